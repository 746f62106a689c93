import Essentials

/// A full-text index of documents, for a search field.
///
///     var index = SearchIndex(documents)
///     let results = index.results(of: try SearchIndex.Query("farmers mar"))
///     results.hits.first?.id          // market/downtown
///
/// A document matches if it has all words of the query, the last one as the beginning of a word, in
/// its title, subtitle, tags, or details. Words are compared without case, accents, and punctuation
/// (`TextFolding`), whatever the language; an apostrophe between letters joins them. If few
/// documents match, words with one or two typos match, too, below every exact hit, and so do words
/// with an additional or missing blank. If hardly any documents match even then, a word without an
/// exact hit matches as the initials of two to eight words in a row of the title or the subtitle,
/// below all others: "nyc" finds *New York City*.
///
/// Hits are in an order that has no ties. Of two documents that match, the one comes first
///
/// 1. in which fewer typos were corrected, and that did not need initials;
/// 2. that needed no other blank, and no synonym, or one of an earlier group;
/// 3. whose words are in better fields, where the title is better than the subtitle, then the tags, then
///    the details: the sum over the words, of which each stands for one word of the query;
/// 4. whose title begins with the first word;
/// 5. in which the words are nearer to each other and in their order: the sum of the distances of each
///    word from the one before in the best field that has both, where 1 more counts in the wrong order
///    and 8 is the most;
/// 6. in which more words are whole words;
/// 7. whose title consists of the words of the query;
/// 8. that is more popular;
/// 9. whose title has fewer words;
/// 10. whose reference is lower.
///
/// An index is a value: a copy does not change with the original, so readers keep their index while
/// a new version is made. It stores no texts, only their folded words.
public struct SearchIndex: Sendable {
  /// Words and phrases with the same meaning.
  public var synonyms = Synonyms()

  /// The parts, from the oldest to the newest.
  package var segments: ContiguousArray<SearchSegment> = []

  /// The greatest number of documents of a part that an update makes of smaller parts.
  private static var greatestMerge: Int { 8192 }

  /// The number of parts of a similar size that are merged: fewer would be merged more often, and more would
  /// make searches slower.
  private static var mergedParts: Int { 8 }

  /// Creates an index of documents; of documents of one item, the last one counts.
  ///
  /// - Complexity: O(*n* log *n*)
  public init(_ documents: some Sequence<Document> = []) {
    update(contentsOf: documents)
  }
}

extension SearchIndex {
  /// The searchable texts of an item.
  ///
  ///     var document = SearchIndex.Document(item, title: "Downtown Phoenix Farmers Market")
  ///     document.tags = ["SNAP", "organic"]
  public struct Document: Hashable, Identifiable, Sendable {
    /// The item.
    public let id: ItemReference

    /// The title, whose words count most.
    public var title: String

    /// A second line, such as the city.
    public var subtitle = ""

    /// Short texts such as the means of payment.
    public var tags: [String] = []

    /// The description, whose words count least.
    public var details = ""

    /// The popularity by the app's own measure; higher is more popular.
    public var popularity = 0

    /// Creates a document of an item with a title.
    public init(_ id: ItemReference, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The number of documents.
  public var count: Int { segments.reduce(0) { $0 + $1.liveCount } }

  /// Whether there are no documents.
  public var isEmpty: Bool { segments.allSatisfy { $0.liveCount == 0 } }

  /// Returns whether there is a document of an item.
  ///
  /// - Complexity: O(log *n*) for each part
  public func contains(_ id: ItemReference) -> Bool {
    segments.contains { $0.slot(of: id) != nil }
  }

  /// Adds a document, or replaces the one of the same item.
  ///
  /// - Complexity: O(*k* log *n*) on average for *k* words; no update rebuilds more than 8,192 documents
  public mutating func update(_ document: Document) { update(document, number: 0) }

  /// Adds documents, or replaces those of the same items; of documents of one item, the last one counts.
  ///
  /// - Complexity: O(*n* log *n*) in the documents that are added
  public mutating func update(contentsOf documents: some Sequence<Document>) {
    update(contentsOf: documents.lazy.map { ($0, 0) })
  }

  /// Removes the document of an item, and returns whether there was one.
  ///
  /// - Complexity: O(log *n*) for each part; if half of the documents of a part are removed, it is
  ///   rebuilt
  @discardableResult
  public mutating func remove(_ id: ItemReference) -> Bool {
    // What has changed lately changes again, and the newest parts are small.
    for index in segments.indices.reversed() {
      guard let slot = segments[index].slot(of: id) else { continue }
      remove(slot, ofSegment: index)
      return true
    }
    return false
  }

  private mutating func remove(_ slot: Int, ofSegment index: Int) {
    segments[index].remove(slot)
    if segments[index].liveCount == 0 {
      segments.remove(at: index)
    } else if segments[index].liveCount * 2 < segments[index].slotCount {
      segments[index] = SearchSegment(merging: CollectionOfOne(segments[index]))
    }
  }

  /// Merges all parts of the index into one, which makes searches faster after many updates.
  ///
  /// - Complexity: O(*n* log *n*)
  public mutating func compact() {
    guard segments.count > 1 || segments.contains(where: { $0.liveCount < $0.slotCount }) else {
      return
    }
    segments = [SearchSegment(merging: segments)]
  }

  /// Adds a document that its owner identifies by a number.
  package mutating func update(_ document: Document, number: UInt32) {
    remove(document.id)
    var builder = SearchSegment.Builder()
    builder.add(document, number: number)
    append(builder.segment())
  }

  /// Changes the popularity of a document, but not its words.
  package mutating func setPopularity(_ popularity: Int, of id: ItemReference) {
    for index in segments.indices.reversed() {
      guard let slot = segments[index].slot(of: id) else { continue }
      let segment = SearchSegment(copying: slot, of: segments[index], popularity: popularity)
      remove(slot, ofSegment: index)
      return append(segment)
    }
  }

  /// Adds documents that their owner identifies by numbers.
  package mutating func update(contentsOf documents: some Sequence<(Document, UInt32)>) {
    var builder = SearchSegment.Builder()
    for (document, number) in documents { builder.add(document, number: number) }
    guard builder.count > 0 else { return }
    let segment = builder.segment()
    if !isEmpty { for id in segment.ids { remove(id) } }
    append(segment)
  }

  /// Adds a part, and merges the last ones once enough of them are of a similar size.
  private mutating func append(_ segment: SearchSegment) {
    segments.append(segment)
    while segments.count > 1 {
      // Parts are counted in place, because a copy of one counts the references of all its arrays.
      var limit = Self.mergedParts
      while limit <= segments[segments.count - 1].slotCount { limit *= Self.mergedParts }
      var (start, total) = (segments.count, 0)
      while start > 0, segments[start - 1].slotCount < limit {
        start -= 1
        total += segments[start].slotCount
      }
      guard segments.count - start >= Self.mergedParts else { return }
      while total > Self.greatestMerge {
        total -= segments[start].slotCount
        start += 1
      }
      guard segments.count - start > 1 else { return }
      segments.replaceSubrange(
        start..., with: CollectionOfOne(SearchSegment(merging: segments[start...])))
    }
  }

  /// Returns a query with its last word completed, by the words of most documents first.
  ///
  /// The words are those of titles, subtitles, and tags, of documents that have the other words.
  ///
  /// - Parameters:
  ///   - query: The words as typed.
  ///   - limit: The maximum number of completions; none if it is negative.
  /// - Returns: The queries.
  /// - Complexity: O(*k*) in the lists of the words that begin with the last one
  public func completions(of query: Query, limit: Int = 8) -> [String] {
    let terms = query.terms
    guard let last = terms.last else { return [] }
    var counts: [ContiguousArray<UInt8>: Int] = [:]
    var scratch = SegmentSearch.Scratch()
    for segment in segments {
      let others = scratch.search(terms.dropLast(), in: segment)
      let documents = others.documents(in: segment, &scratch)
      for word in segment.words(of: last).range {
        var count = 0
        for group in 0..<SearchSegment.groupCount - 1 {
          segment.postings.forEach(in: segment.list(word, group)) { slot in
            if documents.contains(slot) { count += 1 }
          }
        }
        let bytes = segment.vocabulary[segment.bytes(of: word)]
        if count > 0, bytes.count > last.bytes.count {
          counts[ContiguousArray(bytes), default: 0] += count
        }
      }
    }
    let start = terms.dropLast().map { $0.text + " " }.joined()
    let best = counts.sorted { a, b in
      a.value != b.value ? a.value > b.value : a.key.lexicographicallyPrecedes(b.key)
    }
    return best.prefix(max(limit, 0)).map { start + String(decoding: $0.key, as: UTF8.self) }
  }

  /// The index as bytes, for a file that opens without reading the texts again.
  ///
  /// The format is little endian: the letters `HSIX`; the version 1 in four bytes; the number of parts in
  /// eight bytes; the arrays of each part; and the hash of all bytes before it in eight bytes, FNV-1a with
  /// a step for eight bytes instead of one, and the last ones filled with zeros. ``synonyms`` are not
  /// part of it.
  ///
  /// Before an app writes a new version, all readers must know it: update the readers first.
  ///
  /// - Complexity: O(*n*)
  public var bytes: [UInt8] {
    var bytes = FlatBytes()
    bytes.append(ContiguousArray("HSIX".utf8))
    bytes.append(Self.byteVersion)
    bytes.append(UInt64(segments.count))
    for segment in segments { segment.append(to: &bytes) }
    bytes.append(FlatBytes.checksum(of: bytes.bytes, upTo: bytes.bytes.count))
    return bytes.bytes
  }

  /// Opens an index from its bytes.
  ///
  /// - Complexity: O(*n*) to check them; nothing is sorted or folded again
  /// - Throws: ``SearchIndex/Error``
  public init(bytes: [UInt8]) throws(SearchIndex.Error) {
    guard bytes.starts(with: "HSIX".utf8) else { throw .notAnIndex }
    var reader = FlatBytes(bytes, from: 4)
    guard let version = reader.number(UInt32.self), let count = reader.number(UInt64.self),
      bytes.count >= 24
    else { throw .damaged }
    guard version <= Self.byteVersion else { throw .newerVersion(version) }
    var end = FlatBytes(bytes, from: bytes.count - 8)
    guard version == Self.byteVersion,
      end.number(UInt64.self) == FlatBytes.checksum(of: bytes, upTo: bytes.count - 8)
    else { throw .damaged }
    // A part has more bytes than this, so the count cannot make the loop long.
    guard count <= UInt64(bytes.count / 8) else { throw .damaged }
    for _ in 0..<count {
      guard let segment = SearchSegment(from: &reader) else { throw .damaged }
      segments.append(segment)
    }
    guard reader.number(UInt64.self) != nil, reader.isAtEnd else { throw .damaged }
  }

  /// The reason some bytes are not an index.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes do not start with the letters of an index.
    case notAnIndex
    /// A newer version of the package wrote the bytes in a format that this version cannot read.
    case newerVersion(UInt32)
    /// The bytes are incomplete or changed.
    case damaged

    /// A sentence that states what is wrong with the bytes.
    public var description: String {
      switch self {
      case .notAnIndex: "The bytes are not a search index."
      case .newerVersion(let version):
        "The search index has version \(version), and this release reads version 1."
      case .damaged: "The search index is damaged. Build it again from the documents."
      }
    }
  }

  private static var byteVersion: UInt32 { 1 }
}

extension SearchSegment.Builder {
  mutating func add(_ document: SearchIndex.Document, number: UInt32) {
    add(
      document.id, number: number, popularity: document.popularity, title: document.title,
      subtitle: document.subtitle, tags: document.tags, details: document.details)
  }
}
