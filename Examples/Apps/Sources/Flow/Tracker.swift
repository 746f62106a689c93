import Console
import HealthDomain

/// The app: a person who logs her cycles, and what its screens say.
struct Tracker {
  var history = CycleHistory()
  var today: CalendarDate
  let context: CycleContext
  let messages = CycleMessages()

  init(on today: CalendarDate, age: Double?) {
    self.today = today
    context = CycleContext(age: age)
  }

  static func date(_ text: some StringProtocol) throws -> CalendarDate {
    do {
      return try CalendarDate(iso8601: String(text))
    } catch {
      throw Console.Problem("\(text) is not a day such as 2026-04-14.")
    }
  }

  /// The forecast of today, or `nil` after its reason is told.
  func forecast() -> CycleForecast? {
    do {
      return try CyclePredictor().forecast(for: history, asOf: today, context: context)
    } catch {
      print(messages.text(for: error))
      return nil
    }
  }

  // MARK: Commands

  mutating func perform(_ command: String) throws {
    let words = command.split(separator: " ")
    guard let name = words.first else { return }
    let rest = words.dropFirst()
    switch name {
    case "start": try add(LoggedPeriod(start: date(rest.first)))
    case "end": try end(on: date(rest.first))
    case "move": try move(rest)
    case "remove":
      try history.removePeriod(startingOn: date(rest.first))
      print("Removed.")
      showHome()
    case "log": try log(rest)
    case "day":
      today = try date(rest.first)
      showHome()
    case "home": showHome()
    case "lock-screen":
      if let summary = forecast()?.summary { print(messages.discreetText(for: summary)) }
    case "month": try showMonth(rest.first)
    case "history": showHistory()
    case "statistics": showStatistics()
    case "doctor": showDoctorsPage()
    case "yes": try answer(true, on: rest.first)
    case "no": try answer(false, on: nil)
    case "pregnant": try interrupt(.pregnancy, from: date(rest.first))
    case "ended":
      guard let interruption = history.interruptions.last else {
        throw Console.Problem("Nothing to end.")
      }
      try history.endInterruption(
        startingOn: interruption.start, on: date(rest.first), asOf: today)
      showHome()
    default: throw Console.Problem("There is no command \(name).")
    }
  }

  private func date(_ word: Substring?) throws -> CalendarDate {
    try word.map(Self.date) ?? today
  }

  private mutating func add(_ period: LoggedPeriod) throws {
    let addition = try history.add(period, asOf: today)
    print(messages.text(for: addition) ?? "Logged.")
    showHome()
  }

  private mutating func end(on day: CalendarDate) throws {
    guard let period = history.periods.last(where: { $0.start <= day }) else {
      throw Console.Problem("There is no period to end.")
    }
    try history.endPeriod(startingOn: period.start, on: day, asOf: today)
    print("Logged.")
  }

  private mutating func move(_ words: ArraySlice<Substring>) throws {
    guard words.count == 2, let from = words.first, let to = words.last else {
      throw Console.Problem("Say from which day to which.")
    }
    let start = try Self.date(from)
    guard let old = history.periods.first(where: { $0.start == start }) else {
      throw Console.Problem("No period starts on \(start).")
    }
    let moved = try LoggedPeriod(start: Self.date(to), end: old.end)
    try history.movePeriod(startingOn: start, to: moved, asOf: today)
    showHome()
  }

  private mutating func interrupt(
    _ kind: CycleInterruption.Kind, from day: CalendarDate
  ) throws {
    try history.add(CycleInterruption(kind, from: day), asOf: today)
    showHome()
  }

  /// Logs signs of a day: `log flow=heavy mood=tired symptom=cramps temperature=36.4 test=positive`.
  private mutating func log(_ words: ArraySlice<Substring>) throws {
    var day = today
    var log: DayLog?
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let sign = parts.first, let value = parts.last.map(String.init) else {
        day = try Self.date(word)
        continue
      }
      var changed = log ?? history[day] ?? DayLog()
      switch sign {
      case "flow": changed.flow = try read(MenstrualFlow(rawValue: value), value)
      case "test": changed.ovulationTest = try read(OvulationTest(rawValue: value), value)
      case "mucus": changed.mucus = try read(CervicalMucus(rawValue: value), value)
      case "mood": changed.moods.insert(LoggedMood(rawValue: value))
      case "symptom": changed.symptoms.insert(LoggedSymptom(rawValue: value))
      case "temperature":
        let celsius = try read(Double(value), value)
        changed.temperature = try read(try? BasalTemperature(celsius: celsius), value)
      case "note": changed.notes = value
      default: throw Console.Problem("There is no sign \(sign).")
      }
      log = changed
    }
    guard let log else { throw Console.Problem("Say what to log, such as flow=light.") }
    try history.log(log, on: day, asOf: today)
    print("Logged.")
    showHome()
  }

  private func read<Value>(_ value: Value?, _ text: String) throws -> Value {
    guard let value else { throw Console.Problem("\(text) is not known.") }
    return value
  }

  /// Answers the first question of the home screen.
  private mutating func answer(_ isYes: Bool, on word: Substring?) throws {
    guard let forecast = forecast(), let question = forecast.suggestions.first else {
      throw Console.Problem("Nothing was asked.")
    }
    switch question {
    case .missedPeriod:
      if isYes { return try add(LoggedPeriod(start: date(word))) }
      guard let start = forecast.basis.start else { return }
      try history.confirmCycle(startingOn: start, asOf: today)
    case .spuriousStart(let start):
      if isYes {
        try history.confirmPeriod(startingOn: start.period.start)
      } else {
        try history.removePeriod(startingOn: start.period.start)
      }
    case .positivePregnancyTest(let day, _):
      if isYes {
        try history.add(CycleInterruption(.pregnancy, from: day), asOf: today)
      } else {
        try history.confirmNoPregnancy(on: day, asOf: today)
      }
    case .nothingLogged:
      if isYes { return try add(LoggedPeriod(start: date(word))) }
    @unknown default: throw Console.Problem("Update the app to answer this.")
    }
    showHome()
  }
}
