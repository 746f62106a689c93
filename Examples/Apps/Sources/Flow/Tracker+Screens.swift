import Console
import HealthDomain

extension Tracker {
  // MARK: Home

  func showHome() {
    guard let forecast = forecast() else { return }
    let summary = forecast.summary
    let phase = summary.phase.map { messages.text(for: $0) }
    if let day = summary.cycleDay {
      print("\(today): day \(day)", phase.map { "(\($0.lowercased()))" } ?? "")
    } else {
      let isEmpty = history.periods.isEmpty
      print("\(today):", isEmpty ? "no period is logged yet" : "the latest period is long ago")
    }
    print(messages.text(for: summary))
    print(messages.intervalText(for: summary))
    print(messages.fertilityText(for: summary))
    if let window = forecast.nextFertileWindow { print(messages.text(forFertileWindow: window)) }
    for suggestion in forecast.suggestions { ask(suggestion) }
    print(messages.disclaimer)
  }

  private func ask(_ suggestion: CycleForecast.Suggestion) {
    switch suggestion {
    case .missedPeriod(let missed):
      let days = missed.start.interval(covering: 0.8)
      print(
        "? Did you have a period that is not logged, about \(days.lowerBound) to \(days.upperBound)?"
      )
    case .spuriousStart(let start):
      print("? Was the bleeding of \(start.period.start) a period?")
    case .positivePregnancyTest: print("? " + messages.text(for: suggestion))
    case .nothingLogged(let day):
      print("? Nothing was logged since \(day). When did your latest period start?")
    @unknown default: print("? " + messages.text(for: suggestion))
    }
  }

  // MARK: Calendar

  /// Prints a month: P for a logged period, p and f for a probable period and fertile day, and o for a
  /// day on which one of them is possible.
  func showMonth(_ word: Substring?) throws {
    let month: CalendarMonth
    do {
      month =
        try word.map { try CalendarMonth(iso8601: String($0)) } ?? CalendarMonth(containing: today)
    } catch {
      throw Console.Problem("\(word ?? "") is not a month such as 2026-04.")
    }
    guard let forecast = forecast() else { return }
    print(
      "\(month)",
      Weekday.week(startingOn: .sunday).map { "\($0)".prefix(2) }.joined(separator: "  "))
    for week in forecast.weeks(in: month, startingOn: .sunday) {
      let row = week.map { day -> String in
        guard let day, CalendarMonth(containing: day.date) == month else { return "   " }
        return (day.date.day < 10 ? " " : "") + "\(day.date.day)" + mark(of: day)
      }
      print("        " + row.joined(separator: " "))
    }
    print("P logged, p period likely, f fertile likely, o one of them possible")
    print(messages.shortDisclaimer)
  }

  private func mark(of day: CycleForecast.Day) -> String {
    if day.isLoggedPeriod { return "P" }
    if day.periodProbability >= 0.5 { return "p" }
    if day.fertileProbability >= 0.5 { return "f" }
    return day.periodProbability >= 0.05 || day.fertileProbability >= 0.05 ? "o" : " "
  }

  // MARK: History and statistics

  func showHistory() {
    for period in history.periods.reversed() {
      let cycle = history.cycles.first { $0.start == period.start }
      print(
        "\(period.start)", period.end.map { "to \($0)" } ?? "",
        cycle.map { "\($0.length) days" } ?? "")
    }
    for day in history.loggedDays.reversed() { print("\(day.date): \(Self.signs(day.log))") }
  }

  private static func signs(_ log: DayLog) -> String {
    var signs: [String] = []
    if let flow = log.flow { signs.append("\(flow.rawValue) flow") }
    signs += log.moods.sorted().map(\.rawValue) + log.symptoms.sorted().map(\.rawValue)
    if let temperature = log.temperature { signs.append("\(temperature.celsius) °C") }
    if let test = log.ovulationTest { signs.append("test \(test.rawValue)") }
    if let mucus = log.mucus { signs.append("mucus \(mucus.rawValue)") }
    if !log.notes.isEmpty { signs.append(log.notes) }
    return signs.joined(separator: ", ")
  }

  func showStatistics() {
    guard let statistics = history.statistics() else {
      print("Statistics need two logged periods.")
      return
    }
    show("Cycles", statistics.cycleLengths)
    if let lengths = statistics.periodLengths { show("Periods", lengths) }
    let bars = history.cycleLengthSeries.suffix(12)
    for bar in bars {
      print("\(bar.date) " + String(repeating: "=", count: bar.value) + " \(bar.value)")
    }
  }

  private func show(_ name: String, _ lengths: CycleStatistics.Lengths) {
    let mean = (lengths.mean * 10).rounded() / 10
    print("\(name): \(lengths.count), mean \(mean) days, \(lengths.shortest) to \(lengths.longest)")
  }

  // MARK: The doctor's page

  func showDoctorsPage() {
    let summary = history.clinicalSummary(asOf: today, age: context.age.map { Int($0) })
    print("From \(summary.days.lowerBound) to \(summary.days.upperBound)")
    print("Last period:", summary.lastPeriod.map { "\($0.start)" } ?? "none logged")
    if let lengths = summary.cycleLengths { show("Cycles", lengths) }
    if let lengths = summary.periodLengths { show("Periods", lengths) }
    if !summary.heavyDays.isEmpty {
      let days = summary.heavyDays.map { "\($0.date): \($0.value)" }.joined(separator: ", ")
      print("Days of heavy flow:", days)
    }
    print("Bleeding between periods:", summary.bleedingBetweenPeriods.count, "days")
    for count in summary.symptoms { print("\(count.symptom.rawValue): \(count.days) days") }
    switch summary.regularity {
    case .regular(let shortest, let longest, _): print("Regular: \(shortest) to \(longest) days")
    case .irregular(let shortest, let longest, let limit):
      print("Irregular: \(shortest) to \(longest) days, more than \(limit) apart")
    case .tooFewCycles(let count): print("Regularity: only \(count) cycles so far")
    case .noLimitForAge: print("Regularity: no published limit for this age")
    }
    for interruption in summary.interruptions {
      print("\(interruption.kind) from \(interruption.start)")
    }
  }
}
