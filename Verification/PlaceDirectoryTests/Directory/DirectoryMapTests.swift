import PlaceDirectory
import TestSupport
import Testing

/// The pins of a query's result.
@Suite("Map: pins of a result") struct DirectoryMapTests {
  static func screen() throws -> BoundingBox {
    try BoundingBox(
      southwest: Coordinate(latitude: 32, longitude: -113),
      northeast: Coordinate(latitude: 35, longitude: -110))
  }

  @Test func everyRecordOfAQueryIsUnderOnePin() throws {
    for seed in LongTest.seeds(40) {
      var generator = SeededGenerator(seed: UInt64(5000 + seed))
      let records = try (0..<120).map { try DirectorySamples.record($0, &generator) }
      let index = DirectoryIndex(records)
      let query = try DirectorySamples.query(&generator)
      let plain = PlainDirectory(
        records: Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) }))
      let expected = plain.list(query).compactMap(\.coordinate)
      let map = index.map(of: query)
      expectEqual(map.count, expected.count)
      for size in [0.01, 0.3, 2] {
        let pins = map.pins(in: try Self.screen(), cellSizeInDegrees: size)
        expectEqual(pins.reduce(0) { $0 + $1.count }, expected.count)
        expectEqual(Set(pins.map(\.id)).count, pins.count)
        let members = pins.map { map.items(of: $0) }
        expectEqual(members.map(\.count), pins.map(\.count))
        expectEqual(
          members.joined().sorted(),
          plain.list(query).filter { $0.coordinate != nil }.map(\.id).sorted())
        for pin in pins {
          let items = map.items(of: pin)
          expect(items.contains(pin.item) && items == items.sorted())
          expect(pin.box.contains(pin.position))
          var paged: [ItemReference] = []
          while case let page = map.items(of: pin, after: paged.last, limit: 3), !page.isEmpty {
            paged += page
          }
          expectEqual(paged, items)
          let place = try #require(index[pin.item]?.coordinate)
          expect(pin.box.contains(place))
          if pin.count == 1 { expectEqual(pin.position, place) }
        }
        // The smallest cells separate all places, which are a tenth of a degree apart.
        if size == 0.01 { expectEqual(pins.count, Set(expected).count) }
      }
    }
  }

  @Test func aMapFitsItsRecords() throws {
    var generator = SeededGenerator(seed: 1)
    let records = try (0..<50).map { try DirectorySamples.record($0, &generator) }
    let map = DirectoryIndex(records).map(of: DirectoryQuery())
    let box = try #require(map.box)
    for record in records {
      if let place = record.coordinate { expect(box.contains(place)) }
    }
    expect(DirectoryIndex().map(of: DirectoryQuery()).box == nil)
    expect(
      DirectoryIndex().map(of: DirectoryQuery()).pins(
        in: try Self.screen(), cellSizeInDegrees: .nan
      ).isEmpty)
  }
}
