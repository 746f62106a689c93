import Essentials
import PlaceDirectory
import TestSupport
import Testing

@Suite("Directory search: lists and counts by item") struct DirectoryItemsTests {
  @Test(arguments: LongTest.seeds(200))
  func listsAndCountsAgreeWithALookAtEveryRecord(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var plain = PlainDirectory()
    var index = DirectoryIndex()
    for number in 0..<60 {
      let record = try DirectorySamples.record(number, &generator)
      index.update(record)
      plain.records[record.id] = record
    }
    for number in stride(from: 0, to: 60, by: 7) {
      let id = try DirectorySamples.id(number)
      index.remove(id)
      plain.records[id] = nil
    }
    for number in 0..<4 {
      var query = try DirectorySamples.query(&generator)
      // Items without a place come last.
      if number == 0 { query = DirectoryQuery() }
      if number < 2 { query.order = try DirectorySamples.order(9, generator: &generator) }
      let expected = plain.list(query).map(\.id)
      expectEqual(index.items(of: query), expected)
      expectEqual(index.count(of: query), expected.count)
    }
  }
}
