import PublicHealth
import TestSupport
import Testing

extension EpidemicAreaTests {
  private func places() throws -> PlaceTable {
    try PlaceTable(
      """
      HealthDomain places 1
      85003\t33.4511\t-112.0774\tPhoenix\tAZ
      97535\t42.2754\t-122.8144\tPhoenix\tOR
      87101\t35.1990\t-106.6448\tAlbuquerque\tNM
      02108\t42.3576\t-71.0684\tBoston\tMA

      """)
  }

  @Test func pathsAreInLowercaseAndReadBack() throws {
    expectEqual(Endpoint.current(.nation).path, "/v1/us/current.json")
    expectEqual(Endpoint.daily(.nation).path, "/v1/us/daily.json")
    expectEqual(Endpoint.currentStates.path, "/v1/states/current.json")
    expectEqual(Endpoint.dailyStates.path, "/v1/states/daily.json")
    expectEqual(Endpoint.current(.state(.arizona)).path, "/v1/states/az/current.json")
    expectEqual(Endpoint.notes(.newYork).path, "/v1/states/ny/info.json")
    expectEqual(Endpoint.notesOfStates.path, "/v1/states/info.json")
    var all: [Endpoint] = [.currentStates, .dailyStates, .notesOfStates]
    for area in Area.all {
      all += [.current(area), .daily(area)]
      if case .state(let state) = area { all.append(.notes(state)) }
    }
    expectEqual(all.count, 3 + 2 * 57 + 56)
    expectEqual(Set(all.map(\.path)).count, all.count)
    for endpoint in all { expectEqual(Endpoint(path: endpoint.path), endpoint) }
  }

  @Test func anAreaIsItsAbbreviation() throws {
    expect(Area("US") == .nation && Area("us") == .nation && Area("Us") == nil)
    expect(Area("az") == .state(.arizona) && Area("XX") == nil && Area("") == nil)
    for area in Area.all {
      expectEqual(Area(area.abbreviation), area)
      try expectEqual(decoded(try encoded(area)), area)
    }
    try expectEqual(encoded([Area.nation, .state(.guam)]), #"["US","GU"]"#)
    #expect(throws: DecodingError.self) { let _: Area = try decoded("\"Arizona\"") }
    expect(Area.all.count == 57 && Area.all == Area.all.sorted())
    expect(Area.nation.name == "United States" && Area.state(.guam).name == "Guam")
  }

  @Test func theNationHasTheResidentsOfItsParts() {
    // The states and the district, Puerto Rico, and the four Island Areas.
    expectEqual(
      Area.nation.population, 331_449_281 + 3_285_874 + 49_710 + 153_836 + 47_329 + 87_146)
    expectEqual(Area.state(.arizona).population, 7_151_502)
  }

  @Test func aSearchFindsStatesCodesAndCities() throws {
    let places = try places()
    func found(_ text: String) -> [String] {
      Area.matches(text, in: places).map { $0.city?.description ?? $0.area.abbreviation }
    }
    expectEqual(found("AZ"), ["AZ"])
    expectEqual(found("04"), ["AZ"])
    expectEqual(found("ariz"), ["AZ"])
    expectEqual(found("us"), ["US", "VI"])
    expectEqual(found("united"), ["US"])
    // An abbreviation first, then the beginnings of names.
    expectEqual(found("ma"), ["MA", "ME", "MD", "MP"])
    expectEqual(found("new m"), ["NM"])
    expectEqual(found("mex"), ["NM"])
    expectEqual(found("virginia"), ["VA", "WV"])
    expectEqual(found("pho"), ["Phoenix, AZ", "Phoenix, OR"])
    expectEqual(found("85003"), ["Phoenix, AZ"])
    expectEqual(found(" BOSTON "), ["Boston, MA"])
    expect(found("") == [] && found("  ") == [] && found("zzz") == [])
    expectEqual(Area.matches("a", limit: 2).count, 2)
    expect(Area.matches("a", limit: 0).isEmpty && Area.matches("a", limit: -1).isEmpty)
    expect(Area.matches("pho").isEmpty)
  }

  @Test func thePlaceOfAPersonHasAState() throws {
    let places = try places()
    let tempe = try Coordinate(latitude: 33.4255, longitude: -111.94)
    expectEqual(Area(at: tempe, in: places), .state(.arizona))
    expect(Area(at: tempe, in: places, within: .miles(1)) == nil)
    expect(Area(at: tempe, in: PlaceTable()) == nil)
    let sea = try Coordinate(latitude: 0, longitude: -150)
    expect(Area(at: sea, in: places) == nil)
  }

  @Test func savedAreasComeFirst() {
    let saved: [Area] = [.state(.maine), .state(.arizona), .state(.maine)]
    expectEqual(
      Area.list(saved: saved, near: .state(.ohio)),
      [.state(.maine), .state(.arizona), .state(.ohio), .nation])
    expectEqual(Area.list(saved: [.nation], near: .state(.ohio)), [.nation, .state(.ohio)])
    expectEqual(Area.list(saved: saved, near: .state(.arizona)).count, 3)
    expectEqual(Area.list(saved: [], near: nil), [.nation])
  }
}
