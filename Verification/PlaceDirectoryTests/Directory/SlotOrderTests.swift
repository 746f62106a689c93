import TestSupport
import Testing

@testable import PlaceDirectory

/// Orders of slots in chunks, compared with a sorted array.
@Suite("Slots: sorted order in chunks") struct SlotOrderTests {
  /// Slots that are sorted by a key, of which few are different, and then by their number.
  private struct Model {
    var keys: [UInt64]
    var slots: Set<Int> = []

    var sorted: [Int] {
      slots.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
    }

    func isBehind(_ a: Int, _ b: Int) -> Bool { keys[a] == keys[b] ? a > b : keys[a] > keys[b] }
  }

  private static func slots(_ order: SlotOrder) -> [Int] {
    var slots: [Int] = []
    order.forEach(from: { _ in true }) {
      slots.append($0)
      return true
    }
    return slots
  }

  /// A greatest key of 0 makes all keys equal, so that they say nothing of the chunk.
  @Test(arguments: [0, 1, 20, 2_000, 1_000_000])
  func editsKeepTheOrder(greatestKey: UInt64) {
    var generator = SeededGenerator(seed: greatestKey)
    func key() -> UInt64 { UInt64.random(in: 0...greatestKey, using: &generator) }
    var model = Model(keys: (0..<1_500).map { _ in key() })
    model.slots = Set((0..<700).map { $0 * 2 })
    var order = SlotOrder(sorted: ContiguousArray(model.sorted.map(UInt32.init))) { model.keys[$0] }
    func insert(_ slot: Int) {
      guard model.slots.insert(slot).inserted else { return }
      order.insert(slot, key: { model.keys[$0] }) { model.isBehind($0, slot) }
    }
    func remove(_ slot: Int) {
      guard model.slots.remove(slot) != nil else { return }
      order.remove(slot, key: { model.keys[$0] }) { !model.isBehind(slot, $0) }
    }
    for step in 0..<4_000 {
      // Grows first, then loses all slots, and grows again.
      let grows = step < 1_500 || step >= 3_200 || Int.random(in: 0..<12, using: &generator) == 0
      let slot = Int.random(in: 0..<1_500, using: &generator)
      if grows {
        insert(slot)
      } else {
        remove(model.slots.randomElement(using: &generator) ?? slot)
      }
      if step % LongTest.size(97, small: 500) == 0 { expectEqual(Self.slots(order), model.sorted) }
    }
    for slot in model.sorted.reversed() { remove(slot) }
    expect(Self.slots(order).isEmpty)
    for slot in [5, 3, 900] { insert(slot) }
    expectEqual(Self.slots(order), model.sorted)
  }

  @Test func aWalkBeginsAtTheFirstSlotOfTheSecondPart() {
    let order = SlotOrder(sorted: ContiguousArray((0..<1_000).map { UInt32($0) })) { UInt64($0) }
    for start in [0, 1, 95, 96, 97, 500, 999, 1_000] {
      var slots: [Int] = []
      order.forEach(from: { $0 >= start }) {
        slots.append($0)
        return slots.count < 3
      }
      expectEqual(slots, Array((start..<1_000).prefix(3)))
    }
  }
}
