@testable import Essentials
import TestSupport
import Testing

/// A hash table of slots, compared with a dictionary.
@Suite("Hash table") struct HashTableTests {
  /// A slot with a key and its value, whose hash can be worse.
  private struct Slot: HashTableSlot {
    var key: Int32
    var value: Int32

    static var empty: Self { Self(key: -1, value: 0) }
    var isEmpty: Bool { key < 0 }

    func hash(spread: UInt64) -> UInt64 { Self.hash(key, spread) }

    static func hash(_ key: Int32, _ spread: UInt64) -> UInt64 {
      UInt64(UInt32(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15 & spread
    }
  }

  @Test(arguments: LongTest.seeds(20))
  func everyAnswerIsThatOfADictionary(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var table = HashTable<Slot>(capacity: Int.random(in: 0...100, using: &generator))
    // Few different hashes make long runs, also across the end of the table.
    let spread: UInt64 = seed.isMultiple(of: 2) ? .max : 0xE000_0000_0000_0000
    var plain: [Int32: Int32] = [:]
    for step in 0..<2_000 {
      let key = Int32.random(in: 0..<(step < 500 ? 20 : 400), using: &generator)
      let (position, slot) = table.find(Slot.hash(key, spread)) { $0.key == key }
      expectEqual(slot.isEmpty ? nil : slot.value, plain[key])
      if slot.isEmpty {
        let new = Slot(key: key, value: Int32(step))
        if step.isMultiple(of: 2) {
          table.insert(new, at: position) { $0.hash(spread: spread) }
        } else {
          table.insert(new) { $0.hash(spread: spread) }
        }
        plain[key] = Int32(step)
      } else if Int.random(in: 0..<3, using: &generator) > 0 {
        table.remove(at: position) { $0.hash(spread: spread) }
        plain[key] = nil
      }
      expectEqual(table.count, plain.count)
      expect(table.count * 100 <= table.slots.count * Slot.maximumLoad)
    }
    for key in 0..<400 as Range<Int32> {
      let slot = table.find(Slot.hash(key, spread)) { $0.key == key }.slot
      expectEqual(slot.isEmpty ? nil : slot.value, plain[key])
    }
    expectEqual(table.slots.count { !$0.isEmpty }, plain.count)
    table.removeAll(capacity: 300)
    expectEqual(table.slots.count, 512)
    expect(table.count == 0 && table.slots.allSatisfy(\.isEmpty))
  }

  @Test(arguments: LongTest.seeds(20))
  func numbersAreFoundByHashAndKey(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var table = HashTable<HashedNumber>()
    var keys: [UInt64] = []
    func hash(_ key: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: key >> 32) & 0xF000_000F }
    for _ in 0..<300 {
      let key = UInt64.random(in: 0..<200, using: &generator) &* 0x9E37_79B9_7F4A_7C15
      let (position, number) = table.find(hash(key)) { keys[Int($0)] == key }
      expectEqual(number.map(Int.init), keys.firstIndex(of: key))
      guard number == nil else { continue }
      table.insert(UInt32(keys.count), hash: hash(key), at: position)
      keys.append(key)
    }
    for (number, key) in keys.enumerated() where number.isMultiple(of: 2) {
      table.remove(at: table.find(hash(key)) { keys[Int($0)] == key }.position)
    }
    for (number, key) in keys.enumerated() {
      let found = table.find(hash(key)) { keys[Int($0)] == key }.number
      expectEqual(found, number.isMultiple(of: 2) ? nil : UInt32(number))
    }
    expectEqual(table.count, keys.count / 2)
  }
}
