import PublicHealth
import TestSupport
import Testing

@Suite("Epidemic feed: other sources of data") struct EpidemicFeedTests {
  typealias Feed = EpidemicFeed

  func date(_ text: String) throws -> CalendarDate { try CalendarDate(iso8601: text) }

  func source() throws -> Feed.Source {
    Feed.Source(
      name: "National Center for Health Statistics", address: "https://data.cdc.gov",
      updated: try date("2023-10-05"))
  }

  func week(to text: String) throws -> ClosedRange<CalendarDate> {
    let last = try date(text)
    return (try #require(last.adding(days: -6)))...last
  }

  /// A row of the weekly deaths of the National Center for Health Statistics, as an app decodes it.
  ///
  /// Source of the shape: data.cdc.gov, "Provisional COVID-19 Death Counts by Week Ending Date and
  /// State", whose numbers are texts, and missing where they are from 1 to 9. The values are made up.
  struct WeeklyDeaths: Decodable {
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

  static let weeklyDeaths = """
    [{"data_as_of":"2023-10-05T00:00:00.000","start_date":"2023-09-10T00:00:00.000",\
    "week_ending_date":"2023-09-16T00:00:00.000","group":"By Week","state":"United States",\
    "covid_19_deaths":"1304"},
    {"week_ending_date":"2023-09-23T00:00:00.000","state":"United States",\
    "covid_19_deaths":"1227"},
    {"week_ending_date":"2023-09-16T00:00:00.000","state":"Arizona","covid_19_deaths":"26"},
    {"week_ending_date":"2023-09-23T00:00:00.000","state":"Arizona",\
    "footnote":"Counts between 1-9 have been suppressed."}]
    """

  func deaths() throws -> Feed {
    let rows: [WeeklyDeaths] = try decoded(Self.weeklyDeaths)
    return try Feed(source(), rows.map { try $0.observation() })
  }

  @Test(arguments: [-1, .infinity, .nan] as [Double])
  func valuesOutOfRangeAreRefused(value: Double) throws {
    let observation = Feed.Observation(
      .weeklyDeaths, in: .nation, during: try week(to: "2023-09-16"), value: value, unit: .people)
    let source = try source()
    expectThrows(Feed.Error.valueOutOfRange(.weeklyDeaths)) { try Feed(source, [observation]) }
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
    try expectEqual(encoded(feed), json)
    try expectEqual(decoded(json), feed)
    try expectEqual(decoded(try encoded(try deaths())), deaths())
    for (old, new) in [
      ("2023-09-10", "2023-09-17"), ("percent", ""), ("OH", "Ohio"), (#""suppressed""#, "1"),
      ("\"unit\"", "\"value\":-1,\"unit\""),
    ] {
      #expect(throws: DecodingError.self) {
        let _: Feed = try decoded(json.replacing(old, with: new))
      }
    }
  }

  @Test(arguments: 0..<20)
  func observationsOfANewerServerAreKeptAndNotShown(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let json = newerVersion(
      """
      {~"observations":[{"area":"OH","first":"2023-09-10","last":"2023-09-16","measure":"visits",\
      "status":"final","unit":"percent","value":2.5},{~"area":"OH","first":"2023-09-17",\
      "last":"2023-09-23","measure":"visits","status":"@","unit":"percent","value":9.5},\
      {~"area":"OH","first":"2023-09-17","last":"2023-09-23","measure":"visits","status":"final",\
      "unit":"@","value":9.5}],"source":{"address":"a","name":"b","updated":"2023-10-05"}}
      """, using: &generator)
    let feed: Feed = try decoded(json)
    expectEqual(feed.latest(Feed.Measure("visits"), in: .state(.ohio))?.value, 2.5)
    try expectEqual(sortedJSON(encoded(feed)), sortedJSON(json))
  }
}
