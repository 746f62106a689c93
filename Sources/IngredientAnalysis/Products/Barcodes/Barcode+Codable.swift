#if !hasFeature(Embedded)
/// Encoded as its fourteen digits, `"00042100005264"`, which no format makes ambiguous.
extension Barcode: Codable {
  /// Decodes a barcode from the digits of any format.
  ///
  /// - Throws: `DecodingError`, which does not repeat the digits, also for what the initializer
  ///   from a text refuses.
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
#endif
