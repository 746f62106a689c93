import IngredientAnalysis
import TestSupport
import Testing

@Suite("Product comparison: ingredients, allergens, and prices") struct ProductComparisonTests {
  private func product(
    _ ingredients: String, allergens: [String] = [], rating: ClosedRange<Double>? = nil,
    verdict: Int = 0, cents: Int64? = nil, size: String = "100 g"
  ) throws -> ProductCandidate<String> {
    let price = try cents.map {
      UnitPrice(try ProductPrice(cents: $0, currency: "USD"), for: try PackageSize(size))
    }
    return try ProductCandidate(
      id: ingredients, categories: [],
      ingredients: ingredients.map { ProductIngredient(String($0)) },
      allergens: allergens, safetyRating: rating, verdictRank: verdict, unitPrice: price)
  }

  @Test func ingredientsAreSharedOrNot() throws {
    let comparison = ProductComparison(try product("cabax"), try product("ybbaz"))
    expectEqual(comparison.sharedIngredients.map(\.id), ["a", "b"])
    expectEqual(comparison.sharedIngredients.map(\.firstRank), [2, 3])
    expectEqual(comparison.sharedIngredients.map(\.secondRank), [4, 2])
    expectEqual(comparison.onlyInFirst, ["c", "x"])
    expectEqual(comparison.onlyInSecond, ["y", "z"])
    expectEqual(comparison.similarity, comparison.first.similarity(to: comparison.second))
  }

  @Test func allergensAreSharedOrNot() throws {
    let comparison = ProductComparison(
      try product("a", allergens: ["soy", "milk", "egg"]),
      try product("b", allergens: ["wheat", "egg"]))
    expectEqual(comparison.sharedAllergens, ["egg"])
    expectEqual(comparison.allergensOnlyInFirst, ["milk", "soy"])
    expectEqual(comparison.allergensOnlyInSecond, ["wheat"])
  }

  @Test(
    arguments: [
      (60.0...70.0, 50.0...59.0, ProductAdvantage.first), (50...59, 60...70, .second),
      (50...60, 60...70, .undecided), (50...60, 50...60, .undecided), (60...60, 60...60, .neither),
    ] as [(ClosedRange<Double>, ClosedRange<Double>, ProductAdvantage)])
  func ratingsAreComparedByTheirBounds(
    first: ClosedRange<Double>, second: ClosedRange<Double>, expected: ProductAdvantage
  ) throws {
    let (one, other) = (try product("a", rating: first), try product("b", rating: second))
    expectEqual(ProductComparison(one, other).rating, expected)
    expectEqual(ProductComparison(one, try product("c")).rating, .undecided)
    expectEqual(ProductComparison(try product("c"), one).rating, .undecided)
  }

  @Test func verdictsAndPricesAreCompared() throws {
    func compare(
      _ first: ProductCandidate<String>, _ second: ProductCandidate<String>
    ) -> [ProductAdvantage] {
      let comparison = ProductComparison(first, second)
      return [comparison.verdict, comparison.unitPrice]
    }
    let small = try product("a", verdict: 1, cents: 100)
    let large = try product("b", verdict: 2, cents: 150, size: "200 g")
    expectEqual(compare(small, large), [.first, .second])
    expectEqual(compare(large, small), [.second, .first])
    expectEqual(compare(small, small), [.neither, .neither])
    expectEqual(compare(small, try product("c")), [.second, .undecided])
    expectEqual(compare(small, try product("c", cents: 1, size: "1 l")), [.second, .undecided])
  }

  @Test(arguments: 0..<30)
  func theSidesAreExchanged(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func random() throws -> ProductCandidate<String> {
      try product(
        String((0..<8).map { _ in "abcdefghij".randomElement(using: &generator) ?? "a" }),
        allergens: (0..<3).map { _ in "a\(Int.random(in: 0..<5, using: &generator))" },
        rating: 10...Double.random(in: 10...90, using: &generator),
        verdict: .random(in: 0...3, using: &generator))
    }
    let (one, other) = (try random(), try random())
    let forward = ProductComparison(one, other)
    let backward = ProductComparison(other, one)
    expectEqual(forward.onlyInFirst, backward.onlyInSecond)
    expectEqual(forward.allergensOnlyInSecond, backward.allergensOnlyInFirst)
    expectEqual(forward.sharedAllergens, backward.sharedAllergens)
    expectEqual(Set(forward.sharedIngredients.map(\.id)), Set(backward.sharedIngredients.map(\.id)))
    expectEqual(forward.similarity, backward.similarity)
    let ids = forward.sharedIngredients.map(\.id) + forward.onlyInFirst
    expect(Set(ids) == Set(one.ingredients.map(\.id)) && ids.count == Set(ids).count)
  }
}
