import TestSupport
import Testing

@testable import HealthDomain

@Suite struct AdminImportTests {
  typealias Import = AdminTrail.Import

  private func record(_ id: String, _ title: String) throws -> DirectoryRecord {
    DirectoryRecord(try #require(ItemReference(.market, id)), title: title)
  }

  private func refusals(_ csv: String, into directory: DirectoryIndex = .init()) -> [String] {
    let records = Import(csv: csv, into: directory)
    #expect(records.edits == nil)
    return records.lines.flatMap { line -> [String] in
      guard case .refused(let reasons) = line.outcome else { return [] }
      return reasons.map { "\(line.number) \($0)" }
    }
  }

  @Test func eachLineIsReportedAndNothingIsImportedInPart() throws {
    var rated = try record("2", "B")
    rated.reviews = try ReviewSummary(counts: [0, 0, 0, 0, 9])
    let directory = DirectoryIndex([rated, try record("3", "C")])
    var news = [
      try record("1", "A"), try record("2", "New"), try record("3", "C"), try record("4", ""),
      try record("1", "A"),
    ]
    news[0].reviews = try ReviewSummary(counts: [1, 0, 0, 0, 0])
    let records = Import(news, into: directory)
    let outcomes = records.lines.map(\.outcome)
    #expect(records.lines.map(\.number) == [1, 2, 3, 4, 5])
    #expect(records.lines.map(\.item) == news.map(\.id))
    #expect(outcomes[0] == .adds(try .init(adding: record("1", "A"))))
    #expect(outcomes[1] == .changes(try .init(changing: record("2", "B"), to: record("2", "New"))))
    #expect(outcomes[2] == .nothing)
    #expect(outcomes[3] == .refused([.problem(.init(field: .title, reason: .missing))]))
    #expect(outcomes[4] == .refused([.sameItem(asLine: 1)]))
    #expect(records.edits == nil)
    let good = Import(news[..<3], into: directory)
    var (trail, changed) = (AdminTrail(), directory)
    let permit = AdminTrail.Permit(
      PersonID(high: 0, low: 1), [.records])
    try trail.apply(#require(good.edits), to: &changed, by: permit, at: 1)
    #expect(changed.count == 3)
    #expect(changed[rated.id]?.title == "New")
    #expect(changed[rated.id]?.reviews.count == 9)
    #expect(Import([], into: directory).edits == [])
  }

  @Test func aTableOfRecords() throws {
    let text = """
      \u{FEFF}kind,ID,title,details,latitude,longitude,city,state,zip,address,hours,price,phone,website,featured,payment\r
      market,1,"Down""town"", Market","Line 1\r
      Line 2",33.5,-112.25,Phoenix,AZ,85003,1 Main St,Sa 08:00-13:00,$12.50,+1 602 555 0100,http://m.example,yes,SNAP | WIC|\r
      \r
      park,2,Park,,,,,,,,,0,,,no,\r

      """
    let records = Import(csv: text, into: DirectoryIndex())
    #expect(records.lines.map(\.number) == [2, 5])
    let edits = try #require(records.edits)
    let directory = DirectoryIndex(try edits.compactMap { try $0.applied(to: nil) })
    let market = try #require(ItemReference(.market, "1").flatMap { directory[$0] })
    var expected = DirectoryRecord(market.id, title: #"Down"town", Market"#)
    expected.details = "Line 1\r\nLine 2"
    expected.coordinate = try Coordinate(latitude: 33.5, longitude: -112.25)
    expected.city = City("Phoenix", .arizona)
    expected.zipCode = ZIPCode("85003")
    expected.address = "1 Main St"
    expected.hours = try OpeningHours("Sa 08:00-13:00")
    expected.priceInCents = 1250
    expected.actions = [
      try #require(.init("call", "tel:+16025550100")),
      try #require(.init("website", "https://m.example")),
    ]
    expected.isFeatured = true
    expected.labels = [.payment: ["SNAP", "WIC"]]
    #expect(market == expected)
    let park = try #require(ItemReference(.park, "2").flatMap { directory[$0] })
    #expect(park.isFree && park.title == "Park" && park.coordinate == nil && park.actions == [])
  }

  @Test func whatHasNoColumnStays() throws {
    var old = try record("1", "A")
    old.subtitle = "B"
    old.priceInCents = 5
    old.labels[.tags] = ["x"]
    old.actions = [try #require(.init("call", "tel:1")), try #require(.init("go", "tel:2"))]
    let text = "kind,id,price,phone,tags\nmarket,1,,,\n"
    let records = Import(csv: text, into: DirectoryIndex([old]))
    guard case .changes(let edit)? = records.lines.first?.outcome else {
      Issue.record("The record is there already.")
      return
    }
    #expect(edit.fields == [.labels, .price, .actions])
    let new = try #require(try edit.applied(to: old))
    #expect(new.subtitle == "B" && new.priceInCents == nil && new.actions.map(\.name) == ["go"])
    #expect(
      Import(csv: "kind,id\nmarket,1", into: DirectoryIndex([old])).lines.map(\.outcome)
        == [.nothing])
    #expect(Import(csv: "kind,id\n", into: DirectoryIndex()).edits == [])
  }

  @Test func whatIsWrongIsSaidWithItsLine() throws {
    #expect(refusals("") == ["1 The first line needs the columns kind and id."])
    #expect(refusals("title\nA") == ["1 The first line needs the columns kind and id."])
    #expect(
      refusals("kind,id,color,kind\n") == [
        "1 color: There is no such column, or it is there twice.",
        "1 kind: There is no such column, or it is there twice.",
      ])
    let header =
      "kind,id,title,latitude,longitude,city,state,zip,hours,price,phone,website,featured\n"
    #expect(
      refusals(header + "market,1,A,91,0,X,ZZ,8500,Mo 99:00,1.5,x,javascript:alert(1),maybe").map {
        String($0.prefix { $0 != ":" })
      } == [
        "2 latitude", "2 city", "2 zip", "2 hours", "2 price", "2 featured", "2 phone", "2 website",
      ])
    #expect(
      refusals("kind,id,title\nMarket,1,A\nmarket,,A\nmarket,1,A,B\nmarket,1\nmarket,2,\n") == [
        "2 kind: This cannot be read. Enter another value.",
        "3 id: This cannot be read. Enter another value.",
        "4 This line has 4 cells, unlike the first one.",
        "5 This line has 2 cells, unlike the first one.", "6 title: Enter a text.",
      ])
    #expect(
      refusals("kind,id,title\nmarket,1,A\n\"market\",\"1\",A\n") == [
        "3 Line 2 has the same item. Remove one of both."
      ])
    for line in ["market,1,\"A", "market,1,\"A\"b", "market,1,a\"b\"", "market,1,\"A\"\"\n"] {
      #expect(refusals("kind,id,title\n" + line) == ["2 A quotation mark has no partner."])
    }
    #expect(refusals("kind,id,\"x\n").first == "1 A quotation mark has no partner.")
    #expect(
      refusals("kind,id,latitude\nmarket,1,3").first
        == "2 longitude: This cannot be read. Enter another value.")
  }

  @Test(
    arguments: [
      ("0", 0), ("3", 300), ("$12.05", 1205), ("9999999.99", 999_999_999), ("", nil),
    ] as [(String, Int?)])
  func pricesAreReadExactly(text: String, cents: Int?) throws {
    let records = Import(csv: "kind,id,title,price\nmarket,1,A,\(text)", into: DirectoryIndex())
    guard cents ?? 0 <= 100_000_000 else {
      #expect(records.edits == nil)
      return
    }
    #expect(try records.edits?.first?.applied(to: nil)?.priceInCents == cents)
  }

  @Test(arguments: ["1.5", "1.505", "-1", "1e3", ".5", "$", "1,5", "１", "12345678", "1 "])
  func otherPricesAreRefused(text: String) {
    let csv = "kind,id,title,price\nmarket,1,A,\"\(text)\""
    #expect(Import(csv: csv, into: DirectoryIndex()).edits == nil)
  }

  @Test(arguments: ["0x10", "1e1", "nan", "inf", " 1", "٣", "", "91", "-90.1"])
  func otherDegreesAreRefused(text: String) {
    let csv = "kind,id,title,latitude,longitude\nmarket,1,A,\(text),1"
    #expect(Import(csv: csv, into: DirectoryIndex()).edits == nil)
  }

  @Test(arguments: ["https://a b.example", " https://a.example", "a.example", "tel:1 2"])
  func noWebsiteIsRepaired(text: String) {
    let csv = "kind,id,title,website\nmarket,1,A,\(text)"
    #expect(Import(csv: csv, into: DirectoryIndex()).edits == nil)
  }

  @Test(arguments: LongTest.seeds(20))
  func anyTextIsAnswered(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "kind", "id", "title", ",", "\"", "\n", "\r", "market", "1", "é", "\u{0}", " ", "|",
    ]
    for _ in 0..<100 {
      var text = Bool.random(using: &generator) ? "kind,id,title\n" : ""
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        text += parts.randomElement(using: &generator) ?? ""
      }
      let records = Import(csv: text, into: DirectoryIndex())
      let isRefused = records.lines.contains {
        if case .refused = $0.outcome { true } else { false }
      }
      #expect((records.edits == nil) == isRefused)
      #expect(records.lines.map(\.number) == records.lines.map(\.number).sorted())
    }
  }

  @Test func linesOfATable() {
    let lines = CSVLines("a,\"b\"\"c\nd\",\n\n,\r\"\"\r\ne").lines
    #expect(lines.map(\.cells) == [["a", "b\"c\nd", ""], ["", ""], [""], ["e"]])
    #expect(lines.map(\.number) == [1, 4, 5, 6])
    #expect(lines.allSatisfy { !$0.isDamaged })
    #expect(CSVLines("").lines.isEmpty)
  }
}
