public import Essentials

/// The forms of an account: signing up, signing in, and the profiles.
///
///     var form = AccountForm.Parent()
///     form.firstName = "Ana"
///     form.zipCode = "8500"
///     for problem in form.problems { show(AccountForm.Messages().text(for: problem)) }
///
/// A form holds texts as they were typed. It reports all problems at once, in the order of its fields,
/// and makes a profile when there are none. Forms and profiles are personal, so they print, dump, and
/// interpolate without their content.
public enum AccountForm {
  /// A field of a form.
  @nonexhaustive public enum Field: String, CaseIterable, Hashable, Sendable {
    /// The e-mail address.
    case email
    /// The name with which a person signs in.
    case username
    /// The password.
    case password
    /// The name that others see.
    case displayName
    /// The first name.
    case firstName
    /// The last name.
    case lastName
    /// The organization.
    case organization
    /// The designation in the organization.
    case designation
    /// The street address.
    case streetAddress
    /// The city.
    case city
    /// The state.
    case state
    /// The ZIP code.
    case zipCode
    /// The telephone number.
    case phone
    /// The website.
    case website
    /// The work of the organization.
    case scope
    /// The number of children.
    case numberOfChildren
    /// The ages of the children.
    case agesOfChildren
    /// The relationship to the person who is cared for.
    case relationship

    /// Creates a field from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) {
      guard let value = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = value
    }
  }

  /// The reason a field is not valid; it does not hold the typed text.
  @nonexhaustive public enum Reason: Hashable, Sendable {
    /// A required field is blank.
    case missing
    /// Both the city and the ZIP code are blank, and one of them is required.
    case cityOrZIPCodeMissing
    /// The e-mail address is not valid.
    case email(EmailAddress.Error)
    /// The password is not accepted.
    case password(PasswordPolicy.Problem)
    /// The telephone number is not valid.
    case phone(USPhoneNumber.Error)
    /// The text has fewer Unicode scalars than the minimum.
    case tooShort(minimum: Int)
    /// The text has more Unicode scalars than the maximum.
    case tooLong(maximum: Int)
    /// The text has characters that are not letters, signs, or spaces, such as line breaks.
    case characterNotAllowed
    /// The text is not a state.
    case notState
    /// The text is not a ZIP code of five or nine digits.
    case notZIPCode
    /// The text is not a whole number in the range.
    case notNumber(ClosedRange<Int>)
    /// There are more ages than children.
    case moreAgesThanChildren
    /// The text is not a web address with `https://` or `http://`.
    case notWebsite
  }

  /// A field and the reason it is not valid.
  public struct Problem: Hashable, Sendable {
    /// The field.
    public let field: Field
    /// The reason the field is not valid.
    public let reason: Reason
  }

  /// A question to the person about a valid field.
  @nonexhaustive public enum Warning: Hashable, Sendable {
    /// The address has a common typo; the value is a suggested address.
    case email(suggestion: EmailAddress)
    /// The address is so long that mail servers may refuse it.
    case longEmail(EmailAddress.Warning)
    /// The password is easier to guess than its length suggests.
    case password(PasswordPolicy.Weakness)
    /// The telephone number is reserved for films and books.
    case fictionalPhone
    /// The ZIP code does not belong to the state.
    case zipCodeOutsideState
  }

  /// All problems of a form.
  public struct Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems in the order of the form; never empty.
    public let problems: [Problem]

    /// The problems in English, one sentence a line, without the typed texts.
    public var description: String {
      problems.map { Messages().text(for: $0) }.joined(separator: "\n")
    }
  }

  /// A name of a person: any text that is not blank, with at most 100 Unicode scalars and without
  /// control characters and direction marks.
  ///
  ///     try AccountForm.PersonName("  O’Neil ").text   // "O’Neil"
  ///
  /// Names have no other rule: they can have one letter, a digit, or a space, in any script and case.
  public struct PersonName: Hashable, Sendable, PrivateValue {
    /// The name without white space at its ends.
    public let text: String

    /// The maximum number of Unicode scalars.
    public static var maximumLength: Int { 100 }

    /// Creates a name.
    ///
    /// - Complexity: O(*n*)
    /// - Throws: ``AccountForm/PersonName/Error``, which does not hold the text.
    public init(_ text: some StringProtocol) throws(AccountForm.PersonName.Error) {
      let text = Substring(text).trimmingBlanks
      let scalars = text.unicodeScalars
      guard CleanText.isVisible(text) else { throw .empty }
      guard scalars.prefix(Self.maximumLength &+ 1).count <= Self.maximumLength else {
        throw .tooLong
      }
      guard scalars.allSatisfy(Self.isAllowed) else { throw .characterNotAllowed }
      self.text = String(text)
    }

    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: return false
      default: break
      }
      // Embeddings, overrides, and isolates can make a screen show another name.
      return !("\u{202A}"..."\u{202E}").contains(scalar)
        && !("\u{2066}"..."\u{2069}").contains(scalar)
    }

    /// The reason a text is not a name; it does not hold the text.
    @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
      /// The text is blank or invisible.
      case empty
      /// The text has more than ``PersonName/maximumLength`` Unicode scalars.
      case tooLong
      /// The text has a control character or a direction mark.
      case characterNotAllowed

      /// An English sentence that says what is wrong, without the text.
      public var description: String {
        switch self {
        case .empty: "The name is empty."
        case .tooLong: "A name must have at most \(PersonName.maximumLength) characters."
        case .characterNotAllowed:
          "A name must not have control characters or marks of direction."
        }
      }
    }
  }
}

extension AccountForm {
  /// A form whose texts become a profile.
  ///
  /// It is encoded as it was typed, so that an app can restore the form after the system has ended
  /// the app.
  public protocol Editable: Hashable, Sendable, Codable, PrivateValue {
    /// The profile that a form without problems becomes.
    associatedtype Profile: Hashable, Sendable, PrivateValue

    /// Creates an empty form.
    init()

    /// Creates the form with which a person edits a profile.
    init(_ profile: Profile)

    /// The fields in the order of the form, and where their texts are.
    static var fields: [(field: Field, text: WritableKeyPath<Self, String>)] { get }

    /// Checks all fields.
    ///
    /// - Returns: The profile, or `nil` and all problems in the order of the form.
    func checked() -> (profile: Profile?, problems: [Problem])

    /// The questions about valid fields, in the order of the form.
    var warnings: [Warning] { get }
  }
}

extension AccountForm.Editable {
  /// All problems, in the order of the form.
  ///
  /// - Complexity: O(*n*) in the length of the texts
  public var problems: [AccountForm.Problem] { checked().problems }

  /// Returns the profile.
  ///
  /// - Complexity: O(*n*) in the length of the texts
  /// - Throws: ``AccountForm/Error`` with all problems.
  public func profile() throws(AccountForm.Error) -> Profile {
    let (profile, problems) = checked()
    guard let profile, problems.isEmpty else { throw AccountForm.Error(problems: problems) }
    return profile
  }

  /// The text of a field; empty, and not changed by setting it, if the form does not have the field.
  ///
  /// - Complexity: O(*n*) in the number of fields
  public subscript(field: AccountForm.Field) -> String {
    get { Self.fields.first { $0.field == field }.map { self[keyPath: $0.text] } ?? "" }
    set {
      if let path = Self.fields.first(where: { $0.field == field })?.text {
        self[keyPath: path] = newValue
      }
    }
  }
}
