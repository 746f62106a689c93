/// The slots of a directory in an order, in chunks, so that a change moves few of them.
struct SlotOrder: Sendable {
  /// Chunks of 1 to ``chunkCapacity`` slots.
  private var chunks: ContiguousArray<ContiguousArray<UInt32>> = []

  private static let chunkCapacity = 512

  init() {}

  /// Creates an order from slots that are in it.
  init(sorted slots: ContiguousArray<UInt32>) {
    var start = 0
    // Room for some more, so that the first changes split no chunk.
    let size = Self.chunkCapacity * 3 / 4
    while start < slots.count {
      let end = min(start + size, slots.count)
      chunks.append(ContiguousArray(slots[start..<end]))
      start = end
    }
  }

  /// Inserts a slot before the first one that it precedes.
  ///
  /// - Complexity: O(log *n*) calls, and O(*n* / 512)
  mutating func insert(_ slot: Int, where isBehind: (_ slot: Int) -> Bool) {
    let slot = UInt32(truncatingIfNeeded: slot)
    guard !chunks.isEmpty else {
      chunks.append([slot])
      return
    }
    let chunk = min(self.chunk(where: isBehind), chunks.count - 1)
    let position = chunks[chunk].partitioningIndex { isBehind(Int($0)) }
    chunks[chunk].insert(slot, at: position)
    guard chunks[chunk].count > Self.chunkCapacity else { return }
    let middle = chunks[chunk].count / 2
    let upper = ContiguousArray(chunks[chunk][middle...])
    chunks[chunk].removeSubrange(middle...)
    chunks.insert(upper, at: chunk + 1)
  }

  /// Removes a slot, which is the first one that is not before itself.
  ///
  /// - Complexity: O(log *n*) calls, and O(*n* / 512)
  mutating func remove(_ slot: Int, where isNotBefore: (_ slot: Int) -> Bool) {
    let chunk = chunk(where: isNotBefore)
    guard chunk < chunks.count else { return }
    let position = chunks[chunk].partitioningIndex { isNotBefore(Int($0)) }
    guard position < chunks[chunk].count, Int(chunks[chunk][position]) == slot else { return }
    chunks[chunk].remove(at: position)
    if chunks[chunk].isEmpty { chunks.remove(at: chunk) }
  }

  /// Returns the first chunk whose last slot fulfills a condition, which all later slots fulfill too.
  private func chunk(where isInSecondPart: (_ slot: Int) -> Bool) -> Int {
    chunks.partitioningIndex { chunk in chunk.last.map { isInSecondPart(Int($0)) } ?? true }
  }

  /// Calls `body` with the slots from the first one that fulfills a condition, which all later ones
  /// fulfill too, until it returns `false`.
  func forEach(
    from isInSecondPart: (_ slot: Int) -> Bool, _ body: (_ slot: Int) -> Bool
  ) {
    var chunk = chunk(where: isInSecondPart)
    guard chunk < chunks.count else { return }
    var position = chunks[chunk].partitioningIndex { isInSecondPart(Int($0)) }
    while chunk < chunks.count {
      while position < chunks[chunk].count {
        guard body(Int(chunks[chunk][position])) else { return }
        position += 1
      }
      (chunk, position) = (chunk + 1, 0)
    }
  }
}
