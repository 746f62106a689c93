import Essentials

/// A set of slots: few as a sorted array, many as bits.
///
/// A set that grows turns into bits when one slot in 16 is in it, and back when only one in 64 is, so
/// that a change takes little more time than one slot does, and a set never takes more than a quarter
/// of a byte for a slot of the directory.
struct SlotSet: Sendable {
  private enum Storage: Sendable {
    case few(ContiguousArray<UInt32>)
    case many(SlotBits, count: Int)
  }

  private var storage = Storage.few([])

  var count: Int {
    switch storage {
    case .few(let slots): slots.count
    case .many(_, let count): count
    }
  }

  var isEmpty: Bool { count == 0 }

  /// Inserts a slot, which must not be in the set, of a directory with a number of slots.
  ///
  /// - Complexity: O(*n* / 16), which are a few microseconds at 100,000 slots
  mutating func insert(_ slot: Int, of capacity: Int) {
    switch storage {
    case .few(var slots):
      storage = .few([])
      let new = UInt32(truncatingIfNeeded: slot)
      slots.insert(new, at: slots.partitioningIndex { $0 >= new })
      if slots.count > 64, slots.count > capacity / 16 {
        var bits = SlotBits(capacity: capacity)
        for slot in slots { bits.insert(Int(slot)) }
        storage = .many(bits, count: slots.count)
      } else {
        storage = .few(slots)
      }
    case .many(var bits, let count):
      storage = .few([])
      bits.reserve(slot + 1)
      bits.insert(slot)
      storage = .many(bits, count: count + 1)
    }
  }

  /// Removes a slot, which must be in the set.
  ///
  /// - Complexity: O(*n* / 16)
  mutating func remove(_ slot: Int, of capacity: Int) {
    switch storage {
    case .few(var slots):
      storage = .few([])
      let old = UInt32(truncatingIfNeeded: slot)
      slots.remove(at: slots.partitioningIndex { $0 >= old })
      storage = .few(slots)
    case .many(var bits, let count):
      storage = .few([])
      bits.remove(slot)
      if count - 1 < capacity / 64 {
        var slots: ContiguousArray<UInt32> = []
        bits.forEach { slots.append(UInt32(truncatingIfNeeded: $0)) }
        storage = .few(slots)
      } else {
        storage = .many(bits, count: count - 1)
      }
    }
  }

  /// Inserts the slots of this set into bits, which have room for them.
  func insert(into other: inout SlotBits) {
    switch storage {
    case .few(let slots): other.insert(slots)
    case .many(let bits, _): other.formUnion(bits)
    }
  }

  /// Calls `body` with each slot, from the lowest to the highest.
  @inline(__always)
  func forEach(_ body: (_ slot: Int) -> Void) {
    switch storage {
    case .few(let slots): for slot in slots { body(Int(slot)) }
    case .many(let bits, _): bits.forEach(body)
    }
  }

  /// Returns the number of slots that this set has in common with bits, of which only some words have any.
  func count(in other: SlotBits, used: Range<Int>? = nil) -> Int {
    switch storage {
    case .few(let slots): return slots.count { other.contains(Int($0)) }
    case .many(let bits, _):
      return bits.commonCount(with: other, in: used?.clamped(to: bits.used))
    }
  }
}
