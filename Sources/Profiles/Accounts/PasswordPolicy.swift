/// The rule for new passwords: a minimum length, and a list of well-known passwords.
///
///     var policy = PasswordPolicy.default
///     policy.blocklist = ["password1", "qwerty123"]
///     policy.problems(of: "password1")   // [.tooShort(minimum: 15), .listed]
///
/// The rule follows NIST SP 800-63B-4 (2025), section 3.1.1: it requires no mixture of characters,
/// no regular changes, and no hints. Every character counts as typed: nothing is cut, trimmed, or
/// folded. Length counts Unicode scalars, as the standard's "code points".
///
/// Normalize a password to NFC before you check and hash it, because keyboards differ: `é` can be one
/// scalar or two. The Swift standard library compares both as equal, so the blocklist finds both, but their
/// bytes and hashes differ. Hash the whole password: bcrypt reads only 72 bytes.
///
/// Use the rule when a person chooses a password, not when a person signs in with an older one.
public struct PasswordPolicy: Hashable, Sendable {
  /// The minimum number of Unicode scalars, in `1...maximumLength`.
  public let minimumLength: Int

  /// Passwords that are common, expected, or known from a breach.
  ///
  /// A password is compared as a whole.
  public var blocklist: Set<String>

  /// The maximum number of Unicode scalars, so that nobody can make a server hash a gigabyte.
  public static var maximumLength: Int { 4096 }

  /// Creates a rule, or returns `nil` if the length is not in `1...maximumLength`.
  public init?(minimumLength: Int, blocklist: Set<String> = []) {
    guard (1...Self.maximumLength).contains(minimumLength) else { return nil }
    self.init(known: minimumLength, blocklist)
  }

  private init(known minimumLength: Int, _ blocklist: Set<String> = []) {
    self.minimumLength = minimumLength
    self.blocklist = blocklist
  }
}

extension PasswordPolicy {
  /// At least 15 characters, for a password that is the only factor of an account.
  public static var `default`: Self { Self(known: 15) }

  /// At least 8 characters, for a password with a second factor.
  public static var multiFactor: Self { Self(known: 8) }

  /// At least 6 characters, weaker than the standard allows; set a blocklist.
  public static var parentAid: Self { Self(known: 6) }

  /// A reason to refuse a password; it does not hold the password.
  @nonexhaustive public enum Problem: Hashable, Sendable {
    /// There are fewer Unicode scalars than the minimum.
    case tooShort(minimum: Int)
    /// There are more Unicode scalars than the maximum.
    case tooLong(maximum: Int)
    /// The password has a control character, such as a line break.
    case controlCharacter
    /// The password is in the ``PasswordPolicy/blocklist``.
    case listed
    /// The password is the e-mail address, the part before its `@`, or a word that the app passed in.
    case contextual
  }

  /// Checks a password.
  ///
  /// - Parameters:
  ///   - password: The password, in NFC.
  ///   - email: The address of the account.
  ///   - words: Words that are easy to guess here, such as the app's name and the username.
  /// - Returns: All reasons to refuse the password, in the order of the cases; empty if it is accepted.
  /// - Complexity: O(*n*) in the lengths of the password and the words
  public func problems(
    of password: String, email: EmailAddress? = nil, words: [String] = []
  ) -> [Problem] {
    var problems: [Problem] = []
    let scalars = password.unicodeScalars
    let length = scalars.count
    if length < minimumLength { problems.append(.tooShort(minimum: minimumLength)) }
    if length > Self.maximumLength { problems.append(.tooLong(maximum: Self.maximumLength)) }
    if scalars.contains(where: { $0.properties.generalCategory == .control }) {
      problems.append(.controlCharacter)
    }
    if blocklist.contains(password) { problems.append(.listed) }
    let folded = password.lowercased()
    if Self.words(email, words).contains(where: { $0 == folded }) { problems.append(.contextual) }
    return problems
  }

  /// The words that an attacker tries first, in lowercase.
  private static func words(_ email: EmailAddress?, _ words: [String]) -> [String] {
    let email = email.map { [$0.text, String($0.localPart)] } ?? []
    return (email + words).map { $0.lowercased() }.filter { !$0.isEmpty }
  }
}

extension PasswordPolicy {
  /// A reason why an accepted password is easier to guess than its length says.
  @nonexhaustive public enum Weakness: Hashable, Sendable {
    /// A piece of at most four Unicode scalars is repeated.
    case repetitive
    /// Each character follows the one before it, up or down, as in `abcdef` or `987654`.
    case sequential
    /// All characters are digits.
    case onlyDigits
    /// The password contains the e-mail address, the part before its `@`, or a word of the app.
    case containsContext
  }

  /// Returns the reasons a password is weak, in the order of the cases, to show next to the field.
  ///
  /// They are advice: the standard requires only length, so none of them is a ``Problem``. There is
  /// no score, because a number would suggest more certainty than these rules have.
  ///
  /// - Complexity: O(*n* *m*) for *n* Unicode scalars and *m* words
  public func weaknesses(
    of password: String, email: EmailAddress? = nil, words: [String] = []
  ) -> [Weakness] {
    let scalars = password.unicodeScalars.prefix(Self.maximumLength).map(\.value)
    var weaknesses: [Weakness] = []
    if (1...4).contains(where: { Self.isRepeated(scalars, every: $0) }) {
      weaknesses.append(.repetitive)
    }
    if Self.isSequence(scalars) || Self.isSequence(scalars.reversed()) {
      weaknesses.append(.sequential)
    }
    let digits = UInt32(UInt8(ascii: "0"))...UInt32(UInt8(ascii: "9"))
    if !scalars.isEmpty, scalars.allSatisfy(digits.contains) { weaknesses.append(.onlyDigits) }
    let folded = Array(password.lowercased().utf8.prefix(4 &* Self.maximumLength))
    // Words of one or two letters occur in many passwords by chance.
    let context = Self.words(email, words).filter { $0.unicodeScalars.count > 2 }
    if context.contains(where: { Self.contains(folded, Array($0.utf8)) }) {
      weaknesses.append(.containsContext)
    }
    return weaknesses
  }

  private static func isRepeated(_ scalars: [UInt32], every period: Int) -> Bool {
    scalars.count >= 2 &* period && zip(scalars, scalars.dropFirst(period)).allSatisfy(==)
  }

  /// Whether each scalar is one above the one before it; after 9 follows 0.
  private static func isSequence(_ scalars: [UInt32]) -> Bool {
    let nine = UInt32(UInt8(ascii: "9"))
    return scalars.count >= 3
      && zip(scalars, scalars.dropFirst()).allSatisfy {
        $1 == $0 &+ 1 || $0 == nine && $1 == nine &- 9
      }
  }

  /// Whether a text contains a word, by the table of Knuth, Morris, and Pratt.
  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    var fallback = [0]
    var length = 0
    for byte in word.dropFirst() {
      while length > 0, word[length] != byte { length = fallback[length &- 1] }
      if word[length] == byte { length &+= 1 }
      fallback.append(length)
    }
    length = 0
    for byte in text {
      while length > 0, word[length] != byte { length = fallback[length &- 1] }
      if word[length] == byte { length &+= 1 }
      if length == word.count { return true }
    }
    return false
  }
}
