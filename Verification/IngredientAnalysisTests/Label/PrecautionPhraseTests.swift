import TestSupport
import Testing

@testable import IngredientAnalysis

/// The usual forms of precautionary statements in twelve languages, with the package's own words.
///
/// The forms are those of authorities, patient bodies, and legal notes: may contain, traces,
/// facility, line and equipment, not excluded, and not suitable.
@Suite("Allergen statements: precautionary phrases") struct PrecautionPhraseTests {
  /// A language with a list of ingredients and its statements about milk.
  struct Statements: Sendable, CustomTestStringConvertible {
    let code: String
    let list: String
    let statements: [String]

    var testDescription: String { code }
  }

  static let languages = [
    Statements(
      code: "en", list: "Sugar, salt",
      statements: [
        "May contain milk", "May also contain milk", "May contain traces of milk",
        "Contains traces of milk", "Made in a facility that also processes milk",
        "Made in a factory that handles milk", "Made on shared equipment with milk",
        "Made on the same line as milk", "Traces of milk cannot be excluded",
        "We cannot guarantee milk free", "Not suitable for milk allergy sufferers",
      ]),
    Statements(
      code: "fr", list: "Sucre, sel",
      statements: [
        "Peut contenir du lait", "Présence possible de lait", "Peut contenir des traces de lait",
        "Peut contenir des traces éventuelles de lait", "Traces éventuelles : lait",
        "Fabriqué dans un atelier qui utilise du lait",
        "Fabriqué dans une usine qui manipule du lait",
        "Fabriqué dans un atelier où est utilisé du lait",
        "Fabriqué sur une ligne utilisant aussi du lait",
        "Fabriqué sur une chaîne utilisant aussi du lait",
        "La présence de lait ne peut être exclue",
        "La présence fortuite de lait ne peut être exclue",
        "Ne convient pas aux personnes allergiques au lait",
      ]),
    Statements(
      code: "de", list: "Zucker, Salz",
      statements: [
        "Kann Milch enthalten", "Kann auch Milch enthalten", "Kann Spuren von Milch enthalten",
        "Spuren von Milch möglich",
        "In einem Betrieb hergestellt, in dem auch Milch verarbeitet wird",
        "Auf einer Anlage hergestellt, auf der auch Milch verarbeitet wird",
        "Auf einer Linie hergestellt, auf der auch Milch verarbeitet wird",
        "Spuren von Milch können nicht ausgeschlossen werden",
        "Nicht geeignet für Personen mit Milch-Allergie",
        "Nicht geeignet für Personen mit Milchallergie",
      ]),
    Statements(
      code: "es", list: "Azúcar, sal",
      statements: [
        "Puede contener leche", "Puede contener trazas de leche", "Trazas de leche",
        "Elaborado en una fábrica donde se manipula leche",
        "Elaborado en una instalación en la que se utiliza leche",
        "Elaborado en la misma línea que leche", "Comparte equipo con leche",
        "No se puede excluir la presencia de leche", "No se puede descartar la presencia de leche",
        "No apto para alérgicos a la leche",
      ]),
    Statements(
      code: "it", list: "Zucchero, sale",
      statements: [
        "Può contenere latte", "Può contenere tracce di latte", "Tracce di latte",
        "Prodotto in uno stabilimento che lavora latte",
        "Prodotto in uno stabilimento dove si utilizza anche latte",
        "Prodotto su una linea che lavora anche latte", "Non si esclude la presenza di latte",
        "Non adatto a soggetti allergici al latte",
      ]),
    Statements(
      code: "nl", list: "Suiker, zout",
      statements: [
        "Kan melk bevatten", "Kan sporen van melk bevatten", "Kan sporen bevatten van melk",
        "Gemaakt in een fabriek waar ook melk wordt verwerkt",
        "Gemaakt in een bedrijf waar melk wordt verwerkt",
        "Geproduceerd op een lijn waarop ook melk wordt verwerkt",
        "De aanwezigheid van melk kan niet worden uitgesloten",
        "Niet geschikt voor mensen met een melkallergie", "Niet geschikt voor melk",
      ]),
    Statements(
      code: "pl", list: "Cukier, sól",
      statements: [
        "Może zawierać mleko", "Produkt może zawierać mleko",
        "Może zawierać śladowe ilości mleka", "Może zawierać ślady mleka",
        "Wyprodukowano w zakładzie, w którym przetwarza się mleko",
        "Wyprodukowano w zakładzie, w którym używa się mleka",
        "Wyprodukowano na linii, na której stosuje się mleko",
        "Nie można wykluczyć obecności mleka", "Nieodpowiednie dla osób uczulonych na mleko",
      ]),
    Statements(
      code: "sv", list: "Socker, salt",
      statements: [
        "Kan innehålla mjölk", "Kan innehålla spår av mjölk",
        "Tillverkad i en fabrik där mjölk hanteras", "Tillverkad i en lokal där mjölk används",
        "Tillverkad på samma linje som mjölk", "Spår av mjölk kan inte uteslutas",
        "Ej lämplig för mjölkallergiker",
      ]),
    Statements(
      code: "da", list: "Sukker, salt",
      statements: [
        "Kan indeholde mælk", "Kan indeholde spor af mælk",
        "Produceret på en fabrik, hvor der også håndteres mælk",
        "Produceret på en fabrik, hvor der håndteres mælk", "Produceret på samme linje som mælk",
        "Spor af mælk kan ikke udelukkes", "Ikke egnet for mælkeallergikere",
      ]),
    Statements(
      code: "nb", list: "Sukker, salt",
      statements: [
        "Kan inneholde melk", "Kan inneholde spor av melk", "Inneholder spor av melk",
        "Produsert i samme lokale som melk", "Produsert i en fabrikk som håndterer melk",
        "Produsert på samme linje som melk", "Spor av melk kan ikke utelukkes",
        "Ikke egnet for melkeallergikere",
      ]),
    Statements(
      code: "fi", list: "Sokeri, suola",
      statements: [
        "Saattaa sisältää maitoa", "Voi sisältää maitoa", "Saattaa sisältää pieniä määriä maitoa",
        "Voi sisältää jäämiä maidosta", "Valmistettu tehtaassa, jossa käsitellään myös maitoa",
        "Valmistettu tehtaassa, jossa käsitellään maitoa",
        "Valmistettu samalla linjalla kuin maito", "Ei sovellu maitoallergisille",
      ]),
    Statements(
      code: "pt", list: "Açúcar, sal",
      statements: [
        "Pode conter leite", "Pode conter vestígios de leite", "Pode conter traços de leite",
        "Produzido numa fábrica que utiliza leite", "Produzido numa unidade que manuseia leite",
        "Produzido numa fábrica onde se manipula leite", "Fabricado na mesma linha que leite",
        "Fabricado no mesmo equipamento que leite", "Não se pode excluir a presença de leite",
        "Não adequado para pessoas alérgicas a leite",
      ]),
  ]

  /// The places and shapes in which a label prints a statement.
  private static func labels(_ list: String, _ statement: String) -> [String] {
    [
      "\(list). \(statement).", "\(list). \(statement.uppercased()).", "\(list). \(statement)",
      "\(list); \(statement.lowercased()).", "\(list) (\(statement))", "\(statement). \(list)",
      "\(list).\n\(statement).", "\(list). \(statement)!",
    ]
  }

  @Test(arguments: LongTest.values(languages, small: 6))
  func aStatementIsATraceWhereverItStands(language: Statements) {
    for statement in language.statements {
      for text in Self.labels(language.list, statement) {
        let report = EveryLanguage.report(text, language.code)
        expectEqual(EveryLanguage.ids(report.traces), ["milk"], "\(text)")
        expect(report.allergens.isEmpty && report.freeFromAllergens.isEmpty, "\(text)")
        // The ingredients around it are read as without it.
        expectEqual(report.list.ingredients.count, 2, "\(text)")
        expect(report.list.ingredients.allSatisfy { $0.substance != nil }, "\(text)")
      }
    }
  }

  @Test(arguments: LongTest.values(languages, small: 8))
  func thePersonDecidesWhatATraceMeans(language: Statements) {
    let severities: [LabelPreferences.TraceTolerance: LabelVerdict.Severity] = [
      .avoids: .avoid, .isCautious: .caution, .accepts: .fits,
    ]
    for statement in language.statements {
      for tolerance in LabelPreferences.TraceTolerance.allCases {
        let report = EveryLanguage.report(
          "\(language.list). \(statement).", language.code,
          LabelPreferences(avoiding: [.allergen(.milk, traces: tolerance)]))
        expectEqual(report.severity, severities[tolerance], "\(statement)")
        let other = EveryLanguage.report(
          "\(language.list). \(statement).", language.code,
          LabelPreferences(avoiding: [.allergen(.eggs, traces: .avoids)], market: .europeanUnion))
        expectEqual(other.severity, .fits, "\(statement)")
      }
    }
  }

  /// Two statements behind each other are two statements.
  @Test(arguments: languages)
  func statementsFollowEachOther(language: Statements) {
    let statements = language.statements
    for (place, first) in statements.enumerated() {
      let second = statements[(place + 1) % statements.count]
      let text = "\(language.list). \(first). \(second)."
      let report = EveryLanguage.report(text, language.code)
      expectEqual(EveryLanguage.ids(report.traces), ["milk"], "\(text)")
      expect(report.allergens.isEmpty, "\(text)")
      expectEqual(report.list.ingredients.count, 2, "\(text)")
    }
  }
}
