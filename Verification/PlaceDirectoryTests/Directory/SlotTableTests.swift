@testable import PlaceDirectory
import TestSupport
import Testing

/// The table of the slots of items, compared with a dictionary.
@Suite("Slots: table of items") struct SlotTableTests {
  @Test(arguments: LongTest.seeds(20))
  func everyAnswerIsThatOfADictionary(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let items = try (0..<400).map { try #require(ItemReference(.market, "n\($0)")) }
    var table = SlotTable()
    var plain: [ItemReference: Int] = [:]
    // A slot keeps the record of a removed item until another one takes it.
    var columns = RecordColumns()
    var free: [Int] = []
    for step in 0..<2_000 {
      let item = items[Int.random(in: 0..<(step < 500 ? 20 : 400), using: &generator)]
      expectEqual(table.slot(of: item, columns), plain[item])
      if plain[item] != nil {
        table.remove(item, columns)
        if let slot = plain.removeValue(forKey: item) { free.append(slot) }
        table.remove(item, columns)
      } else {
        let slot = free.popLast() ?? columns.count
        columns.set(DirectoryRecord(item, title: ""), at: slot, prior: nil)
        table.insert(slot, columns)
        plain[item] = slot
      }
      expectEqual(table.count, plain.count)
    }
    for item in items { expectEqual(table.slot(of: item, columns), plain[item]) }
  }
}
