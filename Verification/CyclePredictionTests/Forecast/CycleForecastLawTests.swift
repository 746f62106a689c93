import CyclePrediction
import TestSupport
import Testing

@Suite struct CycleForecastLawTests {
  let predictor = CyclePredictor()

  @Test(arguments: [[], [28], [25, 34, 29, 41], Array(repeating: 28, count: 12)])
  func noDayBeforeTheForecastIsNamed(lengths: [Int]) throws {
    let history = try history(ofLengths: lengths)
    for elapsed in Array(0...32) + Array(stride(from: 36, through: 400, by: 14)) + [121, 5000] {
      let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
      let start = forecast.nextPeriod.start
      #expect(start.firstDate >= forecast.asOf && start.lastDate > forecast.asOf)
      #expect(abs(start.days.probabilities.reduce(0, +) - 1) < 1e-9)
      #expect(start.interval(covering: 1).lowerBound >= forecast.asOf)
      #expect(forecast.daysUntilNextPeriod == forecast.asOf.days(until: start.median))
      #expect(forecast.daysUntilNextPeriod >= 0)
    }
  }

  /// A day without a log rules out a start on it, and changes the other days little, in every log and
  /// however long ago the latest period was.
  @Test(arguments: [[], [28, 29, 27, 28, 28, 29], [60, 61, 58, 60, 62, 59], [25, 34, 29, 41]])
  func theForecastStaysCalmAsDaysPass(lengths: [Int]) {
    var state = CycleLengthState(predictor)
    for length in lengths { state.observe(length) }
    var before = state.forecast(daysSinceStart: 0)
    for elapsed in 1...LongTest.size(420, small: 160) {
      let after = state.forecast(daysSinceStart: elapsed)
      let left = 1 - before.daysUntilStart.probability(of: 0)
      let change = (0...170).reduce(0) {
        $0
          + abs(
            after.daysUntilStart.probability(of: $1)
              - before.daysUntilStart.probability(of: $1 + 1) / left) / 2
      }
      #expect(change < 0.15, "\(elapsed)")
      #expect(after.probabilityOfMissedPeriod > before.probabilityOfMissedPeriod - 0.03)
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
        #expect(abs(probability - expected.probability(of: day)) < 0.001)
      }
    }
  }

  @Test(arguments: [-300_000, 59, 1_000_000])
  func shiftingAllDatesShiftsEveryAnswer(shift: Int) throws {
    let history = try CycleHistory.full()
    let moved = try history.shifted(by: shift)
    for day in [100, 250] {
      let here = try predictor.forecast(for: history, asOf: january(day))
      let there = try predictor.forecast(for: moved, asOf: january(day + shift))
      #expect(there.nextPeriod.start.origin == january(day + shift))
      let (first, second) = (Answers(here), Answers(there))
      #expect(second.periods.map(\.start.days) == first.periods.map(\.start.days))
      #expect(second.periods.map(\.end.days) == first.periods.map(\.end.days))
      #expect(second.fertility.map(\.ovulation.days) == first.fertility.map(\.ovulation.days))
      #expect(second.days.map(\.date) == first.days.map { $0.date.adding(days: shift) })
      #expect(second.days.map(\.phase) == first.days.map(\.phase))
      #expect(second.days.map(\.periodProbability) == first.days.map(\.periodProbability))
      #expect(second.days.map(\.fertileProbability) == first.days.map(\.fertileProbability))
      #expect(second.days.map(\.cycleDay) == first.days.map(\.cycleDay))
      #expect(second.summary.daysUntilNextPeriod == first.summary.daysUntilNextPeriod)
      #expect(second.missed == first.missed && second.markers == first.markers)
    }
  }

  @Test(arguments: 0..<3)
  func theOrderOfAddingPeriodsChangesNothing(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let history = try history(ofLengths: [28, 30, 26, 35, 29, 12, 17])
    var shuffled = CycleHistory()
    for period in history.periods.shuffled(using: &generator) {
      try shuffled.add(period, asOf: history.day(5))
    }
    let today = history.day(9)
    let forecast = try predictor.forecast(for: shuffled, asOf: today)
    #expect(Answers(forecast) == Answers(try predictor.forecast(for: history, asOf: today)))
  }

  @Test func whatLiesAfterTheDayIsNotLookedAt() throws {
    let history = try CycleHistory.full()
    for day in stride(from: -5, through: 330, by: LongTest.size(5, small: 35))
    where !(155...160).contains(day) {
      let forecast = try predictor.forecast(for: history, asOf: january(day))
      let known = history.prefix(through: january(day))
      let expected = try predictor.forecast(for: known, asOf: january(day))
      #expect(forecast.nextPeriod == expected.nextPeriod)
      guard day % 35 == 0 else { continue }
      #expect(Answers(forecast) == Answers(expected))
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
    #expect(forecast.nextPeriod.length == expected)
  }

  @Test func everyAnswerIsGivenOnTheLastDayThatHasOne() throws {
    var (known, rejected) = (january(1), CalendarDate.latest)
    while known.days(until: rejected) > 1 {
      let middle = known.adding(days: known.days(until: rejected) / 2) ?? rejected
      let forecast = try? predictor.forecast(for: CycleHistory(), asOf: middle)
      (known, rejected) = forecast == nil ? (known, middle) : (middle, rejected)
    }
    #expect(try known >= CalendarDate(9988, 1, 1))
    for elapsed in [0, 130, 4000] {
      let start = try #require(known.adding(days: -elapsed))
      for bleeding in [nil, 1] {
        let history = try history(ofLengths: [], bleeding: bleeding, from: start)
        let forecast = try predictor.forecast(for: history, asOf: known)
        #expect(Answers(forecast, around: -50...100).days.count == 151)
      }
    }
    let start = try #require(known.adding(days: -2801))
    let history = try history(ofLengths: Array(repeating: 28, count: 100), from: start)
    let forecast = try predictor.forecast(for: history, asOf: known)
    #expect(forecast.period(1) != nil)
    #expect(forecast.period(120)?.end.lastDate ?? .latest <= .latest)
    #expect(forecast.fertility(afterPeriod: 120)?.ovulation.lastDate ?? .latest <= .latest)
  }

  @Test(arguments: [0, 40, 119, 400])
  func everyAnswerIsGivenInTheFirstYearOfTheCalendar(elapsed: Int) throws {
    try expectAnswersInTheFirstYear(elapsed: elapsed)
  }

  @Test(
    arguments: [121, 129, 150])
  func everyAnswerIsGivenBeforeTheCalendarReachesBackFarEnough(elapsed: Int) throws {
    try expectAnswersInTheFirstYear(elapsed: elapsed)
  }

  private func expectAnswersInTheFirstYear(elapsed: Int) throws {
    let history = try history(ofLengths: [], from: .earliest)
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    #expect(!forecast.fertility.days(withProbabilityAtLeast: 0.01).isEmpty)
    #expect(Answers(forecast).days.contains { $0.date == .earliest } == (elapsed <= 200))
  }

  @Test func aHundredThousandCyclesAreReadAtOnce() throws {
    let lengths = (0..<100_000).map { 27 + $0 % 3 }
    let history = try history(ofLengths: lengths, from: .earliest)
    let forecast = try predictor.forecast(for: history, asOf: history.day(3))
    #expect(forecast.daysUntilNextPeriod == 25)
    #expect(forecast.summary.cycleDay == 4)
  }
}
