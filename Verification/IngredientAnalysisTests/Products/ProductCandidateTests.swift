import IngredientAnalysis
import TestSupport
import Testing

@Suite("Product candidates: ranks and similarity") struct ProductCandidateTests {
  private func product(_ ingredients: [ProductIngredient]) throws -> ProductCandidate<Int> {
    try ProductCandidate(id: 0, categories: [], ingredients: ingredients)
  }

  @Test func ratingsAndRanksAreInRange() throws {
    for range in [-1.0...1, 99.0...101] {
      expectThrows(ProductCandidateError.safetyRatingOutOfRange(range)) {
        try ProductCandidate(id: 0, categories: [], ingredients: [], safetyRating: range)
      }
    }
    for rank in [-1, 10, Int.min, .max] {
      expectThrows(ProductCandidateError.verdictRankOutOfRange(rank)) {
        try ProductCandidate(id: 0, categories: [], ingredients: [], verdictRank: rank)
      }
    }
  }

  @Test func namesAreSortedAndUnique() throws {
    let made = try ProductCandidate(
      id: 0, categories: ["b", "a", "b"], ingredients: [], allergens: ["soy", "milk", "soy"])
    expectEqual(made.categories, ["a", "b"])
    expectEqual(made.allergens, ["milk", "soy"])
  }

  @Test func similarityIsTheWeightedJaccardIndex() throws {
    let oats = try product([
      ProductIngredient("oat", parents: ["cereal"]), ProductIngredient("honey"),
    ])
    let wheat = try product([
      ProductIngredient("wheat", parents: ["cereal"]), ProductIngredient("honey"),
    ])
    // Shared: cereal 1 and honey 1/2; all: also oat 1 and wheat 1.
    expectEqual(oats.similarity(to: wheat), 1.5 / 3.5)
    expectEqual(oats.similarity(to: oats), 1)
    expectEqual(oats.similarity(to: try product([])), 0)
    try expectEqual(product([]).similarity(to: product([])), 0)
    // A later ingredient has a smaller weight, and a repeated one keeps its weight.
    let late = try product(["salt", "oat", "salt"].map { ProductIngredient($0) })
    expectEqual(late.similarity(to: try product([ProductIngredient("oat")])), 0.5 / 2)
  }

  @Test(arguments: LongTest.seeds(30, small: 20))
  func similarityAgreesWithDictionaries(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func random() -> [ProductIngredient] {
      (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        ProductIngredient(
          "i\(Int.random(in: 0..<10, using: &generator))",
          parents: (0..<Int.random(in: 0...2, using: &generator)).map { _ in
            "p\(Int.random(in: 0..<4, using: &generator))"
          })
      }
    }
    func weights(_ ingredients: [ProductIngredient]) -> [String: Double] {
      var weights: [String: Double] = [:]
      for (offset, ingredient) in ingredients.enumerated() {
        for id in [ingredient.id] + ingredient.parents where weights[id] == nil {
          weights[id] = 1 / Double(offset + 1)
        }
      }
      return weights
    }
    for _ in 0..<50 {
      let (left, right) = (random(), random())
      let (a, b) = (weights(left), weights(right))
      let ids = Set(a.keys).union(b.keys).sorted()
      let shared = ids.reduce(0) { $0 + min(a[$1] ?? 0, b[$1] ?? 0) }
      let all = ids.reduce(0) { $0 + max(a[$1] ?? 0, b[$1] ?? 0) }
      let (one, other) = (try product(left), try product(right))
      expectEqual(one.similarity(to: other), all > 0 ? shared / all : 0)
      expectEqual(one.similarity(to: other), other.similarity(to: one))
      expect((0...1).contains(one.similarity(to: other)))
    }
  }
}
