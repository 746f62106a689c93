import Essentials
import TextSearch
import Geo

/// Lists of the records that match a text.
extension DirectoryIndex {
  /// Returns a page of a query with a text.
  func page(
    of query: DirectoryQuery, _ text: SearchIndex.Query, _ digest: UInt64,
    after last: RecordPosition?, _ limit: Int, countsChoices: Bool
  ) -> DirectoryPage {
    let (request, _) = text.request(search.synonyms)
    var run = SearchRun(request, in: search.segments)
    let isByMatch = query.order == .bestMatch
    // Sets are faster to apply without the slots that match, which take a step each.
    let needsSlots = !isByMatch || countsChoices || query.looksAtRecords
    let filtered = filter(
      query, matching: needsSlots ? slots(of: run) : live, countsChoices: countsChoices)
    let passed = filtered.pass.passed
    var total = run.exactCount + run.mendedCount
    var (hits, next): ([DirectoryPage.Hit], RecordPosition?)
    if isByMatch {
      if query.hasFilters { total = run.keep { passed.contains(Int($0)) } }
      (hits, next) = bestHits(&run, request, after: last.flatMap(SearchPosition.init), limit)
    } else {
      total = passed.count
      (hits, next) = self.hits(of: query.order, among: passed, total, after: last, limit: limit)
      var lastMatch: SearchRun.LastMatch?
      for index in hits.indices {
        hits[index].match = run.match(of: hits[index].id, request, after: &lastMatch)
      }
    }
    var page = DirectoryPage(
      hits: hits, total: total,
      next: next.map { DirectoryPage.Cursor(digest: digest, position: $0) },
      choices: countsChoices ? choices(of: query, filtered) : nil)
    if run.exactCount == 0 { page.correctedText = hits.first?.match?.correctedText }
    return page
  }

  /// Returns the items that pass a query with a text, the best match first.
  func bestItems(of query: DirectoryQuery, _ text: SearchIndex.Query) -> [ItemReference] {
    var run = run(text)
    let passed = filter(query, matching: slots(of: run)).pass.passed
    let count = run.keep { passed.contains(Int($0)) }
    return run.first(count, after: nil).places.map { place in
      search.segments[place.segment].ids[place.slot]
    }
  }

  /// The slots of the records that match.
  func slots(of run: SearchRun) -> SlotBits {
    var bits = SlotBits(capacity: columns.count)
    run.forEachNumber { bits.insert(Int($0)) }
    return bits
  }

  private func bestHits(
    _ run: inout SearchRun, _ request: SearchRun.Request, after last: SearchPosition?, _ limit: Int
  ) -> (hits: [DirectoryPage.Hit], last: RecordPosition?) {
    let first = run.first(limit + 1, after: last)
    var lastMatch: SearchRun.LastMatch?
    let hits = first.places.prefix(limit).compactMap { place in
      columns.records[Int(search.segments[place.segment].numbers[place.slot])].map { record in
        DirectoryPage.Hit(
          record: record, distance: nil, match: run.match(of: place, request, after: &lastMatch))
      }
    }
    guard first.places.count > limit else { return (hits, nil) }
    return (hits, RecordPosition(first.position(of: first.places[limit - 1])))
  }

  /// Updates the words of a record.
  mutating func updateSearch(
    _ record: DirectoryRecord, _ slot: Int, replacing old: DirectoryRecord?
  ) {
    let document = SearchIndex.Document(record)
    var known = old.map(SearchIndex.Document.init)
    guard known != document else { return }
    known?.popularity = document.popularity
    if known == document {
      search.setPopularity(document.popularity, of: record.id)
    } else {
      search.update(document, number: UInt32(slot))
    }
  }

  /// Fills the index of the words from the records.
  mutating func buildSearch() {
    search.update(
      contentsOf: columns.records.enumerated().lazy.compactMap { slot, record in
        record.map { (SearchIndex.Document($0), UInt32(slot)) }
      })
  }
}

extension SearchIndex.Document {
  /// The texts of a record.
  init(_ record: DirectoryRecord) {
    self.init(record.id, title: record.title)
    subtitle = record.subtitle
    details = record.details
    tags = record.labels[.tags]?.sorted() ?? []
    popularity = record.popularity
  }
}

extension RecordPosition {
  /// The position of a hit in the order of the best match: its rank, and as the text what decides next.
  init(_ position: SearchPosition) {
    self.init(
      key: position.rank.value, title: "\(position.popularity) \(position.titleLength)",
      id: position.id)
  }
}

extension SearchPosition {
  /// The position in the order of the best match, or `nil` if a position is one of another order.
  init?(_ position: RecordPosition) {
    let numbers = position.title.split(separator: " ")
    guard numbers.count == 2, let popularity = Int64(numbers[0]), let length = Int(numbers[1])
    else { return nil }
    self.init(
      rank: SearchRank(value: position.key), popularity: popularity, titleLength: length,
      id: position.id)
  }
}
