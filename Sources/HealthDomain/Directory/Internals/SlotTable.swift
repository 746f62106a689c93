/// Finds the slots of items: a hash table of slots alone, since the references stand in a column.
///
/// The hash function is the standard library's, whose seed differs between processes, so that nobody can
/// make references that collide.
struct SlotTable: Sendable {
  /// The number of items.
  private(set) var count = 0
  /// A slot plus 1, or 0; always with room for more.
  private var places = ContiguousArray<UInt32>(repeating: 0, count: 16)

  private var mask: Int { places.count - 1 }

  /// Returns the slot of an item, or `nil` if it has none.
  ///
  /// - Complexity: O(1) on average
  func slot(of id: ItemReference, _ ids: ContiguousArray<ItemReference>) -> Int? {
    let number = places[place(of: id, ids)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// Inserts a slot, whose item must have none yet; its reference is in the column already.
  ///
  /// - Complexity: O(1) on average
  mutating func insert(_ slot: Int, _ ids: ContiguousArray<ItemReference>) {
    if (count + 1) * 4 > places.count * 3 { grow(ids) }
    places[place(of: ids[slot], ids)] = UInt32(truncatingIfNeeded: slot) + 1
    count += 1
  }

  /// Removes the slot of an item, whose reference is still in the column.
  ///
  /// - Complexity: O(1) on average
  mutating func remove(_ id: ItemReference, _ ids: ContiguousArray<ItemReference>) {
    var hole = place(of: id, ids)
    guard places[hole] != 0 else { return }
    places[hole] = 0
    count -= 1
    // What comes behind moves up, unless it is where its search begins or behind that.
    var next = (hole + 1) & mask
    while places[next] != 0 {
      let start = Self.hash(ids[Int(places[next]) - 1]) & mask
      if (next - start) & mask >= (next - hole) & mask {
        places[hole] = places[next]
        places[next] = 0
        hole = next
      }
      next = (next + 1) & mask
    }
  }

  /// The place of an item, or the free one where it would be.
  private func place(of id: ItemReference, _ ids: ContiguousArray<ItemReference>) -> Int {
    var place = Self.hash(id) & mask
    while places[place] != 0, ids[Int(places[place]) - 1] != id { place = (place + 1) & mask }
    return place
  }

  private mutating func grow(_ ids: ContiguousArray<ItemReference>) {
    let old = places
    places = ContiguousArray(repeating: 0, count: old.count * 2)
    for number in old where number != 0 {
      places[place(of: ids[Int(number) - 1], ids)] = number
    }
  }

  private static func hash(_ id: ItemReference) -> Int { id.hashValue }
}
