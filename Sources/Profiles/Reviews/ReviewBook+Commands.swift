import Essentials

extension ReviewBook {
  /// Submits a review, or edits the one that the author has on the item.
  ///
  /// A change of text or photos needs a new approval, and removes the votes, which were for the
  /// former text; a change of only the stars does not. An edit keeps the time of the first
  /// submission. After a moderator has refused a review, or flags have hidden it, everything that
  /// its author submits for the item waits for a decision: also stars alone, an empty text, and a
  /// review after a deletion. This also applies to a text that was rejected before it was public.
  ///
  /// - Complexity: O(*n*) in the length of the text, and in the rulings if a review is edited
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
    let target = Target(subject, by: author)
    let (answer, isOther) = pages[subject, default: Page()].submit(draft, target, at: now)
    if isOther { noteOtherText(of: target, isAnswer: false) }
    return answer
  }

  /// Deletes a review with its votes, flags, and owner's answer.
  ///
  /// If the review was refused, or flags hid it, the book remembers that the author's next review on the item
  /// needs a decision.
  @discardableResult
  public mutating func delete(_ target: Target) -> Answer {
    guard pages[target.subject]?.delete(target.author) ?? false else { return .refused(.notFound) }
    noteOtherText(of: target, isAnswer: false)
    noteOtherText(of: target, isAnswer: true)
    removeEmptyPage(of: target.subject)
    return .accepted
  }

  mutating func removeEmptyPage(of subject: ItemReference) {
    guard let page = pages[subject], page.reviews.isEmpty, page.boundAuthors.isEmpty else { return }
    pages[subject] = nil
  }

  /// Approves or refuses a review; stars alone that count can be refused, too.
  ///
  /// A ruling on the review that is in ``rulings`` can then not be undone.
  ///
  /// - Complexity: O(1) on average, and O(*n*) in the rulings
  @discardableResult
  public mutating func decide(_ decision: Decision, on target: Target) -> Answer {
    let answer = moderate(decision, target, isAnswer: false)
    if answer == .accepted { closeRuling(on: target, isAnswer: false) }
    return answer
  }

  /// Approves or refuses a review or the owner's answer to it.
  mutating func moderate(_ decision: Decision, _ target: Target, isAnswer: Bool) -> Answer {
    change(target) { review in
      isAnswer
        ? review.answer?.moderation.decide(decision) ?? .refused(.notFound)
        : review.moderation.decide(decision)
    }
  }

  /// Flags a public review; the flags of three people hide it until a moderator decides.
  ///
  /// A person can flag a text, or stars alone, once. After a moderator has approved the flagged
  /// review, only flags of other people can hide it again. A person whose own review of the item
  /// was refused cannot flag reviews of the item.
  @discardableResult
  public mutating func flag(_ target: Target, by person: Person) -> Answer {
    guard person != target.author else { return .refused(.ownReview) }
    guard !isRefused(person, on: target) else { return .refused(.refusedAuthor) }
    return change(target) { $0.moderation.flag(by: person) }
  }

  /// Votes whether a public review is helpful, or withdraws the vote with `nil`.
  ///
  /// The author and the owner of the item cannot vote; a person who answered the review counts as
  /// an owner. A person whose own review of the item was refused cannot vote on reviews of the
  /// item, but can withdraw a vote.
  ///
  /// - Parameters:
  ///   - isHelpful: The vote.
  ///   - target: The review.
  ///   - person: The person who votes.
  ///   - owner: The owner of the item, if it has one.
  /// - Returns: Whether the vote was taken.
  @discardableResult
  public mutating func vote(
    _ isHelpful: Bool?, on target: Target, by person: Person, ownedBy owner: Person? = nil
  ) -> Answer {
    guard person != target.author else { return .refused(.ownReview) }
    guard person != owner || isHelpful == nil else { return .refused(.ownSubject) }
    guard isHelpful == nil || !isRefused(person, on: target) else {
      return .refused(.refusedAuthor)
    }
    return change(target) { review in
      guard person != review.answer?.owner else { return .refused(.ownSubject) }
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
    let text = TextDirection.closed(text)
    let answer = change(target) { review in
      guard review.state.isPublic else { return .refused(.notPublic) }
      guard CleanText.isVisible(text), Self.isAnswer(text) else { return .refused(.invalidText) }
      if let old = review.answer, old.text == text, old.owner == owner { return .unchanged }
      review.answer = OwnerAnswer(
        text: text, owner: owner, time: now, moderation: Moderation(needsApproval: true))
      review.votes[owner] = nil
      return .accepted
    }
    if answer == .accepted { noteOtherText(of: target, isAnswer: true) }
    return answer
  }

  /// Deletes the owner's answer to a review.
  @discardableResult
  public mutating func deleteAnswer(to target: Target) -> Answer {
    let answer = change(target) { review in
      guard review.answer != nil else { return .refused(.notFound) }
      review.answer = nil
      return .accepted
    }
    if answer == .accepted { noteOtherText(of: target, isAnswer: true) }
    return answer
  }

  /// Approves or refuses the owner's answer to a review, as ``decide(_:on:)`` does for the review.
  ///
  /// - Complexity: O(1) on average, and O(*n*) in the rulings
  @discardableResult
  public mutating func decideAnswer(_ decision: Decision, to target: Target) -> Answer {
    let answer = moderate(decision, target, isAnswer: true)
    if answer == .accepted { closeRuling(on: target, isAnswer: true) }
    return answer
  }

  /// Flags the owner's answer to a review.
  @discardableResult
  public mutating func flagAnswer(to target: Target, by person: Person) -> Answer {
    guard !isRefused(person, on: target) else { return .refused(.refusedAuthor) }
    return change(target) { review in
      guard review.answer?.owner != person else { return .refused(.ownReview) }
      return review.answer?.moderation.flag(by: person) ?? .refused(.notFound)
    }
  }

  /// Deletes all data of a person: reviews, answers, votes, flags, rulings, and the effects of
  /// decisions on the person.
  ///
  /// Give a person who comes back another ID.
  ///
  /// - Complexity: O(*n*) in all reviews
  public mutating func deleteAll(of person: Person) {
    forgetRulings(of: person)
    for (subject, page) in pages {
      delete(Target(subject, by: person))
      pages[subject]?.boundAuthors.remove(person)
      removeEmptyPage(of: subject)
      for var review in page.reviews.values where review.target.author != person {
        let old = review
        review.votes[person] = nil
        review.moderation.forget(person)
        review.answer?.moderation.forget(person)
        if review.answer?.owner == person {
          review.answer = nil
          noteOtherText(of: review.target, isAnswer: true)
        }
        if review != old { put(review) }
      }
    }
  }

  private func isRefused(_ person: Person, on target: Target) -> Bool {
    pages[target.subject]?.isRefused(person) ?? false
  }

  /// Whether earlier versions accepted a text as an owner's answer.
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
  ) -> (answer: ReviewBook.Answer, isOtherText: Bool) {
    let isBound = !boundAuthors.isEmpty && boundAuthors.contains(target.author)
    var (isNew, isOther) = (false, false)
    func apply(to slot: inout ReviewBook.Review?) -> (isChanged: Bool, old: Int, new: Int) {
      guard var review = slot.take() else {
        let review = ReviewBook.Review(draft, target, isBound: isBound, at: now)
        slot = review
        isNew = true
        return (true, 0, review.countedStars)
      }
      let old = review.countedStars
      let isChanged: Bool
      (isChanged, isOther) = review.edit(draft, at: now)
      slot = review
      return (isChanged, old, review.countedStars)
    }
    // In place, because to look an author up takes most of the time.
    let (isChanged, old, new) = apply(to: &reviews[target.author])
    count(old, new)
    if isNew, isBound { boundAuthors.remove(target.author) }
    return (isChanged ? .accepted : .unchanged, isOther)
  }

  mutating func put(_ review: ReviewBook.Review) {
    let old = reviews.updateValue(review, forKey: review.target.author)
    count(old?.countedStars ?? 0, review.countedStars)
  }

  fileprivate mutating func delete(_ author: ReviewBook.Person) -> Bool {
    guard let old = reviews.removeValue(forKey: author) else { return false }
    count(old.countedStars, 0)
    if old.moderation.isBound { boundAuthors.insert(author) }
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
  fileprivate init(
    _ draft: ReviewBook.Draft, _ target: ReviewBook.Target, isBound: Bool, at now: Int64
  ) {
    self.init(
      target: target, stars: draft.stars, text: draft.text, photos: draft.photos, time: now,
      moderation: ReviewBook.Moderation(needsApproval: draft.needsApproval, isBound: isBound))
  }

  /// Takes over a draft, and returns whether it says anything else, and whether it needs another decision.
  fileprivate mutating func edit(
    _ draft: ReviewBook.Draft, at now: Int64
  ) -> (isChanged: Bool, isOther: Bool) {
    // Canonically equivalent texts are equal, and need no second look.
    let hasSameText = draft.text == text && draft.photos == photos
    guard !hasSameText || draft.stars != stars else { return (false, false) }
    // Other stars alone are all that there is to decide on.
    let isOther = !hasSameText || moderation.isBound && !draft.needsApproval
    if isOther {
      moderation = ReviewBook.Moderation(
        needsApproval: draft.needsApproval, isBound: moderation.isBound)
    }
    stars = draft.stars
    guard !hasSameText else { return (true, isOther) }
    text = draft.text
    photos = draft.photos
    editTime = now
    votes = [:]
    return (true, isOther)
  }

  /// The stars of a public review, or 0 for one that does not count.
  fileprivate var countedStars: Int { state.isPublic ? stars?.stars ?? 0 : 0 }
}

extension ReviewBook {
  /// The moderation state of a review or of an owner's answer.
  ///
  /// | state | approve | refuse | the third flag | new text | stars alone |
  /// |---|---|---|---|---|---|
  /// | `notNeeded` | – | `removed` | `hidden` | `pending` | `notNeeded` |
  /// | `pending` | `published` | `rejected` | – | `pending` | `notNeeded` |
  /// | `published` | – | `removed` | `hidden` | `pending` | `notNeeded` |
  /// | `hidden` | `published` | `removed` | – | `pending` | `pending` |
  /// | `rejected` | – | – | – | `pending` | `pending` |
  /// | `removed` | – | – | – | `pending` | `pending` |
  ///
  /// Approved stars alone are `notNeeded` again. After `hidden`, `rejected`, or `removed`, stars
  /// alone in place of the review are `pending`, also later ones, and also after its deletion,
  /// until a moderator approves a review of the author on the item.
  @nonexhaustive public enum State: String, CaseIterable, Hashable, Sendable {
    /// Stars alone, which count at once.
    case notNeeded
    /// Waits for approval.
    case pending
    /// Approved, and public.
    case published
    /// Flagged by three people, and not public until a moderator decides.
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
    /// Makes the review public.
    case approve
    /// Keeps the review from the public.
    case refuse
  }

  /// The state of a review or an answer, with the persons who flagged it.
  struct Moderation: Hashable, Sendable {
    private(set) var state: State {
      didSet { unknownState = nil }
    }
    /// The name of a state of a newer version, which counts as ``State/hidden`` until a moderator decides.
    private(set) var unknownState: String?
    /// Whether there is a text or a photo, which needs an approval to be public.
    let needsApproval: Bool
    /// Whether a pending review waits after an earlier refusal or earlier flags.
    private(set) var wasBound: Bool
    /// The people who flagged it since the last decision.
    private(set) var openFlags: Set<Person> = []
    /// The people who flagged it before a moderator approved it again; a person flags a text once.
    private(set) var settledFlags: Set<Person> = []

    /// The number of persons whose flags hide a text.
    static var hidingFlagCount: Int { 3 }

    init(needsApproval: Bool, isBound: Bool = false) {
      state = needsApproval || isBound ? .pending : .notNeeded
      self.needsApproval = needsApproval
      wasBound = isBound
    }

    /// Restores a stored state, or returns `nil` if a text is public without an approval, or stars alone with
    /// one.
    init?(
      _ name: KnownOrKept<State>, needsApproval: Bool, wasBound: Bool, openFlags: Set<Person>,
      settledFlags: Set<Person>
    ) {
      let state = name.known ?? .hidden
      guard state != (needsApproval ? .notNeeded : .published) else { return nil }
      self.state = state
      unknownState = name.kept?.text
      self.needsApproval = needsApproval
      self.wasBound = wasBound && state == .pending
      self.openFlags = openFlags
      self.settledFlags = settledFlags
    }

    /// Whether what the author submits next needs a decision.
    var isBound: Bool {
      switch state {
      case .notNeeded, .published: false
      case .pending: wasBound
      case .hidden, .rejected, .removed: true
      }
    }

    /// Whether a moderator refused it, or it waits after an earlier refusal or earlier flags.
    var isRefused: Bool { state != .hidden && isBound }

    /// Whether a state is one that a ruling left, with no other text since: flags may have followed.
    func isLeft(by ruling: Self) -> Bool {
      needsApproval == ruling.needsApproval
        && (state == ruling.state || state == .hidden && ruling.state.isPublic)
    }

    /// Returns the state with the open flags of another one, too.
    func adding(flagsOf other: Self) -> Self {
      var moderation = self
      for person in other.openFlags where state.isPublic { _ = moderation.flag(by: person) }
      return moderation
    }

    /// Makes a text that waits, or stars alone, wait for a decision because of an earlier one, or not.
    mutating func bind(_ isBound: Bool) {
      switch state {
      case .pending where wasBound != isBound:
        wasBound = isBound
        if !isBound && !needsApproval { state = .notNeeded }
      case .notNeeded where isBound: (state, wasBound) = (.pending, true)
      case .notNeeded, .pending, .published, .hidden, .rejected, .removed: break
      }
    }

    mutating func decide(_ decision: Decision) -> Answer {
      switch (state, decision) {
      case (.pending, .approve): state = needsApproval ? .published : .notNeeded
      case (.hidden, .approve):
        state = needsApproval ? .published : .notNeeded
        settledFlags.formUnion(openFlags)
      case (.pending, .refuse): state = .rejected
      case (.notNeeded, .refuse), (.published, .refuse), (.hidden, .refuse): state = .removed
      case (.published, .approve), (.rejected, .refuse), (.removed, .refuse): return .unchanged
      case (.notNeeded, .approve), (.rejected, .approve), (.removed, .approve):
        return .refused(.nothingToDecide)
      }
      openFlags = []
      wasBound = false
      return .accepted
    }

    mutating func flag(by person: Person) -> Answer {
      switch state {
      case .hidden where openFlags.contains(person): return .unchanged
      case .pending, .hidden, .rejected, .removed: return .refused(.notPublic)
      case .notNeeded, .published: break
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
