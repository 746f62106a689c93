import TestSupport
import Testing

@testable import IngredientAnalysis

/// Labels with the marks of web pages and of formatted text.
@Suite("Labels: marks around and within words") struct MarkedTextTests {
  /// Lists whose words are longer than three letters, so that each has room for a mark.
  private static let lists = [
    ("de", "Weizenmehl, Zucker, Magermilchpulver, Erbseneiweiß, Salz"),
    ("sv", "vetemjöl, socker, skummjölkspulver, salt, rapsolja"),
    ("nl", "tarwebloem, suiker, sojalecithine, zout, melkpoeder"),
    ("en", "peanuts, sugar, milk, eggs, almonds"),
    ("fr", "farine, sucre, lait, amandes, cacahuètes"),
    ("es", "harina, azúcar, leche, almendras, cacahuetes"),
  ]

  private static let marks = [
    ("_", "_"), ("<b>", "</b>"), ("<span class=\"a\">", "</span>"), ("<em>", "</em>"),
  ]

  @Test func marksAtAnyPlaceOfAWordChangeNothing() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<60 {
      let (code, plain) = Self.lists.randomElement(using: &random) ?? ("en", "")
      let (open, close) = Self.marks.randomElement(using: &random) ?? ("", "")
      var words = plain.components(separatedBy: ", ")
      let place = Int.random(in: 0..<words.count, using: &random)
      let letters = Array(words[place])
      let first = Int.random(in: 0..<letters.count, using: &random)
      let last = Int.random(in: first + 1...letters.count, using: &random)
      words[place] =
        String(letters[..<first]) + open + String(letters[first..<last]) + close
        + String(letters[last...])
      let text = words.joined(separator: ", ")
      let marked = EveryLanguage.report(text, code)
      let expected = EveryLanguage.report(plain, code)
      expectEqual(
        marked.list.allIngredients.map { $0.substance?.id ?? "?" },
        expected.list.allIngredients.map { $0.substance?.id ?? "?" }, "\(text)")
      expectEqual(
        marked.list.allIngredients.map(\.name), expected.list.allIngredients.map(\.name), "\(text)")
      for (ingredient, name) in zip(marked.list.ingredients, plain.components(separatedBy: ", ")) {
        let bytes = Array(text.utf8)[ingredient.range]
        let kept = String(decoding: bytes, as: UTF8.self).replacing(open, with: "")
          .replacing(close, with: "")
        expectEqual(kept, name, "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("Cr&egrave;me, lait", "Crème, lait"), ("huile&nbsp;de colza", "huile de colza"),
    ("&#339;uf, sel", "œuf, sel"), ("&#xE9;pices", "épices"),
  ])
  func entitiesAreTheirCharacters(text: String, plain: String) {
    expectEqual(
      EveryLanguage.report(text, "fr").list.ingredients.map { $0.substance?.id },
      EveryLanguage.report(plain, "fr").list.ingredients.map { $0.substance?.id })
  }

  @Test func tagsOfItemsAndLinesSeparate() {
    let list = EveryLanguage.report(
      "<ul><li>sugar</li><li>milk</li></ul><p>Contains: soy</p>", "en"
    )
    .list
    expectEqual(list.ingredients.map(\.name), ["sugar", "milk"])
    expectEqual(list.ingredients(statedAs: .contains).map(\.name), ["soy"])
  }

  @Test(arguments: [
    "1 < 2 & 3 > 2", "<", "&", "_", "**", "a <b", "&;", "&#;", "&#xFFFFFFFF;", "<b", "_ _", "***",
  ])
  func otherSignsAreNoMarks(text: String) {
    let list = EveryLanguage.report("sugar, " + text, "en").list
    expectEqual(list.ingredients.first?.name, "sugar")
    for ingredient in list.allIngredients {
      expect(ingredient.range.upperBound <= text.utf8.count + 7, "\(text)")
    }
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator).map { String($0) }
  }
}
