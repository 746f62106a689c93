import Essentials
import TestSupport
import Testing

@testable import IngredientAnalysis

/// Words at a distance of one edit, and what they mean to a person with an allergy.
@Suite("Label repair: words one edit apart") struct NearWordTests {
  /// All words of a dictionary are compared with each misread word.
  @Test func nearWordsAreThoseOfAllComparisons() {
    let words = SpellingSamples.words
    let index = SpellingIndex(
      words.lazy.map { (bytes: ContiguousArray($0.utf8), weight: UInt32(1)) })
    var random = SeededGenerator(seed: 1)
    var workspace = SpellingIndex.Workspace()
    var rows = ContiguousArray<UInt8>(repeating: 0, count: SpellingDistance.scratchCount)
    var near = 0
    for _ in 0..<3000 {
      var read = Array(words[Int.random(in: 0..<words.count, using: &random)].utf8)
      for _ in 0..<Int.random(in: 1...2, using: &random) where read.count > 3 {
        let place = Int.random(in: 0..<read.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: read.remove(at: place)
        case 1: read.insert(UInt8.random(in: 97...122, using: &random), at: place)
        default: read[place] = UInt8.random(in: 97...122, using: &random)
        }
      }
      let text = ContiguousArray(read)
      for wanted in [
        words.indices.randomElement(using: &random) ?? 0, words.firstIndex(of: "milk") ?? 0,
      ] {
        let word = ContiguousArray(words[wanted].utf8)
        let isNear =
          text.count > 3 && word.count >= 3
          && SpellingDistance.cost(
            of: text.span, for: word.span, limit: SpellingDistance.edit, rows: &rows) != nil
        expectEqual(
          index.hasWord(near: text.span, using: &workspace) { $0 == wanted }, isNear,
          "\(String(decoding: text, as: UTF8.self)) \(words[wanted])")
        if isNear { near += 1 }
      }
    }
    expect(near > 20)
  }

  private static func report(_ text: String, avoiding allergen: Allergen) -> IngredientReport {
    Analyzers.embedded.report(
      on: IngredientLabel(text), for: LabelPreferences(avoiding: [.allergen(allergen)]))
  }

  /// What a camera made of an allergen is not read as something that a person may eat.
  @Test(arguments: [
    ("casin", Allergen.milk), ("csein", .milk), ("casin powder", .milk), ("whet", .milk),
    ("mila", .milk), ("peacut", .peanuts), ("peacn", .treeNuts), ("becans", .treeNuts),
    ("dats", .gluten), ("oeats", .gluten), ("maplt", .gluten), ("speet", .wheat),
    ("hiso", .soybeans), ("scoy", .soybeans), ("cram", .crustaceans), ("prain", .crustaceans),
    ("cleam", .mollusks), ("eustard", .mustard), ("egus", .eggs),
  ])
  func aMisreadAllergenNeverFits(word: String, allergen: Allergen) {
    let verdict = Self.report("sugar, \(word), salt", avoiding: allergen).verdict
    expect(verdict.severity > .fits)
  }

  /// Other words are mended as before, also those near the same allergen.
  @Test(arguments: [
    ("sugor", "sugor", Allergen.milk), ("bultter", "bultter", .eggs), ("sa1t", "sa1t", .milk),
    ("peanut buttor", "peanut buttor", .milk), ("whole whcat f1our", "whole whcat f1our", .milk),
  ])
  func whatIsNearNoOtherAllergenIsMended(text: String, name: String, allergen: Allergen) {
    let report = Self.report("water, \(text), rice", avoiding: allergen)
    expectEqual(report.list.ingredients.map(\.name), ["water", name, "rice"])
    expect(report.list.ingredients[1].isCorrected)
    expectEqual(report.verdict.severity, .fits)
  }

  /// Names of allergens with a letter lost, two letters swapped, or a letter doubled.
  @Test(
    arguments: LongTest.values(
      [
        (
          Allergen.milk,
          ["milk", "cream", "butter", "cheese", "whey", "casein", "yogurt", "lactose"]
        ),
        (.eggs, ["eggs", "albumin", "mayonnaise", "meringue"]), (.peanuts, ["peanut", "peanuts"]),
        (.treeNuts, ["almond", "hazelnut", "walnut", "cashew", "pecan", "pecans", "pistachio"]),
        (.gluten, ["wheat", "barley", "oats", "spelt", "malt", "semolina"]),
        (.soybeans, ["soya", "soybean", "tofu", "edamame", "miso", "tempeh"]),
        (.sesame, ["sesame", "tahini"]), (.fish, ["fish", "salmon", "tuna", "anchovy", "haddock"]),
        (.crustaceans, ["shrimp", "prawn", "crab", "lobster"]),
        (.mollusks, ["mussel", "oyster", "squid", "clam", "clams"]), (.celery, ["celery"]),
        (.mustard, ["mustard"]), (.lupin, ["lupin"]),
      ], small: 5))
  func aSlipInANameIsNoHarmlessName(allergen: Allergen, names: [String]) {
    for name in names {
      for place in name.indices {
        var lost = name
        let letter = lost.remove(at: place)
        var doubled = name
        doubled.insert(letter, at: place)
        var swapped = lost
        if place < lost.endIndex { swapped.insert(letter, at: lost.index(after: place)) }
        for read in [lost, doubled, swapped] where read != name {
          let report = Self.report("sugar, \(read), salt", avoiding: allergen)
          // A word of its own, such as "lactase", is what it says.
          let isWord = !report.list.allIngredients.contains(where: \.isCorrected)
          expect(report.verdict.severity > .fits || isWord, "\(read)")
        }
      }
    }
  }
}
