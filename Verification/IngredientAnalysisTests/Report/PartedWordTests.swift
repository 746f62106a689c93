import Essentials
import TestSupport
import Testing

@testable import IngredientAnalysis

/// Words that a slash, the end of a photo, or a bracket parts, none of which may free a food of its allergen.
@Suite("Allergy: words beside slashes, ends, and brackets") struct PartedWordTests {
  /// Groups of foods whose adjective is also a claim, other foods, and words for allergens.
  private static let slashed: [(code: String, others: [String], names: [(String, Allergen)])] = [
    (
      "fr", ["huile végétale", "sucre", "matière grasse végétale", "sel", "épices"],
      [("crème", .milk), ("thon", .fish), ("farine de blé", .wheat), ("moutarde", .mustard)]
    ),
    (
      "pl", ["olej roślinny", "cukier", "tłuszcz roślinny", "sól", "przyprawy"],
      [("śmietana", .milk), ("tuńczyk", .fish), ("mąka pszenna", .wheat), ("seler", .celery)]
    ),
    (
      "es", ["aceite vegetal", "azúcar", "grasa vegetal", "sal", "especias"],
      [("nata", .milk), ("atún", .fish), ("harina de trigo", .wheat), ("apio", .celery)]
    ),
    (
      "de", ["Pflanzenöl", "Zucker", "pflanzliches Fett", "Salz", "Gewürze"],
      [("Sahne", .milk), ("Thunfisch", .fish), ("Weizenmehl", .wheat), ("Senf", .mustard)]
    ),
    (
      "nl", ["plantaardige olie", "suiker", "plantaardig vet", "zout", "specerijen"],
      [("room", .milk), ("tonijn", .fish), ("tarwebloem", .wheat), ("mosterd", .mustard)]
    ),
  ]

  @Test("A slash is never judged better than a comma in another language", arguments: slashed)
  func slashes(code: String, others: [String], names: [(String, Allergen)]) {
    var generator = SeededGenerator(seed: others.count)
    for _ in 0..<LongTest.size(400, small: 12) {
      guard let (name, allergen) = names.randomElement(using: &generator) else { return }
      var words = (0..<Int.random(in: 1...2, using: &generator)).compactMap { _ in
        others.randomElement(using: &generator)
      }
      words.insert(name, at: Int.random(in: 0...words.count, using: &generator))
      let avoiding = LabelPreferences(avoiding: [.allergen(allergen)], market: .europeanUnion)
      func severity(_ sign: String) -> LabelVerdict.Severity {
        EveryLanguage.report(words.joined(separator: sign), code, avoiding).severity
      }
      expect(severity("/") >= severity(", "), "\(words) (\(code))")
    }
  }

  /// A photo may end within the name of an allergen, which the letters that are left need not tell.
  @Test("A statement that ends within a word never fits", arguments: CutStatements.all)
  func cutWords(statements: CutStatements) {
    var generator = SeededGenerator(seed: statements.names.count)
    for _ in 0..<LongTest.size(400, small: 5) {
      guard let (name, allergen) = statements.names.randomElement(using: &generator),
        let (other, _) = statements.names.first(where: { $0.1 != allergen }),
        let frame = statements.frames.randomElement(using: &generator), name.count > 3
      else { continue }
      let kept = name.prefix(Int.random(in: 2..<name.count, using: &generator))
      // The name of another allergen is complete.
      guard
        !statements.names.contains(where: {
          $0.1 != allergen && $0.0.lowercased() == kept.lowercased()
        })
      else { continue }
      let start = frame.split(separator: "#", omittingEmptySubsequences: false)[0]
      let text = "\(statements.list). \(start)\(other), \(kept)"
      let report = EveryLanguage.report(
        text, statements.code,
        LabelPreferences(avoiding: [.allergen(allergen)], market: .europeanUnion))
      expect(report.severity != .fits, text)
    }
  }

  /// What a claim in brackets denies is no purpose of the ingredient before it.
  @Test(arguments: [
    ("en", "orange juice (no preservatives)"), ("en", "orange juice (without colors)"),
    ("fr", "jus d'orange (sans conservateur)"), ("de", "Orangensaft (ohne Konservierungsstoffe)"),
    ("es", "zumo de naranja (sin conservantes)"), ("it", "succo d'arancia (senza conservanti)"),
    ("nl", "sinaasappelsap (zonder conserveermiddelen)"),
    ("pl", "sok pomarańczowy (bez konserwantów)"),
    ("sv", "apelsinjuice (utan konserveringsmedel)"),
  ])
  func aClaimInBracketsIsNoPurpose(code: String, name: String) {
    let report = EveryLanguage.report(
      "\(name), X", code, LabelPreferences(avoiding: [.named("preservative")]))
    expectEqual(report.list.ingredients.first?.purposes.map(\.id), [], name)
    expect(report.severity != .avoid, name)
  }

  @Test func aClaimInBracketsIsKept() {
    let list = Analyzers.exact.list(of: IngredientLabel("orange juice (no preservatives), water"))
    expectEqual(
      list.ingredients.map { $0.certifications.map(\.id) }, [["en:no-preservatives"], []])
  }

  /// Words without commas are not parted within the name of an allergen that the parts lack.
  @Test(arguments: [
    ("plant milk protein", Allergen.milk), ("plant milk protein concentrate", .milk),
    ("rice milk protein", .milk), ("coconut milk protein", .milk),
  ])
  func noNameIsPartedFromItsAllergen(name: String, allergen: Allergen) {
    for text in ["Water, \(name), salt", name, "Sugar, salt, \(name)"] {
      let report = Analyzers.embedded.report(
        on: IngredientLabel(text), for: LabelPreferences(avoiding: [.allergen(allergen)]))
      expect(report.severity != .fits, text)
    }
  }

  /// A list in a language that is not read begins with words that nobody knows and a colon.
  @Test("An unknown header of up to three words is one", arguments: LongTest.seeds(20, small: 4))
  func unknownHeaders(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func word() -> String {
      String((0..<7).compactMap { _ in "bdfgkmprvzaeou".randomElement(using: &generator) })
    }
    func words(_ count: Int) -> [String] { (0..<count).map { _ in word() } }
    for count in 1...3 {
      let header = words(count).joined(separator: " ")
      let list = words(Int.random(in: 3...6, using: &generator)).joined(separator: ", ")
      let text = "Ingredients: rice, salt. Store in a cool dry place.\n\(header): \(list)"
      let report = Analyzers.embedded.report(
        on: IngredientLabel(text), for: LabelPreferences(avoiding: [.allergen(.wheat)]))
      expectEqual(report.severity, .unknown, text)
    }
  }
}
