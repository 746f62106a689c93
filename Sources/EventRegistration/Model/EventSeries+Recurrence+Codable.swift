#if !hasFeature(Embedded)
import Essentials

/// Encoded as `{"unit": "weeks", "interval": 1, "weekdays": [1, 3]}`, the weekdays from Monday to
/// Sunday, and only of weeks.
extension EventSeries.Recurrence: Codable {
  private enum CodingKeys: String, CodingKey {
    case unit
    case interval
    case weekdays
  }

  private enum Unit: String, CaseIterable, Codable {
    case days
    case weeks
    case months

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a rule; an ``EventSeries`` checks it.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let interval = try container.decode(Int.self, forKey: .interval)
    switch try container.decode(Unit.self, forKey: .unit) {
    case .days:
      self = .days(interval)
    case .weeks:
      let weekdays = try container.decodeIfPresent(Set<Weekday>.self, forKey: .weekdays)
      self = .weeks(interval, on: weekdays ?? [])
    case .months:
      self = .months(interval)
    }
  }

  /// Encodes the rule.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(interval, forKey: .interval)
    switch self {
    case .days:
      try container.encode(Unit.days, forKey: .unit)
    case .weeks(_, let weekdays):
      try container.encode(Unit.weeks, forKey: .unit)
      try container.encode(
        Weekday.allCases.filter(weekdays.contains), forKey: .weekdays)
    case .months:
      try container.encode(Unit.months, forKey: .unit)
    }
  }
}
#endif
