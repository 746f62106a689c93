/// The bleeding data that an app exchanges with a platform's health store, one value for each day.
///
///     let samples = history.healthStoreSamples
///     let copy = CycleHistory(healthStoreSamples: samples)
///
/// The copy has the same periods, with two exceptions: a period of one day without logged flow
/// loses its end, and a period without an end gets one from its logged flow.
public struct HealthStoreSamples: Hashable, Sendable, PrivateValue {
  /// The days of periods.
  public var flow: [MenstrualFlowSample]

  /// The days of bleeding outside periods.
  public var intermenstrualBleeding: [IntermenstrualBleeding]

  /// Creates a collection of samples in any order.
  public init(
    flow: [MenstrualFlowSample] = [], intermenstrualBleeding: [IntermenstrualBleeding] = []
  ) {
    self.flow = flow
    self.intermenstrualBleeding = intermenstrualBleeding
  }
}

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
