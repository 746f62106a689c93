import Profiles
import TestSupport
import Testing

extension FavoriteItemsTests {
  @Test func theOrderIsThePersons() throws {
    var favorites = try favorites([3, 1, 2])
    expectEqual(favorites.items.map(\.id), ["3", "1", "2"])
    expect(
      favorites.move(try ListSamples.park(2), before: try ListSamples.park(1), by: phone, at: 2))
    expectEqual(favorites.items.map(\.id), ["3", "2", "1"])
    expect(favorites.move(try ListSamples.park(3), before: nil, by: phone, at: 3))
    expectEqual(favorites.items.map(\.id), ["2", "1", "3"])
    let before = favorites
    for (item, next) in [(9, 1), (1, 9), (1, 1)] {
      expect(
        !favorites.move(
          try ListSamples.park(item), before: try ListSamples.park(next), by: phone, at: 4))
    }
    expectEqual(favorites, before)
  }

  @Test func whatHasNoRecordIsReportedAndKept() throws {
    let favorites = try favorites([3, 1, 2])
    let records = ["1": "One", "3": "Three"]
    let resolution = favorites.resolve { records[$0.id] }
    expectEqual(resolution.found.map(\.record), ["Three", "One"])
    expectEqual(resolution.found.map(\.item.id), ["3", "1"])
    expectEqual(resolution.missing, [try ListSamples.park(2)])
    expectEqual(favorites.count, 3)
  }

  @Test func copiesAreMerged() throws {
    let start = try favorites([1, 2])
    var (one, other) = (start, start)
    try one.toggle(ListSamples.park(1), by: phone, at: 5)
    try other.toggle(ListSamples.park(3), by: tablet, at: 6)
    try one.merge(other, at: 7)
    expectEqual(one.items.map(\.id), ["2", "3"])
    // Removed on one device, and removed and added again on the other: it stays.
    try other.toggle(ListSamples.park(1), by: tablet, at: 7)
    try other.toggle(ListSamples.park(1), by: tablet, at: 8)
    try one.merge(other, at: 9)
    expectEqual(one.items.map(\.id), ["2", "3", "1"])
  }

  @Test func aClockThatIsAheadIsRefused() throws {
    let start = try favorites([1])
    var other = start
    try other.toggle(ListSamples.park(2), by: tablet, at: 1_000_000)
    var one = start
    expectThrows(FavoriteItems.Error.clockAhead) { try one.merge(other, at: 10) }
    expectEqual(one, start)
    other.correctClock(of: tablet, at: 10)
    try one.merge(other, at: 10)
    expectEqual(one.count, 2)
  }

  @Test func positionsStayInRange() throws {
    let json =
      #"{"items":[{"adds":[{"number":1,"position":{"replica":"phone","time":5,"value":"#
      + #"1000000000000000},"replica":"phone"}],"id":"park/1"}],"seen":[],"time":5}"#
    var favorites: FavoriteItems = try decoded(json)
    try favorites.toggle(ListSamples.park(2), by: phone, at: 6)
    expectEqual(favorites.items.map(\.id), ["1", "2"])
    try expectEqual(decoded(encoded(favorites)), favorites)
    #expect(throws: DecodingError.self) {
      try decoded(json.replacing("000},", with: "001},")) as FavoriteItems
    }
  }

  @Test func aDeviceCannotNumberWithoutEnd() throws {
    let json = #"{"items":[],"seen":[{"number":9007199254740992,"replica":"phone"}]}"#
    var favorites: FavoriteItems = try decoded(json)
    let before = favorites
    expectThrows(FavoriteItems.Error.tooManyEdits) {
      try favorites.toggle(ListSamples.park(1), by: phone, at: 1)
    }
    expectEqual(favorites, before)
  }
}
