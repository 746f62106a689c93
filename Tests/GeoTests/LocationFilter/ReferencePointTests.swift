import Geo
import Testing

@Suite struct ReferencePointTests {
  let here: Coordinate
  let zipCode: ZIPCode
  let places: PlaceTable

  init() throws {
    here = try Coordinate(latitude: 35.1983, longitude: -111.6513)
    zipCode = try #require(ZIPCode("85701"))
    places = try PlaceTable(PlaceTableTests.golden)
  }

  @Test func theLocationComesFirst() {
    let point = ReferencePoint(device: here, filter: .zipCode(zipCode), table: places)
    #expect(point == .location(here))
    #expect(point.coordinate == here)
  }

  @Test func theAppliedZIPCodeComesNext() throws {
    let point = ReferencePoint(device: nil, filter: .zipCode(zipCode), table: places)
    let centroid = try Coordinate(latitude: 32.2139, longitude: -110.9694)
    #expect(point == .zipCode(zipCode, centroid: centroid))
    #expect(point.coordinate == centroid)
  }

  @Test func otherwiseItIsTheCentroidOf85003() throws {
    let tucson = try #require(City("Tucson", .arizona))
    let cities = LocationSelection.cities(try #require(CitySelection([tucson])))
    let unknown = try #require(ZIPCode("00000"))
    let phoenix = try #require(ZIPCode("85003"))
    for applied in [.anywhere, cities, .zipCode(unknown)] {
      let point = ReferencePoint(device: nil, filter: applied, table: places)
      #expect(point == .downtownPhoenix)
      #expect(point.coordinate == places.centroid(of: phoenix))
    }
  }
}
