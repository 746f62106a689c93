/// Events in the order of lists: by start, then by ID.
///
/// It is a list of short sorted lists, so that an insertion moves few events.
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

  /// Sorted lists, none of them empty, in order.
  private var runs: ContiguousArray<ContiguousArray<Key>> = []

  /// The greatest length of a run.
  private static var runLimit: Int { 256 }

  /// Inserts a key that is not in the order.
  ///
  /// - Complexity: O(√*n*) in practice: the number of runs and the length of one.
  mutating func insert(_ key: Key) {
    guard let last = runs.indices.last else {
      runs.append([key])
      return
    }
    let run = min(Self.position(of: key, in: runs) { $0[$0.count - 1] }, last)
    runs[run].insert(key, at: Self.position(of: key, in: runs[run]) { $0 })
    guard runs[run].count > Self.runLimit else { return }
    let half = Self.runLimit / 2
    let rest = ContiguousArray(runs[run][half...])
    runs[run].removeSubrange(half...)
    runs.insert(rest, at: run + 1)
  }

  /// Removes a key, if it is in the order.
  mutating func remove(_ key: Key) {
    let run = Self.position(of: key, in: runs) { $0[$0.count - 1] }
    guard run < runs.count else { return }
    let position = Self.position(of: key, in: runs[run]) { $0 }
    guard position < runs[run].count, runs[run][position] == key else { return }
    runs[run].remove(at: position)
    if runs[run].isEmpty { runs.remove(at: run) }
  }

  /// Returns the first key after a key, or the first of all.
  func key(after key: Key?) -> Key? {
    guard let key else { return runs.first?.first }
    var run = Self.position(of: key, in: runs) { $0[$0.count - 1] }
    guard run < runs.count else { return nil }
    var position = Self.position(of: key, in: runs[run]) { $0 }
    if runs[run][position] == key { position += 1 }
    if position == runs[run].count { (run, position) = (run + 1, 0) }
    return run < runs.count ? runs[run][position] : nil
  }

  /// Returns the first position whose key is not before a key.
  private static func position<Element>(
    of key: Key, in elements: ContiguousArray<Element>, _ keyOf: (Element) -> Key
  ) -> Int {
    var bounds = 0..<elements.count
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      bounds =
        keyOf(elements[middle]) < key
        ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return bounds.lowerBound
  }
}
