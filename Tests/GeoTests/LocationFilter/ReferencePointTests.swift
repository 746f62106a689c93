import Geo
import Testing

@Suite("Reference point: origin of distances") struct ReferencePointTests {
  let here: Coordinate
  let zipCode: ZIPCode
  let places: PlaceTable
  let office: ReferencePoint.NamedPlace

  init() throws {
    here = try Coordinate(latitude: 35.1983, longitude: -111.6513)
    zipCode = try #require(ZIPCode("85701"))
    places = try PlaceTable(PlaceTableTests.golden)
    office = .init("Main Office", at: try Coordinate(latitude: 40, longitude: -75))
  }

  private func point(_ device: Coordinate?, _ filter: LocationSelection) -> ReferencePoint {
    ReferencePoint(device: device, filter: filter, table: places, default: office)
  }

  @Test func theLocationComesFirst() {
    #expect(point(here, .zipCode(zipCode)) == .location(here))
    #expect(point(here, .zipCode(zipCode)).coordinate == here)
  }

  @Test func theAppliedZIPCodeComesNext() throws {
    let centroid = try Coordinate(latitude: 32.2139, longitude: -110.9694)
    #expect(point(nil, .zipCode(zipCode)) == .zipCode(zipCode, centroid: centroid))
    #expect(point(nil, .zipCode(zipCode)).coordinate == centroid)
  }

  @Test func thenTheFirstAppliedCityThatTheTableContains() throws {
    let names = ["Ajo", "Tucson", "Phoenix"].compactMap { City($0, .arizona) }
    let cities = LocationSelection.cities(try #require(CitySelection(names)))
    let phoenix = try #require(City("Phoenix", .arizona))
    let centroid = try #require(places.centroid(of: phoenix))
    #expect(point(nil, cities) == .city(phoenix, centroid: centroid))
    #expect(point(nil, cities).coordinate == centroid)
  }

  @Test func otherwiseItIsThePlaceOfTheHost() throws {
    let ajo = try #require(City("Ajo", .arizona))
    let unknown = try #require(ZIPCode("00000"))
    let cities = LocationSelection.cities(try #require(CitySelection([ajo])))
    for applied in [.anywhere, cities, .zipCode(unknown)] {
      #expect(point(nil, applied) == .default(office))
      #expect(point(nil, applied).coordinate == office.coordinate)
    }
  }
}
