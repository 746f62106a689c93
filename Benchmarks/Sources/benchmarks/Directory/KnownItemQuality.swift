import Foundation
import HealthDomain

/// How high a search lists the record that a person has in mind, over the queries of a class.
struct KnownItemQuality {
  private var ranks: [Int?] = []

  /// Searches the real records for each known item; a hit has its title and its city.
  static func all(in folder: String) throws -> [(name: String, quality: KnownItemQuality)] {
    let corpus = try DirectoryCorpus("\(folder)/real.tsv")
    let index = DirectoryIndex(corpus.records)
    var all: [(name: String, quality: KnownItemQuality)] = []
    for row in try TabSeparated("\(folder)/known_item.tsv").rows {
      let target = corpus.records[row.number("target")]
      var query = DirectoryQuery()
      query.order = .bestMatch
      if var text = try? SearchIndex.Query(row["q"]) {
        text.beginnings = .everyWord
        // As the peers do: if nothing matches, they search again with slips in every word.
        text.mendsMoreIfFewMatch = true
        query.text = text
      }
      let hits = query.text == nil ? [] : try index.page(of: query).hits
      let rank = hits.firstIndex { key($0.record) == key(target) }
      let place = all.firstIndex { $0.name == row["class"] } ?? all.count
      if place == all.count { all.append((row["class"], KnownItemQuality())) }
      all[place].quality.ranks.append(rank.map { $0 + 1 })
    }
    return all
  }

  private static func key(_ record: DirectoryRecord) -> [String] {
    [record.title.lowercased()]
      + (record.labels[DirectoryCorpus.city] ?? []).map { $0.lowercased() }
  }

  /// The shares of items found first and among the first 20, and the mean reciprocal rank.
  var json: String {
    let count = Double(ranks.count)
    let first = Double(ranks.count { $0 == 1 }) / count
    let found = Double(ranks.count { $0 != nil }) / count
    let reciprocal = ranks.reduce(0.0) { $0 + ($1.map { 1 / Double($0) } ?? 0) } / count
    return String(
      format: "{\"n\":%d,\"hit1\":%.3f,\"hit20\":%.3f,\"mrr\":%.3f}", ranks.count, first, found,
      reciprocal)
  }
}
