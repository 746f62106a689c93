/// An entry of a queue: a person on the waiting list, or a person with a hold or an offer.
///
/// A party has one node for its lead, which is linked in the queue, and one node for each companion,
/// which is linked to the lead's node.
struct SeatNode: Sendable {
  /// The index that stands for no node.
  static let none: UInt32 = 1 << 26 - 1

  /// The person.
  var person: UInt32
  /// The previous node of the queue; for a companion, the node of its lead.
  var previous: UInt32
  /// The next node of the queue.
  var next: UInt32
  /// The first companion, or for a companion the next one.
  ///
  /// The lowest four bits hold the number of seats of the whole party, or zero for a companion.
  private var companionAndSeats: UInt32
  /// The instant at which the hold or offer of the party ends, in seconds since 1970.
  ///
  /// For a party on the waiting list, the number of times it was overtaken.
  var deadline: Int64

  init(person: UInt32, previous: UInt32, seats: UInt32, deadline: Int64) {
    self.person = person
    self.previous = previous
    next = Self.none
    companionAndSeats = Self.none << 4 | seats
    self.deadline = deadline
  }

  var companion: UInt32 {
    get { companionAndSeats >> 4 }
    set { companionAndSeats = newValue << 4 | companionAndSeats & 15 }
  }

  var seats: UInt32 {
    get { companionAndSeats & 15 }
    set {
      assert(newValue < 16, "A party has at most 15 seats.")
      companionAndSeats = companionAndSeats & ~15 | newValue
    }
  }

  var isCompanion: Bool { seats == 0 }
}

/// The nodes of all queues of an engine, which reuses the nodes that are removed.
struct SeatNodes: ~Copyable, Sendable {
  private var nodes = Buffer<SeatNode>(minimumCapacity: 1)
  private var firstFree = SeatNode.none
  /// The number of nodes in use.
  private(set) var count: UInt32 = 0

  init() {}

  private init(nodes: consuming Buffer<SeatNode>, firstFree: UInt32, count: UInt32) {
    self.nodes = nodes
    self.firstFree = firstFree
    self.count = count
  }

  func copy() -> SeatNodes { SeatNodes(nodes: nodes.copy(), firstFree: firstFree, count: count) }

  /// Whether a party of that many people can be queued.
  func hasRoom(for people: UInt32) -> Bool { count + people <= SeatNode.none }

  subscript(index: UInt32) -> SeatNode {
    @inline(__always) get { nodes[index] }
    @inline(__always) _modify { yield &nodes[index] }
  }

  mutating func insert(_ node: SeatNode) -> UInt32 {
    count += 1
    let index = firstFree
    guard index != SeatNode.none else {
      nodes.append(node)
      return nodes.count - 1
    }
    firstFree = nodes[index].next
    nodes[index] = node
    return index
  }

  mutating func remove(_ index: UInt32) {
    count -= 1
    nodes[index].next = firstFree
    firstFree = index
  }
}

/// A queue of nodes, from its head to its tail.
struct SeatQueue: Sendable {
  private(set) var head = SeatNode.none
  private(set) var tail = SeatNode.none

  var isEmpty: Bool { head == SeatNode.none }

  /// Appends a node at the tail.
  mutating func append(_ index: UInt32, in nodes: inout SeatNodes) {
    insert(index, behind: tail, in: &nodes)
  }

  /// Inserts a node behind another one, or at the head.
  mutating func insert(_ index: UInt32, behind previous: UInt32, in nodes: inout SeatNodes) {
    let next = previous == SeatNode.none ? head : nodes[previous].next
    nodes[index].previous = previous
    nodes[index].next = next
    if previous == SeatNode.none { head = index } else { nodes[previous].next = index }
    if next == SeatNode.none { tail = index } else { nodes[next].previous = index }
  }

  /// Removes a node from the queue; the node stays in use.
  mutating func unlink(_ index: UInt32, in nodes: inout SeatNodes) {
    let (previous, next) = (nodes[index].previous, nodes[index].next)
    if previous == SeatNode.none { head = next } else { nodes[previous].next = next }
    if next == SeatNode.none { tail = previous } else { nodes[next].previous = previous }
  }
}
