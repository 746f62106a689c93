public import Essentials

extension HealthJournal {
  /// An entry of a journal: its text, recordings, mood, symptoms, treatments, visits, and contacts.
  ///
  ///     var entry = HealthJournal.Entry(.random(using: &generator), at: localNow)
  ///     entry.text = "Slept badly."
  ///     entry.symptoms = [.init("Cough", .mild)]
  ///
  /// Everything except the ID and the time is optional. A journal checks an entry when it saves it.
  public struct Entry: Hashable, Identifiable, Sendable, PrivateValue {
    /// The ID, which never changes and is never reused.
    public let id: ID
    /// The time at which it happened, on the person's clocks.
    public var time: LocalDateTime
    /// The text that the person wrote.
    public var text = ""
    /// How the person felt, or `nil` if they did not say.
    public var mood: Mood?
    /// Words with which the person finds the entry again.
    public var tags: [String] = []
    /// The words that the person said, as references to recordings that the host stores.
    public var recordings: [Recording] = []
    /// Symptoms with their severity.
    public var symptoms: [Symptom] = []
    /// Body temperatures.
    public var temperatures: [Temperature] = []
    /// Treatments and medications with their times.
    public var treatments: [Treatment] = []
    /// Places that the person visited.
    public var visits: [Visit] = []
    /// People whom the person met.
    public var contacts: [Contact] = []
    /// The fields that a newer version of an app saved and this version does not know, such as a new kind of
    /// row, or a symptom of a severity that this version does not have.
    ///
    /// They are kept and written back, even if the entry is saved again. Show them as "other".
    public var unknownFields = UnknownFields()

    /// Creates an empty entry.
    public init(_ id: ID, at time: LocalDateTime) {
      self.id = id
      self.time = time
    }
  }
}

extension HealthJournal.Entry {
  /// The ID of an entry: a random number, which says nothing about the entry.
  public struct ID: Hashable, Comparable, Sendable {
    /// The number.
    public let number: UInt64

    /// Creates an ID with a number that the host has chosen.
    public init(_ number: UInt64) { self.number = number }

    /// Returns an ID with a random number: the probability that two of a billion entries have the
    /// same ID is about 3%, and about 1 in 37 million for a million entries.
    public static func random(using generator: inout some RandomNumberGenerator) -> Self {
      Self(generator.next())
    }

    /// Orders IDs by their numbers.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
  }

  /// How a person felt.
  public enum Mood: Int, CaseIterable, Hashable, Comparable, Sendable, CodedCase, Codable {
    /// Very bad.
    case veryBad = 1
    /// Bad.
    case bad
    /// Neither good nor bad.
    case neutral
    /// Good.
    case good
    /// Very good.
    case veryGood

    /// Creates a mood from its number, or returns `nil` for an unknown one.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }

    /// Orders moods from very bad to very good.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// A recording that the host stores.
  public struct Recording: Hashable, Sendable, PrivateValue {
    /// The host's reference, such as the name of a file.
    public var reference: String
    /// The length in seconds, from 0 to a day.
    public var seconds: Int
    /// The media type, such as `"audio/mp4"`.
    public var mediaType: String

    /// Creates a reference to a recording.
    public init(_ reference: String, seconds: Int, mediaType: String) {
      self.reference = reference
      self.seconds = seconds
      self.mediaType = mediaType
    }
  }

  /// A symptom.
  public struct Symptom: Hashable, Sendable, PrivateValue {
    /// The name, in the person's words or from a list of the host.
    public var name: String
    /// How severe it was.
    public var severity: Severity

    /// Creates a symptom.
    public init(_ name: String, _ severity: Severity) {
      self.name = name
      self.severity = severity
    }
  }

  /// How severe a symptom was.
  public enum Severity: Int, CaseIterable, Hashable, Comparable, Sendable, CodedCase, Codable {
    /// Noticed, but not in the way.
    case mild = 1
    /// In the way of the person's activities.
    case moderate
    /// It prevents the person's activities.
    case severe

    /// Creates a severity from its number, or returns `nil` for an unknown one.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }

    /// Orders severities from mild to severe.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// A treatment, or a dose of a medication.
  public struct Treatment: Hashable, Sendable, PrivateValue {
    /// The name.
    public var name: String
    /// The amount in the person's words, such as `"200 mg"`; may be empty.
    public var amount: String
    /// When it was taken or done.
    public var time: LocalDateTime

    /// Creates a treatment.
    public init(_ name: String, amount: String = "", at time: LocalDateTime) {
      self.name = name
      self.amount = amount
      self.time = time
    }
  }

  /// A visit to a place.
  public struct Visit: Hashable, Sendable, PrivateValue {
    /// The place.
    public var place: String
    /// When it began.
    public var start: LocalDateTime
    /// How long it lasted, in minutes from 0 to a week.
    public var minutes: Int

    /// Creates a visit.
    public init(_ place: String, from start: LocalDateTime, minutes: Int) {
      self.place = place
      self.start = start
      self.minutes = minutes
    }
  }

  /// A meeting with a person.
  public struct Contact: Hashable, Sendable, PrivateValue {
    /// The person.
    public var person: String
    /// When it began.
    public var start: LocalDateTime
    /// How long it lasted, in minutes from 0 to a week.
    public var minutes: Int
    /// Where it was; may be empty.
    public var place: String

    /// Creates a meeting.
    public init(_ person: String, from start: LocalDateTime, minutes: Int, at place: String = "") {
      self.person = person
      self.start = start
      self.minutes = minutes
      self.place = place
    }
  }
}

extension HealthJournal {
  /// A body temperature as it was read, in either unit.
  ///
  ///     let temperature = HealthJournal.Temperature(100.4, .fahrenheit)
  ///     temperature?.celsius   // 38.0
  ///     temperature?.isFever   // true
  public struct Temperature: Hashable, Sendable, PrivateValue {
    /// The unit of a thermometer.
    public enum Unit: String, CaseIterable, Hashable, Sendable, CodedCase, Codable {
      /// Degrees Celsius.
      case celsius
      /// Degrees Fahrenheit.
      case fahrenheit

      /// Creates a unit from its name, or returns `nil` for an unknown one.
      public init?(rawValue: String) { self.init(caseOf: rawValue) }
    }

    /// The unit in which it was read.
    public let unit: Unit
    /// The tenths of a degree that were read.
    let tenths: Int

    /// Creates a temperature, rounded to a tenth of a degree, or returns `nil` if it is not a number
    /// from 25 to 45 °C (77 to 113 °F).
    ///
    /// The range contains every temperature at which a person can write a journal.
    public init?(_ degrees: Double, _ unit: Unit) {
      // `contains` is false for what is not a number.
      let range = unit == .celsius ? 25.0...45.0 : 77.0...113.0
      guard range.contains(degrees) else { return nil }
      tenths = Int((degrees * 10).rounded())
      self.unit = unit
    }

    /// The degrees Celsius, rounded to a tenth.
    public var celsius: Double {
      switch unit {
      case .celsius: Double(tenths) / 10
      case .fahrenheit: (Double(tenths - 320) * 5 / 9).rounded() / 10
      }
    }

    /// The degrees Fahrenheit, rounded to a tenth.
    public var fahrenheit: Double {
      switch unit {
      case .celsius: (Double(tenths) * 9 / 5 + 320).rounded() / 10
      case .fahrenheit: Double(tenths) / 10
      }
    }

    /// Whether it is a fever: at least 38.0 °C, which is 100.4 °F.
    ///
    /// Source: Centers for Disease Control and Prevention, definitions of symptoms for reportable
    /// illnesses.
    public var isFever: Bool {
      switch unit {
      case .celsius: tenths >= 380
      case .fahrenheit: tenths >= 1004
      }
    }
  }
}

extension HealthJournal.Temperature: Comparable {
  /// Orders temperatures from colder to warmer, exactly, whatever their units.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    // Fiftieths of a degree Fahrenheit are whole numbers for both units.
    (lhs.fiftieths, lhs.unit == .celsius ? 0 : 1) < (rhs.fiftieths, rhs.unit == .celsius ? 0 : 1)
  }

  private var fiftieths: Int {
    switch unit {
    case .celsius: tenths * 9 + 1600
    case .fahrenheit: tenths * 5
    }
  }
}

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
    let unit = try container.decode(Unit.self, forKey: .unit)
    guard let temperature = Self(degrees, unit) else {
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

extension HealthJournal.Entry {
  /// Keeps the unknown fields of the version that this one replaces.
  mutating func keepUnknownFields(of earlier: Self) {
    unknownFields.formUnion(earlier.unknownFields)
    if mood != nil { unknownFields.remove(JournalKey.mood) }
  }
}
