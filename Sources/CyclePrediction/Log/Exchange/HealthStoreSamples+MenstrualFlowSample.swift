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

/// Encoded as its name.
extension HealthStoreSamples.MenstrualFlowSample.Level: Codable {
  /// The names that are stored; the numbers are those of HealthKit alone.
  private enum Name: String, CaseIterable {
    case unspecified
    case light
    case medium
    case heavy
    case none
  }

  /// Decodes a level from its name.
  ///
  /// - Throws: `DecodingError` for anything but a known name; the error does not repeat the value.
  public init(from decoder: any Decoder) throws {
    self =
      switch try Name(caseFrom: decoder) {
      case .unspecified: .unspecified
      case .light: .light
      case .medium: .medium
      case .heavy: .heavy
      case .none: .none
      }
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    let name: Name =
      switch self {
      case .unspecified: .unspecified
      case .light: .light
      case .medium: .medium
      case .heavy: .heavy
      case .none: .none
      }
    var container = encoder.singleValueContainer()
    try container.encode(name.rawValue)
  }
}

/// Encoded as `{"date": "2026-01-03", "level": "light", "startsCycle": true}`.
extension HealthStoreSamples.MenstrualFlowSample: Codable {
  private enum CodingKeys: String, CodingKey {
    case date
    case level
    case startsCycle
  }

  /// Decodes a sample of one day.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      date: try container.decode(CalendarDate.self, forKey: .date),
      level: try container.decode(Level.self, forKey: .level),
      startsCycle: try container.decode(Bool.self, forKey: .startsCycle))
  }

  /// Encodes the date, the level, and whether it starts a cycle.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
    try container.encode(level, forKey: .level)
    try container.encode(startsCycle, forKey: .startsCycle)
  }
}
