import Console
import HealthDomain

/// The app: a person who logs her cycles, and what its screens say.
struct Tracker {
  private var history = CycleHistory()
  private var today: CalendarDate
  private var context = CycleContext()
  private let predictor = CyclePredictor()
  private let words = CycleMessages()

  init(on today: CalendarDate) { self.today = today }

  mutating func perform(_ verb: String, _ rest: String) throws {
    switch verb {
    case "age": context = CycleContext(age: Double(rest))
    case "day":
      today = try date(rest)
      showHome()
    case "home": showHome()
    case "start": try start(on: date(rest))
    case "end": try end(on: date(rest))
    case "move": try move(rest.split(separator: " ").map(date))
    case "remove":
      try history.removePeriod(startingOn: date(rest))
      showHome()
    case "flow", "mood", "symptom", "temperature", "test", "mucus", "note": try log(verb, rest)
    case "yes": try answer(true, on: date(rest))
    case "no": try answer(false, on: today)
    case "pregnant":
      try history.add(CycleInterruption(.pregnancy, from: date(rest)), asOf: today)
      showHome()
    case "month": try showMonth(rest)
    case "history": showHistory()
    case "doctor":
      let summary = history.clinicalSummary(asOf: today, age: context.age.map { Int($0) })
      print(HealthJournal.DoctorSummary(days: summary.days, cycle: summary).markdown())
    case "lock-screen":
      if let forecast = forecast() { print(words.discreetText(for: forecast.summary)) }
    default: throw Console.Problem("There is no command \(verb).")
    }
  }

  /// Reads a day, which is today if nothing is typed.
  private func date(_ text: some StringProtocol) throws -> CalendarDate {
    text.isEmpty ? today : try CalendarDate(iso8601: String(text))
  }

  /// The forecast of today, or `nil` after its reason is told.
  private func forecast() -> CycleForecast? {
    do {
      return try predictor.forecast(for: history, asOf: today, context: context)
    } catch {
      print(words.text(for: error))
      return nil
    }
  }

  // MARK: The log

  private mutating func start(on day: CalendarDate) throws {
    let addition = try history.add(LoggedPeriod(start: day), asOf: today)
    if let text = words.text(for: addition) { print(text) }
    showHome()
  }

  private mutating func end(on day: CalendarDate) throws {
    guard let period = history.periods.last(where: { $0.start <= day }) else {
      throw Console.Problem("There is no period to end.")
    }
    try history.endPeriod(startingOn: period.start, on: day, asOf: today)
    showHome()
  }

  private mutating func move(_ days: [CalendarDate]) throws {
    guard days.count == 2 else { throw Console.Problem("Say from which day to which.") }
    let (start, new) = (days[0], days[1])
    let end = history.periods.first { $0.start == start }?.end
    try history.movePeriod(
      startingOn: start, to: LoggedPeriod(start: new, end: end), asOf: today)
    showHome()
  }

  /// Logs a sign of today.
  private mutating func log(_ sign: String, _ value: String) throws {
    func read<Value>(_ value: Value?) throws -> Value {
      guard let value else { throw Console.Problem("This \(sign) is not known.") }
      return value
    }
    var log = history[today] ?? DayLog()
    switch sign {
    case "flow": log.flow = try read(MenstrualFlow(rawValue: value))
    case "test": log.ovulationTest = try read(OvulationTest(rawValue: value))
    case "mucus": log.mucus = try read(CervicalMucus(rawValue: value))
    case "mood": log.moods.insert(LoggedMood(rawValue: value))
    case "symptom": log.symptoms.insert(LoggedSymptom(rawValue: value))
    case "temperature": log.temperature = try BasalTemperature(celsius: read(Double(value)))
    default: log.notes = value
    }
    try history.log(log, on: today, asOf: today)
    showHome()
  }

  // MARK: Home

  private func showHome() {
    guard let forecast = forecast() else { return }
    let summary = forecast.summary
    print("\(today):", summary.cycleDay.map { "day \($0)" } ?? "no cycle")
    print(words.text(for: summary))
    print(words.intervalText(for: summary))
    print(words.fertilityText(for: summary))
    if let window = forecast.nextFertileWindow { print(words.text(forFertileWindow: window)) }
    for question in forecast.suggestions { print("? \(words.text(for: question))") }
    print(words.shortDisclaimer)
  }

  /// Answers the first question of the home screen.
  private mutating func answer(_ isYes: Bool, on day: CalendarDate) throws {
    guard let forecast = forecast(), let question = forecast.suggestions.first else {
      throw Console.Problem("Nothing was asked.")
    }
    switch (question, isYes) {
    case (.missedPeriod, true), (.nothingLogged, true), (.noPeriodLogged, true):
      return try start(on: day)
    case (.missedPeriod, false):
      if let start = forecast.basis.start {
        try history.confirmCycle(startingOn: start, asOf: today)
      }
    case (.spuriousStart(let start), true):
      try history.confirmPeriod(startingOn: start.period.start)
    case (.spuriousStart(let start), false):
      try history.removePeriod(startingOn: start.period.start)
    case (.positivePregnancyTest(let day, _), true):
      try history.add(CycleInterruption(.pregnancy, from: day), asOf: today)
    case (.positivePregnancyTest(let day, _), false):
      try history.confirmNoPregnancy(on: day, asOf: today)
    default: break
    }
    showHome()
  }

  // MARK: Calendar and history

  /// Prints a month: P for a logged period, p and f for a probable period and fertile day, and o for a
  /// day on which one of them is possible.
  private func showMonth(_ text: String) throws {
    let month = try text.isEmpty ? CalendarMonth(containing: today) : CalendarMonth(iso8601: text)
    guard let forecast = forecast() else { return }
    print(
      "\(month)  "
        + Weekday.week(startingOn: .monday).map { "\($0)".prefix(3) }.joined(separator: "  "))
    for week in forecast.weeks(in: month, startingOn: .monday) {
      let days = week.map { day -> String in
        guard let day, CalendarMonth(containing: day.date) == month else { return "    " }
        return "\(day.date.day < 10 ? " " : "")\(day.date.day)\(mark(of: day)) "
      }
      print("         " + days.joined(separator: " "))
    }
  }

  private func mark(of day: CycleForecast.Day) -> String {
    if day.isLoggedPeriod { return "P" }
    if day.periodProbability >= 0.5 { return "p" }
    if day.fertileProbability >= 0.5 { return "f" }
    return day.periodProbability >= 0.05 || day.fertileProbability >= 0.05 ? "o" : " "
  }

  private func showHistory() {
    for period in history.periods.reversed() {
      let cycle = history.cycles.first { $0.start == period.start }
      print(
        period.start, period.end.map { "to \($0)" } ?? "", cycle.map { "\($0.length) days" } ?? "")
    }
    for day in history.loggedDays.reversed() {
      let log = day.log
      var signs = [log.flow?.rawValue, log.mucus?.rawValue, log.ovulationTest?.rawValue]
      signs += log.moods.sorted().map(\.rawValue) + log.symptoms.sorted().map(\.rawValue)
      signs += [log.temperature.map { "\($0.celsius) °C" }, log.notes.isEmpty ? nil : log.notes]
      print("\(day.date): \(signs.compactMap(\.self).joined(separator: ", "))")
    }
    guard let statistics = history.statistics() else { return }
    let lengths = statistics.cycleLengths
    print("Cycles: \(lengths.count), \(lengths.shortest) to \(lengths.longest) days")
  }
}
