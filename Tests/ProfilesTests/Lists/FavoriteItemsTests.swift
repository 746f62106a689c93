import Profiles
import TestSupport
import Testing

@Suite("Favorites: order and merging") struct FavoriteItemsTests {
  let phone: ListReplica
  let tablet: ListReplica

  init() throws {
    phone = try ListSamples.replica("phone")
    tablet = try ListSamples.replica("tablet")
  }

  func favorites(_ ids: [Int]) throws -> FavoriteItems {
    var favorites = FavoriteItems()
    for id in ids { try favorites.toggle(ListSamples.park(id), by: phone, at: 1) }
    return favorites
  }

  @Test func aFavoriteIsSetOnce() throws {
    var favorites = FavoriteItems()
    let park = try ListSamples.park(1)
    try expect(favorites.toggle(park, by: phone, at: 1))
    let once = favorites
    try expect(!favorites.set(park, isFavorite: true, by: phone, at: 2))
    expect(favorites == once && favorites.count == 1 && favorites.contains(park))
    try expect(!favorites.toggle(park, by: phone, at: 3))
    try expect(!favorites.set(park, isFavorite: false, by: phone, at: 4))
    expect(favorites.items.isEmpty)
  }

  @Test func isEncodedByName() throws {
    let json =
      #"{"items":[{"adds":[{"number":1,"position":{"replica":"phone","time":5,"value":1},"#
      + #""replica":"phone"}],"id":"park/7319"}],"seen":[{"number":1,"replica":"phone"}],"time":5}"#
    var favorites = FavoriteItems()
    try favorites.toggle(ListSamples.park(7319), by: phone, at: 5)
    try expectEqual(encoded(favorites), json)
    try expectEqual(decoded(json), favorites)
    try expectEqual(decoded("{}"), FavoriteItems())
    expect(isSilent(favorites))
  }
}

@Suite("Replicas of lists") struct ListReplicaTests {
  @Test func aRandomReplicaIsOneOfManyAndReadAgain() throws {
    var generator = SeededGenerator(seed: 5)
    let replicas = (0..<100).map { _ in ListReplica.random(using: &generator) }
    expectEqual(Set(replicas).count, 100)
    for replica in replicas { expectEqual(ListReplica(replica.id), replica) }
  }
}
