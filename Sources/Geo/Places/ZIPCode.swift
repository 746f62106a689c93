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
