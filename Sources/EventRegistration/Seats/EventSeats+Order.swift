extension EventSeats {
  /// Begins the next registration in the order of the event.
  @inline(__always)
  mutating func advanceOrder() {
    // In place, the order is that of the positions.
    guard !slots.isInPlace else { return }
    if slots.order == SeatSlot.maximumLink { renumber() }
    slots.order &+= 1
  }

  /// Renumbers the registrations in the same order, once in 67 million registrations.
  @inline(never)
  private mutating func renumber() {
    var registered: [(order: UInt32, position: UInt32)] = []
    for position in 0..<slots.positions where !slots[position].isEmpty {
      let slot = slots[position]
      if slot.state == .registered { registered.append((slot.link, position)) }
    }
    registered.sort { $0.order < $1.order }
    var previous: UInt32?
    slots.order = 0
    for (old, position) in registered {
      if old != previous { slots.order += 1 }
      previous = old
      slots.setLink(at: position, slots.order)
    }
  }
}
