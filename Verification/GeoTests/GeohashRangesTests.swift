import Geo
import TestSupport
import Testing

@Suite("Geohash: ranges that cover a circle or box") struct GeohashRangesTests {
  /// Checks that ranges are in order and apart, and at most so many.
  private func expectSound(_ ranges: [ClosedRange<Geohash>], length: Int, limit: Int) {
    #expect(!ranges.isEmpty && ranges.count <= limit)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    #expect(ranges.allSatisfy { $0.lowerBound.length == length && $0.upperBound.length == length })
  }

  @Test(arguments: PlaceSet.allCases.filter { $0 != .none })
  func noPlaceOfACircleOrABoxIsMissing(set: PlaceSet) throws {
    var generator = SeededGenerator(seed: 12)
    let (places, centers) = try set.make(count: 30, using: &generator)
    let all = places + centers
    for center in LongTest.values(centers, small: 1) + places.prefix(1) {
      for meters in [0, 1, 8046.72, 5e5, 9e6, 19e6, .infinity] {
        let (limit, length) = (
          Int.random(in: 1...9, using: &generator), Int.random(in: 1...12, using: &generator)
        )
        let radius = Distance.meters(meters)
        let ranges = Geohash.ranges(within: radius, of: center, length: length, limit: limit)
        expectSound(ranges, length: length, limit: limit)
        for place in all where center.distance(to: place) <= radius {
          let key = Geohash(place, length: length)
          #expect(ranges.contains { $0.contains(key) }, "\(radius) \(center) \(place)")
        }
        if let cells = Geohash.length(for: radius, around: center) {
          let cell = Geohash(center, length: cells)
          for place in all where center.distance(to: place) <= radius {
            #expect(([cell] + cell.neighbors).contains(Geohash(place, length: cells)))
          }
        }
      }
      let other = all.randomElement(using: &generator, or: center)
      let (south, north) = center.latitude < other.latitude ? (center, other) : (other, center)
      let box = try BoundingBox(southwest: south, northeast: north)
      let ranges = Geohash.ranges(in: box, length: 9, limit: 5)
      expectSound(ranges, length: 9, limit: 5)
      for place in all where box.contains(place) {
        // The same meridian or pole may have another longitude.
        let isPlain = abs(place.longitude) < 180 && abs(place.latitude) < 90
        let key = Geohash(place, length: 9)
        #expect(!isPlain || ranges.contains { $0.contains(key) }, "\(box) \(place)")
      }
    }
  }

  /// Returns the share of the Earth's surface, as the grid sees it, in ranges of twelve characters.
  private func share(of ranges: [ClosedRange<Geohash>]) -> Double {
    func position(_ key: Geohash) -> Double {
      key.description.utf8.reduce(0.0) { sum, byte in
        let digits = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)
        return sum * 32 + Double(digits.firstIndex(of: byte) ?? 0)
      }
    }
    let cells = ranges.reduce(0.0) { $0 + position($1.upperBound) - position($1.lowerBound) + 1 }
    return cells / 1_152_921_504_606_846_976
  }

  @Test func moreRangesContainLess() throws {
    var generator = SeededGenerator(seed: 5)
    var overshoots: [Int: Double] = [:]
    let count = LongTest.size(60, small: 20)
    for _ in 0..<count {
      let center = try Coordinate(
        latitude: .random(in: -60...60, using: &generator),
        longitude: .random(in: -180...180, using: &generator))
      let box = try #require(
        BoundingBox(center: center, heightInDegrees: 0.3, widthInDegrees: 0.4))
      let exact = 0.3 * 0.4 / (180 * 360)
      for limit in [1, 4, 8, 16, 64] {
        let covered = share(of: Geohash.ranges(in: box, length: 12, limit: limit))
        #expect(covered >= exact * (1 - 1e-6))
        overshoots[limit, default: 0] += covered / exact / Double(count)
      }
    }
    let means = [1, 4, 8, 16, 64].compactMap { overshoots[$0] }
    #expect(zip(means, means.dropFirst()).allSatisfy { $0 > $1 }, "\(means)")
    #expect(means[2] < 1.6 && means[3] < 1.25 && means[4] < 1.08, "\(means)")
  }

  @Test func aCellIsOneRangeOfItsOwn() throws {
    let place = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    let point = Geohash.ranges(within: .zero, of: place, length: 6, limit: 3)
    #expect(point == [Geohash(place, length: 6)...Geohash(place, length: 6)])
    let world = Geohash.ranges(within: .meters(.infinity), of: place, length: 2, limit: 7)
    #expect(world == [try Geohash("00")...Geohash("zz")])
    // Lengths and limits out of range are clamped.
    let wide = Geohash.ranges(within: .miles(5), of: place, length: .min, limit: .min)
    #expect(wide == [try Geohash("9")...Geohash("9")])
    let fine = Geohash.ranges(within: .miles(5), of: place, length: .max, limit: .max)
    #expect(fine == Geohash.ranges(within: .miles(5), of: place, length: 12, limit: 1024))
  }

  @Test func theLengthFitsTheRadius() throws {
    let place = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    #expect(Geohash.length(for: .miles(5), around: place) == 4)
    #expect(Geohash.length(for: .zero, around: place) == 12)
    #expect(Geohash.length(for: .kilometers(9000), around: place) == nil)
    let pole = try Coordinate(latitude: 90, longitude: 0)
    #expect(Geohash.length(for: .meters(1), around: pole) == nil)
    for wrong in [-1, Double.nan] {
      #expect(Geohash.length(for: .meters(wrong), around: place) == nil)
      #expect(
        Geohash.ranges(within: .meters(wrong), of: place, length: 5, limit: 5).isEmpty)
    }
  }
}
