public import HealthDomain

/// The text that a person has typed into the form of an entry, whether it is valid or not.
public struct JournalForm: Codable, Hashable, Sendable {
  /// The entry that is edited, or `nil` for a new one.
  public internal(set) var edited: UInt64?
  /// The text.
  public var text = ""
  /// How the person feels.
  public var mood: HealthJournal.Entry.Mood?
  /// A symptom.
  public var symptom = ""
  /// How severe the symptom is.
  public var severity = HealthJournal.Entry.Severity.mild
  /// A temperature in degrees Fahrenheit.
  public var temperature = ""
  /// A treatment.
  public var treatment = ""
  /// Somebody whom the person met.
  public var person = ""

  /// Creates an empty form.
  public init() {}

  /// Creates the form of an entry; its rows stay, and the form adds to them.
  init(editing entry: HealthJournal.Entry) {
    (edited, text, mood) = (entry.id.number, entry.text, entry.mood)
  }

  /// Whether there is nothing to save.
  public var isEmpty: Bool {
    var blank = Self()
    (blank.edited, blank.severity) = (edited, severity)
    return self == blank
  }

  /// Whether the temperature is one of a body, or is not filled in.
  public var isTemperatureValid: Bool { temperature.isEmpty || bodyTemperature != nil }

  private var bodyTemperature: HealthJournal.Temperature? {
    Double(temperature).flatMap { HealthJournal.Temperature($0, .fahrenheit) }
  }

  /// Returns an entry with what was typed.
  func filled(into entry: HealthJournal.Entry, at time: LocalDateTime) -> HealthJournal.Entry {
    var entry = entry
    (entry.text, entry.mood) = (text, mood)
    if !symptom.isEmpty { entry.symptoms.append(.init(symptom, severity)) }
    if let bodyTemperature { entry.temperatures.append(bodyTemperature) }
    if !treatment.isEmpty { entry.treatments.append(.init(treatment, at: time)) }
    if !person.isEmpty { entry.contacts.append(.init(person, from: time, minutes: 0)) }
    return entry
  }
}
