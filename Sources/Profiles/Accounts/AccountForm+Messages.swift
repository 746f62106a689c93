package import Essentials

extension AccountForm {
  /// The texts of the forms: templates with named slots, in English unless the host replaces them.
  ///
  ///     // {"missing": {"email": "Bitte gib deine E-Mail-Adresse ein."}}
  ///     let messages = try JSONDecoder().decode(AccountForm.Messages.self, from: german)
  ///     for problem in AccountForm.SignIn().problems { show(messages.text(for: problem)) }
  ///
  /// A slot is a name in braces. Texts do not repeat what the person typed, except for a suggested address.
  public struct Messages: Sendable {
    /// Creates the English texts.
    public init() {}

    /// The names of the fields, for labels.
    public package(set) var fields: [Field: String] = [
      .email: "E-mail address", .username: "Username", .password: "Password",
      .displayName: "Display name", .firstName: "First name", .lastName: "Last name",
      .organization: "Organization", .designation: "Designation",
      .streetAddress: "Street address", .city: "City", .state: "State", .zipCode: "ZIP code",
      .phone: "Phone number", .website: "Website", .scope: "What you offer",
      .numberOfChildren: "Number of children", .agesOfChildren: "Ages of children",
      .relationship: "Relationship",
    ]

    /// Shown for a required field that is blank.
    package var missing: [Field: String] = [
      .email: "Enter your e-mail address.", .username: "Choose a username.",
      .password: "Enter a password.", .displayName: "Choose a display name, which others see.",
      .firstName: "Enter your first name. If you have only one name, repeat it or enter –.",
      .lastName: "Enter your last name. If you have only one name, repeat it or enter –.",
      .organization: "Enter the name of your organization.",
      .designation: "Enter your job title, such as Director.",
      .streetAddress: "Enter the street address.", .city: "Enter the city.",
      .state: "Enter the state.", .zipCode: "Enter the ZIP code.",
      .phone: "Enter your phone number.",
    ]

    /// Shown if both the city and the ZIP code are blank.
    package var cityOrZIPCodeMissing = "Enter your city or your ZIP code."

    /// Shown for an address that is not valid.
    package var emails: [EmailAddress.Error: String] = [
      .empty: "Enter your e-mail address.",
      .whiteSpace: "Remove the spaces from the e-mail address.",
      .notASCII: "Use only the letters A to Z, digits, and symbols in the e-mail address.",
      .atSignMissing: "The e-mail address needs an @, as in ana@example.com.",
      .severalAtSigns: "Enter one e-mail address, with one @.",
      .localPartMissing: "Enter the part before the @.",
      .domainMissing: "Enter the part after the @, as in ana@example.com.",
      .localPartNotAllowed: "Check the part before the @. It has a character that is not allowed.",
      .domainNotAllowed: "Check the part after the @. It should look like example.com.",
      .dotMissing: "The part after the @ needs a dot, as in example.com.",
    ]

    /// The template for a password that is too short: `{minimum}`.
    package var passwordTooShort =
      "Use {minimum} or more characters. A few random words work well."
    /// The template for a password that is too long: `{maximum}`.
    package var passwordTooLong = "Use no more than {maximum} characters."
    /// Shown for a password with a control character.
    package var passwordControlCharacter = "Remove the line break or other invisible character."
    /// Shown for a password in the blocklist.
    package var passwordListed =
      "Choose another password. Many people use this one, so it is easy to guess."
    /// Shown for a password that is the address or a word of the app.
    package var passwordContextual =
      "Choose a password that is not your e-mail address or the name of this app."

    /// Shown for a telephone number that is not valid.
    package var phones: [USPhoneNumber.Error: String] = [
      .tooShort: "Enter all ten digits of the phone number, with the area code.",
      .tooLong: "Check the phone number. It has more than ten digits.",
      .notNorthAmerican: "Enter a phone number of the United States, with +1 or without it.",
      .notDigits: "Enter the phone number in digits, as in 602-555-0123.",
      .areaCodeNotAllowed: "Check the area code, the first three digits.",
      .exchangeNotAllowed: "Check the three digits after the area code.",
      .extensionNotAllowed: "Enter the extension in one to six digits, as in x12.",
    ]

    /// The template for a text that is too short: `{field}`, `{minimum}`.
    package var tooShort = "{field}: use {minimum} or more characters."
    /// The template for a text that is too long: `{field}`, `{maximum}`.
    package var tooLong = "{field}: use no more than {maximum} characters."
    /// The template for a text with characters that are not allowed: `{field}`.
    package var characterNotAllowed = "{field}: use letters, and remove invisible characters."
    /// Shown for a text that is neither a state nor a region of military mail.
    package var notState =
      "Enter a state, such as Arizona or AZ, or AA, AE, or AP for military mail."
    /// Shown for a text that is not a ZIP code.
    package var notZIPCode = "Enter a ZIP code with five digits."
    /// The template for a text that is not a number in the range: `{field}`, `{minimum}`, `{maximum}`.
    package var notNumber = "{field}: use whole numbers from {minimum} to {maximum}."
    /// The template for a text that is not a list of ages: `{field}`, `{minimum}`, `{maximum}`.
    package var notAges = """
      {field}: use whole numbers from {minimum} to {maximum}, with a space after each comma, as in 3, 5.
      """
    /// Shown for more ages than children.
    package var moreAgesThanChildren = "There are more ages than children. Check both."
    /// Shown for a text that is not a web address.
    package var notWebsite = "Enter a web address, such as https://example.com."

    /// The template for an address with a common typo: `{suggestion}`.
    package var suggestion = "Did you mean {suggestion}?"
    /// Shown for an address that mail servers may refuse.
    package var longEmail = "This e-mail address is very long. Check that messages can reach it."
    /// Shown for the weaknesses of a password.
    package var weaknesses: [PasswordPolicy.Weakness: String] = [
      .repetitive: "It repeats the same characters, so it is easy to guess.",
      .sequential: "It is a sequence, such as abcdef, so it is easy to guess.",
      .onlyDigits: "It has only digits. Words make it harder to guess.",
      .containsContext: "It contains your e-mail address or the name of this app.",
    ]
    /// Shown for a telephone number that is reserved for films and books.
    package var fictionalPhone = "This number is reserved for movies and books. Please check it."
    /// Shown for a ZIP code that is not one of the state.
    package var zipCodeOutsideState = "This ZIP code may not be in that state. Check both."

    /// Returns the text of a problem.
    public func text(for problem: Problem) -> String {
      let name = fields[problem.field] ?? ""
      return switch problem.reason {
      case .missing: missing[problem.field] ?? ""
      case .cityOrZIPCodeMissing: cityOrZIPCodeMissing
      case .email(let error): emails[error] ?? ""
      case .password(let problem): text(for: problem)
      case .phone(let error): phones[error] ?? ""
      case .tooShort(let minimum): filled(tooShort, name, minimum: minimum)
      case .tooLong(let maximum): filled(tooLong, name, maximum: maximum)
      case .characterNotAllowed: filled(characterNotAllowed, name)
      case .notState: notState
      case .notZIPCode: notZIPCode
      case .notNumber(let range):
        filled(
          problem.field == .agesOfChildren ? notAges : notNumber, name,
          minimum: range.lowerBound, maximum: range.upperBound)
      case .moreAgesThanChildren: moreAgesThanChildren
      case .notWebsite: notWebsite
      }
    }

    /// Returns the text of a problem of a password.
    public func text(for problem: PasswordPolicy.Problem) -> String {
      switch problem {
      case .tooShort(let minimum): filled(passwordTooShort, "", minimum: minimum)
      case .tooLong(let maximum): filled(passwordTooLong, "", maximum: maximum)
      case .controlCharacter: passwordControlCharacter
      case .listed: passwordListed
      case .contextual: passwordContextual
      }
    }

    /// Returns the text of a warning.
    public func text(for warning: Warning) -> String {
      switch warning {
      case .email(let email): suggestion.filled([("suggestion", email.text)])
      case .longEmail: longEmail
      case .password(let weakness): weaknesses[weakness] ?? ""
      case .fictionalPhone: fictionalPhone
      case .zipCodeOutsideState: zipCodeOutsideState
      }
    }

    private func filled(
      _ template: String, _ name: String, minimum: Int? = nil, maximum: Int? = nil
    ) -> String {
      template.filled([
        ("field", name), ("minimum", minimum.map(String.init) ?? ""),
        ("maximum", maximum.map(String.init) ?? ""),
      ])
    }
  }
}

#if !hasFeature(Embedded)
extension AccountForm.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.texts("fields", &fields)
    entries.texts("missing", &missing)
    entries.text("cityOrZIPCodeMissing", &cityOrZIPCodeMissing)
    entries.texts(
      "emails", &emails,
      [
        .empty: "empty", .whiteSpace: "whiteSpace", .notASCII: "notASCII",
        .atSignMissing: "atSignMissing", .severalAtSigns: "severalAtSigns",
        .localPartMissing: "localPartMissing", .domainMissing: "domainMissing",
        .localPartNotAllowed: "localPartNotAllowed", .domainNotAllowed: "domainNotAllowed",
        .dotMissing: "dotMissing",
      ])
    entries.text("passwordTooShort", &passwordTooShort)
    entries.text("passwordTooLong", &passwordTooLong)
    entries.text("passwordControlCharacter", &passwordControlCharacter)
    entries.text("passwordListed", &passwordListed)
    entries.text("passwordContextual", &passwordContextual)
    entries.texts(
      "phones", &phones,
      [
        .tooShort: "tooShort", .tooLong: "tooLong", .notNorthAmerican: "notNorthAmerican",
        .notDigits: "notDigits", .areaCodeNotAllowed: "areaCodeNotAllowed",
        .exchangeNotAllowed: "exchangeNotAllowed", .extensionNotAllowed: "extensionNotAllowed",
      ])
    entries.text("tooShort", &tooShort)
    entries.text("tooLong", &tooLong)
    entries.text("characterNotAllowed", &characterNotAllowed)
    entries.text("notState", &notState)
    entries.text("notZIPCode", &notZIPCode)
    entries.text("notNumber", &notNumber)
    entries.text("notAges", &notAges)
    entries.text("moreAgesThanChildren", &moreAgesThanChildren)
    entries.text("notWebsite", &notWebsite)
    entries.text("suggestion", &suggestion)
    entries.text("longEmail", &longEmail)
    entries.texts(
      "weaknesses", &weaknesses,
      [
        .repetitive: "repetitive", .sequential: "sequential", .onlyDigits: "onlyDigits",
        .containsContext: "containsContext",
      ])
    entries.text("fictionalPhone", &fictionalPhone)
    entries.text("zipCodeOutsideState", &zipCodeOutsideState)
  }
}
#endif
