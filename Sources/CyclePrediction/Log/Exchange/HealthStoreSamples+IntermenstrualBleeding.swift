public import Essentials

extension HealthStoreSamples {
  /// A day of bleeding outside a period, as a health store keeps it, without its strength.
  public struct IntermenstrualBleeding: Hashable, Sendable, PrivateValue {
    /// The day.
    public let date: CalendarDate

    /// Creates a sample of a day.
    public init(date: CalendarDate) {
      self.date = date
    }
  }
}
