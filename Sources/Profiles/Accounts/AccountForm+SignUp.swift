public import Essentials

extension AccountForm {
  /// The form with which a person creates an account.
  ///
  ///     var form = AccountForm.SignUp(policy: .default)
  ///     form.email = "ana@gmial.com"
  ///     form.warnings   // [.email(suggestion: …@gmail.com)]
  public struct SignUp: Hashable, Sendable, PrivateValue {
    /// The e-mail address.
    public var email = ""
    /// The name with which the person signs in, or `nil` if the app has none.
    public var username: String?
    /// The password.
    public var password = ""
    /// The rule for passwords.
    public var policy: PasswordPolicy
    /// Words that may not be a password, such as the app's name.
    public var words: [String]
    /// Whether the domain of the address must have a dot.
    public var requiresDot: Bool

    /// The minimum number of Unicode scalars in a username.
    public static var minimumUsernameLength: Int { 6 }

    /// Creates an empty form.
    ///
    /// - Parameters:
    ///   - username: An empty text for an app with usernames, or `nil`.
    ///   - policy: The rule for passwords.
    ///   - words: Words that may not be a password, such as the app's name.
    ///   - requiresDot: Whether the domain of the address must have a dot, so that a message can arrive.
    public init(
      username: String? = nil, policy: PasswordPolicy = .default, words: [String] = [],
      requiresDot: Bool = true
    ) {
      self.username = username
      self.policy = policy
      self.words = words
      self.requiresDot = requiresDot
    }

    /// The credentials of a new account.
    public struct Credentials: Hashable, Sendable, PrivateValue {
      /// The e-mail address.
      public let email: EmailAddress
      /// The username, or `nil` if the app has none.
      public let username: String?
      /// The password, as it was typed.
      public let password: String
    }

    /// All problems of the address, of the username, and of the password.
    ///
    /// - Complexity: O(*n*) in the length of the texts
    public var problems: [Problem] { checked().problems }

    /// Returns the credentials.
    ///
    /// - Complexity: O(*n*) in the length of the texts
    /// - Throws: ``AccountForm/Error`` with all problems.
    public func credentials() throws(AccountForm.Error) -> Credentials {
      let (credentials, problems) = checked()
      guard let credentials else { throw AccountForm.Error(problems: problems) }
      return credentials
    }

    /// The warnings: a typo in the address, limits of mail servers, and weaknesses of the password.
    ///
    /// - Complexity: O(*n* *m*) for *n* characters of the password and *m* words
    public var warnings: [Warning] {
      let email = try? EmailAddress(email)
      var warnings: [Warning] = []
      if let suggestion = email?.suggestion { warnings.append(.email(suggestion: suggestion)) }
      warnings += (email?.warnings ?? []).map { .longEmail($0) }
      let weaknesses = policy.weaknesses(of: password, email: email, words: contextualWords)
      return warnings + weaknesses.map { .password($0) }
    }

    /// The address without the white space, invisible marks, line breaks, and full-width characters that make
    /// it invalid, or `nil` if that would not make it valid or if it is valid as it is.
    ///
    /// Keyboards and copied texts can add a space. Offer the correction, or make it when the person
    /// leaves the field.
    public var trimmedEmail: EmailAddress? {
      guard let trimmed = try? EmailAddress(trimming: email, requiringDot: requiresDot),
        trimmed.text != email
      else { return nil }
      return trimmed
    }

    private var contextualWords: [String] { words + (username.map { [$0] } ?? []) }

    private func checked() -> (credentials: Credentials?, problems: [Problem]) {
      var check = Check()
      let email = check.email(email, requiringDot: requiresDot)
      let username = username.flatMap { check.line($0, .username, maximum: 100) }
      let minimum = Self.minimumUsernameLength
      if let username, username.unicodeScalars.count < minimum {
        check.add(.username, .tooShort(minimum: minimum))
      }
      if password.isEmpty {
        check.add(.password, .missing)
      } else {
        for problem in policy.problems(of: password, email: email, words: contextualWords) {
          check.add(.password, .password(problem))
        }
      }
      guard let email, check.problems.isEmpty else { return (nil, check.problems) }
      return (Credentials(email: email, username: username, password: password), [])
    }
  }

  /// The form with which a person signs in.
  ///
  /// It checks only whether the form can be sent. The app or its server decides whether the
  /// password is right. It should say "The e-mail address or the password is wrong", and never say
  /// which one.
  public struct SignIn: Hashable, Sendable, PrivateValue {
    /// The e-mail address.
    public var email = ""
    /// The password.
    public var password = ""

    /// Creates an empty form.
    public init() {}

    /// All problems of the address, and a missing password.
    ///
    /// The rule for passwords does not apply, because the account may be older than the rule.
    ///
    /// - Complexity: O(*n*) in the length of the texts
    public var problems: [Problem] {
      var check = Check()
      _ = check.email(email, requiringDot: false)
      if password.isEmpty { check.add(.password, .missing) }
      return check.problems
    }
  }
}
