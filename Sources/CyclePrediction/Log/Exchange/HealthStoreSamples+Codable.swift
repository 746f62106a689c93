#if !hasFeature(Embedded)
/// Encoded as `{"flow": […], "intermenstrualBleeding": […]}`.
extension HealthStoreSamples: Codable {
  private enum CodingKeys: String, CodingKey {
    case flow
    case intermenstrualBleeding
  }

  /// Decodes the samples; a missing array is empty.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      flow: try container.decodeIfPresent([MenstrualFlowSample].self, forKey: .flow) ?? [],
      intermenstrualBleeding: try container.decodeIfPresent(
        [IntermenstrualBleeding].self, forKey: .intermenstrualBleeding) ?? [])
  }

  /// Encodes the samples.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(flow, forKey: .flow)
    try container.encode(intermenstrualBleeding, forKey: .intermenstrualBleeding)
  }
}
#endif
