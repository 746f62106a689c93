import Essentials
import HealthDomain
import TestSupport
import Testing

@Suite("What apps save and send: round trips and newer versions") struct StoredValuesTests {
  private func expectSame<Value: Codable & Equatable>(_ value: Value) throws {
    let json = try encoded(value)
    let copy: Value = try decoded(json)
    expectEqual(copy, value)
    try expectEqual(encoded(copy), json)
  }

  @Test func aForecastReachesAWidget() throws {
    var history = CycleHistory()
    let start = try CalendarDate(2026, 1, 3)
    try history.add(LoggedPeriod(start: start), asOf: start)
    let forecast = try CyclePredictor().forecast(for: history, asOf: CalendarDate(2026, 1, 20))
    let summary = forecast.summary
    try expectSame(summary)
    for day in forecast.days(in: start...start) { try expectSame(day) }
    let json = try encoded(summary)
    let newer = json.replacing(#""suggestions":["#, with: #""suggestions":[{"sleep":{}}"#)
    try expectEqual(decoded(newer), summary)
    for wrong in [#""fertileProbability":2"#, #""fertileProbability":-1"#] {
      let json = json.replacing(#""fertileProbability""#, with: wrong + #","was""#)
      #expect(throws: DecodingError.self) { try decoded(json) as CycleForecast.Summary }
    }
  }

  @Test func theQuestionsOfAForecastHaveTheirJSON() throws {
    let json = """
      [{"spuriousStart":{"period":{"start":"2026-01-03"},"probability":0.75}},\
      {"positivePregnancyTest":{"bleedingSince":"2026-01-05","date":"2026-01-03"}},\
      {"nothingLogged":{"date":"2026-01-03"}},{"missedPeriod":{"probability":0.5,\
      "start":{"firstDay":28,"origin":"2026-01-03","probabilities":[0.25,0.75]}}}]
      """
    let questions: [CycleForecast.Suggestion] = try decoded(json)
    expectEqual(questions[2], .nothingLogged(since: try CalendarDate(2026, 1, 3)))
    try expectEqual(encoded(questions), json)
    for wrong in [
      json.replacing("[0.25,0.75]", with: "[0.25,0.5]"), json.replacing("0.25", with: "-1"),
      json.replacing(":28", with: ":9999999"), json.replacing("nothingLogged", with: "new"),
    ] {
      #expect(throws: DecodingError.self) { try decoded(wrong) as [CycleForecast.Suggestion] }
    }
  }

  @Test func offsetsAreReadAsTheyWereWritten() throws {
    let json = #"{"changes":[{"offset":-14400,"time":1772953200}],"initial":-18000}"#
    try expectEqual(encoded(decoded(json) as UTCOffsetTable), json)
    try expectSame(UTCOffsetTable(initial: 0))
    for wrong in [
      #"{"initial":64801}"#, json.replacing("1772953200", with: "\(Int64.max)"), "{}",
      json.replacing("-14400", with: "99999"),
    ] {
      #expect(throws: DecodingError.self) { try decoded(wrong) as UTCOffsetTable }
    }
  }

  @Test func anEntryOfAJournalIsARow() throws {
    var entry = HealthJournal.Entry(
      HealthJournal.Entry.ID(7), at: try LocalDateTime(iso8601: "2026-03-07T12:00"))
    entry.text = "Cough"
    entry.mood = .bad
    entry.tags = ["cold"]
    try expectSame(entry)
    var journal = HealthJournal(replica: 1)
    try journal.save(entry, now: 1_780_000_000)
    let row = try encoded(entry)
    let whole = try encoded(journal)
    expect(row.dropLast().allSatisfy { !$0.isNewline } && whole.contains(String(row.dropLast())))
    #expect(throws: DecodingError.self) {
      try decoded(row.replacing("Cough", with: String(repeating: "x", count: 2_000_000)))
        as HealthJournal.Entry
    }
  }

  @Test func aScanIsOpenedAsItWas() throws {
    let preferences = LabelPreferences(avoiding: [.allergen(.milk)])
    let label = IngredientLabel("Oats, milk")
    let report = IngredientAnalyzer(knowledge: .embedded).report(on: label, for: preferences)
    let entry = ScanHistory.Entry(title: "Oat bar", time: 5, keeping: report)
    expectEqual(entry.severity, .avoid)
    expectEqual(entry.factsAsOf, report.asOf)
    try expectSame(ScanHistory([entry], limit: 3))
    let kept = try #require(entry.label)
    expectEqual(kept, label)
    for use in ProductUse.allCases { try expectSame(IngredientLabel("Aqua\r\n", for: use)) }
  }

  @Test func aQueryIsSavedWithAllItsFilters() throws {
    var query = DirectoryQuery(kinds: [.market, .park])
    try expectSame(query)
    query.location = .zipCode(try #require(ZIPCode("85003")))
    query.area = MapRegion(
      center: try Coordinate(latitude: 33.5, longitude: -112), radius: .miles(2))
    query.labels = [.payment: .any(["WIC", "SNAP"]), .features: .all([])]
    query.minimumRating = 3.5
    query.pricesInCents = 0...500
    query.ages = 3...5
    query.time = 1_780_000_000..<Int64.max
    query.offsets = try UTCOffsetTable(initial: -25_200)
    query.minimumFreeSeats = 1
    query.isFeatured = true
    query.text = try SearchIndex.Query("peaches")
    let date = try CalendarDate(2026, 3, 7)
    for open: DirectoryQuery.OpenFilter in [
      .at(try LocalDateTime(iso8601: "2026-03-07T12:00")), .on(date...date),
      .on(date...date, weekdays: [.sunday, .monday], minutes: 480..<720),
    ] {
      query.open = open
      try expectSame(query)
    }
    for order: DirectoryQuery.Order in [
      .title, .titleDescending, .mostPopular, .highestRating, .newest, .oldest, .chronological,
      .lowestPrice, .bestMatch, .nearest(to: try Coordinate(latitude: 33.5, longitude: -112)),
    ] {
      query.order = order
      try expectSame(query)
    }
    var others = DirectoryQuery(kinds: [.store])
    others.near = DirectoryQuery.Proximity(to: query, within: .miles(2))
    try expectSame(others)
    var text = try SearchIndex.Query("two words")
    for mending: SearchIndex.Query.Mending in [.never, .whenFewer(than: 3), .always] {
      (text.mending, text.beginnings, text.mendsMoreIfFewMatch) = (mending, .everyWord, true)
      try expectSame(text)
    }
    for wrong in [
      #"{"ages":{"least":5,"greatest":3}}"#, #"{"time":{"start":1}}"#, #"{"text":{"text":"a"}}"#,
      #"{"openOn":{"from":"2026-03-07","to":"2026-03-06","start":0,"end":9}}"#,
    ] {
      #expect(throws: DecodingError.self) { try decoded(wrong) as DirectoryQuery }
    }
  }

  @Test(arguments: 0..<20) func nothingOfANewerVersionIsLost(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func read<Value: Codable>(_ template: String) throws -> Value {
      let json = newerVersion(template, using: &generator)
      let value: Value = try decoded(json)
      try expectEqual(sortedJSON(encoded(value)), sortedJSON(json))
      return value
    }
    let query: DirectoryQuery = try read(
      #"{~"isFeatured":true,"labels":{"a":{"any":["x"]},"b":{"@":["y"]}},"order":"@"}"#)
    expectEqual(query.labels, [DirectoryRecord.Subject("a"): .any(["x"])])
    expectEqual(query.order, .title)
    expect(Set(query.unknownFields.names).isSuperset(of: ["labels", "order"]))
    let situation: IsolationPlan.Situation = try read(
      #"{~"onset":"2026-03-07","severity":"@"}"#)
    expectEqual(situation.severity, .severe)
    let scans: ScanHistory = try read(
      #"""
      {~"entries":[{~"label":{"language":"en","text":"Oats","use":"@"},"severity":"@","time":5,"title":""}]}
      """#)
    expectEqual(scans.entries.map(\.severity), [nil])
  }
}
