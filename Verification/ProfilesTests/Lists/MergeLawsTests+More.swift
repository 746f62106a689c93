import Profiles
import TestSupport
import Testing

extension MergeLawsTests {
  /// A set with additions and tombstones for ever, which is the definition of "add wins".
  private struct Tombstones {
    var added: [String: Set<String>] = [:]
    var removed: Set<String> = []

    var present: Set<String> {
      Set(added.filter { !$0.value.subtracting(removed).isEmpty }.keys)
    }
  }

  @Test(arguments: 0..<20)
  func agreesWithASetThatKeepsTombstones(part: Int) throws {
    for history in 0..<Self.histories { try compareWithTombstones(seed: 20 * history + part) }
  }

  private func compareWithTombstones(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let replicas = try ["a", "b", "c"].map(ListSamples.replica)
    var lists = Array(repeating: ShoppingList(), count: 3)
    var models = Array(repeating: Tombstones(), count: 3)
    for step in 0..<60 {
      let who = Int.random(in: 0..<3, using: &generator)
      let name = "row\(Int.random(in: 0..<4, using: &generator))"
      switch Int.random(in: 0..<5, using: &generator) {
      case 0, 1:
        try lists[who].add(ShoppingList.Draft(name), by: replicas[who], at: Int64(step))
        models[who].added[name, default: []].insert("\(step)")
      case 2:
        let wasThere = lists[who].remove(ShoppingList.Row.ID(name: name))
        expectEqual(wasThere, models[who].present.contains(name))
        models[who].removed.formUnion(models[who].added[name] ?? [])
      default:
        let other = Int.random(in: 0..<3, using: &generator)
        try lists[who].merge(lists[other], at: 100)
        models[who].added.merge(models[other].added) { $0.union($1) }
        models[who].removed.formUnion(models[other].removed)
      }
      expectEqual(Set(lists[who].rows.map(\.title)), models[who].present, "seed \(seed)")
    }
  }
}
