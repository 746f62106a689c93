public import Essentials

/// An e-mail address that a browser's `email` field accepts.
///
///     let email = try EmailAddress("ana@gmial.com")
///     email.suggestion?.text   // "ana@gmail.com"
///     email.accountKey         // "ana@gmial.com", in lowercase
///
/// The rule is the pattern that WHATWG publishes for `<input type=email>`: a local part of ASCII letters,
/// digits, the grave accent, and `.!#$%&'*+/=?^_{|}~-`, one `@`, and a domain of labels with 1 to 63
/// bytes. It is looser than RFC 5322 in its dots, and stricter in quotes, comments, and letters outside
/// ASCII. Only a message that arrives shows that a mailbox exists.
///
/// An address is personal, so it prints, dumps, and interpolates without its content.
public struct EmailAddress: Hashable, Sendable, PrivateValue {
  /// The address as it was typed: send messages to this text.
  ///
  /// Addresses are equal if their texts are. To find an account, compare ``accountKey``.
  public let text: String

  /// Creates an address from a text without white space at its ends.
  ///
  /// - Parameters:
  ///   - text: The address.
  ///   - requiringDot: Whether the domain must have a dot, as domains on the public internet do.
  ///     Published rules accept `user@localhost`.
  /// - Complexity: O(*n*)
  /// - Throws: ``EmailAddress/Error``, which does not hold the text.
  public init(
    _ text: some StringProtocol, requiringDot: Bool = false
  ) throws(EmailAddress.Error) {
    let text = String(text)
    if let problem = Self.problem(of: text, requiringDot: requiringDot) { throw problem }
    self.text = text
  }

  /// Creates an address from a text as a browser does, without line breaks and without white space
  /// at its ends, and also without invisible marks at its ends and full-width characters.
  ///
  /// A copied text may have such marks, and keyboards of East Asia type full-width characters, which become ASCII.
  /// Offer the result as a correction to the person who typed the text.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``EmailAddress/Error``, which does not hold the text.
  public init(
    trimming text: some StringProtocol, requiringDot: Bool = false
  ) throws(EmailAddress.Error) {
    // The steps of WHATWG's value sanitization: strip newlines, then strip white space, which is ASCII there.
    // A person sees neither other blanks nor invisible marks, and no address begins or ends with one.
    let scalars = Substring(text).unicodeScalars.filter { $0 != "\n" && $0 != "\r" }
    let isBlank: (Unicode.Scalar) -> Bool = { $0.isBlank || $0.isInvisible }
    let trimmed = scalars.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    let narrow = trimmed.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case 0x3002, 0xFF61: "."
      case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value &- 0xFEE0) ?? scalar
      default: scalar
      }
    }
    try self.init(String(String.UnicodeScalarView(narrow)), requiringDot: requiringDot)
  }

  /// Creates an address that is known to be valid.
  init(known text: String) { self.text = text }
}

extension EmailAddress {
  /// The part before the `@`.
  public var localPart: Substring { text.prefix { $0 != "@" } }

  /// The part after the `@`.
  public var domain: Substring { text[localPart.endIndex...].dropFirst() }

  /// The key for comparing accounts: the address in lowercase.
  ///
  /// Domains do not distinguish case. Local parts may, but two people should not have accounts that
  /// differ only in case. Dots and `+tags` stay, because the mail provider decides their meaning.
  public var accountKey: String {
    // The text is ASCII, so this is its only lowercase.
    text.lowercased()
  }

  /// The reasons why messages may not arrive, in the order of the cases.
  public var warnings: [Warning] {
    var warnings: [Warning] = []
    if localPart.utf8.count > 64 { warnings.append(.localPartTooLong) }
    if text.utf8.count > 254 { warnings.append(.tooLong) }
    return warnings
  }

  /// A reason why a valid address may not receive messages.
  @nonexhaustive public enum Warning: Hashable, Sendable {
    /// The part before the `@` is longer than 64 bytes (RFC 5321, section 4.5.3.1.1).
    case localPartTooLong
    /// The address is longer than 254 bytes (RFC 5321, section 4.5.3.1.3, without angle brackets).
    case tooLong
  }

  /// The reason a text is not an address; it does not hold the text.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is empty.
    case empty
    /// The text has white space or a control character.
    case whiteSpace
    /// The text has a character outside ASCII.
    case notASCII
    /// There is no `@`.
    case atSignMissing
    /// There is more than one `@`.
    case severalAtSigns
    /// There is nothing before the `@`.
    case localPartMissing
    /// There is nothing after the `@`.
    case domainMissing
    /// A character before the `@` is not allowed there.
    case localPartNotAllowed
    /// The part after the `@` is not a domain.
    case domainNotAllowed
    /// The part after the `@` has no dot, but one is required.
    case dotMissing

    /// An English sentence that says what is wrong, without the text.
    public var description: String {
      switch self {
      case .empty: "The e-mail address is empty."
      case .whiteSpace: "An e-mail address must not have spaces or control characters."
      case .notASCII: "An e-mail address must consist of the letters A to Z, digits, and signs."
      case .atSignMissing: "An e-mail address needs an @."
      case .severalAtSigns: "An e-mail address must have only one @."
      case .localPartMissing: "An e-mail address needs a part before the @."
      case .domainMissing: "An e-mail address needs a part after the @."
      case .localPartNotAllowed: "The part before the @ has a sign that is not allowed there."
      case .domainNotAllowed: "The part after the @ must be a domain, such as example.com."
      case .dotMissing: "The part after the @ needs a dot, as in example.com."
      }
    }
  }
}

extension EmailAddress {
  private static func problem(of text: String, requiringDot: Bool) -> EmailAddress.Error? {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return .empty }
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return .whiteSpace }
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return .notASCII }
    let at = UInt8(ascii: "@")
    guard let sign = bytes.firstIndex(of: at) else { return .atSignMissing }
    let local = bytes[..<sign]
    let domain = bytes[sign...].dropFirst()
    guard !domain.contains(at) else { return .severalAtSigns }
    guard !local.isEmpty else { return .localPartMissing }
    guard !domain.isEmpty else { return .domainMissing }
    guard local.allSatisfy(isAllowedInLocalPart) else { return .localPartNotAllowed }
    guard isDomain(domain) else { return .domainNotAllowed }
    guard !requiringDot || domain.contains(UInt8(ascii: ".")) else { return .dotMissing }
    return nil
  }

  /// Whether bytes are one or more labels, separated by single dots.
  static func isDomain(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
      guard (1...63).contains($0.count), let first = $0.first, let last = $0.last else {
        return false
      }
      return isLetterOrDigit(first) && isLetterOrDigit(last)
        && $0.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    }
  }

  private static func isAllowedInLocalPart(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

/// Encoded as the text.
extension EmailAddress: Codable {
  /// Decodes an address.
  ///
  /// - Throws: `DecodingError`, which does not repeat the text, also for text that is not an address.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(try container.decode(String.self))
    } catch is EmailAddress.Error {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text is not an e-mail address.")
    }
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension EmailAddress {
  /// The address with a common typo in its domain corrected, or `nil` if the domain has none.
  ///
  /// A known domain is never corrected. Otherwise, a known typo decides. If there is none, a known
  /// domain of at least eight bytes is suggested that differs by one additional, missing, or wrong
  /// letter, or by two transposed neighbors. Offer the suggestion, and let the person decide.
  public var suggestion: EmailAddress? {
    let domain = domain.lowercased()
    guard !Self.isKnown(domain) else { return nil }
    let target =
      Self.slips[domain] ?? Self.targets.first { Self.isOneSlip(from: $0.utf8, to: domain.utf8) }
    return target.map { EmailAddress(known: "\(localPart)@\($0)") }
  }

  /// The domains that are suggested; shorter ones would be suggested for too many real domains.
  private static let targets = [
    "gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com", "comcast.net",
    "sbcglobal.net", "verizon.net", "bellsouth.net", "live.com", "proton.me",
  ]

  /// Real domains near the targets, and others that are too short to be suggested.
  ///
  /// Each of the first lines was reported as wrongly mended by the users of such lists.
  private static let known: Set<String> = [
    "mail.com", "email.com", "ymail.com", "love.com", "mac.com", "me.com", "comcast.com",
    "gmail.fr", "gmail.hu", "mailw.com", "aol.com", "att.net", "cox.net", "msn.com",
  ]

  private static func isKnown(_ domain: String) -> Bool {
    known.contains(domain) || targets.contains(domain) || domain.hasPrefix("gmx.")
      || domain.hasPrefix("live.")
  }

  /// Common typos and their corrections.
  private static let slips: [String: String] = {
    let names = [
      "gmail.com": "gmial gamil gmali gmai gmal gmil gnail gmaill gmaik hmail",
      "yahoo.com": "yaho yahooo yahho yaoo yaho0",
      "hotmail.com": "hotmial hotmai hotmil otmail hotmal",
      "outlook.com": "outlok outloook outloo outlo0k",
      "icloud.com": "iclould iclou",
    ]
    let endings = [
      "gmail.com": "co cm con cmo", "yahoo.com": "con cm", "hotmail.com": "con",
      "outlook.com": "con", "icloud.com": "con",
    ]
    var slips: [String: String] = [:]
    for (target, names) in names {
      for name in names.split(separator: " ") { slips["\(name).com"] = target }
    }
    for (target, endings) in endings {
      let name = target.prefix { $0 != "." }
      for ending in endings.split(separator: " ") { slips["\(name).\(ending)"] = target }
    }
    return slips
  }()

  /// Whether the distance of optimal string alignment is one: an insertion, a deletion, a substitution, or
  /// an exchange of neighbors.
  ///
  /// - Complexity: O(*n*) in the shorter text
  static func isOneSlip(from a: String.UTF8View, to b: String.UTF8View) -> Bool {
    // What remains without the common beginning and the common end tells all.
    let shared = zip(a, b).prefix { $0 == $1 }.count
    let restA = a.dropFirst(shared)
    let restB = b.dropFirst(shared)
    let sharedEnd = zip(restA.reversed(), restB.reversed()).prefix { $0 == $1 }.count
    let left = Array(restA.dropLast(sharedEnd))
    let right = Array(restB.dropLast(sharedEnd))
    switch (left.count, right.count) {
    case (1, 1), (0, 1), (1, 0): return true
    case (2, 2): return left == right.reversed()
    default: return false
    }
  }
}
