import TestSupport
import Testing

@testable import EventRegistration

@Suite("ID map: edits against a dictionary") struct IDMapTests {
  /// A map agrees with a dictionary after any changes.
  @Test(arguments: LongTest.seeds(20, small: 8))
  func everyChangeIsThatOfADictionary(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var map = IDMap<Int>(seed: UInt64(seed))
    var plain: [EventID: Int] = [:]
    let ids = (0..<30).map { _ in EventID(high: generator.next(), low: generator.next() % 4) }
    for step in 0..<400 {
      guard let id = ids.randomElement(using: &generator) else { continue }
      let value = Int.random(in: 0..<3, using: &generator) == 0 ? nil : step
      map[id] = value
      plain[id] = value
      expectEqual(map[id], value)
      expectEqual(map.values.sorted(), plain.values.sorted())
    }
    for id in ids { expectEqual(map[id], plain[id]) }
    expectEqual(map[EventID(high: 1, low: 9)], nil)
  }
}
