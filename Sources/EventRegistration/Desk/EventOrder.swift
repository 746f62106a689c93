/// Events in the order of lists: by start, then by ID.
///
/// It is a list of short sorted lists, so that an insertion moves few events. It stores only the numbers of
/// events, and gets their keys from a table.
struct EventOrder: Sendable {
  /// The place of an event in the order.
  struct Key: Comparable, Sendable {
    /// The start, in seconds since 1970-01-01 00:00 UTC.
    var start: Int64
    var id: EventID

    init(start: Int64, id: EventID) {
      self.start = start
      self.id = id
    }

    init(_ record: EventRecord) {
      self.init(start: record.details.startTime, id: record.id)
    }

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.start, lhs.id) < (rhs.start, rhs.id)
    }
  }

  /// Sorted lists of numbers, none of them empty, in order.
  private var runs: ContiguousArray<ContiguousArray<UInt32>> = []

  /// The greatest length of a run.
  private static var runLimit: Int { 256 }

  var isEmpty: Bool { runs.isEmpty }

  /// Inserts an event that is not in the order.
  ///
  /// - Complexity: O(√*n*) in practice: the number of runs and the length of one.
  mutating func insert(_ number: UInt32, in table: borrowing some EventKeys & ~Copyable) {
    guard let last = runs.indices.last else {
      runs.append([number])
      return
    }
    let key = table.key(of: number)
    var run = min(self.run(of: key, in: table), last)
    if runs[run].count == Self.runLimit {
      // Before the insertion, for which the run would get room that it does not need afterwards.
      let half = Self.runLimit / 2
      runs.insert(ContiguousArray(runs[run][half...]), at: run + 1)
      runs[run].removeSubrange(half...)
      if table.isEvent(runs[run][half - 1], before: key) { run += 1 }
    }
    let position = Self.position(of: key, in: runs[run], table)
    if runs[run].count == runs[run].capacity {
      // An array that makes room itself doubles it.
      runs[run].reserveCapacity(runs[run].count + 1 + runs[run].count / 8)
    }
    runs[run].insert(number, at: position)
  }

  /// Removes an event, if it is in the order.
  mutating func remove(_ number: UInt32, in table: borrowing some EventKeys & ~Copyable) {
    let key = table.key(of: number)
    let run = run(of: key, in: table)
    guard run < runs.count else { return }
    let position = Self.position(of: key, in: runs[run], table)
    guard position < runs[run].count, runs[run][position] == number else { return }
    runs[run].remove(at: position)
    if runs[run].isEmpty { runs.remove(at: run) }
  }

  /// Returns the key of the first event after a key, or of the first of all.
  func key(after key: Key?, in table: borrowing some EventKeys & ~Copyable) -> Key? {
    guard let key else { return runs.first?.first.map { table.key(of: $0) } }
    var run = run(of: key, in: table)
    guard run < runs.count else { return nil }
    var position = Self.position(of: key, in: runs[run], table)
    let found = table.key(of: runs[run][position])
    guard found == key else { return found }
    position += 1
    if position == runs[run].count { (run, position) = (run + 1, 0) }
    return run < runs.count ? table.key(of: runs[run][position]) : nil
  }

  /// Returns the first run whose last key is not before a key.
  private func run(of key: Key, in table: borrowing some EventKeys & ~Copyable) -> Int {
    var bounds = 0..<runs.count
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      let last = runs[middle][runs[middle].count - 1]
      bounds =
        table.isEvent(last, before: key)
        ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return bounds.lowerBound
  }

  /// Returns the first position of a run whose key is not before a key.
  private static func position(
    of key: Key, in run: ContiguousArray<UInt32>, _ table: borrowing some EventKeys & ~Copyable
  ) -> Int {
    var bounds = 0..<run.count
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      bounds =
        table.isEvent(run[middle], before: key)
        ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return bounds.lowerBound
  }
}

/// A table of the keys of events by number.
protocol EventKeys: ~Copyable {
  func key(of number: UInt32) -> EventOrder.Key

  /// Whether the key of an event is before another one.
  func isEvent(_ number: UInt32, before key: EventOrder.Key) -> Bool
}
