import BenchmarkHarness
import Foundation
import HealthDomain

/// A query of the directory peers, with what its answer must be.
struct DirectoryTask {
  let name: String
  let limit: Int
  /// The number of matches, or `nil` if it is not checked.
  private let total: Int?
  /// The expected records or counts, if the order is total.
  private let page: [Int]?
  let query: DirectoryQuery
  private let offset: Int
  private var isFacet: Bool { name == "facet" }

  /// The place from which the peers measure distances.
  private static let center = (latitude: 33.45, longitude: -112.07)

  init(_ row: TabSeparated.Row) throws {
    name = row["class"]
    limit = row.number("limit")
    offset = row.number("offset")
    total = row.number("total") < 0 ? nil : row.number("total")
    page = row["page"] == "-" ? nil : row["page"].split(separator: ",").compactMap { Int($0) }
    var query = DirectoryQuery(kinds: Set([ItemKind(row["kind"])].compactMap { $0 }))
    if !row["q"].isEmpty {
      var text = try SearchIndex.Query(row["q"])
      text.beginnings = .everyWord
      text.mending = name == "typo" ? .always : .never
      query.text = text
    }
    if !row["city"].isEmpty { query.labels[DirectoryCorpus.city] = .any([row["city"]]) }
    if let zipCode = ZIPCode(row["zip"]) { query.location = .zipCode(zipCode) }
    if row.number("payAny") > 0 {
      query.labels[.payment] = .any(
        DirectoryCorpus.labels(of: DirectoryCorpus.payments, row.number("payAny")))
    }
    if row.number("featAll") > 0 {
      query.labels[.features] = .all(
        DirectoryCorpus.labels(of: (0..<30).map(String.init), row.number("featAll")))
    }
    if row.number("minRating") > 0 { query.minimumRating = Double(row.number("minRating")) }
    if let day = Int(row["openDay"]) {
      // 2026-06-01 is a Monday; the hours of the corpus do not depend on the date.
      let date = try CalendarDate(2026, 6, 1 + day)
      query.open = .at(try LocalDateTime(date, minuteOfDay: row.number("openMin")))
    }
    query.order =
      switch row["sort"] {
      case "popular": .mostPopular
      case "title": .title
      case "near":
        .nearest(
          to: try Coordinate(latitude: Self.center.latitude, longitude: Self.center.longitude))
      default: .bestMatch
      }
    self.query = query
  }

  /// Returns where the page begins: a person has the cursor of the page before.
  func cursor(in index: DirectoryIndex) throws -> DirectoryPage.Cursor? {
    offset == 0 ? nil : try index.page(of: query, limit: offset).next
  }

  /// Answers the query, as a peer does: the numbers of the records, which are their IDs, or the counts of
  /// the payments.
  func answer(
    _ index: DirectoryIndex, after cursor: DirectoryPage.Cursor?
  ) throws -> [Int] {
    if isFacet {
      let counts = index.labelCounts(.payment, of: query)
      return DirectoryCorpus.payments.map { counts[$0] ?? 0 }
    }
    return try index.page(of: query, after: cursor, limit: limit).hits.map { Int($0.id.id) ?? -1 }
  }

  /// Whether the answer is right; records with equal keys may stand in any order.
  func isRight(
    _ answer: [Int], _ index: DirectoryIndex, _ corpus: DirectoryCorpus
  ) throws -> Bool {
    guard let total else { return true }
    if isFacet { return answer == page }
    guard try index.page(of: query, limit: 1).total == total,
      answer.count == max(0, min(limit, total - offset))
    else { return false }
    guard let page, answer != page else { return true }
    if case .nearest(let center) = query.order {
      return areNearest(answer, among: page, to: center, corpus)
    }
    return zip(answer, page).allSatisfy { areEqual(corpus.records[$0], corpus.records[$1]) }
  }

  /// Whether records stand by their distance, and no other record of a page is nearer than the last one.
  ///
  /// The peers measure on a plane, which is off by a tenth and more across states, so that their page
  /// can have other records, and another order; the index measures on a sphere.
  private func areNearest(
    _ answer: [Int], among page: [Int], to center: Coordinate, _ corpus: DirectoryCorpus
  ) -> Bool {
    func distance(_ number: Int) -> Double {
      corpus.records[number].coordinate.map { center.distance(to: $0).meters } ?? .infinity
    }
    let distances = answer.map(distance)
    guard zip(distances, distances.dropFirst()).allSatisfy({ $0 <= $1 }) else { return false }
    return page.allSatisfy { answer.contains($0) || distance($0) >= distances.last ?? 0 }
  }

  /// Whether records have equal places in the order of the peers.
  private func areEqual(_ a: DirectoryRecord, _ b: DirectoryRecord) -> Bool {
    switch query.order {
    case .mostPopular: return a.popularity == b.popularity
    case .title: return a.title == b.title
    default: return false
    }
  }
}
