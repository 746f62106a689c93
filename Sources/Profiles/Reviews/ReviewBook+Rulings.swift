import Essentials

/// The trail of the decisions that moderators made under their names, and how they are undone.
extension ReviewBook {
  /// A decision that a moderator made, or the undoing of one.
  ///
  ///     var book = ReviewBook()
  ///     book.decide(.refuse, on: .init(market, by: kim), by: moderator, at: now)
  ///     if let ruling = book.rulings.last { book.undo(ruling.id, by: moderator, at: later) }
  public struct Ruling: Hashable, Identifiable, Sendable, PrivateValue {
    /// The number of the ruling, from 0.
    public let id: Int
    /// The review.
    public let target: Target
    /// Whether it is about the owner's answer to the review.
    public let isAboutAnswer: Bool
    /// The decision, or `nil` if the ruling undid another one.
    public let decision: Decision?
    /// The number of the ruling that this one undid, or `nil` for a decision.
    public let undone: Int?
    /// The moderator who decided, or `nil` if the moderator's data were deleted.
    public internal(set) var moderator: Person?
    /// When, in seconds since 1970-01-01 UTC.
    public let time: Int64

    /// The state before the ruling, and after it.
    var before: Moderation
    var after: Moderation
    /// Whether a decision without a name followed, which undoing this ruling would undo.
    var isClosed = false
    /// Whether the author wrote something else since, or deleted the text, on which nobody has decided then.
    var isOfFormerText = false
  }

  /// Approves or refuses a review as ``decide(_:on:)`` does, and records who decided.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - target: The review.
  ///   - moderator: The person who decides.
  ///   - now: The time in seconds since 1970-01-01 UTC.
  /// - Returns: Whether the decision was taken; only such a one is recorded.
  @discardableResult
  public mutating func decide(
    _ decision: Decision, on target: Target, by moderator: Person, at now: Int64
  ) -> Answer {
    rule(decision, on: target, isAnswer: false, by: moderator, at: now)
  }

  /// Approves or refuses the owner's answer to a review as ``decideAnswer(_:to:)`` does, and records who
  /// decided.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - target: The review.
  ///   - moderator: The person who decides.
  ///   - now: The time in seconds since 1970-01-01 UTC.
  /// - Returns: Whether the decision was taken; only such a one is recorded.
  @discardableResult
  public mutating func decideAnswer(
    _ decision: Decision, to target: Target, by moderator: Person, at now: Int64
  ) -> Answer {
    rule(decision, on: target, isAnswer: true, by: moderator, at: now)
  }

  /// Undoes the last ruling on a review or an answer.
  ///
  /// An unchanged text returns to its previous state, with the flags from before and since. If the
  /// author wrote another text or deleted the review, undoing changes only whether the author's
  /// reviews on the item wait for a decision. Undoing is a ruling, too, and can be undone.
  ///
  /// - Parameters:
  ///   - id: The number of the ruling.
  ///   - moderator: The person who undoes it.
  ///   - now: The time in seconds since 1970-01-01 UTC.
  /// - Returns: Whether it was undone. For an unknown ruling, the refusal is ``Refusal/notFound``.
  ///   If another ruling on the review or the answer followed, or a decision without a name, it is
  ///   ``Refusal/decidedSince``.
  /// - Complexity: O(*n*) in the rulings
  @discardableResult
  public mutating func undo(_ id: Int, by moderator: Person, at now: Int64) -> Answer {
    guard let ruling = rulings.last(where: { $0.id == id }) else { return .refused(.notFound) }
    let last = lastRuling(on: ruling.target, isAnswer: ruling.isAboutAnswer)
    guard last.map({ rulings[$0].id == id }) ?? false, !ruling.isClosed else {
      return .refused(.decidedSince)
    }
    let before = moderation(of: ruling.target, isAnswer: ruling.isAboutAnswer)
    if let before, !ruling.isOfFormerText, before.isLeft(by: ruling.after) {
      let restored = ruling.before.adding(flagsOf: before)
      setModeration(of: ruling.target, isAnswer: ruling.isAboutAnswer, to: restored)
    } else {
      guard !ruling.isAboutAnswer else { return .unchanged }
      let subject = ruling.target.subject
      let isChanged = pages[subject, default: Page()].bind(
        ruling.target.author, ruling.before.isBound)
      removeEmptyPage(of: subject)
      guard isChanged else { return .unchanged }
    }
    let after = moderation(of: ruling.target, isAnswer: ruling.isAboutAnswer)
    rulings.append(
      Ruling(
        id: nextRuling, target: ruling.target, isAboutAnswer: ruling.isAboutAnswer, decision: nil,
        undone: id, moderator: moderator, time: now, before: before ?? ruling.after,
        after: after ?? ruling.before, isOfFormerText: before == nil))
    nextRuling &+= 1
    return .accepted
  }

  /// Decides about a review or the answer to it, and records a decision that was taken.
  private mutating func rule(
    _ decision: Decision, on target: Target, isAnswer: Bool, by moderator: Person, at now: Int64
  ) -> Answer {
    guard let before = moderation(of: target, isAnswer: isAnswer) else {
      return .refused(.notFound)
    }
    let answer = moderate(decision, target, isAnswer: isAnswer)
    if answer == .accepted, let after = moderation(of: target, isAnswer: isAnswer) {
      rulings.append(
        Ruling(
          id: nextRuling, target: target, isAboutAnswer: isAnswer, decision: decision, undone: nil,
          moderator: moderator, time: now, before: before, after: after))
      nextRuling &+= 1
    }
    return answer
  }

  /// Returns the place of the last ruling on a review or on the answer to it.
  private func lastRuling(on target: Target, isAnswer: Bool) -> Int? {
    rulings.lastIndex { $0.target == target && $0.isAboutAnswer == isAnswer }
  }

  /// Keeps a decision without a name from being undone with the ruling before it.
  mutating func closeRuling(on target: Target, isAnswer: Bool) {
    if let last = lastRuling(on: target, isAnswer: isAnswer) { rulings[last].isClosed = true }
  }

  /// Keeps a ruling on a text from being undone for what is now in its place, which nobody may have read.
  ///
  /// A ruling that follows is on what is there then.
  mutating func noteOtherText(of target: Target, isAnswer: Bool) {
    if let last = lastRuling(on: target, isAnswer: isAnswer) {
      rulings[last].isOfFormerText = true
    }
  }

  private func moderation(of target: Target, isAnswer: Bool) -> Moderation? {
    let review = pages[target.subject]?.reviews[target.author]
    return isAnswer ? review?.answer?.moderation : review?.moderation
  }

  private mutating func setModeration(of target: Target, isAnswer: Bool, to moderation: Moderation)
  {
    guard var review = review(target) else { return }
    if isAnswer { review.answer?.moderation = moderation } else { review.moderation = moderation }
    put(review)
  }

  /// Forgets a person in the trail: the rulings on the person's reviews, and the name and the flags in others.
  mutating func forgetRulings(of person: Person) {
    rulings.removeAll { $0.target.author == person }
    for index in rulings.indices {
      if rulings[index].moderator == person { rulings[index].moderator = nil }
      rulings[index].before.forget(person)
      rulings[index].after.forget(person)
    }
  }
}

extension ReviewBook.Page {
  /// Whether a moderator refused what a person wrote about the item, and has approved nothing since.
  func isRefused(_ person: ReviewBook.Person) -> Bool {
    boundAuthors.contains(person) || reviews[person]?.moderation.isRefused ?? false
  }

  /// Makes what an author submits next wait for a decision or not; returns whether that changes anything.
  fileprivate mutating func bind(_ author: ReviewBook.Person, _ isBound: Bool) -> Bool {
    guard var review = reviews[author] else {
      return isBound
        ? boundAuthors.insert(author).inserted : boundAuthors.remove(author) != nil
    }
    let old = review.moderation
    review.moderation.bind(isBound)
    guard review.moderation != old else { return false }
    put(review)
    return true
  }
}

/// Encoded as an object with the states before and after.
extension ReviewBook.Ruling: Codable {
  fileprivate enum CodingKeys: String, CodingKey {
    case id, subject, author, answer, decision, undone, moderator, time, before, after
    case closed, former
  }

  /// Decodes a ruling.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    target = ReviewBook.Target(
      try container.decode(ItemReference.self, forKey: .subject),
      by: try container.decode(ReviewBook.Person.self, forKey: .author))
    isAboutAnswer = try container.decodeIfPresent(Bool.self, forKey: .answer) ?? false
    undone = try container.decodeIfPresent(Int.self, forKey: .undone)
    moderator = try container.decodeIfPresent(ReviewBook.Person.self, forKey: .moderator)
    time = try container.decode(Int64.self, forKey: .time)
    before = try container.decode(ReviewBook.Moderation.self, forKey: .before)
    after = try container.decode(ReviewBook.Moderation.self, forKey: .after)
    isClosed = try container.decodeIfPresent(Bool.self, forKey: .closed) ?? false
    isOfFormerText = try container.decodeIfPresent(Bool.self, forKey: .former) ?? false
    guard undone == nil else {
      decision = nil
      return
    }
    switch try container.decode(String.self, forKey: .decision) {
    case "approve": decision = .approve
    case "refuse": decision = .refuse
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .decision, in: container, debugDescription: "The decision is not known.")
    }
  }

  /// Encodes the ruling.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(target.subject, forKey: .subject)
    try container.encode(target.author, forKey: .author)
    if isAboutAnswer { try container.encode(true, forKey: .answer) }
    switch decision {
    case .approve: try container.encode("approve", forKey: .decision)
    case .refuse: try container.encode("refuse", forKey: .decision)
    case nil: try container.encodeIfPresent(undone, forKey: .undone)
    }
    try container.encodeIfPresent(moderator, forKey: .moderator)
    try container.encode(time, forKey: .time)
    try container.encode(before, forKey: .before)
    try container.encode(after, forKey: .after)
    if isClosed { try container.encode(true, forKey: .closed) }
    if isOfFormerText { try container.encode(true, forKey: .former) }
  }
}
