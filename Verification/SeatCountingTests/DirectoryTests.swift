import Essentials
import TestSupport
import Testing

@testable import SeatCounting

@Suite("Seat engine: directory of identifiers", .tags(.memory)) struct DirectoryTests {
  /// A plain index on a dictionary, which reuses the number that was removed last.
  private struct PlainDirectory<Key: Hashable> {
    var numbers: [Key: UInt32] = [:]
    var free: [UInt32] = []
    var next: UInt32 = 0

    mutating func insert(_ key: Key) -> UInt32 {
      if let number = numbers[key] { return number }
      let number = free.popLast() ?? next
      if number == next { next += 1 }
      numbers[key] = number
      return number
    }

    mutating func remove(_ key: Key) -> UInt32? {
      guard let number = numbers.removeValue(forKey: key) else { return nil }
      free.append(number)
      return number
    }
  }

  private static func id(_ value: UInt64) -> PersonID {
    // Close to each other in one half, equal in the other, or apart in both.
    switch value % 3 {
    case 0: PersonID(high: value, low: 0)
    case 1: PersonID(high: 0, low: value)
    default: PersonID(high: value &* 0x9E37_79B9_7F4A_7C15, low: value << 40)
    }
  }

  /// Batches hold new IDs, known IDs, and the same ID twice, and cross blocks and growth.
  @Test(arguments: 0..<30)
  func batchesOfIdentifiersHaveTheNumbersOfSingleOnes(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var directory = SeatEngine.IDIndex<EntityKind.Person>(seed: generator.next())
    var model = PlainDirectory<PersonID>()
    for _ in 0..<12 {
      let count = Int.random(in: 0...90, using: &generator)
      let ids = ContiguousArray((0..<count).map { _ in Self.id(generator.next() % 200) })
      // The first number stays: batches append.
      var numbers: ContiguousArray<UInt32> = [77]
      directory.find(ids.span, numbers: &numbers)
      expectEqual(Array(numbers), [77] + ids.map { model.numbers[$0] ?? .max })
      numbers = [77]
      directory.insert(ids.span, numbers: &numbers)
      expectEqual(Array(numbers), [77] + ids.map { model.insert($0) })
      for id in ids.prefix(5) {
        let expected = model.remove(id)
        expectEqual(directory.remove(id), expected)
      }
      expectEqual(directory.count, model.numbers.count)
    }
  }

  /// A batch guesses the first ID with the same hash.
  @Test func identifiersWithTheSameHashHaveTheirOwnNumbers() {
    // With small sizes, up to the first pair.
    for isHigh in [true, false] {
      var idByHash: [UInt32: PersonID] = [:]
      var pairs: [(PersonID, PersonID)] = []
      for value in 0..<UInt64(150_000) where pairs.isEmpty || !LongTest.isSmall {
        let id = isHigh ? PersonID(high: value, low: 0) : PersonID(high: 0, low: value)
        var hash = SipHash(seed: 1)
        hash.combine(id.high)
        hash.combine(id.low)
        let lowerHalf = UInt32(truncatingIfNeeded: hash.finish(0, byteCount: 16))
        if let other = idByHash.updateValue(id, forKey: lowerHalf) { pairs.append((other, id)) }
      }
      expect(!pairs.isEmpty)
      for (first, second) in pairs {
        var directory = SeatEngine.IDIndex<EntityKind.Person>(seed: 1)
        var numbers: ContiguousArray<UInt32> = []
        directory.insert(ContiguousArray([first]).span, numbers: &numbers)
        directory.find(ContiguousArray([second]).span, numbers: &numbers)
        directory.insert(ContiguousArray([second, first]).span, numbers: &numbers)
        directory.find(ContiguousArray([first, second]).span, numbers: &numbers)
        expectEqual(Array(numbers), [0, .max, 1, 0, 0, 1])
        directory = SeatEngine.IDIndex(seed: 1)
        numbers = []
        directory.insert(ContiguousArray([first, second, first]).span, numbers: &numbers)
        expectEqual(Array(numbers), [0, 1, 0])
      }
    }
  }

  /// The entry of a free number links to the next free number, or to `UInt32.max`.
  @Test func theLinkOfAFreeNumberIsNoIdentifier() {
    for link in [0, UInt64(UInt32.max)] {
      var directory = SeatEngine.IDIndex<EntityKind.Person>(seed: 1)
      for value in 1...2 { _ = directory.insert(PersonID(high: 1, low: UInt64(value))) }
      if link == 0 { directory.remove(PersonID(high: 1, low: 1)) }
      directory.remove(PersonID(high: 1, low: 2))
      let id = PersonID(high: 0, low: link)
      var numbers: ContiguousArray<UInt32> = []
      directory.find(ContiguousArray([id]).span, numbers: &numbers)
      directory.insert(ContiguousArray([id]).span, numbers: &numbers)
      expectEqual(Array(numbers), [.max, 1])
    }
  }

  @Test(arguments: LongTest.seeds(50, small: 25))
  func identifiersHaveTheNumbersOfADictionary(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var directory = SeatEngine.IDIndex<EntityKind.Person>(seed: generator.next())
    var other = SeatEngine.IDIndex<EntityKind.Person>(seed: generator.next())
    var model = PlainDirectory<PersonID>()
    for step in 0..<1000 {
      let id = Self.id(.random(in: 0..<UInt64(step + 1), using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let expected = model.remove(id)
        expect(directory.remove(id) == expected && other.remove(id) == expected)
      case 1: expectEqual(directory.number(of: id), model.numbers[id])
      default:
        let expected = model.insert(id)
        expect(directory.insert(id) == expected && other.insert(id) == expected)
      }
      expectEqual(directory.count, model.numbers.count)
    }
    let copy = directory.copy()
    for id in model.numbers.keys { directory.remove(id) }
    expect(directory.count == 0 && copy.count == model.numbers.count)
    let identifiers = Dictionary(uniqueKeysWithValues: model.numbers.map { ($1, $0) })
    for number in 0...model.next {
      expectEqual(copy.identifier(of: number), identifiers[number])
      expectEqual(directory.identifier(of: number), nil)
    }
  }

  @Test(arguments: LongTest.seeds(50, small: 15))
  func textsHaveTheNumbersOfADictionary(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var directory = SeatEngine.NameIndex(seed: generator.next())
    var other = SeatEngine.NameIndex(seed: generator.next())
    var model = PlainDirectory<[UInt8]>()
    for step in 0..<1000 {
      let value = Int.random(in: 0...step, using: &generator)
      let name = String(repeating: "ä7", count: value % 11) + String(value, radix: 36)
      let bytes = Array(name.utf8)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        let expected = model.remove(bytes)
        expect(directory.remove(name) == expected && other.remove(name) == expected)
      case 1: expectEqual(directory.number(of: name), model.numbers[bytes])
      default:
        let expected = model.insert(bytes)
        expect(directory.insert(name) == expected && other.insert(name) == expected)
      }
      expectEqual(directory.count, model.numbers.count)
    }
    let names = Dictionary(
      uniqueKeysWithValues: model.numbers.map { ($1, String(decoding: $0, as: UTF8.self)) })
    for number in 0...model.next { expectEqual(directory.name(of: number), names[number]) }
  }

  @Test func textsAreTheSameIfTheirBytesAre() {
    var directory = SeatEngine.NameIndex(seed: 0)
    let texts = ["", "é", "e\u{301}", "É", "ana", "Ana", "ana\0", "12345678", "123456789"]
    expectEqual(texts.map { directory.insert($0) }, Array(0..<9))
    expectEqual(texts.map { directory.number(of: $0) }, Array(0..<9))
    expectEqual((0..<10).map { directory.name(of: $0) }, texts + [nil])
    expectEqual(directory.number(of: "anna"), nil)
  }

  @Test func theHashIsSipHash() {
    // Values of `hash(bytes)` in CPython 3.11, which is SipHash-1-3, with PYTHONHASHSEED=0: key
    // zero.
    func hash(_ bytes: [UInt8]) -> UInt64 {
      var hash = SipHash(key: (0, 0))
      var rest = bytes[...]
      func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      }
      while rest.count >= 8 {
        hash.combine(word(rest.prefix(8)))
        rest = rest.dropFirst(8)
      }
      return hash.finish(word(rest), byteCount: bytes.count)
    }
    expectEqual(hash(Array("a".utf8)), 0x4074_48D2_B89B_1813)
    expectEqual(hash(Array("abcdefg".utf8)), 0x6DB1_2AAE_9070_F506)
    expectEqual(hash(Array("abcdefgh".utf8)), 0x3F7B_849C_0B8E_35EA)
    expectEqual(hash(Array(0..<16)), 0x8972_1884_33A5_C5B7)
    expectEqual(hash(Array(0..<36)), 0xAC77_921F_CC64_2BD3)
    expect(SipHash(seed: 1).finish(0, byteCount: 0) != SipHash(seed: 2).finish(0, byteCount: 0))
  }

  @Test func thereIsRoomForThreeQuartersOfAllSlots() {
    expect(HashedNumber.maximumCount == 1_610_612_736 && HashTable<HashedNumber>().hasRoom)
  }
}
