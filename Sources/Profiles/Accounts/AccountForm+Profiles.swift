public import Essentials
public import Geo

extension AccountForm {
  /// The profile of a parent: a first and last name, and a city or a ZIP code.
  ///
  /// The number and the ages of the children are optional. The form does not ask for a name or date
  /// of birth of a child.
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
    ///
    /// `3,5` without a space can be the age of one child, so it needs ``numberOfChildren``.
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
      if !CleanText.isVisible(city), !CleanText.isVisible(zipCode) {
        check.add(.city, .cityOrZIPCodeMissing)
      }
      let city = check.line(city, .city, isRequired: false, maximum: 100)
      let zipCode = check.zipCode(zipCode, isRequired: false)
      let count = check.number(numberOfChildren, .numberOfChildren, in: 0...20)
      let ages = check.numbers(agesOfChildren, .agesOfChildren, in: 0...17, count: count)
      if ages.count > count ?? 20 { check.add(.agesOfChildren, .moreAgesThanChildren) }
      guard let firstName, let lastName, check.problems.isEmpty else {
        return (nil, check.problems)
      }
      let profile = Profile(
        firstName: firstName, lastName: lastName, city: city, zipCode: zipCode,
        numberOfChildren: count, agesOfChildren: ages)
      return (profile, [])
    }

    /// An empty array: no field of the form has a warning.
    public var warnings: [Warning] { [] }
  }
}

extension AccountForm {
  /// The profile of a provider of events: all fields except the website and the scope are required.
  public struct Provider: Editable {
    /// The first name.
    public var firstName = ""
    /// The last name.
    public var lastName = ""
    /// The organization.
    public var organization = ""
    /// The designation in the organization, such as "Director".
    public var designation = ""
    /// The street address.
    public var streetAddress = ""
    /// The city; APO, FPO, or DPO for military mail.
    public var city = ""
    /// The state or the region of military mail: its name or two-letter abbreviation.
    public var state = ""
    /// The ZIP code.
    public var zipCode = ""
    /// The telephone number.
    public var phone = ""
    /// The website; optional.
    public var website = ""
    /// The work of the organization; optional.
    public var scope = ""

    /// Creates an empty form.
    public init() {}

    /// The fields in the order of the form, and where their texts are.
    public static var fields: [(field: Field, text: WritableKeyPath<Self, String>)] {
      [
        (.firstName, \.firstName), (.lastName, \.lastName), (.organization, \.organization),
        (.designation, \.designation), (.streetAddress, \.streetAddress), (.city, \.city),
        (.state, \.state), (.zipCode, \.zipCode), (.phone, \.phone), (.website, \.website),
        (.scope, \.scope),
      ]
    }

    /// A provider of events.
    public struct Profile: Hashable, Sendable, PrivateValue {
      /// The first name.
      public let firstName: PersonName
      /// The last name.
      public let lastName: PersonName
      /// The organization.
      public let organization: String
      /// The designation in the organization.
      public let designation: String
      /// The street address.
      public let streetAddress: String
      /// The name of the city, or APO, FPO, or DPO for military mail.
      public let cityName: String
      /// The state, or the region of military mail.
      public let region: PostalRegion
      /// The ZIP code.
      public let zipCode: ZIPCode
      /// The telephone number.
      public let phone: USPhoneNumber
      /// The web address with its scheme, or `nil`.
      public let website: String?
      /// The work of the organization, or `nil`.
      public let scope: String?

      /// The city and its state, or `nil` for military mail, which names no place.
      public var city: City? { region.state.flatMap { City(cityName, $0) } }
    }

    /// Creates the form with which a person edits a profile.
    public init(_ profile: Profile) {
      firstName = profile.firstName.text
      lastName = profile.lastName.text
      organization = profile.organization
      designation = profile.designation
      streetAddress = profile.streetAddress
      city = profile.cityName
      state = profile.region.abbreviation
      zipCode = profile.zipCode.description
      phone = profile.phone.national
      website = profile.website ?? ""
      scope = profile.scope ?? ""
    }

    /// Checks all fields.
    ///
    /// - Returns: The profile, or `nil` and all problems in the order of the form.
    public func checked() -> (profile: Profile?, problems: [Problem]) {
      var check = Check()
      let firstName = check.name(firstName, .firstName)
      let lastName = check.name(lastName, .lastName)
      let organization = check.line(organization, .organization)
      let designation = check.line(designation, .designation)
      let streetAddress = check.line(streetAddress, .streetAddress)
      var cityName = check.line(city, .city, maximum: 100)
      // A city is compared by its letters and digits, whatever its state, so it needs one.
      if let name = cityName, City(name, .arizona) == nil {
        check.add(.city, .characterNotAllowed)
        cityName = nil
      }
      let region = check.region(state)
      let zipCode = check.zipCode(zipCode)
      let phone = check.phone(phone)
      let website = check.website(website)
      let scope = check.line(scope, .scope, isRequired: false, maximum: 1000)
      guard let firstName, let lastName, let organization, let designation, let streetAddress,
        let cityName, let region, let zipCode, let phone, check.problems.isEmpty
      else { return (nil, check.problems) }
      let profile = Profile(
        firstName: firstName, lastName: lastName, organization: organization,
        designation: designation, streetAddress: streetAddress, cityName: cityName,
        region: region, zipCode: zipCode, phone: phone, website: website, scope: scope)
      return (profile, [])
    }

    /// Warnings about a ZIP code outside the state, and a telephone number that nobody answers.
    public var warnings: [Warning] {
      var check = Check()
      var warnings: [Warning] = []
      if let region = check.region(state), let zipCode = check.zipCode(zipCode),
        !region.mayHave(zipCode)
      {
        warnings.append(.zipCodeOutsideState)
      }
      if let phone = check.phone(phone), phone.isFictional { warnings.append(.fictionalPhone) }
      return warnings
    }
  }
}

extension AccountForm {
  /// The profile of a member: the name that others see, and, optionally, a ZIP code.
  public struct Member: Editable {
    /// The name that others see; it does not have to be a real name.
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

    /// An empty array: no field of the form has a warning.
    public var warnings: [Warning] { [] }
  }

  /// The profile of a caregiver of another person: a name and a telephone number.
  public struct Caregiver: Editable {
    /// The first name.
    public var firstName = ""
    /// The last name.
    public var lastName = ""
    /// The relationship to the person who is cared for, such as "Daughter"; optional.
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
      /// The relationship to the person who is cared for, or `nil`.
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
