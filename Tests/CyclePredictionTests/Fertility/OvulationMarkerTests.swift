import CyclePrediction
import Testing

/// What the signs of a current cycle say, in a woman with cycles of 28 days.
@Suite struct OvulationMarkerTests {
  let predictor = CyclePredictor()
  let plain: CycleHistory

  init() throws {
    plain = try history(ofLengths: Array(repeating: 28, count: 6))
  }

  /// The forecast once the logs of some cycle days are known.
  private func forecast(_ logs: [Int: DayLog], onDay day: Int) throws -> Forecast {
    var history = plain
    for (day, log) in logs { try history.log(log, on: plain.day(day - 1), asOf: plain.day(400)) }
    return try predictor.forecast(for: history, asOf: plain.day(day - 1))
  }

  /// The cycle day of the median ovulation.
  private func ovulation(_ forecast: Forecast) -> Int {
    plain.day(0).days(until: forecast.fertility.ovulation.median) + 1
  }

  private func temperatures(risingOn day: Int) throws -> [Int: DayLog] {
    var logs: [Int: DayLog] = [:]
    for low in day - 8..<day {
      logs[low] = DayLog(temperature: try BasalTemperature(celsius: 36.4))
    }
    for high in day..<day + 3 {
      logs[high] = DayLog(temperature: try BasalTemperature(celsius: 36.75))
    }
    return logs
  }

  private func mucus(peakingOn day: Int) -> [Int: DayLog] {
    [
      day - 2: DayLog(mucus: .moist), day - 1: DayLog(mucus: .creamy),
      day: DayLog(mucus: .eggWhite),
      day + 1: DayLog(mucus: .dry), day + 2: DayLog(mucus: .dry), day + 3: DayLog(mucus: .dry),
    ]
  }

  @Test(arguments: 10...22)
  func aPositiveTestIsFollowedByOvulation(day: Int) throws {
    let forecast = try forecast(
      [day - 1: DayLog(ovulationTest: .negative), day: DayLog(ovulationTest: .positive)], onDay: day
    )
    #expect(forecast.ovulationMarkers == [.positiveTest(day)])
    #expect((day...day + 2).contains(ovulation(forecast)))
  }

  @Test(arguments: 10...22)
  func aMucusPeakIsNearOvulation(day: Int) throws {
    let forecast = try forecast(mucus(peakingOn: day), onDay: day + 4)
    #expect(forecast.ovulationMarkers == [.mucusPeak(day)])
    #expect(abs(ovulation(forecast) - day) <= 2)
  }

  @Test(arguments: 13...24)
  func aTemperatureShiftComesAfterOvulation(day: Int) throws {
    let forecast = try forecast(temperatures(risingOn: day), onDay: day + 3)
    #expect(forecast.ovulationMarkers == [.temperatureShift(day)])
    #expect((day - 5...day).contains(ovulation(forecast)))
  }

  @Test func laterSignsMoveOvulationAndTheNextStartToLaterDays() throws {
    let signs: [(Int) throws -> [Int: DayLog]] = [
      { [$0 - 2: DayLog(ovulationTest: .positive)] }, { self.mucus(peakingOn: $0 - 1) },
      { try self.temperatures(risingOn: $0 + 1) },
    ]
    for sign in signs {
      let forecasts = try [12, 15, 18, 21].map { try forecast(try sign($0), onDay: 25) }
      for (earlier, later) in zip(forecasts, forecasts.dropFirst()) {
        #expect(earlier.fertility.ovulation.median < later.fertility.ovulation.median)
        #expect(earlier.nextPeriod.start.days.mean < later.nextPeriod.start.days.mean)
      }
    }
  }

  @Test func severalSignsTogetherSayMoreThanEach() throws {
    let test = [14: DayLog(ovulationTest: .positive)]
    let shift = try temperatures(risingOn: 17)
    let both = try shift.merging([
      14: DayLog(
        temperature: BasalTemperature(celsius: 36.4), ovulationTest: .positive)
    ]) { $1 }
    let spreads = try [test, shift, both].map {
      try forecast($0, onDay: 20).fertility.ovulation.days.standardDeviation
    }
    #expect(spreads[2] < spreads[0] && spreads[2] < spreads[1])
    #expect(
      try forecast(both, onDay: 20).ovulationMarkers == [.positiveTest(14), .temperatureShift(17)])
  }

  @Test func theFirstOfTheLastPositiveTestsCounts() throws {
    func marker(_ tests: [OvulationTest?]) throws -> [OvulationMarker] {
      var logs: [Int: DayLog] = [:]
      for (index, test) in tests.enumerated() { logs[10 + index] = DayLog(ovulationTest: test) }
      return try forecast(logs, onDay: 25).ovulationMarkers
    }
    #expect(try marker([.negative, .negative]).isEmpty)
    #expect(try marker([.positive]) == [.positiveTest(10)])
    #expect(try marker([.negative, .positive, .positive]) == [.positiveTest(11)])
    #expect(try marker([.positive, nil, .positive]) == [.positiveTest(10)])
    #expect(
      try marker([.positive, .negative, .positive, .positive, .negative]) == [.positiveTest(12)])
  }

  @Test(arguments: 9...24)
  func aDeclaredDayIsBelieved(day: Int) throws {
    var history = plain
    // Other signs say nothing beside it.
    try history.log(DayLog(ovulationTest: .positive), on: plain.day(2), asOf: plain.day(28))
    try history.declareOvulation(on: plain.day(day - 1), asOf: plain.day(28))
    let forecast = try predictor.forecast(for: history, asOf: plain.day(day))
    #expect(forecast.ovulationMarkers == [.declaredDay(day)])
    let fertility = forecast.fertility
    #expect(fertility.ovulation.probability(of: plain.day(day - 1)) == 1)
    for cycleDay in 1...40 {
      let date = plain.day(cycleDay - 1)
      for conception in Conception.allCases {
        #expect(
          fertility.conceptionProbability(on: date, conception)
            == conception.probability(daysBeforeOvulation: day - cycleDay))
      }
    }
    let wait = plain.day(day - 1).days(until: forecast.nextPeriod.start.median)
    // Her cycles so far speak against a very early day, and for a long luteal phase after it.
    #expect((12...(day < 12 ? 18 : 16)).contains(wait))
    #expect(forecast.summary.daysUntilOvulation == nil)
    #expect(forecast.summary.phase == .luteal)
  }

  @Test func herOwnOvulationDaysTeachTheNext() throws {
    var (early, late) = (plain, plain)
    for cycle in plain.cycles {
      try early.declareOvulation(on: #require(cycle.start.adding(days: 11)), asOf: plain.day(0))
      try late.declareOvulation(on: #require(cycle.start.adding(days: 16)), asOf: plain.day(0))
    }
    let (first, second) = (
      try predictor.forecast(for: early, asOf: plain.day(0)),
      try predictor.forecast(for: late, asOf: plain.day(0))
    )
    #expect(abs(ovulation(first) - 12) <= 1 && abs(ovulation(second) - 17) <= 1)
    let luteal = predictor.lutealLength(after: Array(repeating: 11, count: 6))
    #expect(abs(luteal.median - 11) <= 1)
    // Once ovulation is past, the next start follows after her own luteal phase.
    try late.declareOvulation(on: plain.day(16), asOf: plain.day(20))
    let next = try predictor.forecast(for: late, asOf: plain.day(20)).nextPeriod.start
    let wait = plain.day(16).days(until: next.median)
    #expect(wait == luteal.median || wait == luteal.median + 1)
  }

  @Test func theDayOfASignIsItsCycleDay() {
    let markers: [OvulationMarker] = [
      .declaredDay(14), .positiveTest(13), .mucusPeak(15), .temperatureShift(16),
    ]
    #expect(markers.map(\.day) == [14, 13, 15, 16])
  }
}
