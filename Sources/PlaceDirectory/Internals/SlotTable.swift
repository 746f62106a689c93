import Essentials

/// Finds the slots of items: a hash table of slots alone, since the references are in the records.
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
  func slot(of id: ItemReference, _ columns: RecordColumns) -> Int? {
    let number = places[place(of: id, columns)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// Inserts a slot, whose item must have none yet; its record is in the columns already.
  ///
  /// - Complexity: O(1) on average
  mutating func insert(_ slot: Int, _ columns: RecordColumns) {
    if (count + 1) * 4 > places.count * 3 { grow(columns) }
    places[place(of: columns.id(of: slot), columns)] = UInt32(truncatingIfNeeded: slot) + 1
    count += 1
  }

  /// Removes the slot of an item, whose record is still in the columns.
  ///
  /// - Complexity: O(1) on average
  mutating func remove(_ id: ItemReference, _ columns: RecordColumns) {
    var hole = place(of: id, columns)
    guard places[hole] != 0 else { return }
    places[hole] = 0
    count -= 1
    // What comes behind moves up, unless it is where its search begins or behind that.
    var next = (hole + 1) & mask
    while places[next] != 0 {
      let start = Self.hash(columns.id(of: Int(places[next]) - 1)) & mask
      if (next - start) & mask >= (next - hole) & mask {
        places[hole] = places[next]
        places[next] = 0
        hole = next
      }
      next = (next + 1) & mask
    }
  }

  /// The place of an item, or the free one where it would be.
  private func place(of id: ItemReference, _ columns: RecordColumns) -> Int {
    var place = Self.hash(id) & mask
    while places[place] != 0, columns.id(of: Int(places[place]) - 1) != id {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow(_ columns: RecordColumns) {
    let old = places
    places = ContiguousArray(repeating: 0, count: old.count * 2)
    for number in old where number != 0 {
      places[place(of: columns.id(of: Int(number) - 1), columns)] = number
    }
  }

  private static func hash(_ id: ItemReference) -> Int { id.hashValue }
}
