import TestSupport
import Testing

@testable import IngredientAnalysis

/// Where a statement about contents or traces begins and ends.
@Suite("Allergen statements: beginning and end") struct StatementEndTests {
  /// A bracket holds a statement, and what follows the bracket is an ingredient.
  @Test(arguments: LabelWords.all)
  func aStatementInBracketsEndsWithThem(words: LabelWords) {
    let (trace, present) = (words.mayHaveNuts.lowercased(), words.hasMilk.lowercased())
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] {
      for (text, expected) in [
        ("\(words.list) \(open)\(trace)\(close), \(words.milk)", "milk ~nuts"),
        ("\(words.list) \(open)\(present)\(close), \(words.egg)", "eggs milk"),
        ("\(words.list) \(open)\(trace). \(present)\(close), \(words.egg)", "eggs milk ~nuts"),
      ] {
        expectEqual(EveryLanguage.allergens(of: text, words.code), expected, "\(text)")
      }
    }
  }

  /// A statement ends where a header begins, with and without a sign between them.
  @Test(arguments: LabelWords.all)
  func aStatementEndsBeforeAHeader(words: LabelWords) {
    for sign in [". ", "\n", " ", "; ", " - "] {
      let text = "\(words.mayHaveNuts)\(sign)\(words.header): \(words.milk), \(words.egg)"
      let report = EveryLanguage.report(text, words.code)
      expectEqual(EveryLanguage.allergens(of: report), "eggs milk ~nuts", "\(text)")
      expectEqual(report.list.ingredients.count, 2, "\(text)")
    }
  }

  /// A statement of contents ends before one about traces, whatever stands between the two.
  @Test(arguments: LabelWords.all)
  func contentsEndBeforeTraces(words: LabelWords) {
    let trace = words.mayHaveNuts.lowercased()
    for sign in [". ", ", ", "; ", "\n", " - "] {
      let text = "\(words.list). \(words.hasMilk)\(sign)\(trace)."
      expectEqual(EveryLanguage.allergens(of: text, words.code), "milk ~nuts", "\(text)")
    }
  }

  /// One word makes a trace of what is present, or of what is denied.
  @Test(
    arguments: [
      ("en", "contains nuts", "may contain nuts", "contains no nuts"),
      (
        "fr", "contient des noisettes", "peut contenir des noisettes",
        "ne contient pas de noisettes"
      ),
      ("de", "enthält Nüsse", "kann Nüsse enthalten", "enthält keine Nüsse"),
      (
        "es", "contiene frutos de cáscara", "puede contener frutos de cáscara",
        "no contiene frutos de cáscara"
      ),
      (
        "it", "contiene frutta a guscio", "può contenere frutta a guscio",
        "non contiene frutta a guscio"
      ),
      ("nl", "bevat noten", "kan sporen van noten bevatten", "bevat geen noten"),
      ("pl", "zawiera orzechy", "może zawierać orzechy", "nie zawiera orzechów"),
      ("sv", "innehåller nötter", "kan innehålla nötter", "innehåller inte nötter"),
      ("da", "indeholder nødder", "kan indeholde nødder", "indeholder ikke nødder"),
      ("nb", "inneholder nøtter", "kan inneholde nøtter", "inneholder ikke nøtter"),
      ("fi", "sisältää pähkinää", "voi sisältää pähkinää", "ei sisällä pähkinää"),
      (
        "pt", "contém frutos de casca rija", "pode conter frutos de casca rija",
        "não contém frutos de casca rija"
      ),
    ])
  func oneWordDecides(code: String, present: String, trace: String, claim: String) {
    let list = LabelWords.all.first { $0.code == code }?.list ?? ""
    for (statement, expected) in [(present, "nuts"), (trace, "~nuts"), (claim, "-nuts")] {
      for text in [
        "\(list). \(statement).", "\(list)\n\(statement.uppercased())", "\(list) (\(statement))",
        "\(statement). \(list)", "\(list). *\(statement)", "\(list). ** \(statement).",
      ] {
        let found = EveryLanguage.allergens(of: text, code)
        // A claim about one food, such as French "noisettes", says nothing about all nuts.
        expectEqual(found, code == "fr" && statement == claim ? "" : expected, "\(text)")
      }
    }
  }

  /// The names of a statement may stand on several lines, with any sign between them.
  @Test(
    arguments: [
      ("en", "May contain:", "egg", "milk", "nuts"),
      ("fr", "Peut contenir :", "œufs", "lait", "noix"),
      ("de", "Kann enthalten:", "Ei", "Milch", "Nüsse"),
      ("es", "Puede contener:", "huevo", "leche", "nueces"),
      ("it", "Può contenere:", "uova", "latte", "noci"),
      ("nl", "Kan bevatten:", "ei", "melk", "noten"),
      ("pl", "Może zawierać:", "jaja", "mleko", "orzechy"),
      ("sv", "Kan innehålla:", "ägg", "mjölk", "nötter"),
      ("da", "Kan indeholde:", "æg", "mælk", "nødder"),
      ("nb", "Kan inneholde:", "egg", "melk", "nøtter"),
      ("fi", "Saattaa sisältää:", "munaa", "maitoa", "pähkinää"),
      ("pt", "Pode conter:", "ovos", "leite", "nozes"),
    ])
  func theSignsBetweenTracesDoNotMatter(
    code: String, statement: String, egg: String, milk: String, nuts: String
  ) {
    let words = LabelWords.all.first { $0.code == code }
    for sign in [", ", ",", "; ", " • ", " - ", "\n", ",\n", " & ", " + ", " / ", "*, "] {
      let text = "\(statement) " + [egg, milk, nuts].joined(separator: sign)
      for label in ["\(words?.list ?? ""). \(text)", "\(text). \(words?.header ?? ""): sal"] {
        expectEqual(EveryLanguage.allergens(of: label, code), "~eggs ~milk ~nuts", "\(label)")
      }
    }
  }

  // MARK: Footnotes

  /// A footnote at the end of a label says what the marked name has in it.
  @Test(
    arguments: [
      ("en", "Sugar, flavor*, salt. *contains milk", "milk"),
      ("en", "Sugar, flavor*, salt\n*may contain milk", "~milk"),
      ("en", "Sugar¹, salt. ¹ contains milk", "milk"),
      ("fr", "Sucre, arôme*, sel. *contient du lait", "milk"),
      ("de", "Zucker, Aroma*, Salz. *enthält Milch", "milk"),
      ("de", "Zucker*, Salz\n* kann Milch enthalten", "~milk"),
      ("es", "Azúcar, aroma*, sal. *contiene leche", "milk"),
      ("it", "Zucchero, aroma*, sale. *contiene latte", "milk"),
      ("nl", "Suiker, aroma*, zout. *bevat melk", "milk"),
      ("pl", "Cukier, aromat*, sól. *zawiera mleko", "milk"),
      ("sv", "Socker, arom*, salt. *innehåller mjölk", "milk"),
      ("da", "Sukker, aroma*, salt. *indeholder mælk", "milk"),
      ("nb", "Sukker, aroma*, salt. *inneholder melk", "milk"),
      ("fi", "Sokeri, aromi*, suola. *sisältää maitoa", "milk"),
      ("pt", "Açúcar, aroma*, sal. *contém leite", "milk"),
    ])
  func aFootnoteIsAStatement(code: String, text: String, expected: String) {
    let report = EveryLanguage.report(text, code)
    expectEqual(EveryLanguage.allergens(of: report), expected, "\(text)")
    let list = text.prefix { $0 != "." && $0 != "\n" }
    expectEqual(report.list.ingredients.count, list.split(separator: ",").count, "\(text)")
  }

  // MARK: Facilities

  /// A facility makes traces of all that it handles, and what follows the sentence is an ingredient.
  @Test(
    arguments: [
      ("en", "Sugar. Made in a facility that handles milk, egg and nuts. Soy"),
      ("fr", "Sucre. Fabriqué dans un atelier utilisant du lait, des œufs et des noix. Soja"),
      ("de", "Zucker. In einem Betrieb hergestellt, der Milch, Ei und Nüsse verarbeitet. Soja"),
      ("es", "Azúcar. Elaborado en una fábrica donde se manipula leche, huevo y nueces. Soja"),
      ("it", "Zucchero. Prodotto in uno stabilimento che utilizza latte, uova e noci. Soia"),
      ("nl", "Suiker. Gemaakt in een fabriek waar ook melk, ei en noten worden verwerkt. Soja"),
      ("pl", "Cukier. Wyprodukowano w zakładzie, w którym używa się mleka, jaj i orzechów. Soja"),
      ("sv", "Socker. Tillverkad i en fabrik där mjölk, ägg och nötter hanteras. Soja"),
      ("da", "Sukker. Produceret på en fabrik, hvor der håndteres mælk, æg og nødder. Soja"),
      ("nb", "Sukker. Produsert i en fabrikk som håndterer melk, egg og nøtter. Soya"),
      ("fi", "Sokeri. Valmistettu tehtaassa, jossa käsitellään maitoa, munaa ja pähkinää. Soija"),
      ("pt", "Açúcar. Produzido numa fábrica que utiliza leite, ovos e nozes. Soja"),
    ])
  func aFacilityEndsWithItsSentence(code: String, text: String) {
    let report = EveryLanguage.report(text, code)
    expectEqual(EveryLanguage.allergens(of: report), "soybeans ~eggs ~milk ~nuts")
    expectEqual(report.list.ingredients.count, 2)
  }
}
