import Foundation
import TestSupport
import Testing

@testable import PlaceDirectory

extension AdminImportTests {
  private func record(_ id: String, _ title: String) throws -> DirectoryRecord {
    DirectoryRecord(try ItemReference(.market, id), title: title)
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
    expectEqual(records.lines.map(\.number), [1, 2, 3, 4, 5])
    expectEqual(records.lines.map(\.item), news.map(\.id))
    expectEqual(outcomes[0], .adds(try .init(adding: record("1", "A"))))
    expectEqual(
      outcomes[1], .changes(try .init(changing: record("2", "B"), to: record("2", "New"))))
    expectEqual(outcomes[2], .nothing)
    expectEqual(outcomes[3], .refused([.problem(.init(field: .title, reason: .missing))]))
    expectEqual(outcomes[4], .refused([.sameItem(asLine: 1)]))
    expect(records.edits == nil)
    let good = Import(news[..<3], into: directory)
    var (trail, changed) = (AdminTrail(), directory)
    let permit = AdminTrail.Permit(
      PersonID(high: 0, low: 1), [.records])
    try trail.apply(#require(good.edits), to: &changed, by: permit, at: 1)
    expectEqual(changed.count, 3)
    expectEqual(changed[rated.id]?.title, "New")
    expectEqual(changed[rated.id]?.reviews.count, 9)
    expectEqual(Import([], into: directory).edits, [])
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
    expectEqual(records.lines.map(\.number), [2, 5])
    let edits = try #require(records.edits)
    let directory = DirectoryIndex(try edits.compactMap { try $0.applied(to: nil) })
    let market = try #require((try? ItemReference(.market, "1")).flatMap { directory[$0] })
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
    expectEqual(market, expected)
    let park = try #require((try? ItemReference(.park, "2")).flatMap { directory[$0] })
    expect(park.isFree && park.title == "Park" && park.coordinate == nil && park.actions == [])
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
    expectEqual(edit.fields, [.labels, .price, .actions])
    let new = try #require(try edit.applied(to: old))
    expect(new.subtitle == "B" && new.priceInCents == nil && new.actions.map(\.name) == ["go"])
    expectEqual(
      Import(csv: "kind,id\nmarket,1", into: DirectoryIndex([old])).lines.map(\.outcome), [.nothing]
    )
    expectEqual(Import(csv: "kind,id\n", into: DirectoryIndex()).edits, [])
  }

  @Test(arguments: ["0x10", "1e1", "nan", "inf", "1 1", "³", "", "91", "-90.1"])
  func otherDegreesAreRefused(text: String) {
    let csv = "kind,id,title,latitude,longitude\nmarket,1,A,\(text),1"
    expect(Import(csv: csv, into: DirectoryIndex()).edits == nil)
  }

  @Test(arguments: ["https://a b.example", "https:// a.example", "a.example", "tel:1 2"])
  func noWebsiteIsRepaired(text: String) {
    let csv = "kind,id,title,website\nmarket,1,A,\(text)"
    expect(Import(csv: csv, into: DirectoryIndex()).edits == nil)
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
      expectEqual((records.edits == nil), isRefused)
      expectEqual(records.lines.map(\.number), records.lines.map(\.number).sorted())
    }
  }

  private static let locales = [
    "en_US", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "nl_NL", "fi_FI", "pl_PL", "hu_HU",
    "tr_TR", "ru_RU", "el_GR", "ar_EG", "he_IL", "ja_JP", "vi_VN", "sv_SE", "da_DK", "nb_NO",
    "cs_CZ", "sk_SK", "hr_HR", "sl_SI", "ro_RO", "et_EE", "lv_LV", "lt_LT", "id_ID", "uk_UA",
    "bg_BG", "sr_RS", "zh_CN", "ko_KR",
  ]

  /// A spreadsheet shows the ID 5-1 or 1-5 as a day, in the language of its person; the names of months are those
  /// of CLDR.
  @Test(arguments: locales.prefix(LongTest.size(34, small: 17)))
  func aDateIsNoSecondRecord(locale: String) throws {
    let format = DateFormatter()
    format.locale = Locale(identifier: locale)
    format.calendar = Calendar(identifier: .gregorian)
    format.timeZone = TimeZone(identifier: "UTC")
    let day = 17
    for month in stride(from: 1, through: 12, by: LongTest.size(1, small: 8)) {
      let known = DirectoryIndex([try record("\(month)-\(day)", "A")])
      let days = try CalendarDate(2026, month, day).daysSinceEpoch
      for pattern in ["d-MMM", "dd-MMM", "d. MMM", "d MMM yy", "dd/MM/yyyy", "yyyy-MM-dd"] {
        format.dateFormat = pattern
        let shown = format.string(from: Date(timeIntervalSince1970: 86_400 * Double(days)))
        let lines = Import(csv: "kind,id,title\nmarket,\(shown),A", into: known).lines
        expectEqual(lines.map(\.outcome), [.refused([.changedNumber(column: "id")])], shown)
        let other = Import(csv: "kind,id,title\nmarket,\(shown),A", into: DirectoryIndex())
        expect(other.edits?.count == 1, "\(shown)")
      }
    }
  }
}
