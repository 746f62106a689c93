import Essentials

/// The data that a person gave to others' values, for the copy that the law lets a person ask for (GDPR, article 15 and
/// 20), and for nobody else.
extension ReviewBook {
  /// A copy of all data of a person in a book, without the names of other people.
  ///
  ///     var reviews = book
  ///     let copy = reviews.personalData(of: kim)   // encode it for the person
  ///     reviews.deleteAll(of: kim)                 // and nothing of it is left
  ///
  /// Lists, reminders, the journal, and profiles belong to the person alone: the copy of such a
  /// value is its `Codable` form.
  public struct PersonalData: Hashable, Sendable, Encodable, PrivateValue {
    /// A review that the person wrote.
    public struct OwnReview: Hashable, Sendable, Encodable, PrivateValue {
      /// The item.
      public let item: ItemReference
      /// The rating, if there is one.
      public let stars: StarRating?
      /// The text.
      public let text: String
      /// The app's references to photos.
      public let photos: [String]
      /// When it was submitted, in seconds since 1970-01-01 UTC.
      public let time: Int64
      /// When it was last changed, if ever.
      public let editTime: Int64?
      /// Its moderation state.
      public let state: State
    }

    /// Another action of the person on an item's reviews.
    public struct Act: Hashable, Sendable, Encodable, PrivateValue {
      /// The item.
      public let item: ItemReference
      /// A vote, a flag, an answer, or a decision as a moderator.
      public let kind: Kind
      /// The text of an answer; otherwise empty.
      public let text: String
      /// When, in seconds since 1970-01-01 UTC; `nil` for votes and flags, which have no time.
      public let time: Int64?

      /// The kind of an act.
      @nonexhaustive public enum Kind: String, CaseIterable, Hashable, Sendable, Encodable {
        /// The person found a review helpful.
        case helpful
        /// The person found a review not helpful.
        case unhelpful
        /// The person flagged a review or an answer.
        case flag
        /// The person answered a review as the owner.
        case answer
        /// The person decided as a moderator.
        case decision
      }
    }

    /// The person's reviews, newest first.
    public let reviews: [OwnReview]
    /// The other actions of the person, in the order of items and kinds.
    public let acts: [Act]
  }

  /// Returns a copy of all data of a person in the book.
  ///
  /// - Complexity: O(*n*) in all reviews and rulings
  public func personalData(of person: Person) -> PersonalData {
    typealias Act = PersonalData.Act
    var acts: [Act] = []
    for review in pages.values.lazy.flatMap(\.reviews.values) {
      let item = review.target.subject
      func add(_ kind: Act.Kind, _ text: String = "", at time: Int64? = nil) {
        acts.append(Act(item: item, kind: kind, text: text, time: time))
      }
      if let isHelpful = review.votes[person] { add(isHelpful ? .helpful : .unhelpful) }
      if review.moderation.hasFlag(of: person) { add(.flag) }
      guard let answer = review.answer else { continue }
      if answer.owner == person { add(.answer, answer.text, at: answer.time) }
      if answer.moderation.hasFlag(of: person) { add(.flag) }
    }
    for ruling in rulings where ruling.moderator == person {
      acts.append(
        Act(item: ruling.target.subject, kind: .decision, text: "", time: ruling.time))
    }
    acts.sort { one, other in
      if one.item != other.item { return one.item < other.item }
      if one.kind != other.kind { return one.kind.rawValue < other.kind.rawValue }
      return (one.time ?? 0, one.text) < (other.time ?? 0, other.text)
    }
    return PersonalData(
      reviews: reviews(by: person).map {
        PersonalData.OwnReview(
          item: $0.target.subject, stars: $0.stars, text: $0.text, photos: $0.photos, time: $0.time,
          editTime: $0.editTime, state: $0.state)
      }, acts: acts)
  }
}

extension ReviewBook.Moderation {
  fileprivate func hasFlag(of person: ReviewBook.Person) -> Bool {
    openFlags.contains(person) || settledFlags.contains(person)
  }
}

extension CommunityBoard {
  /// A copy of all data of a person in a board: memberships and recommendations.
  public struct PersonalData: Hashable, Sendable, Encodable, PrivateValue {
    /// An item that the person recommended.
    public struct Recommendation: Hashable, Sendable, Encodable, PrivateValue {
      /// The ID of the community.
      public let community: String
      /// The item.
      public let item: ItemReference
      /// When, in seconds since 1970-01-01 UTC.
      public let time: Int64
    }

    /// The IDs of the person's communities, in order.
    public let communities: [String]
    /// The person's recommendations, in the order of communities and items.
    public let recommendations: [Recommendation]
  }

  /// Returns a copy of all data of a person in the board.
  ///
  /// - Complexity: O(*n*) in the items of all communities
  public func personalData(of person: ReviewBook.Person) -> PersonalData {
    let pages = pages.sorted { $0.key < $1.key }
    return PersonalData(
      communities: pages.filter { $0.value.members.contains(person) }.map(\.key),
      recommendations: pages.flatMap { id, page in
        page.items.sorted { $0.key < $1.key }.compactMap { item, people in
          people[person].map { .init(community: id, item: item, time: $0) }
        }
      })
  }
}
