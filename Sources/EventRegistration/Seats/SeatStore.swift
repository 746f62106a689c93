/// What the events of an engine share: nodes, the queues of those that need them, and equal rules.
struct SeatStore: ~Copyable, Sendable {
  /// The index that stands for no queues, at which empty queues are stored.
  static let none: UInt32 = 0

  var nodes = SeatNodes()
  var queues = Buffer(repeating: SeatQueues(waitlistLimit: 0), count: 1)
  private var firstFree = Self.none
  private(set) var rules = Buffer<SeatEngine.Rules>(minimumCapacity: 1)
  private var rulesByHash = DirectorySlots()

  init() {}

  /// Stores queues, and returns their index.
  mutating func insert(_ new: SeatQueues) -> UInt32 {
    let index = firstFree
    guard index != Self.none else {
      queues.append(new)
      return queues.count - 1
    }
    firstFree = queues[index].waitlistLimit
    queues[index] = new
    return index
  }

  /// Removes queues, which must be empty.
  mutating func remove(_ index: UInt32) {
    // Queues that are not in use link to the next ones.
    queues[index].waitlistLimit = firstFree
    firstFree = index
  }

  /// Returns the index of rules without their capacity, which equal rules share.
  mutating func index(of new: SeatEngine.Rules) -> UInt32 {
    var new = new
    new.capacity = 0
    // Most events have the rules of the event before.
    if rules.count > 0, rules[rules.count - 1] == new { return rules.count - 1 }
    // The seed of the process only affects the places in the table.
    let hash = UInt32(truncatingIfNeeded: new.hashValue)
    let position = rulesByHash.position(hash: hash) { rules[$0] == new }
    if let index = rulesByHash[position] { return index }
    rules.append(new)
    if rulesByHash.hasRoom { rulesByHash.insert(rules.count - 1, hash: hash, at: position) }
    return rules.count - 1
  }
}
