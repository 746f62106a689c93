import CyclePrediction
import Testing

/// The ends of periods and interruptions.
@Suite("End of a period or interruption: changing the day") struct EndingDayTests {
  @Test(arguments: 3...12)
  func aPeriodEndsOnALaterOrAnEarlierDay(day: Int) throws {
    for end in [nil, 4, 9] {
      var history = try CycleHistory(periods: [period(3, end), period(14)])
      let addition = try history.endPeriod(
        startingOn: january(3), on: january(day), asOf: january(14))
      let isJoined = day == 12
      #expect(
        addition == (isJoined ? .joined([try period(14)], into: try period(3, 14)) : .separate))
      #expect(
        history.periods == (isJoined ? [try period(3, 14)] : [try period(3, day), try period(14)]))
    }
  }

  @Test func anExcludedCycleStaysExcludedWhenItsPeriodEnds() throws {
    var history = try CycleHistory(periods: [period(3)])
    try history.exclude(cycleStartingOn: january(3))
    try history.endPeriod(startingOn: january(3), on: january(6), asOf: january(6))
    #expect(history.excludedCycleStarts == [january(3)])
  }

  @Test(arguments: 3...12)
  func anInterruptionEndsOnALaterOrAnEarlierDay(day: Int) throws {
    for end in [nil, 3, 12] {
      var history = CycleHistory()
      let old = try CycleInterruption(.breastfeeding, from: january(3), to: end.map(january))
      try history.add(old, asOf: january(12))
      try history.endInterruption(
        startingOn: january(3), on: january(day), asOf: january(12))
      #expect(
        history.interruptions
          == [try CycleInterruption(.breastfeeding, from: january(3), to: january(day))])
    }
  }
}
