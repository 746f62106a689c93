import Profiles
import TestSupport
import Testing

@Suite("Reviews: the trail of decisions, and undoing") struct ReviewRulingTests {
  private let (kim, mod, lead): (ReviewBook.Person, ReviewBook.Person, ReviewBook.Person)
  private let people: [ReviewBook.Person]
  private let item: ItemReference
  private let target: ReviewBook.Target

  init() throws {
    kim = try #require(ReviewBook.Person("kim"))
    mod = try #require(ReviewBook.Person("mod"))
    lead = try #require(ReviewBook.Person("lead"))
    people = try (0..<6).map { try #require(ReviewBook.Person("p\($0)")) }
    item = try ItemReference(.market, "1")
    target = ReviewBook.Target(item, by: kim)
  }

  private func draft(_ stars: Int, _ text: String = "") throws -> ReviewBook.Draft {
    try ReviewBook.Draft(stars: StarRating(stars), text: text)
  }

  @Test func whoDecidedWhatAndWhenIsKept() throws {
    var book = ReviewBook()
    book.submit(try draft(1, "lies"), on: item, by: kim, at: 1)
    let answers = [
      book.decide(.approve, on: target, by: mod, at: 2),
      book.decide(.approve, on: target, by: lead, at: 3),
      book.decide(.refuse, on: target, by: lead, at: 4),
      book.decide(.refuse, on: .init(item, by: lead), by: mod, at: 5),
    ]
    expectEqual(answers, [.accepted, .unchanged, .accepted, .refused(.notFound)])
    expectEqual(book.rulings.map(\.id), [0, 1])
    expectEqual(book.rulings.map(\.decision), [.approve, .refuse])
    expectEqual(book.rulings.map(\.moderator), [mod, lead])
    expectEqual(book.rulings.map(\.time), [2, 4])
    expect(book.rulings.allSatisfy { $0.target == target && !$0.isAboutAnswer && $0.undone == nil })
    try expectEqual(decoded(encoded(book)), book)
    let first =
      #"{"after":{"hasText":true,"state":"published"},"author":"kim","#
      + #""before":{"hasText":true,"state":"pending"},"decision":"approve","id":0,"#
      + #""moderator":"mod","subject":"market/1","time":2}"#
    try expectEqual(encoded(book.rulings[0]), first)
  }

  /// Each of the ways to a decision, and back.
  @Test func anUndoingBringsBackTheStateBefore() throws {
    for (text, isFlagged) in [("", false), ("lies", false), ("lies", true)] {
      for decision in [ReviewBook.Decision.approve, .refuse] {
        var book = ReviewBook()
        book.submit(try draft(2, text), on: item, by: kim, at: 1)
        if isFlagged {
          book.decide(.approve, on: target)
          for person in people.prefix(3) { book.flag(target, by: person) }
        }
        let before = book
        guard book.decide(decision, on: target, by: mod, at: 2) == .accepted else { continue }
        let after = book
        expectEqual(book.undo(0, by: lead, at: 3), .accepted)
        expectEqual(book.review(target), before.review(target))
        expectEqual(book.summary(of: item), before.summary(of: item))
        // And again: the undoing is the last ruling now.
        expectEqual(book.undo(0, by: lead, at: 4), .refused(.decidedSince))
        expectEqual(book.undo(1, by: mod, at: 5), .accepted)
        expectEqual(book.review(target), after.review(target))
        expectEqual(book.rulings.map(\.undone), [nil, 0, 1])
        expectEqual(book.undo(9, by: mod, at: 6), .refused(.notFound))
        try expectEqual(decoded(encoded(book)), book)
      }
    }
  }

  /// Another text needs its own decision; what it lifts is that the author is bound.
  @Test func anUndoingDoesNotPublishWhatNobodyRead() throws {
    var book = ReviewBook()
    book.submit(try draft(1, "good"), on: item, by: kim, at: 1)
    book.decide(.approve, on: target)
    book.decide(.refuse, on: target, by: mod, at: 2)
    book.submit(try draft(1, "worse"), on: item, by: kim, at: 3)
    expectEqual(book.undo(0, by: lead, at: 4), .accepted)
    expectEqual(book.review(target)?.state, .pending)
    // Stars alone count again.
    book.submit(try draft(1), on: item, by: kim, at: 5)
    expectEqual(book.review(target)?.state, .notNeeded)

    var other = ReviewBook()
    other.submit(try draft(1), on: item, by: kim, at: 1)
    other.decide(.refuse, on: target, by: mod, at: 2)
    other.submit(try draft(2), on: item, by: kim, at: 3)
    expectEqual(other.review(target)?.state, .pending)
    expectEqual(other.undo(0, by: lead, at: 4), .accepted)
    expectEqual(other.review(target)?.state, .notNeeded)
    expectEqual(other.undo(1, by: lead, at: 5), .accepted)
    expectEqual(other.review(target)?.state, .pending)

    // And after a deletion.
    other.decide(.refuse, on: target, by: mod, at: 6)
    other.delete(target)
    expectEqual(other.undo(3, by: lead, at: 7), .unchanged)
    book.decide(.refuse, on: target, by: mod, at: 8)
    book.delete(target)
    expectEqual(book.undo(2, by: lead, at: 9), .accepted)
    book.submit(try draft(5), on: item, by: kim, at: 10)
    expectEqual(book.review(target)?.state, .notNeeded)
  }

  /// An approval that is undone leaves the author bound, also if the review is gone.
  @Test func anApprovalIsUndoneAfterADeletionToo() throws {
    var book = ReviewBook()
    book.submit(try draft(1), on: item, by: kim, at: 1)
    for person in people.prefix(3) { book.flag(target, by: person) }
    book.decide(.approve, on: target, by: mod, at: 2)
    book.delete(target)
    expectEqual(book.undo(0, by: lead, at: 3), .accepted)
    book.submit(try draft(1), on: item, by: kim, at: 4)
    expectEqual(book.review(target)?.state, .pending)
    var empty = ReviewBook()
    empty.submit(try draft(1, "x"), on: item, by: kim, at: 1)
    empty.decide(.approve, on: target, by: mod, at: 2)
    empty.delete(target)
    expectEqual(empty.undo(0, by: lead, at: 3), .unchanged)
    expect(empty.rulings.count == 1)
  }

  /// However texts and decisions with and without a name follow, undoing one changes no other decision.
  @Test(arguments: 0..<60)
  func anUndoingUndoesOneDecision(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var book = ReviewBook()
    /// The last decision on the text that is there now: the number of its ruling, or -1 without a name.
    var last: Int?
    for step in 0..<12 {
      let now = Int64(step)
      let before = book.review(target)
      let decision: ReviewBook.Decision = Bool.random(using: &generator) ? .approve : .refuse
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1:
        let text = ["", "a", "b"].randomElement(using: &generator) ?? ""
        let stars = Int.random(in: 1...5, using: &generator)
        book.submit(try draft(stars, text), on: item, by: kim, at: now)
        let isOther = before?.text != text || text.isEmpty && before?.stars?.stars != stars
        if isOther { last = nil }
      case 2:
        if book.decide(decision, on: target) == .accepted { last = -1 }
      case 3, 4:
        if book.decide(decision, on: target, by: mod, at: now) == .accepted {
          last = book.rulings.last?.id
        }
      case 5: book.flag(target, by: people[step % 3])
      default:
        guard let id = book.rulings.randomElement(using: &generator)?.id else { continue }
        if seed % 2 == 0 { book = try decoded(encoded(book)) }
        let answer = book.undo(id, by: lead, at: now)
        guard answer == .accepted else {
          expectEqual(book.review(target), before)
          continue
        }
        if last == id {
          last = book.rulings.last?.id
        } else if let before, before.state != .pending, before.state != .notNeeded {
          expectEqual(book.review(target)?.state, before.state, "\(seed), step \(step)")
        }
      }
    }
    try expectEqual(decoded(encoded(book)), book)
  }

  /// However texts, decisions, and undoing follow, a public text is one that a moderator approved.
  @Test(arguments: 0..<60)
  func onlyATextThatWasApprovedIsPublic(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var book = ReviewBook()
    var approved: Set<String> = []
    for step in 0..<40 {
      let now = Int64(step)
      let decision: ReviewBook.Decision = Bool.random(using: &generator) ? .approve : .refuse
      switch Int.random(in: 0..<9, using: &generator) {
      case 0, 1:
        let text = ["", "a", "b\(step)"].randomElement(using: &generator) ?? ""
        book.submit(try draft(step % 5 + 1, text), on: item, by: kim, at: now)
      case 2: book.delete(target)
      case 3: book.answer("answer \(step % 3)", to: target, by: people[0], at: now)
      case 4: book.deleteAnswer(to: target)
      case 5, 6:
        let isNamed = Bool.random(using: &generator)
        let answer =
          isNamed
          ? book.decide(decision, on: target, by: mod, at: now) : book.decide(decision, on: target)
        if answer == .accepted, decision == .approve {
          approved.insert(book.review(target)?.text ?? "")
        }
      case 7:
        let answer = book.decideAnswer(decision, to: target, by: mod, at: now)
        if answer == .accepted, decision == .approve {
          approved.insert(book.review(target)?.answer?.text ?? "")
        }
      default:
        if seed % 2 == 0 { book = try decoded(encoded(book)) }
        if let id = book.rulings.last?.id { book.undo(id, by: lead, at: now) }
      }
      for review in book.reviews(of: item) {
        expect(review.text.isEmpty || approved.contains(review.text), "\(seed), step \(step)")
        guard let answer = review.answer, answer.state.isPublic else { continue }
        expect(approved.contains(answer.text), "\(seed), step \(step)")
      }
    }
  }

  /// A refusal that is undone twice says nothing about another text, and an approval nothing about a new review.
  @Test func undoingTwiceDoesNotPublishWhatNobodyRead() throws {
    for isDeleted in [false, true] {
      var book = ReviewBook()
      book.submit(try draft(5, "good"), on: item, by: kim, at: 1)
      book.decide(.approve, on: target, by: mod, at: 2)
      book.submit(try draft(4, "good"), on: item, by: kim, at: 3)
      expectEqual(book.undo(0, by: mod, at: 4), .accepted)
      expectEqual(book.review(target)?.state, .pending)
      if isDeleted { book.delete(target) }
      book.submit(try draft(1, "lies"), on: item, by: kim, at: 5)
      book = try decoded(encoded(book))
      expectEqual(book.undo(1, by: lead, at: 6), .unchanged)
      expectEqual(book.review(target)?.state, .pending)
    }
  }

  /// A text that was refused without a name stays refused if the ruling on an earlier text is undone.
  @Test func aDecisionWithoutANameStays() throws {
    for isAnswer in [false, true] {
      var book = ReviewBook()
      func write(_ text: String) throws {
        if isAnswer {
          book.answer(text, to: target, by: people[0], at: 1)
        } else {
          book.submit(try draft(1, text), on: item, by: kim, at: 1)
        }
      }
      if isAnswer { book.submit(try draft(1), on: item, by: kim, at: 1) }
      try write("lies")
      let answer =
        isAnswer
        ? book.decideAnswer(.refuse, to: target, by: mod, at: 2)
        : book.decide(.refuse, on: target, by: mod, at: 2)
      expectEqual(answer, .accepted)
      try write("other lies")
      if isAnswer {
        book.decideAnswer(.refuse, to: target)
      } else {
        book.decide(.refuse, on: target)
      }
      try expectEqual(decoded(encoded(book)), book)
      book = try decoded(encoded(book))
      expectEqual(book.undo(0, by: lead, at: 3), .refused(.decidedSince))
      let review = try #require(book.review(target))
      expectEqual(isAnswer ? review.answer?.state : review.state, .rejected)
    }
  }

  /// Flags that people set since a decision count after it is undone.
  @Test func flagsSinceTheDecisionStay() throws {
    var book = ReviewBook()
    book.submit(try draft(1), on: item, by: kim, at: 1)
    for person in people.prefix(3) { book.flag(target, by: person) }
    book.decide(.approve, on: target, by: mod, at: 2)
    book.flag(target, by: people[3])
    expectEqual(book.undo(0, by: lead, at: 3), .accepted)
    expect(book.review(target)?.state == .hidden && book.review(target)?.flagCount == 3)
  }

  @Test func answersHaveATrailToo() throws {
    var book = ReviewBook()
    book.submit(try draft(1), on: item, by: kim, at: 1)
    book.answer("Sorry.", to: target, by: people[0], at: 2)
    expectEqual(book.decideAnswer(.refuse, to: target, by: mod, at: 3), .accepted)
    expectEqual(book.rulings.map(\.isAboutAnswer), [true])
    expectEqual(book.undo(0, by: lead, at: 4), .accepted)
    expectEqual(book.review(target)?.answer?.state, .pending)
    try expectEqual(decoded(encoded(book)), book)
    book.deleteAnswer(to: target)
    expectEqual(book.undo(1, by: lead, at: 5), .unchanged)
  }

  @Test func whoLeavesIsInNoRuling() throws {
    var book = ReviewBook()
    for (person, subject) in [(kim, item), (people[0], item)] {
      let target = ReviewBook.Target(subject, by: person)
      book.submit(try draft(1), on: subject, by: person, at: 1)
      for flagger in people[1...3] { book.flag(target, by: flagger) }
      book.decide(.approve, on: target, by: mod, at: 2)
    }
    book.deleteAll(of: kim)
    expectEqual(book.rulings.map(\.target.author), [people[0]])
    book.deleteAll(of: mod)
    book.deleteAll(of: people[2])
    expect(book.rulings.count == 1 && book.rulings[0].moderator == nil)
    let json = try encoded(book)
    for person in [kim, mod, people[2]] { expect(!json.contains(person.id), json) }
  }

  /// Who undoes a ruling that was forgotten undoes no other one.
  @Test func noNumberOfARulingIsReused() throws {
    var book = ReviewBook()
    func decide(about author: ReviewBook.Person) throws {
      book.submit(try draft(1), on: item, by: author, at: 1)
      book.decide(.refuse, on: .init(item, by: author), by: mod, at: 2)
    }
    try decide(about: people[0])
    try decide(about: kim)
    book.deleteAll(of: kim)
    book = try decoded(encoded(book))
    try decide(about: people[1])
    expectEqual(book.rulings.map(\.id), [0, 2])
    expectEqual(book.undo(1, by: lead, at: 3), .refused(.notFound))
    try expectEqual(decoded(encoded(book)), book)
  }

  @Test func aRefusedAuthorNeitherVotesNorFlagsThere() throws {
    var book = ReviewBook()
    let other = try ItemReference(.market, "2")
    for subject in [item, other] {
      book.submit(try draft(5), on: subject, by: people[0], at: 1)
      book.answer("Hi.", to: .init(subject, by: people[0]), by: people[1], at: 1)
      book.decideAnswer(.approve, to: .init(subject, by: people[0]))
    }
    let (here, there) = (
      ReviewBook.Target(item, by: people[0]), ReviewBook.Target(other, by: people[0])
    )
    book.submit(try draft(1), on: item, by: kim, at: 2)
    book.vote(false, on: here, by: kim)
    book.decide(.refuse, on: target)
    func answers(_ target: ReviewBook.Target) -> [ReviewBook.Answer] {
      var copy = book
      return [
        copy.vote(true, on: target, by: kim), copy.flag(target, by: kim),
        copy.flagAnswer(to: target, by: kim),
      ]
    }
    expectEqual(answers(here), Array(repeating: .refused(.refusedAuthor), count: 3))
    expectEqual(answers(there), Array(repeating: .accepted, count: 3))
    expectEqual(book.vote(nil, on: here, by: kim), .accepted)
    // Not after a deletion either, and not before an approval.
    book.delete(target)
    expectEqual(answers(here), Array(repeating: .refused(.refusedAuthor), count: 3))
    book.submit(try draft(2), on: item, by: kim, at: 3)
    expectEqual(answers(here), Array(repeating: .refused(.refusedAuthor), count: 3))
    book.decide(.approve, on: target)
    expectEqual(answers(here), Array(repeating: .accepted, count: 3))
    // Flags alone take no rights away.
    for person in people[2...4] { book.flag(target, by: person) }
    expectEqual(book.review(target)?.state, .hidden)
    expectEqual(answers(here), Array(repeating: .accepted, count: 3))
  }
}

/// Fifty accounts against an item, after moderators decided once about each.
@Suite("Reviews: fifty accounts in one night") struct ReviewBrigadeTests {
  private static let accounts = 50
  private static let honest = 12

  @Test(arguments: LongTest.seeds(40, small: 2))
  func theyMoveNeitherTheRatingNorTheTrend(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let items = try (0..<4).map { try ItemReference(.market, "\($0)") }
    let prior = try ReviewPrior(mean: 4)
    let mod = try #require(ReviewBook.Person("mod"))
    let accounts = try (0..<Self.accounts).map { try #require(ReviewBook.Person("a\($0)")) }
    var fair = ReviewBook()
    var now: Int64 = 1_000_000
    var honest: [ReviewBook.Target] = []
    for item in items {
      for number in 0..<Self.honest {
        let person = try #require(ReviewBook.Person("h\(number)"))
        let text = Bool.random(using: &generator) ? "A long visit." : ""
        let stars = StarRating(Int.random(in: 3...5, using: &generator))
        let target = ReviewBook.Target(item, by: person)
        fair.submit(try .init(stars: stars, text: text), on: item, by: person, at: now)
        fair.decide(.approve, on: target)
        honest.append(target)
        now += 3600
      }
    }
    var book = fair
    let victim = items[0]

    /// Something that an account tries.
    func attack(_ account: ReviewBook.Person) throws {
      let own = ReviewBook.Target(victim, by: account)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: book.delete(own)
      case 1: book.flag(honest[Int.random(in: 0..<Self.honest, using: &generator)], by: account)
      case 2:
        book.vote(
          false, on: honest[Int.random(in: 0..<Self.honest, using: &generator)], by: account)
      default:
        let text = ["", " \n", "Bad.", "Worse."].randomElement(using: &generator) ?? ""
        let stars = StarRating([1, 1, 2, 5].randomElement(using: &generator) ?? 1)
        book.submit(try .init(stars: stars, text: text), on: victim, by: account, at: now)
      }
    }

    // The night, and what moderators do about it in the morning.
    for account in accounts {
      book.submit(try .init(stars: StarRating(1)), on: victim, by: account, at: now)
      try attack(account)
      try attack(account)
    }
    for account in accounts {
      let own = ReviewBook.Target(victim, by: account)
      if book.review(own) == nil {
        book.submit(try .init(stars: StarRating(1)), on: victim, by: account, at: now)
      }
      book.decide(.refuse, on: own, by: mod, at: now)
    }
    for target in honest { book.decide(.approve, on: target, by: mod, at: now) }

    // Whatever they do then, and whatever is not decided.
    for step in 0..<LongTest.size(2000, small: 150) {
      now += Int64.random(in: 0...7200, using: &generator)
      try attack(try #require(accounts.randomElement(using: &generator)))
      guard step % 10 == 0 else { continue }
      let rated = book.topRated(with: prior, limit: 10)
      for (old, new) in zip(
        fair.topRated(with: prior, limit: 10).sorted { $0.subject < $1.subject },
        rated.sorted { $0.subject < $1.subject })
      {
        expect(old.subject == new.subject && abs(old.score - new.score) <= 0.1, "\(seed) \(step)")
      }
      let trends = (fair.trending(at: now, limit: 10), book.trending(at: now, limit: 10))
      for (old, new) in zip(trends.0, trends.1) {
        expect(old.subject == new.subject && abs(old.score - new.score) <= 1, "\(seed) \(step)")
      }
    }
    let most = fair.mostHelpful(of: victim).count
    expectEqual(book.mostHelpful(of: victim).count, most)
  }
}
