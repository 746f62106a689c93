import Essentials
@testable import PlaceDirectory
import TestSupport
import Testing

/// Sets of slots as bits, compared with sets of numbers.
@Suite("Slots: sets as bits") struct SlotBitsTests {
  private static func bits(_ slots: Set<Int>, _ capacity: Int) -> SlotBits {
    var bits = SlotBits(capacity: capacity)
    for slot in slots { bits.insert(slot) }
    return bits
  }

  private static func slots(_ bits: SlotBits) -> Set<Int> {
    var slots: Set<Int> = []
    bits.forEach { slots.insert($0) }
    return slots
  }

  /// Sizes around the seven words that are counted together, from empty sets to full ones.
  @Test(arguments: [0, 1, 64, 447, 448, 449, 512, 900, 1345, 3000])
  func operationsAreThoseOfSets(capacity: Int) {
    var generator = SeededGenerator(seed: UInt64(capacity))
    for share in [0, 1, 16, 32, 48, 63, 64] {
      func random() -> Set<Int> {
        Set((0..<capacity).filter { _ in Int.random(in: 0..<64, using: &generator) < share })
      }
      let (a, b, c) = (random(), random(), random())
      let (first, second) = (Self.bits(a, capacity), Self.bits(b, capacity))
      expectEqual(first.count, a.count)
      expectEqual(first.commonCount(with: second), a.intersection(b).count)
      expectEqual(first.commonCount(with: second, in: second.used), a.intersection(b).count)
      let used = (b.min() ?? 0) / 64..<(b.max() ?? -64) / 64 + 1
      expectEqual(second.used, used)

      let range = first.words.count / 3..<first.words.count + 1
      expectEqual(
        first.commonCount(with: second, in: range),
        a.intersection(b).count { range.contains($0 / 64) })

      var (kept, removed) = (first, Self.bits(c, capacity))
      kept.formIntersection(second, removed: &removed)
      expectEqual(Self.slots(kept), a.intersection(b))
      expectEqual(Self.slots(removed), c.intersection(b).union(a.subtracting(b)))

      var union = first
      union.formUnion(second, without: Self.bits(c, capacity))
      expectEqual(Self.slots(union), a.union(b.subtracting(c)))
    }
  }
}
