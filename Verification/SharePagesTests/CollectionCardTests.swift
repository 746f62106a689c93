import Foundation
import SharePages
import TestSupport
import Testing

@Suite("Share cards: several items") struct CollectionCardTests {
  private let site: DeepLink.Site

  init() throws { site = try ShareSamples.site() }

  private func favorites() throws -> ShareCard.Collection {
    var event = try ShareSamples.record(.event, "7")
    event.title = "Soccer </a><script>alert(1)</script>"
    event.time = 1_780_000_000..<1_780_010_800
    let cards = try [
      ShareCard(ShareSamples.record(.market), on: site),
      ShareCard(event, on: site, with: .init(utcOffset: -25_200)),
    ]
    return ShareCard.Collection(
      "My\u{202E} week", of: cards, adding: ["Oats", "\u{200B}"], on: site)
  }

  @Test func aPageHasEachItemWithItsLink() throws {
    let page = try StrictHTML(favorites().html)
    expectEqual(page.all("h1").map(\.text), ["My week"])
    expectEqual(
      page.all("a").map { [$0.text, $0.attributes["href"]] },
      [
        ["App Store", "https://apps.apple.com/app/id1234567890"],
        ["Google Play", "https://play.google.com/store/apps/details?id=org.example.health"],
        ["Downtown & Co.", "https://health.example/r/market/1"],
        ["Soccer </a><script>alert(1)</script>", "https://health.example/r/event/7"],
      ])
    expectEqual(
      page.all("p").dropFirst().map(\.text),
      [
        "Phoenix, AZ", "1 Main St, Phoenix, AZ 85003", "Phoenix, AZ",
        "Thursday, May 28, 2026, 1:26 PM to 4:26 PM", "1 Main St, Phoenix, AZ 85003",
      ])
    expectEqual(page.all("li").last?.text, "Oats")
    expect(page.meta("robots") == "noindex" && page.all("script").isEmpty)
    expect(page.meta("og:title") == "My week" && page.meta("og:url") == nil)
    let printed = try StrictHTML(favorites().printableHTML)
    expect(printed.all("a").isEmpty && printed.all("li").count == 3)
  }

  @Test func plainTextHasTheLinks() throws {
    try expectEqual(
      favorites().plainText,
      """
      My week

      - Downtown & Co.
        Phoenix, AZ
        1 Main St, Phoenix, AZ 85003
        https://health.example/r/market/1

      - Soccer </a><script>alert(1)</script>
        Phoenix, AZ
        Thursday, May 28, 2026, 1:26 PM to 4:26 PM
        1 Main St, Phoenix, AZ 85003
        https://health.example/r/event/7
      - Oats

      """)
  }

  @Test func nobodyIsNamedAndLongListsSayWhereTheRestIs() throws {
    let many = ShareCard.Collection(
      "\u{200B}", adding: (1...120).map { "Row \($0)" }, on: site)
    expectEqual(many.title, "Healthy Phoenix")
    let page = try StrictHTML(many.printableHTML)
    expectEqual(page.all("p").first?.text, "See more at https://health.example")
    expect((96...120).contains(page.all("li").count))
    let few = ShareCard.Collection("A", adding: ["Oats"], on: site)
    try expectEqual(StrictHTML(few.printableHTML).all("p").map(\.text), ["Oats"])
  }

  /// For `Scripts/gates/sharecard`.
  @Test func pagesForABrowser() throws {
    guard let folder = ProcessInfo.processInfo.environment["SHARE_CARDS"] else { return }
    for (name, page) in try [
      ("favorites", favorites().html), ("favorites-print", favorites().printableHTML),
    ] {
      try page.write(
        to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".html"), atomically: true,
        encoding: .utf8)
    }
  }
}
