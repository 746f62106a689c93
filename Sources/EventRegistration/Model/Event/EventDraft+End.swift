public import Essentials

extension EventDraft {
  /// The end of an event in a form.
  public enum End: Hashable, Sendable {
    /// A time on the day the event starts.
    case timeOfDay(TimeOfDay)
    /// A date and time, in the same local time as the start.
    case dateTime(LocalDateTime)
    /// A number of minutes after the start.
    case minutesAfterStart(Int)
  }
}

/// Encoded as `{"timeOfDay": {"hour": 11, "minute": 30}}`, `{"dateTime": "2026-03-01T11:30"}`, or
/// `{"minutesAfterStart": 120}`.
extension EventDraft.End: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes an end from the first form that is present.
  ///
  /// - Throws: `DecodingError`, also if there is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let time = try container.decodeIfPresent(EventDraft.TimeOfDay.self, forKey: .timeOfDay) {
      self = .timeOfDay(time)
    } else if let end = try container.decodeIfPresent(LocalDateTime.self, forKey: .dateTime) {
      self = .dateTime(end)
    } else {
      self = .minutesAfterStart(try container.decode(Int.self, forKey: .minutesAfterStart))
    }
  }

  /// Encodes the end.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .timeOfDay(let time): try container.encode(time, forKey: .timeOfDay)
    case .dateTime(let end): try container.encode(end, forKey: .dateTime)
    case .minutesAfterStart(let minutes): try container.encode(minutes, forKey: .minutesAfterStart)
    }
  }
}
