import Profiles
import TestSupport
import Testing

@Suite("Privacy: errors and look-ups hold no values") struct PrivateErrorTests {
  /// Returns all words of an error.
  private func words<Value: Decodable>(_ type: Value.Type, _ json: String) -> String {
    do {
      let value: Value = try decoded(json)
      Issue.record("This was read: \(value)")
      return ""
    } catch {
      var dumped = ""
      dump(error, to: &dumped)
      return "\(error) \(dumped)"
    }
  }

  @Test func anUnknownNameIsNotRepeated() {
    let name = "s3cret-name"
    let errors = [
      words([AccountRole].self, #"["\#(name)"]"#),
      words([AccountRole.Capability].self, #"["\#(name)"]"#),
      words([ShareGrant.Part].self, #"["\#(name)"]"#),
    ]
    for error in errors {
      expect(!error.isEmpty && !error.contains(name), error)
    }
  }

  @Test func communitiesOfAPersonArePrinted() throws {
    let person = try #require(ReviewBook.Person("s3cret-person"))
    var board = CommunityBoard()
    board.add(try CommunityBoard.Community("s3cret", title: "People with s3cret"))
    board.join("s3cret", person)
    let found = board.communities(of: person)
    expectEqual(found.map(\.id), ["s3cret"])
    var dumped = ""
    dump(found, to: &dumped)
    let words = "\(found) \(String(reflecting: found)) \(dumped)"
    expect(!words.contains("s3cret"), words)
  }

  @Test func favoritesThatWereLookedUpArePrinted() throws {
    let item = try ItemReference(.recipe, "s3cret-soup")
    let other = try ItemReference(.recipe, "s3cret-pie")
    var favorites = FavoriteItems()
    try favorites.set(item, isFavorite: true, by: ListSamples.replica("a"), at: 1)
    try favorites.set(other, isFavorite: true, by: ListSamples.replica("a"), at: 1)
    let found = favorites.resolve { $0 == item ? "s3cret record" : nil }
    expect(found.found.count == 1 && found.missing.count == 1)
    var dumped = ""
    dump(found, to: &dumped)
    let words = "\(found) \(String(reflecting: found)) \(dumped)"
    expect(!words.contains("s3cret"), words)
  }
}
