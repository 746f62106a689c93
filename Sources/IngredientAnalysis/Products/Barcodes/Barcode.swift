/// The number of a product's barcode, a Global Trade Item Number (GTIN), regardless of the symbol.
///
///     let cereal = try Barcode("042100005264")
///     cereal == (try Barcode("04252614", as: .upcE))  // true: the same number in the short symbol
///
/// Leading zeros change neither a GTIN nor its check digit, so a product has one value, whether it
/// was read with 8, 12, 13, or 14 digits. The check digit is correct. Whether the number has been
/// assigned to a product is not checked.
public struct Barcode: Hashable, Sendable {
  /// The value of the digits, including the check digit; below 100,000,000,000,000.
  public let number: UInt64

  /// Creates a barcode from a number whose check digit is known to be correct.
  init(checked number: UInt64) { self.number = number }
}

extension Barcode: Comparable {
  /// Orders barcodes by their fourteen digits.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension Barcode {
  /// Returns the check digit of a number without one.
  ///
  /// The digits from the right have the weights 3, 1, 3, and so on. The check digit completes the
  /// sum to a multiple of ten (GS1 General Specifications, 7.9.1).
  static func checkDigit(of payload: UInt64) -> Int {
    var rest = payload
    var sum: UInt64 = 0
    var weight: UInt64 = 3
    while rest > 0 {
      sum += weight * (rest % 10)
      weight = 4 - weight
      rest /= 10
    }
    return Int((10 - sum % 10) % 10)
  }
}

/// Encoded as fourteen digits, such as `"00042100005264"`, which are unambiguous.
extension Barcode: Codable {
  /// Decodes a barcode from the digits in any format.
  ///
  /// - Throws: `DecodingError`, which does not repeat the digits, also for text that the
  ///   initializer rejects.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "the text is not one barcode")
    }
  }

  /// Encodes the fourteen digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(fourteenDigits)
  }
}
