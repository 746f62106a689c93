public import Essentials

extension EpidemicFigure {
  /// The texts of a figure: templates with named slots, in English unless the host replaces them.
  ///
  ///     // {"asOf": "Stand: {date}"}
  ///     let messages = try JSONDecoder().decode(EpidemicFigure.Messages.self, from: german)
  ///     show(messages.lines(for: figure, on: today))
  ///
  /// A slot is a name in braces.
  public struct Messages: Sendable {
    /// Creates the English texts.
    public init() {}

    /// Writes a day: `2021-03-07`.
    public var date: @Sendable (CalendarDate) -> String = { $0.iso8601 }
    /// Writes a number: whole ones with commas, others with one decimal.
    public var number: @Sendable (Double) -> String = { $0.grouped }
    /// The name of the whole country; states have their own.
    package var nation = EpidemicDay.Area.nation.name
    /// Words for counts.
    package var counts: [EpidemicDay.Count: String] = Self.englishCounts
    /// Words for measures; others have their name.
    package var measures: [EpidemicFeed.Measure: String] = [
      .weeklyDeaths: "weekly deaths", .hospitalAdmissions: "hospital admissions",
      .wastewaterLevel: "wastewater level",
    ]
    /// Words for what one test result is.
    package var testUnits: [EpidemicDay.TestUnit: String] = [
      .specimens: "specimens", .people: "people", .encounters: "people and days",
      .casesAndNegatives: "cases and negative results", .mixed: "units that differ by state",
      .unknown: "an unknown unit",
    ]

    /// The templates for values: `{area}`, `{subject}`, `{value}`.
    package var values: [Kind: String] = [
      .reported: "{area}, {subject}: {value}",
      .change: "{area}, {subject}, change since the previous report: {value}",
      .weeklyMean: "{area}, {subject}, mean of 7 days: {value} a day",
      .perHundredThousand: "{area}, {subject} for every 100,000 residents: {value}",
      .weeklyPerHundredThousand:
        "{area}, new {subject} in 7 days for every 100,000 residents: {value}",
      .positivity: "{area}, new {subject} for every 100 test results in 7 days: {value}",
      .caseFatality: "{area}, {subject} for every 100 reported cases: {value}",
      .doublingTime: "{area}, new {subject} double in {value} days at this pace",
    ]
    /// The template for what halves: `{area}`, `{subject}`, `{value}`.
    package var halving = "{area}, new {subject} halve in {value} days at this pace"
    /// The template for a figure without a value: `{area}`, `{subject}`.
    package var unknown = "{area}, {subject}: unknown"
    /// The template for the day: `{date}`.
    package var asOf = "As of {date}."
    /// The template for an old figure: `{date}`, `{days}`.
    package var stale = "As of {date}, {days} days ago."
    /// The templates for denominators: `{number}`, `{unit}`.
    package var residents = "Divided by {number} residents."
    /// The template for test results: `{number}`, `{unit}`.
    package var tests = "Divided by {number} new test results, counted in {unit}."
    /// The template for cases: `{number}`.
    package var cases = "Divided by {number} reported cases."

    /// The plain statement that the source ended.
    package var sourceEnded = "This source ended on 2021-03-07. These are not current numbers."
    /// Shown for ``Caveat/byReportDate``.
    package var byReportDate = "Numbers are counted on the day of the report."
    /// Shown for ``Caveat/notReported(_:)``: `{subject}`.
    package var notReported = "Not reported: {subject}."
    /// Shown for ``Caveat/gaps(days:)``: `{days}`.
    package var gaps = "Days without a report: {days}."
    /// Shown for ``Caveat/corrections(days:)``: `{days}`.
    package var corrections = "Days on which earlier reports were corrected downward: {days}."
    /// Shown for ``Caveat/dumps(days:)``: `{days}`.
    package var dumps = "Days on which an unusual number was reported at once: {days}."
    /// Shown for ``Caveat/notComparable``.
    package var notComparable =
      "States count in different ways. Do not compare them by this figure."
    /// Shown for ``Caveat/casesAreNotTests``.
    package var casesAreNotTests = "Cases and test results are not counted in the same way."
    /// Shown for ``Caveat/testUnit(_:)``: `{unit}`.
    package var testUnit = "Test results are counted in {unit}."
    /// Shown for ``Caveat/testUnitChanged``.
    package var testUnitChanged = "The way tests are counted changed in this time."
    /// Shown for ``Caveat/deathsLag``.
    package var deathsLag = "Deaths are reported weeks after the cases."
    /// Shown for ``Caveat/undetectedCases``.
    package var undetectedCases =
      "Many infections were never tested, so this is not the risk of an infected person."
    /// Shown for ``Caveat/fewerThan(_:)``: `{number}`.
    package var fewerThan = "Fewer than {number} in a week: chance strongly affects this figure."
    /// Shown for ``Caveat/censusOf2020``.
    package var censusOf2020 = "Residents are those of the census of 2020."
    /// Shown for ``Caveat/nothingToDivideBy``.
    package var nothingToDivideBy =
      "This figure cannot be calculated, because its denominator is 0."
    /// Shown for ``Caveat/inconsistent``.
    package var inconsistent = "The reported numbers contradict each other."
    /// Shown for ``Caveat/steady``.
    package var steady = "The weekly number did not change."
    /// Shown for ``Caveat/definitionsDiffer``.
    package var definitionsDiffer = "States define recovery differently, and some do not count it."
    /// Shown for ``Caveat/provisional``.
    package var provisional = "This number is provisional. It may still change."
    /// Shown for ``Caveat/suppressed``.
    package var suppressed = "The source does not publish this number, to protect people."
    /// Shown for ``Caveat/differentDays``.
    package var differentDays = "The numbers are not all of the same day."

    /// Returns the texts of a figure, one for each line: the value, the day, the denominator, and
    /// the caveats.
    ///
    /// - Parameters:
    ///   - figure: The figure.
    ///   - today: The day on which it is shown, or `nil` to leave out its age.
    /// - Returns: The lines.
    public func lines(for figure: EpidemicFigure, on today: CalendarDate? = nil) -> [String] {
      var lines = [text(for: figure)]
      let age = today.flatMap { figure.isStale(on: $0) ? figure.age(on: $0) : nil }
      lines.append(
        (age == nil ? asOf : stale).filled([
          ("date", date(figure.asOf)), ("days", number(Double(age ?? 0))),
        ]))
      if let denominator = figure.denominator.flatMap({ text(for: $0) }) {
        lines.append(denominator)
      }
      return lines + figure.caveats.map { text(for: $0) }
    }

    /// Returns the value of a figure with its area and subject.
    public func text(for figure: EpidemicFigure) -> String {
      var template = unknown
      if let value = figure.value {
        let isHalving = figure.kind == .doublingTime && value < 0
        template = isHalving ? halving : values[figure.kind] ?? ""
      }
      let value = figure.value ?? 0
      return template.filled([
        ("area", figure.area == .nation ? nation : figure.area.name),
        ("subject", text(for: figure.subject)),
        ("value", number(figure.kind == .doublingTime ? abs(value) : value)),
      ])
    }

    /// Returns the words for the subject of a figure.
    public func text(for subject: Subject) -> String {
      switch subject {
      case .count(let count): counts[count] ?? CleanText.words(ofKey: count.name)
      case .measure(let measure): measures[measure] ?? CleanText.words(ofKey: measure.name)
      }
    }

    /// Returns the text of a denominator, or `nil` for a number of days, which the value names.
    public func text(for denominator: Denominator) -> String? {
      switch denominator {
      case .residents(let count): residents.filled([("number", number(Double(count)))])
      case .tests(let count, let unit):
        tests.filled([("number", number(Double(count))), ("unit", testUnits[unit] ?? "")])
      case .cases(let count): cases.filled([("number", number(Double(count)))])
      case .days: nil
      }
    }

    /// Returns the text of a caveat.
    public func text(for caveat: Caveat) -> String {
      switch caveat {
      case .sourceEnded: sourceEnded
      case .byReportDate: byReportDate
      case .notReported(let count): notReported.filled([("subject", text(for: .count(count)))])
      case .gaps(let days): gaps.filled([("days", number(Double(days)))])
      case .corrections(let days): corrections.filled([("days", number(Double(days)))])
      case .dumps(let days): dumps.filled([("days", number(Double(days)))])
      case .notComparable: notComparable
      case .casesAreNotTests: casesAreNotTests
      case .testUnit(let unit): testUnit.filled([("unit", testUnits[unit] ?? "")])
      case .testUnitChanged: testUnitChanged
      case .deathsLag: deathsLag
      case .undetectedCases: undetectedCases
      case .fewerThan(let count): fewerThan.filled([("number", number(Double(count)))])
      case .censusOf2020: censusOf2020
      case .nothingToDivideBy: nothingToDivideBy
      case .inconsistent: inconsistent
      case .steady: steady
      case .definitionsDiffer: definitionsDiffer
      case .provisional: provisional
      case .suppressed: suppressed
      case .differentDays: differentDays
      }
    }
  }
}

extension EpidemicFigure.Messages {
  static let englishCounts: [EpidemicDay.Count: String] = [
    .positive: "cases", .probableCases: "probable cases", .negative: "negative test results",
    .pending: "pending tests", .totalTestResults: "test results",
    .hospitalizedCurrently: "people in hospitals", .hospitalizedCumulative: "hospital stays",
    .hospitalized: "hospital stays", .hospitalizedDischarged: "people discharged from hospitals",
    .inIcuCurrently: "people in intensive care", .inIcuCumulative: "stays in intensive care",
    .onVentilatorCurrently: "people on ventilators",
    .onVentilatorCumulative: "people who were on ventilators", .recovered: "recoveries",
    .death: "deaths", .deathConfirmed: "confirmed deaths", .deathProbable: "probable deaths",
    .totalTestsViral: "viral tests", .positiveTestsViral: "positive viral tests",
    .negativeTestsViral: "negative viral tests",
    .positiveCasesViral: "cases confirmed by a viral test",
    .totalTestEncountersViral: "people and days with a viral test",
    .totalTestsPeopleViral: "people with a viral test", .totalTestsAntibody: "antibody tests",
    .positiveTestsAntibody: "positive antibody tests",
    .negativeTestsAntibody: "negative antibody tests",
    .totalTestsPeopleAntibody: "people with an antibody test",
    .positiveTestsPeopleAntibody: "people with a positive antibody test",
    .negativeTestsPeopleAntibody: "people with a negative antibody test",
    .totalTestsPeopleAntigen: "people with an antigen test",
    .positiveTestsPeopleAntigen: "people with a positive antigen test",
    .totalTestsAntigen: "antigen tests", .positiveTestsAntigen: "positive antigen tests",
    .positiveIncrease: "new cases, as the source computes them",
    .negativeIncrease: "new negative test results, as the source computes them",
    .totalTestResultsIncrease: "new test results, as the source computes them",
    .deathIncrease: "new deaths, as the source computes them",
    .hospitalizedIncrease: "new hospital stays, as the source computes them",
    .total: "cases, negative, and pending test results", .posNeg: "cases and negative test results",
    .score: "the score of the data", .positiveScore: "the score of the cases",
    .negativeScore: "the score of the negative test results",
    .negativeRegularScore: "the score of the regular negative test results",
    .commercialScore: "the score of the commercial tests",
  ]
}

extension Double {
  /// The number with commas: whole ones without decimals, others with one, and those below 1 with
  /// two digits that are not leading zeros.
  var grouped: String {
    let magnitude = abs(self)
    guard magnitude < 1e15 else { return "\(self)" }
    var (decimals, scale) = (self == rounded() ? (0, 1.0) : (1, 10.0))
    while decimals > 0, decimals < 6, magnitude * scale < 10 {
      decimals += 1
      scale *= 10
    }
    let scaled = Int64((magnitude * scale).rounded())
    let digits = String(scaled / Int64(scale))
    var text = self < 0 && scaled > 0 ? "-" : ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    guard decimals > 0 else { return text }
    let fraction = String(scaled % Int64(scale))
    return text + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }
}

#if !hasFeature(Embedded)
extension EpidemicFigure.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("nation", &nation)
    entries.texts(
      "counts", &counts, name: { $0.name },
      named: { name in EpidemicDay.Count.allCases.first { $0.name.hasSameBytes(as: name) } })
    entries.texts(
      "measures", &measures, name: { $0.name }, named: { EpidemicFeed.Measure($0) })
    entries.texts(
      "testUnits", &testUnits,
      [
        .specimens: "specimens", .people: "people", .encounters: "encounters",
        .casesAndNegatives: "casesAndNegatives", .mixed: "mixed", .unknown: "unknown",
      ])
    entries.texts(
      "values", &values,
      [
        .reported: "reported", .change: "change", .weeklyMean: "weeklyMean",
        .perHundredThousand: "perHundredThousand",
        .weeklyPerHundredThousand: "weeklyPerHundredThousand", .positivity: "positivity",
        .caseFatality: "caseFatality", .doublingTime: "doublingTime",
      ])
    entries.text("halving", &halving)
    entries.text("unknown", &unknown)
    entries.text("asOf", &asOf)
    entries.text("stale", &stale)
    entries.text("residents", &residents, "unit")
    entries.text("tests", &tests)
    entries.text("cases", &cases)
    entries.text("sourceEnded", &sourceEnded)
    entries.text("byReportDate", &byReportDate)
    entries.text("notReported", &notReported)
    entries.text("gaps", &gaps)
    entries.text("corrections", &corrections)
    entries.text("dumps", &dumps)
    entries.text("notComparable", &notComparable)
    entries.text("casesAreNotTests", &casesAreNotTests)
    entries.text("testUnit", &testUnit)
    entries.text("testUnitChanged", &testUnitChanged)
    entries.text("deathsLag", &deathsLag)
    entries.text("undetectedCases", &undetectedCases)
    entries.text("fewerThan", &fewerThan)
    entries.text("censusOf2020", &censusOf2020)
    entries.text("nothingToDivideBy", &nothingToDivideBy)
    entries.text("inconsistent", &inconsistent)
    entries.text("steady", &steady)
    entries.text("definitionsDiffer", &definitionsDiffer)
    entries.text("provisional", &provisional)
    entries.text("suppressed", &suppressed)
    entries.text("differentDays", &differentDays)
  }
}
#endif
