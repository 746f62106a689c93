import CyclePrediction
import TestSupport
import Testing

@Suite("Cycle forecast: laws") struct CycleForecastLawTests {
  let predictor = CyclePredictor()

  @Test(
    arguments: LongTest.values(
      [[28], [25, 34, 29, 41], [], Array(repeating: 28, count: 12)], small: 2))
  func noDayBeforeTheForecastIsNamed(lengths: [Int]) throws {
    let history = try history(ofLengths: lengths)
    let days = Array(stride(from: 36, through: 400, by: 14)) + [5000] + Array(1...32) + [121, 0]
    for elapsed in LongTest.values(days, small: 2) {
      let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
      let start = forecast.nextPeriod.start
      expect(start.firstDate >= forecast.asOf && start.lastDate > forecast.asOf)
      expect(abs(start.days.probabilities.reduce(0, +) - 1) < 1e-9)
      expect(start.interval(covering: 1).lowerBound >= forecast.asOf)
      expectEqual(forecast.daysUntilNextPeriod, forecast.asOf.days(until: start.median))
      expect(forecast.daysUntilNextPeriod >= 0)
    }
  }

  /// A day without a log rules out a start on it, and changes the other days little, in every log and
  /// however long ago the latest period was.
  @Test(arguments: [[], [28, 29, 27, 28, 28, 29], [60, 61, 58, 60, 62, 59], [25, 34, 29, 41]])
  func theForecastStaysCalmAsDaysPass(lengths: [Int]) {
    var state = CycleLengthState(predictor)
    for length in lengths { state.observe(length) }
    let first = LongTest.size(1, small: 30)
    var before = state.forecast(daysSinceStart: first - 1)
    for elapsed in first...LongTest.size(420, small: 32) {
      let after = state.forecast(daysSinceStart: elapsed)
      let left = 1 - before.daysUntilStart.probability(of: 0)
      let change = (0...170).reduce(0) {
        $0
          + abs(
            after.daysUntilStart.probability(of: $1)
              - before.daysUntilStart.probability(of: $1 + 1) / left) / 2
      }
      expect(change < 0.15, "\(elapsed)")
      expect(after.probabilityOfMissedPeriod > before.probabilityOfMissedPeriod - 0.03)
      before = after
    }
  }

  @Test func beforeAnyPeriodIsDueWhatPassedOnlyRulesOutEarlierDays() throws {
    let history = try history(ofLengths: [25, 34, 29, 41])
    let length = predictor.cycleLength(after: [25, 34, 29, 41])
    for elapsed in stride(from: 0, through: 12, by: 6) {
      let start = try predictor.forecast(for: history, asOf: history.day(elapsed)).nextPeriod.start
      let expected = try #require(length.given(atLeast: elapsed))
      for day in elapsed...150 {
        let probability = start.probability(of: history.day(day))
        expect(abs(probability - expected.probability(of: day)) < 0.001)
      }
    }
  }

  @Test(arguments: LongTest.values([-300_000, 1_000_000, 59], small: 1))
  func shiftingAllDatesShiftsEveryAnswer(shift: Int) throws {
    let history = try CycleHistory.full()
    let moved = try history.shifted(by: shift)
    for day in LongTest.values([100, 250], small: 1) {
      let here = try predictor.forecast(for: history, asOf: january(day))
      let there = try predictor.forecast(for: moved, asOf: january(day + shift))
      expectEqual(there.nextPeriod.start.origin, january(day + shift))
      let (first, second) = (Answers(here), Answers(there))
      expectEqual(second.periods.map(\.start.days), first.periods.map(\.start.days))
      expectEqual(second.periods.map(\.end.days), first.periods.map(\.end.days))
      expectEqual(second.fertility.map(\.ovulation.days), first.fertility.map(\.ovulation.days))
      expectEqual(second.days.map(\.date), first.days.map { $0.date.adding(days: shift) })
      expectEqual(second.days.map(\.phase), first.days.map(\.phase))
      expectEqual(second.days.map(\.periodProbability), first.days.map(\.periodProbability))
      expectEqual(second.days.map(\.fertileProbability), first.days.map(\.fertileProbability))
      expectEqual(second.days.map(\.cycleDay), first.days.map(\.cycleDay))
      expectEqual(second.summary.daysUntilNextPeriod, first.summary.daysUntilNextPeriod)
      expect(second.missed == first.missed && second.markers == first.markers)
    }
  }

  @Test(arguments: LongTest.seeds(3))
  func theOrderOfAddingPeriodsChangesNothing(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let history = try history(ofLengths: [28, 30, 26, 35, 29, 12, 17])
    var shuffled = CycleHistory()
    for period in history.periods.shuffled(using: &generator) {
      try shuffled.add(period, asOf: history.day(5))
    }
    let today = history.day(9)
    let forecast = try predictor.forecast(for: shuffled, asOf: today)
    let expected = try predictor.forecast(for: history, asOf: today)
    let days = -200...LongTest.size(40, small: 10)
    expectEqual(Answers(forecast, around: days), Answers(expected, around: days))
  }

  @Test func whatLiesAfterTheDayIsNotLookedAt() throws {
    let history = try CycleHistory.full()
    for day in stride(from: -5, through: 330, by: LongTest.size(5, small: 70))
    where !(155...160).contains(day) {
      let forecast = try predictor.forecast(for: history, asOf: january(day))
      let known = history.prefix(through: january(day))
      let expected = try predictor.forecast(for: known, asOf: january(day))
      expectEqual(forecast.nextPeriod, expected.nextPeriod)
      guard day % 35 == 0 else { continue }
      expectEqual(Answers(forecast), Answers(expected))
    }
  }

  @Test func theBleedingOfAnExcludedCycleDoesNotCount() throws {
    var history = try history(ofLengths: [28, 29, 28])
    let expected = try predictor.forecast(for: history, asOf: history.day(6)).nextPeriod.length
    let start = history.periods[0].start
    let weird = try LoggedPeriod(
      start: #require(start.adding(days: -60)), end: start.adding(days: -45))
    try history.add(weird, asOf: start)
    try history.exclude(cycleStartingOn: weird.start)
    let forecast = try predictor.forecast(for: history, asOf: history.day(6))
    expectEqual(forecast.nextPeriod.length, expected)
  }

  @Test func everyAnswerIsGivenOnTheLastDayThatHasOne() throws {
    let first = try LongTest.isSmall ? CalendarDate(9989, 3, 1) : january(1)
    var (known, rejected) = (first, CalendarDate.latest)
    while known.days(until: rejected) > 1 {
      let middle = known.adding(days: known.days(until: rejected) / 2) ?? rejected
      let forecast = try? predictor.forecast(for: CycleHistory(), asOf: middle)
      (known, rejected) = forecast == nil ? (known, middle) : (middle, rejected)
    }
    try expect(known >= CalendarDate(9988, 1, 1))
    let last = LongTest.size(100, small: 10)
    for elapsed in LongTest.values([4000, 130, 0], small: 1) {
      let start = try #require(known.adding(days: -elapsed))
      for bleeding in LongTest.values([nil, 1], small: 1) {
        let history = try history(ofLengths: [], bleeding: bleeding, from: start)
        let forecast = try predictor.forecast(for: history, asOf: known)
        expectEqual(Answers(forecast, around: -50...last).days.count, 51 + last)
      }
    }
    let start = try #require(known.adding(days: -2801))
    let history = try history(ofLengths: Array(repeating: 28, count: 100), from: start)
    let forecast = try predictor.forecast(for: history, asOf: known)
    expect(forecast.period(1) != nil)
    for number in LongTest.values([120], small: 0) {
      expect(forecast.period(number)?.end.lastDate ?? .latest <= .latest)
      expect(forecast.fertility(afterPeriod: number)?.ovulation.lastDate ?? .latest <= .latest)
    }
  }

  @Test(arguments: LongTest.values([119, 400, 40, 0], small: 1))
  func everyAnswerIsGivenInTheFirstYearOfTheCalendar(elapsed: Int) throws {
    try expectAnswersInTheFirstYear(elapsed: elapsed)
  }

  @Test(
    arguments: LongTest.values([121, 129, 150], small: 1))
  func everyAnswerIsGivenBeforeTheCalendarReachesBackFarEnough(elapsed: Int) throws {
    try expectAnswersInTheFirstYear(elapsed: elapsed)
  }

  private func expectAnswersInTheFirstYear(elapsed: Int) throws {
    let history = try history(ofLengths: [], from: .earliest)
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    expect(!forecast.fertility.days(withProbabilityAtLeast: 0.01).isEmpty)
    expectEqual(
      Answers(forecast, around: -200...LongTest.size(40, small: 0)).days.contains {
        $0.date == .earliest
      }, elapsed <= 200)
  }

  @Test func aHundredThousandCyclesAreReadAtOnce() throws {
    let lengths = (0..<LongTest.size(100_000, small: 1000)).map { 27 + $0 % 3 }
    let history = try history(ofLengths: lengths, from: .earliest)
    let forecast = try predictor.forecast(for: history, asOf: history.day(3))
    expectEqual(forecast.daysUntilNextPeriod, 25)
    expectEqual(forecast.summary.cycleDay, 4)
  }
}
