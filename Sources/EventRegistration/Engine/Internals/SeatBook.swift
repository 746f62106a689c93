/// The seats of an event and the children who have them, wait for them or keep them.
struct SeatBook: ~Copyable, Sendable {
  var table: SeatTable
  var nodes = SeatNodes()
  var roster: Roster

  /// An event without seats.
  ///
  /// - Parameter seed: The key by which children are found.
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
    SeatBook(table: table.copy(), nodes: nodes.copy(), roster: roster.copy())
  }

  /// Ends the holds and offers whose deadline is at or before `time`, and promotes nobody.
  mutating func endKept(until time: Int64, _ events: inout SeatEvents) {
    while !table.kept.isEmpty, table.nextDeadline <= time {
      table.removeKept(table.kept.head, &nodes) { slot, isCompanion in
        events.append(
          slot.state == .held ? .holdExpired : .offerExpired, slot.person, isCompanion: isCompanion)
      }
    }
  }

  /// Takes over the rules of a waiting list.
  mutating func adopt(_ policy: WaitlistPolicy) {
    table.waitlistLimit = UInt32(policy.limit)
    table.maximumOvertakings =
      switch policy.fit {
      case .strictFIFO: 0
      case .firstFit(nil): .max
      case .firstFit(let overtakings?): UInt32(overtakings)
      }
    table.offerSeconds =
      switch policy.promotion {
      case .automatic: 0
      case .offer(let seconds): Int64(seconds)
      }
  }

  /// What a child has.
  func state(of child: ChildID) -> SeatState? {
    guard let number = roster.number(of: child) else { return nil }
    return table.state(of: number)
  }

  /// The position of a child's slot.
  func position(of child: ChildID) -> UInt32? {
    guard let number = roster.number(of: child) else { return nil }
    return table.slots.position(of: number)
  }

  /// The party that a node leads, the lead first.
  func party(ledBy lead: UInt32) -> [ChildID] {
    var children: [ChildID] = []
    var index = lead
    while index != SeatNode.none {
      children.append(roster[nodes[index].person].attendee.id)
      index = nodes[index].companion
    }
    return children
  }

  /// The parties of a queue, in order: the node of each lead.
  func leads(of queue: SeatQueue) -> [UInt32] {
    var leads: [UInt32] = []
    var index = queue.head
    while index != SeatNode.none {
      leads.append(index)
      index = nodes[index].next
    }
    return leads
  }

  /// The registered parties, in the order of their registration, and their children by identity.
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
