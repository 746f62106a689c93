import Foundation
import TestSupport
import Testing

@testable import SharePages

/// No record can put anything into a page but text.
@Suite("Share cards: escaping and layout") struct ShareCardLawTests {
  private static let records = LongTest.size(250, small: 10)

  private func site() throws -> DeepLink.Site {
    var site = try DeepLink.Site(
      name: #"A "site" </title><script>"#, host: "health.example", scheme: "health")
    site.appStoreID = DeepLink.Site.AppStoreID("1234567890")
    return site
  }

  /// Two fixed dates, so that hours are in words or in their normal form.
  private func details(_ generator: inout SeededGenerator) throws -> ShareCard.Details {
    var details = ShareCard.Details(
      hoursFrom: Bool.random(using: &generator) ? try CalendarDate(2026, 3, 4) : nil,
      utcOffset: Bool.random(using: &generator) ? -25_200 : nil)
    if Bool.random(using: &generator) {
      let text = HostileText.next(&generator)
      details.feature = AdminConfig.Feature(
        .market, title: text, actions: [.init("call", title: text, link: "tel:1")],
        recordSections: ["details", "address", "tags", "hours"].map { .init($0, title: text) })
      details.messages.language = text
      details.messages.banner = text
      details.messages.openInApp = text
    }
    return details
  }

  @Test(arguments: LongTest.seeds(40, small: 2))
  func aPageIsTextInMarkupOfItsOwn(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let site = try site()
    for _ in 0..<Self.records {
      guard let record = HostileText.record(&generator) else { continue }
      let card = try ShareCard(record, on: site, with: details(&generator))
      let page = try StrictHTML(card.html)
      check(page, of: card)
      expectEqual(page.all("script").count, card.linkedData == nil ? 0 : 1)
      for script in page.all("script") { try check(script, of: card) }
      expect(page.all("img").allSatisfy { $0.attributes["src"]?.hasPrefix("https://") == true })
      let links = page.all("a").compactMap { $0.attributes["href"] }
      expect(links.allSatisfy { $0 == card.link.app || DestinationURL($0)?.text == $0 })
      // That of the banner, and that of an event with seats.
      let isEvent = record.id.kind == .event && record.freeSeats != nil
      expectEqual(
        links.filter { $0.hasPrefix("health:") },
        Array(repeating: card.link.app, count: isEvent ? 2 : 1))
      try expectEqual(DeepLink(card.link.app, on: site), card.link)
      // The print view has no links, pictures, or scripts.
      let printed = try StrictHTML(card.printableHTML)
      check(printed, of: card)
      expect(printed.elements.allSatisfy { !["a", "img", "script", "nav"].contains($0.name) })
      try checkPlainText(of: card)
    }
  }

  private func check(_ page: StrictHTML, of card: ShareCard) {
    func shown(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            let isNothing = (0xFDD0...0xFDEF).contains(scalar.value)
            return isNothing || scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar
          }))
    }
    expectEqual(page.all("title").map(\.text), [shown(card.title)])
    expectEqual(page.all("h1").map(\.text), [shown(card.title)])
    expectEqual(page.all("title").first?.parents, ["html", "head"])
    expectEqual(page.all("h1").first?.parents, ["html", "body", "main"])
    expectEqual(page.all("link").map { $0.attributes["href"] }, [card.link.web])
    let names = Set(page.elements.flatMap { $0.attributes.keys })
    expect(
      names.isSubset(of: [
        "lang", "charset", "http-equiv", "content", "name", "rel", "href", "property", "type",
        "class", "dir", "src", "alt",
      ]))
  }

  private func check(_ script: StrictHTML.Element, of card: ShareCard) throws {
    expectEqual(script.attributes["type"], "application/ld+json")
    expect(!script.text.contains("<"))
    let data = try JSONSerialization.jsonObject(with: Data(script.text.utf8))
    let node = try #require(data as? NSDictionary)
    expectEqual(
      (node["name"] as? String)?.unicodeScalars.elementsEqual(card.title.unicodeScalars), true)
    expectEqual(node["url"] as? String, card.link.web)
    expect(isFilled(node))
  }

  /// Whether there are no empty texts, lists, and objects.
  private func isFilled(_ value: Any) -> Bool {
    switch value {
    case let text as String: !text.isEmpty
    case let list as [Any]: !list.isEmpty && list.allSatisfy(isFilled)
    case let node as NSDictionary:
      !node.allValues.isEmpty && (node["@type"] == nil || node.count > 1)
        && node.allValues.allSatisfy(isFilled)
    default: true
    }
  }

  private func checkPlainText(of card: ShareCard) throws {
    let text = card.plainText
    expect(text.hasPrefix(card.title + "\n"))
    expect(text.hasSuffix("\n\n" + card.link.web + "\n"))
    let isPlain = text.unicodeScalars.allSatisfy {
      $0 == "\n"
        || $0.properties.generalCategory != .control && $0 != "\u{2028}" && $0 != "\u{2029}"
    }
    expect(isPlain)
    expectEqual(card.title.unicodeScalars.contains("\n"), false)
  }

  @Test func aMegabyteIsAPageToo() throws {
    let text = String(
      repeating: "</script>\r\u{0}&\u{202E}", count: LongTest.size(60_000, small: 1_500))
    var record = DirectoryRecord(try ItemReference(.recipe, "1"), title: text)
    record.details = text
    record.directions = Array(repeating: "a", count: LongTest.size(100_000, small: 2_500))
    let card = try ShareCard(record, on: site())
    expect(card.summary.unicodeScalars.count <= 201)
    try expect(StrictHTML(card.html).all("script").isEmpty)
    expect(card.printableHTML.utf8.count < 25_000 + card.title.utf8.count * 12)
  }

  /// All lines that fit are there, and a page without all of them says where the rest is.
  @Test func aSheetHasRoomForItsLines() throws {
    var record = DirectoryRecord(try ItemReference(.recipe, "1"), title: "A")
    func page(_ steps: [String]) throws -> StrictHTML {
      record.directions = steps
      return try StrictHTML(ShareCard(record, on: site()).printableHTML)
    }
    let link = "https://health.example/r/recipe/1"
    // Of 714 points, 20 are for each of the title and the title of the steps, and 13.5 for the link.
    let steps = (1...49).map { "Step \($0)" }
    try expectEqual(page(steps.dropLast()).all("li").count, 48)
    try expectEqual(page(steps.dropLast()).all("p").map(\.text), [link])
    // The browser decides how many of the others fit.
    try expectEqual(page(steps).all("li").count, 49)
    try expectEqual(page(steps).all("p").map(\.text), ["See more at " + link])
    let many = try page((1...500).map { "Step \($0)" })
    expect((96...120).contains(many.all("li").count))
    try expectEqual(page(["a"]).meta("robots"), "noindex")
  }

  @Test(arguments: [
    ("", 0), ("a", 1), ("aaaa aaaaa", 1), ("aaaaa aaaaa", 2), ("aaaaaaaaaa", 1),
    ("aaaaaaaaaaa", 2), ("aaaaaaaaaaaaaaa aaaa", 2), ("aaaaaaaaaaaaaaa aaaaa", 3),
    ("WWWWWW", 1), ("WWWWWWW", 2), ("AAAAAAAA", 1), ("AAAAAAAAA", 2), ("中中中中中", 1), ("中中中中中中", 2),
    ("ааааааааа", 1), ("аааааааааа", 2), ("के के के के", 1), ("กกกกกกกกกก", 1), ("กกกกกกกกกกก", 2),
    ("𝐀𝐀𝐀𝐀𝐀𝐀𝐀𝐀", 1), ("🍅🍅🍅🍅", 1), ("🍅🍅🍅🍅🍅", 2),
  ])
  func linesThatATextFills(text: String, lines: Int) {
    expectEqual(PrintedSheet.lines(text, ems: 5.6), lines)
  }
}
