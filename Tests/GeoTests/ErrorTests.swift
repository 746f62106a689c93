import TestSupport
import Testing

@testable import Geo

/// The messages of all errors.
@Suite("Errors: messages of places and indexes") struct ErrorTests {
  @Test func everyErrorOfACoordinateOrABoxIsASentence() {
    let texts: [Coordinate.Error: String] = [
      .latitudeOutOfRange(12_345): "The latitude must be from -90 to 90 degrees.",
      .longitudeOutOfRange(12_345): "The longitude must be from -180 to 180 degrees.",
    ]
    for (error, text) in texts { #expect("\(error)" == text) }
    #expect(
      "\(BoundingBox.Error.outOfRange(.latitudeOutOfRange(91)))"
        == "The latitude must be from -90 to 90 degrees.")
    #expect(
      "\(BoundingBox.Error.southAboveNorth(south: 2, north: 1))"
        == "The latitude of the southwestern corner must not exceed that of the northeastern corner."
    )
  }

  @Test func everyErrorOfAGeohashIsASentence() {
    let texts: [Geohash.Error: String] = [
      .empty: "A geohash must have at least 1 character.",
      .tooLong: "A geohash must have at most 12 characters.",
      .invalidCharacter("!"):
        "A geohash must consist of the digits and the letters except a, i, l, and o.",
    ]
    for (error, text) in texts { #expect("\(error)" == text) }
  }

  @Test func everyErrorOfAnIndexIsASentence() {
    let texts: [PointIndex.Error: String] = [
      .notAnIndex: "The bytes are not an index.",
      .newerVersion(7): "The index has version 7, and this release reads version 1.",
      .truncated: "The index is not complete.",
      .trailingBytes: "The index is followed by other bytes.",
      .damaged: "The index is damaged: its bytes do not match its hash.",
      .invalidCoordinate(id: 5): "The coordinate of ID 5 is out of range.",
    ]
    for (error, text) in texts { #expect("\(error)" == text) }
  }

  @Test func everyReasonOfAPlaceTableIsASentence() throws {
    let texts: [PlaceTable.Error.Reason: String] = [
      .notAPlaceTable:
        "The first line must be the name of the format and its version, HealthDomain places 1.",
      .newerVersion(7): "The table has version 7, and this release reads version 1.",
      .fieldCount(4): "A line must have 5 fields separated by tabs, and this one has 4.",
      .zipCode("xyz"): "The ZIP code must have five digits.",
      .repeatedZIPCode(try #require(ZIPCode("85003"))):
        "An earlier line already has the ZIP code 85003 with this city.",
      .latitude("xyz"): "The latitude must be a decimal number from -90 to 90.",
      .longitude("xyz"): "The longitude must be a decimal number from -180 to 180.",
      .city("xyz"): "The name of the city must not be blank and must be UTF-8.",
      .state("xyz"): "The state must be the two-letter abbreviation of a state or territory.",
    ]
    for (reason, text) in texts {
      #expect("\(reason)" == text)
      #expect("\(PlaceTable.Error.Problem(line: 3, reason: reason))" == "Line 3: \(text)")
    }
  }

  @Test(
    arguments: [
      (#"[{"latitude":91,"longitude":0}]"#, "The latitude must be from -90 to 90 degrees."),
      (#"[{"latitude":0,"longitude":181}]"#, "The longitude must be from -180 to 180 degrees."),
    ])
  func anErrorOfDecodingStatesTheRule(json: String, rule: String) throws {
    let error = try #require(throws: DecodingError.self) { try decoded(json) as [Coordinate] }
    #expect("\(error)".contains(rule))
  }
}
