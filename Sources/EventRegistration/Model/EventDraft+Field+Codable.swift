#if !hasFeature(Embedded)
/// Encoded as its name.
extension EventDraft.Field: Codable {
  /// Decodes a field from its name.
  ///
  /// - Throws: `DecodingError`, which does not repeat the name, also for one that has no case.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}
#endif
