import Foundation
import TestSupport
import Testing

@testable import SharePages

/// Cards for a browser: with the folder `SHARE_CARDS`, the pages are written there.
@Suite("Share cards: pages for a browser") struct ShareCardFilesTests {
  private let folder = ProcessInfo.processInfo.environment["SHARE_CARDS"]

  private func write(_ card: ShareCard, as name: String) throws {
    try write(card.html, as: name)
    try write(card.printableHTML, as: name + "-print")
  }

  private func write(_ html: String, as name: String) throws {
    _ = try StrictHTML(html)
    guard let folder else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".html")
    try Data(html.utf8).write(to: file)
  }

  @Test func aMarket() throws {
    var record = DirectoryRecord(
      try #require(ItemReference(.market, "1012345")), title: "Downtown Farmers Market")
    record.subtitle = "Phoenix, AZ"
    record.details = "Fresh food from forty farms.\nDogs are welcome on a leash."
    record.address = "720 N 5th St"
    record.city = City("Phoenix", .arizona)
    record.zipCode = ZIPCode("85004")
    record.coordinate = try Coordinate(latitude: 33.4562, longitude: -112.0681)
    record.hours = try OpeningHours("Sa 08:00-13:00")
    record.labels = [.payment: ["SNAP", "WIC", "Credit cards"], .features: ["Playground"]]
    record.produce = [.spring: ["peas", "strawberries"], .summer: ["corn", "peaches"]]
    record.reviews = try ReviewSummary(counts: [0, 0, 1, 2, 7])
    record.actions = [
      DirectoryRecord.Action("call", "tel:+16025550100"),
      DirectoryRecord.Action("website", "https://market.example/"),
    ].compactMap(\.self)
    let details = ShareCard.Details(hoursFrom: try CalendarDate(2026, 3, 2))
    try write(ShareCard(record, on: ShareSamples.site(), with: details), as: "market")
  }

  @Test func aLongRecipe() throws {
    var record = DirectoryRecord(try #require(ItemReference(.recipe, "long")), title: "Soup")
    record.details = String(repeating: "A soup for a whole street. ", count: 40)
    record.ingredients = .init((1...60).map { "\($0) figs" }, names: [])
    record.directions = (1...200).map {
      "Step \($0): " + String(repeating: "WWWW ", count: $0 % 40)
    }
    record.photos = [.init("https://img.example/soup.jpg", caption: "A bowl of soup")]
    try write(ShareCard(record, on: ShareSamples.site()), as: "recipe")
  }

  @Test func hostileRecords() throws {
    var generator = SeededGenerator(seed: 7)
    for number in 0..<LongTest.size(50, small: folder == nil ? 20 : 50) {
      guard let record = HostileText.record(&generator),
        let card = try? ShareCard(record, on: ShareSamples.site())
      else { continue }
      try write(card, as: "hostile-\(number)")
    }
  }
}
