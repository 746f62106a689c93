import Essentials

/// Encoded as the list of reviews, in the order of items and authors, and the authors of deleted reviews that
/// were bound by a decision.
extension ReviewBook: Codable {
  private enum CodingKeys: String, CodingKey {
    case reviews, bound, subject, author, rulings, nextRuling
  }

  /// Decodes a book; of reviews with the same author and item, the last one stays.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for what the commands refuse.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.reviews) {
      var list = try container.nestedUnkeyedContainer(forKey: .reviews)
      while !list.isAtEnd { put(try list.decode(Review.self)) }
    }
    rulings = try container.decodeIfPresent([Ruling].self, forKey: .rulings) ?? []
    nextRuling = max(
      try container.decodeIfPresent(Int.self, forKey: .nextRuling) ?? 0, numberAfterRulings)
    guard container.contains(.bound) else { return }
    var list = try container.nestedUnkeyedContainer(forKey: .bound)
    while !list.isAtEnd {
      let entry = try list.nestedContainer(keyedBy: CodingKeys.self)
      let subject = try entry.decode(ItemReference.self, forKey: .subject)
      let author = try entry.decode(Person.self, forKey: .author)
      if review(Target(subject, by: author)) == nil {
        pages[subject, default: Page()].boundAuthors.insert(author)
      }
    }
  }

  private var numberAfterRulings: Int { (rulings.last?.id ?? -1) &+ 1 }

  /// Encodes the reviews with their votes and flags.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var list = container.nestedUnkeyedContainer(forKey: .reviews)
    let pages = pages.sorted { $0.key < $1.key }
    for (_, page) in pages {
      for (_, review) in page.reviews.sorted(by: { $0.key < $1.key }) { try list.encode(review) }
    }
    if !rulings.isEmpty { try container.encode(rulings, forKey: .rulings) }
    if nextRuling != numberAfterRulings { try container.encode(nextRuling, forKey: .nextRuling) }
    guard pages.contains(where: { !$0.value.boundAuthors.isEmpty }) else { return }
    var bound = container.nestedUnkeyedContainer(forKey: .bound)
    for (subject, page) in pages {
      for author in page.boundAuthors.sorted() {
        var entry = bound.nestedContainer(keyedBy: CodingKeys.self)
        try entry.encode(subject, forKey: .subject)
        try entry.encode(author, forKey: .author)
      }
    }
  }
}

/// Encoded as the ID.
extension ReviewBook.Person: Codable {
  /// Decodes a person from an ID.
  ///
  /// - Throws: `DecodingError`, also for an ID that is empty or too long.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let person = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The ID of a person must have 1 to 200 bytes.")
    }
    self = person
  }

  /// Encodes the ID.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}

/// Encoded as its name.
extension ReviewBook.State: CodedCase, Codable {}

/// Encoded with whether there is a text, which a review says by its own text.
extension ReviewBook.Moderation: Codable {
  private typealias CodingKeys = ReviewBook.Review.CodingKeys

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = try ReviewBook.Review.moderation(
      in: container, needsApproval: try container.decode(Bool.self, forKey: .hasText))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(needsApproval, forKey: .hasText)
    try ReviewBook.Review.encode(self, to: &container)
  }
}

/// Encoded as an object without keys for what a review does not have.
extension ReviewBook.Review: Codable {
  fileprivate enum CodingKeys: String, CodingKey {
    case subject, author, stars, text, photos, time, editTime, state, bound, flags, settledFlags
    case helpful, unhelpful, answer, owner, hasText
  }

  /// Decodes a review.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    target = ReviewBook.Target(
      try container.decode(ItemReference.self, forKey: .subject),
      by: try container.decode(ReviewBook.Person.self, forKey: .author))
    let draft: ReviewBook.Draft
    do {
      draft = try ReviewBook.Draft(
        stored: try container.decodeIfPresent(StarRating.self, forKey: .stars),
        try container.decodeIfPresent(String.self, forKey: .text) ?? "",
        try container.decodeIfPresent([String].self, forKey: .photos) ?? [])
    } catch let error as ReviewBook.Error {
      throw DecodingError.dataCorruptedError(
        forKey: .text, in: container, debugDescription: error.description)
    }
    (stars, text, photos) = (draft.stars, draft.text, draft.photos)
    time = try container.decode(Int64.self, forKey: .time)
    editTime = try container.decodeIfPresent(Int64.self, forKey: .editTime)
    moderation = try Self.moderation(in: container, needsApproval: draft.needsApproval)
    typealias People = Set<ReviewBook.Person>
    for person in try container.decodeIfPresent(People.self, forKey: .helpful) ?? [] {
      votes[person] = true
    }
    for person in try container.decodeIfPresent(People.self, forKey: .unhelpful) ?? [] {
      votes[person] = false
    }
    votes[target.author] = nil
    if container.contains(.answer) {
      answer = try Self.answer(
        in: try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .answer))
    }
  }

  fileprivate static func moderation(
    in container: KeyedDecodingContainer<CodingKeys>, needsApproval: Bool
  ) throws -> ReviewBook.Moderation {
    typealias People = Set<ReviewBook.Person>
    let moderation = ReviewBook.Moderation(
      try container.decode(KnownOrKept.self, forKey: .state), needsApproval: needsApproval,
      wasBound: try container.decodeIfPresent(Bool.self, forKey: .bound) ?? false,
      openFlags: try container.decodeIfPresent(People.self, forKey: .flags) ?? [],
      settledFlags: try container.decodeIfPresent(People.self, forKey: .settledFlags) ?? [])
    guard let moderation else {
      throw DecodingError.dataCorruptedError(
        forKey: .state, in: container, debugDescription: "A text needs approval.")
    }
    return moderation
  }

  private static func answer(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> ReviewBook.OwnerAnswer {
    let text = try container.decode(String.self, forKey: .text)
    let moderation = try moderation(in: container, needsApproval: true)
    guard ReviewBook.isAnswer(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .text, in: container, debugDescription: "An answer needs a text.")
    }
    return ReviewBook.OwnerAnswer(
      text: text, owner: try container.decode(ReviewBook.Person.self, forKey: .owner),
      time: try container.decode(Int64.self, forKey: .time), moderation: moderation)
  }

  /// Encodes the review.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(target.subject, forKey: .subject)
    try container.encode(target.author, forKey: .author)
    try container.encodeIfPresent(stars, forKey: .stars)
    if !text.isEmpty { try container.encode(text, forKey: .text) }
    if !photos.isEmpty { try container.encode(photos, forKey: .photos) }
    try container.encode(time, forKey: .time)
    try container.encodeIfPresent(editTime, forKey: .editTime)
    try Self.encode(moderation, to: &container)
    try Self.encode(votes.filter(\.value).keys, forKey: .helpful, to: &container)
    try Self.encode(votes.filter { !$0.value }.keys, forKey: .unhelpful, to: &container)
    guard let answer else { return }
    var object = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .answer)
    try object.encode(answer.text, forKey: .text)
    try object.encode(answer.owner, forKey: .owner)
    try object.encode(answer.time, forKey: .time)
    try Self.encode(answer.moderation, to: &object)
  }

  fileprivate static func encode(
    _ moderation: ReviewBook.Moderation, to container: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    try container.encode(moderation.unknownState ?? moderation.state.rawValue, forKey: .state)
    if moderation.wasBound { try container.encode(true, forKey: .bound) }
    try encode(moderation.openFlags, forKey: .flags, to: &container)
    try encode(moderation.settledFlags, forKey: .settledFlags, to: &container)
  }

  /// Encodes people in the order of their IDs, or nothing if there are none.
  private static func encode(
    _ people: some Collection<ReviewBook.Person>, forKey key: CodingKeys,
    to container: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    if !people.isEmpty { try container.encode(people.sorted(), forKey: key) }
  }
}
