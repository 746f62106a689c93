import Geo
import Testing

/// The examples of the front page and of the types, with the output that they state.
@Suite("Documentation: examples of the front page and the types") struct FrontPageTests {
  @Test func theExampleOfTheIndexHolds() throws {
    let markets = try Market.all()
    let market = markets[0]

    let phoenix = try Coordinate(latitude: 33.4511, longitude: -112.0774)  // ZIP code 85003
    let index = GeoIndex(markets, at: \.coordinate)

    var output: [String] = []
    for hit in index.places(within: .miles(5), of: phoenix) {
      output.append("\(hit.distance.meters.rounded()) \(hit.element.name)")
    }
    #expect(
      output == [
        "673.0 Phoenix Public Market", "881.0 DeSoto's Indoor Farmers' Market",
        "1757.0 The AZ Capitol Farmers Market", "7977.0 Uptown Farmers Market",
      ])

    #expect(index.count(within: .miles(5), of: phoenix) == 4)
    let snap = index.places(within: .miles(5), of: phoenix, limit: 3) { $0.takesSNAP }
    #expect(snap.count == 3)
    #expect(index.nearest(3, to: phoenix).count == 3)
    var nearby = index.byDistance(from: phoenix).makeIterator()
    let firstPage = (0..<20).compactMap { _ in nearby.next() }
    #expect(firstPage.map(\.id) == index.nearest(20, to: phoenix).map(\.id))
    var edited = index
    let id = edited.insert(market, at: market.coordinate)
    #expect(id == markets.count && edited.remove(id) == market && index.count == markets.count)
  }

  @Test func theExampleOfTheFilterHolds() throws {
    var filter = LocationFilter()
    filter.update(.locationFound(City("Phoenix", .arizona)))
    #expect(filter.viewState.zipCode.reason == .zipCodeUnavailable)
    let answer = filter.send(.enterZIPCode("85003"))
    #expect(answer == .rejected(.zipCodeUnavailable))
    if let city = City("Phoenix", .arizona) { _ = filter.send(.unselectCity(city)) }
    #expect(filter.viewState.cities.isAvailable && filter.viewState.zipCode.isAvailable)
    #expect(filter.send(.enterZIPCode("85003-1234")) == .accepted)
    _ = filter.send(.apply)
    #expect(filter.applied == .zipCode(try #require(ZIPCode("85003"))))
  }

  @Test func theExamplesOfTheTypesHold() throws {
    let phoenix = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    let tucson = try Coordinate(latitude: 32.2226, longitude: -110.9747)
    #expect((phoenix.distance(to: tucson).kilometers * 10).rounded(.down) / 10 == 170.6)
    let bearing = try #require(phoenix.initialBearing(to: tucson))
    #expect((bearing.degrees * 10).rounded(.down) / 10 == 142.7)
    #expect(bearing.compassPoint == .southeast)
    #expect(Distance.miles(5).meters == 8046.72)
    #expect(Geohash(phoenix, length: 6).description == "9tbq39")
    let hawaiiToJapan = try BoundingBox(
      southwest: Coordinate(latitude: 20, longitude: 130),
      northeast: Coordinate(latitude: 46, longitude: -154))
    #expect(hawaiiToJapan.crossesAntimeridian)

    let table = "HealthDomain places 1\n85003\t33.4511\t-112.0774\tPhoenix\tAZ\n"
    let places = try PlaceTable(table)
    #expect(places.city(of: try #require(ZIPCode("85003")))?.description == "Phoenix, AZ")
    let point = ReferencePoint(
      device: nil, filter: .anywhere, table: places, default: .init("Phoenix", at: phoenix))
    #expect(MapRegion(around: point).radius.miles == 5)
  }
}
