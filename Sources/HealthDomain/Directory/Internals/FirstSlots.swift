/// The first slots of an order, of those that are offered.
struct FirstSlots {
  /// The slots so far, in order; one more than the limit, to know whether there are more.
  private(set) var sorted: [(slot: Int, position: RecordPosition)] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Whether a slot with a key may be among the first.
  @inline(__always)
  func mayTake(_ key: UInt64) -> Bool {
    lastKey.map { key <= $0 } ?? true
  }

  /// The key of the last slot, or `nil` as long as every slot is taken.
  @inline(__always)
  var lastKey: UInt64? { sorted.count > limit ? sorted.last?.position.key : nil }

  /// Inserts a slot if it is among the first.
  ///
  /// - Complexity: O(limit)
  mutating func insert(
    _ slot: Int, _ position: RecordPosition,
    isBefore: (_ slot: Int, _ other: RecordPosition) -> Bool
  ) {
    var index = sorted.count
    while index > 0, isBefore(slot, sorted[index - 1].position) { index -= 1 }
    guard index <= limit else { return }
    sorted.insert((slot, position), at: index)
    if sorted.count > limit + 1 { sorted.removeLast() }
  }
}
