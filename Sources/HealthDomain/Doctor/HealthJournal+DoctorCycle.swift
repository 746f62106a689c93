import PublicHealth
public import CyclePrediction
import Essentials

extension HealthJournal.DoctorSummary.Messages {
  /// The texts for the facts of a log of cycles: templates with named slots.
  public struct Cycle: Sendable {
    /// Creates the English words.
    public init() {}

    /// The template for the days that the facts cover: `{first}`, `{last}`.
    public var days = "From {first} to {last}"
    /// The template for the last period: `{date}`.
    public var lastPeriod = "First day of the last period: {date}"
    /// The template for lengths of cycles: `{median}`, `{shortest}`, `{longest}`, `{count}`.
    public var cycleLengths =
      "Cycle length in days: median {median}, from {shortest} to {longest}, cycles: {count}"
    /// The template for lengths of periods: `{median}`, `{shortest}`, `{longest}`, `{count}`.
    public var periodLengths =
      "Period length in days: median {median}, from {shortest} to {longest}, periods: {count}"
    /// The template for the period with the most days of heavy flow: `{days}`.
    public var heavyDays = "Most days of heavy flow in a period: {days}"
    /// The template for days of bleeding between periods: `{days}`.
    public var bleeding = "Days of bleeding between periods: {days}"
    /// The template for cycles outside a limit: `{count}`, `{all}`.
    public var shortCycles = "Cycles shorter than usual: {count} of {all}"
    /// The template for cycles outside a limit: `{count}`, `{all}`.
    public var longCycles = "Cycles longer than usual: {count} of {all}"
    /// The template for periods outside a limit: `{count}`, `{all}`.
    public var longPeriods = "Periods longer than 8 days: {count} of {all}"
    /// The template for cycles that differ: `{shortest}`, `{longest}`.
    public var irregular = "Irregular cycles, in days: from {shortest} to {longest}"
    /// The template for cycles that differ in the last six months: `{shortest}`, `{longest}`.
    public var irregularInSixMonths =
      "Irregular cycles in the last six months, in days: from {shortest} to {longest}"
    /// The template for few periods: `{count}`.
    public var fewPeriods = "Periods in the last six months: {count}"
    /// The template for long periods: `{count}`.
    public var prolonged = "Periods of 10 days or more in the last six months: {count}"
    /// The template for spotting: `{count}`.
    public var spotting = "Cycles with spotting in the last six months: {count}"
    /// The template for cycles that differ from the one before: `{count}`.
    public var variable = "Cycles that differed from the one before by 7 days or more: {count}"
    /// The template for a long time: `{days}`.
    public var longTime = "Longest time from one period to the next, in days: {days}"
    /// The template for a symptom: `{name}`, `{days}`.
    public var symptom = "{name}, days: {days}"
    /// Writes the name of a symptom; without replacement, as it is stored.
    public var symptomName: @Sendable (LoggedSymptom) -> String = { $0.rawValue }

    /// Returns the facts, a line each.
    func lines(
      for summary: CycleHistory.ClinicalSummary, withSymptoms hasSymptoms: Bool,
      _ messages: HealthJournal.DoctorSummary.Messages
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
          symptom.filled([("name", symptomName($0.symptom)), ("days", String($0.days))])
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
