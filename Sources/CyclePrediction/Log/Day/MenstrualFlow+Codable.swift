#if !hasFeature(Embedded)
/// Encoded as its number.
extension MenstrualFlow: Codable {
  /// Decodes a level from its number.
  ///
  /// - Throws: `DecodingError`, which does not repeat the number, also for one that has no case.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}
#endif
