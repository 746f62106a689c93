import Essentials

/// A five-digit postal code of the United States.
///
///     ZIPCode("00501")?.description  // "00501"
///     ZIPCode("85003-1234")  // ZIPCode("85003")
///
/// Any five digits are valid, whether or not the Postal Service uses the code.
public struct ZIPCode: Hashable, Sendable {
  /// The code as a number, at most 99,999.
  private let number: UInt32

  /// The number of all possible codes.
  static var count: Int { 100_000 }

  /// The position among all possible codes, less than ``count``.
  var position: Int { Int(number) }

  /// Creates a ZIP code from five digits, or returns `nil` for any other text.
  ///
  /// White space at the ends is ignored. Of a ZIP+4 code, with or without its hyphen, only the first
  /// five digits are used.
  ///
  /// - Complexity: O(*n*)
  public init?(_ text: some StringProtocol) {
    self.init(utf8: Substring(text).trimmingBlanks.utf8)
  }

  /// Creates a ZIP code from ASCII digits without white space.
  init?(utf8 digits: some Collection<UInt8>) {
    let count = digits.count
    guard count == 5 || count == 9 || count == 10 else { return nil }
    var number: UInt32 = 0
    for (position, byte) in digits.enumerated() {
      if count == 10, position == 5 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      if position < 5 { number = number * 10 + UInt32(byte - UInt8(ascii: "0")) }
    }
    self.number = number
  }
}

extension ZIPCode: CustomStringConvertible {
  /// The five digits, including leading zeros.
  public var description: String { String(digitsOf: number, minimumLength: 5) }
}

extension ZIPCode: Comparable {
  /// Orders ZIP codes by their digits.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension ZIPCode {
  /// How far a text that a person types is a ZIP code.
  ///
  ///     ZIPCode.Entry("8500")  // .incomplete(digits: 4)
  ///     ZIPCode.Entry("85003-")  // .complete(ZIPCode("85003"))
  public enum Entry: Hashable, Sendable {
    /// There is no text, or only white space.
    case empty
    /// The text has this number of digits, from 1 to 4, and nothing else.
    ///
    /// Of four digits, a leading zero may have been lost, as spreadsheets do to codes of New England,
    /// New Jersey, and Puerto Rico.
    case incomplete(digits: Int)
    /// The text is a ZIP code: five digits, which a hyphen and up to four digits may follow.
    case complete(ZIPCode)
    /// The text is anything else.
    case invalid

    /// Reads a text, without the white space at its ends.
    ///
    /// - Complexity: O(*n*)
    public init(_ text: some StringProtocol) {
      let text = Substring(text).trimmingBlanks.utf8
      let digits = text.prefix(while: Self.isDigit)
      let rest = text[digits.endIndex...]
      switch (digits.count, rest.isEmpty) {
      case (0, true): self = .empty
      case (1...4, true): self = .incomplete(digits: digits.count)
      case (5, true): self = ZIPCode(utf8: digits).map(Self.complete) ?? .invalid
      case (5, false):
        let isExtension =
          rest.first == UInt8(ascii: "-") && rest.count <= 5
          && rest.dropFirst().allSatisfy(Self.isDigit)
        self = isExtension ? ZIPCode(utf8: digits).map(Self.complete) ?? .invalid : .invalid
      default: self = .invalid
      }
    }

    /// The ZIP code, if the text is one.
    public var zipCode: ZIPCode? {
      if case .complete(let zipCode) = self { zipCode } else { nil }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as the five digits, as in `"00501"`. Decoding accepts what ``init(_:)`` accepts.
extension ZIPCode: Codable {
  /// Decodes a ZIP code from a string of digits.
  ///
  /// - Throws: `DecodingError`, also if the string is not a ZIP code.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let zipCode = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A ZIP code must have five digits.")
    }
    self = zipCode
  }

  /// Encodes the five digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
#endif
