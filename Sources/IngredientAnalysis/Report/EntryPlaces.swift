/// The places of some entries in a list: a small hash table, whose size follows the list and not the
/// knowledge.
struct EntryPlaces: Sendable {
  private struct Slot {
    var entry: EntryID
    var place: Int32
    static let empty = Slot(entry: .none, place: 0)
  }

  /// Open addressing; at most half of the slots are used.
  private var slots: ContiguousArray<Slot> = []
  private var shift: UInt32 = 0

  /// Removes all entries, and makes room for a number of others.
  mutating func removeAll(keepingRoomFor count: Int) {
    var bits: UInt32 = 4
    while 1 << bits < count * 2 { bits += 1 }
    shift = 32 - bits
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(.empty, count: 1 << bits))
  }

  /// Returns the place of an entry; if it has none, gives it a place and returns `nil`.
  ///
  /// - Precondition: There is room for the entry, which is not negative.
  mutating func place(of entry: EntryID, orInsert place: Int) -> Int? {
    let hash = UInt32(bitPattern: entry.number) &* 0x9E37_79B9
    var index = Int(hash &>> shift)
    while slots[index].entry.exists {
      if slots[index].entry == entry { return Int(slots[index].place) }
      index = (index &+ 1) & (slots.count &- 1)
    }
    slots[index] = Slot(entry: entry, place: Int32(truncatingIfNeeded: place))
    return nil
  }
}
