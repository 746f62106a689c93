import Geo
import TestSupport
import Testing

@Suite("Bounding boxes: union, intersection, and area") struct BoundingBoxAlgebraTests {
  private func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) throws
    -> BoundingBox
  {
    try BoundingBox(
      southwest: Coordinate(latitude: south, longitude: west),
      northeast: Coordinate(latitude: north, longitude: east))
  }

  private let latitudes = [-90.0, -45, 0, 45, 90]
  private let longitudes = [-180.0, -120, -60, 0, 60, 120, 180]

  /// All boxes with edges on a lattice.
  private func allBoxes() throws -> [BoundingBox] {
    var boxes: [BoundingBox] = []
    for south in latitudes {
      for north in latitudes where north >= south {
        for west in longitudes {
          for east in longitudes { boxes.append(try box(south, west, north, east)) }
        }
      }
    }
    return boxes
  }

  /// Places on every edge and in the middle of every cell of the lattice.
  private func probes() throws -> [Coordinate] {
    try stride(from: -90.0, through: 90, by: 22.5).flatMap { latitude in
      try stride(from: -180.0, through: 180, by: 30).map {
        try Coordinate(latitude: latitude, longitude: $0)
      }
    }
  }

  @Test(arguments: LongTest.seeds(8))
  func agreesWithTheSetsOfPlaces(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let (boxes, probes) = (try allBoxes(), try probes())
    func places(in box: BoundingBox) -> [Bool] { probes.map(box.contains) }
    for _ in 0..<LongTest.size(25, small: 4) {
      let first = try #require(boxes.randomElement(using: &generator))
      let second = try #require(boxes.randomElement(using: &generator))
      let (inFirst, inSecond) = (places(in: first), places(in: second))
      let inBoth = zip(inFirst, inSecond).map { $0 && $1 }
      #expect(first.contains(second) == (inBoth == inSecond), "\(first) \(second)")
      #expect(first.intersects(second) == inBoth.contains(true), "\(first) \(second)")

      let union = first.union(second)
      #expect(union.contains(first) && union.contains(second), "\(first) \(second)")
      #expect(places(in: union) == places(in: second.union(first)), "\(first) \(second)")

      let intersection = first.intersection(second)
      #expect((intersection != nil) == first.intersects(second), "\(first) \(second)")
      if let intersection {
        #expect(first.contains(intersection) || second.contains(intersection))
        let covered = places(in: intersection)
        #expect(zip(inBoth, covered).allSatisfy { !$0 || $1 }, "\(first) \(second)")
      }
      // No box of the lattice does the same with less.
      for other in boxes where other.contains(first) && other.contains(second) {
        #expect(union.areaInSquareKilometers <= other.areaInSquareKilometers * (1 + 1e-12))
      }
      if let intersection, intersection.heightInDegrees > 0 {
        for other in boxes where zip(inBoth, places(in: other)).allSatisfy({ !$0 || $1 }) {
          #expect(
            intersection.areaInSquareKilometers <= other.areaInSquareKilometers * (1 + 1e-12),
            "\(first) \(second)")
        }
      }
    }
  }

  @Test func twoOverlapsAreInTheNarrowerBox() throws {
    let (narrow, wide) = (try box(-10, 100, 10, -100), try box(-20, -120, 0, 110))
    #expect(narrow.intersection(wide) == (try box(-10, 100, 0, -100)))
    #expect(narrow.union(wide) == (try box(-20, -180, 10, 180)))
  }

  @Test func aMapBeyondAPoleOrTheAntimeridianHasABox() throws {
    let fiji = try Coordinate(latitude: -17, longitude: 178)
    #expect(
      BoundingBox(center: fiji, heightInDegrees: 10, widthInDegrees: 20)
        == (try box(-22, 168, -12, -172)))
    let hilo = try Coordinate(latitude: 89, longitude: -178)
    #expect(
      BoundingBox(center: hilo, heightInDegrees: 4, widthInDegrees: 10)
        == (try box(87, 177, 90, -173)))
    for width in [360 - 1e-13, 360, 720, .infinity] {
      #expect(
        BoundingBox(center: fiji, heightInDegrees: .infinity, widthInDegrees: width)
          == (try box(-90, -180, 90, 180)))
    }
    for wrong in [-1, -Double.infinity, .nan] {
      #expect(BoundingBox(center: fiji, heightInDegrees: wrong, widthInDegrees: 1) == nil)
      #expect(BoundingBox(center: fiji, heightInDegrees: 1, widthInDegrees: wrong) == nil)
    }
  }

  @Test(arguments: PlaceSet.allCases)
  func theBoxAroundPlacesContainsThemAndNoneIsNarrower(set: PlaceSet) throws {
    var generator = SeededGenerator(seed: 3)
    for size in [1, 2, 3, 40] {
      let (places, _) = try set.make(count: size, using: &generator)
      guard let box = BoundingBox(around: places) else {
        #expect(places.isEmpty)
        continue
      }
      #expect(places.allSatisfy(box.contains))
      #expect(box.southwest.latitude == places.map(\.latitude).min())
      #expect(box.northeast.latitude == places.map(\.latitude).max())
      for west in places {
        for east in places {
          let other = try self.box(
            box.southwest.latitude, west.longitude, box.northeast.latitude, east.longitude)
          if places.allSatisfy(other.contains) {
            #expect(box.widthInDegrees <= other.widthInDegrees + 1e-12)
          }
        }
      }
      #expect(BoundingBox(around: places.reversed()) == box)
      let grown = places.dropFirst().reduce(BoundingBox(around: places.prefix(1))) { box, place in
        BoundingBox(around: [place]).flatMap { box?.union($0) }
      }
      #expect(grown.map { places.allSatisfy($0.contains) } == true)
    }
  }

  @Test func theNarrowerWayCrossesTheAntimeridian() throws {
    let pins = try [(-17.0, 178.0), (-13, -172), (90, 20)].map {
      try Coordinate(latitude: $0.0, longitude: $0.1)
    }
    #expect(BoundingBox(around: pins) == (try box(-17, 178, 90, -172)))
    let opposite = try [-90.0, 90].map { try Coordinate(latitude: 1, longitude: $0) }
    #expect(BoundingBox(around: opposite) == (try box(1, -90, 1, 90)))
  }

  @Test func areasAddUpToTheEarth() throws {
    let radius = Distance.meanEarthRadius.kilometers
    let earth = try box(-90, -180, 90, 180).areaInSquareKilometers
    #expect(abs(earth / (4 * Double.pi * radius * radius) - 1) < 1e-15)
    var sum = 0.0
    for south in stride(from: -90.0, to: 90, by: 15) {
      for west in stride(from: -180.0, to: 180, by: 20) {
        sum += try box(south, west, south + 15, west + 20).areaInSquareKilometers
      }
    }
    #expect(abs(sum / earth - 1) < 1e-13)
    // A square of 1e-6 degrees is flat.
    let side = 1e-6 * .pi / 180 * radius
    let small = try box(0, 0, 1e-6, 1e-6).areaInSquareKilometers
    #expect(abs(small / (side * side) - 1) < 1e-9)
    #expect(try box(90, 0, 90, 20).areaInSquareKilometers == 0)
  }
}
