#if !hasFeature(Embedded)
/// Encoded as its name.
extension CervicalMucus: Codable {
  /// Decodes a quality from its name.
  ///
  /// - Throws: `DecodingError` for anything but a known name; the error does not repeat the value.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}
#endif
