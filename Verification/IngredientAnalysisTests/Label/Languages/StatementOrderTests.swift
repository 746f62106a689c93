import TestSupport
import Testing

@testable import IngredientAnalysis

/// Statements about allergens beside each other and beside other sentences, in twelve languages.
@Suite("Allergen statements: order and neighboring sentences") struct StatementOrderTests {
  /// The orders of three statements.
  private static let orders = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  private static func statements(_ words: LabelWords) -> [String] {
    [words.hasMilk, words.mayHaveNuts, words.noEgg]
  }

  // MARK: Order

  @Test(arguments: LabelWords.all)
  func theOrderOfStatementsDoesNotMatter(words: LabelWords) {
    let statements = Self.statements(words)
    for order in Self.orders {
      for sign in [". ", ".\n", "! ", ".\n\n", "... "] {
        let sentences = [words.list] + order.map { statements[$0] }
        let text = sentences.joined(separator: sign)
        expectEqual(EveryLanguage.allergens(of: text, words.code), "milk ~nuts -eggs", "\(text)")
      }
    }
  }

  /// The list may stand before, between, and behind the statements.
  @Test(arguments: LabelWords.all)
  func thePlaceOfTheListDoesNotMatter(words: LabelWords) {
    let statements = Self.statements(words)
    let list = "\(words.header): \(words.list), \(words.egg)"
    for place in 0...statements.count {
      var sentences = statements
      sentences.insert(list, at: place)
      let text = sentences.joined(separator: ". ")
      let report = EveryLanguage.report(text, words.code)
      expectEqual(EveryLanguage.allergens(of: report), "eggs milk ~nuts -eggs", "\(text)")
      expectEqual(report.list.ingredients.count, 3, "\(text)")
    }
  }

  /// A claim about one allergen takes nothing from what another sentence says of a second one.
  @Test(arguments: LabelWords.all)
  func aClaimHidesNoOtherAllergen(words: LabelWords) {
    let sentences = [
      "\(words.list), \(words.milk)": "milk", words.hasMilk: "milk",
      words.mayHaveNuts: "~nuts",
      "\(words.list), \(words.milk). \(words.mayHaveNuts)": "milk ~nuts",
    ]
    for (sentence, expected) in sentences {
      for text in ["\(sentence). \(words.noEgg).", "\(words.noEgg). \(sentence)."] {
        let found = EveryLanguage.allergens(of: text, words.code)
        expectEqual(found, expected + " -eggs", "\(text)")
      }
    }
  }

  // MARK: Remarks

  /// A sentence about storage, dates, or weight anywhere on a label changes nothing.
  @Test(arguments: LabelWords.all)
  func aRemarkChangesNothing(words: LabelWords) {
    let sentences = [
      "\(words.header): \(words.list), \(words.egg)", words.hasMilk, words.mayHaveNuts,
    ]
    for remark in words.remarks {
      for place in 1...sentences.count {
        var all = sentences
        all.insert(remark, at: place)
        for text in [all.joined(separator: ". "), all.joined(separator: ".\n").uppercased()] {
          let report = EveryLanguage.report(text, words.code)
          expectEqual(EveryLanguage.allergens(of: report), "eggs milk ~nuts", "\(text)")
          expectEqual(report.list.ingredients.count, 3, "\(text)")
        }
      }
    }
  }

  /// No remark between two names of a label makes it safer for a person who avoids the second one.
  @Test(arguments: LabelWords.all)
  func aRemarkHidesNoNameBehindIt(words: LabelWords) {
    for remark in words.remarks + [words.noEgg, words.mayHaveNuts] {
      for text in ["\(words.list). \(remark). \(words.milk)", "\(remark). \(words.milk)"] {
        let milk = LabelPreferences(avoiding: [.allergen(.milk)])
        expect(EveryLanguage.report(text, words.code, milk).severity > .fits, "\(text)")
      }
    }
  }

  // MARK: The same allergen twice

  /// What is in the list is present, whatever else a label says of it.
  @Test(arguments: LabelWords.all)
  func theListDecides(words: LabelWords) {
    for food in [words.milk, words.egg] {
      let isMilk = food == words.milk
      for statement in Self.statements(words) + [words.noEggAndMilk, words.noGlutenEggAndMilk] {
        for text in [
          "\(food), \(words.list). \(statement).", "\(statement). \(food), \(words.list)",
        ] {
          let report = EveryLanguage.report(text, words.code)
          let present = EveryLanguage.ids(report.allergens)
          expect(present.contains(isMilk ? "milk" : "eggs"), "\(text)")
          expect(!EveryLanguage.ids(report.traces).contains(isMilk ? "milk" : "eggs"), "\(text)")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("en", "Milk. May contain milk and egg."), ("fr", "Lait. Peut contenir du lait et des œufs."),
      ("de", "Milch. Kann Milch und Ei enthalten."), ("es", "Leche. Puede contener leche y huevo."),
      ("it", "Latte. Può contenere latte e uova."), ("nl", "Melk. Kan melk en ei bevatten."),
      ("pl", "Mleko. Może zawierać mleko i jaja."), ("sv", "Mjölk. Kan innehålla mjölk och ägg."),
      ("da", "Mælk. Kan indeholde mælk og æg."), ("nb", "Melk. Kan inneholde melk og egg."),
      ("fi", "Maito. Saattaa sisältää maitoa ja munaa."),
      ("pt", "Leite. Pode conter leite e ovos."),
    ])
  func whatIsPresentIsNoTrace(code: String, text: String) {
    expectEqual(EveryLanguage.allergens(of: text, code), "milk ~eggs")
  }

  /// A trace that a label also claims to be free from stays a trace.
  @Test(
    arguments: [
      ("en", "Sugar. Egg free. May contain egg."), ("fr", "Sucre. Sans œufs. Traces d'œufs."),
      ("de", "Zucker. Ohne Ei. Kann Spuren von Ei enthalten."),
      ("es", "Azúcar. Sin huevo. Puede contener trazas de huevo."),
      ("it", "Zucchero. Senza uova. Può contenere tracce di uova."),
      ("nl", "Suiker. Zonder ei. Kan sporen van ei bevatten."),
      ("pl", "Cukier. Bez jaj. Może zawierać śladowe ilości jaj."),
      ("sv", "Socker. Utan ägg. Kan innehålla spår av ägg."),
      ("da", "Sukker. Uden æg. Kan indeholde spor af æg."),
      ("nb", "Sukker. Uten egg. Kan inneholde spor av egg."),
      ("fi", "Sokeri. Ilman munaa. Saattaa sisältää pieniä määriä munaa."),
      ("pt", "Açúcar. Sem ovos. Pode conter vestígios de ovos."),
    ])
  func aTraceWinsOverAClaim(code: String, text: String) {
    expectEqual(EveryLanguage.allergens(of: text, code), "~eggs -eggs")
  }
}
