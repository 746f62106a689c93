import Essentials

/// Encoded as an object.
extension HealthJournal.Entry.Recording: Codable {
  /// Decodes a recording; the journal checks it.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JournalKey.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      seconds: try container.decode(Int.self, forKey: .seconds),
      mediaType: try container.decode(String.self, forKey: .mediaType))
  }

  /// Encodes a recording.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JournalKey.self)
    try container.encode(reference, forKey: .name)
    try container.encode(seconds, forKey: .seconds)
    try container.encode(mediaType, forKey: .mediaType)
  }
}

/// Encoded as an object.
extension HealthJournal.Entry.Symptom: Codable {
  /// Decodes a symptom; the journal checks it.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JournalKey.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      try container.decode(HealthJournal.Entry.Severity.self, forKey: .severity))
  }

  /// Encodes a symptom.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JournalKey.self)
    try container.encode(name, forKey: .name)
    try container.encode(severity, forKey: .severity)
  }
}

/// Encoded as an object.
extension HealthJournal.Entry.Treatment: Codable {
  /// Decodes a treatment; the journal checks it.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JournalKey.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      amount: try container.decodeIfPresent(String.self, forKey: .amount) ?? "",
      at: try container.decode(LocalDateTime.self, forKey: .time))
  }

  /// Encodes a treatment.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JournalKey.self)
    try container.encode(name, forKey: .name)
    if !amount.isEmpty { try container.encode(amount, forKey: .amount) }
    try container.encode(time, forKey: .time)
  }
}

/// Encoded as an object.
extension HealthJournal.Entry.Visit: Codable {
  /// Decodes a visit; the journal checks it.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JournalKey.self)
    self.init(
      try container.decode(String.self, forKey: .place),
      from: try container.decode(LocalDateTime.self, forKey: .time),
      minutes: try container.decode(Int.self, forKey: .minutes))
  }

  /// Encodes a visit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JournalKey.self)
    try container.encode(place, forKey: .place)
    try container.encode(start, forKey: .time)
    try container.encode(minutes, forKey: .minutes)
  }
}

/// Encoded as an object.
extension HealthJournal.Entry.Contact: Codable {
  /// Decodes a contact; the journal checks it.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JournalKey.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      from: try container.decode(LocalDateTime.self, forKey: .time),
      minutes: try container.decode(Int.self, forKey: .minutes),
      at: try container.decodeIfPresent(String.self, forKey: .place) ?? "")
  }

  /// Encodes a contact.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JournalKey.self)
    try container.encode(person, forKey: .name)
    try container.encode(start, forKey: .time)
    try container.encode(minutes, forKey: .minutes)
    if !place.isEmpty { try container.encode(place, forKey: .place) }
  }
}

/// Encoded as an object with the degrees in the unit in which they were read.
extension HealthJournal.Temperature: Codable {
  /// Decodes a temperature.
  ///
  /// - Throws: `DecodingError`, also for degrees out of range; the error does not contain them.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JournalKey.self)
    let degrees = try container.decode(Double.self, forKey: .degrees)
    guard let temperature = Self(degrees, try container.decode(Unit.self, forKey: .unit)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .degrees, in: container,
        debugDescription: "A body temperature must be from 25 to 45 °C, or 77 to 113 °F.")
    }
    self = temperature
  }

  /// Encodes the degrees and the unit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JournalKey.self)
    try container.encode(unit == .celsius ? celsius : fahrenheit, forKey: .degrees)
    try container.encode(unit, forKey: .unit)
  }
}
