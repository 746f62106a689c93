import CycleResearch
import Geo
import IngredientAnalysis
import OpeningTimes
import TextSearch

/// Prints what the modules answer to Swift, which the tests of the package for Python read.
///
/// Each question is asked alone and by another function than the C surface calls, where there is one.
@main
enum Vectors {
  static func main() throws {
    print(
      JSON.object([
        ("distances", .array(try distances())), ("index", try index()),
        ("forecasts", .array(try forecasts())), ("lengths", .array(lengths())),
        ("research", try research()), ("labels", .array(labels())), ("hours", .array(try hours())),
        ("search", try search()),
      ]).text)
  }

  // MARK: Geo

  private static let places: [Coordinate] = {
    let degrees: [(Double, Double)] = [
      (33.4484, -112.0740), (32.2226, -110.9747), (-19, 180), (-19, -180), (-18.9, 179.9), (90, 0),
      (-90, 12), (0, 0), (0, 0), (51.4779, 0), (35.6895, 139.6917), (-33.8688, 151.2093),
      (64.1466, -21.9426),
    ]
    return degrees.compactMap { try? Coordinate(latitude: $0.0, longitude: $0.1) }
  }()

  private static func json(_ place: Coordinate) -> JSON {
    .array([.number(place.latitude), .number(place.longitude)])
  }

  private static func distances() throws -> [JSON] {
    places.flatMap { place in
      places.map { other in
        .array([json(place), json(other), .number(place.distance(to: other).meters)])
      }
    }
  }

  private static func index() throws -> JSON {
    let index = PointIndex(places)
    func json(_ hits: [PointIndex.Hit]) -> JSON {
      .array(hits.map { .array([.integer($0.id), .number($0.distance.meters)]) })
    }
    return .object([
      ("places", .array(places.map(Self.json))),
      ("nearest", .array(places.map { json(Array(index.byDistance(from: $0).prefix(4))) })),
      ("within", .array(places.map { json(index.places(within: .kilometers(6000), of: $0)) })),
    ])
  }

  // MARK: Cycles

  private static let logs: [(starts: [String], asOf: String, age: Double?)] = [
    (["2026-01-03", "2026-02-01"], "2026-02-10", nil),
    (["2025-12-01", "2025-12-29", "2026-01-27", "2026-02-23"], "2026-03-10", 31),
    (["2025-08-04", "2025-09-02", "2025-11-01", "2025-11-30"], "2026-01-20", 44),
    (["2026-02-20"], "2026-02-20", nil), (["2025-01-01", "2025-06-01"], "2025-12-01", 19),
    (["2026-01-01", "2026-01-12", "2026-01-29"], "2026-02-03", nil), ([], "2026-02-10", 28),
  ]

  private static func forecasts() throws -> [JSON] {
    let predictor = CyclePredictor()
    return try logs.map { log in
      let today = try CalendarDate(iso8601: log.asOf)
      let context = CycleContext(age: log.age)
      let history = try CycleHistory(iso8601: log.starts)
      let whole = try predictor.forecast(for: history, asOf: today, context: context)
      let start = whole.nextPeriod.start
      let day = whole.days(in: today...today)[0]
      return .object([
        ("starts", .array(log.starts.map(JSON.text))), ("as_of", .text(log.asOf)),
        ("age", log.age.map(JSON.number) ?? .null),
        (
          "start",
          .array((0..<60).map { .number(today.adding(days: $0).map(start.probability(of:)) ?? 0) })
        ),
        ("fertile", .number(day.fertileProbability)),
        ("missed", .number(whole.probabilityOfMissedPeriod)),
      ])
    }
  }

  private static func lengths() -> [JSON] {
    let predictor = CyclePredictor()
    let lists: [[Int]] = [
      [], [28], [28, 31, 27], [56, 28], [14, 15, 29], [0, 200, 40], [150, 1],
    ]
    return lists.map { list in
      let length = predictor.cycleLength(after: list)
      return .object([
        ("lengths", .array(list.map(JSON.integer))), ("median", .integer(length.median)),
        ("low", .integer(length.interval(covering: 0.9).lowerBound)),
        ("high", .integer(length.interval(covering: 0.9).upperBound)),
        ("mean", .number(length.mean)),
        ("probabilities", .array(length.probabilities(in: 0...150).map(JSON.number))),
      ])
    }
  }

  private static func research() throws -> JSON {
    let cohort = try CycleCohort(
      simulating: .standard, womanCount: 40, cyclesPerWoman: 1...9, ages: 18...49, seed: 5)
    let logged = try LoggedCohort(
      cohort, missedPeriodProbability: 0.1, spuriousStartProbability: 0.05, seed: 6
    ).logged
    let backtest = Backtest(CyclePredictor(), on: cohort)
    let last = Backtest(on: cohort, provenance: "28 days") { _ in TwentyEightDays() }
    let difference = try backtest.difference(from: last, resamples: 200, seed: 7)
    func json(_ estimate: Backtest.Difference.Estimate) -> JSON {
      .array(
        [estimate.value, estimate.interval.lowerBound, estimate.interval.upperBound].map(
          JSON.number))
    }
    let scores = backtest.scores(in: .knownCycles(1...3))
    return .object([
      ("digest", .text(cohort.digest)), ("logged_digest", .text(logged.digest)),
      ("report", .text(backtest.report)),
      ("mean_absolute_error", .number(scores.meanAbsoluteError)), ("crps", .number(scores.crps)),
      ("coverage_80", .number(scores.interval80.coverage)),
      ("difference", json(difference.crps)),
      ("difference_mean_absolute_error", json(difference.meanAbsoluteError)),
    ])
  }

  private struct TwentyEightDays: CycleLengthForecasting {
    func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution {
      DayDistribution(point: 28)
    }
  }

  // MARK: Texts

  private static func labels() -> [JSON] {
    let analyzer = IngredientAnalyzer()
    let messages = ReportMessages()
    let rows: [(text: String, avoided: [String])] = [
      ("Oats, sugar, almonds 8 %, palm oil. May contain traces of milk.", ["tree nuts", "milk"]),
      ("water, E 330, s0diurn benzoate", ["citric acid"]), ("", ["milk"]),
      ("wheat flour (wheat, calcium carbonate), pesto", ["milk", "gluten"]),
      ("Zutaten: 🥜 é\u{0} xanthan", ["unheard of"]),
    ]
    return rows.map { row in
      let report = analyzer.report(
        on: IngredientLabel(row.text),
        for: LabelPreferences(avoiding: row.avoided.map { .named($0) }))
      let bounds = report.rating.bounds
      return .object([
        ("text", .text(row.text)), ("avoiding", .array(row.avoided.map(JSON.text))),
        ("verdict", .text("\(report.verdict.severity)")),
        ("causes", .array(report.causes.map { .text(messages.text(for: $0.cause)) })),
        ("names", .array(report.list.ingredients.map { .text($0.name) })),
        ("allergens", .array(report.allergens.map { .text($0.name) })),
        ("traces", .array(report.traces.map { .text($0.name) })),
        ("additives", .array(report.additives.map { .text($0.name) })),
        (
          "score", bounds.map { .array([.number($0.lowerBound), .number($0.upperBound)]) } ?? .null
        ),
        ("recognized", .number(report.coverage.recognizedShare)),
      ])
    }
  }

  private static func hours() throws -> [JSON] {
    let holidays = OpeningCalendar.federalHolidays(of: 2026)
    let calendar = OpeningCalendar(publicHolidays: holidays)
    let first = try LocalDateTime(CalendarDate(2026, 12, 20), hour: 0, minute: 0)
    let times = (0..<90).compactMap { first.adding(minutes: 231 * $0) }
    return try [
      "Mo-Fr 09:00-17:00; Sa 10:00-14:00; PH off", "Mo-Su 18:00-02:00; Dec 24-26 off \"closed\"",
      "Fr 12:00+", "week 52-53 10:00-16:00; sunrise-sunset", "24/7",
    ].map { text in
      let hours = try OpeningHours(text)
      return .object([
        ("text", .text(text)), ("holidays", .array(holidays.map { .text($0.iso8601) })),
        ("times", .array(times.map { .text($0.iso8601) })),
        ("states", .array(times.map { .text("\(hours.state(at: $0, in: calendar).kind)") })),
        (
          "changes",
          .array(
            times.map {
              hours.nextChange(after: $0, in: calendar).map { .text($0.iso8601) } ?? .null
            })
        ),
      ])
    }
  }

  private static func search() throws -> JSON {
    let titles = [
      "Downtown Phoenix Farmers Market", "Uptown Farmers Market", "Encanto Farm Stand",
      "Éncanto Park",
      "Farmers’ Market of Mesa", "Basketball", "農夫市集",
    ]
    let documents = titles.enumerated().compactMap { position, title in
      (try? ItemReference(.resource, "\(position)")).map { SearchIndex.Document($0, title: title) }
    }
    let index = SearchIndex(documents)
    let queries = ["farmers", "framers markte", "encanto", "basket ball", "農夫", "mesa mar", "zzz"]
    return .object([
      ("titles", .array(titles.map(JSON.text))), ("queries", .array(queries.map(JSON.text))),
      (
        "hits",
        .array(
          try queries.map { text in
            let results = index.results(of: try SearchIndex.Query(text))
            return .object([
              ("ids", .array(results.hits.map { .integer(Int($0.id.id) ?? -1) })),
              ("total", .integer(results.total)), ("corrected", .text(results.correctedText ?? "")),
              (
                "completions",
                .array(index.completions(of: try SearchIndex.Query(text)).map(JSON.text))
              ),
            ])
          })
      ),
    ])
  }
}
