import Essentials
import Geo
import Testing

@Suite("Place table: names of cities as people write them") struct PlaceTableNameTests {
  static let cities: [(name: String, state: USState)] = [
    ("Ames", .iowa), ("Albany", .newYork), ("West Covina", .california), ("Saint Paul", .minnesota),
    ("New York", .newYork), ("Kansas City", .kansas), ("Cañon City", .colorado),
    ("Clinton Township", .michigan), ("Clinton", .michigan), ("The Dalles", .oregon),
    ("Washington", .districtOfColumbia), ("Winston Salem", .northCarolina), ("La Porte", .indiana),
    ("Virginia", .minnesota), ("Delaware City", .delaware), ("Truth or Consequences", .newMexico),
    ("Big Bear Lake", .california), ("Yardley", .pennsylvania),
  ]
  let table: PlaceTable
  let centers: [String: Coordinate]

  init() throws {
    var places: [PlaceTable.Place] = []
    var centers: [String: Coordinate] = [:]
    for (number, (name, state)) in Self.cities.enumerated() {
      let center = try Coordinate(latitude: 30 + Double(number), longitude: -100)
      centers[name] = center
      places.append(
        .init(
          try #require(ZIPCode("\(50_000 + number)")), centroid: center,
          city: try #require(City(name, state))))
    }
    table = PlaceTable(places)
    self.centers = centers
  }

  @Test func whatOrganizersAddAroundANameIsLeftOut() throws {
    var generator = SeededGenerator(seed: 7)
    for (name, state) in Self.cities {
      let city = try #require(City(name, state))
      let dotted = state.abbreviation.map { "\($0)." }.joined()
      let ends = [
        "", ",", ", ", ", \(state.name)", ", \(state.abbreviation)", " \(state.abbreviation)",
        ", \(dotted)", " \(state.abbreviation.lowercased()).", ", \(state.abbreviation) 50000",
        " \(state.name), 50000", " borough", " zona urbana", " (downtown)", "/Elsewhere",
        " & Nowhere",
      ]
      let starts = ["", "City of ", "Town of ", "village of ", " "]
      for end in ends {
        let start = starts.randomElement(using: &generator) ?? ""
        let text = "\(start)\(Bool.random(using: &generator) ? name : name.uppercased())\(end)"
        #expect(table.city(named: text, in: state) == city, "\(text)")
      }
    }
  }

  @Test func namesThatAreNotOfTheTableAreNotGuessed() {
    for (text, state) in [
      ("", USState.iowa), (" ", .iowa), ("-", .iowa), ("IA", .iowa), ("Iowa", .iowa),
      ("City of", .iowa),
      ("borough", .newYork), ("Ames", .newYork), ("Clinton Village", .michigan), ("N", .california),
      ("Amess", .iowa), ("50010", .iowa), ("City", .kansas), ("Delaware", .delaware),
    ] { #expect(table.city(named: text, in: state) == nil, "\(text)") }
  }

  @Test func abbreviationsAndNicknamesAreSpelledOut() {
    for (text, state, name) in [
      ("W. Covina", USState.california, "West Covina"), ("NYC", .newYork, "New York"),
      ("New York City", .newYork, "New York"), ("Manhattan, NY", .newYork, "New York"),
      ("Clinton Twp.", .michigan, "Clinton Township"), ("D.C.", .districtOfColumbia, "Washington"),
      ("Washington, DC", .districtOfColumbia, "Washington"),
      ("St. Paul, Minn", .minnesota, "Saint Paul"),
      ("The Ames", .iowa, "Ames"), ("The Dalles", .oregon, "The Dalles"),
      ("Somewhere/Ames", .iowa, "Ames"),
    ] { #expect(table.city(named: text, in: state)?.name == name, "\(text)") }
  }

  @Test func aSlipCountsOnlyNearItsOnlyCity() throws {
    let winston = try #require(centers["Winston Salem"])
    for text in ["Winstn-Salem", "Winston Salemm", "Winsotn Salem, NC", "Vinston Salem"] {
      let name = table.city(named: text, in: .northCarolina, near: winston)?.name
      #expect(name == "Winston Salem", "\(text)")
      #expect(table.city(named: text, in: .northCarolina) == nil)
      #expect(table.city(named: text, in: .iowa, near: winston) == nil)
      let far = try Coordinate(latitude: winston.latitude + 0.15, longitude: winston.longitude)
      #expect(table.city(named: text, in: .northCarolina, near: far) == nil)
    }
    // Two slips, and a name that is too short.
    #expect(table.city(named: "Vinstn Salem", in: .northCarolina, near: winston) == nil)
    #expect(table.city(named: "Amess", in: .iowa, near: centers["Ames"]) == nil)
  }

  @Test func aSlipBetweenTwoCitiesIsNotGuessed() throws {
    let center = try Coordinate(latitude: 40, longitude: -90)
    let table = try PlaceTable(
      ["Carrolton", "Carrollton", "Barrolton"].enumerated().map { number, name in
        .init(
          try #require(ZIPCode("6000\(number)")), centroid: center,
          city: try #require(City(name, .ohio)))
      })
    #expect(table.city(named: "Carolton", in: .ohio, near: center)?.name == "Carrolton")
    #expect(table.city(named: "Darrolton", in: .ohio, near: center) == nil)
  }
}
