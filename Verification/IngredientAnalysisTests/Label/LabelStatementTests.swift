import IngredientAnalysis
import TestSupport
import Testing

/// Statements of allergens in twelve languages.
@Suite("Allergen statements: twelve languages") struct LabelStatementTests {
  /// Three allergens and sugar, with the names that the statements below have.
  private static let knowledge = IngredientKnowledge([
    IngredientTaxonomy(
      """
      en:milk
      fr:lait
      de:Milch
      es:leche
      it:latte
      nl:melk
      pl:mleko, mleka
      sv:mjölk
      da:mælk
      nb:melk
      fi:maito, maitoa
      pt:leite

      en:nuts
      fr:noix
      de:Nüsse, Nüssen, Nuss
      es:nueces
      it:noci
      nl:noten
      pl:orzechy, orzechów
      sv:nötter
      da:nødder
      nb:nøtter
      fi:pähkinä, pähkinää
      pt:nozes
      """, of: .allergen),
    IngredientTaxonomy(
      """
      en:sugar
      fr:sucre
      de:Zucker
      es:azúcar
      it:zucchero
      nl:suiker
      pl:cukier
      sv:socker
      da:sukker
      nb:sukker
      fi:sokeri
      pt:açúcar

      en:milk
      allergens:en:milk

      en:nuts
      allergens:en:nuts

      en:salt
      """, of: .food),
  ])
  private static let codes = [
    "en", "fr", "de", "es", "it", "nl", "pl", "sv", "da", "nb", "fi", "pt",
  ]
  private static let analyzer = IngredientAnalyzer(
    knowledge: knowledge, languages: codes.compactMap { LabelLanguage(code: $0) },
    correctsScanErrors: false)

  private static func report(_ text: String, _ code: String) throws -> IngredientReport {
    let language = try #require(LabelLanguage(code: code))
    return analyzer.report(on: IngredientLabel(text, in: language))
  }

  private static func ids(_ substances: [KnownSubstance]) -> String {
    substances.map { String($0.id.dropFirst(3)) }.sorted().joined(separator: " ")
  }

  @Test(
    arguments: [
      ("en", "Sugar. May contain nuts and milk."),
      ("en", "Sugar. Packed on machinery that also packs nuts and milk."),
      ("en", "Sugar. Made on the same line as products containing milk and nuts."),
      ("en", "Sugar. Packed in an environment where nuts and milk may be present."),
      ("en", "Sugar. Not suitable for people with a milk or nut allergy."),
      ("en", "Sugar. We cannot guarantee that our products are free from milk and nut traces."),
      (
        "en", "Sugar. Good manufacturing practices are followed, but cross contact with milk, nuts."
      ),
      ("en", "Sugar. Factory: milk and nuts used elsewhere."),
      ("fr", "Sucre. Peut contenir des traces de lait et de noix."),
      ("fr", "Sucre. Fabriqué dans un atelier qui utilise du lait et des noix."),
      ("fr", "Sucre. Fabriqué sur une ligne utilisant aussi lait et noix."),
      ("fr", "Sucre. La présence de lait et de noix ne peut être exclue."),
      ("fr", "Sucre. Ne convient pas aux personnes allergiques au lait et aux noix."),
      ("de", "Zucker. Kann Milch und Nüsse enthalten."),
      ("de", "Zucker. Spuren von Milch und Nüssen möglich."),
      (
        "de",
        "Zucker. In einem Betrieb hergestellt, in dem auch Milch und Nüsse verarbeitet werden."
      ),
      ("de", "Zucker. Spuren von Milch und Nüssen können nicht ausgeschlossen werden."),
      ("de", "Zucker. Nicht geeignet für Personen mit Milch- oder Nuss-Allergie."),
      ("de", "Zucker. Für Milchallergiker und Nussallergiker nicht geeignet."),
      ("es", "Azúcar. Puede contener trazas de leche y nueces."),
      ("es", "Azúcar. Elaborado en una fábrica donde se manipula leche y nueces."),
      ("es", "Azúcar. No se puede descartar la presencia de leche y nueces."),
      ("es", "Azúcar. No apto para alérgicos a la leche y a las nueces."),
      ("it", "Zucchero. Può contenere tracce di latte e noci."),
      ("it", "Zucchero. Prodotto in uno stabilimento che lavora anche latte e noci."),
      ("it", "Zucchero. Non si esclude la presenza di latte e noci."),
      ("it", "Zucchero. Non adatto a soggetti allergici a latte e noci."),
      ("nl", "Suiker. Kan sporen van melk en noten bevatten."),
      ("nl", "Suiker. Gemaakt in een fabriek waar ook melk en noten worden verwerkt."),
      ("nl", "Suiker. De aanwezigheid van melk en noten kan niet worden uitgesloten."),
      ("nl", "Suiker. Niet geschikt voor mensen met een melkallergie of notenallergie."),
      ("pl", "Cukier. Może zawierać śladowe ilości mleka i orzechów."),
      ("pl", "Cukier. Wyprodukowano w zakładzie, w którym używa się mleka i orzechów."),
      ("pl", "Cukier. Nie można wykluczyć obecności mleka i orzechów."),
      ("sv", "Socker. Kan innehålla spår av mjölk och nötter."),
      ("sv", "Socker. Tillverkad i en fabrik där mjölk och nötter hanteras."),
      ("sv", "Socker. Spår av mjölk och nötter kan inte uteslutas."),
      ("da", "Sukker. Kan indeholde spor af mælk og nødder."),
      ("da", "Sukker. Produceret på en fabrik, hvor der også håndteres mælk og nødder."),
      ("nb", "Sukker. Kan inneholde spor av melk og nøtter."),
      ("nb", "Sukker. Produsert i samme lokale som melk og nøtter."),
      ("fi", "Sokeri. Saattaa sisältää maitoa ja pähkinää."),
      ("fi", "Sokeri. Valmistettu tehtaassa, jossa käsitellään myös maitoa ja pähkinää."),
      ("pt", "Açúcar. Pode conter vestígios de leite e nozes."),
      ("pt", "Açúcar. Produzido numa fábrica que utiliza leite e nozes."),
      ("pt", "Açúcar. Não se pode excluir a presença de leite e nozes."),
    ])
  func aPrecautionIsATrace(code: String, text: String) throws {
    let report = try Self.report(text, code)
    expectEqual(Self.ids(report.traces), "milk nuts", "\(text)")
    expect(report.allergens.isEmpty && report.freeFromAllergens.isEmpty, "\(text)")
    expectEqual(report.list.ingredients.count, 1, "\(text)")
  }

  @Test(
    arguments: [
      ("en", "Sugar. Contains milk and nuts."), ("fr", "Sucre. Contient : lait, noix."),
      ("de", "Zucker. Enthält Milch und Nüsse."), ("es", "Azúcar. Contiene leche y nueces."),
      ("it", "Zucchero. Contiene latte e noci."), ("nl", "Suiker. Bevat melk en noten."),
      ("pl", "Cukier. Zawiera mleko i orzechy."), ("sv", "Socker. Innehåller mjölk och nötter."),
      ("da", "Sukker. Indeholder mælk og nødder."), ("nb", "Sukker. Inneholder melk og nøtter."),
      ("fi", "Sokeri. Sisältää maitoa ja pähkinää."), ("pt", "Açúcar. Contém leite e nozes."),
    ])
  func aStatementOfContentsIsPresent(code: String, text: String) throws {
    let report = try Self.report(text, code)
    expect(Self.ids(report.allergens) == "milk nuts" && report.traces.isEmpty)
    expectEqual(report.list.ingredients.count, 1)
  }

  @Test(
    arguments: [
      ("en", "Sugar. Contains no milk or nuts."), ("en", "Sugar. Free from milk and nuts."),
      ("en", "Sugar. Made in a milk free and nut free facility."),
      ("en", "No milk, no nuts. Sugar"), ("en", "Sugar. 0 % milk, 0 % nuts."),
      ("en", "Sugar. Milk free. Nut allergen free."), ("fr", "Sucre. Sans lait ni noix."),
      ("de", "Zucker. Ohne Milch, ohne Nüsse."), ("de", "Zucker. Enthält keine Milch und Nüsse."),
      ("es", "Azúcar. No contiene leche ni nueces."), ("it", "Zucchero. Senza latte né noci."),
      ("nl", "Suiker. Vrij van melk en noten."), ("pl", "Cukier. Nie zawiera mleka ani orzechów."),
      ("sv", "Socker. Utan mjölk och nötter."), ("da", "Sukker. Uden mælk eller nødder."),
      ("nb", "Sukker. Uten melk eller nøtter."), ("fi", "Sokeri. Ei sisällä maitoa tai pähkinää."),
      ("pt", "Açúcar. Sem leite nem nozes."),
    ])
  func aClaimIsNoIngredient(code: String, text: String) throws {
    let report = try Self.report(text, code)
    expectEqual(Self.ids(report.freeFromAllergens), "milk nuts", "\(text)")
    expect(report.allergens.isEmpty && report.traces.isEmpty, "\(text)")
    expectEqual(report.list.ingredients.count, 1)
  }

  @Test(
    arguments: [
      ("en", "Sugar without added salt, milk, nuts"),
      ("en", "Sugar (no preservatives), nuts, milk"),
      ("en", "Sugar without salt (milk, nuts)"), ("en", "No salt added. Milk, nuts"),
      ("en", "No salt, sugar, nuts or milk"),
      ("en", "No added milk. Sugar, nuts, milk"), ("en", "Without salt, nuts and milk"),
      ("fr", "Sucre sans sel, lait, noix"), ("de", "Zucker ohne Salz, Milch, Nüsse"),
      ("es", "Azúcar sin sal, leche, nueces"), ("it", "Zucchero senza sale, latte, noci"),
      ("nl", "Suiker zonder zout, melk, noten"), ("pl", "Cukier bez soli, mleko, orzechy"),
      ("sv", "Socker utan salt, mjölk, nötter"), ("da", "Sukker uden salt, mælk, nødder"),
      ("nb", "Sukker uten salt, melk, nøtter"), ("fi", "Sokeri ilman suolaa, maito, pähkinä"),
      ("pt", "Açúcar sem sal, leite, nozes"),
    ])
  func aClaimInAListEndsAtTheComma(code: String, text: String) throws {
    let report = try Self.report(text, code)
    expectEqual(Self.ids(report.allergens), "milk nuts", "\(text)")
    expect(report.freeFromAllergens.isEmpty, "\(text)")
  }

  @Test(
    arguments: [
      ("Sugar (contains one or more of the following: milk, nuts), salt", "milk nuts"),
      ("Sugar, one or more of: milk and/or nuts. Salt", "milk nuts"),
      ("Sugar (salt, nuts and/or milk)", "milk nuts salt"),
    ])
  func alternativesMayEachBePresent(text: String, expected: String) throws {
    let report = try Self.report(text, "en")
    let names = report.list.allIngredients.filter(\.isAlternative).map(\.name)
    expectEqual(names.sorted().joined(separator: " "), expected)
    expectEqual(Self.ids(report.allergens), "milk nuts")
  }

  @Test func namesJoinedByAndAreNoAlternatives() throws {
    let list = try Self.report("Sugar (salt, nuts and milk), milk", "en").list
    expect(list.allIngredients.allSatisfy { !$0.isAlternative })
  }

  @Test(
    arguments: [
      ("en", "Sugar. For allergens, including milk and nuts, see ingredients in bold."),
      ("en", "Sugar. For allergens see ingredients in CAPITALS."),
      ("fr", "Sucre. Les allergènes sont indiqués en gras."),
      ("de", "Zucker. Allergene sind fett gedruckt."),
      ("es", "Azúcar. Los alérgenos figuran en negrita."),
    ])
  func howALabelShowsAllergensIsNoStatement(code: String, text: String) throws {
    let report = try Self.report(text, code)
    expect(report.allergens.isEmpty && report.traces.isEmpty)
    expect(report.list.ingredients(statedAs: .unread).isEmpty)
  }

  @Test func aListGoesOnBehindSuchASentence() throws {
    let list = try Self.report("Sugar. For allergens, see ingredients in bold, milk", "en").list
    expectEqual(list.ingredients.map(\.name), ["Sugar", "milk"])
  }

  @Test func whatIsExceptedIsPresent() throws {
    let report = try Self.report(
      "No salt added except that naturally occurring in milk, nuts", "en")
    expectEqual(Self.ids(report.allergens), "milk nuts")
  }

  @Test func starchWithoutGlutenIsStillWheat() {
    let report = Analyzers.embedded.report(on: IngredientLabel("Gluten free wheat starch, sugar"))
    expectEqual(Self.ids(report.allergens), "wheat")
    expectEqual(Self.ids(report.freeFromAllergens), "gluten")
  }

  @Test(
    arguments: [
      "Sugar. See the milk and nuts.", "Sugar. Suitable for milk and nuts.",
      "Sugar. Storage: keep away from milk and nuts", "Milk and nuts. Ingredients: sugar",
    ])
  func anAllergenInARemarkIsAPossibleTrace(text: String) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text))
    expectEqual(Self.ids(report.traces + report.allergens), "milk nuts", "\(text)")
  }

  @Test func aStatementBehindARemarkIsRead() {
    let report = Analyzers.embedded.report(
      on: IngredientLabel("Sugar. Suitable for vegans contains soya. Made in the Parma area, milk"))
    expect(Self.ids(report.allergens) == "milk soybeans" && report.traces.isEmpty)
  }

  @Test(arguments: ["Cheesecake Factory bread, milk", "Tomatoes packed in a can, milk"])
  func aPlaceInANameIsNoStatement(text: String) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text))
    expect(Self.ids(report.allergens).contains("milk") && report.traces.isEmpty)
  }

  // MARK: Claims about products

  @Test(arguments: [
    "No butter. Sugar", "Without egg whites. Sugar", "Lactose free. Sugar", "No wheat flour. Sugar",
  ])
  func aClaimAboutAProductIsNoneAboutItsAllergen(text: String) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text))
    expect(report.freeFromAllergens.isEmpty && report.allergens.isEmpty, "\(text)")
  }

  @Test(arguments: [
    ("No dairy. Sugar", "milk"), ("No tree nuts. Sugar", "nuts"), ("Soya free. Sugar", "soybeans"),
    ("Wheat gluten free. Sugar", "wheat"), ("No milk, egg, soy. Sugar", "eggs milk soybeans"),
  ])
  func aClaimAboutAnAllergenIsKept(text: String, expected: String) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text))
    expectEqual(Self.ids(report.freeFromAllergens), expected, "\(text)")
  }

  @Test(arguments: [
    ("en", "No butter, wheat flour"), ("fr", "Sans beurre, farine de blé"),
    ("es", "Sin mantequilla, harina de trigo"), ("it", "Senza burro, farina di frumento"),
    ("nl", "Zonder boter, tarwebloem"), ("sv", "Utan smör, vetemjöl"),
    ("pl", "Bez masła, mąka pszenna"), ("pt", "Sem manteiga, farinha de trigo"),
    ("da", "Uden smør, hvedemel"), ("nb", "Uten smør, hvetemel"), ("de", "Ohne Butter, Weizenmehl"),
    ("fi", "Ilman voita, vehnäjauho"),
  ])
  func aFoodBehindAClaimOfOneWordIsPresent(code: String, text: String) {
    let report = EveryLanguage.report(text, code)
    expectEqual(Self.ids(report.allergens), "gluten wheat", "\(text)")
  }

  @Test func aClaimInBracketsDeniesAllOfThem() {
    let report = Analyzers.embedded.report(
      on: IngredientLabel("Sugar (free from milk, egg and nuts), salt"))
    expect(Self.ids(report.freeFromAllergens) == "eggs milk nuts" && report.allergens.isEmpty)
  }

  @Test(arguments: [
    ("Sugar. Contains tree nuts (coconut).", "coconut", ""),
    ("Sugar. Contains tree nuts (coconut), milk.", "coconut milk", ""),
    ("Sugar. May contain tree nuts (coconut).", "", "coconut"),
    ("Sugar. Contains tree nuts (coconut, almonds).", "coconut nuts", ""),
    ("Sugar. Contains tree nuts, coconut.", "coconut nuts", ""),
    ("Sugar. Contains tree nuts (coconut, zorblax).", "coconut nuts", ""),
    ("Sugar. Contains soy (coconut).", "coconut soybeans", ""),
  ])
  func coconutInBracketsIsWhatTheStatementMeans(text: String, allergens: String, traces: String) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text))
    expectEqual(Self.ids(report.allergens), allergens, "\(text)")
    expectEqual(Self.ids(report.traces), traces, "\(text)")
  }

  @Test func anUnknownWordMakesAClaimUnclear() {
    let report = Analyzers.embedded.report(on: IngredientLabel("No Xyz peanuts, sugar"))
    expect(report.freeFromAllergens.isEmpty && Self.ids(report.traces) == "peanuts")
  }

  @Test func aContradictionIsReportedOnBothSides() throws {
    let report = try Self.report("Milk, sugar. Milk free.", "en")
    expect(Self.ids(report.allergens) == "milk" && Self.ids(report.freeFromAllergens) == "milk")
  }
}
