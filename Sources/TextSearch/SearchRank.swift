import Essentials

/// How well a document matches, as a number that is lower for a better match.
///
/// From the highest bits to the lowest: the slips that were mended, whether a synonym was needed, the
/// fields of the words, whether the first word begins the title, how near the words are, how many of
/// them are only the beginning of a word, and whether the title has other words.
package struct SearchRank: Hashable, Comparable, Sendable {
  package var value: UInt64

  package init(value: UInt64) { self.value = value }

  init(
    slips: Int, variant: Int, fields: Int, isAtStart: Bool, gaps: Int, beginnings: Int,
    isWholeTitle: Bool
  ) {
    value =
      UInt64(slips) << 48 + UInt64(variant) << 40 | UInt64(fields) << 32
      | (isAtStart ? 0 : 1 << 24) | UInt64(gaps) << 8 | UInt64(beginnings) << 1
      | (isWholeTitle ? 0 : 1)
  }

  /// The slips of a document that matches by initials, more than those of two words.
  static let slipsOfInitials = 5

  /// The greatest number of a variant.
  static let greatestVariant = 255

  /// A variant for ranks whose slips are more by a number.
  static func variant(_ variant: Int, withSlips slips: Int) -> Int { variant + slips << 8 }

  var slips: Int { Int(value >> 48) }

  /// The number of the variant of the query.
  var variant: Int { Int(value >> 40 & 0xFF) }

  /// Whether the first word begins the title.
  var isAtStart: Bool { value >> 24 & 1 == 0 }

  /// The sum of the fields of the words.
  var fields: Int { Int(value >> 32 & 0xFF) }

  /// The greatest distance of two words that counts.
  static let farthest = 8

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}

/// Where a document stands among the hits of a search.
package struct SearchPosition: Hashable, Sendable {
  package var rank: SearchRank
  package var popularity: Int64
  package var titleLength: Int
  package var id: ItemReference

  package init(rank: SearchRank, popularity: Int64, titleLength: Int, id: ItemReference) {
    self.rank = rank
    self.popularity = popularity
    self.titleLength = titleLength
    self.id = id
  }

  func isBefore(_ other: SearchPosition) -> Bool {
    if rank != other.rank { return rank < other.rank }
    if popularity != other.popularity { return popularity > other.popularity }
    return titleLength != other.titleLength ? titleLength < other.titleLength : id < other.id
  }
}

/// The first documents of those that are offered.
package struct FirstDocuments {
  /// A document of one of the segments.
  package struct Place {
    var rank: SearchRank
    package var segment: Int
    package var slot: Int
  }

  /// The documents so far, in order.
  package private(set) var places: [Place]
  private let segments: ContiguousArray<SearchSegment>
  private let last: SearchPosition?
  private let limit: Int

  /// Creates an empty list of the first documents after a position.
  ///
  /// `places` is memory for them, without any.
  init(
    in segments: ContiguousArray<SearchSegment>, after last: SearchPosition?, limit: Int,
    places: consuming [Place]
  ) {
    self.segments = segments
    self.last = last
    self.limit = limit
    self.places = places
    self.places.reserveCapacity(min(limit, 64))
  }

  var isFull: Bool { places.count == limit }

  /// Whether a document with a rank may be among the first.
  @inline(__always)
  func mayTake(_ rank: SearchRank) -> Bool {
    if let last, rank < last.rank { return false }
    return !isFull || places.last.map { rank <= $0.rank } ?? false
  }

  /// Whether documents with a rank or a higher one may be among the first.
  @inline(__always)
  func mayTakeFrom(_ rank: SearchRank) -> Bool {
    !isFull || places.last.map { rank <= $0.rank } ?? false
  }

  /// Inserts a document if it is among the first, and returns whether a later slot of the segment with
  /// the same rank may be among them.
  ///
  /// - Complexity: O(limit)
  mutating func offer(_ rank: SearchRank, segment: Int, slot: Int) -> Bool {
    guard mayTake(rank) else { return false }
    let place = Place(rank: rank, segment: segment, slot: slot)
    if let last, rank == last.rank, !last.isBefore(position(of: place)) { return true }
    var index = places.count
    while index > 0, isBefore(place, places[index - 1]) { index -= 1 }
    guard index < limit else { return false }
    if isFull { places.removeLast() }
    places.insert(place, at: index)
    return true
  }

  package func position(of place: Place) -> SearchPosition {
    let segment = segments[place.segment]
    return SearchPosition(
      rank: place.rank, popularity: segment.popularities[place.slot],
      titleLength: segment.titleLength(place.slot), id: segment.ids[place.slot])
  }

  private func isBefore(_ a: Place, _ b: Place) -> Bool {
    if a.rank != b.rank { return a.rank < b.rank }
    if a.segment == b.segment { return a.slot < b.slot }
    return position(of: a).isBefore(position(of: b))
  }
}
