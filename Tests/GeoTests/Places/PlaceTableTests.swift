import Foundation
import TestSupport
import Testing

@testable import Geo

@Suite("Place table: cities and ZIP codes") struct PlaceTableTests {
  static let golden = """
    HealthDomain places 1
    00501\t40.8154\t-73.0451\tHoltsville\tNY
    00544\t40.8154\t-73.0451\tHoltsville\tNY
    00680\t18.205\t-67.1\tMayagüez\tPR
    85003\t33.4511\t-112.0774\tPhoenix\tAZ
    85004\t33.4557\t-112.0686\tPhoenix\tAZ
    85701\t32.2139\t-110.9694\tTucson\tAZ
    99950\t55.5422\t-131.4327\tKetchikan\tAK

    """

  @Test func theGoldenTextIsReadAndWrittenUnchanged() throws {
    let table = try PlaceTable(Self.golden)
    #expect(table.text == Self.golden)
    #expect(table.zipCodes.map(\.description).first == "00501")
    #expect(
      table.cities.map(\.description) == [
        "Ketchikan, AK", "Phoenix, AZ", "Tucson, AZ", "Holtsville, NY", "Mayagüez, PR",
      ])
  }

  @Test func everyQueryHasItsResult() throws {
    let table = try PlaceTable(Self.golden)
    let zipCode = try #require(ZIPCode("85003"))
    #expect(
      table.centroid(of: zipCode) == (try Coordinate(latitude: 33.4511, longitude: -112.0774)))
    #expect(table.city(of: zipCode) == City("Phoenix", .arizona))
    let mayaguez = try #require(City("MAYAGUEZ", .puertoRico))
    #expect(table.zipCodes(of: mayaguez).map(\.description) == ["00680"])
    let phoenix = try #require(City("Phoenix", .arizona))
    #expect(table.zipCodes(of: phoenix).map(\.description) == ["85003", "85004"])
    #expect(table.cities(in: .arizona).map(\.name) == ["Phoenix", "Tucson"])
  }

  @Test func absentKeysHaveNoResult() throws {
    let phoenix = try #require(City("Phoenix", .oregon))
    for table in [PlaceTable(), try PlaceTable(Self.golden)] {
      for text in ["00000", "00500", "85005", "99999"] {
        let zipCode = try #require(ZIPCode(text))
        #expect(table.centroid(of: zipCode) == nil)
        #expect(table.city(of: zipCode) == nil)
      }
      #expect(table.zipCodes(of: phoenix).isEmpty)
      #expect(table.cities(in: .wyoming).isEmpty)
    }
  }

  @Test func aTableOfValuesIsTheTableOfItsText() throws {
    let table = try PlaceTable(Self.golden)
    let places = try table.zipCodes.map { zipCode in
      PlaceTable.Place(
        zipCode, centroid: try #require(table.centroid(of: zipCode)),
        city: try #require(table.city(of: zipCode)))
    }
    #expect(PlaceTable(places.reversed()) == table)
    #expect(PlaceTable(places.dropLast()) != table)
    let first = try #require(places.first)
    let repeated = PlaceTable.Place(first.zipCode, centroid: places[3].centroid, city: first.city)
    #expect(PlaceTable(places + [repeated]) == table)
    let elsewhere = PlaceTable.Place(
      first.zipCode, centroid: try Coordinate(latitude: 40.8154, longitude: -73.0452),
      city: first.city)
    #expect(PlaceTable([elsewhere] + places.dropFirst()) != table)
  }

  @Test func theCentroidOfACityIsTheMeanOfItsZIPCodes() throws {
    let table = try PlaceTable(Self.golden)
    let phoenix = try #require(City("Phoenix", .arizona))
    let centroid = try #require(table.centroid(of: phoenix))
    let codes = try table.zipCodes(of: phoenix).map { try #require(table.centroid(of: $0)) }
    let middle = try #require(codes[0].midpoint(to: codes[1]))
    #expect(centroid.distance(to: middle).meters < 0.001)
    #expect(table.centroid(of: try #require(City("Phoenix", .oregon))) == nil)
  }

  @Test func theCentroidOfACityAcrossTheAntimeridianIsNearIt() throws {
    let city = try #require(City("Attu", .alaska))
    let table = PlaceTable(
      try [(10_000, 179.9), (10_001, -179.9)].map { number, longitude in
        PlaceTable.Place(
          try #require(ZIPCode("\(number)")),
          centroid: try Coordinate(latitude: 52, longitude: longitude), city: city)
      })
    let centroid = try #require(table.centroid(of: city))
    #expect(abs(abs(centroid.longitude) - 180) < 1e-9 && abs(centroid.latitude - 52) < 1e-4)
  }

  @Test func theNearestZIPCodeHasItsCityAndDistance() throws {
    let table = try PlaceTable(Self.golden)
    let here = try Coordinate(latitude: 33.456, longitude: -112.069)
    let nearest = try #require(table.nearestZIPCode(to: here))
    #expect(nearest.zipCode == ZIPCode("85004") && nearest.city == City("Phoenix", .arizona))
    #expect(
      nearest.distance == here.distance(to: try #require(table.centroid(of: nearest.zipCode))))
    let holtsville = try Coordinate(latitude: 40.8, longitude: -73)
    #expect(table.nearestZIPCode(to: holtsville)?.zipCode == ZIPCode("00501"))
    #expect(PlaceTable().nearestZIPCode(to: here) == nil)
  }

  @Test func aCityIsFoundOnlyNearby() throws {
    let table = try PlaceTable(Self.golden)
    let flagstaff = try Coordinate(latitude: 35.1983, longitude: -111.6513)
    #expect(table.city(at: flagstaff) == nil)
    #expect(table.city(at: flagstaff, within: .miles(150)) == City("Phoenix", .arizona))
    let nearest = try #require(table.nearestZIPCode(to: flagstaff))
    #expect(table.city(at: flagstaff, within: nearest.distance) == nearest.city)
    #expect(table.city(at: flagstaff, within: .meters(.nan)) == nil)
  }

  @Test func citiesBeginWithWhatWasTyped() throws {
    let names = [
      ("Stockton", USState.california), ("Saint Louis", .missouri), ("St. Paul", .minnesota),
      ("Mount Vernon", .ohio), ("Mt. Airy", .maryland), ("Portland", .oregon), ("Portland", .maine),
      ("Cañon City", .colorado), ("Cannon Beach", .oregon),
    ]
    let table = PlaceTable(
      try names.enumerated().map { number, name in
        PlaceTable.Place(
          try #require(ZIPCode("\(10_000 + number)")),
          centroid: try Coordinate(latitude: 40, longitude: -90),
          city: try #require(City(name.0, name.1)))
      })
    func found(_ text: String, limit: Int = .max) -> [String] {
      table.cities(withPrefix: text, limit: limit).map(\.description)
    }
    #expect(found("St") == ["Saint Louis, MO", "St. Paul, MN", "Stockton, CA"])
    #expect(found("st ") == ["Saint Louis, MO", "St. Paul, MN"])
    #expect(found("Saint P") == ["St. Paul, MN"])
    #expect(found("mt") == ["Mt. Airy, MD", "Mount Vernon, OH"])
    #expect(found("portl") == ["Portland, ME", "Portland, OR"])
    #expect(found("can") == ["Cannon Beach, OR", "Cañon City, CO"])
    #expect(found("can", limit: 1) == ["Cannon Beach, OR"])
    #expect(found("can", limit: -1).isEmpty && found("x").isEmpty)
    #expect(found(" ").count == names.count)
  }

  @Test func aTextWithOnlyTheFirstLineIsTheEmptyTable() throws {
    #expect(try PlaceTable("HealthDomain places 1") == PlaceTable())
    #expect(PlaceTable().text == "HealthDomain places 1\n")
  }

  @Test func theOrderOfLinesLineEndingsAndAByteOrderMarkDoNotMatter() throws {
    let lines = Self.golden.split(separator: "\n")
    let shuffled = [lines[0]] + lines.dropFirst().reversed()
    let text = "\u{FEFF}" + shuffled.joined(separator: "\r\n\r\n")
    #expect(try PlaceTable(text) == PlaceTable(Self.golden))
  }

  @Test(arguments: LongTest.seeds(60, small: 10))
  func agreesWithAPlainList(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let names = ["Ajo", "AJO ", "Cañon", "canon", "Bisbee", "A", "Ä", "Zuni  Pueblo"]
    var model: [(zipCode: ZIPCode, city: City, degrees: (String, String))] = []
    var text = "HealthDomain places 1\n"
    for _ in 0..<Int.random(in: 0...60, using: &generator) {
      let digits = String(Int.random(in: 10_000...10_080, using: &generator))
      let degrees = (
        String(Double(Int.random(in: -900...900, using: &generator)) / 10),
        String(Double(Int.random(in: -18_000...18_000, using: &generator)) / 100)
      )
      let name = try #require(names.randomElement(using: &generator))
      let state = try #require([USState.ohio, .texas, .utah].randomElement(using: &generator))
      let place = (
        zipCode: try #require(ZIPCode(digits)), city: try #require(City(name, state)), degrees
      )
      guard !model.contains(where: { $0.zipCode == place.zipCode }) else { continue }
      model.append(place)
      text += "\(digits)\t\(degrees.0)\t\(degrees.1)\t\(name)\t\(state.abbreviation)\n"
    }
    let table = try PlaceTable(text)
    #expect(table.zipCodes == model.map(\.zipCode).sorted())
    #expect(Set(table.cities) == Set(model.map(\.city)))
    #expect(table.cities.count == Set(table.cities).count)
    for place in model {
      #expect(table.city(of: place.zipCode) == place.city)
      let centroid = try #require(table.centroid(of: place.zipCode))
      #expect(centroid.latitude == Double(place.degrees.0))
      #expect(centroid.longitude == Double(place.degrees.1))
      let zipCodes = model.filter { $0.city == place.city }.map(\.zipCode).sorted()
      #expect(table.zipCodes(of: place.city) == zipCodes)
      let firstName = model.first { $0.city == place.city }?.city.name
      #expect(table.cities.first { $0 == place.city }?.name == firstName)
    }
    for state in USState.allCases {
      let cities = Set(model.map(\.city).filter { $0.state == state })
      #expect(table.cities(in: state) == cities.sorted())
    }
    #expect(try PlaceTable(table.text) == table)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("5.", 5), (".5", 0.5), ("-.25", -0.25), ("0033.4511", 33.4511),
      ("90", 90), ("-90.0000000", -90), ("89.99999999", 90), ("1.00000005", 1.0000001),
      ("1.000000049999", 1), ("33.45110000000001", 33.4511), ("0.0000001", 1e-7),
    ])
  func aDecimalIsReadToSevenPlaces(decimal: String, degrees: Double) throws {
    let read = try #require(FixedDegrees(decimal: decimal.utf8, limit: 90))
    #expect(read.degrees == degrees)
    #expect(FixedDegrees(decimal: read.decimal.utf8, limit: 90) == read)
  }

  @Test(
    arguments: [
      "", "-", ".", "-.", "+1", "1e1", "1.2.3", "--1", "1-", " 1", "1 ", "nan", "inf", "0x1",
      "90.0000001",
      "-90.00000006", "91", "99999999999999999999999999", "\u{661}",
      String(repeating: "9", count: 1_000_000),
    ])
  func otherTextIsNoDecimal(text: String) {
    #expect(FixedDegrees(decimal: text.utf8, limit: 90) == nil)
  }

  @Test func aMegabyteIsNoDecimal() {
    #expect(FixedDegrees(decimal: String(repeating: "9", count: 1_000_000).utf8, limit: 90) == nil)
  }

  @Test func everyDecimalOfUpToSevenPlacesIsTheNearestDouble() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<LongTest.size(20_000, small: 500) {
      let places = Int.random(in: 0...7, using: &generator)
      let scale = (0..<places).reduce(1) { power, _ in power * 10 }
      let number = Int.random(in: -180 * scale...180 * scale, using: &generator)
      let fraction = String(String(scale + abs(number) % scale).dropFirst())
      let text = "\(number < 0 ? "-" : "")\(abs(number) / scale).\(fraction)"
      expectEqual(FixedDegrees(decimal: text.utf8, limit: 180)?.degrees, Double(text))
    }
  }

  @Test("Cities can share a ZIP code") func citiesCanShareAZIPCode() throws {
    let text = """
      HealthDomain places 1
      42223\t36.6543\t-87.4606\tFort Campbell\tKY
      42223\t36.6543\t-87.4606\tFort Campbell\tTN
      60056\t42.0625\t-87.9379\tMount Prospect\tIL
      60056\t42.0811\t-87.9802\tArlington Heights\tIL
      60005\t42.0645\t-87.9873\tArlington Heights\tIL

      """
    let table = try PlaceTable(text)
    let prospect = try #require(City("Mount Prospect", .illinois))
    let heights = try #require(City("Arlington Heights", .illinois))
    let (shared, own) = (try #require(ZIPCode("60056")), try #require(ZIPCode("60005")))
    #expect(table.zipCodes(of: prospect) == [shared])
    #expect(table.zipCodes(of: heights) == [own, shared])
    #expect(table.city(of: shared) == prospect && table.cities(of: shared) == [prospect, heights])
    #expect(table.cities(of: own) == [heights])
    #expect(table.zipCodes.count == 3)
    let fort = table.cities(withPrefix: "fort c")
    #expect(fort.map(\.state) == [.kentucky, .tennessee])
    #expect(table.cities(in: .tennessee).count == 1 && table.centroid(of: fort[1]) != nil)
    #expect(try PlaceTable(table.text) == table)
    let withoutHeights = text.split(separator: "\n").filter { !$0.contains("42.0811") }
    #expect(try PlaceTable(withoutHeights.joined(separator: "\n")) != table)
    let places = [(prospect, 42.0625), (heights, 42.0811), (prospect, 1)].compactMap {
      city, latitude in
      (try? Coordinate(latitude: latitude, longitude: -87.9379)).map {
        PlaceTable.Place(shared, centroid: $0, city: city)
      }
    }
    let made = PlaceTable(places)
    #expect(made.cities(of: shared) == [prospect, heights])
    #expect(made.centroid(of: shared)?.latitude == 42.0625)
    #expect(try PlaceTable(made.text) == made)
    #expect(PlaceTable(places.dropLast()) == made && PlaceTable(places.dropFirst()) != made)
    let again = text + "60056\t1\t1\tMt. Prospect\tIL\n"
    let error = try #require(throws: PlaceTable.Error.self) { try PlaceTable(again) }
    #expect(error.problems.map(\.reason) == [.repeatedZIPCode(shared)] && error.remainder == table)
  }

  @Test("A nearest ZIP code lists its ties") func nearestZIPCodesNameTies() throws {
    let anchorage = try #require(City("El Paso", .texas))
    let spots: [(String, Double)] = [
      ("88512", 31.76), ("88510", 31.76), ("88511", 31.76), ("79901", 31.75), ("79902", 31.78),
    ]
    let table = PlaceTable(
      try spots.map { zipCode, latitude in
        PlaceTable.Place(
          try #require(ZIPCode(zipCode)),
          centroid: try Coordinate(latitude: latitude, longitude: -106.48), city: anchorage)
      })
    let here = try Coordinate(latitude: 31.7602, longitude: -106.48)
    let nearest = try #require(table.nearestZIPCode(to: here))
    #expect(nearest.zipCode == ZIPCode("88510"))
    #expect(nearest.ties.map(\.description) == ["88511", "88512"])
    let two = table.nearestZIPCodes(2, to: here)
    #expect(two.map(\.zipCode.description) == ["88510", "88511"] && two.first == nearest)
    #expect(two.last?.ties.map(\.description) == ["88510", "88512"])
    let all = table.nearestZIPCodes(9, to: here)
    for nearest in all {
      let others = all.filter { $0.distance == nearest.distance && $0 != nearest }
      #expect(nearest.ties == others.map(\.zipCode))
    }
    let lived = table.nearestZIPCodes(9, to: here) { !$0.description.hasPrefix("8851") }
    #expect(lived.map(\.zipCode.description) == ["79901", "79902"])
    #expect(lived.allSatisfy { $0.ties.isEmpty } && lived[0].distance < lived[1].distance)
    #expect(
      table.nearestZIPCodes(0, to: here).isEmpty && table.nearestZIPCodes(-1, to: here).isEmpty)
  }
}
