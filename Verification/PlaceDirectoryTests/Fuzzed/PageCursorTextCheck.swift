import PlaceDirectory
import TestSupport

/// Checks that any bytes are a cursor or none, that a cursor has one text, and that pages of records with
/// these bytes as titles follow each other by the texts of their cursors.
func checkPageCursorText(_ bytes: [UInt8]) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  if let cursor = DirectoryPage.Cursor(text) {
    try require(cursor.description == text, "A cursor has one text")
  }
  let titles = text.split(separator: "\n", maxSplits: 8)
  let records = titles.enumerated().compactMap { number, title in
    (try? ItemReference(.market, "\(number)")).map { DirectoryRecord($0, title: String(title)) }
  }
  let index = DirectoryIndex(records)
  var query = DirectoryQuery()
  for order in [.title, .titleDescending, .mostPopular] as [DirectoryQuery.Order] {
    query.order = order
    var seen: Set<ItemReference> = []
    var cursor: DirectoryPage.Cursor?
    for _ in records {
      let page = try index.page(of: query, after: cursor, limit: 1)
      for hit in page.hits {
        try require(seen.insert(hit.id).inserted, "No record stands on two pages")
      }
      guard let next = page.next else { break }
      cursor = DirectoryPage.Cursor(next.description)
      try require(cursor == next, "A cursor reads back from its text")
    }
    try require(seen.count == records.count, "Every record stands on a page")
  }
}
