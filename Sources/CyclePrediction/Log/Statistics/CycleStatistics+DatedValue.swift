public import Essentials

extension CycleStatistics {
  /// A point of a chart: a value and its day.
  public struct DatedValue<Value: Hashable & Sendable>: Hashable, Sendable, PrivateValue {
    /// The day; that of a cycle or a period is its first.
    public let date: CalendarDate

    /// The value.
    public let value: Value
  }
}
