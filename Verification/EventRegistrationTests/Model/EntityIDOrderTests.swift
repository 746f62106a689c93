import EventRegistration
import Foundation
import TestSupport
import Testing

/// Random IDs are those of Foundation, and have the order of their texts.
@Suite("Entity IDs: order of random IDs") struct EntityIDOrderTests {
  @Test(arguments: 0..<200)
  func itAgreesWithFoundationsUUID(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let identifier = ChildID(high: generator.next(), low: generator.next())
    let uuid = UUID(uuid: identifier.uuid)
    expectEqual(identifier.uuidString, uuid.uuidString)
    expectEqual(ChildID(uuid.uuid), identifier)
    expectEqual(ChildID(uuidString: uuid.uuidString), identifier)
    expectEqual(ChildID(uuidString: uuid.uuidString.lowercased()), identifier)
    expectEqual(UUID(uuidString: identifier.uuidString), uuid)
  }

  @Test func aLongTextIsRefusedWithoutReadingIt() {
    let text = String(repeating: "01234567-89AB-CDEF-FEDC-BA9876543210", count: 1_000_000)
    var identifier: EventID?
    let time = ProcessorTime.measure { identifier = EventID(uuidString: text) }
    expect(identifier == nil && time < .milliseconds(100))
  }

  @Test(arguments: 0..<100)
  func itIsOrderedByItsText(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let identifiers = (0..<8).map { _ in
      // Halves that are often equal.
      EventID(high: generator.next() & (3 << 62), low: generator.next() & (7 << 61))
    }
    for one in identifiers {
      for other in identifiers {
        expectEqual((one < other), (one.uuidString < other.uuidString))
        expectEqual((one == other), (one.uuidString == other.uuidString))
        expect(one != other || one.hashValue == other.hashValue)
      }
    }
  }
}
