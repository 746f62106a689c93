import Profiles
import TestSupport
import Testing

/// A person's copy has all that the person gave and nobody else, and after the deletion, nothing is left.
@Suite("Reviews and communities: a person's copy, and deletion") struct PersonalDataTests {
  @Test(arguments: LongTest.seeds(100, small: 5))
  func theCopyIsWholeAndTheDeletionToo(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let people = try (0..<6).map { try #require(ReviewBook.Person("person-\($0)-secret")) }
    let items = try (0..<3).map { try ItemReference(.market, "\($0)") }
    var (book, board) = (ReviewBook(), CommunityBoard())
    for id in ["a", "b"] { board.add(try .init(id, title: id)) }
    // What each person did last, by the item and the author of the review.
    var texts: [ReviewBook.Person: Set<String>] = [:]
    for step in 0..<LongTest.size(300, small: 120) {
      let now = Int64(step)
      let person = try #require(people.randomElement(using: &generator))
      let item = try #require(items.randomElement(using: &generator))
      let other = ReviewBook.Target(item, by: try #require(people.randomElement(using: &generator)))
      let text = "words \(step)"
      switch Int.random(in: 0..<9, using: &generator) {
      case 0:
        book.submit(
          try .init(stars: StarRating(4), text: text), on: item, by: person, at: now)
      case 1: book.submit(try .init(stars: StarRating(2)), on: item, by: person, at: now)
      case 2: book.vote(.random(using: &generator), on: other, by: person)
      case 3: book.flag(other, by: person)
      case 4: book.answer(text, to: other, by: person, at: now)
      case 5: book.flagAnswer(to: other, by: person)
      case 6:
        board.join(["a", "b"].randomElement(using: &generator) ?? "a", person)
        board.recommend(item, in: "a", by: person, at: now)
      case 7: book.decideAnswer(.approve, to: other, by: person, at: now)
      default:
        book.decide(
          .random(using: &generator) ? .approve : .refuse, on: other, by: person, at: now)
      }
      for author in people {
        for item in items {
          guard let review = book.review(.init(item, by: author)) else { continue }
          texts[author, default: []].insert(review.text)
          if let answer = review.answer { texts[answer.owner, default: []].insert(answer.text) }
        }
      }
    }
    for person in people {
      let (data, places) = (book.personalData(of: person), board.personalData(of: person))
      let json = try encoded(data) + encoded(places)
      for other in people { expect(!json.contains(other.id), "\(seed)") }
      // Only the person's own words.
      let words = Set(data.reviews.map(\.text) + data.acts.map(\.text)).subtracting([""])
      expect(words.isSubset(of: texts[person] ?? []))
      try check(data, of: person, in: book, items, people)
      expectEqual(places.communities, board.communities(of: person).map(\.id).sorted())
      var (rest, restOfBoard) = (book, board)
      rest.deleteAll(of: person)
      restOfBoard.deleteAll(of: person)
      try expect(!(encoded(rest) + encoded(restOfBoard)).contains(person.id), "\(seed)")
      for word in words { try expect(!encoded(rest).contains("\"\(word)\"")) }
      expect(rest.personalData(of: person).reviews.isEmpty)
      expect(rest.personalData(of: person).acts.isEmpty)
      expect(restOfBoard.personalData(of: person).communities.isEmpty)
      expect(restOfBoard.personalData(of: person).recommendations.isEmpty)
      // Of everybody else, what is not about the person stays.
      for other in people where other != person {
        expectEqual(
          rest.personalData(of: other).reviews, book.personalData(of: other).reviews)
      }
    }
  }

  /// The number of each kind of act, counted from the other side.
  private func check(
    _ data: ReviewBook.PersonalData, of person: ReviewBook.Person, in book: ReviewBook,
    _ items: [ItemReference], _ people: [ReviewBook.Person]
  ) throws {
    let reviews = items.flatMap { item in people.compactMap { book.review(.init(item, by: $0)) } }
    expectEqual(data.reviews.count, reviews.count { $0.target.author == person })
    func count(_ kind: ReviewBook.PersonalData.Act.Kind) -> Int {
      data.acts.count { $0.kind == kind }
    }
    expectEqual(count(.answer), reviews.count { $0.answer?.owner == person })
    expectEqual(count(.decision), book.rulings.count { $0.moderator == person })
    // Votes and flags as the stored form has them.
    let json = try encoded(book)
    let key = "\"" + person.id + "\""
    func lists(_ name: String) -> Int {
      json.split(separator: "\"\(name)\":[").dropFirst()
        .count { ($0.split(separator: "]", maxSplits: 1).first ?? "").contains(key) }
    }
    expectEqual(count(.helpful), lists("helpful"))
    expectEqual(count(.unhelpful), lists("unhelpful"))
  }

  @Test func isPrivate() throws {
    let kim = try #require(ReviewBook.Person("secret 2"))
    var (book, board) = (ReviewBook(), CommunityBoard())
    let item = try ItemReference(.market, "2")
    book.submit(try .init(stars: StarRating(2), text: "secret 2"), on: item, by: kim, at: 22)
    board.add(try .init("secret 2", title: "secret 2"))
    board.join("secret 2", kim)
    board.recommend(item, in: "secret 2", by: kim, at: 22)
    let (data, places) = (book.personalData(of: kim), board.personalData(of: kim))
    expect(isSilent(data) && isSilent(data.reviews[0]) && isSilent(places))
    expect(isSilent(places.recommendations[0]))
    let json =
      #"{"acts":[],"reviews":[{"item":"market/2","photos":[],"stars":2,"state":"pending","#
      + #""text":"secret 2","time":22}]}"#
    try expectEqual(encoded(data), json)
  }
}
