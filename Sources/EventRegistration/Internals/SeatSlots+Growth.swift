// Moves of all records to a table, or to a larger one.

extension SeatSlots {
  @inline(never)
  mutating func grow() {
    // Branches on empty slots are hard to predict. So all slots are moved to the front without a
    // branch, each over the previous one if that is empty, which saves a quarter of the time.
    var filled: UInt32 = 0
    for position in 0..<positions {
      let slot = words[position]
      words[filled] = slot
      // Adds 0 for an empty slot, and 1 for any other.
      filled &+= UInt32(truncatingIfNeeded: (UInt64(~slot.person) &+ 0xFFFF_FFFF) &>> 32)
    }
    var larger = SeatSlots(positions: positions &* 2)
    for index in 0..<filled { larger.place(words[index]) }
    larger.copyCounts(of: self)
    self = larger
  }

  @inline(__always)
  private func place(_ slot: SeatSlot) {
    var position = home(slot.person)
    while !words[position].isEmpty { position = (position &+ 1) & mask }
    words[position] = slot
  }

  /// Moves the records to a table, with the links of people who are not registered.
  @inline(never)
  mutating func moveToTable(link: (SeatSlot) -> UInt32) {
    guard isInPlace else { return }
    var larger = SeatSlots(positions: 16)
    for position in 0..<count {
      var slot = self[position]
      if slot.state == .registered { larger.order += 1 }
      slot.link = slot.state == .registered ? larger.order : link(slot)
      larger.place(slot)
    }
    larger.words.count = count
    larger.words.taken = taken
    self = larger
  }
}
