public import Essentials

/// A telephone number of the North American Numbering Plan, with an optional extension.
///
///     let phone = try USPhoneNumber("602.254.1000 x12")
///     phone.national    // "(602) 254-1000 x12"
///     phone.e164        // "+16022541000"
///     phone.telephoneLink  // "tel:+16022541000;ext=12"
///
/// The plan's form is checked: an area code of three digits that can be assigned, an exchange of three
/// digits, and a line of four. The area codes in use change every few months, so there is no list of them.
/// The plan also covers Canada and a part of the Caribbean.
///
/// A number is personal, so it prints, dumps, and interpolates without its content.
public struct USPhoneNumber: Hashable, Sendable, PrivateValue {
  /// The ten digits, without the country code.
  public let digits: String

  /// The extension, of one to six digits, or `nil`.
  public let phoneExtension: String?

  /// Creates a number from ten digits, with or without the country code 1.
  ///
  /// Digits of every script count. Between them, blanks, dashes, dots, slashes, and parentheses are ignored, and
  /// also the invisible marks that some address books copy. An extension follows `x`, `ext`, `ext.`, or `#`.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``USPhoneNumber/Error``, which does not hold the text.
  public init(_ text: some StringProtocol) throws(USPhoneNumber.Error) {
    let scalars = TypedText.plain(text)[...].unicodeScalars
    let mark = scalars.firstIndex { $0 == "x" || $0 == "X" || $0 == "e" || $0 == "E" || $0 == "#" }
    let number = scalars[..<(mark ?? scalars.endIndex)]
    phoneExtension = try mark.map { (mark) throws(USPhoneNumber.Error) in
      try Self.phoneExtension(scalars[mark...])
    }
    digits = try Self.digits(number)
  }

  private static func digits(
    _ scalars: Substring.UnicodeScalarView
  ) throws(USPhoneNumber.Error) -> String {
    let scalars = scalars.drop(while: isSeparator)
    let isInternational = scalars.first == "+"
    var digits: [UInt8] = []
    for scalar in isInternational ? scalars.dropFirst() : scalars {
      if let digit = digit(scalar) {
        digits.append(digit)
      } else if !isSeparator(scalar) {
        throw .notDigits
      }
    }
    if isInternational || digits.count > 10 {
      if digits.first == 1 {
        digits.removeFirst()
      } else if isInternational, !digits.isEmpty {
        throw .notNorthAmerican
      }
    }
    guard digits.count >= 10 else { throw .tooShort }
    guard digits.count == 10 else { throw .tooLong }
    guard isAreaCode(digits[0], digits[1], digits[2]) else { throw .areaCodeNotAllowed }
    guard digits[3] >= 2, digits[4] != 1 || digits[5] != 1 else { throw .exchangeNotAllowed }
    return String(decoding: digits.map { $0 &+ UInt8(ascii: "0") }, as: UTF8.self)
  }

  /// Whether an area code can be assigned.
  ///
  /// Source: North American Numbering Plan Administrator: N11 are services, N9X are kept for longer
  /// numbers, 37X and 96X for blocks, and 555 for information.
  private static func isAreaCode(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> Bool {
    if a < 2 || b == 9 || b == 1 && c == 1 { return false }
    if a == 3 && b == 7 || a == 9 && b == 6 { return false }
    return !(a == 5 && b == 5 && c == 5)
  }

  private static func phoneExtension(
    _ scalars: Substring.UnicodeScalarView
  ) throws(USPhoneNumber.Error) -> String {
    let marks = ["ext.", "ext", "x", "#"]
    // The mark and six digits need few scalars; what is longer is not an extension.
    let text = String(Substring(scalars.prefix(40))).lowercased()
    guard scalars.count <= 40, let mark = marks.first(where: { text.hasPrefix($0) }) else {
      throw .extensionNotAllowed
    }
    let digits = text.dropFirst(mark.count).trimmingBlanks.unicodeScalars
    guard (1...6).contains(digits.count), digits.allSatisfy({ digit($0) != nil }) else {
      throw .extensionNotAllowed
    }
    return String(Substring(digits))
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    ("0"..."9").contains(scalar) ? UInt8(truncatingIfNeeded: scalar.value &- 0x30) : nil
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    " -.()/".unicodeScalars.contains(scalar)
  }
}

extension USPhoneNumber {
  /// The reason a text is not a number; it does not hold the text.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// There are fewer than ten digits.
    case tooShort
    /// There are more than ten digits, besides the country code.
    case tooLong
    /// The text begins with `+` and the code of another part of the world.
    case notNorthAmerican
    /// A character is neither a digit nor one that may separate digits.
    case notDigits
    /// No area code has these first three digits.
    case areaCodeNotAllowed
    /// No exchange has these digits after the area code.
    case exchangeNotAllowed
    /// The extension does not have one to six digits.
    case extensionNotAllowed
  }

  /// Whether the number is kept for films and books: 555-0100 to 555-0199 in every area code.
  ///
  /// Such a number is valid, and no one answers.
  public var isFictional: Bool { digits.dropFirst(3).hasPrefix("55501") }

  /// The number as people in the United States write it, such as `(602) 555-0123 x12`.
  public var national: String {
    let number = "(\(digits.prefix(3))) \(digits.dropFirst(3).prefix(3))-\(digits.suffix(4))"
    return phoneExtension.map { "\(number) x\($0)" } ?? number
  }

  /// The number in the international form of E.164, such as `+16025550123`, without the extension.
  public var e164: String { "+1\(digits)" }

  /// The link that calls the number, as RFC 3966 defines it, such as `tel:+16025550123;ext=12`.
  public var telephoneLink: String {
    phoneExtension.map { "tel:\(e164);ext=\($0)" } ?? "tel:\(e164)"
  }
}

/// Encoded as the international form with the extension, as in `"+16025550123 x12"`.
extension USPhoneNumber: Codable {
  /// Decodes a number from any text that the initializer accepts.
  ///
  /// - Throws: `DecodingError`, which does not repeat the text, also for text that is not a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(try container.decode(String.self))
    } catch is USPhoneNumber.Error {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text is not a telephone number.")
    }
  }

  /// Encodes the international form with the extension.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(phoneExtension.map { "\(e164) x\($0)" } ?? e164)
  }
}
