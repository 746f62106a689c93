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
    market = try #require(ItemReference(.market, "1"))
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
      (#""published""#, #""secret""#),
    ] {
      do {
        let _: ReviewBook = try decoded(json.replacing(old, with: new))
        Issue.record("decoded with \(new)")
      } catch {
        expect(error is DecodingError && !"\(error)".contains("secret"))
      }
    }
  }
}
