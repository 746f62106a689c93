import TestSupport
import Testing

@testable import Geo

@Suite("Map clusters: places and viewports") struct ClusterTests {
  private let world: BoundingBox

  init() throws {
    world = try BoundingBox(
      southwest: Coordinate(latitude: -90, longitude: -180),
      northeast: Coordinate(latitude: 90, longitude: 180))
  }

  /// Returns the IDs of the places in each cell of the world's grid, keyed by row and column, by a
  /// plain walk through the boxes of the index.
  private func plainMembers(of index: PointIndex, rows: Int, columns: Int) -> [[Int]: [Int]] {
    var members: [[Int]: [Int]] = [:]
    let size = sineAndCosine(ofDegrees: 90 / Double(rows)).sine * 2
    func add(_ ids: [Int], latitude: Double, longitude: Double) {
      let row = min(Int((latitude + 90) * (Double(rows) / 180)), rows - 1)
      let east = longitude == 180 ? 0 : longitude + 180
      let column = min(Int(east * (Double(columns) / 360)), columns - 1)
      members[[row, column], default: []] += ids
    }
    func ids(below child: Int32, count: Int) -> [Int] {
      if child < 0 { return (0..<count).map { Int(index.tree.blocks[Int(~child)].ids[$0]) } }
      let node = index.tree.nodes[Int(child)]
      return (0..<node.childCount).flatMap {
        ids(below: node.children[$0], count: Int(node.counts[$0]))
      }
    }
    func visit(_ number: Int) {
      let node = index.tree.nodes[number]
      for lane in 0..<node.childCount {
        let (box, child) = (node[box: lane], node.children[lane])
        let below = ids(below: child, count: Int(node.counts[lane]))
        let extent = box.high - box.low
        let widest = max(extent.x, extent.y, extent.z)
        let (x, y) = (box.center.x, box.center.y)
        if widest * widest <= max(x * x + y * y, 0.0625) * Float(size * size) {
          add(
            below, latitude: ClusterGrid.latitude(sine: box.center.z),
            longitude: ClusterGrid.longitude(x: x, y: y))
        } else if child >= 0 {
          visit(Int(child))
        } else {
          for id in below {
            add([id], latitude: index.tree.positions[id].x, longitude: index.tree.positions[id].y)
          }
        }
      }
    }
    visit(Int(index.tree.root))
    return members
  }

  @Test(arguments: PlaceSet.allCases, [0.7, 11.25, 90, 500])
  func everyPlaceIsInOneCluster(set: PlaceSet, size: Double) throws {
    var generator = SeededGenerator(seed: 31)
    let (places, centers) = try set.make(count: LongTest.size(3000, small: 200), using: &generator)
    var index = PointIndex(places)
    for id in 0..<min(places.count, 40) where id != 7 { index.remove(id * 3) }
    for place in centers { index.insert(place) }
    let used = max(size, 360.0 / 256)
    let (columns, rows) = (
      max(Int((360 / min(used, 360)).rounded()), 1), max(Int((180 / min(used, 360)).rounded()), 1)
    )
    let members = plainMembers(of: index, rows: rows, columns: columns)
    let clusters = index.clusters(in: world, cellSizeInDegrees: size)
    #expect(clusters.reduce(0) { $0 + $1.count } == index.count)
    let expected = members.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap {
      members[$0]
    }
    #expect(clusters.count == expected.count)
    for (cluster, ids) in zip(clusters, expected) {
      #expect(cluster.count == ids.count && ids.contains(cluster.id))
      let places = ids.compactMap { index[$0] }
      #expect(places.allSatisfy(cluster.box.contains), "\(cluster.box)")
      if let place = places.first, places.count == 1 { #expect(cluster.position == place) }
    }
  }

  @Test func aViewportShowsTheSameClusters() throws {
    var generator = SeededGenerator(seed: 32)
    for set in [PlaceSet.uniform, .antimeridian, .lattice, .poles] {
      let index = PointIndex(
        try set.make(count: LongTest.size(4000, small: 500), using: &generator).places)
      for size in [2.0, 7, 30] {
        let all = index.clusters(in: world, cellSizeInDegrees: size)
        let known = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        for _ in 0..<LongTest.size(40, small: 6) {
          let corners = try PlaceSet.uniform.make(count: 2, using: &generator).places
          let box = try BoundingBox(
            southwest: corners[0].latitude < corners[1].latitude ? corners[0] : corners[1],
            northeast: corners[0].latitude < corners[1].latitude ? corners[1] : corners[0])
          let shown = index.clusters(in: box, cellSizeInDegrees: size)
          #expect(shown.allSatisfy { known[$0.id] == $0 })
          // A cluster with its pin well inside the viewport is shown, and one far away is not.
          let ids = Set(shown.map(\.id))
          for cluster in all where cluster.count == 1 && box.contains(cluster.position) {
            #expect(ids.contains(cluster.id))
          }
          if let wide = BoundingBox(
            center: box.center, heightInDegrees: box.heightInDegrees + 2.1 * size,
            widthInDegrees: box.widthInDegrees + 2.1 * size)
          {
            #expect(shown.allSatisfy { $0.count > 1 || wide.contains($0.position) })
          }
        }
      }
    }
  }

  @Test func theMiddleIsNearTheMean() throws {
    var generator = SeededGenerator(seed: 33)
    let places = try (0..<4000).map { _ in
      try Coordinate(
        latitude: .random(in: 30...40, using: &generator),
        longitude: .random(in: 175...180, using: &generator))
    }
    let index = PointIndex(places)
    let cluster = try #require(
      index.clusters(in: world, cellSizeInDegrees: 180).max { $0.count < $1.count })
    #expect(cluster.count == 4000)
    let mean = try Coordinate(latitude: 35, longitude: 177.5)
    #expect(cluster.position.distance(to: mean) < .kilometers(60))
    #expect(cluster.box.heightInDegrees < 10.1)
  }

  @Test func sizesThatMakeNoSenseAreClamped() throws {
    // In the middle of the smallest cell.
    let place = try Coordinate(latitude: 33.44845, longitude: -112.07405)
    let index = GeoIndex([place, place], at: \.self)
    for size in [0, -1, .nan, 1e-300, .infinity, .greatestFiniteMagnitude] {
      for box in [world, try BoundingBox(southwest: place, northeast: place)] {
        let clusters = index.clusters(in: box, cellSizeInDegrees: size)
        #expect(clusters.map(\.count) == [2])
      }
    }
    #expect(PointIndex().clusters(in: world, cellSizeInDegrees: 10).isEmpty)
  }

  @Test("Each place is in one cluster, whose pin is among its places")
  func membersOfClusters() throws {
    func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
      try Coordinate(latitude: latitude, longitude: longitude)
    }
    let markets = PointIndex(
      try [-113.9, -112.9, -112.0005, -111.9997].map { try place(33.5, $0) })
    let screen = try #require(
      BoundingBox(center: place(33.5, -112.5), heightInDegrees: 4, widthInDegrees: 4))
    let pins = markets.clusters(in: screen, cellSizeInDegrees: 1)
    #expect(pins.map(\.count) == [1, 2, 1])
    #expect(pins.map { markets.ids(in: $0) } == [[0], [1, 2], [3]])
    #expect(pins.allSatisfy { abs($0.position.latitude - 33.5) < 1e-5 })
    let odd = markets.clusters(in: screen, cellSizeInDegrees: 1) { !$0.isMultiple(of: 2) }
    #expect(odd.map(\.id) == [1, 3] && odd.map(\.count) == [1, 1])
    #expect(odd.map(\.position.longitude) == [-112.9, -111.9997])
    let spot = PointIndex(
      try [
        (41.3902587890625, 2.128523588180542), (41.3902587890625, 2.128523588180542),
        (41.3902904, 2.1285655), (41.390299, 2.1285624),
      ].map { try place($0.0, $0.1) })
    let one = try #require(spot.clusters(in: world, cellSizeInDegrees: 0.0001).first)
    #expect(one.count == 4 && spot.ids(in: one) == [0, 1, 2, 3])
    for (first, second, size, latitude) in [
      ((60.0, -10.0), (60.0, 10.0), 45.0, 60.0), ((36.6, -2.4), (36.6, 2.4), 5, 36.6),
      ((-33.9, 2), (-33.9, 12), 22.5, -33.9), ((0, 5), (0, 9), 20, 0),
    ] {
      let index = PointIndex([try place(first.0, first.1), try place(second.0, second.1)])
      let pin = try #require(index.clusters(in: world, cellSizeInDegrees: size).first)
      #expect(pin.count == 2 && abs(pin.position.latitude - latitude) < 1e-4)
      #expect(pin.box.contains(pin.position))
    }
  }

  @Test(
    "Members are as many as a cluster counts, with and without a condition",
    arguments: PlaceSet.allCases, [0.7, 11.25, 90, 500])
  func everyPlaceIsAMemberOfOneCluster(set: PlaceSet, size: Double) throws {
    var generator = SeededGenerator(seed: 77)
    let (places, _) = try set.make(count: LongTest.size(3000, small: 300), using: &generator)
    var index = PointIndex(places)
    for id in places.indices where id.isMultiple(of: 5) { index.remove(id) }
    let clusters = index.clusters(in: world, cellSizeInDegrees: size)
    let members = clusters.map { index.ids(in: $0) }
    #expect(members.map(\.count) == clusters.map(\.count))
    #expect(members.joined().sorted() == Array(index.ids))
    #expect(zip(clusters, members).allSatisfy { $1.contains($0.id) && $1 == $1.sorted() })
    #expect(clusters.allSatisfy { $0.box.contains($0.position) })
    let chosen = index.clusters(in: world, cellSizeInDegrees: size) { $0 % 3 == 1 }
    let chosenMembers = chosen.map { index.ids(in: $0).filter { $0 % 3 == 1 } }
    #expect(chosenMembers == members.map { $0.filter { $0 % 3 == 1 } }.filter { !$0.isEmpty })
    #expect(chosen.map(\.count) == chosenMembers.map(\.count))
    #expect(zip(chosen, chosenMembers).allSatisfy { $1.contains($0.id) })
    #expect(chosen.allSatisfy { $0.box.contains($0.position) })
    let all = index.clusters(in: world, cellSizeInDegrees: size) { _ in true }
    #expect(all.map(\.count) == clusters.map(\.count))
    let elements = GeoIndex(places.indices, at: { places[$0] })
    for pin in elements.clusters(in: world, cellSizeInDegrees: size, where: { $0 < 9 }) {
      let shown = elements.places(in: pin).filter { $0.element < 9 }
      #expect(shown.count == pin.count && shown.allSatisfy { $0.id == $0.element })
    }
  }
}
