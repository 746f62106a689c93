import PublicHealth
import TestSupport
import Testing

@Suite("Epidemic messages: caveats and numbers") struct EpidemicMessagesTests {
  private let messages = EpidemicFigure.Messages()

  @Test func aFigureIsReadWithItsCaveats() throws {
    let figure = try EpidemicRows.arizona().positivity()
    expectEqual(
      messages.lines(for: figure, on: try CalendarDate(2021, 3, 8)),
      [
        "Arizona, new cases for every 100 test results in 7 days: 7.3",
        "As of 2020-09-02, 187 days ago.",
        "Divided by 46,882 new test results, counted in people.",
        "This source ended on 2021-03-07. These are not current numbers.",
        "Numbers are counted on the day of the report.",
        "States count in different ways. Do not compare them by this figure.",
        "Cases and test results are not counted in the same way.",
        "Test results are counted in people.",
      ])
    expectEqual(messages.lines(for: figure)[1], "As of 2020-09-02.")
    expectEqual(messages.lines(for: figure, on: figure.asOf)[1], "As of 2020-09-02.")
  }

  @Test func aMissingNumberIsNotZero() throws {
    let figure = try EpidemicRows.arizona().reported(.recovered)
    let lines = messages.lines(for: figure)
    expectEqual(lines.first, "Arizona, recoveries: unknown")
    expectEqual(lines.last, "Not reported: recoveries.")
    expect(!lines.contains { $0.contains(": 0") })
  }

  @Test func halvingIsNotDoubling() throws {
    let numbers = (0...7).map { 20 * $0 } + (1...7).map { 140 + 10 * $0 }
    let figure = try EpidemicRows.series(from: "2020-06-01", numbers).doublingTime(of: .positive)
    expectEqual(messages.text(for: figure), "United States, new cases halve in 7 days at this pace")
    let doubling = (0...7).map { 10 * $0 } + (1...7).map { 70 + 20 * $0 }
    let doubled = try EpidemicRows.series(from: "2020-06-01", doubling).doublingTime(of: .positive)
    expect(messages.text(for: doubled).hasPrefix("United States, new cases double in 7"))
  }

  @Test func everyKindAndCaveatHasWords() throws {
    for kind in EpidemicFigure.Kind.allCases { expect(messages.values[kind] != nil) }
    for unit in EpidemicDay.TestUnit.allCases { expect(messages.testUnits[unit] != nil) }
    let caveats: [EpidemicFigure.Caveat] = [
      .sourceEnded, .byReportDate, .notReported(.totalTestsViral), .gaps(days: 2),
      .corrections(days: 2), .dumps(days: 2), .notComparable, .casesAreNotTests,
      .testUnit(.specimens), .testUnitChanged, .deathsLag, .undetectedCases, .fewerThan(20),
      .censusOf2020, .nothingToDivideBy, .inconsistent, .steady, .definitionsDiffer, .provisional,
      .suppressed, .differentDays,
    ]
    let texts = caveats.map { messages.text(for: $0) }
    expectEqual(Set(texts).count, caveats.count)
    for text in texts { expect(text.hasSuffix(".") && !text.contains("{")) }
    expectEqual(
      messages.text(for: .notReported(.totalTestsViral)), "Not reported: viral tests.")
    expect(messages.text(for: .sourceEnded).contains(EpidemicDay.lastDayOfSource.iso8601))
    let denominators: [EpidemicFigure.Denominator] = [
      .residents(1_000), .tests(5, .specimens), .cases(7),
    ]
    for denominator in denominators {
      expectEqual(messages.text(for: denominator).map { !$0.contains("{") }, true)
    }
    expectEqual(messages.text(for: .residents(1_000)), "Divided by 1,000 residents.")
    expect(messages.text(for: .days(7)) == nil)
  }

  @Test func theHostReplacesTemplatesAndNumbers() throws {
    var messages = EpidemicFigure.Messages()
    messages.values[.reported] = "{subject} in {area}: {value}"
    messages.counts[.death] = "Todesfälle"
    messages.number = { "\(Int($0))" }
    messages.asOf = "Stand {date}"
    messages.date = { "\($0.day).\($0.month).\($0.year)" }
    let lines = messages.lines(for: try EpidemicRows.arizona().reported(.death))
    expectEqual(lines.prefix(2), ["Todesfälle in Arizona: 5065", "Stand 2.9.2020"])
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567"),
      (12.34, "12.3"), (12.96, "13.0"), (999.96, "1,000.0"), (0.5, "0.50"), (0.0234, "0.023"),
      (-0.5, "-0.50"), (0.000_000_1, "0.000000"), (-0.000_000_1, "0.000000"), (1.0, "1"),
      (0.999, "1.00"), (.infinity, "inf"),
    ] as [(Double, String)])
  func numbersAreReadable(number: Double, text: String) {
    expectEqual(messages.number(number), text)
  }
}
