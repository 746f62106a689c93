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
    "33,5, -112,25", "33,5 -112,25", "33,5; -112,25", "33,5,-112,25",
    "33,5, -112,250", "N33 30,0 W112 15,0", "33 30,0 N 112 15,0 W", "33,5N, 112,25W",
    "33,5 N 112,25 W", "33 30,0, -112 15,0", "33,5° -112,25°", "33\u{66B}5\u{60C} -112\u{66B}25",
    "33.5\u{FF0C}-112.25", "(33.5, -112.25)", " [33.5, \u{2013}112.25] ",
    "\u{200E}(33.5, -112.25)\u{200F}",
    "\u{FF08}33.5, -112.25\u{FF09}", "33.5\u{200E}, \u{200E}-112.25",
    "33\u{2DA}30\u{B4}0\u{2DD}N 112\u{2DA}15\u{B4}W",
    "33\u{2070}30\u{2B9}0\u{2BA}N 112\u{1D52}15\u{2032}0\u{2EE}W",
    "\u{663}\u{663}\u{66B}\u{665}\u{61B} -\u{661}\u{661}\u{662}\u{66B}\u{662}\u{665}",
    "geo:33.5,-112.25", "GEO:33.5,-112.25,350;crs=wgs84;u=35", "geo:33.5,-112.25;CRS=WGS84",
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
      ("51,5 7", .invalidAngle), ("52,52 13", .invalidAngle), ("33, 112 15", .invalidAngle),
      ("33 30,112", .invalidAngle), ("51,5° 7", .invalidAngle),
      ("33°27", .incomplete), ("33° 27.5", .incomplete),
      ("38.5,9,5", .invalidAngle), ("38,5,9", .invalidAngle), ("1,234.5, 7", .invalidAngle),
      ("N34 58 0.00 E32 52 60.00", .invalidAngle), ("(33.5, -112", .unexpectedCharacter("(")),
      ("33.5, -112)", .unexpectedCharacter(")")), ("geo:33.5", .incomplete), ("geo:", .incomplete),
      ("geo:33.5,-112.25?z=11", .unexpectedCharacter("?")),
      ("geo:33.5 -112", .unexpectedCharacter(" ")),
      ("geo:1,2,3,4", .unexpectedCharacter(",")), ("geo:1,2;crs=nad27", .unexpectedCharacter("c")),
      ("geo:91,2", .outOfRange(.latitudeOutOfRange(91))),
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

  @Test("A decimal comma is read as the point") func decimalCommas() throws {
    let lisbon = try Coordinate(latitude: 38.7905625, longitude: -9.793281)
    #expect(try Coordinate("38,7905625, -9,793281") == lisbon)
    #expect(try Coordinate("38,7905625 -9,793281") == lisbon)
    let geocache = try Coordinate("N51 58,123 E7 35,456")
    #expect(geocache == (try Coordinate("N51 58.123 E7 35.456")))
    #expect(
      abs(geocache.latitude - 51.9687167) < 1e-7 && abs(geocache.longitude - 7.5909333) < 1e-7)
    #expect(try Coordinate("51,7") == Coordinate(latitude: 51, longitude: 7))
    #expect(try Coordinate("33 30,112 15") == Coordinate(latitude: 33.5, longitude: 112.25))
  }

  @Test("A coordinate with decimal commas is read or refused", arguments: LongTest.seeds(20))
  func decimalCommasAreReadAsMeantOrRefused(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var wrong: [String] = []
    for _ in 0..<200 {
      func number(_ whole: Int) -> (text: String, value: Double) {
        let value = Int.random(in: -whole...whole, using: &generator)
        let digits = Int.random(in: 0...4, using: &generator)
        guard digits > 0 else { return ("\(value)", Double(value)) }
        let fraction =
          Int.random(in: 0..<10_000, using: &generator) % [1, 10, 100, 1000, 10_000][digits]
        let text = String(repeating: "0", count: digits - "\(fraction)".count) + "\(fraction)"
        return ("\(value).\(text)", Double("\(value).\(text)") ?? 0)
      }
      let (north, east) = (number(89), number(179))
      let separator = try #require([", ", ",", " ", "; ", "  "].randomElement(using: &generator))
      let text = [north.text, east.text]
        .map { $0.replacing(".", with: ",") }.joined(separator: separator)
      guard let read = try? Coordinate(text) else { continue }
      if read.latitude != north.value || read.longitude != east.value { wrong.append(text) }
    }
    #expect(wrong == [])
  }
}
