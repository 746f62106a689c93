public import Essentials
public import Geo

extension AccountForm {
  /// The profile of a parent: a first and last name, and a city or a ZIP code.
  ///
  /// The number and the ages of the children are optional. No name or date of birth of a child is asked
  /// for.
  public struct Parent: Editable {
    /// The first name.
    public var firstName = ""
    /// The last name.
    public var lastName = ""
    /// The city; optional if there is a ZIP code.
    public var city = ""
    /// The ZIP code; optional if there is a city.
    public var zipCode = ""
    /// The number of children, in `0...20`; optional.
    public var numberOfChildren = ""
    /// The ages of children in years, in `0...17`, such as `3, 5, 7`; optional.
    public var agesOfChildren = ""

    /// Creates an empty form.
    public init() {}

    /// The fields in the order of the form, and where their texts are.
    public static var fields: [(field: Field, text: WritableKeyPath<Self, String>)] {
      [
        (.firstName, \.firstName), (.lastName, \.lastName), (.city, \.city), (.zipCode, \.zipCode),
        (.numberOfChildren, \.numberOfChildren), (.agesOfChildren, \.agesOfChildren),
      ]
    }

    /// A parent.
    public struct Profile: Hashable, Sendable, PrivateValue {
      /// The first name.
      public let firstName: PersonName
      /// The last name.
      public let lastName: PersonName
      /// The city, or `nil` if there is only a ZIP code.
      public let city: String?
      /// The ZIP code, or `nil` if there is only a city.
      public let zipCode: ZIPCode?
      /// The number of children, in `0...20`, or `nil` if it is not stated.
      public let numberOfChildren: Int?
      /// The ages in years, in `0...17`, as they were typed; empty if they are not stated.
      public let agesOfChildren: [Int]
    }

    /// Creates the form with which a person edits a profile.
    public init(_ profile: Profile) {
      firstName = profile.firstName.text
      lastName = profile.lastName.text
      city = profile.city ?? ""
      zipCode = profile.zipCode?.description ?? ""
      numberOfChildren = profile.numberOfChildren.map(String.init) ?? ""
      agesOfChildren = profile.agesOfChildren.map(String.init).joined(separator: ", ")
    }

    /// Checks all fields.
    ///
    /// - Returns: The profile, or `nil` and all problems in the order of the form.
    public func checked() -> (profile: Profile?, problems: [Problem]) {
      var check = Check()
      let firstName = check.name(firstName, .firstName)
      let lastName = check.name(lastName, .lastName)
      if city[...].trimmingBlanks.isEmpty, zipCode[...].trimmingBlanks.isEmpty {
        check.add(.city, .cityOrZIPCodeMissing)
      }
      let city = check.line(city, .city, isRequired: false, maximum: 100)
      let zipCode = check.zipCode(zipCode, isRequired: false)
      let count = check.number(numberOfChildren, .numberOfChildren, in: 0...20)
      let ages = check.numbers(agesOfChildren, .agesOfChildren, in: 0...17)
      if ages.count > count ?? 20 { check.add(.agesOfChildren, .moreAgesThanChildren) }
      guard let firstName, let lastName, check.problems.isEmpty else {
        return (nil, check.problems)
      }
      let profile = Profile(
        firstName: firstName, lastName: lastName, city: city, zipCode: zipCode,
        numberOfChildren: count, agesOfChildren: ages)
      return (profile, [])
    }

    /// Nothing: no field of the form has a warning.
    public var warnings: [Warning] { [] }
  }
}
