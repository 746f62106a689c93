import CyclePrediction
import TestSupport
import Testing

@Suite("Forecast days: probabilities of each day") struct ForecastDaysTests {
  let predictor = CyclePredictor()

  private func days(
    _ forecast: CycleForecast, _ days: ClosedRange<Int>
  ) throws -> [CycleForecast.Day] {
    let first = try #require(forecast.asOf.adding(days: days.lowerBound))
    return forecast.days(in: first...(try #require(forecast.asOf.adding(days: days.upperBound))))
  }

  @Test func everyDayIsThereOnceAndInOrder() throws {
    let history = try CycleHistory.full()
    let forecast = try predictor.forecast(for: history, asOf: january(250))
    for days in [-400...(-300), -200...0, -3...40, 0...0, 5...5, 30...90] {
      let range = january(250 + days.lowerBound)...january(250 + days.upperBound)
      expectEqual(forecast.days(in: range).map(\.date), Array(range.dates))
    }
    let month = try CalendarMonth(2026, 9)
    expectEqual(forecast.days(in: month), forecast.days(in: month.days))
    expectEqual(forecast.days(in: month).count, 30)
  }

  @Test func noDayIsMoreThanTenYearsAhead() throws {
    let history = try history(ofLengths: Array(repeating: 28, count: 100))
    let forecast = try predictor.forecast(for: history, asOf: history.day(0))
    let (last, beyond) = (history.day(3650), history.day(3651))
    // Ten years of cycles take long.
    for first in LongTest.values([history.day(3649)], small: 0) {
      expectEqual(forecast.days(in: first...CalendarDate.latest).map(\.date), [first, last])
    }
    expect(forecast.days(in: beyond...beyond).isEmpty)
    expect(forecast.days(in: beyond...CalendarDate.latest).isEmpty)
  }

  @Test(
    arguments: LongTest.values([[], [25, 34, 29, 41], [28, 28, 29]], small: 1),
    LongTest.values([0, 3, 130, 30, 13], small: 1))
  func everyNumberIsAProbability(lengths: [Int], elapsed: Int) throws {
    let history = try history(ofLengths: lengths, bleeding: elapsed < 5 ? nil : 4)
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    for day in try days(forecast, -100...120) {
      for number in [
        day.periodProbability, day.fertileProbability, day.ovulationProbability,
        day.lutealProbability,
      ] {
        expect(number >= 0 && number <= 1)
      }
      expect(day.periodProbability + day.lutealProbability <= 1 + 1e-12)
      expect(day.ovulationProbability <= day.fertileProbability + 1e-9)
    }
  }

  /// Later, a period that was not logged may still go on.
  @Test(arguments: [[28, 28, 29], [25, 34, 29, 41]], [6, 20])
  func aComingDayIsOneOfTheNextPeriod(lengths: [Int], elapsed: Int) throws {
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    let next = forecast.nextPeriod
    // No cycle is shorter than eight days, so a second start is at least eight days after the
    // first.
    let last = forecast.daysUntilNextPeriod == 0 ? 7 : next.start.days.firstDay + 7
    for day in try days(forecast, 0...last) {
      expect(abs(day.periodProbability - next.probability(on: day.date)) < 0.001)
    }
    // Short cycles are unlikely, so the sum changes little for a long time.
    for day in try days(forecast, 0...max(0, 40 - elapsed)) {
      expect(abs(day.periodProbability - next.probability(on: day.date)) < 0.02)
    }
  }

  @Test func aPeriodThatWasNotLoggedMayStillGoOn() throws {
    let history = try history(ofLengths: Array(repeating: 28, count: 8))
    func other(_ elapsed: Int) throws -> Double {
      let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
      let today = try #require(try days(forecast, 0...0).first)
      return today.periodProbability - forecast.nextPeriod.probability(on: today.date)
    }
    try expect(other(20) < 0.001 && other(31) > 0.2 && other(45) < 0.01)
  }

  @Test func theExpectedDaysOfBleedingAreThoseOfAllPeriodsTogether() throws {
    let history = try history(ofLengths: Array(repeating: 28, count: 12))
    let forecast = try predictor.forecast(for: history, asOf: history.day(10))
    let periods = try [1, 2, 3, 4].map { try #require(forecast.period($0)) }
    for day in try days(forecast, 0...85) {
      let expected = periods.reduce(0) { $0 + $1.probability(on: day.date) }
      expect(abs(day.periodProbability - expected) < 0.005)
    }
  }

  /// From yesterday, which is past, to today, where the outlook begins.
  @Test(arguments: 8...14)
  func theLutealPhaseOfTodayHasBegunIfOvulationWasBefore(elapsed: Int) throws {
    let history = try history(ofLengths: Array(repeating: 28, count: 6))
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    let days = try days(forecast, -1...0)
    let expected = days[0].lutealProbability + days[0].ovulationProbability
    expect(abs(days[1].lutealProbability - expected) < 0.002)
  }

  @Test func withoutACurrentCycleTheFertileDaysAreThoseOfTheNext() throws {
    let forecast = try predictor.forecast(for: CycleHistory(), asOf: january(10))
    let next = try #require(forecast.fertility(afterPeriod: 1))
    expect(forecast.currentCycle == nil)
    let ovulation = forecast.fertility.ovulation
    for day in 0..<40 {
      let date = january(10 + day)
      let difference =
        ovulation.probability(of: date) - next.ovulation.probability(of: date)
      expect(abs(difference) < 1e-3)
    }
  }

  @Test func nothingIsKnownBeforeTheFirstPeriod() throws {
    let history = try history(ofLengths: [28, 29], from: january(62))
    let forecast = try predictor.forecast(for: history, asOf: history.day(10))
    for day in forecast.days(in: january(1)...january(61)) {
      expect(day.phase == nil && day.cycleDay == nil && !day.isLoggedPeriod && day.log == nil)
      expect(day.periodProbability == 0 && day.fertileProbability == 0)
      expect(day.ovulationProbability == 0 && day.lutealProbability == 0)
    }
    expectEqual(forecast.days(in: january(62)...january(62)).first?.phase, .menstrual)
  }

  @Test func pastDaysShowWhatWasLogged() throws {
    var history = try history(ofLengths: [28, 31, 27])
    let log = DayLog(flow: .heavy, mucus: .creamy)
    try history.log(log, on: january(2), asOf: january(99))
    try history.log(DayLog(mucus: .creamy), on: january(99), asOf: january(99))
    let forecast = try predictor.forecast(for: history, asOf: history.day(9))
    for day in forecast.days(in: january(1)...history.day(8)) {
      let isLogged = history.periods.contains { $0.days?.contains(day.date) ?? false }
      expectEqual(day.isLoggedPeriod, isLogged)
      expectEqual(day.periodProbability, isLogged ? 1 : 0)
      expectEqual((day.phase == .menstrual), isLogged)
      expectEqual(day.cycleDay, history.cycleDay(of: day.date))
      expectEqual(day.log, day.date == january(2) ? log : nil)
    }
    for day in try days(forecast, 1...40) {
      expect(day.cycleDay == nil && day.log == nil && !day.isLoggedPeriod)
    }
  }

  @Test(arguments: [20, 24, 28, 35, 45, 60])
  func aPastCycleUsesItsActualLength(length: Int) throws {
    let history = try history(ofLengths: [28, length, 29, 27])
    let regression = CyclePopulation.standard.lutealRegression
    let typical =
      Double(length) - regression.at29Days
      - regression.perDay * Double(min(max(length, 21), 45) - 29)
    let freedom = regression.degreesOfFreedom
    // Student's t around the line, with neither the first three days nor the last two.
    var weights = [Int: Double]()
    for day in 4...length - 3 {
      let deviation = (Double(day) - typical) / regression.scale
      var power = 1.0
      for _ in 0..<8 { power *= 1 + deviation * deviation / freedom }
      weights[day] = 1 / power
    }
    let peak = weights.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    let start = history.periods[1].start
    for elapsed in [0, 20] {
      let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
      let last = try #require(start.adding(days: length - 1))
      let days = forecast.days(in: start...last)
      let probabilities = days.map(\.ovulationProbability)
      expect(abs(probabilities.reduce(0, +) - 1) < 1e-9)
      expectEqual(
        probabilities.indices.max { probabilities[$0] < probabilities[$1] }, peak.map { $0 - 1 })
      for (index, day) in days.enumerated() {
        let fertile = probabilities[index..<min(index + 6, days.count)].reduce(0, +)
        expect(abs(day.fertileProbability - fertile) < 1e-9)
        let luteal = day.isLoggedPeriod ? 0 : probabilities[..<index].reduce(0, +)
        expect(abs(day.lutealProbability - luteal) < 1e-9)
      }
    }
  }

  @Test func aDeclaredDayOfThePastIsBelieved() throws {
    var history = try history(ofLengths: [28, 30, 29])
    try history.declareOvulation(on: january(28 + 19), asOf: january(100))
    let forecast = try predictor.forecast(for: history, asOf: history.day(3))
    for day in forecast.days(in: january(29)...january(58)) {
      let cycleDay = try #require(day.cycleDay)
      expectEqual(day.fertileProbability, (14...19).contains(cycleDay) ? 1 : 0)
      expectEqual(day.ovulationProbability, cycleDay == 19 ? 1 : 0)
      expectEqual(day.lutealProbability, cycleDay > 19 ? 1 : 0)
      expectEqual(day.phase, cycleDay <= 5 ? .menstrual : cycleDay <= 19 ? .follicular : .luteal)
    }
  }

  @Test(arguments: Weekday.allCases)
  func weeksAreTheDaysOfAMonthInRowsOfSeven(first: Weekday) throws {
    let history = try history(ofLengths: [28, 29])
    let forecast = try predictor.forecast(for: history, asOf: history.day(9))
    let month = CalendarMonth(containing: forecast.asOf)
    let weeks = forecast.weeks(in: month, startingOn: first)
    expectEqual(weeks.map { $0.map { $0?.date } }, month.weeks(startingOn: first))
    let inMonth = weeks.joined().compactMap(\.self).filter { month.days.contains($0.date) }
    expectEqual(inMonth, forecast.days(in: month))
  }

  @Test func weeksBeyondTenYearsAreEmpty() throws {
    let history = try history(ofLengths: [28])
    let forecast = try predictor.forecast(for: history, asOf: history.day(9))
    let weeks = forecast.weeks(in: try CalendarMonth(2100, 1), startingOn: .monday)
    expect(weeks.count >= 4 && weeks.allSatisfy { $0.count == 7 && $0.allSatisfy { $0 == nil } })
  }

  @Test func fromAnInterruptionToTheNextPeriodThereIsNoPhase() throws {
    var history = try history(ofLengths: [28, 29, 100, 28])
    let interrupted = january(70)...january(120)
    try history.add(
      CycleInterruption(.breastfeeding, from: interrupted.lowerBound, to: interrupted.upperBound),
      asOf: history.day(0))
    let forecast = try predictor.forecast(for: history, asOf: history.day(5))
    for day in forecast.days(in: january(1)...forecast.asOf) {
      let isOut = interrupted.lowerBound <= day.date && day.date < january(158)
      expect((day.phase == nil) == isOut && (day.cycleDay == nil) == isOut)
      guard isOut else { continue }
      expect(day.fertileProbability == 0 && day.ovulationProbability == 0)
      expectEqual(day.lutealProbability, 0)
    }
  }

  @Test func afterAPauseTheDayItselfIsForecast() throws {
    var history = try history(ofLengths: [28, 28, 29, 28])
    try history.add(
      CycleInterruption(.pause, from: history.day(10), to: history.day(60)), asOf: history.day(70))
    let forecast = try predictor.forecast(for: history, asOf: history.day(70))
    let days = forecast.days(in: history.day(69)...history.day(71))
    expectEqual(days.map { $0.phase == nil }, [true, false, false])
    expect(days[0].fertileProbability == 0 && days[1].fertileProbability > 0.1)
    expect(abs(days[1].fertileProbability - days[2].fertileProbability) < 0.05)
  }

  @Test func anOpenPeriodOfThePastHasItsOwnLength() throws {
    var history = try CycleHistory(iso8601: ["2026-01-01", "2026-01-29", "2026-02-26"])
    func bleeding(_ history: CycleHistory) throws -> [Double] {
      try predictor.forecast(for: history, asOf: january(67))
        .days(in: january(1)...january(28)).map(\.periodProbability)
    }
    let expected = try bleeding(history)
    // Ten days of flow in the current cycle give no information about a period not logged in
    // January.
    for day in 57...66 {
      try history.log(DayLog(flow: .medium), on: january(day), asOf: january(67))
    }
    try expectEqual(bleeding(history), expected)
  }

  @Test func thePhasesOfARegularCycleComeInOrder() throws {
    let history = try history(ofLengths: Array(repeating: 28, count: 8))
    let forecast = try predictor.forecast(for: history, asOf: history.day(0))
    var phases: [CyclePhase?] = []
    for day in try days(forecast, 0...83) where phases.last != day.phase {
      phases.append(day.phase)
    }
    let cycle: [CyclePhase?] = [.menstrual, .follicular, .luteal]
    expectEqual(phases, cycle + cycle + cycle)
    var past: [CyclePhase?] = []
    for day in try days(forecast, -56...(-1)) where past.last != day.phase {
      past.append(day.phase)
    }
    expectEqual(past, cycle + cycle)
  }
}
