import Geo
import TestSupport
import Testing

@Suite("Geohash: neighbors and text") struct GeohashTests {
  /// Encodes by the definition: bisects the two intervals in turn, and records the halves.
  private func plain(_ place: Coordinate, length: Int) -> String {
    let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz")
    var (west, east, south, north) = (-180.0, 180.0, -90.0, 90.0)
    var text = ""
    for position in 0..<length {
      var value = 0
      for bit in 0..<5 {
        if (5 * position + bit).isMultiple(of: 2) {
          let middle = (west + east) / 2
          let isUpper = place.longitude >= middle
          if isUpper { west = middle } else { east = middle }
          value = 2 * value + (isUpper ? 1 : 0)
        } else {
          let middle = (south + north) / 2
          let isUpper = place.latitude >= middle
          if isUpper { south = middle } else { north = middle }
          value = 2 * value + (isUpper ? 1 : 0)
        }
      }
      text.append(alphabet[value])
    }
    return text
  }

  @Test(arguments: PlaceSet.allCases.filter { $0 != .none })
  func agreesWithTheDefinition(set: PlaceSet) throws {
    var generator = SeededGenerator(seed: 1)
    let (places, centers) = try set.make(count: 30, using: &generator)
    for place in places + centers {
      for length in 1...12 {
        let key = Geohash(place, length: length)
        #expect(key.description == plain(place, length: length))
        #expect(key.box.contains(place))
        #expect(Geohash(key.box.center, length: length) == key)
        #expect(try Geohash(key.description) == key)
        #expect(try Geohash(key.description.uppercased()) == key)
        #expect(key.parent == (length == 1 ? nil : Geohash(place, length: length - 1)))
      }
    }
  }

  @Test(arguments: 1...12)
  func neighborsTouchAndSurround(length: Int) throws {
    var generator = SeededGenerator(seed: length)
    let (places, centers) = try PlaceSet.lattice.make(count: 40, using: &generator)
    for place in places + centers {
      let key = Geohash(place, length: length)
      let neighbors = key.neighbors
      let box = key.box
      let isAtPole = box.southwest.latitude == -90 || box.northeast.latitude == 90
      #expect(neighbors.count == (isAtPole ? 5 : 8))
      #expect(Set(neighbors).count == neighbors.count && !neighbors.contains(key))
      for neighbor in neighbors {
        #expect(neighbor.length == length)
        #expect(neighbor.neighbors.contains(key))
      }
      // A step across each edge leads to a neighbor.
      let (width, height) = (
        box.widthInDegrees, box.northeast.latitude - box.southwest.latitude
      )
      for (east, north) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)] {
        let latitude = box.center.latitude + north * height
        let longitude = box.center.longitude + east * width
        guard abs(latitude) <= 90 else { continue }
        let beside = try Coordinate(
          latitude: latitude,
          longitude: longitude > 180
            ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude)
        #expect(neighbors.contains(Geohash(beside, length: length)))
      }
    }
  }

  @Test(
    arguments: [
      (Int.min, 1), (-1, 1), (0, 1), (1, 1), (12, 12), (13, 12), (64, 12), (Int.max, 12),
    ])
  func aLengthOutOfRangeIsClamped(length: Int, clamped: Int) throws {
    let place = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    let key = Geohash(place, length: length)
    #expect(key.length == clamped)
    #expect(key.description == plain(place, length: clamped))
  }

  @Test func sortsAndIsEncodedAsItsText() throws {
    var generator = SeededGenerator(seed: 4)
    let (places, _) = try PlaceSet.uniform.make(count: 300, using: &generator)
    let keys = places.enumerated().map { Geohash($1, length: 1 + $0 % 12) }
    #expect(keys.sorted().map(\.description) == keys.map(\.description).sorted())
    #expect(try encoded(keys[5]) == "\"\(keys[5])\"")
    #expect(try decoded("\"\(keys[5])\"") == keys[5])
    #expect(throws: DecodingError.self) { try decoded("\"9a\"") as Geohash }
  }

  @Test func otherTextIsNoGeohash() {
    #expect(throws: Geohash.Error.empty) { try Geohash("") }
    #expect(throws: Geohash.Error.tooLong) { try Geohash("9tbq2q9tbq2q9") }
    for scalar: Unicode.Scalar in ["a", "i", "l", "o", "A", "!", " ", "é", "\u{301}"] {
      #expect(throws: Geohash.Error.invalidCharacter(scalar)) { try Geohash("9\(scalar)") }
    }
    // The standard library takes minutes to compare characters with so many marks.
    let marks = String(repeating: "\u{301}\u{316}", count: 1_000_000)
    #expect(throws: Geohash.Error.invalidCharacter("\u{301}")) { try Geohash("9" + marks) }
  }
}
