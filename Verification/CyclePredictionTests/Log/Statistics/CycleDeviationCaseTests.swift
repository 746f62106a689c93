import CyclePrediction
import TestSupport
import Testing

@Suite("Cycle deviations: cases of each deviation") struct CycleDeviationCaseTests {
  @Test func ordinaryCyclesHaveNone() throws {
    for age in [nil, 10, 17, 18, 30, 45, 60] as [Int?] {
      try expect(deviations([24, 28, 31, 27, 29, 28, 30], age: age).isEmpty)
    }
    expect(CycleHistory().deviations(asOf: january(1), age: 30).isEmpty)
  }

  @Test(
    arguments: [
      (17, nil), (18, 9), (25, 9), (26, 7), (41, 7), (42, 9), (45, 9), (46, nil), (nil, nil),
    ] as [(Int?, Int?)])
  func theLimitOfRegularityFollowsTheAge(age: Int?, limit: Int?) throws {
    for spread in 6...11 {
      let expected: [CycleDeviation] =
        if let limit, spread > limit {
          [.irregularCycles(shortest: 26, longest: 26 + spread, limit: limit)]
        } else {
          []
        }
      try expectEqual(deviations([26, 28, 26 + spread], age: age), expected)
    }
  }

  @Test func periodsLongerThanEightDaysAreCounted() throws {
    try expect(deviations([28, 28], periods: 8).isEmpty)
    try expectEqual(deviations([28, 28], periods: 9), [.longPeriods(3, of: 3)])
  }

  @Test func twoPeriodsOfTenDaysAreProlonged() throws {
    try expectEqual(
      deviations([28], periods: 10),
      [
        .longPeriods(2, of: 2), .prolongedPeriodsInSixMonths(2),
      ])
    try expectEqual(deviations([], periods: 10), [.longPeriods(1, of: 1)])
  }

  @Test func aDifferenceOfSeventeenDaysInSixMonthsIsIrregular() throws {
    try expect(deviations([24, 38]).isEmpty)
    try expectEqual(deviations([24, 40, 30]), [.infrequentCycles(1, of: 3)])
    try expectEqual(
      deviations([24, 41, 30]),
      [
        .infrequentCycles(1, of: 3), .irregularCyclesInSixMonths(shortest: 24, longest: 41),
      ])
  }

  @Test func oneOrTwoPeriodsInSixMonthsAreInfrequent() throws {
    try expectEqual(deviations([28, 80, 80]), [.infrequentCycles(2, of: 3)])
    try expectEqual(
      deviations([92, 92]),
      [
        .infrequentCycles(2, of: 2), .infrequentPeriodsInSixMonths(2),
      ])
    // A short log is not evidence of few periods.
    try expect(deviations([28]).isEmpty)
    // Neither is a time without any period, because logging may have stopped.
    try expectEqual(deviations([28, 28, 28], after: 183), [.infrequentCycles(1, of: 4)])
  }

  @Test func noPeriodIsMissedInAnInterruption() throws {
    let found = try deviations([28, 28, 92, 92]) { history in
      try history.add(
        CycleInterruption(.pause, from: january(100), to: january(101)), asOf: january(999))
    }
    expectEqual(found, [.infrequentCycles(1, of: 3)])
    let current = try deviations([28, 28, 92], after: 100) { history in
      try history.add(CycleInterruption(.pregnancy, from: january(200)), asOf: january(999))
    }
    expectEqual(current, [.infrequentCycles(1, of: 3)])
  }

  @Test func spottingOutsideThePeriodInTwoCyclesIsPersistent() throws {
    func spotting(on days: [Int]) throws -> [CycleDeviation] {
      try deviations([28, 28, 28]) { history in
        for day in days {
          try history.log(DayLog(flow: .spotting), on: january(day), asOf: january(99))
        }
      }
    }
    try expect(spotting(on: [6, 15, 28]).isEmpty)
    try expect(spotting(on: [5, 33]).isEmpty)
    try expectEqual(spotting(on: [6, 34]), [.persistentSpottingInSixMonths(cycles: 2)])
    try expectEqual(spotting(on: [6, 40, 65]), [.persistentSpottingInSixMonths(cycles: 3)])
  }

  @Test func spottingInTheCurrentCycleCounts() throws {
    let found = try deviations([28], after: 9) { history in
      for day in [10, 38] {
        try history.log(DayLog(flow: .spotting), on: january(day), asOf: january(99))
      }
    }
    expectEqual(found, [.persistentSpottingInSixMonths(cycles: 2)])
  }

  @Test func olderCyclesAreNoLongerCounted() throws {
    let regular = Array(repeating: 28, count: 14)
    try expect(deviations([23, 39] + regular, periods: 5, age: 30).isEmpty)
    try expectEqual(
      deviations([23, 39] + regular.prefix(7), age: 30),
      [
        .frequentCycles(1, of: 9), .infrequentCycles(1, of: 9),
        .irregularCycles(shortest: 23, longest: 39, limit: 7),
      ])
  }

  @Test func neighborsThatDifferBySevenDaysTwiceAreNamedFromForty() throws {
    let twice = [25, 32, 30, 28, 27, 34, 30]
    try expectEqual(
      deviations(twice, age: 40),
      [
        .irregularCycles(shortest: 25, longest: 34, limit: 7), .variableCycles(differences: 2),
      ])
    try expectEqual(deviations(twice, age: 39).map(\.source), [.figo2018])
    try expect(deviations(twice).isEmpty)
    try expect(deviations([25, 32, 30, 28, 27], age: 50).isEmpty)
  }

  @Test func theSecondDifferenceLiesWithinTenCyclesOfTheFirst() throws {
    for between in 8...11 {
      let lengths = [26, 33] + Array(repeating: 33, count: between - 1) + [26]
      let found = try deviations(lengths, age: 50)
      expectEqual(found, between <= 10 ? [.variableCycles(differences: 2)] : [])
    }
  }

  @Test func cyclesWithAnExcludedOneBetweenAreNoNeighbors() throws {
    let lengths = [25, 28, 32, 28, 25]
    let found = try deviations(lengths, age: 50) { history in
      try history.exclude(cycleStartingOn: january(26))
      try history.exclude(cycleStartingOn: january(86))
    }
    expect(found.isEmpty)
  }

  @Test func sixtyDaysBetweenPeriodsAreNamedFromForty() throws {
    let late = CycleDeviation.infrequentCycles(1, of: 3)
    try expectEqual(deviations([28, 28], after: 54, age: 46), [late])
    try expectEqual(
      deviations([28, 28], after: 55, age: 46), [late, .longTimeBetweenPeriods(days: 60)])
    try expectEqual(
      deviations([28, 28], after: 55, age: 39),
      [
        late, .irregularCycles(shortest: 28, longest: 60, limit: 7),
      ])
    try expect(deviations([60] + Array(repeating: 28, count: 14), age: 46).isEmpty)
    try expectEqual(
      deviations([28, 60], age: 46),
      [
        .infrequentCycles(1, of: 2), .irregularCyclesInSixMonths(shortest: 28, longest: 60),
        .longTimeBetweenPeriods(days: 60),
      ])
  }

  @Test func theCurrentCycleIsLongFromTheDayAfterTheLimitOn() throws {
    for (day, age, count) in [(38, 30, 0), (39, 30, 1), (45, 17, 0), (46, 17, 1), (39, nil, 1)]
      as [(Int, Int?, Int)]
    {
      let found = try deviations([34, 35], after: day - 5, age: age)
      expectEqual(found.contains(.infrequentCycles(1, of: 3)), count == 1)
      expectEqual(found.isEmpty, count == 0)
    }
  }

  @Test(arguments: [364, 365, 366, 5000])
  func aLongTimeSinceTheLastPeriodIsReported(day: Int) throws {
    // The last of these cycles began more than a year before in most of the cases.
    let found = try deviations([28, 28], after: day - 5, age: 46)
    expectEqual(found, [.infrequentCycles(1, of: 1), .longTimeBetweenPeriods(days: day)])
    try expect(
      deviations([28, 28], after: day - 5, age: 46) { history in
        try history.exclude(cycleStartingOn: january(57))
      }.isEmpty)
    try expect(
      deviations([28, 28], after: day - 5, age: 46) { history in
        try history.add(CycleInterruption(.pause, from: january(70)), asOf: january(9999))
      }.isEmpty)
  }

  @Test func thePeriodOfAnExcludedCycleBegan() throws {
    func few(_ excluded: Int?) throws -> Bool {
      try deviations([28, 80, 60, 60]) { history in
        if let excluded { try history.exclude(cycleStartingOn: january(excluded)) }
      }.contains { if case .infrequentPeriodsInSixMonths = $0 { true } else { false } }
    }
    // Three periods began; without that of the excluded cycle there were two.
    try expect(!few(nil))
    try expect(!few(169))
  }

  @Test func theFutureOfADayIsNotTakenIntoAccount() throws {
    let history = try CycleHistory(periods: [period(1, 5), period(21, 30), period(80)])
    expect(history.deviations(asOf: january(20), age: 46).isEmpty)
    expectEqual(history.deviations(asOf: january(22), age: 46), [.frequentCycles(1, of: 1)])
  }

  @Test func everyDeviationNamesItsSource() {
    let all: [(CycleDeviation, CycleDeviation.Source)] = [
      (.frequentCycles(1, of: 2), .figo2018), (.infrequentCycles(1, of: 2), .figo2018),
      (.irregularCycles(shortest: 1, longest: 2, limit: 3), .figo2018),
      (.longPeriods(1, of: 2), .figo2018),
      (.irregularCyclesInSixMonths(shortest: 1, longest: 2), .appleHealth),
      (.infrequentPeriodsInSixMonths(1), .appleHealth),
      (.prolongedPeriodsInSixMonths(2), .appleHealth),
      (.persistentSpottingInSixMonths(cycles: 2), .appleHealth),
      (.variableCycles(differences: 2), .straw10), (.longTimeBetweenPeriods(days: 60), .straw10),
    ]
    for (deviation, source) in all { expectEqual(deviation.source, source) }
  }

  @Test func aYearHas365DaysAndHalfAYear183() throws {
    let year = [23] + Array(repeating: 28, count: 12)
    try expectEqual(deviations(year, after: 1), [.frequentCycles(1, of: 13)])
    try expect(deviations(year, after: 2).isEmpty)
    let half = [28, 89, 89]
    try expectEqual(deviations(half), [.infrequentCycles(2, of: 3)])
    try expectEqual(
      deviations(half, after: 1),
      [
        .infrequentCycles(2, of: 3), .infrequentPeriodsInSixMonths(2),
      ])
  }
}
