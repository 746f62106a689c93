import Profiles
import TestSupport
import Testing

extension ReviewBookTests {
  @Test func aPersonHasTheIDOfTheAccount() {
    let person = ReviewBook.Person(PersonID(high: 1, low: 2))
    expectEqual(person.id, "00000000-0000-0001-0000-000000000002")
  }

  @Test func starsAloneCountAtOnce() throws {
    var book = ReviewBook()
    let answers = [
      book.submit(try draft(4), on: market, by: kim, at: 1),
      book.submit(try draft(4), on: market, by: kim, at: 2),
      book.submit(try draft(2), on: market, by: kim, at: 3),
    ]
    expectEqual(answers, [.accepted, .unchanged, .accepted])
    // One for each author and item.
    expectEqual(book.summary(of: market).counts, [0, 1, 0, 0, 0])
    expect(book.review(target)?.state == .notNeeded && book.review(target)?.time == 1)
    expect(book.review(target)?.editTime == nil && book.waiting.isEmpty)
  }

  @Test func aTextCountsWhenItIsApproved() throws {
    var book = ReviewBook()
    book.submit(try draft(5, "Peaches!"), on: market, by: kim, at: 1)
    expect(book.summary(of: market).count == 0 && book.reviews(of: market).isEmpty)
    expect(book.waiting.map(\.target) == [target] && book.reviews(by: kim).count == 1)
    book.decide(.approve, on: target)
    expect(book.summary(of: market).mean == 5 && book.reviews(of: market).count == 1)
    // Other stars need no approval, another text does.
    book.submit(try draft(1, "Peaches!"), on: market, by: kim, at: 2)
    expect(book.summary(of: market).mean == 1 && book.review(target)?.state == .published)
    book.submit(try draft(1, "Plums!"), on: market, by: kim, at: 3)
    expect(book.summary(of: market).count == 0 && book.review(target)?.editTime == 3)
    // A text without stars is no rating, and not a rating of zero.
    book.submit(try draft(nil, "Plums!"), on: market, by: kim, at: 4)
    book.decide(.approve, on: target)
    expect(book.summary(of: market).mean == nil && book.reviews(of: market).count == 1)
  }

  @Test func nobodyReviewsOrJudgesTheirOwn() throws {
    var book = ReviewBook()
    let own = book.submit(try draft(5), on: market, by: kim, ownedBy: kim, at: 1)
    expect(own == .refused(.ownSubject) && book == ReviewBook())
    book.submit(try draft(5, "x"), on: market, by: kim, ownedBy: people[0], at: 1)
    book.decide(.approve, on: target)
    let answers = [
      book.vote(true, on: target, by: kim), book.flag(target, by: kim),
      book.answer("x", to: target, by: kim, at: 2),
    ]
    expectEqual(answers, Array(repeating: .refused(.ownReview), count: 3))
  }

  @Test func unknownReviewsAreRefused() {
    var book = ReviewBook()
    let answers = [
      book.delete(target), book.decide(.approve, on: target), book.flag(target, by: people[0]),
      book.vote(true, on: target, by: people[0]),
      book.answer("x", to: target, by: people[0], at: 1),
      book.deleteAnswer(to: target), book.decideAnswer(.approve, to: target),
      book.flagAnswer(to: target, by: people[0]),
    ]
    expectEqual(answers, Array(repeating: .refused(.notFound), count: 8))
    expectEqual(book, ReviewBook())
  }

  @Test func deletingReallyDeletes() throws {
    var book = ReviewBook()
    book.submit(try draft(5, "secret"), on: market, by: kim, at: 1)
    book.decide(.approve, on: target)
    book.vote(true, on: target, by: people[0])
    let deleted = book.delete(target)
    expect(deleted == .accepted && book == ReviewBook())
    try expectEqual(encoded(book), #"{"reviews":[]}"#)
  }

  @Test func aPersonLeavesNothingBehind() throws {
    var book = ReviewBook()
    let other = try ItemReference(.park, "2")
    for (index, subject) in [market, other].enumerated() {
      book.submit(try draft(5, "x"), on: subject, by: kim, at: 1)
      let target = ReviewBook.Target(subject, by: people[index])
      book.submit(try draft(2, "y"), on: subject, by: people[index], at: 1)
      book.decide(.approve, on: target)
      book.vote(true, on: target, by: kim)
      book.flag(target, by: kim)
      book.answer("thanks", to: target, by: kim, at: 2)
    }
    expectEqual(book.reviews(by: kim).count, 2)
    book.deleteAll(of: kim)
    try expect(!encoded(book).contains("kim") && book.reviews(by: kim).isEmpty)
    expectEqual(book.summary(of: market).counts, [0, 1, 0, 0, 0])
    expect(book.reviews(of: market).allSatisfy { $0.answer == nil && $0.voteCount == 0 })
  }

  @Test func theOwnersAnswerIsModeratedToo() throws {
    var book = ReviewBook()
    book.submit(try draft(3, "x"), on: market, by: kim, at: 1)
    let early = book.answer("Sorry!", to: target, by: people[0], at: 2)
    expectEqual(early, .refused(.notPublic))
    book.decide(.approve, on: target)
    let answers = [
      book.answer(" ", to: target, by: people[0], at: 3),
      book.answer(String(repeating: "x", count: 5001), to: target, by: people[0], at: 3),
      book.answer("Sorry!", to: target, by: people[0], at: 3),
      book.answer("Sorry!", to: target, by: people[0], at: 4),
    ]
    expectEqual(answers, [.refused(.invalidText), .refused(.invalidText), .accepted, .unchanged])
    expect(book.review(target)?.answer?.state == .pending && book.waiting.count == 1)
    let decision = book.decideAnswer(.approve, to: target)
    expect(decision == .accepted && book.review(target)?.answer?.state == .published)
    let flags = people[0...3].map { book.flagAnswer(to: target, by: $0) }
    expectEqual(flags, [.refused(.ownReview), .accepted, .accepted, .accepted])
    expect(
      book.review(target)?.answer?.state == .hidden && book.review(target)?.state == .published)
    let deletions = [book.deleteAnswer(to: target), book.deleteAnswer(to: target)]
    expectEqual(deletions, [.accepted, .refused(.notFound)])
  }

  @Test func theMostHelpfulIsFirst() throws {
    var book = ReviewBook()
    // Helpful votes, all votes, and the time.
    let votes: [(helpful: Int, all: Int, time: Int64)] = [
      (1, 1, 5), (9, 10, 1), (0, 0, 7), (0, 3, 8), (0, 0, 7),
    ]
    for (index, vote) in votes.enumerated() {
      let target = ReviewBook.Target(market, by: people[index])
      book.submit(try draft(3, "x"), on: market, by: people[index], at: vote.time)
      let early = book.vote(true, on: target, by: people[20])
      expectEqual(early, .refused(.notPublic))
      book.decide(.approve, on: target)
      for voter in 0..<vote.all {
        book.vote(voter < vote.helpful, on: target, by: people[20 + voter])
      }
    }
    expectEqual(
      book.mostHelpful(of: market).map(\.target.author), [1, 0, 3, 2, 4].map { people[$0] })
    expectEqual(book.reviews(of: market).map(\.time), [8, 7, 7, 5, 1])
    let first = ReviewBook.Target(market, by: people[0])
    let again = [
      book.vote(true, on: first, by: people[20]), book.vote(nil, on: first, by: people[20]),
      book.vote(nil, on: first, by: people[20]),
    ]
    expect(again == [.unchanged, .accepted, .unchanged] && book.review(first)?.voteCount == 0)
  }

  @Test func unratedItemsHaveNoPlace() throws {
    var book = ReviewBook()
    let items = try (0..<4).map { try ItemReference(.park, "\($0)") }
    book.submit(try draft(5), on: items[0], by: kim, at: 1)
    for person in people[0..<20] { book.submit(try draft(5), on: items[1], by: person, at: 1) }
    book.submit(try draft(nil, "no stars"), on: items[2], by: kim, at: 1)
    book.decide(.approve, on: ReviewBook.Target(items[2], by: kim))
    let top = book.topRated(with: try ReviewPrior(mean: 3.5), limit: 10)
    // One rating of five stars does not outrank twenty.
    expect(top.map(\.subject) == [items[1], items[0]] && top.map(\.score) == [4.7, 3.75])
    expectEqual(
      book.topRated(among: [items[0], items[3]], with: try ReviewPrior(mean: 3.5), limit: 10).count,
      1)
    expect(book.topRated(with: try ReviewPrior(mean: 3.5), limit: -1).isEmpty)
  }

  @Test func theNewestItemsTrend() throws {
    var book = ReviewBook()
    let items = try (0..<4).map { try ItemReference(.park, "\($0)") }
    let now: Int64 = 1_000_000_000
    for person in people[0..<3] {
      book.submit(try draft(1), on: items[0], by: person, at: now - 3 * TrendScore.halfLife)
    }
    book.submit(try draft(1), on: items[1], by: kim, at: now - TrendScore.halfLife)
    book.submit(try draft(1, "waits"), on: items[2], by: kim, at: now)
    book.submit(try draft(1), on: items[3], by: kim, at: now + 1)
    let trending = book.trending(at: now, limit: 5)
    expectEqual(trending.map(\.subject), [items[1], items[0]])
    expectEqual(trending.map(\.score), [0.5, 0.375])
    // An edit does not push an item up.
    book.submit(try draft(2), on: items[1], by: kim, at: now)
    expectEqual(book.trending(at: now, limit: 1).map(\.score), [0.5])
  }

  @Test(arguments: 0..<30)
  func summariesAgreeWithTheReviews(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var book = ReviewBook()
    for step in 0..<150 {
      let author = people[Int.random(in: 0..<4, using: &generator)]
      let target = ReviewBook.Target(market, by: author)
      let other = people[Int.random(in: 0..<8, using: &generator)]
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1:
        book.submit(
          try draft(
            .random(in: 1...5, using: &generator),
            ["", "x", "y"].randomElement(using: &generator) ?? ""),
          on: market, by: author, at: Int64(step))
      case 2: book.decide(.approve, on: target)
      case 3: book.decide(.refuse, on: target)
      case 4: book.delete(target)
      case 5: book.vote(.random(using: &generator), on: target, by: other)
      default: book.flag(target, by: other)
      }
      expectEqual(
        book.summary(of: market), ReviewSummary(book.reviews(of: market).compactMap(\.stars)))
    }
    try expectEqual(decoded(encoded(book)), book)
  }

  @Test func nothingIsPrinted() throws {
    var book = ReviewBook()
    let author = try #require(ReviewBook.Person("secret 77"))
    let draft = try draft(5, "secret 22")
    book.submit(draft, on: market, by: author, at: 77)
    let target = ReviewBook.Target(market, by: author)
    book.decide(.approve, on: target)
    book.answer("secret 22", to: target, by: kim, at: 5)
    let review = try #require(book.review(target))
    expect(isSilent(book) && isSilent(author) && isSilent(draft) && isSilent(target))
    let answer = try #require(review.answer)
    expect(isSilent(review) && isSilent(answer))
  }
}
