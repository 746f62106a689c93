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
    /// When it happened, on the person's clocks.
    public var time: LocalDateTime
    /// What the person wrote.
    public var text = ""
    /// How the person felt, or `nil` if they did not say.
    public var mood: Mood?
    /// Words under which the person finds the entry again.
    public var tags: [String] = []
    /// What the person said, as references to recordings that the host stores.
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

    /// Returns an ID with a random number: two of a billion entries are equal with a probability of
    /// about 3%, and two of a million with one of about 1 in 37 million.
    public static func random(using generator: inout some RandomNumberGenerator) -> Self {
      Self(generator.next())
    }

    /// Orders IDs by their numbers.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
  }

  /// How a person felt.
  public enum Mood: Int, CaseIterable, Hashable, Comparable, Sendable, Codable {
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
  public enum Severity: Int, CaseIterable, Hashable, Comparable, Sendable, Codable {
    /// Noticed, but not in the way.
    case mild = 1
    /// In the way of what the person does.
    case moderate
    /// It keeps the person from what they do.
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
    /// How much, in the person's words, such as `"200 mg"`; may be empty.
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
