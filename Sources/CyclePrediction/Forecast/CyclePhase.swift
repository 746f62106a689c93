/// A phase of the cycle.
///
/// Whether a day is fertile is another question, see ``CycleForecast/Day``.
public enum CyclePhase: Hashable, Sendable, CaseIterable {
  /// The days of the period.
  case menstrual
  /// The days from the period to ovulation, its day included.
  case follicular
  /// The days from ovulation to the next period.
  case luteal
}
