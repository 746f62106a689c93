import Essentials

/// Encoded as an object; the pattern is an object with one key that names its kind.
extension ReminderRule: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, topic, pattern, text, showsText, quietPolicy, start, end, isOn, snoozes
  }

  private enum SnoozeKey: String, CodingKey {
    case occurrence, until
  }

  /// Whether the reminder is of a medicine, or of a topic that this version does not know, which may be one.
  var mayBeOfMedicine: Bool { topic == .prescription || unknownFields.contains(CodingKeys.topic) }

  /// Decodes a reminder; by default, it is switched on and shows no text.
  ///
  /// A topic that this version does not know is read as ``Topic/other``, and a policy as that of the topic; both
  /// are written back unchanged, as are unknown fields.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for what the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let instants = UTCOffsetTable.instants
    let start = try container.decodeIfPresent(Int64.self, forKey: .start) ?? instants.lowerBound
    let end = try container.decodeIfPresent(Int64.self, forKey: .end) ?? instants.upperBound
    guard start <= end else {
      throw DecodingError.dataCorruptedError(
        forKey: .end, in: container, debugDescription: "A reminder must not end before it starts.")
    }
    let id = try container.decode(String.self, forKey: .id)
    guard container.contains(.topic) else {
      throw DecodingError.keyNotFound(
        CodingKeys.topic,
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: "A reminder has a topic."))
    }
    var unknown = try UnknownFields(of: decoder, except: CodingKeys.self)
    let topic = try unknown.decode(.topic, of: container, as: Topic.self) ?? .other
    let pattern = try container.decode(Pattern.self, forKey: .pattern)
    let text = try container.decodeIfPresent(String.self, forKey: .text) ?? ""
    let showsText = try container.decodeIfPresent(Bool.self, forKey: .showsText) ?? false
    let policy = try unknown.decode(.quietPolicy, of: container, as: QuietPolicy.self)
    let isOn = try container.decodeIfPresent(Bool.self, forKey: .isOn) ?? true
    var stored: [Snooze] = []
    if container.contains(.snoozes) {
      var list = try container.nestedUnkeyedContainer(forKey: .snoozes)
      while !list.isAtEnd {
        let entry = try list.nestedContainer(keyedBy: SnoozeKey.self)
        stored.append(
          Snooze(
            occurrence: try entry.decode(Int64.self, forKey: .occurrence),
            until: try entry.decode(Int64.self, forKey: .until)))
      }
    }
    do {
      try self.init(
        id, topic, pattern, text: text, showsText: showsText, quietPolicy: policy,
        period: start..<end)
      self.isOn = isOn
      unknownFields = unknown
      // From the latest on, so that none is taken for a second snooze of the one before it.
      for snooze in stored.suffix(Self.maximumSnoozes).sorted(by: { $0.until > $1.until }) {
        try self.snooze(snooze.occurrence, until: snooze.until)
      }
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .pattern, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the reminder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    if !unknownFields.contains(CodingKeys.topic) { try container.encode(topic, forKey: .topic) }
    try container.encode(pattern, forKey: .pattern)
    if !text.isEmpty { try container.encode(text, forKey: .text) }
    if showsText { try container.encode(showsText, forKey: .showsText) }
    if !unknownFields.contains(CodingKeys.quietPolicy) {
      try container.encode(quietPolicy, forKey: .quietPolicy)
    }
    try unknownFields.encode(to: encoder)
    let instants = UTCOffsetTable.instants
    if period.lowerBound != instants.lowerBound {
      try container.encode(period.lowerBound, forKey: .start)
    }
    if period.upperBound != instants.upperBound {
      try container.encode(period.upperBound, forKey: .end)
    }
    if !isOn { try container.encode(isOn, forKey: .isOn) }
    guard !snoozes.isEmpty else { return }
    var list = container.nestedUnkeyedContainer(forKey: .snoozes)
    for snooze in snoozes {
      var entry = list.nestedContainer(keyedBy: SnoozeKey.self)
      try entry.encode(snooze.occurrence, forKey: .occurrence)
      try entry.encode(snooze.until, forKey: .until)
    }
  }
}

/// Encoded as an object with one key that names the kind of the pattern.
extension ReminderRule.Pattern: Codable {
  private enum CodingKeys: String, CodingKey {
    case daily, weekly, everyDays, everyMonths, everyHours, elapsedHours, before, beforeDates
    case times, weekdays, interval, on, hours, from, to, since, instants, minutes, dates, days, at
  }

  /// Decodes a pattern.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kinds: [CodingKeys] = [
      .daily, .weekly, .everyDays, .everyMonths, .everyHours, .elapsedHours, .before, .beforeDates,
    ]
    guard let kind = kinds.first(where: container.contains) else {
      let fields = try UnknownFields(of: decoder, except: CodingKeys.self)
      guard !fields.isEmpty else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: container.codingPath, debugDescription: "A reminder has a pattern."))
      }
      self = .unknown(fields)
      return
    }
    let values = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: kind)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value {
      try values.decode(Value.self, forKey: key)
    }
    self =
      switch kind {
      case .weekly: .weekly(on: try value(.weekdays), times: try value(.times))
      case .everyDays:
        .everyDays(
          try value(.interval), from: try value(.from), on: try value(.on),
          times: try value(.times))
      case .everyMonths:
        .everyMonths(try value(.interval), from: try value(.from), times: try value(.times))
      case .everyHours:
        .everyHours(try value(.hours), from: try value(.from), to: try value(.to))
      case .elapsedHours: .elapsedHours(try value(.hours), since: try value(.since))
      case .before: .before(try value(.instants), minutes: try value(.minutes))
      case .beforeDates:
        .beforeDates(try value(.dates), days: try value(.days), at: try value(.at))
      default: .daily(times: try value(.times))
      }
    do {
      try check()
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: error.description))
    }
  }

  /// Encodes the pattern.
  public func encode(to encoder: any Encoder) throws {
    if case .unknown(let fields) = self { return try fields.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    func values(_ key: CodingKeys) -> KeyedEncodingContainer<CodingKeys> {
      container.nestedContainer(keyedBy: CodingKeys.self, forKey: key)
    }
    switch self {
    case .unknown: break
    case .daily(let times):
      var object = values(.daily)
      try object.encode(times, forKey: .times)
    case .weekly(let days, let times):
      var object = values(.weekly)
      try object.encode(
        Weekday.allCases.filter(days.contains), forKey: .weekdays)
      try object.encode(times, forKey: .times)
    case .everyDays(let interval, let start, let days, let times):
      var object = values(.everyDays)
      try object.encode(interval, forKey: .interval)
      try object.encode(start, forKey: .from)
      try object.encode(days.sorted(), forKey: .on)
      try object.encode(times, forKey: .times)
    case .everyMonths(let interval, let start, let times):
      var object = values(.everyMonths)
      try object.encode(interval, forKey: .interval)
      try object.encode(start, forKey: .from)
      try object.encode(times, forKey: .times)
    case .everyHours(let hours, let start, let end):
      var object = values(.everyHours)
      try object.encode(hours, forKey: .hours)
      try object.encode(start, forKey: .from)
      try object.encode(end, forKey: .to)
    case .elapsedHours(let hours, let start):
      var object = values(.elapsedHours)
      try object.encode(hours, forKey: .hours)
      try object.encode(start, forKey: .since)
    case .before(let instants, let minutes):
      var object = values(.before)
      try object.encode(instants, forKey: .instants)
      try object.encode(minutes, forKey: .minutes)
    case .beforeDates(let dates, let days, let time):
      var object = values(.beforeDates)
      try object.encode(dates, forKey: .dates)
      try object.encode(days, forKey: .days)
      try object.encode(time, forKey: .at)
    }
  }
}

/// Encoded as an object with the two minutes of the day.
extension ReminderRule.QuietHours: Codable {
  private enum CodingKeys: String, CodingKey {
    case from, to
  }

  /// Decodes quiet hours.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for minutes out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let start = try container.decode(Int.self, forKey: .from)
    let end = try container.decode(Int.self, forKey: .to)
    do {
      try self.init(from: start, to: end)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .from, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the two minutes of the day.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(start, forKey: .from)
    try container.encode(end, forKey: .to)
  }
}

/// Encoded as its name.
extension ReminderRule.Topic: CodedCase, Codable {}

/// Encoded as its name.
extension ReminderRule.QuietPolicy: CodedCase, Codable {}
