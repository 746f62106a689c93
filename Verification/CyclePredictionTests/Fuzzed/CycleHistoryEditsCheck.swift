import CyclePrediction
import TestSupport

/// Reads a program of edits of a history, and of queries to it and to a forecast from it.
///
/// After every edit, the history equals one created from its own values, and an edit that throws
/// changes nothing.
func checkCycleHistoryEdits(_ bytes: [UInt8]) throws {
  var reader = FuzzBytes(bytes)
  let rule = MensesRule(
    maximumBreak: Int(reader.byte() % 8), startsWithSpotting: reader.byte() % 2 == 1)
  var program = HistoryProgram(history: CycleHistory(rule: rule ?? .standard))
  // Forecasts are slow, and so is a comparison of long histories.
  var (edits, questions) = (200, 3)
  while !reader.isAtEnd, edits > 0, questions > 0 {
    let operation = reader.byte() % 20
    if operation < 17 {
      edits -= 1
      let before = program.history
      do throws(CycleHistory.Error) {
        try program.edit(operation, &reader)
      } catch {
        try require(program.history == before, "An edit that throws changes nothing")
      }
      try checkOrder(of: program.history)
    } else {
      questions -= 1
      try program.ask(&reader)
    }
  }
}

/// A history, and the dates around which its edits are.
private struct HistoryProgram {
  var history: CycleHistory
  var known = CalendarDate(daysSinceEpoch: 20_454) ?? .earliest
  var latest: CalendarDate { history.periods.last?.start ?? known }

  private func date(_ reader: inout FuzzBytes) -> CalendarDate {
    reader.date(near: known, or: latest)
  }

  /// The last date that may be logged: mostly the last one of the calendar.
  private func today(_ reader: inout FuzzBytes) -> CalendarDate {
    reader.byte() < 224 ? .latest : date(&reader)
  }

  /// A range of dates, in order.
  private func days(_ reader: inout FuzzBytes) -> (start: CalendarDate, end: CalendarDate?) {
    let start = date(&reader)
    let length = reader.byte()
    switch length {
    case 0..<100: return (start, nil)
    case 100..<250: return (start, start.adding(days: Int(length % 10)))
    default:
      let end = date(&reader)
      return end < start ? (end, start) : (start, end)
    }
  }

  /// The date that the next byte selects among some, or any date.
  private func choice(_ dates: [CalendarDate], _ reader: inout FuzzBytes) -> CalendarDate {
    let place = reader.byte()
    return dates.isEmpty || place >= 240 ? date(&reader) : dates[Int(place) % dates.count]
  }

  mutating func edit(_ operation: UInt8, _ reader: inout FuzzBytes) throws(CycleHistory.Error) {
    switch operation {
    case 0...3, 4:
      let (start, end) = days(&reader)
      guard let period = try? LoggedPeriod(start: start, end: end) else { return }
      if operation < 4 {
        try history.add(period, asOf: today(&reader))
      } else {
        try history.movePeriod(
          startingOn: choice(history.periods.map(\.start), &reader), to: period,
          asOf: today(&reader))
      }
      known = start
    case 5: try history.removePeriod(startingOn: choice(history.periods.map(\.start), &reader))
    case 6...9: try log(&reader)
    case 10: history.removeLog(on: choice(history.loggedDays.map(\.date), &reader))
    case 11, 12:
      let (start, end) = days(&reader)
      let kind = reader.choice(of: CycleInterruption.Kind.allCases)
      guard let interruption = try? CycleInterruption(kind, from: start, to: end) else { return }
      if operation == 11 {
        try history.add(interruption, asOf: today(&reader))
      } else {
        try history.moveInterruption(
          startingOn: choice(history.interruptions.map(\.start), &reader), to: interruption,
          asOf: today(&reader))
      }
    case 13:
      try history.removeInterruption(
        startingOn: choice(history.interruptions.map(\.start), &reader))
    case 14:
      let start = choice(history.periods.map(\.start), &reader)
      if reader.byte() % 3 == 0 {
        try history.include(cycleStartingOn: start)
      } else {
        try history.exclude(cycleStartingOn: start)
      }
    case 15:
      if reader.byte() % 4 == 1 {
        return try history.confirmNoPregnancy(on: date(&reader), asOf: today(&reader))
      }
      if reader.byte() % 4 == 0 {
        history.removeOvulation(on: choice(history.ovulationDays, &reader))
      } else {
        try history.declareOvulation(on: date(&reader), asOf: today(&reader))
      }
    default: try log(&reader)
    }
  }

  private mutating func log(_ reader: inout FuzzBytes) throws(CycleHistory.Error) {
    // Many consecutive days, since a temperature shift would otherwise take a long program.
    let start = date(&reader)
    let today = today(&reader)
    for offset in 0...Int(reader.byte() % 24) {
      guard let date = start.adding(days: offset), offset == 0 || date <= today else { return }
      let signs = reader.byte()
      let temperature = try? BasalTemperature(celsius: 36 + Double(signs & 15) / 10)
      try history.updateLog(on: date, asOf: today) { log in
        log.flow = MenstrualFlow(numbered: Int(signs >> 4) % 6)
        log.temperature = signs & 15 == 0 ? nil : temperature
        log.mucus = CervicalMucus(numbered: Int(signs >> 5))
        log.ovulationTest = OvulationTest(numbered: Int(signs >> 3) % 4)
        log.symptoms = signs % 7 == 0 ? [.cramps] : []
      }
    }
  }

  mutating func ask(_ reader: inout FuzzBytes) throws {
    let today = date(&reader)
    let context = reader.context()
    try checkQuestions(to: history, asOf: today)
    try checkForecast(
      for: history, asOf: today, context, number: reader.days(),
      days: Int(Int16(bitPattern: reader.integer())), count: Int(reader.byte() % 64))
  }
}

/// Every array is sorted, and together they create the same history again.
private func checkOrder(of history: CycleHistory, asOf today: CalendarDate? = nil) throws {
  var again = try CycleHistory(
    periods: history.addedPeriods.reversed(), loggedDays: history.loggedDays.reversed(),
    interruptions: history.interruptions.reversed(),
    ovulationDays: history.ovulationDays.reversed(),
    excludedCycleStarts: history.excludedCycleStarts.reversed(),
    bleedingOutsidePeriods: history.bleedingOutsidePeriods.reversed(),
    confirmedNoPregnancyDays: history.confirmedNoPregnancyDays.reversed(), rule: history.rule)
  if let today { again = again.prefix(through: today) }
  try require(again == history, "A history is what its values make")
  try require(
    zip(history.periods, history.periods.dropFirst()).allSatisfy { $0.start < $1.start },
    "Periods ascend")
}

/// A prefix does not depend on later entries, and nothing traps.
private func checkQuestions(to history: CycleHistory, asOf today: CalendarDate) throws {
  let known = history.prefix(through: today)
  try checkOrder(of: known, asOf: today)
  try require(known.prefix(through: today) == known, "A prefix is its own prefix")
  try require(
    history.currentCycle(asOf: today) == known.currentCycle(asOf: today),
    "The current cycle is known from the days before")
  try require(
    history.deviations(asOf: today, age: 41) == known.deviations(asOf: today, age: 41),
    "Deviations are known from the days before")
  let cycles = history.cycles
  try require(cycles.count == max(0, history.periods.count - 1), "A cycle less than periods")
  try require(
    zip(cycles, cycles.dropFirst()).allSatisfy { $0.days.upperBound == $1.start },
    "A cycle follows a cycle")
  if let statistics = history.statistics() {
    let lengths = statistics.cycleLengths
    try require(
      Double(lengths.shortest) <= lengths.mean && lengths.mean <= Double(lengths.longest)
        && lengths.count == history.ordinaryCycles.count, "A mean lies within")
  }
  let sign = SymptoThermalChart.SecondSign.allCases[history.loggedDays.count % 3]
  try require(
    history.symptoThermalEvaluation(asOf: today, secondSign: sign)
      == known.symptoThermalEvaluation(asOf: today, secondSign: sign),
    "An evaluation is known from the days before")
  try require(
    history.symptomsByCycleDay.allSatisfy { 1...$0.loggedCycles ~= $0.count && $0.cycleDay >= 1 },
    "A symptom is noted in logged cycles")
  // A period of centuries has as many samples as days.
  if history.periods.allSatisfy({ $0.length ?? 1 < 10_000 }) {
    let samples = history.healthStoreSamples
    let copy = CycleHistory(healthStoreSamples: samples, rule: history.rule)
    try require(
      Set(copy.periods.map(\.start)).isSubset(of: history.periods.map(\.start))
        && copy.periods.first?.start == history.periods.first?.start,
      "A health store adds no start")
    var merged = history
    merged.merge(samples)
    try require(merged == history, "The own samples of a log change nothing")
  }
}
