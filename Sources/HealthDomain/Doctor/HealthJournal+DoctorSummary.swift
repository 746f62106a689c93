import PublicHealth
public import CyclePrediction
public import Essentials

extension HealthJournal {
  /// A summary of some days of a journal for a doctor, as values for one page.
  ///
  ///     var summary = journal.doctorSummary(for: summer)
  ///     summary.cycle = history.clinicalSummary(asOf: today, age: 31)
  ///     show(summary.html())
  ///
  /// The page has no names of people or places, and no quotations. It describes what was logged and is not a
  /// diagnosis.
  public struct DoctorSummary: Hashable, Sendable, PrivateValue {
    /// The days.
    public let days: ClosedRange<CalendarDate>
    /// The symptoms, those on the most days first.
    public internal(set) var symptoms: [Symptom] = []
    /// The temperatures, or `nil` if there are none.
    public internal(set) var temperatures: Temperatures?
    /// The treatments, those with the most times first.
    public internal(set) var treatments: [Treatment] = []
    /// The number of people who were met.
    public internal(set) var people = 0
    /// The days on which the mood was bad or very bad.
    public internal(set) var badDays = 0
    /// The facts about cycles, or `nil` to leave them out.
    public var cycle: CycleHistory.ClinicalSummary?

    /// Creates a summary without a journal, for a page about cycles alone.
    public init(days: ClosedRange<CalendarDate>, cycle: CycleHistory.ClinicalSummary? = nil) {
      self.days = days
      self.cycle = cycle
    }

    /// A symptom in some days.
    public struct Symptom: Hashable, Sendable, PrivateValue {
      /// The name as it was written last.
      public internal(set) var name: String
      /// The number of days.
      public internal(set) var days: Int
      /// The first day.
      public internal(set) var first: CalendarDate
      /// The last day.
      public internal(set) var last: CalendarDate
      /// The greatest severity.
      public internal(set) var worst: Entry.Severity
    }

    /// The temperatures of some days.
    public struct Temperatures: Hashable, Sendable, PrivateValue {
      /// The number of readings.
      public internal(set) var count: Int
      /// The highest one.
      public internal(set) var highest: Temperature
      /// The number of days with a fever.
      public internal(set) var feverDays: Int
      /// The last day with a fever, or `nil` if there is none.
      public internal(set) var lastFever: CalendarDate?
    }

    /// A treatment in some days.
    public struct Treatment: Hashable, Sendable, PrivateValue {
      /// The name as it was written last.
      public internal(set) var name: String
      /// How often.
      public internal(set) var count: Int
      /// The amount and the time of the last one.
      public internal(set) var lastAmount: String
      /// When it was last.
      public internal(set) var last: LocalDateTime
    }
  }

  /// Returns what a doctor asks for about some days.
  ///
  /// Names with the same words are the same symptom or treatment, whatever the case and diacritics.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for *k* entries in these days
  public func doctorSummary(for days: ClosedRange<CalendarDate>) -> DoctorSummary {
    var symptoms: [String: DoctorSummary.Symptom] = [:]
    var treatments: [String: DoctorSummary.Treatment] = [:]
    var temperatures: DoctorSummary.Temperatures?
    var people: Set<String> = []
    var badDays: Set<CalendarDate> = []
    // The oldest first, so that the later days and names replace the earlier ones.
    for entry in entries(matching: Query(dates: days)).reversed() {
      let date = entry.time.date
      for symptom in entry.symptoms {
        let key = JournalWords.folded([symptom.name])
        var line =
          symptoms[key]
          ?? .init(name: "", days: 0, first: date, last: date, worst: symptom.severity)
        if line.days == 0 || line.last != date { line.days += 1 }
        line.name = symptom.name
        line.last = date
        line.worst = max(line.worst, symptom.severity)
        symptoms[key] = line
      }
      for temperature in entry.temperatures {
        var line = temperatures ?? .init(count: 0, highest: temperature, feverDays: 0)
        line.count += 1
        line.highest = max(line.highest, temperature)
        if temperature.isFever, line.lastFever != date {
          line.feverDays += 1
          line.lastFever = date
        }
        temperatures = line
      }
      for treatment in entry.treatments {
        let key = JournalWords.folded([treatment.name])
        let count = (treatments[key]?.count ?? 0) + 1
        if let known = treatments[key], known.last > treatment.time {
          treatments[key]?.count = count
        } else {
          treatments[key] = .init(
            name: treatment.name, count: count, lastAmount: treatment.amount, last: treatment.time)
        }
      }
      for contact in entry.contacts { people.insert(JournalWords.folded([contact.person])) }
      if let mood = entry.mood, mood < .neutral { badDays.insert(date) }
    }
    var summary = DoctorSummary(days: days)
    summary.symptoms =
      symptoms.sorted { ($1.value.days, $0.key) < ($0.value.days, $1.key) }.map(\.value)
    summary.temperatures = temperatures
    summary.treatments =
      treatments.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.value)
    summary.people = people.count
    summary.badDays = badDays.count
    return summary
  }
}
