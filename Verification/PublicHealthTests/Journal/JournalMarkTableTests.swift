import TestSupport
import Testing

@testable import PublicHealth

/// Compares the table of columns with a list of marks.
@Suite("Health journal: search columns against a plain list") struct JournalMarkTableTests {
  private let words = ["cough", "fever", "tea", "te", "coughing", "über", "a", "x1"]

  private func mark(_ generator: inout SeededGenerator, _ most: Int) -> JournalMark {
    var mark = JournalMark()
    for _ in 0..<Int.random(in: 0...most, using: &generator) {
      guard let word = words.randomElement(using: &generator) else { continue }
      mark.insert(word: word.utf8)
      if Bool.random(using: &generator) { mark.insert(tag: word) }
      if Bool.random(using: &generator) { mark.insert(.contact) }
      if Bool.random(using: &generator) { mark.insert(.veryGood) }
    }
    return mark
  }

  private func found(
    _ table: JournalMarkTable, _ range: Range<Int>, _ mark: JournalMark, limit: Int = .max
  ) -> [Int] {
    var found: [Int] = []
    table.forEachPosition(in: range, with: mark) {
      found.append($0)
      return found.count < limit
    }
    return found
  }

  @Test(arguments: LongTest.seeds(12))
  func editsAndSearchesAreThoseOfAList(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var (table, list) = (JournalMarkTable(), [JournalMark]())
    for step in 0..<240 {
      if !list.isEmpty, Int.random(in: 0..<(step < 160 ? 8 : 2), using: &generator) == 0 {
        let position = Int.random(in: list.indices, using: &generator)
        table.remove(at: position)
        list.remove(at: position)
      } else {
        let position =
          step.isMultiple(of: 3) ? list.count : Int.random(in: 0...list.count, using: &generator)
        let mark = mark(&generator, 4)
        table.insert(mark, at: position)
        list.insert(mark, at: position)
      }
      guard step % 8 == 0 || (60..<70).contains(step) else { continue }
      let start = Int.random(in: 0...list.count, using: &generator)
      let range = start..<Int.random(in: start...list.count, using: &generator)
      let wanted = mark(&generator, 2)
      let plain = range.filter { Set(wanted.bits).isSubset(of: list[$0].bits) }
      expectEqual(found(table, range, wanted), plain.reversed())
      expectEqual(found(table, range, wanted, limit: 2), plain.suffix(2).reversed())
      expectEqual(found(table, 0..<list.count, JournalMark()), list.indices.reversed())
    }
    // What is left of removed entries is nothing.
    var again = JournalMarkTable()
    for mark in list { again.insert(mark, at: again.count) }
    expect(again == table && table.count == list.count)
    for _ in list { table.remove(at: 0) }
    expectEqual(table, JournalMarkTable())
  }

  @Test func aMarkHasEachBitOnce() {
    var mark = JournalMark()
    for _ in 0..<3 { mark.insert(word: "cough".utf8) }
    // The beginnings of 1 to 5 bytes.
    expect(mark.bits.count == 5 && Set(mark.bits).count == 5)
    expect(mark.bits.allSatisfy { (16..<JournalMark.width).contains($0) })
    for content in HealthJournal.Content.allCases { mark.insert(content) }
    for mood in HealthJournal.Entry.Mood.allCases { mark.insert(mood) }
    expect(mark.bits.count == 17 && Set(mark.bits).isSuperset(of: [0, 6, 9, 13]))
  }
}
