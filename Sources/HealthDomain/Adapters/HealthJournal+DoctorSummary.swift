public import CyclePrediction
public import Essentials
import PublicHealth

extension HealthJournal {
  /// A summary of some days of a journal for a doctor, as values for one page.
  ///
  ///     var summary = journal.doctorSummary(for: summer)
  ///     summary.cycle = history.clinicalSummary(asOf: today, age: 31)
  ///     show(summary.html())
  ///
  /// The page has no names of people or places, and no quotations. It describes what was logged and is not a
  /// diagnosis.
  public struct DoctorSummary: Equatable, Sendable, PrivateValue {
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

  /// Returns the facts that a doctor asks for about some days.
  ///
  /// Names with the same words are the same symptom or treatment, whatever the case and diacritics; a name
  /// without words, such as a picture, is the same as itself.
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
        let key = JournalWords.key(symptom.name)
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
        let key = JournalWords.key(treatment.name)
        let count = (treatments[key]?.count ?? 0) + 1
        if let known = treatments[key], known.last > treatment.time {
          treatments[key]?.count = count
        } else {
          treatments[key] = .init(
            name: treatment.name, count: count, lastAmount: treatment.amount, last: treatment.time)
        }
      }
      for contact in entry.contacts { people.insert(JournalWords.person(contact.person)) }
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

extension HealthJournal.DoctorSummary.Messages {
  /// Returns the name of a symptom that a log of cycles can have, such as for its button.
  public func name(of symptom: LoggedSymptom) -> String { cycle.name(of: symptom) }

  /// The texts for the facts of a log of cycles: templates with named slots.
  package struct Cycle: Sendable {
    /// Creates the English words.
    package init() {}

    /// The template for the days that the facts cover: `{first}`, `{last}`.
    package var days = "From {first} to {last}"
    /// The template for the last period: `{date}`.
    package var lastPeriod = "First day of the last period: {date}"
    /// The template for lengths of cycles: `{median}`, `{shortest}`, `{longest}`, `{count}`.
    package var cycleLengths =
      "Cycle length in days: median {median}, from {shortest} to {longest}, cycles: {count}"
    /// The template for lengths of periods: `{median}`, `{shortest}`, `{longest}`, `{count}`.
    package var periodLengths =
      "Period length in days: median {median}, from {shortest} to {longest}, periods: {count}"
    /// The template for the period with the most days of heavy flow: `{days}`.
    package var heavyDays = "Most days of heavy flow in a period: {days}"
    /// The template for days of bleeding between periods: `{days}`.
    package var bleeding = "Days of bleeding between periods: {days}"
    /// The template for cycles outside a limit: `{count}`, `{all}`.
    package var shortCycles = "Cycles shorter than usual: {count} of {all}"
    /// The template for cycles outside a limit: `{count}`, `{all}`.
    package var longCycles = "Cycles longer than usual: {count} of {all}"
    /// The template for periods outside a limit: `{count}`, `{all}`.
    package var longPeriods = "Periods longer than 8 days: {count} of {all}"
    /// The template for cycles that differ: `{shortest}`, `{longest}`.
    package var irregular = "Irregular cycles, in days: from {shortest} to {longest}"
    /// The template for cycles that differ in the last six months: `{shortest}`, `{longest}`.
    package var irregularInSixMonths =
      "Irregular cycles in the last six months, in days: from {shortest} to {longest}"
    /// The template for few periods: `{count}`.
    package var fewPeriods = "Periods in the last six months: {count}"
    /// The template for long periods: `{count}`.
    package var prolonged = "Periods of 10 days or more in the last six months: {count}"
    /// The template for spotting: `{count}`.
    package var spotting = "Cycles with spotting in the last six months: {count}"
    /// The template for cycles that differ from the one before: `{count}`.
    package var variable = "Cycles that differed from the one before by 7 days or more: {count}"
    /// The template for a long time: `{days}`.
    package var longTime = "Longest time from one period to the next, in days: {days}"
    /// The template for a symptom: `{name}`, `{days}`.
    package var symptom = "{name}, days: {days}"
    /// The names of symptoms; one that a person named has that name.
    package var symptoms: [LoggedSymptom: String] = [
      .acne: "acne", .backPain: "back pain", .bloating: "bloating",
      .breastTenderness: "breast tenderness", .constipation: "constipation", .cramps: "cramps",
      .cravings: "cravings", .diarrhea: "diarrhea", .dizziness: "dizziness", .fatigue: "fatigue",
      .fever: "fever", .headache: "headache", .hotFlashes: "hot flashes", .insomnia: "insomnia",
      .nausea: "nausea", .nightSweats: "night sweats", .ovulationPain: "ovulation pain",
      .pelvicPain: "pelvic pain",
    ]

    /// Returns the name of a symptom.
    package func name(of symptom: LoggedSymptom) -> String {
      symptoms[symptom] ?? CleanText.words(ofKey: symptom.rawValue)
    }

    /// Returns the facts, a line each.
    func lines(
      for summary: CycleHistory.ClinicalSummary, withSymptoms hasSymptoms: Bool,
      _ messages: HealthJournal.DoctorSummary.Messages, _ words: (String) -> String
    ) -> [String] {
      let date = messages.journal.date
      var lines = [
        days.filled([
          ("first", date(summary.days.lowerBound)), ("last", date(summary.days.upperBound)),
        ])
      ]
      if let period = summary.lastPeriod {
        lines.append(lastPeriod.filled([("date", date(period.start))]))
      }
      if let lengths = summary.cycleLengths { lines.append(text(cycleLengths, lengths)) }
      if let lengths = summary.periodLengths { lines.append(text(periodLengths, lengths)) }
      if let most = summary.heavyDays.map(\.value).max(), most > 0 {
        lines.append(heavyDays.filled([("days", String(most))]))
      }
      if !summary.bleedingBetweenPeriods.isEmpty {
        let count = String(summary.bleedingBetweenPeriods.count)
        lines.append(bleeding.filled([("days", count)]))
      }
      lines += summary.deviations.map { text(for: $0) }
      guard hasSymptoms else { return lines }
      return lines
        + summary.symptoms.map {
          symptom.filled([("name", words(name(of: $0.symptom))), ("days", String($0.days))])
        }
    }

    private func text(_ template: String, _ lengths: CycleStatistics.Lengths) -> String {
      // A median of whole days is a whole or a half number.
      let median =
        lengths.median == lengths.median.rounded(.down)
        ? String(Int(lengths.median)) : "\(lengths.median)"
      return template.filled([
        ("median", median), ("shortest", String(lengths.shortest)),
        ("longest", String(lengths.longest)), ("count", String(lengths.count)),
      ])
    }

    private func text(for deviation: CycleDeviation) -> String {
      func filled(_ template: String, _ slots: (String, Int)...) -> String {
        template.filled(slots.map { (name: $0.0, value: String($0.1)) })
      }
      return switch deviation {
      case .frequentCycles(let count, let all):
        filled(shortCycles, ("count", count), ("all", all))
      case .infrequentCycles(let count, let all):
        filled(longCycles, ("count", count), ("all", all))
      case .longPeriods(let count, let all): filled(longPeriods, ("count", count), ("all", all))
      case .irregularCycles(let shortest, let longest, _):
        filled(irregular, ("shortest", shortest), ("longest", longest))
      case .irregularCyclesInSixMonths(let shortest, let longest):
        filled(irregularInSixMonths, ("shortest", shortest), ("longest", longest))
      case .infrequentPeriodsInSixMonths(let count): filled(fewPeriods, ("count", count))
      case .prolongedPeriodsInSixMonths(let count): filled(prolonged, ("count", count))
      case .persistentSpottingInSixMonths(let count): filled(spotting, ("count", count))
      case .variableCycles(let count): filled(variable, ("count", count))
      case .longTimeBetweenPeriods(let days): filled(longTime, ("days", days))
      }
    }
  }
}

#if !hasFeature(Embedded)
extension HealthJournal.DoctorSummary.Messages.Cycle: MessageTable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("days", &days)
    entries.text("lastPeriod", &lastPeriod)
    entries.text("cycleLengths", &cycleLengths)
    entries.text("periodLengths", &periodLengths)
    entries.text("heavyDays", &heavyDays)
    entries.text("bleeding", &bleeding)
    entries.text("shortCycles", &shortCycles)
    entries.text("longCycles", &longCycles)
    entries.text("longPeriods", &longPeriods)
    entries.text("irregular", &irregular)
    entries.text("irregularInSixMonths", &irregularInSixMonths)
    entries.text("fewPeriods", &fewPeriods)
    entries.text("prolonged", &prolonged)
    entries.text("spotting", &spotting)
    entries.text("variable", &variable)
    entries.text("longTime", &longTime)
    entries.text("symptom", &symptom)
    entries.texts("symptoms", &symptoms)
  }
}
#endif
