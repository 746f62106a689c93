public import Essentials

extension Child {
  /// The answers about a child as bytes that the host encrypted.
  ///
  ///     let sealed = Child.SealedAnswers(bytes)
  ///
  /// This package never reads the bytes. Facts and snapshots hold them as they are, so encrypt them with
  /// a key that is not stored with the facts: <doc:Privacy>.
  public struct SealedAnswers: Hashable, Sendable, PrivateValue {
    /// The encrypted bytes: 1 to ``maximumBytes``.
    public let bytes: [UInt8]

    /// Creates sealed answers, or returns `nil` if there are no bytes or more than ``maximumBytes``.
    public init?(_ bytes: [UInt8]) {
      guard 1...Self.maximumBytes ~= bytes.count else { return nil }
      self.bytes = bytes
    }

    /// The maximum number of bytes: 16,384.
    public static let maximumBytes = 16_384
  }
}

/// Encoded as a text of hexadecimal digits, two for each byte.
extension Child.SealedAnswers: Codable {
  /// Decodes a text of hexadecimal digits.
  ///
  /// - Throws: `DecodingError`, also for any other text. The error does not repeat the text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let digits = try container.decode(String.self).utf8.map { UInt8(hexadecimalDigit: $0) }
    let halves = digits.compactMap { $0 }
    let bytes = stride(from: 1, to: halves.count, by: 2).map { halves[$0 - 1] << 4 | halves[$0] }
    guard halves.count == digits.count, halves.count.isMultiple(of: 2),
      let sealed = Child.SealedAnswers(bytes)
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text must have 1 to 16,384 hexadecimal bytes.")
    }
    self = sealed
  }

  /// Encodes the bytes as lowercase hexadecimal digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    try container.encode(String(decoding: text, as: UTF8.self))
  }
}

extension UInt8 {
  /// Creates the value of a hexadecimal digit, or returns `nil` for any other character.
  fileprivate init?(hexadecimalDigit character: UInt8) {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self = character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self = character - UInt8(ascii: "A") + 10
    default: return nil
    }
  }
}
