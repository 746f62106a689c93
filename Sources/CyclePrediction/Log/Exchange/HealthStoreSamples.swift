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
