extension SeatBook {
  /// The numbers of seats.
  var count: EventRecord.SeatCount {
    EventRecord.SeatCount(
      capacity: Int(table.capacity - overfill), taken: Int(table.taken), held: Int(table.held),
      offered: Int(table.offered), waiting: Int(table.waiting),
      overfill: Int(overfill))
  }

  /// Returns the node of the lead of the party that a node belongs to.
  func lead(of node: UInt32) -> UInt32 {
    nodes[node].isCompanion ? nodes[node].previous : node
  }

  /// Returns the instant at which the hold or offer of the party of a node ends.
  func deadline(of node: UInt32) -> Int64 { nodes[lead(of: node)].deadline }

  /// Returns the position of the party of a node on the waiting list, from 1.
  func rank(of node: UInt32) -> Int {
    var index = nodes[lead(of: node)].previous
    var rank = 1
    while index != SeatNode.none {
      rank += 1
      index = nodes[index].previous
    }
    return rank
  }
}
