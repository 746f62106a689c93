import Essentials

/// The slots of a directory in an order, in chunks, so that a change moves few of them.
struct SlotOrder: Sendable {
  /// Chunks of 1 to ``chunkCapacity`` slots.
  private var chunks: ContiguousArray<ContiguousArray<UInt32>> = []
  /// The key of the last slot of each chunk, side by side: most searches for a chunk need no more.
  private var lastKeys: ContiguousArray<UInt64> = []

  private static let chunkCapacity = 128

  init() {}

  /// Creates an order from slots that are in it, with the key of each.
  init(sorted slots: ContiguousArray<UInt32>, key: (_ slot: Int) -> UInt64) {
    var start = 0
    // Room for some more, so that the first changes split no chunk.
    let size = Self.chunkCapacity * 3 / 4
    while start < slots.count {
      let end = min(start + size, slots.count)
      chunks.append(ContiguousArray(slots[start..<end]))
      lastKeys.append(key(Int(slots[end - 1])))
      start = end
    }
  }

  /// Inserts a slot before the first one that it precedes.
  ///
  /// - Complexity: O(log *n*) calls, and O(*n* / 128)
  mutating func insert(
    _ slot: Int, key: (_ slot: Int) -> UInt64, where isBehind: (_ slot: Int) -> Bool
  ) {
    guard !chunks.isEmpty else {
      chunks.append([UInt32(truncatingIfNeeded: slot)])
      lastKeys.append(key(slot))
      return
    }
    let own = key(slot)
    let chunk = min(self.chunk(own, where: isBehind), chunks.count - 1)
    let position = position(own, in: chunk, key: key, where: isBehind)
    chunks[chunk].insert(UInt32(truncatingIfNeeded: slot), at: position)
    if position == chunks[chunk].count - 1 { lastKeys[chunk] = own }
    guard chunks[chunk].count > Self.chunkCapacity else { return }
    let middle = chunks[chunk].count / 2
    let upper = ContiguousArray(chunks[chunk][middle...])
    chunks[chunk].removeSubrange(middle...)
    chunks.insert(upper, at: chunk + 1)
    lastKeys.insert(key(Int(chunks[chunk][middle - 1])), at: chunk)
  }

  /// Removes a slot, which is the first one that is not before itself.
  ///
  /// - Complexity: O(log *n*) calls, and O(*n* / 128)
  mutating func remove(
    _ slot: Int, key: (_ slot: Int) -> UInt64, where isNotBefore: (_ slot: Int) -> Bool
  ) {
    let chunk = chunk(key(slot), where: isNotBefore)
    // To compare the slots of a chunk takes less time than to look at what they are sorted by.
    guard chunk < chunks.count,
      let position = chunks[chunk].firstIndex(of: UInt32(truncatingIfNeeded: slot))
    else { return }
    chunks[chunk].remove(at: position)
    guard position == chunks[chunk].count else { return }
    if let last = chunks[chunk].last {
      lastKeys[chunk] = key(Int(last))
    } else {
      chunks.remove(at: chunk)
      lastKeys.remove(at: chunk)
    }
  }

  /// Returns the first position in a chunk whose slot fulfills a condition, which all later slots fulfill
  /// too, and none with a lower key.
  private func position(
    _ own: UInt64, in chunk: Int, key: (_ slot: Int) -> UInt64,
    where isInSecondPart: (_ slot: Int) -> Bool
  ) -> Int {
    let slots = chunks[chunk]
    var (first, end) = (0, slots.count)
    // A dozen keys are asked for before the next step, so that the processor fetches them at once: they are
    // far apart in memory.
    while first < end {
      let step = (end - first + 11) / 12
      var place = first + step - 1
      while place < end {
        first += key(Int(slots[place])) < own ? step : 0
        place += step
      }
      end = min(first + step - 1, end)
    }
    guard first < slots.count, key(Int(slots[first])) == own else { return first }
    return slots[first...].partitioningIndex { isInSecondPart(Int($0)) }
  }

  /// Returns the first chunk whose last slot fulfills a condition, which all later slots fulfill too, and
  /// none with a lower key.
  private func chunk(_ key: UInt64, where isInSecondPart: (_ slot: Int) -> Bool) -> Int {
    let first = lastKeys.partitioningIndex { $0 >= key }
    // Only slots with the same key need to be asked.
    let end = (first..<lastKeys.count).partitioningIndex { lastKeys[$0] > key }
    return chunk(in: first..<end, where: isInSecondPart)
  }

  private func chunk(in range: Range<Int>, where isInSecondPart: (_ slot: Int) -> Bool) -> Int {
    range.partitioningIndex { chunk in
      chunks[chunk].last.map { isInSecondPart(Int($0)) } ?? true
    }
  }

  /// Calls `body` with the slots from the first one that fulfills a condition, which all later ones
  /// fulfill too, until it returns `false`.
  func forEach(
    from isInSecondPart: (_ slot: Int) -> Bool, _ body: (_ slot: Int) -> Bool
  ) {
    var chunk = chunk(in: chunks.indices, where: isInSecondPart)
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

/// The first slots of an order among the offered slots.
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
