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

  /// Creates an address from a text as a browser does, without its line breaks and without white space
  /// at its ends.
  ///
  /// Offer the result as a correction to the person who typed the text.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``EmailAddress/Error``, which does not hold the text.
  public init(
    trimming text: some StringProtocol, requiringDot: Bool = false
  ) throws(EmailAddress.Error) {
    // The steps of WHATWG's value sanitization: strip newlines, then strip ASCII white space.
    let scalars = Substring(text).unicodeScalars.filter { $0 != "\n" && $0 != "\r" }
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\u{C}" }
    let trimmed = scalars.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    try self.init(String(String.UnicodeScalarView(trimmed)), requiringDot: requiringDot)
  }

  /// Creates an address that is known to be valid.
  init(known text: String) { self.text = text }
}

extension EmailAddress {
  /// The part before the `@`.
  public var localPart: Substring { text.prefix { $0 != "@" } }

  /// The part after the `@`.
  public var domain: Substring { text[localPart.endIndex...].dropFirst() }

  /// The text by which accounts are compared: the address in lowercase.
  ///
  /// Domains do not distinguish case. Local parts may, but no two people should have accounts that
  /// differ only in that. Dots and `+tags` stay, because the mail provider decides their meaning.
  public var accountKey: String {
    // The text is ASCII, so this is its only lowercase.
    text.lowercased()
  }

  /// What may keep messages from arriving, in the order of the cases.
  public var warnings: [Warning] {
    var warnings: [Warning] = []
    if localPart.utf8.count > 64 { warnings.append(.localPartTooLong) }
    if text.utf8.count > 254 { warnings.append(.tooLong) }
    return warnings
  }

  /// A reason why a valid address may not receive messages.
  public enum Warning: Hashable, Sendable {
    /// The part before the `@` is longer than 64 bytes (RFC 5321, section 4.5.3.1.1).
    case localPartTooLong
    /// The address is longer than 254 bytes (RFC 5321, section 4.5.3.1.3, without angle brackets).
    case tooLong
  }

  /// The reason a text is not an address; it does not hold the text.
  public enum Error: Swift.Error, Hashable, Sendable {
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
