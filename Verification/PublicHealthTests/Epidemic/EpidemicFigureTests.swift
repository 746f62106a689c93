import Foundation
import PublicHealth
import TestSupport
import Testing

@Suite("Epidemic figures: means, rates, and positivity") struct EpidemicFigureTests {
  private func date(_ text: String) throws -> CalendarDate { try EpidemicRows.date(text) }

  @Test func aReportedNumberHasItsDay() throws {
    let arizona = try EpidemicRows.arizona()
    let figure = arizona.reported(.death)
    expect(figure.value == 5065 && figure.asOf.iso8601 == "2020-09-02")
    expect(figure.kind == .reported && figure.subject == .count(.death))
    expectEqual(figure.caveats, [.sourceEnded, .byReportDate])
    expect(figure.window == figure.asOf...figure.asOf && figure.denominator == nil)
    let earlier = arizona.reported(.death, on: try date("2020-08-30"))
    expectEqual(earlier.value, 5030)
    let missing = arizona.reported(.recovered)
    expect(missing.value == nil)
    expectEqual(
      missing.caveats,
      [
        .sourceEnded, .byReportDate, .definitionsDiffer, .notComparable, .notReported(.recovered),
      ])
    let outside = arizona.reported(.death, on: try date("2020-09-03"))
    expect(outside.value == nil && outside.caveats.contains(.notReported(.death)))
  }

  @Test func aChangeMayBeNegative() throws {
    let arizona = try EpidemicRows.arizona()
    let figure = arizona.dailyChange(of: .death, on: try date("2020-08-31"))
    expectEqual(figure.value, -1)
    expectEqual(figure.caveats, [.sourceEnded, .byReportDate, .corrections(days: 1)])
    expectEqual(arizona.dailyChange(of: .death).value, 21)
    expect(
      arizona.dailyChange(of: .death, on: try date("2020-08-18")).caveats.contains(
        .notReported(.death)))
  }

  @Test func aWeeklyMeanNamesWhatHappenedInTheWeek() throws {
    let arizona = try EpidemicRows.arizona()
    let figure = arizona.weeklyMean(of: .death, on: try date("2020-08-31"))
    expectEqual(figure.value, Double(5029 - 4771) / 7)
    expectEqual(figure.window, (try date("2020-08-25"))...(try date("2020-08-31")))
    expectEqual(figure.denominator, .days(7))
    expect(figure.caveats.contains(.corrections(days: 1)))
    let hospital = arizona.weeklyMean(of: .hospitalizedCumulative, on: try date("2020-08-31"))
    expect(hospital.caveats.contains(.corrections(days: 2)))
    let gaps = try EpidemicRows.arizona(without: ["2020-08-28", "2020-08-29"])
      .weeklyMean(of: .death, on: try date("2020-08-31"))
    expect(gaps.value == figure.value && gaps.caveats.contains(.gaps(days: 2)))
    expect(arizona.weeklyMean(of: .death, on: try date("2020-08-24")).value == nil)
    expect(arizona.weeklyMean(of: .death, on: .earliest).value == nil)
  }

  @Test func aDumpIsNamed() throws {
    let numbers = [0, 100, 200, 300, 400, 500, 600, 700, 1100, 1200]
    let series = try EpidemicRows.series(from: "2020-06-01", numbers)
    expect(series.weeklyMean(of: .positive).caveats.contains(.dumps(days: 1)))
    expect(!series.dailyChange(of: .positive).caveats.contains(.dumps(days: 1)))
  }

  @Test func aRateNamesItsResidents() throws {
    let arizona = try EpidemicRows.arizona()
    let figure = arizona.perHundredThousand(.positive)
    let rate = 100_000 * 202_861.0 / 7_151_502.0
    expectEqual(figure.value, rate)
    expectEqual(figure.denominator, .residents(7_151_502))
    expect(figure.caveats.contains(.censusOf2020))
    let older = arizona.perHundredThousand(.positive, residents: 6_946_685)
    let olderRate = 100_000 * 202_861.0 / 6_946_685.0
    expectEqual(older.value, olderRate)
    expect(!older.caveats.contains(.censusOf2020))
    for residents in [0, -5] {
      let none = arizona.perHundredThousand(.positive, residents: residents)
      expect(none.value == nil && none.caveats.contains(.nothingToDivideBy))
    }
    let week = arizona.weeklyPerHundredThousand(.positive)
    let weeklyRate = 100_000 * (202_861.0 - 199_459.0) / 7_151_502.0
    expectEqual(week.value, weeklyRate)
    expectEqual(week.window, (try date("2020-08-27"))...(try date("2020-09-02")))
    let level = arizona.weeklyPerHundredThousand(.hospitalizedCurrently)
    expect(level.value == nil && level.caveats.contains(.notReported(.hospitalizedCurrently)))
  }

  @Test func positivityNamesItsDenominator() throws {
    let arizona = try EpidemicRows.arizona()
    let figure = arizona.positivity()
    let tests = 1_212_177 - 1_165_295
    expectEqual(figure.value, 100 * Double(202861 - 199459) / Double(tests))
    expectEqual(figure.denominator, .tests(tests, .people))
    let expected: [EpidemicFigure.Caveat] = [.notComparable, .casesAreNotTests, .testUnit(.people)]
    for caveat in expected { expect(figure.caveats.contains(caveat)) }
    let early = arizona.positivity(on: try date("2020-08-20"))
    expect(early.value == nil && early.denominator == nil)
    expect(
      early.caveats.contains(.notReported(.positive))
        && early.caveats.contains(.notReported(.totalTestResults)))
  }

  @Test(
    arguments: [
      (100, 100, "totalTestsViral", .nothingToDivideBy),
      (100, 90, "totalTestsViral", .nothingToDivideBy),
      (100, 200, "totalTestsPeopleViral", .testUnitChanged),
      (100, 105, "totalTestsViral", .inconsistent),
    ] as [(Int, Int, String, EpidemicFigure.Caveat)])
  func positivityIsNotInvented(
    before: Int, after: Int, source: String, caveat: EpidemicFigure.Caveat
  ) throws {
    func day(_ text: String, _ cases: Int, _ tests: Int, _ source: String) throws -> EpidemicDay {
      var provenance = EpidemicDay.Provenance()
      provenance.testSource = source
      return try EpidemicDay(
        date(text), in: .state(.ohio), counts: [.positive: cases, .totalTestResults: tests],
        provenance: provenance)
    }
    let series = try EpidemicSeries([
      day("2020-06-01", 50, before, "totalTestsViral"), day("2020-06-08", 60, after, source),
    ])
    let figure = series.positivity()
    expect(figure.value == nil)
    expect(figure.caveats.contains(caveat))
  }

  @Test func caseFatalityIsNaive() throws {
    let figure = try EpidemicRows.arizona().caseFatality()
    let share = 100 * 5065.0 / 202_861.0
    expectEqual(figure.value, share)
    expectEqual(figure.denominator, .cases(202861))
    expect(figure.caveats.contains(.deathsLag) && figure.caveats.contains(.undetectedCases))
    let first = try date("2020-06-01")
    func fatality(_ counts: [EpidemicDay.Count: Int]) throws -> EpidemicFigure {
      try EpidemicSeries([EpidemicDay(first, in: .nation, counts: counts)]).caseFatality()
    }
    try expect(fatality([.death: 0, .positive: 0]).caveats.contains(.nothingToDivideBy))
    try expect(fatality([.death: 2, .positive: 1]).caveats.contains(.inconsistent))
    try expect(fatality([.death: 2, .positive: 1]).value == nil)
    try expect(fatality([.positive: 1]).caveats.contains(.notReported(.death)))
    try expectEqual(fatality([.death: 0, .positive: 4]).value, 0)
  }

  @Test func whatDoublesInAWeekHasAWeekOfDoubling() throws {
    // 70 new in the first week, 140 in the second.
    let numbers = (0...7).map { 10 * $0 } + (1...7).map { 70 + 20 * $0 }
    let series = try EpidemicRows.series(from: "2020-06-01", numbers)
    let figure = series.doublingTime(of: .positive)
    try expect(abs(#require(figure.value) - 7) < 1e-12)
    expectEqual(figure.window.dates.count, 14)
    let halving = (0...7).map { 20 * $0 } + (1...7).map { 140 + 10 * $0 }
    let halved = try EpidemicRows.series(from: "2020-06-01", halving).doublingTime(of: .positive)
    try expect(abs(#require(halved.value) + 7) < 1e-12)
    let steady = try EpidemicRows.series(from: "2020-06-01", (0...14).map { 10 * $0 })
    expect(steady.doublingTime(of: .positive).value == nil)
    expect(steady.doublingTime(of: .positive).caveats.contains(.steady))
    let none = try EpidemicRows.series(from: "2020-06-01", (0...14).map { min($0, 7) })
    expect(none.doublingTime(of: .positive).caveats.contains(.nothingToDivideBy))
    let few = try EpidemicRows.series(
      from: "2020-06-01", (0...7).map { $0 } + (1...7).map { 7 + 3 * $0 })
    expect(few.doublingTime(of: .positive).caveats.contains(.fewerThan(20)))
    expect(series.doublingTime(of: .death).caveats.contains(.notReported(.death)))
    expect(series.doublingTime(of: .pending).value == nil)
  }

  @Test(arguments: 0..<40)
  func doublingTimesAgreeWithTheLogarithmOfFoundation(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let a = Int.random(in: 1...1_000_000, using: &generator)
    let b = Int.random(in: 1...1_000_000, using: &generator)
    guard a != b else { return }
    let days = try [(0, 0), (7, a), (14, a + b)].map { offset, number in
      try EpidemicDay(
        date("2020-06-01").adding(days: offset) ?? .earliest, in: .nation,
        counts: [.positive: number])
    }
    let value = try #require(try EpidemicSeries(days).doublingTime(of: .positive).value)
    let expected = 7 * log(2) / log(Double(b) / Double(a))
    expect(abs(value / expected - 1) < 1e-9)
  }

  @Test func aRankingHasTiesAndUnknowns() throws {
    func figure(_ state: USState, _ deaths: Int?) throws -> EpidemicFigure {
      try EpidemicRows.series(from: "2020-06-01", [deaths], of: .death, in: .state(state))
        .reported(.death)
    }
    let figures = [
      try figure(.ohio, 3), try figure(.maine, nil), try figure(.alaska, 9),
      try figure(.arizona, 3), try figure(.texas, 1), try figure(.alabama, nil),
    ]
    let ranking = try EpidemicFigure.Ranking(figures)
    expectEqual(ranking.rows.map(\.rank), [1, 2, 2, 4, nil, nil])
    expectEqual(
      ranking.rows.map(\.figure.area),
      [.alaska, .arizona, .ohio, .texas, .alabama, .maine].map { .state($0) })
    expect(ranking.caveats.isEmpty)
    try expect(EpidemicFigure.Ranking([]).rows.isEmpty)
    let series = try EpidemicRows.arizona()
    expectThrows(EpidemicFigure.Error.mixedFigures) {
      try EpidemicFigure.Ranking([series.reported(.death), series.reported(.positive)])
    }
    expectThrows(EpidemicFigure.Error.mixedFigures) {
      try EpidemicFigure.Ranking([series.reported(.death), series.dailyChange(of: .death)])
    }
    let days = try EpidemicFigure.Ranking([
      series.positivity(), series.positivity(on: try date("2020-09-01")),
    ])
    expectEqual(days.caveats, [.notComparable, .differentDays])
  }

  @Test func ageIsCountedFromTheDayOfTheFigure() throws {
    let figure = try EpidemicRows.arizona().reported(.death)
    expectEqual(figure.age(on: try date("2020-09-09")), 7)
    expect(!figure.isStale(on: try date("2020-09-09")))
    expect(figure.isStale(on: try date("2020-09-10")))
    expect(figure.isStale(on: try date("2020-09-04"), after: 1))
    expectEqual(figure.age(on: try date("2020-09-01")), -1)
  }
}
