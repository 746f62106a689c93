import Geo
import TestSupport
import Testing

@Suite("Spatial index: compaction") struct CompactionTests {
  @Test func compactionRenumbersInOrderAndTellsHow() throws {
    var generator = SeededGenerator(seed: 41)
    let (places, centers) = try PlaceSet.uniform.make(count: 500, using: &generator)
    var index = PointIndex(places)
    for id in 0..<500 where !id.isMultiple(of: 3) { index.remove(id) }
    let old = index
    let footprint = index.memoryFootprint
    let newIDs = index.compact()
    #expect(newIDs.count == 500 && newIDs.compactMap(\.self) == Array(0..<index.count))
    #expect(index.count == old.count && index.idRange == 0..<old.count)
    #expect(index.memoryFootprint < footprint)
    #expect(violatedInvariant(of: index) == nil)
    for (id, newID) in newIDs.enumerated() {
      #expect(newID.flatMap { index[$0] } == old[id])
    }
    let expected = old.nearest(20, to: centers[0]).map { newIDs[$0.id] }
    #expect(index.nearest(20, to: centers[0]).map(\.id) == expected)
    #expect(index.insert(places[1]) == index.count - 1)
  }

  @Test func removingAllKeepsTheIDsUsed() throws {
    let spot = try Coordinate(latitude: 1, longitude: 2)
    var index = PointIndex(Array(repeating: spot, count: 100))
    index.remove(7)
    index.removeAll()
    #expect(index.isEmpty && index[0] == nil && index.idRange == 0..<100)
    #expect(Array(index.ids) == [] && index.nearest(1, to: spot) == [])
    #expect(violatedInvariant(of: index) == nil)
    #expect(index.insert(spot) == 100 && Array(index.ids) == [100])
    #expect(index.remove(100) == spot && index.remove(100) == nil)
    #expect(index.compact().count == 101 && index.idRange.isEmpty)
  }

  @Test func elementsMoveAndAreRenumbered() throws {
    let markets = try Market.all()
    let downtown = try Market.downtown()
    var index = GeoIndex(markets, at: \.coordinate)
    #expect(index.move(3, to: downtown) == markets[3].coordinate)
    #expect(index.nearest(1, to: downtown).map(\.id) == [3] && index.move(-1, to: downtown) == nil)
    index.remove(0)
    #expect(index.entries.map(\.id) == Array(1..<markets.count))
    #expect(index.entries.map(\.element) == Array(markets.dropFirst()))
    #expect(index.compact().first == .some(nil) && index.count == markets.count - 1)
    #expect(index.entries.map(\.element) == Array(markets.dropFirst()))
    #expect(index.nearest(1, to: downtown).map(\.element) == [markets[3]])
    index.removeAll()
    #expect(index.isEmpty && Array(index.entries).isEmpty && index[2] == nil)
    #expect(index.insert(markets[0], at: downtown) == markets.count - 1)
  }
}
