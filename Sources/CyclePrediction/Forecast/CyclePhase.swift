/// A phase of the menstrual cycle.
///
/// It does not say whether a day is fertile; see ``CycleForecast/Day``.
public enum CyclePhase: Hashable, Sendable, CaseIterable {
  /// The days of the period.
  case menstrual
  /// The days from the end of the period to the day of ovulation, inclusive.
  case follicular
  /// The days after ovulation until the next period.
  case luteal
}
