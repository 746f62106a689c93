import Profiles
import TestSupport
import Testing

/// Random edits of three replicas that merge now and then.
@Suite("Merging of lists: commutative, associative, and idempotent") struct MergeLawsTests {
  /// The number of histories of each case, of which there are twenty.
  static let histories = LongTest.size(250, small: 2)

  func histories(
    seed: Int, edits: Int
  ) throws -> (lists: [ShoppingList], favorites: [FavoriteItems]) {
    var generator = SeededGenerator(seed: seed)
    let replicas = try ["a", "b", "c"].map(ListSamples.replica)
    var lists = Array(repeating: ShoppingList(), count: 3)
    var favorites = Array(repeating: FavoriteItems(), count: 3)
    for _ in 0..<edits {
      let who = Int.random(in: 0..<3, using: &generator)
      let replica = replicas[who]
      let now = Int64.random(in: 0..<12, using: &generator)
      let name = try #require(["milk", "eggs", "rice"].randomElement(using: &generator))
      let id = ShoppingList.Row.ID(name: name)
      let item = try ListSamples.park(.random(in: 0..<3, using: &generator))
      switch Int.random(in: 0..<10, using: &generator) {
      case 8:
        let unit = Bool.random(using: &generator) ? "cup" : "g"
        let draft = try ShoppingList.Draft(
          name, quantity: .random(in: 1..<5, using: &generator), unit: unit)
        try lists[who].add(draft, for: item, by: replica, at: now)
      case 9: lists[who].removeNeeds(of: item, by: replica, at: now)
      case 0, 1:
        try lists[who].add(ShoppingList.Draft(name), by: replica, at: now)
        try favorites[who].toggle(item, by: replica, at: now)
      case 2: lists[who].remove(id)
      case 3:
        try? lists[who].set(
          .quantity(.random(in: 1..<5, using: &generator)), of: id, by: replica, at: now)
      case 4: try? lists[who].set(.isDone(.random(using: &generator)), of: id, by: replica, at: now)
      case 5:
        try? lists[who].move(
          id, before: lists[who].rows.randomElement(using: &generator)?.id, by: replica, at: now)
        favorites[who].move(
          item, before: favorites[who].items.randomElement(using: &generator), by: replica, at: now)
      default:
        let other = Int.random(in: 0..<3, using: &generator)
        try lists[who].merge(lists[other], at: 100)
        try favorites[who].merge(favorites[other], at: 100)
      }
    }
    return (lists, favorites)
  }

  private func merged(_ one: ShoppingList, _ other: ShoppingList) throws -> ShoppingList {
    var result = one
    try result.merge(other, at: 100)
    return result
  }

  private func merged(_ one: FavoriteItems, _ other: FavoriteItems) throws -> FavoriteItems {
    var result = one
    try result.merge(other, at: 100)
    return result
  }

  @Test(arguments: 0..<20)
  func mergingIsCommutativeAssociativeAndIdempotent(part: Int) throws {
    for history in 0..<Self.histories { try checkLaws(seed: 20 * history + part) }
  }

  private func checkLaws(seed: Int) throws {
    let (lists, favorites) = try histories(seed: seed, edits: 40)
    let (x, y, z) = (lists[0], lists[1], lists[2])
    let xy = try merged(x, y)
    try expectEqual(xy, merged(y, x), "seed \(seed)")
    try expectEqual(merged(xy, z), merged(x, merged(y, z)))
    try expect(merged(x, x) == x && merged(xy, y) == xy && merged(xy, x) == xy)
    try expectEqual(decoded(encoded(xy)), xy)
    let (u, v, w) = (favorites[0], favorites[1], favorites[2])
    let uv = try merged(u, v)
    try expectEqual(uv, merged(v, u))
    try expectEqual(merged(uv, w), merged(u, merged(v, w)))
    try expect(merged(u, u) == u && merged(uv, v) == uv)
    try expectEqual(decoded(encoded(uv)), uv)
  }
}
