import BenchmarkHarness
import BlackHole
import HealthDomain

/// The benchmarks of reviews and reminders.
var peopleBenchmarks: [Benchmark] {
  [
    Benchmark("people/reviews/submit") { context, size in
      let input = try RatingInput(ratings: size, seed: context.seed)
      return Benchmark.Case(
        SubmitWorkload(input: input), reference: PlainRatingsWorkload(input: input))
    },
    Benchmark("people/reviews/summary") { context, size in
      let input = try RatingInput(ratings: size, seed: context.seed)
      let scanned = min(max((context.isQuick ? 10_000 : 10_000_000) / size, 1), 100)
      return Benchmark.Case(
        SummaryWorkload(input), reference: ScanningWorkload(input: input, queries: scanned))
    },
    Benchmark("people/reminders/next", sizes: .smallDecades) { context, size in
      let input = try ReminderInput(rules: size, seed: context.seed)
      return Benchmark.Case(
        NextOccurrenceWorkload(input: input),
        reference: MinuteWalkWorkload(input: input, rules: context.isQuick ? 20 : 500))
    },
    Benchmark("people/reminders/plan", sizes: .smallDecades) { context, size in
      let input = try ReminderInput(rules: size, seed: context.seed)
      return Benchmark.Case(
        PlanWorkload(input: input), reference: SortedPlanWorkload(input: input))
    },
  ]
}

/// Ratings of items by authors, some of them by the same author again.
struct RatingInput {
  let items: [ItemReference]
  let ratings: [(item: Int, author: ReviewBook.Person, draft: ReviewBook.Draft, stars: Int)]

  init(ratings count: Int, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    items = (0..<max(1, count / 100)).compactMap { (try? ItemReference(.market, "\($0)")) }
    let itemCount = UInt32(items.count)
    let drafts = try (1...5).map { try ReviewBook.Draft(stars: StarRating($0)) }
    var ratings: [(item: Int, author: ReviewBook.Person, draft: ReviewBook.Draft, stars: Int)] = []
    for _ in 0..<count {
      guard let author = ReviewBook.Person("person-\(generator.next(below: 400))") else { continue }
      let stars = 1 + Int(generator.next(below: 5))
      ratings.append(
        (Int(generator.next(below: itemCount)), author, drafts[stars - 1], stars))
    }
    self.ratings = ratings
  }

  /// A book with the first ratings.
  func book(_ count: Int) -> ReviewBook {
    var book = ReviewBook()
    for (time, rating) in ratings.prefix(count).enumerated() {
      book.submit(rating.draft, on: items[rating.item], by: rating.author, at: Int64(time))
    }
    return book
  }

  /// A sum over the counts of all items.
  func checksum(_ counts: (Int) -> [Int64]) -> UInt64 {
    var digest = ListingDigest()
    for item in items.indices { for count in counts(item) { digest.add(Int(count)) } }
    return digest.sum
  }
}

/// Submits ratings to a book, which keeps the sums of each item; an operation is a rating.
struct SubmitWorkload: Workload {
  let input: RatingInput

  var operations: Int { input.ratings.count }

  func run(_ count: Int) -> Int {
    let book = input.book(count)
    blackHole(book)
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    let book = input.book(count)
    return input.checksum { book.summary(of: input.items[$0]).counts }
  }
}

/// A book of reviews as dictionaries, with the rules of ``ReviewBook/submit(_:on:by:ownedBy:at:)``: an owner does not
/// review, other words need an approval and end the votes, a refused author waits, and the counts are current.
struct PlainReviews {
  struct Review {
    let item: ItemReference
    let author: String
    let time: Int64
    var editTime: Int64?
    var stars: Int?
    var text = ""
    var photos: [String] = []
    var isWaiting = false
    var isRefused = false
    var flags: Set<String> = []
    var votes: [String: Bool] = [:]
    var answer: String?

    /// The stars that count, or 0.
    var counted: Int { isWaiting || isRefused ? 0 : stars ?? 0 }
  }

  struct Page {
    var reviews: [String: Review] = [:]
    var refusedAuthors: Set<String> = []
    var counts: [Int64] = [0, 0, 0, 0, 0]

    /// Returns whether the review says anything else.
    mutating func submit(
      stars: Int?, text: String, photos: [String], on item: ItemReference, by author: String,
      at now: Int64
    ) -> Bool {
      let old = reviews[author]
      let needsApproval = !text.isEmpty || !photos.isEmpty
      var review = old ?? Review(item: item, author: author, time: now)
      if let old {
        let hasSameWords = old.text == text && old.photos == photos
        if hasSameWords, old.stars == stars { return false }
        if !hasSameWords {
          review.editTime = now
          review.votes = [:]
          review.flags = []
          review.isWaiting = needsApproval || old.isRefused
        }
      } else {
        review.isWaiting = needsApproval || refusedAuthors.contains(author)
      }
      (review.stars, review.text, review.photos) = (stars, text, photos)
      reviews[author] = review
      if let old, old.counted > 0 { counts[old.counted - 1] -= 1 }
      if review.counted > 0 { counts[review.counted - 1] += 1 }
      return true
    }
  }

  private(set) var pages: [ItemReference: Page] = [:]

  mutating func submit(
    stars: Int?, text: String = "", photos: [String] = [], on item: ItemReference,
    by author: String, ownedBy owner: String? = nil, at now: Int64
  ) -> Bool {
    guard author != owner else { return false }
    return pages[item, default: Page()].submit(
      stars: stars, text: text, photos: photos, on: item, by: author, at: now)
  }
}

/// Submits the same ratings to the book of dictionaries.
struct PlainRatingsWorkload: Workload {
  let input: RatingInput

  var operations: Int { input.ratings.count }

  private func book(_ count: Int) -> PlainReviews {
    var book = PlainReviews()
    for (time, rating) in input.ratings.prefix(count).enumerated() {
      _ = book.submit(
        stars: rating.stars, on: input.items[rating.item], by: rating.author.id, at: Int64(time))
    }
    return book
  }

  func run(_ count: Int) -> Int {
    let book = book(count)
    blackHole(book)
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    let pages = book(count).pages
    return input.checksum { pages[input.items[$0]]?.counts ?? [0, 0, 0, 0, 0] }
  }
}

/// Reads the summary of an item and its mean; an operation is an item.
struct SummaryWorkload: Workload {
  private let input: RatingInput
  private let book: ReviewBook

  init(_ input: RatingInput) {
    self.input = input
    book = input.book(input.ratings.count)
  }

  var operations: Int { input.items.count }

  func run(_ count: Int) -> Int {
    var sum = 0.0
    for item in input.items.prefix(count) { sum += book.summary(of: item).mean ?? 0 }
    blackHole(sum)
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for item in input.items.prefix(count) {
      for count in book.summary(of: item).counts { digest.add(Int(count)) }
    }
    return digest.sum
  }
}

/// Scans all ratings for those of an item.
struct ScanningWorkload: Workload {
  let input: RatingInput
  let queries: Int

  var operations: Int { min(queries, input.items.count) }

  private func counts(_ item: Int) -> [Int64] {
    var last: [String: Int] = [:]
    for rating in input.ratings where rating.item == item { last[rating.author.id] = rating.stars }
    var counts: [Int64] = [0, 0, 0, 0, 0]
    for stars in last.values { counts[stars - 1] += 1 }
    return counts
  }

  func run(_ count: Int) -> Int {
    for item in 0..<count { blackHole(counts(item)) }
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var digest = ListingDigest()
    for item in 0..<count { for count in counts(item) { digest.add(Int(count)) } }
    return digest.sum
  }
}
