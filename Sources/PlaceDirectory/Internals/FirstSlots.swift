/// The first slots of an order, of those that are offered.
struct FirstSlots {
  /// The slots so far, in order, with their keys; one more than the limit, to know whether there are more.
  private(set) var sorted: [(slot: Int, key: UInt64)] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Whether a slot with a key may be among the first.
  @inline(__always)
  func mayTake(_ key: UInt64) -> Bool {
    lastKey.map { key <= $0 } ?? true
  }

  /// The key of the last slot, or `nil` as long as every slot is taken.
  @inline(__always)
  var lastKey: UInt64? { sorted.count > limit ? sorted.last?.key : nil }

  /// Inserts a slot if it is among the first, where `isBefore` decides between slots with one key.
  ///
  /// - Complexity: O(limit)
  @inline(__always)
  mutating func insert(
    _ slot: Int, _ key: UInt64, isBefore: (_ slot: Int, _ other: Int) -> Bool
  ) {
    var index = sorted.count
    while index > 0 {
      let other = sorted[index - 1]
      guard key == other.key ? isBefore(slot, other.slot) : key < other.key else { break }
      index -= 1
    }
    guard index <= limit else { return }
    sorted.insert((slot, key), at: index)
    if sorted.count > limit + 1 { sorted.removeLast() }
  }
}
