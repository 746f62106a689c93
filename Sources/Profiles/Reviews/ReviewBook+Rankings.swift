import Essentials

extension ReviewBook {
  /// An item with the number by which a ranking sorts it.
  public struct Ranked: Hashable, Sendable {
    /// The item.
    public let subject: ItemReference
    /// The mean number of stars of ``ReviewBook/topRated(among:with:limit:)``, or the score of
    /// ``ReviewBook/trending(among:at:limit:)``.
    public let score: Double

    /// Greater scores first, then the order of the items.
    static func isBefore(_ lhs: Self, _ rhs: Self) -> Bool {
      lhs.score != rhs.score ? lhs.score > rhs.score : lhs.subject < rhs.subject
    }
  }

  /// Returns the public reviews of an item, the most helpful first.
  ///
  /// They are sorted by Wilson's lower bound of the share of people who found them helpful, so 9 of
  /// 10 come before 1 of 1. Among reviews with the same bound, and among reviews without votes,
  /// newer ones come first.
  ///
  /// - Complexity: O(*n* log *n*) in the reviews of the item
  public func mostHelpful(of subject: ItemReference) -> [Review] {
    publicReviews(of: subject)
      .map { review in
        let bound = ReviewSummary.wilsonLowerBound(
          successes: Double(review.helpfulCount), of: Double(review.voteCount))
        return (review: review, bound: bound ?? 0)
      }
      .sorted {
        $0.bound != $1.bound ? $0.bound > $1.bound : Review.isNewer($0.review, $1.review)
      }
      .map(\.review)
  }

  /// Returns the items with the greatest mean number of stars, shrunk toward a prior.
  ///
  /// Items without ratings are left out: unrated is neither zero nor the prior.
  ///
  /// - Complexity: O(*n* log *n*) in the items
  /// - Parameters:
  ///   - subjects: The items to rank, or `nil` for all.
  ///   - prior: The mean of such items, with its weight.
  ///   - limit: The greatest number of results.
  /// - Returns: The items, the best first.
  public func topRated(
    among subjects: Set<ItemReference>? = nil, with prior: ReviewPrior, limit: Int
  ) -> [Ranked] {
    ranked(among: subjects, limit: limit) { page in
      page.summary.count > 0 ? page.summary.mean(with: prior) : nil
    }
  }

  /// Returns the items with the most and newest public reviews, by ``TrendScore``.
  ///
  /// Each review counts from its first submission, so an edit does not push an item up. Reviews after
  /// the time do not count.
  ///
  /// - Complexity: O(*n*) in the reviews, and O(*m* log *m*) in the items
  /// - Parameters:
  ///   - subjects: The items to rank, or `nil` for all.
  ///   - now: The time in seconds since 1970-01-01 UTC.
  ///   - limit: The greatest number of results.
  /// - Returns: The items, the most discussed first.
  public func trending(
    among subjects: Set<ItemReference>? = nil, at now: Int64, limit: Int
  ) -> [Ranked] {
    ranked(among: subjects, limit: limit) { page in
      let times = page.reviews.values.lazy.filter { $0.state.isPublic && $0.time <= now }
        .map(\.time)
      // A sum depends on the order, and the order of a dictionary must not reach a result.
      return times.isEmpty ? nil : TrendScore.value(of: times.sorted(), at: now)
    }
  }

  private func ranked(
    among subjects: Set<ItemReference>?, limit: Int, by score: (Page) -> Double?
  ) -> [Ranked] {
    var results: [Ranked] = []
    func add(_ subject: ItemReference, _ page: Page) {
      if let score = score(page) { results.append(Ranked(subject: subject, score: score)) }
    }
    if let subjects {
      for subject in subjects { if let page = pages[subject] { add(subject, page) } }
    } else {
      for (subject, page) in pages { add(subject, page) }
    }
    results.sort(by: Ranked.isBefore)
    return Array(results.prefix(max(0, limit)))
  }
}
