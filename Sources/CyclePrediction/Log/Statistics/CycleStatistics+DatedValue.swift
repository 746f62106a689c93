public import Essentials

extension CycleStatistics {
  /// A point of a chart: a value and its date.
  public struct DatedValue<Value: Hashable & Sendable>: Hashable, Identifiable, Sendable,
    PrivateValue
  {
    /// The date; for a cycle or a period, its first day.
    public let date: CalendarDate

    /// The value.
    public let value: Value

    /// The date, which no other value of a series has.
    public var id: CalendarDate { date }
  }
}
