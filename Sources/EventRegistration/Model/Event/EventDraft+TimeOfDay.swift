extension EventDraft {
  /// A time of day in a form, in local time.
  ///
  ///     draft.startTime = EventDraft.TimeOfDay(hour: 9, minute: 30)
  ///
  /// Any numbers are allowed here; ``EventDraft/validated()`` reports the ones that are out of range.
  public struct TimeOfDay: Hashable, Sendable {
    /// The hour; valid in `0...23`.
    public var hour: Int

    /// The minute of the hour; valid in `0...59`.
    public var minute: Int

    /// Creates a time of day from an hour and a minute.
    public init(hour: Int, minute: Int = 0) {
      self.hour = hour
      self.minute = minute
    }
  }
}

/// Encoded as `{"hour": 9, "minute": 30}`.
extension EventDraft.TimeOfDay: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a time of day; a missing minute is 0.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      hour: try container.decode(Int.self, forKey: .hour),
      minute: try container.decodeIfPresent(Int.self, forKey: .minute) ?? 0)
  }

  /// Encodes the hour and the minute.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(hour, forKey: .hour)
    try container.encode(minute, forKey: .minute)
  }
}
