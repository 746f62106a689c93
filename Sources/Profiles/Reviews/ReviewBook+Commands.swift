import Essentials

extension ReviewBook {
  /// Submits a review, or edits the one that the author has on the item.
  ///
  /// A change of text or photos needs a new approval; a change of only the stars does not. An edit keeps the
  /// time of the first submission and the votes.
  ///
  /// - Complexity: O(*n*) in the length of the text
  /// - Parameters:
  ///   - draft: The stars, text, and photos.
  ///   - subject: The item.
  ///   - author: The person who writes.
  ///   - owner: The owner of the item, who may not review it, if it has one.
  ///   - now: The time in seconds since 1970-01-01 UTC.
  /// - Returns: Whether the review was taken.
  @discardableResult
  public mutating func submit(
    _ draft: Draft, on subject: ItemReference, by author: Person, ownedBy owner: Person? = nil,
    at now: Int64
  ) -> Answer {
    guard author != owner else { return .refused(.ownSubject) }
    return pages[subject, default: Page()].submit(draft, Target(subject, by: author), at: now)
  }

  /// Deletes a review with its votes, flags, and owner's answer.
  @discardableResult
  public mutating func delete(_ target: Target) -> Answer {
    guard pages[target.subject]?.delete(target.author) ?? false else { return .refused(.notFound) }
    if pages[target.subject]?.reviews.isEmpty ?? false { pages[target.subject] = nil }
    return .accepted
  }

  /// Approves or refuses the text and photos of a review.
  @discardableResult
  public mutating func decide(_ decision: Decision, on target: Target) -> Answer {
    change(target) { $0.moderation.decide(decision) }
  }

  /// Flags a public review; the flags of three persons hide it until a moderator decides.
  ///
  /// A person flags a text once. After a moderator has approved a flagged text, only new persons can
  /// hide it again.
  @discardableResult
  public mutating func flag(_ target: Target, by person: Person) -> Answer {
    guard person != target.author else { return .refused(.ownReview) }
    return change(target) { $0.moderation.flag(by: person) }
  }

  /// Votes whether a public review is helpful, or withdraws the vote with `nil`.
  @discardableResult
  public mutating func vote(_ isHelpful: Bool?, on target: Target, by person: Person) -> Answer {
    guard person != target.author else { return .refused(.ownReview) }
    return change(target) { review in
      guard review.state.isPublic else { return .refused(.notPublic) }
      guard review.votes[person] != isHelpful else { return .unchanged }
      review.votes[person] = isHelpful
      return .accepted
    }
  }

  /// Answers a public review as the owner of its item, or changes the answer; the text needs approval.
  ///
  /// - Complexity: O(*n*) in the length of the text
  @discardableResult
  public mutating func answer(
    _ text: String, to target: Target, by owner: Person, at now: Int64
  ) -> Answer {
    guard owner != target.author else { return .refused(.ownReview) }
    return change(target) { review in
      guard review.state.isPublic else { return .refused(.notPublic) }
      guard Self.isAnswer(text) else { return .refused(.invalidText) }
      if let old = review.answer, old.text == text, old.owner == owner { return .unchanged }
      review.answer = OwnerAnswer(
        text: text, owner: owner, time: now, moderation: Moderation(needsApproval: true))
      return .accepted
    }
  }

  /// Deletes the owner's answer to a review.
  @discardableResult
  public mutating func deleteAnswer(to target: Target) -> Answer {
    change(target) { review in
      guard review.answer != nil else { return .refused(.notFound) }
      review.answer = nil
      return .accepted
    }
  }

  /// Approves or refuses the owner's answer to a review.
  @discardableResult
  public mutating func decideAnswer(_ decision: Decision, to target: Target) -> Answer {
    change(target) { $0.answer?.moderation.decide(decision) ?? .refused(.notFound) }
  }

  /// Flags the owner's answer to a review.
  @discardableResult
  public mutating func flagAnswer(to target: Target, by person: Person) -> Answer {
    change(target) { review in
      guard review.answer?.owner != person else { return .refused(.ownReview) }
      return review.answer?.moderation.flag(by: person) ?? .refused(.notFound)
    }
  }

  /// Deletes everything of a person: reviews, answers, votes, and flags.
  ///
  /// - Complexity: O(*n*) in all reviews
  public mutating func deleteAll(of person: Person) {
    for (subject, page) in pages {
      delete(Target(subject, by: person))
      for var review in page.reviews.values where review.target.author != person {
        let old = review
        review.votes[person] = nil
        review.moderation.forget(person)
        review.answer?.moderation.forget(person)
        if review.answer?.owner == person { review.answer = nil }
        if review != old { put(review) }
      }
    }
  }

  /// Whether a text can be an owner's answer.
  static func isAnswer(_ text: String) -> Bool {
    text.utf8.prefix(5001).count <= 5000 && text.contains { !$0.isWhitespace }
  }

  private mutating func change(_ target: Target, _ change: (inout Review) -> Answer) -> Answer {
    pages[target.subject]?.change(target.author, change) ?? .refused(.notFound)
  }

  /// Puts a review in place of the author's former one.
  mutating func put(_ review: Review) {
    pages[review.target.subject, default: Page()].put(review)
  }
}

extension ReviewBook.Page {
  fileprivate mutating func submit(
    _ draft: ReviewBook.Draft, _ target: ReviewBook.Target, at now: Int64
  ) -> ReviewBook.Answer {
    guard let old = reviews[target.author] else {
      put(
        ReviewBook.Review(
          target: target, stars: draft.stars, text: draft.text, photos: draft.photos, time: now,
          moderation: ReviewBook.Moderation(needsApproval: draft.needsApproval)))
      return .accepted
    }
    var review = old
    review.stars = draft.stars
    // Canonically equivalent texts are equal, and need no second look.
    if draft.text != old.text || draft.photos != old.photos {
      review.text = draft.text
      review.photos = draft.photos
      review.editTime = now
      review.moderation = ReviewBook.Moderation(needsApproval: draft.needsApproval)
    }
    guard review != old else { return .unchanged }
    put(review)
    return .accepted
  }

  fileprivate mutating func put(_ review: ReviewBook.Review) {
    let old = reviews.updateValue(review, forKey: review.target.author)
    count(old?.countedStars ?? 0, review.countedStars)
  }

  fileprivate mutating func delete(_ author: ReviewBook.Person) -> Bool {
    guard let old = reviews.removeValue(forKey: author) else { return false }
    count(old.countedStars, 0)
    return true
  }

  /// Changes a review in place, so that a vote takes no time for the votes that are there.
  fileprivate mutating func change(
    _ author: ReviewBook.Person, _ change: (inout ReviewBook.Review) -> ReviewBook.Answer
  ) -> ReviewBook.Answer {
    func apply(to slot: inout ReviewBook.Review?) -> (ReviewBook.Answer, old: Int, new: Int) {
      guard var review = slot.take() else { return (.refused(.notFound), 0, 0) }
      let old = review.countedStars
      let answer = change(&review)
      slot = review
      return (answer, old, review.countedStars)
    }
    let (answer, old, new) = apply(to: &reviews[author])
    count(old, new)
    return answer
  }

  /// Takes the former stars of a review out of the summary, and adds the new ones.
  private mutating func count(_ old: Int, _ new: Int) {
    guard old != new else { return }
    if let old = StarRating(old) { summary.count(old, by: -1) }
    if let new = StarRating(new) { summary.count(new, by: 1) }
  }
}

extension ReviewBook.Review {
  /// The stars of a public review, or 0 for one that does not count.
  fileprivate var countedStars: Int { state.isPublic ? stars?.stars ?? 0 : 0 }
}

extension ReviewBook {
  /// The moderation state of a review or of an owner's answer.
  ///
  /// | state | approve | refuse | the third flag | new text |
  /// |---|---|---|---|---|
  /// | `notNeeded` | – | – | – | `pending` |
  /// | `pending` | `published` | `rejected` | – | `pending` |
  /// | `published` | – | `removed` | `hidden` | `pending` |
  /// | `hidden` | `published` | `removed` | – | `pending` |
  /// | `rejected` | – | – | – | `pending` |
  /// | `removed` | – | – | – | `pending` |
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// Stars alone, which count at once.
    case notNeeded
    /// Waits for approval.
    case pending
    /// Approved, and public.
    case published
    /// Flagged by three persons, and not public until somebody decides.
    case hidden
    /// Not approved.
    case rejected
    /// Taken down after it was public.
    case removed

    /// Creates a state from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }

    /// Whether everyone can see the review, so that it counts.
    public var isPublic: Bool { self == .notNeeded || self == .published }

    /// Whether the review waits for a decision.
    public var isWaiting: Bool { self == .pending || self == .hidden }
  }

  /// A moderator's decision.
  public enum Decision: Hashable, Sendable {
    /// Makes the text public.
    case approve
    /// Keeps the text from the public.
    case refuse
  }

  /// The state of a text, with the persons who flagged it.
  struct Moderation: Hashable, Sendable {
    private(set) var state: State
    /// The people who flagged the text since the last decision.
    private(set) var openFlags: Set<Person> = []
    /// The people who flagged the text before a moderator approved it again; a person flags a text once.
    private(set) var settledFlags: Set<Person> = []

    /// The number of persons whose flags hide a text.
    static var hidingFlagCount: Int { 3 }

    init(needsApproval: Bool) { state = needsApproval ? .pending : .notNeeded }

    /// Restores a stored state.
    init(_ state: State, openFlags: Set<Person>, settledFlags: Set<Person>) {
      self.state = state
      self.openFlags = openFlags
      self.settledFlags = settledFlags
    }

    mutating func decide(_ decision: Decision) -> Answer {
      switch (state, decision) {
      case (.pending, .approve): state = .published
      case (.hidden, .approve):
        state = .published
        settledFlags.formUnion(openFlags)
      case (.pending, .refuse): state = .rejected
      case (.published, .refuse), (.hidden, .refuse): state = .removed
      case (.published, .approve), (.rejected, .refuse), (.removed, .refuse): return .unchanged
      case (.notNeeded, _), (.rejected, .approve), (.removed, .approve):
        return .refused(.nothingToDecide)
      }
      openFlags = []
      return .accepted
    }

    mutating func flag(by person: Person) -> Answer {
      switch state {
      case .notNeeded: return .refused(.nothingToDecide)
      case .hidden where openFlags.contains(person): return .unchanged
      case .pending, .hidden, .rejected, .removed: return .refused(.notPublic)
      case .published: break
      }
      guard !settledFlags.contains(person), openFlags.insert(person).inserted else {
        return .unchanged
      }
      if openFlags.count >= Self.hidingFlagCount { state = .hidden }
      return .accepted
    }

    /// Forgets a person who leaves; a text that is hidden stays so until somebody decides.
    mutating func forget(_ person: Person) {
      openFlags.remove(person)
      settledFlags.remove(person)
    }
  }
}
