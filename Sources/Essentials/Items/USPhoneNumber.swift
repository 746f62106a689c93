/// A telephone number of the North American Numbering Plan, with an optional extension.
///
///     let phone = try USPhoneNumber("602.254.1000 x12")
///     phone.national    // "(602) 254-1000 x12"
///     phone.e164        // "+16022541000"
///     phone.telephoneLink  // "tel:+16022541000;ext=12"
///
/// The initializer checks the form of the plan: an area code of three digits that can be assigned,
/// an exchange of three digits, and a line of four digits. The area codes in use change every few
/// months, so there is no list of them. The plan also covers Canada and a part of the Caribbean.
///
/// A number is personal, so it prints, dumps, and interpolates without its content.
public struct USPhoneNumber: Hashable, Sendable, PrivateValue {
  /// The ten digits, without the country code.
  public let digits: String

  /// The extension, of one to six digits, or `nil`.
  public let phoneExtension: String?

  /// Creates a number from ten digits, with or without the country code 1.
  ///
  /// Digits of every script count. Between them, blanks, dashes, dots, slashes, and brackets are ignored, and
  /// also the invisible marks that some address books copy. Three or more letters after the area code, or the
  /// exchange, stand for the digits of their keys, as in `1-800-FLOWERS`.
  ///
  /// An extension of one to six digits follows `x`, `ext`, `ext.`, `extension`, `#`, `;ext=`, or a
  /// comma, or it ends in `#`. It can be in parentheses. A ``telephoneLink`` is accepted, too; two
  /// numbers are refused.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``USPhoneNumber/Error``, which does not hold the text.
  public init(_ text: some StringProtocol) throws(USPhoneNumber.Error) {
    var typed = Self.lowercased(TypedText.plain(text))[...]
    if typed.starts(with: "tel:".utf8) { typed = typed.dropFirst(4) }
    // The last letter of a word for digits may look like the mark of an extension.
    let readings = [Self.parts(typed), Self.parts(typed, hasMark: false)].compactMap { $0 }
    for parts in readings where (1...6).contains(parts.phoneExtension.count) {
      guard let digits = try? Self.digits(parts.number) else { continue }
      self.digits = digits
      phoneExtension = String(decoding: parts.phoneExtension, as: UTF8.self)
      return
    }
    do throws(USPhoneNumber.Error) {
      digits = try Self.digits(typed)
      phoneExtension = nil
    } catch {
      // With a whole number before it, the extension is wrong.
      let number = typed.prefix { $0.isDigit || Self.isSeparator($0) || $0 == UInt8(ascii: "+") }
      if let mark = typed[number.endIndex...].first, "xe#".utf8.contains(mark),
        (try? Self.digits(number)) != nil
      {
        throw .extensionNotAllowed
      }
      if let parts = readings.first { _ = try Self.digits(parts.number) }
      throw error
    }
  }

  private static func lowercased(_ text: String) -> [UInt8] {
    text.utf8.map { $0.isLetter ? $0 | 0x20 : $0 }
  }

  private static func digits(
    _ text: ArraySlice<UInt8>
  ) throws(USPhoneNumber.Error) -> String {
    let text = text.drop(while: isSeparator)
    let isInternational = text.first == UInt8(ascii: "+")
    let isVanity = isVanity(text)
    var digits: [UInt8] = []
    for byte in isInternational ? text.dropFirst() : text {
      if byte.isDigit {
        digits.append(byte &- UInt8(ascii: "0"))
      } else if byte.isLetter, isVanity {
        digits.append(key(byte))
      } else if !isSeparator(byte) {
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

  /// Whether the letters of a number stand for digits: at least three after the area code or the exchange,
  /// without the mark of an extension.
  ///
  /// A word after seven digits says what a number without its area code is for, as in `254-7000 fax`.
  private static func isVanity(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.split { !$0.isLetter }
    let digits = text.prefix { !$0.isLetter }.filter { $0.isDigit }
    return words.reduce(0) { $0 + $1.count } >= 3
      && (3...(digits.first == UInt8(ascii: "1") ? 7 : 6)).contains(digits.count)
      && !words.contains { word in marks.contains { word.elementsEqual($0.utf8) } }
  }

  /// The key of a telephone with a lowercase letter (ITU-T E.161).
  private static func key(_ letter: UInt8) -> UInt8 {
    switch letter {
    case ...UInt8(ascii: "c"): 2
    case ...UInt8(ascii: "f"): 3
    case ...UInt8(ascii: "i"): 4
    case ...UInt8(ascii: "l"): 5
    case ...UInt8(ascii: "o"): 6
    case ...UInt8(ascii: "s"): 7
    case ...UInt8(ascii: "v"): 8
    default: 9
    }
  }

  /// The words and signs before an extension; one that ends as another one does comes before it.
  private static let marks = [
    "extension", "extensión", "extn", "xtn", "ext=", "ext", "xt", "int", "anexo", "x", "#", "~",
  ]

  /// The number and the digits of the extension at its end, or `nil` without an extension.
  private static func parts(
    _ text: ArraySlice<UInt8>, hasMark: Bool = true
  ) -> (number: ArraySlice<UInt8>, phoneExtension: ArraySlice<UInt8>)? {
    // As in "(ext. 12)" and at the end of a sentence.
    let sentence = text[..<text.suffix { ").".utf8.contains($0) }.startIndex]
    let endsInHash = sentence.last == UInt8(ascii: "#")
    let text = endsInHash ? sentence.dropLast() : sentence
    let digits = text.suffix { $0.isDigit }
    let gap = text[..<digits.startIndex].suffix { " ,-".utf8.contains($0) }
    var number = text[..<gap.startIndex]
    if let last = number.last, ":.".utf8.contains(last) { number.removeLast() }
    if hasMark,
      let mark = marks.first(where: { number.reversed().starts(with: $0.utf8.reversed()) })
    {
      number = number.dropLast(mark.utf8.count)
    } else if number.last == UInt8(ascii: ";") {
      number.removeLast()
    } else if !gap.contains(UInt8(ascii: ",")), !endsInHash || gap.isEmpty {
      return nil
    }
    let end = number.suffix { " ,;(".utf8.contains($0) }
    return (number[..<end.startIndex], digits)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { " -.()[]/".utf8.contains(byte) }
}

extension ArraySlice<UInt8> {
  /// The longest end of bytes that all have a property.
  fileprivate func suffix(while holds: (UInt8) -> Bool) -> Self {
    self[(lastIndex { !holds($0) }.map { $0 &+ 1 } ?? startIndex)...]
  }
}

extension USPhoneNumber {
  /// The reason a text is not a number; it does not hold the text.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// There are fewer than ten digits.
    case tooShort
    /// There are more than ten digits, besides the country code.
    case tooLong
    /// The text begins with `+` and the code of another part of the world.
    case notNorthAmerican
    /// A character is neither a digit nor a separator.
    case notDigits
    /// No area code has these first three digits.
    case areaCodeNotAllowed
    /// No exchange has these digits after the area code.
    case exchangeNotAllowed
    /// The extension does not have one to six digits.
    case extensionNotAllowed

    /// An English sentence that says what is wrong, without the text.
    public var description: String {
      switch self {
      case .tooShort: "A phone number needs ten digits, with the area code."
      case .tooLong: "A phone number has no more than ten digits after the country code."
      case .notNorthAmerican: "The phone number must be one of the United States."
      case .notDigits: "A phone number must be written in digits, as in 602-555-0123."
      case .areaCodeNotAllowed: "No area code has these first three digits."
      case .exchangeNotAllowed: "No phone number has these three digits after the area code."
      case .extensionNotAllowed: "An extension must have one to six digits."
      }
    }
  }

  /// Whether the number is reserved for films and books: 555-0100 to 555-0199 in every area code.
  ///
  /// Such a number is valid, but nobody answers it.
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

#if !hasFeature(Embedded)
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
#endif
