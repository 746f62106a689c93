import HealthDomain
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
    #expect(Endpoint.current(.nation).path == "/v1/us/current.json")
    #expect(Endpoint.daily(.nation).path == "/v1/us/daily.json")
    #expect(Endpoint.currentStates.path == "/v1/states/current.json")
    #expect(Endpoint.dailyStates.path == "/v1/states/daily.json")
    #expect(Endpoint.current(.state(.arizona)).path == "/v1/states/az/current.json")
    #expect(Endpoint.notes(.newYork).path == "/v1/states/ny/info.json")
    #expect(Endpoint.notesOfStates.path == "/v1/states/info.json")
    var all: [Endpoint] = [.currentStates, .dailyStates, .notesOfStates]
    for area in Area.all {
      all += [.current(area), .daily(area)]
      if case .state(let state) = area { all.append(.notes(state)) }
    }
    #expect(all.count == 3 + 2 * 57 + 56)
    #expect(Set(all.map(\.path)).count == all.count)
    for endpoint in all { #expect(Endpoint(path: endpoint.path) == endpoint) }
  }

  @Test func anAreaIsItsAbbreviation() throws {
    #expect(Area("US") == .nation && Area("us") == .nation && Area("Us") == nil)
    #expect(Area("az") == .state(.arizona) && Area("XX") == nil && Area("") == nil)
    for area in Area.all {
      #expect(Area(area.abbreviation) == area)
      #expect(try decoded(try encoded(area)) == area)
    }
    #expect(try encoded([Area.nation, .state(.guam)]) == #"["US","GU"]"#)
    #expect(throws: DecodingError.self) { let _: Area = try decoded("\"Arizona\"") }
    #expect(Area.all.count == 57 && Area.all == Area.all.sorted())
    #expect(Area.nation.name == "United States" && Area.state(.guam).name == "Guam")
  }

  @Test func theNationHasTheResidentsOfItsParts() {
    // The states and the district, Puerto Rico, and the four Island Areas.
    #expect(Area.nation.population == 331_449_281 + 3_285_874 + 49_710 + 153_836 + 47_329 + 87_146)
    #expect(Area.state(.arizona).population == 7_151_502)
  }

  @Test func aSearchFindsStatesCodesAndCities() throws {
    let places = try places()
    func found(_ text: String) -> [String] {
      Area.matches(text, in: places).map { $0.city?.description ?? $0.area.abbreviation }
    }
    #expect(found("AZ") == ["AZ"])
    #expect(found("04") == ["AZ"])
    #expect(found("ariz") == ["AZ"])
    #expect(found("us") == ["US", "VI"])
    #expect(found("united") == ["US"])
    // An abbreviation first, then the beginnings of names.
    #expect(found("ma") == ["MA", "ME", "MD", "MP"])
    #expect(found("new m") == ["NM"])
    #expect(found("mex") == ["NM"])
    #expect(found("virginia") == ["VA", "WV"])
    #expect(found("pho") == ["Phoenix, AZ", "Phoenix, OR"])
    #expect(found("85003") == ["Phoenix, AZ"])
    #expect(found(" BOSTON ") == ["Boston, MA"])
    #expect(found("") == [] && found("  ") == [] && found("zzz") == [])
    #expect(Area.matches("a", limit: 2).count == 2)
    #expect(Area.matches("a", limit: 0).isEmpty && Area.matches("a", limit: -1).isEmpty)
    #expect(Area.matches("pho").isEmpty)
  }

  @Test func thePlaceOfAPersonHasAState() throws {
    let places = try places()
    let tempe = try Coordinate(latitude: 33.4255, longitude: -111.94)
    #expect(Area(at: tempe, in: places) == .state(.arizona))
    #expect(Area(at: tempe, in: places, within: .miles(1)) == nil)
    #expect(Area(at: tempe, in: PlaceTable()) == nil)
    let sea = try Coordinate(latitude: 0, longitude: -150)
    #expect(Area(at: sea, in: places) == nil)
  }

  @Test func savedAreasComeFirst() {
    let saved: [Area] = [.state(.maine), .state(.arizona), .state(.maine)]
    #expect(
      Area.list(saved: saved, near: .state(.ohio))
        == [.state(.maine), .state(.arizona), .state(.ohio), .nation])
    #expect(Area.list(saved: [.nation], near: .state(.ohio)) == [.nation, .state(.ohio)])
    #expect(Area.list(saved: saved, near: .state(.arizona)).count == 3)
    #expect(Area.list(saved: [], near: nil) == [.nation])
  }
}
