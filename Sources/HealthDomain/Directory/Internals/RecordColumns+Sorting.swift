/// The slots of a new directory, none of which is free, in each order.
extension RecordColumns {
  /// What a slot is sorted by: its key, the second eight bytes of its title, and its place in the order of
  /// the references.
  private typealias Keyed = (key: UInt64, more: UInt64, place: UInt32)

  /// The slots in the order of their references.
  ///
  /// - Complexity: O(*n* log *n*)
  var sortedByID: ContiguousArray<UInt32> {
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
      let more = order.isByTitle ? RecordFacts.number(titles[Int(slot)].utf8.dropFirst(8)) : 0
      keyed.append((key(of: Int(slot), in: order), more, UInt32(truncatingIfNeeded: place)))
    }
    keyed.sort { a, b in
      if a.key != b.key { return a.key < b.key }
      guard order.isByTitle else { return a.place < b.place }
      // Folded titles are decomposed, so equal ones have equal bytes.
      if a.more != b.more { return (a.more < b.more) == (order == .title) }
      let (first, second) = (titles[Int(byID[Int(a.place)])], titles[Int(byID[Int(b.place)])])
      guard first != second else { return a.place < b.place }
      return first.utf8.lexicographicallyPrecedes(second.utf8) == (order == .title)
    }
    return ContiguousArray(keyed.map { byID[Int($0.place)] })
  }
}
