import Geo
import Testing

@Suite("Spatial index: elements, pages, and edits") struct GeoIndexTests {
  @Test func findsTheFourMarketsWithinFiveMilesOfDowntown() throws {
    let index = GeoIndex(try Market.all(), at: \.coordinate)
    let downtown = try Market.downtown()
    let hits = index.places(within: .miles(5), of: downtown)
    #expect(
      hits.map(\.element.name) == [
        "Phoenix Public Market", "DeSoto's Indoor Farmers' Market", "The AZ Capitol Farmers Market",
        "Uptown Farmers Market",
      ])
    #expect(
      hits.map { ($0.distance.meters * 10).rounded() / 10 } == [673.4, 881.1, 1756.8, 7976.5])
    #expect(index.count(within: .miles(5), of: downtown) == 4)
    #expect(index.nearest(4, to: downtown) == hits)
    #expect(index.nearest(9, to: downtown, within: .miles(5)) == hits)
    let snap = index.places(within: .miles(5), of: downtown, limit: 2) { $0.takesSNAP }
    #expect(snap == [hits[0], hits[2]])
  }

  @Test func theNextPageContinuesWhereTheFirstEnded() throws {
    let markets = try Market.all()
    let index = GeoIndex(markets, at: \.coordinate)
    let downtown = try Market.downtown()
    var places = index.byDistance(from: downtown).makeIterator()
    var pages: [[Int]] = []
    while let first = places.next() {
      pages.append([first.id] + (1..<5).compactMap { _ in places.next()?.id })
    }
    #expect(pages.map(\.count) == [5, 5, 2])
    #expect(pages.flatMap(\.self) == index.nearest(.max, to: downtown).map(\.id))
  }

  @Test func conditionsAreCheckedFromTheNearestOn() throws {
    let index = GeoIndex(try Market.all(), at: \.coordinate)
    var asked: [String] = []
    let found = index.places(within: .miles(5), of: try Market.downtown(), limit: 1) {
      asked.append($0.name)
      return true
    }
    #expect(asked == found.map(\.element.name) && asked.count == 1)
  }

  @Test func elementsAreInsertedAndRemovedByID() throws {
    let markets = try Market.all()
    let downtown = try Market.downtown()
    var index = GeoIndex<Market>()
    #expect(index.isEmpty && index.nearest(1, to: downtown).isEmpty)
    for (id, market) in markets.enumerated() {
      #expect(index.insert(market, at: market.coordinate) == id)
    }
    let first = try #require(index.nearest(1, to: downtown).first)
    #expect(index.remove(first.id) == first.element)
    #expect(index.remove(first.id) == nil)
    #expect(index[first.id] == nil && index[-1] == nil && index[markets.count] == nil)
    #expect(index.count == markets.count - 1)
    #expect(index.nearest(1, to: downtown).first?.element.name == "DeSoto's Indoor Farmers' Market")
    #expect(index.insert(first.element, at: downtown) == markets.count)
    let back = try #require(index.nearest(1, to: downtown).first)
    #expect(back.element == first.element && back.distance == .zero && back.id == markets.count)
  }

  @Test func aDescriptionIsShort() throws {
    let index = GeoIndex(try Market.all(), at: \.coordinate)
    #expect("\(index)" == "GeoIndex (elements: 12)")
    #expect("\(index.points)" == "PointIndex (places: 12)")
  }

  @Test func anElementCanBeReplacedAndMoved() throws {
    let markets = try Market.all()
    let downtown = try Market.downtown()
    var index = GeoIndex(markets, at: \.coordinate)
    let far = try #require(index.nearest(.max, to: downtown).last)
    #expect(index.replace(far.id, with: far.element, at: downtown) == far.element)
    let hit = try #require(index.nearest(1, to: downtown).first)
    #expect(hit.id == far.id && hit.element == far.element && hit.distance == .zero)
    #expect(index.count == markets.count && index.points[far.id] == downtown)
    #expect(index.replace(-1, with: far.element, at: downtown) == nil)
    #expect(index.replace(markets.count, with: far.element, at: downtown) == nil)
  }

  @Test func anElementWithoutACoordinateKeepsItsID() throws {
    let markets = try Market.all()
    let index = GeoIndex(markets) { $0.takesSNAP ? $0.coordinate : nil }
    let expected = markets.indices.filter { markets[$0].takesSNAP }
    #expect(index.count == expected.count)
    #expect(index.nearest(.max, to: try Market.downtown()).map(\.id).sorted() == expected)
    #expect(markets.indices.allSatisfy { index[$0] == (expected.contains($0) ? markets[$0] : nil) })
    #expect(index.points.idRange == markets.indices)
  }

  @Test func aBoxGivesItsElementsInTheOrderOfTheirIDs() throws {
    let markets = try Market.all()
    let index = GeoIndex(markets, at: \.coordinate)
    let box = try #require(BoundingBox(within: .miles(5), of: Market.downtown()))
    let found = index.places(in: box)
    #expect(found.map(\.id) == markets.indices.filter { box.contains(markets[$0].coordinate) })
    #expect(found.map(\.element) == found.map { markets[$0.id] })
    #expect(index.count(in: box) == found.count && found.count == 4)
  }

  @Test func aThrowingCoordinateStopsTheBuilding() throws {
    struct NoPlace: Error {}
    #expect(throws: NoPlace.self) {
      try GeoIndex([1, 2], at: { _ in throw NoPlace() })
    }
  }
}
