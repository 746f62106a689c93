import TextSearch
import TestSupport

/// Opens bytes with a hash that fits, whatever they are, and searches what they have.
func checkMadeSearchBytes(_ bytes: [UInt8]) throws {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for start in stride(from: 0, to: bytes.count, by: 8) {
    let word = bytes[start...].prefix(8).enumerated().reduce(UInt64(0)) { word, byte in
      word | UInt64(byte.element) << UInt64(8 * byte.offset)
    }
    hash = (hash ^ word) &* 0x100_0000_01b3
  }
  let made = bytes + (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
  guard var index = try? SearchIndex(bytes: made) else { return }
  for text in ["farmers ma", "vegatables", "eft", "тверскай"] {
    guard var query = try? SearchIndex.Query(text) else { continue }
    query.mending = .always
    _ = index.results(of: query)
    _ = index.completions(of: query, limit: 8)
  }
  let again = try? SearchIndex(bytes: index.bytes)
  try require(again?.bytes == index.bytes, "What was opened is written and opens again")
  if let id = try? ItemReference(.park, "n1") {
    index.update(SearchIndex.Document(id, title: "farmers"))
    index.remove(id)
  }
  index.compact()
}

/// Searches documents and queries of any bytes, and compares each answer with a plain search.
func checkSearchTexts(_ bytes: [UInt8]) throws {
  let lines = String(decoding: bytes, as: UTF8.self).split(
    separator: "\n", maxSplits: 12, omittingEmptySubsequences: false)
  var (index, plain) = (SearchIndex(), PlainSearch())
  for (number, line) in lines.dropFirst(2).enumerated() {
    guard let id = try? ItemReference(.park, "\(number % 7)") else { continue }
    let parts = line.split(separator: "|", maxSplits: 3).map(String.init)
    var document = SearchIndex.Document(id, title: parts.first ?? "")
    document.details = parts.dropFirst().first ?? ""
    document.tags = Array(parts.dropFirst(2))
    index.update(document)
    plain.update(document)
  }
  try require(index.count == plain.documents.count, "Every document is counted")
  for line in lines.prefix(2) {
    guard var query = try? SearchIndex.Query(String(line)), query.limits.isEmpty else { continue }
    query.mending = .always
    let results = index.results(of: query, limit: 1000)
    try require(
      results.hits.map(\.id) == plain.hits(of: query).map(\.document.id),
      "The hits are those of a plain search")
    for hit in results.hits {
      let title = plain.documents[hit.id]?.title ?? ""
      for range in hit.match.highlights(in: title) {
        try require(!title[range].isEmpty, "A part that is lit up has a letter")
      }
    }
  }
}
