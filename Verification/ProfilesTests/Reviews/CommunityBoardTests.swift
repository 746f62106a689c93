import Profiles
import TestSupport
import Testing

@Suite("Communities: joining, search, and trends") struct CommunityBoardTests {
  private let kim: ReviewBook.Person
  private let ana: ReviewBook.Person
  private let lotion: ItemReference
  private let soap: ItemReference

  init() throws {
    kim = try #require(ReviewBook.Person("kim"))
    ana = try #require(ReviewBook.Person("ana"))
    lotion = try ItemReference(.product, "1")
    soap = try ItemReference(.product, "2")
  }

  private func board() throws -> CommunityBoard {
    var board = CommunityBoard()
    board.add(try CommunityBoard.Community("parents", title: "New Parents"))
    board.add(try CommunityBoard.Community("eczema", title: "Eczéma"))
    return board
  }

  @Test func anAbbreviationIsABeginningAndAName() throws {
    var board = CommunityBoard()
    board.add(try CommunityBoard.Community("louis", title: "St. Louis Runners"))
    board.add(try CommunityBoard.Community("ache", title: "Stomach Aches"))
    expectEqual(board.search("st").map(\.id), ["louis", "ache"])
    expectEqual(board.search("Saint Louis").map(\.id), ["louis"])
  }

  @Test func communitiesAreSearched() throws {
    var board = try board()
    expectEqual(board.communities.map(\.id), ["eczema", "parents"])
    expectEqual(board.search("ECZEMA").map(\.id), ["eczema"])
    expectEqual(board.search("new par").map(\.id), ["parents"])
    expect(board.search(" ").count == 2 && board.search("golf").isEmpty)
    expect(board.search(String(repeating: "x", count: 100_000)).isEmpty)
    let answers = [
      board.add(try CommunityBoard.Community("eczema", title: "Eczéma")),
      board.add(try CommunityBoard.Community("eczema", title: "Skin")),
      board.remove("parents"), board.remove("parents"),
    ]
    expectEqual(answers, [.unchanged, .accepted, .accepted, .noSuchCommunity])
    expectEqual(board.communities.map(\.title), ["Skin"])
    expectThrows(CommunityBoard.Error.invalidID) { try CommunityBoard.Community("", title: "x") }
    for title in ["", " ", String(repeating: "x", count: 201)] {
      expectThrows(CommunityBoard.Error.invalidTitle) {
        try CommunityBoard.Community("x", title: title)
      }
    }
  }

  @Test func peopleJoinAndLeave() throws {
    var board = try board()
    let answers = [
      board.join("eczema", kim), board.join("eczema", kim), board.join("golf", kim),
      board.recommend(lotion, in: "eczema", by: ana, at: 1),
      board.recommend(lotion, in: "golf", by: kim, at: 1),
      board.recommend(lotion, in: "eczema", by: kim, at: 1),
      board.recommend(lotion, in: "eczema", by: kim, at: 2),
    ]
    expectEqual(
      answers,
      [
        .accepted, .unchanged, .noSuchCommunity, .notMember, .noSuchCommunity, .accepted,
        .unchanged,
      ])
    expect(board.isMember(kim, of: "eczema") && !board.isMember(ana, of: "eczema"))
    expect(board.memberCount(of: "eczema") == 1 && board.memberCount(of: "golf") == 0)
    expectEqual(board.communities(of: kim).map(\.id), ["eczema"])
    let leaving = [
      board.leave("eczema", kim), board.leave("eczema", kim), board.leave("golf", kim),
    ]
    expectEqual(leaving, [.accepted, .unchanged, .noSuchCommunity])
    try expectEqual(board, self.board())
    expect(board.trending(in: "eczema", at: 5, limit: 5).isEmpty)
  }

  @Test func itemsTrendAndAreRatedInTheirCommunity() throws {
    var board = try board()
    for person in [kim, ana] {
      board.join("eczema", person)
      board.recommend(lotion, in: "eczema", by: person, at: 100)
    }
    let later = 100 + 2 * TrendScore.halfLife
    board.recommend(soap, in: "eczema", by: kim, at: later)
    expectEqual(board.trending(in: "eczema", at: 100, limit: 5).map(\.subject), [lotion])
    let trending = board.trending(in: "eczema", at: later, limit: 5)
    expect(trending.map(\.subject) == [soap, lotion] && trending.map(\.score) == [1, 0.5])
    expectEqual(board.trending(in: "eczema", at: later, limit: 1).count, 1)
    expect(board.trending(in: "golf", at: later, limit: 1).isEmpty)

    var book = ReviewBook()
    let stars = (try #require(StarRating(5)), try #require(StarRating(1)))
    let other = try ItemReference(.product, "3")
    for (item, rating) in [(lotion, stars.1), (soap, stars.0), (other, stars.0)] {
      book.submit(try ReviewBook.Draft(stars: rating), on: item, by: kim, at: 1)
    }
    let prior = try ReviewPrior(mean: 3)
    let top = board.topRated(in: "eczema", by: book, with: prior, limit: 5)
    expectEqual(top.map(\.subject), [soap, lotion])
    expect(board.topRated(in: "parents", by: book, with: prior, limit: 5).isEmpty)
    expect(board.topRated(in: "golf", by: book, with: prior, limit: 5).isEmpty)
  }

  @Test func isEncodedByName() throws {
    var board = try board()
    board.join("eczema", kim)
    board.recommend(lotion, in: "eczema", by: kim, at: 7)
    let json =
      #"{"communities":[{"id":"eczema","items":[{"item":"product/1","#
      + #""people":[{"person":"kim","time":7}]}],"members":["kim"],"title":"Eczéma"},"#
      + #"{"id":"parents","title":"New Parents"}]}"#
    try expectEqual(encoded(board), json)
    try expectEqual(decoded(json), board)
    try expectEqual(decoded("{}"), CommunityBoard())
    #expect(throws: DecodingError.self) {
      try decoded(json.replacing("New Parents", with: "")) as CommunityBoard
    }
    expect(isSilent(board))
    board.deleteAll(of: kim)
    try expect(!encoded(board).contains("kim"))
  }
}
