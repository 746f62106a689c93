import Essentials
import TextSearch
import Geo

/// Lists of the records that match a text.
extension DirectoryIndex {
  /// Returns a page of a query with a text.
  ///
  /// How many typos words may have is decided by what passes the filters, for the first page, and in its
  /// cursor for the others.
  func page(
    of query: DirectoryQuery, _ text: SearchIndex.Query, _ digest: QueryDigest,
    after cursor: DirectoryPage.Cursor?, _ limit: Int, countsChoices: Bool
  ) throws(DirectoryPage.Cursor.Error) -> DirectoryPage {
    var mending: SearchRun.Mending?
    if let cursor, cursor.digest != digest.value {
      mending = SearchRun.Mending.allCases.first { digest.with($0) == cursor.digest }
      guard mending != nil else { throw .anotherQuery }
    }
    var (run, passed) = matches(of: query, text, mending)
    let total = run.count
    var (hits, next): ([DirectoryPage.Hit], RecordPosition?)
    if query.order == .bestMatch {
      (hits, next) = bestHits(
        &run, after: cursor.flatMap { SearchPosition($0.position) }, limit)
    } else {
      (hits, next) = self.hits(
        of: query.order, among: passed ?? slots(of: run), total, after: cursor?.position,
        limit: limit)
      var lastMatch: SearchRun.LastMatch?
      for index in hits.indices {
        hits[index].match = run.match(of: hits[index].id, after: &lastMatch)
      }
    }
    let own = digest.with(run.mending)
    var page = DirectoryPage(
      hits: hits, total: total, next: next.map { DirectoryPage.Cursor(digest: own, position: $0) },
      choices: countsChoices ? choices(of: query) : nil)
    if run.exactCount == 0 { page.correctedText = hits.first?.match?.correctedText }
    return page
  }

  /// Returns the items that pass a query with a text, the best match first.
  func bestItems(of query: DirectoryQuery, _ text: SearchIndex.Query) -> [ItemReference] {
    var run = matches(of: query, text).run
    return run.numbers(of: run.first(run.count, after: nil).places).map(columns.id)
  }

  /// Searches for a text among the records that pass the other filters of a query.
  ///
  /// Records that a filter hides do not decide whether words may have typos.
  ///
  /// - Parameters:
  ///   - query: The query, whose text is not looked at.
  ///   - text: The text.
  ///   - mending: How many typos words may have, or `nil` to decide that.
  /// - Returns: The search, with only what passes, and the slots of that unless they would have to be made.
  func matches(
    of query: DirectoryQuery, _ text: SearchIndex.Query, _ mending: SearchRun.Mending? = nil
  ) -> (run: SearchRun, passed: SlotBits?) {
    var run = run(text)
    // Sets are faster to apply without the slots that match, which take a step each.
    let others = query.looksAtRecords || !query.hasFilters ? nil : filter(query).pass.passed
    var passed: SlotBits?
    func keep() {
      guard query.hasFilters else { return }
      passed = others == nil ? filter(query, matching: slots(of: run)).pass.passed : nil
      if let kept = passed ?? others { run.keep { kept.contains(Int($0)) } }
    }
    if let mending {
      while run.mending.rawValue < mending.rawValue { run.mend() }
      keep()
      return (run, passed)
    }
    while true {
      // If fewer match than are enough, fewer pass.
      while run.count < run.mendsBelow { run.mend() }
      keep()
      guard run.count < run.mendsBelow else { return (run, passed) }
    }
  }

  /// The slots of the records that match.
  func slots(of run: SearchRun) -> SlotBits {
    var bits = SlotBits(capacity: columns.count)
    run.forEachNumber { bits.insert(Int($0)) }
    return bits
  }

  /// The slots at each number of typos that words may have, as far as the query asks for them.
  func textLevels(of text: SearchIndex.Query) -> [TextLevel] {
    var run = run(text)
    var levels = [TextLevel(slots: slots(of: run), mendsBelow: run.mendsBelow)]
    while run.mendsBelowWithoutTypedWords > 0 {
      let (count, triesInitials) = (run.count, run.triesInitialsNext)
      if triesInitials {
        // Each choice decides for itself whether there are documents with the words as typed.
        var typed = SlotBits(capacity: columns.count)
        run.forEachNumberWithTypedWords { typed.insert(Int($0)) }
        run.mend()
        guard run.count > count else { break }
        levels.append(TextLevel(slots: typed, mendsBelow: 1, endsSearch: true))
      } else {
        run.mend()
      }
      levels.append(
        TextLevel(slots: slots(of: run), mendsBelow: run.mendsBelowWithoutTypedWords))
    }
    return levels
  }

  private func bestHits(
    _ run: inout SearchRun, after last: SearchPosition?, _ limit: Int
  ) -> (hits: [DirectoryPage.Hit], last: RecordPosition?) {
    let first = run.first(limit + 1, after: last)
    var lastMatch: SearchRun.LastMatch?
    let places = first.places.prefix(limit)
    var hits: [DirectoryPage.Hit] = []
    hits.reserveCapacity(places.count)
    for (place, number) in zip(places, run.numbers(of: places)) {
      guard let record = columns.records[number] else { continue }
      let match = run.match(of: place, after: &lastMatch)
      hits.append(DirectoryPage.Hit(record: record, distance: nil, match: match))
    }
    guard first.places.count > limit else { return (hits, nil) }
    return (hits, RecordPosition(first.position(of: first.places[limit - 1])))
  }

  /// Updates the words of a record.
  mutating func updateSearch(
    _ record: DirectoryRecord, _ slot: Int, replacing old: DirectoryRecord?
  ) {
    guard let old, record.hasTexts(of: old) else {
      return search.update(SearchIndex.Document(record), number: UInt32(slot))
    }
    if old.popularity != record.popularity {
      search.setPopularity(record.popularity, of: record.id)
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

extension DirectoryRecord {
  /// Whether the texts for a search are those of another record.
  fileprivate func hasTexts(of other: DirectoryRecord) -> Bool {
    title == other.title && subtitle == other.subtitle && details == other.details
      && labels[.tags] ?? [] == other.labels[.tags] ?? []
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
