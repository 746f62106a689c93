import Essentials
import Geo
import PlaceDirectory
import TestSupport
import Testing

/// The screens of an app, each with what a person chose and what the list then has.
@Suite("Browsing: screens of an app") struct DirectoryStoryTests {
  /// Events of a family: those under way first, then those to come, and none that is over.
  @Test func aFamilySeesWhatIsToCome() throws {
    let now: Int64 = 1_000
    func event(
      _ id: String, _ time: Range<Int64>?, _ sessions: [Range<Int64>] = [], price: Int? = nil,
      ages: ClosedRange<Int>? = nil, seats: Int? = nil
    ) throws -> DirectoryRecord {
      var record = DirectoryRecord(try ItemReference(.event, id), title: id)
      (record.time, record.sessions, record.priceInCents) = (time, sessions, price)
      (record.ages, record.freeSeats) = (ages, seats)
      return record
    }
    let index = DirectoryIndex([
      try event("over", 0..<1_000, price: 0), try event("ending", 0..<1_001, price: 0, ages: 0...2),
      try event("starting", 1_000..<1_500, price: 500, ages: 3...5, seats: 0),
      try event("later", 5_000..<6_000, price: 0, ages: 5...9, seats: 2),
      try event("sessions", 0..<9_000, [0..<900, 8_000..<9_000], price: nil, seats: 1),
      try event("last session over", 0..<1_000, [0..<10, 990..<1_000]), try event("some day", nil),
      DirectoryRecord(try ItemReference(.park, "park"), title: "park"),
    ])
    func found(_ change: (inout DirectoryQuery) -> Void) -> [String] {
      var query = DirectoryQuery(eventsFrom: now)
      change(&query)
      return index.items(of: query).map(\.id)
    }
    expectEqual(found { _ in }, ["ending", "sessions", "starting", "later"])
    expectEqual(found { $0.pricesInCents = 0...0 }, ["ending", "later"])
    expectEqual(found { $0.pricesInCents = 0...499 }, ["ending", "later"])
    expectEqual(found { $0.pricesInCents = 0...500 }, ["ending", "starting", "later"])
    expectEqual(found { $0.ages = 5...5 }, ["starting", "later"])
    expectEqual(found { $0.ages = 0...3 }, ["ending", "starting"])
    expectEqual(found { $0.ages = 10...99 }, [])
    expectEqual(found { $0.minimumFreeSeats = 1 }, ["sessions", "later"])
    expectEqual(found { $0.minimumFreeSeats = 0 }, ["sessions", "starting", "later"])
    expectEqual(found { $0.time = 1_001..<Int64.max }, ["sessions", "starting", "later"])
    expectEqual(
      found { $0.time = 900..<8_000 }, ["ending", "last session over", "over", "starting", "later"])
    expectEqual(found { $0.time = 9_000..<Int64.max }, [])
    expectEqual(found { $0.kinds = [.park] }, [])
    expectEqual(found { $0.kinds = [] }, ["ending", "sessions", "starting", "later"])
  }
}
