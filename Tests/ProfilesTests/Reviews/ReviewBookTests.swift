import Profiles
import TestSupport
import Testing

@Suite("Reviews: approval, deletion, and order") struct ReviewBookTests {
  let kim: ReviewBook.Person
  let market: ItemReference
  let target: ReviewBook.Target
  let people: [ReviewBook.Person]

  init() throws {
    kim = try #require(ReviewBook.Person("kim"))
    market = try ItemReference(.market, "1")
    target = ReviewBook.Target(market, by: kim)
    people = try (0..<60).map { try #require(ReviewBook.Person("p\($0)")) }
  }

  func draft(_ stars: Int?, _ text: String = "") throws -> ReviewBook.Draft {
    try ReviewBook.Draft(stars: stars.flatMap { StarRating($0) }, text: text)
  }

  @Test func draftsAreChecked() throws {
    expectThrows(ReviewBook.Error.empty) { try draft(nil, " \n") }
    expectThrows(ReviewBook.Error.textTooLong) {
      try draft(1, String(repeating: "x", count: 5001))
    }
    try expectEqual(draft(1, String(repeating: "x", count: 5000)).text.count, 5000)
    let photos = Array(repeating: "p", count: 11)
    expectThrows(ReviewBook.Error.tooManyPhotos(11)) {
      try ReviewBook.Draft(stars: nil, photos: photos)
    }
    for photo in ["", String(repeating: "x", count: 501)] {
      expectThrows(ReviewBook.Error.invalidPhoto) {
        try ReviewBook.Draft(stars: nil, photos: [photo])
      }
    }
    var book = ReviewBook()
    book.submit(
      try ReviewBook.Draft(stars: nil, photos: Array(photos.dropLast())), on: market, by: kim, at: 1
    )
    expectEqual(book.review(target)?.state, .pending)
    for id in ["", String(repeating: "x", count: 201)] { expect(ReviewBook.Person(id) == nil) }
  }

  @Test func isEncodedByName() throws {
    var book = ReviewBook()
    book.submit(try draft(4, "Good"), on: market, by: kim, at: 10)
    book.submit(try draft(2), on: market, by: people[1], at: 11)
    book.decide(.approve, on: target)
    book.vote(true, on: target, by: people[2])
    book.vote(false, on: target, by: people[3])
    book.flag(target, by: people[4])
    book.answer("Thanks", to: target, by: people[5], at: 12)
    let json =
      #"{"reviews":[{"answer":{"owner":"p5","state":"pending","text":"Thanks","time":12},"#
      + #""author":"kim","flags":["p4"],"helpful":["p2"],"stars":4,"state":"published","#
      + #""subject":"market/1","text":"Good","time":10,"unhelpful":["p3"]},"#
      + #"{"author":"p1","stars":2,"state":"notNeeded","subject":"market/1","time":11}]}"#
    try expectEqual(encoded(book), json)
    try expectEqual(decoded(json), book)
    try expectEqual(decoded("{}"), ReviewBook())
    for (old, new) in [
      (#""stars":2,"#, ""), (#""stars":2"#, #""stars":6"#), (#""author":"kim""#, #""author":"""#),
      ("notNeeded", "published"), (#""state":"published""#, #""state":"notNeeded""#),
      ("Thanks", " "), (#""state":"pending""#, #""state":"notNeeded""#), ("market/1", "secret"),
    ] {
      do {
        let _: ReviewBook = try decoded(json.replacing(old, with: new))
        Issue.record("decoded with \(new)")
      } catch {
        expect(error is DecodingError && !"\(error)".contains("secret"))
      }
    }
  }

  @Test("Stars alone after a removed text wait until a moderator approves")
  func aDecisionBindsTheAuthor() throws {
    typealias Step = (inout ReviewBook) throws -> Void
    let (market, kim, target, people) = (market, kim, target, people)
    func submit(_ draft: @escaping @autoclosure () throws -> ReviewBook.Draft) -> Step {
      { book in book.submit(try draft(), on: market, by: kim, at: 5) }
    }
    let approve: Step = { $0.decide(.approve, on: target) }
    let refuse: Step = { $0.decide(.refuse, on: target) }
    let flags: Step = { book in for person in people[0..<3] { book.flag(target, by: person) } }
    let photos = try ReviewBook.Draft(stars: StarRating(1), photos: ["p"])
    let ways: [(String, [Step])] = [
      ("removed", [submit(try draft(1, "lies")), approve, refuse]),
      ("rejected", [submit(try draft(1, "lies")), refuse]),
      ("hidden", [submit(try draft(1, "lies")), approve, flags]),
      ("photos", [submit(photos), approve, refuse]), ("stars", [submit(try draft(1, "")), refuse]),
      ("flagged stars", [submit(try draft(1, "")), flags]),
      ("another text", [submit(try draft(1, "lies")), refuse, submit(try draft(1, "more"))]),
    ]
    let returns: [(String, [Step])] = [
      ("other stars", [submit(try draft(2, ""))]), ("blank", [submit(try draft(2, " \n\u{3000}"))]),
      ("deletion", [{ $0.delete(target) }, submit(try draft(1, ""))]),
      (
        "twice",
        [
          { $0.delete(target) }, submit(try draft(1, "")), { $0.delete(target) },
          submit(try draft(3, "")),
        ]
      ),
    ]
    for (way, steps) in ways {
      for (name, more) in returns {
        var book = ReviewBook()
        for step in steps + more {
          try step(&book)
          book = try decoded(encoded(book))
        }
        expect(book.summary(of: market).count == 0, "\(way), \(name)")
        expect(book.review(target)?.state == .pending && book.waiting.count == 1, "\(way), \(name)")
        expect(book.trending(at: 9, limit: 1).isEmpty && book.reviews(of: market).isEmpty)
        book.decide(.approve, on: target)
        expectEqual(book.summary(of: market).count, 1)
        book.submit(try draft(4, ""), on: market, by: kim, at: 6)
        expect(book.summary(of: market).mean == 4, "\(way), \(name)")
      }
    }
  }

  @Test("Ratings of many accounts without texts can be removed") func aRingIsTakenDown() throws {
    var book = ReviewBook()
    for person in people[0..<50] { book.submit(try draft(1), on: market, by: person, at: 1) }
    book.submit(try draft(5), on: market, by: kim, at: 1)
    for person in people[0..<50] {
      let answer = book.decide(.refuse, on: ReviewBook.Target(market, by: person))
      expectEqual(answer, .accepted)
      book.submit(try draft(2), on: market, by: person, at: 2)
    }
    expectEqual(book.summary(of: market).counts, [0, 0, 0, 0, 1])
    expectEqual(book.waiting.count, 50)
    // A person who leaves takes all along.
    book.delete(ReviewBook.Target(market, by: people[0]))
    try expect(encoded(book).contains(#""bound":[{"author":"p0","subject":"market/1"}]"#))
    book.deleteAll(of: people[0])
    try expect(!encoded(book).contains("p0\""))
  }

  @Test("Votes belong to the text, and the item's owner cannot vote")
  func votesFollowTheText() throws {
    var book = ReviewBook()
    book.submit(try draft(5, "Good"), on: market, by: kim, at: 1)
    book.decide(.approve, on: target)
    let votes = [
      book.vote(true, on: target, by: people[0]),
      book.vote(true, on: target, by: people[1], ownedBy: people[1]),
      book.vote(true, on: target, by: people[2], ownedBy: people[1]),
    ]
    expectEqual(votes, [.accepted, .refused(.ownSubject), .accepted])
    book.answer("Thanks", to: target, by: people[2], at: 2)
    let late = book.vote(true, on: target, by: people[2])
    expect(late == .refused(.ownSubject) && book.review(target)?.voteCount == 1)
    book.submit(try draft(3, "Good"), on: market, by: kim, at: 3)
    expectEqual(book.review(target)?.voteCount, 1)
    book.submit(try draft(3, "Buy at example.com"), on: market, by: kim, at: 4)
    book.decide(.approve, on: target)
    expectEqual(book.review(target)?.voteCount, 0)
  }
}
