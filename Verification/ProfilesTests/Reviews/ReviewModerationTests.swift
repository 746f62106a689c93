import Profiles
import TestSupport
import Testing

/// Explores every state of a review that its commands reach, and compares each step with the table of
/// ``ReviewBook/State``.
@Suite("Reviews: moderation states") struct ReviewModerationTests {
  private enum Step: Hashable, CaseIterable {
    case stars, otherStars, textA, textB, approve, refuse, flag0, flag1, flag2, flag3, delete
  }

  /// The rules in words too plain to be wrong.
  private struct Model: Hashable {
    var exists = false
    var text = ""
    var stars = 4
    /// Whether a refusal or flags have not been followed by an approval.
    var isBound = false
    var state = ReviewBook.State.notNeeded
    var open: Set<Int> = []
    var settled: Set<Int> = []

    mutating func take(_ step: Step) {
      switch step {
      case .stars: submit("")
      case .otherStars: submit("", stars: 2)
      case .textA: submit("A")
      case .textB: submit("B")
      case .delete: self = Model(isBound: isBound)
      case .approve:
        let isPublic = text.isEmpty ? ReviewBook.State.notNeeded : .published
        decide([.pending: isPublic, .hidden: isPublic])
        if exists, state == isPublic { isBound = false }
      case .refuse:
        decide([
          .pending: .rejected, .published: .removed, .hidden: .removed, .notNeeded: .removed,
        ])
        if exists { isBound = true }
      case .flag0: flag(0)
      case .flag1: flag(1)
      case .flag2: flag(2)
      case .flag3: flag(3)
      }
    }

    private mutating func submit(_ new: String, stars: Int = 4) {
      let isOther = !exists || text != new || isBound && new.isEmpty && self.stars != stars
      self.stars = stars
      guard isOther else { return }
      self = Model(
        exists: true, text: new, stars: stars, isBound: isBound,
        state: new.isEmpty && !isBound ? .notNeeded : .pending)
    }

    private mutating func decide(_ table: [ReviewBook.State: ReviewBook.State]) {
      guard exists, let next = table[state] else { return }
      if state == .hidden, next != .removed { settled.formUnion(open) }
      (state, open) = (next, [])
    }

    private mutating func flag(_ person: Int) {
      guard exists, [.published, .notNeeded].contains(state), !settled.contains(person) else {
        return
      }
      open.insert(person)
      if open.count == 3 { (state, isBound) = (.hidden, true) }
    }
  }

  @Test func everyReachableStateObeysTheTable() throws {
    let kim = try #require(ReviewBook.Person("kim"))
    let people = try (0..<4).map { try #require(ReviewBook.Person("\($0)")) }
    let item = try ItemReference(.recipe, "1")
    let target = ReviewBook.Target(item, by: kim)
    let (stars, otherStars) = (try #require(StarRating(4)), try #require(StarRating(2)))

    func take(_ step: Step, _ book: inout ReviewBook) throws -> ReviewBook.Answer {
      func submit(_ text: String, _ stars: StarRating) throws -> ReviewBook.Answer {
        book.submit(try ReviewBook.Draft(stars: stars, text: text), on: item, by: kim, at: 1)
      }
      switch step {
      case .stars: return try submit("", stars)
      case .otherStars: return try submit("", otherStars)
      case .textA: return try submit("A", stars)
      case .textB: return try submit("B", stars)
      case .approve: return book.decide(.approve, on: target)
      case .refuse: return book.decide(.refuse, on: target)
      case .flag0: return book.flag(target, by: people[0])
      case .flag1: return book.flag(target, by: people[1])
      case .flag2: return book.flag(target, by: people[2])
      case .flag3: return book.flag(target, by: people[3])
      case .delete: return book.delete(target)
      }
    }

    var known: [Model: ReviewBook] = [Model(): ReviewBook()]
    var queue = [Model()]
    var reached: Set<ReviewBook.State> = []
    var steps = 0
    while let model = queue.popLast() {
      let book = try #require(known[model])
      for step in Step.allCases {
        var (nextModel, nextBook) = (model, book)
        let answer = try take(step, &nextBook)
        nextModel.take(step)
        steps += 1
        let review = nextBook.review(target)
        expectEqual((review != nil), nextModel.exists)
        expect(review.map { $0.state == nextModel.state } ?? true)
        expect(review.map { $0.flagCount == nextModel.open.count } ?? true)
        expectEqual((answer == .accepted), nextModel != model, "\(step)")
        expect((answer == .accepted) || nextBook == book)
        let counts = nextModel.exists && [.notNeeded, .published].contains(nextModel.state)
        expectEqual(nextBook.summary(of: item).count, counts ? 1 : 0)
        try expectEqual(decoded(encoded(nextBook)), nextBook)
        if let review { reached.insert(review.state) }
        if known[nextModel] == nil {
          known[nextModel] = nextBook
          queue.append(nextModel)
        }
      }
    }
    expectEqual(reached, Set(ReviewBook.State.allCases))
    // No review, with or without a former decision, and for each of two texts and of two stars alone: 1
    // pending, 1 after a former decision, 1 rejected, 11 public with up to two flags of four persons, 4
    // hidden, 4 approved again, the same with a fourth flag, and 5 removed; but stars alone are pending only
    // after a former decision.
    expectEqual(known.count, 2 + 4 * (1 + 1 + 1 + 11 + 4 + 4 + 4 + 5) - 2)
    expectEqual(steps, known.count * Step.allCases.count)
  }
}
