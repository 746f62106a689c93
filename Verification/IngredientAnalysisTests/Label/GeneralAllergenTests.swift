import TestSupport
import Testing

@testable import IngredientAnalysis

/// The word for allergens in general, which precedes their names, stands for them, or is part of a
/// remark about how the label shows them.
@Suite("Allergens: the general word for allergens") struct GeneralAllergenTests {
  private static let milk = LabelPreferences(avoiding: [.allergen(.milk)])

  private static func severity(_ text: String, _ code: String) -> LabelVerdict.Severity {
    EveryLanguage.report(text, code, milk).verdict.severity
  }

  /// A person with an allergy cannot know which ones are meant.
  @Test(arguments: [
    ("en", "Sugar. May contain other allergens"), ("en", "Sugar. Contains allergens"),
    ("fr", "Sucre. Peut contenir d'autres allergènes"),
    ("fr", "Sucre. Traces éventuelles d’autres allergènes"),
    ("de", "Zucker. Kann Spuren anderer Allergene enthalten"),
    ("de", "Zucker. Enthält Allergene."), ("es", "Azúcar. Puede contener otros alérgenos"),
    ("it", "Zucchero. Può contenere altri allergeni"),
    ("pt", "Açúcar. Pode conter outros alergénios"),
    ("nl", "Suiker. Kan andere allergenen bevatten"),
    ("fi", "Sokeri. Saattaa sisältää muita allergeeneja"),
    ("pl", "Cukier. Może zawierać inne alergeny"),
    ("sv", "Socker. Kan innehålla andra allergener"),
    ("da", "Sukker. Kan indeholde andre allergener"),
    ("nb", "Sukker. Kan inneholde andre allergener"),
  ])
  func allergensThatAreNotNamedMakeAVerdictUnknown(code: String, text: String) {
    expectEqual(Self.severity(text, code), .unknown)
  }

  @Test(arguments: [
    ("en", "Sugar. Allergens: milk"), ("en", "Sugar. Allergen statement: contains milk"),
    ("fr", "Sucre. Allergènes : lait"), ("fr", "Sucre. Contient des allergènes : lait"),
    ("de", "Zucker. Allergene: Milch"), ("de", "Zucker. Enthält Allergene: Milch"),
    ("es", "Azúcar. Alérgenos: leche"), ("it", "Zucchero. Allergeni: latte"),
    ("pt", "Açúcar. Alergénios: leite"), ("pt", "Açúcar. ALÉRGICOS: CONTÉM LEITE"),
    ("nl", "Suiker. Allergenen: melk"), ("fi", "Sokeri. Allergeenit: maito"),
    ("pl", "Cukier. Alergeny: mleko"), ("sv", "Socker. Allergener: mjölk"),
    ("da", "Sukker. Allergener: mælk"), ("nb", "Sukker. Allergener: melk"),
  ])
  func namesBehindAHeadingAreStated(code: String, text: String) {
    let report = EveryLanguage.report(text, code, Self.milk)
    expectEqual(report.verdict.severity, .avoid)
    expect(!report.list.ingredients(statedAs: .contains).isEmpty)
  }

  @Test(arguments: [
    ("en", "Sugar. Allergens: see ingredients in bold"), ("fr", "Sucre. Allergènes en gras"),
    ("fr", "Sucre. Allergènes : voir les ingrédients en gras"),
    ("de", "Zucker. Allergene sind fett gedruckt"),
    ("es", "Azúcar. Alérgenos: ver ingredientes en negrita"),
    ("it", "Zucchero. Allergeni in grassetto"), ("pt", "Açúcar. Alergénios a negrito"),
    ("nl", "Suiker. Allergenen: zie vetgedrukte ingrediënten"),
  ])
  func aRemarkAboutThePrintIsNoIngredient(code: String, text: String) {
    expectEqual(Self.severity(text, code), .fits)
  }

  /// The usual source is soy; a bare hydrolysate of protein is not the white of an egg.
  @Test(arguments: [
    ("de", "Zucker, pflanzliches Eiweißhydrolysat, Salz"), ("de", "Zucker, Eiweißhydrolysat, Salz"),
    ("nl", "Suiker, plantaardig eiwithydrolysaat, zout"),
    ("pl", "Cukier, hydrolizat białka roślinnego, sól"),
    ("it", "Zucchero, proteine vegetali idrolizzate, sale"),
    ("sv", "Socker, hydrolyserat vegetabiliskt protein, salt"),
  ])
  func hydrolyzedVegetableProteinIsUsuallyOfSoy(code: String, text: String) {
    let report = EveryLanguage.report(
      text, code, LabelPreferences(avoiding: [.allergen(.soybeans)]))
    expectEqual(report.verdict.severity, .caution)
    expect(!report.allergens.contains { $0.id == "en:eggs" })
  }
}
