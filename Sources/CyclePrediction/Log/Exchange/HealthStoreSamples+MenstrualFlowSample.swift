public import Essentials

extension HealthStoreSamples {
  /// A day of a period, as a health store keeps it.
  ///
  /// With HealthKit: a sample of menstrual flow of one day, whose metadata has to say whether it
  /// starts a cycle.
  public struct MenstrualFlowSample: Hashable, Sendable, PrivateValue {
    /// The strength of the flow, with the raw values of HealthKit.
    public enum Level: Int, Hashable, CaseIterable, Sendable {
      /// There was flow, and nothing is known of its strength.
      case unspecified = 1
      /// Light flow.
      case light = 2
      /// Medium flow.
      case medium = 3
      /// Heavy flow.
      case heavy = 4
      /// There was no flow, which the person confirmed.
      case none = 5

      /// Creates the case of a number, or returns `nil` if there is none.
      public init?(rawValue: Int) { self.init(caseOf: rawValue) }
    }

    /// The day.
    public let date: CalendarDate

    /// The strength of the flow.
    public let level: Level

    /// Whether the day is the first of a cycle.
    public let startsCycle: Bool

    /// Creates a sample of a day.
    public init(date: CalendarDate, level: Level, startsCycle: Bool) {
      self.date = date
      self.level = level
      self.startsCycle = startsCycle
    }
  }
}
