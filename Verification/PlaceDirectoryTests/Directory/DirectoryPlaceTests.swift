import Essentials
import Geo
import PlaceDirectory
import TestSupport
import Testing

/// Places around the poles and the date line, where a map is not flat.
@Suite("Map: poles and the date line") struct DirectoryPlaceTests {
  static func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try Coordinate(latitude: latitude, longitude: longitude)
  }

  static func record(_ number: Int, _ place: Coordinate?) throws -> DirectoryRecord {
    var record = DirectoryRecord(try DirectorySamples.id(number), title: "Park")
    record.coordinate = place
    return record
  }

  static let centers: [(Double, Double)] = [
    (90, 0), (-90, 123), (89.99, 180), (-89.97, -180), (0, 180), (0, -180), (17.5, 179.999),
    (-17.5, -179.999), (66, -179.99), (0, 0), (33.45, -112.07),
  ]

  /// A degree of latitude is 111,194.9 m on the sphere of radius 6,371,008.8 m.
  @Test(arguments: [
    // Over the pole, the two meridians are one way.
    (89.99, 0.0, 89.99, 180.0, 2_223.0, 2_225.0), (89.99, 90, 90, 0, 1_111, 1_113),
    (-89.99, -45, -89.99, 135, 2_223, 2_225), (90, 0, 90, -179, 0, 0.001),
    // Over the date line.
    (0, 179.99, 0, -179.99, 2_223, 2_225), (0, 180, 0, -180, 0, 0.001),
    (60, 179.99, 60, -179.99, 1_111, 1_113), (-60, -179.99, -60, 180, 555, 557),
    // Nowhere near it.
    (0, -0.01, 0, 0.01, 2_223, 2_225),
  ])
  func aRadiusCrossesPolesAndTheDateLine(
    latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double,
    tooFew: Double, enough: Double
  ) throws {
    let center = try Self.place(latitude, longitude)
    let index = DirectoryIndex([
      try Self.record(0, try Self.place(otherLatitude, otherLongitude)), try Self.record(1, nil),
      try Self.record(2, center),
    ])
    let (own, other) = (try DirectorySamples.id(2), try DirectorySamples.id(0))
    var query = DirectoryQuery()
    query.area = MapRegion(center: center, radius: .meters(enough))
    expectEqual(Set(index.items(of: query)), [own, other])
    query.area = MapRegion(center: center, radius: .meters(tooFew))
    expectEqual(Set(index.items(of: query)), tooFew > 0 ? [own] : [own, other])
    // The same distance in the other direction, between records.
    query.area = nil
    query.near = .init(to: DirectoryQuery(), within: .meters(enough))
    expectEqual(Set(index.items(of: query)), [own, other])
    query.near = .init(to: DirectoryQuery(), within: .meters(tooFew))
    expectEqual(index.count(of: query), tooFew > 0 ? 0 : 2)
  }

  /// Areas, neighbors, and the nearest first, by the distance of each pair.
  @Test(arguments: 0..<11)
  func everyDistanceIsThatOfThePair(number: Int) throws {
    var generator = SeededGenerator(seed: number)
    let center = try Self.place(Self.centers[number].0, Self.centers[number].1)
    var records: [DirectoryRecord] = []
    let count = LongTest.size(90, small: 32)
    for number in 0..<count {
      let reach = [0.0, 0.02, 0.5, 20][number % 4]
      let latitude = min(
        max(center.latitude + .random(in: -reach...reach, using: &generator), -90), 90)
      let turn = number % 3 == 0 && abs(center.latitude) > 80 ? 180 : reach
      let longitude = (center.longitude + .random(in: -turn...turn, using: &generator))
        .remainder(dividingBy: 360)
      records.append(
        try Self.record(number, number % 11 == 0 ? nil : try Self.place(latitude, longitude)))
      if number % 2 == 0 { records[number].labels[.features] = ["Playground"] }
    }
    var (index, plain) = (DirectoryIndex(records[...(count - 20)]), PlainDirectory())
    for record in records { plain.records[record.id] = record }
    for record in records[(count - 30)...] { index.update(record) }
    var playgrounds = DirectoryQuery(kinds: [.market, .park])
    playgrounds.labels[.features] = .all(["Playground"])
    let all: [Double] = [0, 0.5, 2, 40, 900, 13_000]
    let radii = all.indices.map { all[($0 + number) % all.count] }
    for miles in LongTest.values(radii, small: 2) {
      var query = DirectoryQuery()
      query.order = .nearest(to: center)
      query.area = MapRegion(center: center, radius: .miles(miles))
      expectEqual(index.items(of: query), plain.list(query).map(\.id), "\(miles)")
      query.area = nil
      query.near = .init(to: playgrounds, within: .miles(miles))
      expectEqual(index.items(of: query), plain.list(query).map(\.id), "\(miles)")
      let page = try index.page(of: query, limit: 1_000)
      for hit in page.hits {
        expectEqual(hit.distance, hit.record.coordinate?.distance(to: center))
      }
    }
  }

  /// Markets, and parks of which some have a playground, along a meridian: a minute is 1.15 miles.
  @Test func parksWithAPlaygroundAreNear() throws {
    func park(_ minutes: Double, _ features: Set<String>) throws -> DirectoryRecord {
      let id = try ItemReference(.park, "\(minutes)")
      var record = DirectoryRecord(id, title: "Park")
      record.coordinate = try Self.place(33 + minutes / 60, -112)
      record.labels[.features] = features
      return record
    }
    func market(_ minutes: Double?) throws -> DirectoryRecord {
      let name = minutes.map { "\($0)" } ?? "nowhere"
      var record = DirectoryRecord(try ItemReference(.market, name), title: "Market")
      record.coordinate = try minutes.map { try Self.place(33 + $0 / 60, -112) }
      return record
    }
    var index = DirectoryIndex([
      try park(0, ["Playground"]), try park(10, ["Dogs"]), try park(20, ["Playground", "Dogs"]),
      try market(-1.8), try market(1.7), try market(9), try market(18.2), try market(nil),
    ])
    var playgrounds = DirectoryQuery(kinds: [.park])
    playgrounds.labels[.features] = .all(["Playground"])
    func near(_ kind: ItemKind, _ miles: Double) -> [String] {
      var query = DirectoryQuery(kinds: [kind])
      query.near = .init(to: playgrounds, within: .miles(miles))
      return index.items(of: query).map(\.id)
    }
    expectEqual(near(.market, 2), ["1.7"])
    expectEqual(Set(near(.market, 2.1)), ["-1.8", "1.7", "18.2"])
    expectEqual(Set(near(.market, 11)), ["-1.8", "1.7", "18.2", "9.0"])
    // A park is not near itself, but near another one.
    expectEqual(near(.park, 11), [])
    expectEqual(near(.park, 12), ["10.0"])
    expectEqual(Set(near(.park, 24)), ["0.0", "10.0", "20.0"])
    expect(near(.market, -1) == [] && near(.market, .nan) == [])
    // Of two playgrounds at one place, each is near the other.
    var twin = DirectoryRecord(try ItemReference(.park, "twin"), title: "Park")
    twin.coordinate = try Self.place(33, -112)
    twin.labels[.features] = ["Playground"]
    index.update(twin)
    expectEqual(Set(near(.park, 0)), ["0.0", "twin"])
    index.remove(try ItemReference(.park, "0.0"))
    expect(near(.park, 0) == [] && near(.market, 2) == ["1.7"])
    index.remove(twin.id)
    expectEqual(near(.market, 2), [])
    // A condition within a condition: markets near a park that is near a playground.
    var parks = DirectoryQuery(kinds: [.park])
    parks.near = .init(to: playgrounds, within: .miles(12))
    var query = DirectoryQuery(kinds: [.market])
    query.near = .init(to: parks, within: .miles(2))
    expectEqual(index.items(of: query).map(\.id), ["9.0"])
  }

  /// The places of a query, each under one pin, in windows that wrap around the world.
  @Test(arguments: 0..<11)
  func pinsOfTheWholeWorldHaveEveryPlace(number: Int) throws {
    var generator = SeededGenerator(seed: 50 + number)
    let center = try Self.place(Self.centers[number].0, Self.centers[number].1)
    var records: [DirectoryRecord] = []
    for number in 0..<60 {
      let offset = Double.random(in: -9...9, using: &generator)
      // A pole itself has no longitude, so that its pin can be on another side of a map.
      let latitude = min(max(center.latitude + offset, -89.99), 89.99)
      let longitude = center.longitude + .random(in: -9...9, using: &generator)
      records.append(
        try Self.record(number, try Self.place(latitude, longitude.remainder(dividingBy: 360))))
    }
    let common = try Self.place(min(max(center.latitude, -89), 89), center.longitude)
    records += try (60..<64).map { try Self.record($0, common) } + [try Self.record(64, nil)]
    var index = DirectoryIndex(records)
    for number in stride(from: 0, to: 60, by: 9) { index.remove(try DirectorySamples.id(number)) }
    var query = DirectoryQuery(kinds: [.market, .event])
    let map = index.map(of: query)
    let places = index.items(of: query).compactMap { index[$0]?.coordinate }
    expectEqual(map.count, places.count)
    let world = try BoundingBox(southwest: Self.place(-90, -180), northeast: Self.place(90, 180))
    let around = try #require(map.box)
    expect(places.allSatisfy(around.contains))
    for (window, size) in [(world, 5), (around, 5), (around, 0.3), (around, 90)] {
      let pins = map.pins(in: window, cellSizeInDegrees: size)
      expectEqual(pins.reduce(0) { $0 + $1.count }, places.count)
      expectEqual(Set(pins.map(\.id)).count, pins.count)
      for pin in pins {
        let place = try #require(index[pin.item]?.coordinate)
        expect(pin.box.contains(place))
        expect(places.count(where: pin.box.contains) >= pin.count)
      }
    }
    query.kinds = [.store]
    expect(index.map(of: query).count == 0 && index.map(of: query).box == nil)
    expectEqual(index.map(of: query).pins(in: world, cellSizeInDegrees: 5), [])
  }

  /// Places come and go so often that their numbers are given again.
  @Test(arguments: LongTest.seeds(2))
  func placesThatAreGoneAreForgotten(seed: Int) throws {
    var generator = SeededGenerator(seed: 60 + seed)
    var (index, plain) = (DirectoryIndex(), PlainDirectory())
    var query = DirectoryQuery()
    query.order = .nearest(to: try Self.place(33.5, -112))
    for step in 0..<LongTest.size(2_600, small: 1_200) {
      let number = Int.random(in: 0..<12, using: &generator)
      let id = try DirectorySamples.id(number)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        index.remove(id)
        plain.records[id] = nil
      case 1:
        plain.records[id] = try Self.record(number, nil)
        index.update(try Self.record(number, nil))
      default:
        let place = try Self.place(
          33 + Double(Int.random(in: 0...99, using: &generator)) / 99, -112)
        plain.records[id] = try Self.record(number, place)
        index.update(try Self.record(number, place))
      }
      guard step % 65 == 64 else { continue }
      expectEqual(index.items(of: query), plain.list(query).map(\.id), "\(step)")
      for miles in [1, 20] as [Double] {
        var near = DirectoryQuery()
        near.area = MapRegion(center: try Self.place(33.5, -112), radius: .miles(miles))
        expectEqual(index.items(of: near), plain.list(near).map(\.id), "\(step)")
        near.area = nil
        near.near = .init(to: DirectoryQuery(), within: .miles(miles))
        expectEqual(index.items(of: near), plain.list(near).map(\.id), "\(step)")
      }
      let places = plain.records.values.count { $0.coordinate != nil }
      expectEqual(index.map(of: DirectoryQuery()).count, places)
    }
  }
}
