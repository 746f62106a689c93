import TestSupport
import Testing

@testable import EventRegistration

@Suite("Event order: sorted keys") struct EventOrderTests {
  @Test(arguments: LongTest.seeds(4, small: 1))
  func keysAreThoseOfASortedList(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var order = EventOrder()
    let table = KeyTable()
    var plain: [EventOrder.Key] = []
    for step in 0..<3000 {
      // Few starts, so that identities decide; more arrivals at first, more departures at last.
      let key = EventOrder.Key(
        start: .random(in: 0...40, using: &generator),
        id: EventID(high: 0, low: .random(in: 0...40, using: &generator)))
      if Int.random(in: 0..<3000, using: &generator) > step {
        if !plain.contains(key) {
          order.insert(table.number(of: key), in: table)
          plain.append(key)
        }
      } else if let gone = plain.randomElement(using: &generator) {
        order.remove(table.number(of: gone), in: table)
        plain.removeAll { $0 == gone }
      }
      guard step.isMultiple(of: 50) else { continue }
      let sorted = plain.sorted()
      expectEqual(keys(of: order, in: table, after: nil), sorted)
      order.remove(table.number(of: EventOrder.Key(start: 99, id: key.id)), in: table)
      expectEqual(keys(of: order, in: table, after: key), sorted.filter { $0 > key })
      expectEqual(order.isEmpty, plain.isEmpty)
    }
  }

  /// Runs that are full are divided in the middle, wherever the event belongs.
  @Test func aLongOrderIsSorted() {
    var order = EventOrder()
    let table = KeyTable()
    let numbers = (0..<2000 as Range<UInt32>).map { $0 * 1237 % 2003 }
    for number in numbers { order.insert(number, in: table) }
    expectEqual(keys(of: order, in: table, after: nil), numbers.sorted().map { table.key(of: $0) })
    for number in numbers { order.remove(number, in: table) }
    expect(order.isEmpty)
  }

  private func keys(
    of order: EventOrder, in table: KeyTable, after key: EventOrder.Key?
  ) -> [EventOrder.Key] {
    var keys: [EventOrder.Key] = []
    var latest = order.key(after: key, in: table)
    // Without the comparison, an order that is wrong could have no end.
    while let next = latest, keys.last.map({ $0 < next }) ?? true {
      keys.append(next)
      latest = order.key(after: next, in: table)
    }
    return keys
  }
}

/// Numbers keys whose starts are in `0..<100` and whose IDs are small.
private struct KeyTable: EventKeys {
  func number(of key: EventOrder.Key) -> UInt32 {
    UInt32(key.start) * 100 + UInt32(key.id.low)
  }

  func key(of number: UInt32) -> EventOrder.Key {
    EventOrder.Key(
      start: Int64(number / 100), id: EventID(high: 0, low: UInt64(number % 100)))
  }

  func isEvent(_ number: UInt32, before key: EventOrder.Key) -> Bool {
    self.key(of: number) < key
  }
}
