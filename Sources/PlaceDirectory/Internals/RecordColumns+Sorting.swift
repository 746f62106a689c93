import Essentials

/// The slots of a new directory, none of which is free, in each order.
extension RecordColumns {
  /// What a slot is sorted by: its key, the second eight bytes of its title, and its place in the order of
  /// the references.
  private typealias Keyed = (key: UInt64, more: UInt64, place: UInt32)

  /// The slots in the order of their references.
  ///
  /// - Complexity: O(*n* log *n*)
  var sortedByID: ContiguousArray<UInt32> {
    let ids = ContiguousArray(records.indices.map(id))
    var slots = ContiguousArray(ids.indices.map { UInt32(truncatingIfNeeded: $0) })
    slots.sort { ids[Int($0)] < ids[Int($1)] }
    return slots
  }

  /// Sorts slots that are in the order of their references, so that equal keys need no references.
  ///
  /// - Complexity: O(*n* log *n*)
  func sorted(
    _ byID: ContiguousArray<UInt32>, in order: StoredOrder
  ) -> ContiguousArray<UInt32> {
    var keyed = ContiguousArray<Keyed>()
    keyed.reserveCapacity(byID.count)
    for (place, slot) in byID.enumerated() {
      let more = order.isByTitle ? titleRests[Int(slot)] : 0
      keyed.append((key(of: Int(slot), in: order), more, UInt32(truncatingIfNeeded: place)))
    }
    keyed.sort { a, b in
      if a.key != b.key { return a.key < b.key }
      if a.more != b.more { return (a.more < b.more) == (order == .title) }
      return a.place < b.place
    }
    if order.isByTitle { sortLongTitles(of: &keyed, byID, isAscending: order == .title) }
    return ContiguousArray(keyed.map { byID[Int($0.place)] })
  }

  /// Sorts the slots whose titles have the same first sixteen bytes by the whole titles.
  private func sortLongTitles(
    of keyed: inout ContiguousArray<Keyed>, _ byID: ContiguousArray<UInt32>, isAscending: Bool
  ) {
    var start = 0
    while start < keyed.count {
      let first = keyed[start]
      var end = start + 1
      while end < keyed.count, keyed[end].key == first.key, keyed[end].more == first.more {
        end += 1
      }
      // Folded titles have no zeros, so one that has this byte may be longer.
      if end - start > 1, first.more & 0xFF != 0 {
        var long = keyed[start..<end].map {
          (title: title(of: Int(byID[Int($0.place)])), keyed: $0)
        }
        long.sort { a, b in
          // Folded titles are decomposed, so equal ones have equal bytes.
          guard a.title != b.title else { return a.keyed.place < b.keyed.place }
          return a.title.utf8.lexicographicallyPrecedes(b.title.utf8) == isAscending
        }
        keyed.replaceSubrange(start..<end, with: long.map(\.keyed))
      }
      start = end
    }
  }
}
