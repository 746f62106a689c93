import TestSupport
import Testing

@testable import TextSearch

/// Lists of slots as differences, compared with plain arrays.
@Suite("Posting lists: slots as differences") struct PostingListsTests {
  /// Differences on both sides of what two bytes can say, and what no list may need.
  static let differences: [UInt32] = [
    1, 2, 100, 0xFFFE, 0xFFFF, 0x1_0000, 0x1_0001, 0x2_0000, 0x12_3456,
  ]

  static func lists(seed: Int) -> [[UInt32]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<20).map { _ in
      var (list, slot) = ([UInt32](), UInt32.random(in: 0...1, using: &generator))
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        if !list.isEmpty || Bool.random(using: &generator) {
          slot += differences.randomElement(using: &generator) ?? 1
        }
        list.append(slot)
      }
      return list
    }
  }

  static func plain(_ lists: [[UInt32]]) -> (ContiguousArray<UInt32>, ContiguousArray<UInt32>) {
    var starts: ContiguousArray<UInt32> = [0]
    for list in lists { starts.append((starts.last ?? 0) + UInt32(list.count)) }
    return (ContiguousArray(lists.joined()), starts)
  }

  @Test(arguments: LongTest.seeds(50, small: 20))
  func eachListHasItsSlots(seed: Int) throws {
    let lists = Self.lists(seed: seed)
    let (slots, starts) = Self.plain(lists)
    let postings = try #require(PostingLists(slots, starts))
    expectEqual(postings.count, lists.count)
    expect(postings.slots.slots == slots && postings.slots.starts == starts)
    for (number, list) in lists.enumerated() {
      var found: [UInt32] = []
      postings.forEach(in: number) { found.append(UInt32($0)) }
      expectEqual(found, list)
      let size = postings.size(of: number..<number + 1)
      expect(size >= list.count && (size == 0) == list.isEmpty)
      // A far difference takes three units.
      expect(size <= 3 * list.count)
    }
    for (first, last) in [(0, 0), (0, lists.count), (3, 9)] {
      var bits = DocumentBits()
      bits.reset(capacity: Int(slots.max() ?? 0) + 1)
      bits.insert(postings, first..<last)
      let expected = Set(lists[first..<last].joined().map { Int($0) })
      expect(bits.count == expected.count && expected.allSatisfy { bits.contains($0) })
    }
  }

  /// Near slots take two bytes each.
  @Test func nearSlotsAreSmall() throws {
    let slots = ContiguousArray<UInt32>(0..<1000)
    let postings = try #require(PostingLists(slots, [0, 1000]))
    expectEqual(postings.units.count, 1000)
  }

  @Test(arguments: [[5, 5], [5, 4], [0, 0], [1, 2, 1]])
  func listsThatDoNotAscendAreRefused(list: [UInt32]) {
    expect(PostingLists(ContiguousArray(list), [0, UInt32(list.count)]) == nil)
    // What ends a list need not be below what begins the next one.
    expect(PostingLists([7] + ContiguousArray(list.prefix(1)), [0, 1, 2]) != nil)
  }
}
