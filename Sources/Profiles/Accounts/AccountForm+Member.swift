public import Essentials
public import Geo

extension AccountForm {
  /// The profile of a member: the name that others see, and, optionally, a ZIP code.
  public struct Member: Editable {
    /// The name that others see; it need not be a real one.
    public var displayName = ""
    /// The ZIP code; optional.
    public var zipCode = ""

    /// Creates an empty form.
    public init() {}

    /// The fields in the order of the form, and where their texts are.
    public static var fields: [(field: Field, text: WritableKeyPath<Self, String>)] {
      [(.displayName, \.displayName), (.zipCode, \.zipCode)]
    }

    /// A member.
    public struct Profile: Hashable, Sendable, PrivateValue {
      /// The name that others see.
      public let displayName: PersonName
      /// The ZIP code, or `nil`.
      public let zipCode: ZIPCode?
    }

    /// Creates the form with which a person edits a profile.
    public init(_ profile: Profile) {
      displayName = profile.displayName.text
      zipCode = profile.zipCode?.description ?? ""
    }

    /// Checks all fields.
    ///
    /// - Returns: The profile, or `nil` and all problems in the order of the form.
    public func checked() -> (profile: Profile?, problems: [Problem]) {
      var check = Check()
      let name = check.name(displayName, .displayName)
      let zipCode = check.zipCode(zipCode, isRequired: false)
      guard let name, check.problems.isEmpty else { return (nil, check.problems) }
      return (Profile(displayName: name, zipCode: zipCode), [])
    }

    /// Nothing: no field of the form has a warning.
    public var warnings: [Warning] { [] }
  }

  /// The profile of somebody who cares for another person: a name and a telephone number.
  public struct Caregiver: Editable {
    /// The first name.
    public var firstName = ""
    /// The last name.
    public var lastName = ""
    /// What the person is to the one who is cared for, such as "Daughter"; optional.
    public var relationship = ""
    /// The ZIP code; optional.
    public var zipCode = ""
    /// The telephone number.
    public var phone = ""

    /// Creates an empty form.
    public init() {}

    /// The fields in the order of the form, and where their texts are.
    public static var fields: [(field: Field, text: WritableKeyPath<Self, String>)] {
      [
        (.firstName, \.firstName), (.lastName, \.lastName), (.relationship, \.relationship),
        (.zipCode, \.zipCode), (.phone, \.phone),
      ]
    }

    /// Somebody who cares for another person.
    public struct Profile: Hashable, Sendable, PrivateValue {
      /// The first name.
      public let firstName: PersonName
      /// The last name.
      public let lastName: PersonName
      /// What the person is to the one who is cared for, or `nil`.
      public let relationship: String?
      /// The ZIP code, or `nil`.
      public let zipCode: ZIPCode?
      /// The telephone number.
      public let phone: USPhoneNumber
    }

    /// Creates the form with which a person edits a profile.
    public init(_ profile: Profile) {
      firstName = profile.firstName.text
      lastName = profile.lastName.text
      relationship = profile.relationship ?? ""
      zipCode = profile.zipCode?.description ?? ""
      phone = profile.phone.national
    }

    /// Checks all fields.
    ///
    /// - Returns: The profile, or `nil` and all problems in the order of the form.
    public func checked() -> (profile: Profile?, problems: [Problem]) {
      var check = Check()
      let firstName = check.name(firstName, .firstName)
      let lastName = check.name(lastName, .lastName)
      let relationship = check.line(
        relationship, .relationship, isRequired: false, maximum: 100)
      let zipCode = check.zipCode(zipCode, isRequired: false)
      let phone = check.phone(phone)
      guard let firstName, let lastName, let phone, check.problems.isEmpty else {
        return (nil, check.problems)
      }
      let profile = Profile(
        firstName: firstName, lastName: lastName, relationship: relationship, zipCode: zipCode,
        phone: phone)
      return (profile, [])
    }

    /// A telephone number that nobody answers.
    public var warnings: [Warning] {
      var check = Check()
      return check.phone(phone)?.isFictional == true ? [.fictionalPhone] : []
    }
  }
}
