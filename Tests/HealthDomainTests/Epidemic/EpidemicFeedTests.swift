import HealthDomain
import TestSupport
import Testing

@Suite struct EpidemicFeedTests {
  private typealias Feed = EpidemicFeed

  private func date(_ text: String) throws -> CalendarDate { try EpidemicRows.date(text) }

  private func source() throws -> Feed.Source {
    Feed.Source(
      name: "National Center for Health Statistics", address: "https://data.cdc.gov",
      updated: try date("2023-10-05"))
  }

  private func week(to text: String) throws -> ClosedRange<CalendarDate> {
    let last = try date(text)
    return (try #require(last.adding(days: -6)))...last
  }

  /// A row of the weekly deaths of the National Center for Health Statistics, as an app decodes it.
  ///
  /// Source of the shape: data.cdc.gov, "Provisional COVID-19 Death Counts by Week Ending Date and
  /// State", whose numbers are texts, and missing where they are from 1 to 9. The values are made up.
  private struct WeeklyDeaths: Decodable {
    let week_ending_date: String
    let state: String
    let covid_19_deaths: String?
    let footnote: String?

    func observation() throws -> EpidemicFeed.Observation {
      let last = try CalendarDate(iso8601: String(week_ending_date.prefix(10)))
      let area = USState(name: state).map { EpidemicDay.Area.state($0) } ?? .nation
      return EpidemicFeed.Observation(
        .weeklyDeaths, in: area, during: (try #require(last.adding(days: -6)))...last,
        value: covid_19_deaths.flatMap(Double.init), unit: .people,
        status: covid_19_deaths == nil && footnote != nil ? .suppressed : .provisional)
    }
  }

  private static let weeklyDeaths = """
    [{"data_as_of":"2023-10-05T00:00:00.000","start_date":"2023-09-10T00:00:00.000",\
    "week_ending_date":"2023-09-16T00:00:00.000","group":"By Week","state":"United States",\
    "covid_19_deaths":"1304"},
    {"week_ending_date":"2023-09-23T00:00:00.000","state":"United States",\
    "covid_19_deaths":"1227"},
    {"week_ending_date":"2023-09-16T00:00:00.000","state":"Arizona","covid_19_deaths":"26"},
    {"week_ending_date":"2023-09-23T00:00:00.000","state":"Arizona",\
    "footnote":"Counts between 1-9 have been suppressed."}]
    """

  private func deaths() throws -> Feed {
    let rows: [WeeklyDeaths] = try decoded(Self.weeklyDeaths)
    return try Feed(source(), rows.map { try $0.observation() })
  }

  @Test func weeklyDeathsOfAnotherSourceFillAFeed() throws {
    let feed = try deaths()
    let nation = try #require(feed.reported(.weeklyDeaths, in: .nation))
    #expect(nation.value == 1227 && nation.asOf.iso8601 == "2023-09-23")
    #expect(nation.window == (try week(to: "2023-09-23")))
    #expect(nation.caveats == [.provisional])
    #expect(feed.change(of: .weeklyDeaths, in: .nation)?.value == -77)
    #expect(feed.change(of: .weeklyDeaths, in: .nation)?.window.dates.count == 14)
    let rate = try #require(feed.perHundredThousand(.weeklyDeaths, in: .nation))
    #expect(rate.value == 100_000 * 1227 / Double(EpidemicDay.Area.nation.population))
    #expect(rate.caveats == [.provisional, .censusOf2020])
    let arizona = try #require(feed.reported(.weeklyDeaths, in: .state(.arizona)))
    #expect(arizona.value == nil && arizona.caveats == [.suppressed])
    let change = try #require(feed.change(of: .weeklyDeaths, in: .state(.arizona)))
    #expect(change.value == nil && change.caveats == [.suppressed, .provisional])
    #expect(feed.reported(.weeklyDeaths, in: .state(.ohio)) == nil)
    #expect(feed.reported(.wastewaterLevel, in: .nation) == nil)
    let lines = EpidemicFigure.Messages().lines(for: nation, on: try date("2023-10-06"))
    #expect(
      lines == [
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
    #expect(line.map(\.value) == [23.5, nil, nil])
    #expect(line.map(\.period.lowerBound.day) == [16, 17, 18])
    #expect(feed.reported(.hospitalAdmissions, in: .state(.arizona))?.caveats == [.gaps(days: 1)])
    // A day is missing before the latest one.
    #expect(feed.change(of: .hospitalAdmissions, in: .state(.arizona))?.value == nil)
    let level = try #require(feed.reported(.wastewaterLevel, in: .state(.arizona)))
    #expect(level.value == 4.21 && level.caveats == [.notComparable])
    #expect(feed.latest(.wastewaterLevel, in: .state(.arizona))?.unit == .level)
    #expect(feed.perHundredThousand(.wastewaterLevel, in: .state(.arizona)) == nil)
    let change = try #require(feed.change(of: .wastewaterLevel, in: .state(.arizona)))
    #expect(change.value == nil && change.caveats == [.notComparable, .gaps(days: 7)])
    let lines = EpidemicFigure.Messages().lines(for: level)
    #expect(lines.first == "Arizona, wastewater level: 4.2")
    #expect(!lines.contains(EpidemicFigure.Messages().sourceEnded))
  }

  @Test func aChangeNeedsThePeriodBefore() throws {
    func level(to end: String, _ value: Double) throws -> Feed.Observation {
      Feed.Observation(
        .wastewaterLevel, in: .nation, during: try week(to: end), value: value, unit: .level)
    }
    let (first, second) = (try level(to: "2023-09-16", 3), try level(to: "2023-09-23", 5))
    let third = try level(to: "2023-10-07", 9)
    let feed = try Feed(source(), [first, second])
    #expect(feed.change(of: .wastewaterLevel, in: .nation)?.value == 2)
    let gap = try Feed(source(), [first, second, third])
    let change = try #require(gap.change(of: .wastewaterLevel, in: .nation))
    #expect(change.value == nil && change.caveats == [.notComparable, .gaps(days: 7)])
    let day = Feed.Observation(
      .wastewaterLevel, in: .nation,
      during: try date("2023-09-24")...date("2023-09-24"), value: 7, unit: .level)
    #expect(
      try Feed(source(), [first, second, day]).change(of: .wastewaterLevel, in: .nation)?.value
        == nil)
  }

  @Test func figuresOfAFeedAreRanked() throws {
    let feed = try deaths()
    let figures = [EpidemicDay.Area.state(.arizona), .nation].compactMap {
      feed.reported(.weeklyDeaths, in: $0)
    }
    #expect(try EpidemicFigure.Ranking(figures).rows.map(\.rank) == [1, nil])
  }

  @Test(arguments: [-1, .infinity, .nan] as [Double])
  func valuesOutOfRangeAreRefused(value: Double) throws {
    let observation = Feed.Observation(
      .weeklyDeaths, in: .nation, during: try week(to: "2023-09-16"), value: value, unit: .people)
    let source = try source()
    #expect(throws: Feed.Error.valueOutOfRange(.weeklyDeaths)) { try Feed(source, [observation]) }
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
    #expect(try Feed(source, [first, first]).observations == [first])
    for other in [try deaths(to: "2023-09-16", 2), try deaths(to: "2023-09-22")] {
      #expect(throws: Feed.Error.overlappingPeriods(.weeklyDeaths)) {
        try Feed(source, [other, first])
      }
    }
    for area in [EpidemicDay.Area.nation, .state(.ohio)] {
      let percent = try deaths(to: "2023-09-30", 1, .percent, in: area)
      #expect(throws: Feed.Error.mixedUnits(.weeklyDeaths)) { try Feed(source, [first, percent]) }
    }
    let other = try deaths(to: "2023-09-16", 2, in: .state(.ohio))
    #expect(try Feed(source, [other, first]).observations == [first, other])
    for error in [Feed.Error.valueOutOfRange(.weeklyDeaths), .mixedUnits(.weeklyDeaths)] {
      #expect(error.description.hasSuffix("."))
    }
  }

  @Test func aFeedHasItsJSON() throws {
    let feed = try Feed(
      source(),
      [
        Feed.Observation(
          Feed.Measure("visits"), in: .state(.ohio), during: try week(to: "2023-09-16"),
          value: nil, unit: .percent, status: .suppressed)
      ])
    let json = """
      {"observations":[{"area":"OH","first":"2023-09-10","last":"2023-09-16",\
      "measure":"visits","status":"suppressed","unit":"percent"}],\
      "source":{"address":"https://data.cdc.gov","name":"National Center for Health Statistics",\
      "updated":"2023-10-05"}}
      """
    #expect(try encoded(feed) == json)
    #expect(try decoded(json) == feed)
    #expect(try decoded(try encoded(try deaths())) == (try deaths()))
    for (old, new) in [
      ("2023-09-10", "2023-09-17"), ("percent", "liters"), ("OH", "Ohio"), ("suppressed", "?"),
      ("\"unit\"", "\"value\":-1,\"unit\""),
    ] {
      #expect(throws: DecodingError.self) {
        let _: Feed = try decoded(json.replacing(old, with: new))
      }
    }
  }
}
