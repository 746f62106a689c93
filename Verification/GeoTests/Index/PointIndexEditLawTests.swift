import Geo
import TestSupport
import Testing

@Suite("Point index: random edits", .tags(.memory)) struct PointIndexEditLawTests {
  @Test(arguments: PlaceSet.allCases, LongTest.values([0, 1, 3, 2], small: 1))
  func staysExactWhilePlacesComeAndGo(set: PlaceSet, seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let (places, centers) = try set.make(count: 300 * seed, using: &generator)
    var index = PointIndex(places)
    var plain = PlainIndex(places: places)
    for step in 0..<LongTest.size(600, small: 24) {
      if Int.random(in: 0..<(seed.isMultiple(of: 2) ? 3 : 2), using: &generator) > 0 {
        let (more, _) = try (set == .none ? .uniform : set).make(count: 1, using: &generator)
        #expect(index.insert(more[0]) == plain.insert(more[0]))
      } else if Bool.random(using: &generator) {
        let (more, _) = try (set == .none ? .uniform : set).make(count: 1, using: &generator)
        let id = Int.random(in: -2...(plain.places.count + 2), using: &generator)
        #expect(index.move(id, to: more[0]) == plain.move(id, to: more[0]))
      } else {
        let id = Int.random(in: -2...(plain.places.count + 2), using: &generator)
        #expect(index.remove(id) == plain.remove(id))
        #expect(index[id] == nil)
      }
      #expect(index.count == plain.ids.count)
      if index.count < 70 || step.isMultiple(of: 20) {
        #expect(violatedInvariant(of: index) == nil)
      }
      guard step.isMultiple(of: 20) else { continue }
      let center = centers.randomElement(using: &generator, or: centers[0])
      let expected = plain.byDistance(from: center)
      #expect(index.nearest(30, to: center).map(\.id) == expected.prefix(30).map(\.id))
      #expect(index.byDistance(from: center).map(\.id) == expected.map(\.id))
      #expect(index.ids(within: .meters(.infinity), of: center) == plain.ids)
      let radius = expected.randomElement(using: &generator)?.distance ?? .zero
      #expect(
        index.ids(within: radius, of: center)
          == plain.places(within: radius, of: center).map(\.id).sorted())
    }
  }
}
