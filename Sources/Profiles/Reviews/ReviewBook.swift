public import Essentials

/// The reviews of all items, one for each author and item, with their moderation, votes, and rankings.
///
///     var book = ReviewBook()
///     let draft = try ReviewBook.Draft(stars: StarRating(5), text: "Great peaches.")
///     book.submit(draft, on: market, by: kim, at: now)                 // .accepted: waits for approval
///     book.decide(.approve, on: .init(market, by: kim))                // now it is public and counts
///     book.summary(of: market).mean                                    // 5
///
/// A review with only stars counts at once. A review with text or photos waits for approval. After
/// a refusal, everything that the author submits for the item waits until a moderator approves a
/// review, also stars alone, and also after the author deleted the review. Commands return an
/// ``Answer``; a refused command changes nothing. ``rulings`` is the trail of the decisions with
/// the name of a moderator, and ``undo(_:by:at:)`` undoes one. Before the app sends a command, it
/// decides whether the person may moderate or owns the item.
///
/// Waiting and refused reviews, and the people who flagged reviews, are private, so a book prints, dumps, and
/// interpolates without its content.
public struct ReviewBook: Hashable, Sendable, PrivateValue {
  /// The reviews of one item, and the summary of the reviews that count.
  struct Page: Hashable, Sendable {
    var reviews: [Person: Review] = [:]
    var summary = ReviewSummary()
    /// The authors who deleted a review that was bound by a decision or by flags.
    var boundAuthors: Set<Person> = []
  }

  var pages: [ItemReference: Page] = [:]

  /// The decisions that moderators made under their names, from the first to the last.
  public internal(set) var rulings: [Ruling] = []
  /// The number of the next ruling, which no deleted ruling had.
  var nextRuling = 0

  /// Creates a book without reviews.
  public init() {}
}

extension ReviewBook {
  /// A person, by the app's own ID.
  public struct Person: Hashable, Comparable, Sendable, PrivateValue {
    /// The ID: 1 to 200 bytes of UTF-8.
    public let id: String

    /// Creates a person, or returns `nil` if the ID is empty or longer than 200 bytes.
    public init?(_ id: String) {
      guard (1...200).contains(id.utf8.prefix(201).count) else { return nil }
      self.id = id
    }

    /// Creates a person from the ID of an account, which is also that of the registration desk.
    public init(_ person: PersonID) { id = person.uuidString }

    /// Orders people by their IDs.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
  }

  /// The identity of a review: its author and its item.
  public struct Target: Hashable, Sendable, PrivateValue {
    /// The item.
    public let subject: ItemReference
    /// The author.
    public let author: Person

    /// Creates a target.
    public init(_ subject: ItemReference, by author: Person) {
      self.subject = subject
      self.author = author
    }
  }

  /// The answer to a command.
  public enum Answer: Hashable, Sendable {
    /// The command was carried out.
    case accepted
    /// The command had been carried out before, and changed nothing.
    case unchanged
    /// The command was refused, and changed nothing.
    case refused(Refusal)
  }

  /// The reason a command was refused.
  @nonexhaustive public enum Refusal: Hashable, Sendable {
    /// The author has no review on the item, or the review has no owner's answer.
    case notFound
    /// People may not review their own items, nor vote on the reviews of them.
    case ownSubject
    /// People may not vote on or flag their own reviews.
    case ownReview
    /// The review is not public.
    case notPublic
    /// There is nothing to decide: stars alone that count need no approval, and each decision is made once.
    case nothingToDecide
    /// The owner's answer is empty or longer than 5,000 bytes.
    case invalidText
    /// A moderator refused the person's own review of the item, so the person cannot vote on or
    /// flag its reviews.
    case refusedAuthor
    /// Another ruling, or a decision without a name, followed the ruling that would be undone.
    case decidedSince
  }
}

extension ReviewBook {
  /// Returns an author's review on an item, whatever its state, or `nil` if there is none.
  public func review(_ target: Target) -> Review? {
    pages[target.subject]?.reviews[target.author]
  }

  /// Returns the public reviews of an item, newest first.
  ///
  /// - Complexity: O(*n* log *n*) in the reviews of the item
  public func reviews(of subject: ItemReference) -> [Review] {
    publicReviews(of: subject).sorted(by: Review.isNewer)
  }

  func publicReviews(of subject: ItemReference) -> [Review] {
    guard let page = pages[subject] else { return [] }
    return page.reviews.values.filter { $0.state.isPublic }
  }

  /// Returns the number of ratings of an item with each number of stars; only public reviews count, and a
  /// review without stars is not a rating.
  public func summary(of subject: ItemReference) -> ReviewSummary {
    pages[subject]?.summary ?? ReviewSummary()
  }

  /// Returns all reviews that wait for a decision, or whose owner's answer does, oldest first.
  ///
  /// - Complexity: O(*n*) in all reviews, and O(*m* log *m*) in the result
  public var waiting: [Review] {
    pages.values.lazy.flatMap(\.reviews.values)
      .filter { $0.state.isWaiting || $0.answer?.state.isWaiting ?? false }
      .sorted { Review.isNewer($1, $0) }
  }

  /// Returns all reviews of an author, newest first, for the author's own list and for an export.
  ///
  /// - Complexity: O(*n*) in the items
  public func reviews(by author: Person) -> [Review] {
    pages.values.compactMap { $0.reviews[author] }.sorted(by: Review.isNewer)
  }
}

extension ReviewBook {
  /// A review that an author submits: stars, a text, photos, or some of them.
  public struct Draft: Hashable, Sendable, PrivateValue {
    /// The rating, or `nil` for a review without one, which is not a rating of zero.
    public let stars: StarRating?
    /// The text: at most 5,000 bytes of UTF-8.
    public let text: String
    /// The app's references to at most ten photos, each of 1 to 500 bytes of UTF-8.
    public let photos: [String]

    /// Creates a draft; a text without visible characters becomes empty, and marks of direction end with the
    /// text, so that they do not affect what a page shows beside it.
    ///
    /// - Throws: ``ReviewBook/Error``.
    public init(
      stars: StarRating?, text: String = "", photos: [String] = []
    ) throws(ReviewBook.Error) {
      try self.init(
        stored: stars, CleanText.isVisible(text) ? TextDirection.closed(text) : "", photos)
    }

    /// Creates the draft of a stored review, whose text may be one that only earlier versions accepted.
    init(
      stored stars: StarRating?, _ text: String, _ photos: [String]
    ) throws(ReviewBook.Error) {
      guard text.utf8.prefix(5001).count <= 5000 else { throw .textTooLong }
      guard photos.count <= 10 else { throw .tooManyPhotos(photos.count) }
      guard photos.allSatisfy({ (1...500).contains($0.utf8.prefix(501).count) }) else {
        throw .invalidPhoto
      }
      let text = text.contains { !$0.isWhitespace } ? text : ""
      guard stars != nil || !text.isEmpty || !photos.isEmpty else { throw .empty }
      self.stars = stars
      self.text = text
      self.photos = photos
    }

    /// Whether there is something that a person must look at.
    var needsApproval: Bool { !text.isEmpty || !photos.isEmpty }
  }

  /// The reason a ``Draft`` cannot be created.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// There are no stars, no text, and no photos.
    case empty
    /// The text is longer than 5,000 bytes.
    case textTooLong
    /// There are more than ten photos.
    case tooManyPhotos(Int)
    /// The reference of a photo is empty or longer than 500 bytes.
    case invalidPhoto

    /// The field and its rule.
    public var description: String {
      switch self {
      case .empty: "A review needs stars, a text, or a photo."
      case .textTooLong: "The text of a review has at most 5,000 bytes."
      case .tooManyPhotos: "A review has at most ten photos."
      case .invalidPhoto: "The reference of a photo has 1 to 500 bytes."
      }
    }
  }

  /// A review in the book.
  public struct Review: Hashable, Sendable, PrivateValue {
    /// The item and the author.
    public let target: Target
    /// The rating, or `nil` if the review has none.
    public internal(set) var stars: StarRating?
    /// The text, possibly empty.
    public internal(set) var text: String
    /// The app's references to photos.
    public internal(set) var photos: [String]
    /// When the review was first submitted, in seconds since 1970-01-01 UTC.
    public let time: Int64
    /// When its text or photos were last changed, or `nil` if they never were.
    public internal(set) var editTime: Int64?
    /// The owner's answer, or `nil` if there is none.
    public internal(set) var answer: OwnerAnswer? {
      get { answers.first }
      set { answers = newValue.map { [$0] } ?? [] }
    }
    /// The owner's answer, apart from the rest because few reviews have one.
    var answers: [OwnerAnswer] = []

    var moderation: Moderation
    /// Whether each person who voted found the review helpful.
    var votes: [Person: Bool] = [:]

    /// The moderation state of the review.
    public var state: State { moderation.state }
    /// The number of people who voted.
    public var voteCount: Int { votes.count }
    /// The number of people who found the review helpful.
    public var helpfulCount: Int { votes.values.count { $0 } }
    /// The number of people who flagged the review since the last decision.
    public var flagCount: Int { moderation.openFlags.count }

    /// Newer reviews first, then the order of authors and items.
    static func isNewer(_ lhs: Self, _ rhs: Self) -> Bool {
      lhs.time != rhs.time
        ? lhs.time > rhs.time
        : (lhs.target.author, lhs.target.subject) < (rhs.target.author, rhs.target.subject)
    }
  }

  /// The answer of an item's owner to a review.
  public struct OwnerAnswer: Hashable, Sendable, PrivateValue {
    /// The text: 1 to 5,000 bytes of UTF-8.
    public let text: String
    /// The person who answered.
    public let owner: Person
    /// When the owner answered, in seconds since 1970-01-01 UTC.
    public let time: Int64

    var moderation: Moderation

    /// The moderation state of the answer.
    public var state: State { moderation.state }
  }
}
