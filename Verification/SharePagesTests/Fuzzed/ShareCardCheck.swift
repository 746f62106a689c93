import SharePages
import TestSupport

/// Checks that a record with these bytes as texts makes a page that every parser reads in the same way,
/// and that these bytes are a link that reads back, or none.
func checkShareCards(_ bytes: [UInt8]) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  let site = try DeepLink.Site(name: text, host: "health.example", scheme: "health")
  if let link = try? DeepLink(text, on: site) {
    for form in [link.web, link.app] {
      try require(try DeepLink(form, on: site) == link, "A link reads back")
    }
  }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  func line(_ number: Int) -> String { lines[number % lines.count] }
  let kinds = DeepLink.Site.publicKinds.sorted()
  guard let item = try? ItemReference(kinds[bytes.count % kinds.count], line(0)) else { return }
  var record = DirectoryRecord(item, title: line(1))
  record.subtitle = line(2)
  record.details = text
  record.address = line(3)
  record.photos = [.init(line(4), caption: line(5))]
  record.labels = [.features: Set(lines.prefix(8))]
  record.directions = [line(6)]
  record.actions = [DirectoryRecord.Action("website", line(7))].compactMap(\.self)
  record.hours = try? OpeningHours(line(8))
  let card: ShareCard
  do throws(ShareCard.Error) {
    card = try ShareCard(record, on: site)
  } catch {
    try require(error == .noLink(.invalidID), "Only a step in a path has no link")
    return
  }
  try require(try DeepLink(card.link.web, on: site).item == item, "The link leads to the item")
  for html in [card.html, card.printableHTML] {
    let page = try StrictHTML(html)
    try require(page.all("h1").count == 1, "One title")
    for element in page.all("script") {
      try require(element.attributes == ["type": "application/ld+json"], "Data and no script")
      try require(element.text == card.linkedData, "The data stands there as it is")
    }
    for element in page.all("a") {
      let url = element.attributes["href"] ?? ""
      let schemes = ["https:", "health:", "tel:", "mailto:", "sms:", "geo:"]
      try require(schemes.contains { url.hasPrefix($0) }, "A scheme of the list: \(url)")
    }
  }
  try require(!card.plainText.contains("\r"), "Plain text has no other line ends")
}
