import Foundation
import Geo
import Testing

@Suite("Coordinates: ranges, JSON, and formats") struct CoordinateTests {
  @Test(arguments: [-90, 90, 0, Double(90).nextDown, 33.4484])
  func takesEveryLatitudeInRange(latitude: Double) throws {
    #expect(try Coordinate(latitude: latitude, longitude: 180).latitude == latitude)
  }

  @Test(arguments: [Double(90).nextUp, -91, .infinity, -.infinity])
  func refusesAnyOtherLatitude(latitude: Double) {
    #expect(throws: Coordinate.Error.latitudeOutOfRange(latitude)) {
      try Coordinate(latitude: latitude, longitude: 999)
    }
  }

  @Test(arguments: [Double(180).nextUp, -181, .infinity, -.infinity])
  func refusesAnyOtherLongitude(longitude: Double) {
    #expect(throws: Coordinate.Error.longitudeOutOfRange(longitude)) {
      try Coordinate(latitude: 0, longitude: longitude)
    }
  }

  @Test func refusesNaN() {
    #expect { try Coordinate(latitude: .nan, longitude: 0) } throws: {
      if case Coordinate.Error.latitudeOutOfRange(let value) = $0 { value.isNaN } else { false }
    }
    #expect { try Coordinate(latitude: 0, longitude: .nan) } throws: {
      if case Coordinate.Error.longitudeOutOfRange(let value) = $0 { value.isNaN } else { false }
    }
  }

  @Test func isEncodedByName() throws {
    let json = #"{"latitude":33.4484,"longitude":-112.5}"#
    let place = try Coordinate(latitude: 33.4484, longitude: -112.5)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(place), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(Coordinate.self, from: Data(json.utf8)) == place)
  }

  @Test(arguments: [
    #"{"latitude":91,"longitude":0}"#, #"{"latitude":0,"longitude":-181}"#, #"{"latitude":0}"#,
  ])
  func decodingRejectsWhatTheInitializerRejects(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Coordinate.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [
    (33.4484, -112.074, "33.4484, -112.0740", "33°26′54″N 112°04′26″W", "+33.4484-112.0740/"),
    (-0.00004, 0.00005, "0.0000, 0.0001", "0°00′00″N 0°00′00″E", "+00.0000+000.0001/"),
    (-5.99999, -0.99999, "-6.0000, -1.0000", "6°00′00″S 1°00′00″W", "-06.0000-001.0000/"),
    (90, 180, "90.0000, 180.0000", "90°00′00″N 180°00′00″E", "+90.0000+180.0000/"),
    (-90, -180, "-90.0000, -180.0000", "90°00′00″S 180°00′00″W", "-90.0000-180.0000/"),
  ])
  func hasThreeFormats(
    latitude: Double, longitude: Double, decimal: String, sexagesimal: String, iso6709: String
  ) throws {
    let place = try Coordinate(latitude: latitude, longitude: longitude)
    #expect(place.formatted(.decimalDegrees(fractionDigits: 4)) == decimal)
    #expect(place.formatted(.degreesMinutesSeconds) == sexagesimal)
    #expect(place.formatted(.iso6709(fractionDigits: 4)) == iso6709)
  }

  @Test(arguments: [(Int.min, 0), (-1, 0), (10, 9), (12, 9), (309, 9), (Int.max, 9)])
  func aNumberOfDigitsOutOfRangeIsClamped(digits: Int, clamped: Int) throws {
    for place in [
      try Coordinate(latitude: -89.999999999, longitude: 0.125),
      try Coordinate(latitude: 90, longitude: -180),
    ] {
      #expect(
        place.formatted(.decimalDegrees(fractionDigits: digits))
          == place.formatted(.decimalDegrees(fractionDigits: clamped)))
      #expect(
        place.formatted(.iso6709(fractionDigits: digits))
          == place.formatted(.iso6709(fractionDigits: clamped)))
    }
  }

  @Test func theNumberOfDigitsIsTheOnePassed() throws {
    let place = try Coordinate(latitude: -89.999999999, longitude: 0.125)
    #expect(place.formatted(.decimalDegrees(fractionDigits: 0)) == "-90, 0")
    #expect(place.formatted(.iso6709(fractionDigits: 9)) == "-89.999999999+000.125000000/")
  }

  @Test(
    "A longitude beyond 180° is wrapped",
    arguments: [
      (247.91, -112.09), (-346.7, 13.3), (422.6, 62.6), (360, 0), (-360, 0), (-180, -180),
      (180, 180),
      (180.00000000000014, 180), (-180.00000000000014, -180), (540, 180), (-540, -180), (190, -170),
      (-288.14, 71.86), (71.864321987654321, 71.864321987654321), (720_062.6, 62.6), (1e6, -80),
    ])
  func aLongitudeIsWrapped(longitude: Double, expected: Double) throws {
    let place = try Coordinate(latitude: 1, wrappingLongitude: longitude)
    #expect(place.longitude == expected)
  }

  @Test("A latitude rounded beyond a pole is the pole, and others are errors")
  func aLatitudeIsLimited() throws {
    #expect(try Coordinate(latitude: -90.00000000000003, wrappingLongitude: 0).latitude == -90)
    #expect(try Coordinate(latitude: 90.00000000000003, wrappingLongitude: 0).latitude == 90)
    for latitude in [-90.1, 90.0001, .nan, .infinity] {
      #expect(throws: Coordinate.Error.self) {
        try Coordinate(latitude: latitude, wrappingLongitude: 0)
      }
    }
    for longitude in [1_000_001, -1e300, .nan, .infinity] {
      #expect(throws: Coordinate.Error.self) {
        try Coordinate(latitude: 0, wrappingLongitude: longitude)
      }
    }
  }
}
