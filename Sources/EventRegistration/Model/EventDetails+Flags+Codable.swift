#if !hasFeature(Embedded)
/// Encoded as the number of its bits.
extension EventDetails.Flags: Codable {
  /// Decodes a set from the number of its bits; bits without a name are kept.
  ///
  /// - Throws: `DecodingError`, which does not repeat the number, also for one of more bits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Decoders may cite a number that does not fit: their own errors go no further.
    guard let rawValue = try? container.decode(UInt16.self) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a number of 16 bits")
    }
    self.init(rawValue: rawValue)
  }

  /// Encodes the number of the bits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
#endif
