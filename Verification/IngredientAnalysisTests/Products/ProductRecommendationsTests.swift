import IngredientAnalysis
import TestSupport
import Testing

@Suite("Product recommendations: safer, cheaper, and similar") struct ProductRecommendationsTests {
  private func product(
    _ id: Int, _ ingredients: String, rating: ClosedRange<Double>? = nil, verdict: Int = 0,
    cents: Int64? = nil, currency: String = "USD", size: String = "100 g",
    categories: [String] = ["bars"]
  ) throws -> ProductCandidate<Int> {
    let price = try cents.map {
      UnitPrice(try ProductPrice(cents: $0, currency: currency), for: try PackageSize(size))
    }
    return try ProductCandidate(
      id: id, categories: categories,
      ingredients: ingredients.map { ProductIngredient(String($0)) },
      safetyRating: rating, verdictRank: verdict, unitPrice: price)
  }

  private func safer(
    than product: ProductCandidate<Int>, _ candidates: [ProductCandidate<Int>]
  ) -> [Int] {
    ProductRecommendations(for: product, among: candidates).safer.map(\.product.id)
  }

  private func cheaper(
    than product: ProductCandidate<Int>, _ candidates: [ProductCandidate<Int>]
  ) -> [Int] {
    ProductRecommendations(for: product, among: candidates).cheaper.map(\.product.id)
  }

  @Test func saferIsAboveTheWholeRange() throws {
    let bar = try product(0, "abc", rating: 40...60, verdict: 1)
    try expectEqual(safer(than: bar, [product(1, "abc", rating: 60...90)]), [])
    try expectEqual(safer(than: bar, [product(1, "abc", rating: 60.5...61)]), [1])
    try expectEqual(safer(than: bar, [product(1, "abc", rating: 80...90, verdict: 2)]), [])
    try expectEqual(safer(than: bar, [product(1, "abc", rating: 80...90, verdict: 1)]), [1])
    try expectEqual(safer(than: bar, [product(1, "abc")]), [])
    try expectEqual(safer(than: product(0, "abc"), [product(1, "abc", rating: 80...90)]), [])
  }

  @Test func cheaperMayLoseTwoPoints() throws {
    let bar = try product(0, "abc", rating: 40...60, verdict: 1, cents: 100)
    func isCheaper(
      _ rating: ClosedRange<Double>?, _ cents: Int64?, verdict: Int = 1, currency: String = "USD",
      size: String = "100 g"
    ) throws -> Bool {
      try cheaper(
        than: bar,
        [
          product(
            1, "abc", rating: rating, verdict: verdict, cents: cents, currency: currency, size: size
          )
        ]) == [1]
    }
    try expect(isCheaper(38...58, 99))
    try expect(!isCheaper(37.9...58, 99))
    try expect(!isCheaper(38...57.9, 99))
    try expect(!isCheaper(38...58, 100))
    try expect(isCheaper(38...58, 199, size: "200 g"))
    try expect(!isCheaper(38...58, 1, currency: "EUR"))
    try expect(!isCheaper(38...58, 1, size: "100 ml"))
    try expect(!isCheaper(38...58, nil))
    try expect(!isCheaper(nil, 1))
    try expect(!isCheaper(90...95, 1, verdict: 2))
    try expect(isCheaper(90...95, 1, verdict: 0))
  }

  @Test func similarSharesACategoryAndIngredients() throws {
    let bar = try product(0, "abc", rating: 40...60, categories: ["snacks", "bars"])
    func isSimilar(_ ingredients: String, _ categories: [String]) throws -> Bool {
      try safer(than: bar, [product(1, ingredients, rating: 80...90, categories: categories)]) == [
        1
      ]
    }
    try expect(isSimilar("abc", ["bars"]))
    try expect(isSimilar("abc", ["sweets", "snacks"]))
    try expect(!isSimilar("abc", ["Bars"]))
    try expect(!isSimilar("abc", []))
    try expect(!isSimilar("xyz", ["bars"]))
    // Of ten ingredients, only the first is shared: 0.2058….
    let ten = try product(0, "abcdefghij", rating: 40...60)
    let other = try product(1, "aklmnopqrs", rating: 80...90)
    expectEqual(safer(than: ten, [other]), [1])
    expect(ProductRecommendations(for: ten, among: [other], minimumSimilarity: 0.21).safer.isEmpty)
    expect(ProductRecommendations(for: ten, among: [other], minimumSimilarity: .nan).safer.isEmpty)
    expectEqual(safer(than: ten, [try product(0, "abc", rating: 80...90)]), [])
  }

  @Test func onlyTheBestCompromisesAreGiven() throws {
    let bar = try product(0, "abcd", rating: 40...50, verdict: 1, cents: 100)
    let candidates = [
      try product(1, "abcd", rating: 80...90, cents: 120),
      try product(2, "abcd", rating: 70...90, cents: 120),  // worse than 1
      try product(3, "abcd", rating: 70...90, cents: 110),  // cheaper than 1
      try product(4, "abxy", rating: 80...90, cents: 120),  // less like it than 1
      try product(5, "abxy", rating: 95...99),  // safer than all
      try product(6, "abcd", rating: 99...99, verdict: 1, cents: 1),  // fits less
      try product(7, "abcd", rating: 80...95, cents: 120),  // as 1
      try product(8, "abcd", rating: 80...90, cents: 1, currency: "EUR"),  // worse than 1
    ]
    expectEqual(safer(than: bar, candidates), [1, 7, 3, 6, 5])
    let found = ProductRecommendations(for: bar, among: candidates)
    expectEqual(found.safer.map(\.index), [0, 6, 2, 5, 4])
    expectEqual(found.safer.first?.similarity, 1)
    expectEqual(found.cheaper.map(\.product.id), [6])
  }

  /// Candidates with few distinct values, so that many have equal values.
  private func candidates(seed: Int, count: Int) throws -> [ProductCandidate<Int>] {
    var generator = SeededGenerator(seed: seed)
    return try (0..<count).map { id in
      let lower = Double.random(in: 0...8, using: &generator).rounded() * 10
      return try product(
        id, String("abcdefgh".shuffled(using: &generator).prefix(4)),
        rating: Int.random(in: 0..<8, using: &generator) == 0 ? nil : lower...(lower + 10),
        verdict: .random(in: 0...3, using: &generator),
        cents: Int.random(in: 0..<4, using: &generator) == 0
          ? nil : .random(in: 1...5, using: &generator),
        currency: Int.random(in: 0..<8, using: &generator) == 0 ? "EUR" : "USD",
        size: ["100 g", "200 g", "100 ml"].randomElement(using: &generator) ?? "100 g",
        categories: [["bars"], ["snacks"], ["bars", "snacks"]].randomElement(using: &generator)
          ?? [])
    }
  }

  /// A similar and better candidate, as in the definition.
  private struct Found {
    let index: Int
    let similarity: Double
    let verdict: Int
    let lower: Double
    let price: UnitPrice?

    init(
      _ other: ProductCandidate<Int>, at index: Int, insteadOf product: ProductCandidate<Int>
    ) {
      self.index = index
      similarity = other.similarity(to: product)
      verdict = other.verdictRank
      lower = other.safetyRating?.lowerBound ?? 0
      if let own = product.unitPrice, let price = other.unitPrice, price.order(to: own) != nil {
        self.price = price
      } else {
        price = nil
      }
    }

    /// Whether the price is lower, where unknown prices are the highest.
    func isCheaper(than other: Self) -> Bool {
      switch (price, other.price) {
      case (nil, _): false
      case (_?, nil): true
      case (let own?, let price?): own.isCheaper(than: price)
      }
    }

    func dominates(_ other: Self) -> Bool {
      guard similarity >= other.similarity, verdict <= other.verdict, lower >= other.lower,
        !other.isCheaper(than: self)
      else { return false }
      return similarity > other.similarity || verdict < other.verdict || lower > other.lower
        || isCheaper(than: other)
    }

    func precedes(_ other: Self) -> Bool {
      if similarity != other.similarity { return similarity > other.similarity }
      if verdict != other.verdict { return verdict < other.verdict }
      if lower != other.lower { return lower > other.lower }
      if isCheaper(than: other) || other.isCheaper(than: self) { return isCheaper(than: other) }
      return index < other.index
    }
  }

  /// The definition, pair by pair.
  private func plainFront(
    for product: ProductCandidate<Int>, among candidates: [ProductCandidate<Int>], worst: Int,
    where isBetter: (ProductCandidate<Int>, ClosedRange<Double>, ClosedRange<Double>) -> Bool
  ) -> [Int] {
    guard let own = product.safetyRating else { return [] }
    var found: [Found] = []
    for (index, other) in candidates.enumerated() where other.id != product.id {
      guard let rating = other.safetyRating, isBetter(other, rating, own),
        other.verdictRank <= min(product.verdictRank, worst), other.similarity(to: product) >= 0.1,
        !Set(other.categories).isDisjoint(with: product.categories)
      else { continue }
      found.append(Found(other, at: index, insteadOf: product))
    }
    return found.filter { one in !found.contains { $0.dominates(one) } }
      .sorted { $0.precedes($1) }.map(\.index)
  }

  @Test(arguments: LongTest.seeds(60, small: 20))
  func agreesWithTheDefinition(seed: Int) throws {
    let candidates = try candidates(seed: seed, count: 60)
    for (number, product) in candidates.prefix(12).enumerated() {
      // By default, no product with the verdict avoid is recommended.
      let found =
        number.isMultiple(of: 2)
        ? ProductRecommendations(for: product, among: candidates, minimumSimilarity: 0.1)
        : ProductRecommendations(
          for: product, among: candidates, minimumSimilarity: 0.1, worstVerdictRank: 9)
      let worst = number.isMultiple(of: 2) ? 2 : 9
      let safer = plainFront(for: product, among: candidates, worst: worst) {
        $1.lowerBound > $2.upperBound
      }
      let cheaper = plainFront(for: product, among: candidates, worst: worst) {
        other, rating, own in
        guard let price = other.unitPrice, let ownPrice = product.unitPrice else { return false }
        return price.isCheaper(than: ownPrice) && rating.lowerBound >= own.lowerBound - 2
          && rating.upperBound >= own.upperBound - 2
      }
      expectEqual(found.safer.map(\.index), safer)
      expectEqual(found.cheaper.map(\.index), cheaper)
      for one in found.safer + found.cheaper {
        expectEqual(candidates[one.index], one.product)
        expectEqual(one.similarity, one.product.similarity(to: product))
      }
    }
  }

  @Test func theOrderOfCandidatesChangesOnlyTies() throws {
    let candidates = try candidates(seed: 7, count: 200)
    let other = try product(999, "abcd", rating: 10...20, verdict: 2, cents: 3)
    let forward = ProductRecommendations(for: other, among: candidates)
    let backward = ProductRecommendations(for: other, among: candidates.reversed())
    expectEqual(Set(forward.safer.map(\.product)), Set(backward.safer.map(\.product)))
    expectEqual(Set(forward.cheaper.map(\.product)), Set(backward.cheaper.map(\.product)))
    expectEqual(forward, ProductRecommendations(for: other, among: candidates))
  }

  @Test func manyCandidatesTakeLittleTime() throws {
    // All candidates are on the front: the safer, the more expensive.
    let count = LongTest.size(5_000, small: 3_000)
    let candidates = try (0..<count).map { position in
      try product(
        position, "abcd", rating: (50 + Double(position) / 100)...100, cents: Int64(position + 1))
    }
    let other = try product(-1, "abcd", rating: 10...20, cents: 1_000_000)
    expectEqual(ProductRecommendations(for: other, among: candidates).safer.count, count)
    expect(ProductRecommendations(for: other, among: []).safer.isEmpty)
  }
}
