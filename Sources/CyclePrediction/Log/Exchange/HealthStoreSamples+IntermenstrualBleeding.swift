public import Essentials

extension HealthStoreSamples {
  /// A day of bleeding outside a period, as a health store keeps it; its strength is not recorded.
  public struct IntermenstrualBleeding: Hashable, Sendable, PrivateValue {
    /// The date.
    public let date: CalendarDate

    /// Creates a sample of one day.
    public init(date: CalendarDate) {
      self.date = date
    }
  }
}
