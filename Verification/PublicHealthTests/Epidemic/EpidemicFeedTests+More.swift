import PublicHealth
import TestSupport
import Testing

extension EpidemicFeedTests {
  @Test func weeklyDeathsOfAnotherSourceFillAFeed() throws {
    let feed = try deaths()
    let nation = try #require(feed.reported(.weeklyDeaths, in: .nation))
    expect(nation.value == 1227 && nation.asOf.iso8601 == "2023-09-23")
    try expectEqual(nation.window, week(to: "2023-09-23"))
    expectEqual(nation.caveats, [.provisional])
    expectEqual(feed.change(of: .weeklyDeaths, in: .nation)?.value, -77)
    expectEqual(feed.change(of: .weeklyDeaths, in: .nation)?.window.dates.count, 14)
    let rate = try #require(feed.perHundredThousand(.weeklyDeaths, in: .nation))
    expectEqual(rate.value, 100_000 * 1227 / Double(EpidemicDay.Area.nation.population))
    expectEqual(rate.caveats, [.provisional, .censusOf2020])
    let arizona = try #require(feed.reported(.weeklyDeaths, in: .state(.arizona)))
    expect(arizona.value == nil && arizona.caveats == [.suppressed])
    let change = try #require(feed.change(of: .weeklyDeaths, in: .state(.arizona)))
    expect(change.value == nil && change.caveats == [.suppressed, .provisional])
    expect(feed.reported(.weeklyDeaths, in: .state(.ohio)) == nil)
    expect(feed.reported(.wastewaterLevel, in: .nation) == nil)
    let lines = EpidemicFigure.Messages().lines(for: nation, on: try date("2023-10-06"))
    expectEqual(
      lines,
      [
        "United States, weekly deaths: 1,227", "As of 2023-09-23, 13 days ago.",
        "This number is provisional. It may still change.",
      ])
  }

  /// A row of the COVIDcast interface of the Delphi group, whose date is a number, and of which a
  /// missing value is `null`.
  ///
  /// Source of the shape: cmu-delphi.github.io/delphi-epidata. The values are made up.
  private struct Signal: Decodable {
    let geo_value: String
    let time_value: Int
    let value: Double?
  }

  @Test func admissionsByDayAndWastewaterByWeekFillAFeed() throws {
    let rows: [Signal] = try decoded(
      """
      [{"geo_value":"az","time_value":20230916,"value":23.5,"stderr":null,"issue":20230920},
      {"geo_value":"az","time_value":20230918,"value":null,"missing_value":1}]
      """)
    var observations = try rows.map { row in
      let day = try CalendarDate(
        row.time_value / 10_000, row.time_value / 100 % 100, row.time_value % 100)
      return Feed.Observation(
        .hospitalAdmissions, in: try #require(EpidemicDay.Area(row.geo_value)), during: day...day,
        value: row.value, unit: .people)
    }
    observations.append(
      Feed.Observation(
        .wastewaterLevel, in: .state(.arizona), during: try week(to: "2023-09-16"), value: 4.21,
        unit: .level))
    let feed = try Feed(source(), observations)
    let line = feed.line(of: .hospitalAdmissions, in: .state(.arizona))
    expectEqual(line.map(\.value), [23.5, nil, nil])
    expectEqual(line.map(\.period.lowerBound.day), [16, 17, 18])
    expectEqual(feed.reported(.hospitalAdmissions, in: .state(.arizona))?.caveats, [.gaps(days: 1)])
    // A day is missing before the latest one.
    expect(feed.change(of: .hospitalAdmissions, in: .state(.arizona))?.value == nil)
    let level = try #require(feed.reported(.wastewaterLevel, in: .state(.arizona)))
    expect(level.value == 4.21 && level.caveats == [.notComparable])
    expectEqual(feed.latest(.wastewaterLevel, in: .state(.arizona))?.unit, .level)
    expect(feed.perHundredThousand(.wastewaterLevel, in: .state(.arizona)) == nil)
    let change = try #require(feed.change(of: .wastewaterLevel, in: .state(.arizona)))
    expect(change.value == nil && change.caveats == [.notComparable, .gaps(days: 7)])
    let lines = EpidemicFigure.Messages().lines(for: level)
    expectEqual(lines.first, "Arizona, wastewater level: 4.2")
    expect(!lines.contains(EpidemicFigure.Messages().sourceEnded))
  }

  @Test func aChangeNeedsThePeriodBefore() throws {
    func level(to end: String, _ value: Double) throws -> Feed.Observation {
      Feed.Observation(
        .wastewaterLevel, in: .nation, during: try week(to: end), value: value, unit: .level)
    }
    let (first, second) = (try level(to: "2023-09-16", 3), try level(to: "2023-09-23", 5))
    let third = try level(to: "2023-10-07", 9)
    let feed = try Feed(source(), [first, second])
    expectEqual(feed.change(of: .wastewaterLevel, in: .nation)?.value, 2)
    let gap = try Feed(source(), [first, second, third])
    let change = try #require(gap.change(of: .wastewaterLevel, in: .nation))
    expect(change.value == nil && change.caveats == [.notComparable, .gaps(days: 7)])
    let day = Feed.Observation(
      .wastewaterLevel, in: .nation,
      during: try date("2023-09-24")...date("2023-09-24"), value: 7, unit: .level)
    try expect(
      Feed(source(), [first, second, day]).change(of: .wastewaterLevel, in: .nation)?.value == nil)
  }

  @Test func figuresOfAFeedAreRanked() throws {
    let feed = try deaths()
    let figures = [EpidemicDay.Area.state(.arizona), .nation].compactMap {
      feed.reported(.weeklyDeaths, in: $0)
    }
    try expectEqual(EpidemicFigure.Ranking(figures).rows.map(\.rank), [1, nil])
  }

  @Test func unitsAndPeriodsMustAgree() throws {
    func deaths(
      to end: String, _ value: Double = 1, _ unit: Feed.Unit = .people,
      in area: EpidemicDay.Area = .nation
    ) throws -> Feed.Observation {
      Feed.Observation(.weeklyDeaths, in: area, during: try week(to: end), value: value, unit: unit)
    }
    let source = try source()
    let first = try deaths(to: "2023-09-16")
    try expectEqual(Feed(source, [first, first]).observations, [first])
    for other in [try deaths(to: "2023-09-16", 2), try deaths(to: "2023-09-22")] {
      expectThrows(Feed.Error.overlappingPeriods(.weeklyDeaths)) {
        try Feed(source, [other, first])
      }
    }
    for area in [EpidemicDay.Area.nation, .state(.ohio)] {
      let percent = try deaths(to: "2023-09-30", 1, .percent, in: area)
      expectThrows(Feed.Error.mixedUnits(.weeklyDeaths)) { try Feed(source, [first, percent]) }
    }
    let other = try deaths(to: "2023-09-16", 2, in: .state(.ohio))
    try expectEqual(Feed(source, [other, first]).observations, [first, other])
    for error in [Feed.Error.valueOutOfRange(.weeklyDeaths), .mixedUnits(.weeklyDeaths)] {
      expect(error.description.hasSuffix("."))
    }
  }
}
