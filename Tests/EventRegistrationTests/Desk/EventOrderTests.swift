import TestSupport
import Testing

@testable import EventRegistration

@Suite struct EventOrderTests {
  @Test(arguments: 0..<4)
  func keysAreThoseOfASortedList(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var order = EventOrder()
    var plain: [EventOrder.Key] = []
    for step in 0..<3000 {
      // Few starts, so that identities decide; more arrivals at first, more departures at last.
      let key = EventOrder.Key(
        start: .random(in: 0...40, using: &generator),
        id: EventID(high: 0, low: .random(in: 0...40, using: &generator)))
      if Int.random(in: 0..<3000, using: &generator) > step {
        if !plain.contains(key) {
          order.insert(key)
          plain.append(key)
        }
      } else if let gone = plain.randomElement(using: &generator) {
        order.remove(gone)
        plain.removeAll { $0 == gone }
      }
      guard step.isMultiple(of: 50) else { continue }
      let sorted = plain.sorted()
      #expect(keys(of: order, after: nil) == sorted)
      order.remove(EventOrder.Key(start: 99, id: key.id))
      #expect(keys(of: order, after: key) == sorted.filter { $0 > key })
    }
  }

  private func keys(of order: EventOrder, after key: EventOrder.Key?) -> [EventOrder.Key] {
    var keys: [EventOrder.Key] = []
    var latest = order.key(after: key)
    while let next = latest {
      keys.append(next)
      latest = order.key(after: next)
    }
    return keys
  }
}
