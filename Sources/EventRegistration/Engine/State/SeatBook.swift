import Essentials

/// The seats of an event, and the children who are registered, wait, or have a hold or an offer.
struct SeatBook: ~Copyable, Sendable {
  var table: SeatTable
  var nodes = SeatNodes()
  var roster: Roster
  var coolDowns = HoldCoolDowns()
  /// The seats beyond the capacity, which are part of the table's.
  private(set) var overfill: UInt32 = 0

  /// Creates the book of an event without seats.
  ///
  /// - Parameter seed: Only randomizes hashing.
  init(seed: UInt64) {
    table = SeatTable(capacity: 0, waitlistLimit: 0)
    roster = Roster(seed: seed)
  }

  private init(table: consuming SeatTable, nodes: consuming SeatNodes, roster: consuming Roster) {
    self.table = table
    self.nodes = nodes
    self.roster = roster
  }

  func copy() -> SeatBook {
    var copy = SeatBook(table: table.copy(), nodes: nodes.copy(), roster: roster.copy())
    copy.coolDowns = coolDowns
    copy.overfill = overfill
    return copy
  }

  /// Sets the capacity; the seats beyond it stay.
  mutating func setCapacity(_ capacity: Int) { table.setCapacity(UInt32(capacity) + overfill) }

  /// Sets the number of seats beyond the capacity.
  mutating func setOverfill(_ seats: Int) {
    let capacity = table.capacity - overfill
    overfill = UInt32(seats)
    table.setCapacity(capacity + overfill)
  }

  /// Ends the holds and offers whose deadline is at or before `time`, without promoting anyone.
  mutating func endKept(until time: Int64, _ events: inout SeatEvents) {
    while !table.kept.isEmpty, table.nextDeadline <= time {
      table.removeKept(table.kept.head, &nodes) { slot, isCompanion in
        events.append(
          slot.state == .held ? .holdExpired : .offerExpired, slot.person, isCompanion: isCompanion)
      }
    }
  }

  /// Applies the rules of the waiting list.
  mutating func adopt(_ policy: WaitlistPolicy) {
    table.waitlistLimit = UInt32(policy.limit)
    table.maximumOvertakings =
      switch policy.fit {
      case .strictFIFO: 0
      case .firstFit(nil): .max
      case .firstFit(let overtakings?): UInt32(overtakings)
      }
  }

  /// Returns the state of a child, or `nil` if they are not at the event.
  func state(of child: ChildID) -> SeatState? {
    guard let number = roster.number(of: child) else { return nil }
    return table.state(of: number)
  }

  /// Returns the position of a child's slot, or `nil` if they are not at the event.
  func position(of child: ChildID) -> UInt32? {
    guard let number = roster.number(of: child) else { return nil }
    return table.slots.position(of: number)
  }

  /// Returns the party that a node leads, the lead first.
  func party(ledBy lead: UInt32) -> [ChildID] {
    var children: [ChildID] = []
    var index = lead
    while index != SeatNode.none {
      children.append(roster[nodes[index].person].attendee.id)
      index = nodes[index].companion
    }
    return children
  }

  /// Returns the nodes of the leads of all parties in a queue, in order.
  func leads(of queue: SeatQueue) -> [UInt32] {
    var leads: [UInt32] = []
    var index = queue.head
    while index != SeatNode.none {
      leads.append(index)
      index = nodes[index].next
    }
    return leads
  }

  /// Returns the registered parties in the order of their registration, each sorted by ID.
  ///
  /// - Complexity: O(*n* log *n*) for *n* registered children.
  func registeredParties() -> [[ChildID]] {
    var rows: [(order: UInt32, child: ChildID)] = []
    for position in 0..<table.slots.positions {
      let slot = table.slots[position]
      if !slot.isEmpty, slot.state == .registered {
        rows.append((slot.link, roster[slot.person].attendee.id))
      }
    }
    rows.sort { $0.order != $1.order ? $0.order < $1.order : $0.child < $1.child }
    var parties: [[ChildID]] = []
    var previous: UInt32?
    for row in rows {
      if row.order == previous {
        parties[parties.count - 1].append(row.child)
      } else {
        parties.append([row.child])
      }
      previous = row.order
    }
    return parties
  }
}
