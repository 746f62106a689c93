public import Essentials

extension HealthStoreSamples {
  /// A day of a period, as a health store keeps it.
  ///
  /// In HealthKit, this is a one-day sample of menstrual flow whose metadata says whether it starts
  /// a cycle.
  public struct MenstrualFlowSample: Hashable, Sendable, PrivateValue {
    /// The strength of the flow, with the raw values of HealthKit.
    public enum Level: Int, Hashable, CaseIterable, Sendable {
      /// There was flow of unknown strength.
      case unspecified = 1
      /// Light flow.
      case light = 2
      /// Medium flow.
      case medium = 3
      /// Heavy flow.
      case heavy = 4
      /// The person confirmed that there was no flow.
      case none = 5

      /// Creates a level from its number in HealthKit, or returns `nil` for an unknown number.
      public init?(rawValue: Int) { self.init(caseOf: rawValue) }
    }

    /// The date.
    public let date: CalendarDate

    /// The strength of the flow.
    public let level: Level

    /// Whether the date is the first day of a cycle.
    public let startsCycle: Bool

    /// Creates a sample of one day.
    public init(date: CalendarDate, level: Level, startsCycle: Bool) {
      self.date = date
      self.level = level
      self.startsCycle = startsCycle
    }
  }
}
