public import Essentials

extension ReviewBook {
  /// A review that an author submits: stars, a text, photos, or some of them.
  public struct Draft: Hashable, Sendable, PrivateValue {
    /// The rating, or `nil` for a review without one, which is not a rating of zero.
    public let stars: StarRating?
    /// The text: at most 5,000 bytes of UTF-8.
    public let text: String
    /// The app's references to at most ten photos, each of 1 to 500 bytes of UTF-8.
    public let photos: [String]

    /// Creates a draft.
    ///
    /// - Throws: ``ReviewBook/Error``.
    public init(
      stars: StarRating?, text: String = "", photos: [String] = []
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
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
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
    public internal(set) var answer: OwnerAnswer?

    var moderation: Moderation
    /// Whether each person who voted found the review helpful.
    var votes: [Person: Bool] = [:]

    /// The moderation state of the review.
    public var state: State { moderation.state }
    /// The number of persons who voted.
    public var voteCount: Int { votes.count }
    /// The number of persons who found the review helpful.
    public var helpfulCount: Int { votes.values.count { $0 } }
    /// The number of persons who flagged the review since the last decision.
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
    /// Who answered.
    public let owner: Person
    /// When the owner answered, in seconds since 1970-01-01 UTC.
    public let time: Int64

    var moderation: Moderation

    /// The moderation state of the answer.
    public var state: State { moderation.state }
  }
}
