import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite("Report: lookup of entries") struct EntryPlacesTests {
  @Test(arguments: LongTest.seeds(20))
  func agreesWithADictionary(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var places = EntryPlaces()
    for _ in 0..<10 {
      var model: [EntryID: Int] = [:]
      let count = Int.random(in: 0...300, using: &generator)
      places.removeAll(keepingRoomFor: count)
      for place in 0..<count {
        let entry = EntryID(Int.random(in: 0..<400, using: &generator))
        expectEqual(places.place(of: entry, orInsert: place), model[entry])
        if model[entry] == nil { model[entry] = place }
      }
    }
  }
}
