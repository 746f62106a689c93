/// What a platform's health store exchanges about bleeding, a value a day.
///
///     let samples = history.healthStoreSamples
///     let copy = CycleHistory(healthStoreSamples: samples)
///
/// The copy has the same periods, with two exceptions: one that has a single day and no noted flow
/// has lost its end, and one without an end whose flow was noted ends with that flow.
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
