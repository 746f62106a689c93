import Geo
import TestSupport
import Testing

@Suite("Coordinates: reading text") struct CoordinateTextTests {
  @Test(arguments: [
    "33.5, -112.25", "33.5 -112.25", "33.5,-112.25", " 33.5;\t-112.25\n", "+33.5, \u{2212}112.25",
    "33.5N 112.25W", "33.5° N, 112.25° W", "n33.5w112.25", "112.25W 33.5N", "N 33.5, W 112.25",
    "33°30′N 112°15′W", "33º30'0''N 112º15’0”W", "33 30 0 N 112 15 0 W", "33:30:00N112:15W",
    "33 30 -112 15", "33 30 00 -112 15 00", "33°30' -112°15'", "33°30'0\" -112 15",
    "33 30 N 112.25 W", "33.5\u{A0}-112.25", "٣٣.٥, \u{2013}١١٢.٢٥",
    "\u{202A}\u{FEFF}３３.５\u{3000}-112.25\u{202C}",
    "+33.5-112.25/", "+33.5-112.25", "+3330-11215/", "+333000-1121500/", "+3330.0-1121500.0/",
    "+33.5-112.25+350/", "+33.5-112.25-3.5CRSWGS_84/", "+33.5-112.25CRSWGS_84/ ", "+3330-112.25",
  ])
  func everyFormIsRead(text: String) throws {
    #expect(try Coordinate(text) == (try Coordinate(latitude: 33.5, longitude: -112.25)))
  }

  @Test func thePartsAreAddedBeforeTheSign() throws {
    let place = try Coordinate("-0°30'36\" -0 30 36")
    #expect(place == (try Coordinate(latitude: -0.51, longitude: -0.51)))
    #expect(try Coordinate("0°30'36\"S, 0°30'36\"E").latitude == -0.51)
    #expect(try Coordinate("-003036+0003036/").latitude == -0.51)
    #expect(try Coordinate("90 180") == (try Coordinate(latitude: 90, longitude: 180)))
    #expect(try Coordinate("90°0'0\"S 180°0'0\"W").longitude == -180)
    #expect(try Coordinate("0.1234567899 000000000000001").latitude == 0.123456789)
  }

  @Test(
    arguments: [
      ("", .incomplete), (" ", .incomplete), (",", .incomplete), ("33", .incomplete),
      ("33,", .incomplete), (",33", .incomplete), ("33N W", .incomplete), ("-33", .incomplete),
      ("N W", .incomplete), ("33 N,", .incomplete),
      ("33.5 abc", .unexpectedCharacter("a")), ("33-112", .unexpectedCharacter("-")),
      ("33 - 112", .unexpectedCharacter("-")), (". 1", .unexpectedCharacter(".")),
      ("33.5.5 112", .unexpectedCharacter(".")), ("° 33 112", .unexpectedCharacter("°")),
      ("33°° 112°", .unexpectedCharacter("°")), ("33,°112", .unexpectedCharacter("°")),
      ("+33-112x", .unexpectedCharacter("x")), ("+33-112+/", .unexpectedCharacter("+")),
      ("+33-112//", .unexpectedCharacter("/")), ("33e2 1", .contradictoryHemispheres),
      ("9999999999 0", .unexpectedCharacter("9")), ("³³ 112", .unexpectedCharacter("³")),
      ("33/112", .unexpectedCharacter("/")), ("nan, 0", .unexpectedCharacter("a")),
      ("33 60 N 112 0 W", .invalidAngle), ("33 0 60 N 112 0 0 W", .invalidAngle),
      ("33.5 30 N 112 W", .invalidAngle), ("33 30.5 0 N 112 W", .invalidAngle),
      ("33'30° N 112 W", .invalidAngle), ("33: N 112 W", .invalidAngle),
      ("33°26″N 112W", .invalidAngle), ("1 2 3", .invalidAngle), ("1 2 3 4 5", .invalidAngle),
      ("1 2 3 4 5 6 7 8", .invalidAngle), ("1,2,3", .invalidAngle), ("33 +5 N 12 W", .invalidAngle),
      ("+333-112/", .invalidAngle), ("+33-12/", .invalidAngle), ("+3360-112/", .invalidAngle),
      ("+33300000-112/", .invalidAngle),
      ("33N 112", .contradictoryHemispheres), ("33N 112S", .contradictoryHemispheres),
      ("33E 112W", .contradictoryHemispheres), ("-33N 112W", .contradictoryHemispheres),
      ("33, 112W", .contradictoryHemispheres), ("N33N W112", .contradictoryHemispheres),
      ("N33N, W112", .contradictoryHemispheres), ("33, 112 W E", .contradictoryHemispheres),
      ("91, 0", .outOfRange(.latitudeOutOfRange(91))),
      ("0, -181", .outOfRange(.longitudeOutOfRange(-181))),
      ("90 30 N 0 0 E", .outOfRange(.latitudeOutOfRange(90.5))),
      ("181E 2N", .outOfRange(.longitudeOutOfRange(181))),
    ] as [(String, Coordinate.TextError)])
  func otherTextIsRefusedWithItsReason(text: String, error: Coordinate.TextError) {
    #expect(throws: error) { try Coordinate(text) }
    #expect(error.description.hasSuffix("."))
  }

  @Test func aLongTextIsRefused() {
    let (long, digits) = (String(repeating: "1 ", count: 50_001), String(repeating: "0", count: 99))
    #expect(throws: Coordinate.TextError.invalidAngle) { try Coordinate(long) }
    #expect(throws: Coordinate.TextError.invalidAngle) { try Coordinate("+\(digits)1-\(digits)/") }
    #expect(throws: Never.self) { try Coordinate("\(digits)1.\(digits) \(digits)1.\(digits)") }
  }

  @Test(arguments: PlaceSet.allCases.filter { $0 != .none })
  func readsWhatIsWritten(set: PlaceSet) throws {
    var generator = SeededGenerator(seed: 6)
    let (places, centers) = try set.make(count: 60, using: &generator)
    for place in places + centers {
      let formats: [(Coordinate.Format, Double)] = [
        (.decimalDegrees(fractionDigits: 9), 0.5e-9), (.decimalDegrees(fractionDigits: 0), 0.5),
        (.iso6709(fractionDigits: 9), 0.5e-9), (.iso6709(fractionDigits: 0), 0.5),
        (.degreesMinutesSeconds, 0.5 / 3600),
      ]
      for (format, error) in formats {
        let text = place.formatted(format)
        let read = try Coordinate(text)
        #expect(abs(read.latitude - place.latitude) <= error + 1e-13, "\(text)")
        #expect(abs(read.longitude - place.longitude) <= error + 1e-13, "\(text)")
        #expect(read.formatted(format) == text)
      }
    }
  }
}
