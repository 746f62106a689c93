import CyclePrediction
import TestSupport
import Testing

/// What a forecast asks after a positive pregnancy test.
@Suite("Pregnancy test: questions after a positive test") struct PregnancyTestForecastTests {
  let predictor = CyclePredictor()

  /// A log whose latest period starts on day 0, with a positive test on its 25th day.
  private func logged() throws -> CycleHistory {
    var history = try history(ofLengths: [28, 28, 29, 28])
    try history.log(positive, on: history.day(25), asOf: history.day(25))
    return history
  }

  private let positive = DayLog(pregnancyTest: .positive)

  private func questions(
    _ history: CycleHistory, _ today: CalendarDate
  ) throws -> [CycleForecast.Suggestion] {
    try predictor.forecast(for: history, asOf: today).suggestions
  }

  @Test func itAsksFromTheDayOfTheTestOnFor300Days() throws {
    let history = try logged()
    let test = history.day(25)
    try expect(questions(history, history.day(24)).isEmpty)
    let question = CycleForecast.Suggestion.positivePregnancyTest(on: test, bleedingSince: nil)
    for day in [25, 27] { try expectEqual(questions(history, history.day(day)), [question]) }
    // Nothing else is asked before, such as whether she has missed logging a period.
    for day in [40, 200, 325] { try expectEqual(questions(history, history.day(day)), [question]) }
    try expectEqual(questions(history, history.day(326)), [.nothingLogged(since: history.day(0))])
  }

  @Test func sheIsAskedWithoutAnyPeriodToo() throws {
    var history = CycleHistory()
    try history.log(positive, on: january(9), asOf: january(9))
    try expectEqual(
      questions(history, january(10)), [.positivePregnancyTest(on: january(9), bleedingSince: nil)])
    try history.log(positive, on: .earliest, asOf: january(9))
    try expectEqual(
      questions(history, .earliest), [.positivePregnancyTest(on: .earliest, bleedingSince: nil)])
  }

  @Test func herNoEndsTheQuestionUntilALaterTest() throws {
    var history = try logged()
    let (test, today) = (history.day(25), history.day(40))
    try history.log(positive, on: history.day(23), asOf: today)
    try history.confirmNoPregnancy(on: history.day(24), asOf: today)
    try expect(
      questions(history, today).contains(.positivePregnancyTest(on: test, bleedingSince: nil)))
    try history.confirmNoPregnancy(on: test, asOf: today)
    func asks(_ history: CycleHistory) throws -> Bool {
      try questions(history, today).contains { $0.isAboutATest }
    }
    try expectEqual(asks(history), false)
    var again = history
    try again.log(positive, on: history.day(26), asOf: today)
    try expect(asks(again))
    history.unconfirmNoPregnancy(on: test)
    try expect(asks(history))
  }

  @Test func aLaterNegativeTestAndAnInterruptionAnswerIt() throws {
    let history = try logged()
    let (test, today) = (history.day(25), history.day(27))
    var negative = history
    try negative.log(DayLog(pregnancyTest: .negative), on: today, asOf: today)
    try expect(questions(negative, today).isEmpty)
    var pregnant = history
    try pregnant.add(CycleInterruption(.pregnancy, from: test), asOf: today)
    expectThrows(CycleForecast.Error.interrupted(.pregnancy)) {
      try questions(pregnant, today)
    }
    // After a loss, the old test is not asked about, whether a period has come or not.
    for end in [25, 40] {
      var lost = history
      try lost.add(
        CycleInterruption(.pregnancy, from: history.day(10), to: history.day(end)),
        asOf: history.day(end))
      try expect(questions(lost, history.day(60)).isEmpty)
      try lost.add(LoggedPeriod(start: history.day(70)), asOf: history.day(70))
      try expect(questions(lost, history.day(72)).isEmpty)
    }
    // An interruption that ended before the test says nothing about it.
    var earlier = history
    try earlier.add(
      CycleInterruption(.pause, from: history.day(3), to: history.day(24)), asOf: today)
    try expectEqual(
      questions(earlier, today), [.positivePregnancyTest(on: test, bleedingSince: nil)])
  }

  @Test(arguments: [CycleInterruption.Kind.pause, .hormonalContraception])
  func aPauseOrContraceptionDoesNotAnswerIt(kind: CycleInterruption.Kind) throws {
    var history = try logged()
    let (test, today) = (history.day(25), history.day(50))
    try history.add(
      CycleInterruption(kind, from: history.day(20), to: history.day(40)), asOf: today)
    let question = CycleForecast.Suggestion.positivePregnancyTest(on: test, bleedingSince: nil)
    try expectEqual(questions(history, today).first, question)
  }

  @Test func bleedingDoesNotEndTheQuestionAndAppearsInIt() throws {
    var history = try logged()
    let (test, bleeding, next) = (history.day(25), history.day(30), history.day(58))
    let question = CycleForecast.Suggestion.positivePregnancyTest(on: test, bleedingSince: bleeding)
    try history.log(DayLog(flow: .medium), on: bleeding, asOf: bleeding)
    let firstDay = bleeding
    for day in [0, 1, 9, 27] {
      let today = try #require(firstDay.adding(days: day))
      try expectEqual(questions(history, today).first, question)
    }
    try history.add(LoggedPeriod(start: next), asOf: next)
    try expect(questions(history, next).isEmpty)
  }

  @Test(arguments: [0, 2, 4])
  func aTestWithinAPeriodNamesThatBleeding(day: Int) throws {
    var history = try history(ofLengths: [28, 28, 29, 28])
    let start = history.day(0)
    try history.log(positive, on: history.day(day), asOf: history.day(day))
    let question = CycleForecast.Suggestion.positivePregnancyTest(
      on: history.day(day), bleedingSince: start)
    try expectEqual(questions(history, history.day(6)), [question])
    try history.log(positive, on: history.day(5), asOf: history.day(6))
    try expectEqual(
      questions(history, history.day(6)),
      [.positivePregnancyTest(on: history.day(5), bleedingSince: nil)])
  }
}

extension CycleForecast.Suggestion {
  fileprivate var isAboutATest: Bool {
    if case .positivePregnancyTest = self { true } else { false }
  }
}
