import CyclePrediction
import TestSupport
import Testing

/// The ends of periods and interruptions.
@Suite("End of a period or interruption: invalid days") struct EndingTests {
  @Test(
    arguments: [
      (3, 2, CycleHistory.Error.endsBeforeStart), (4, 5, .noPeriod(startingOn: january(4))),
      (3, 16, .inFuture(january(16))), (4, 1, .noPeriod(startingOn: january(4))),
    ])
  func anInvalidEndIsRejected(start: Int, day: Int, expected: CycleHistory.Error) throws {
    var history = try CycleHistory(periods: [period(3, 5), period(14)])
    let before = history
    let error = rejection { () throws(CycleHistory.Error) in
      try history.endPeriod(startingOn: january(start), on: january(day), asOf: january(15))
    }
    expect(error == expected && history == before)
  }

  @Test func anEndOnADayOfTheNextPeriodIsRejected() throws {
    var history = try CycleHistory(periods: [period(3, 5), period(14)])
    expectThrows(CycleHistory.Error.overlapping(with: try period(14))) {
      try history.endPeriod(startingOn: january(3), on: january(14), asOf: january(15))
    }
    expectEqual(history.periods, [try period(3, 5), try period(14)])
  }

  @Test(
    arguments: [
      (3, 2, CycleHistory.Error.endsBeforeStart), (3, 16, .inFuture(january(16))),
      (4, 5, .noInterruption(startingOn: january(4))),
      (9, 9, .noInterruption(startingOn: january(9))),
    ])
  func anInvalidEndOfAnInterruptionIsRejected(
    start: Int, day: Int, expected: CycleHistory.Error
  ) throws {
    let next = try CycleInterruption(.pause, from: january(11))
    var history = try CycleHistory(
      periods: [],
      interruptions: [CycleInterruption(.pregnancy, from: january(3), to: january(5)), next])
    let before = history
    let error = rejection { () throws(CycleHistory.Error) in
      try history.endInterruption(
        startingOn: january(start), on: january(day), asOf: january(15))
    }
    expect(error == expected && history == before)
    expectThrows(CycleHistory.Error.overlappingInterruption(with: next)) {
      try history.endInterruption(
        startingOn: january(3), on: january(11), asOf: january(15))
    }
    expectEqual(history, before)
  }
}
