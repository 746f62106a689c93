import TestSupport
import Testing

@testable import IngredientAnalysis

/// Labels in several languages without headers and codes: lists behind one another, and lists in
/// which each ingredient stands in every language.
@Suite("Multilingual labels: lists without headers") struct BilingualShapeTests {
  private static let codes = EveryLanguage.codes
  private static let foods = [
    "en:sugar", "en:sunflower-oil", "en:egg-yolks", "en:skim-milk-powder",
  ]
  private static let milk = LabelPreferences(avoiding: [.allergen(.milk)])

  /// How the names of two languages stand on a label.
  enum Shape: CaseIterable {
    case slashes, spacedSlashes, brackets, squareBrackets, dashes
    case lines, slash, bullet, sentence, comma, bar, semicolon

    /// Whether each ingredient stands in both languages.
    var isPaired: Bool {
      switch self {
      case .slashes, .spacedSlashes, .brackets, .squareBrackets, .dashes: true
      case .lines, .slash, .bullet, .sentence, .comma, .bar, .semicolon: false
      }
    }

    func text(_ left: [String], _ right: [String]) -> String {
      func pairs(_ sign: String, _ end: String = "") -> String {
        let both = zip(left, right).map { $0 + sign + $1 + end }
        let rest = Array(left.dropFirst(right.count)) + Array(right.dropFirst(left.count))
        return (both + rest).joined(separator: ", ")
      }
      func blocks(_ sign: String) -> String {
        left.joined(separator: ", ") + sign + right.joined(separator: ", ")
      }
      return switch self {
      case .slashes: pairs("/")
      case .spacedSlashes: pairs(" / ")
      case .brackets: pairs(" (", ")")
      case .squareBrackets: pairs(" [", "]")
      case .dashes: pairs(" - ")
      case .lines: blocks("\n")
      case .slash: blocks(" / ")
      case .bullet: blocks(" • ")
      case .sentence: blocks(". ")
      case .comma: blocks(", ")
      case .bar: blocks(" | ")
      case .semicolon: blocks("; ")
      }
    }
  }

  private static func names(_ code: String, _ foods: [String] = foods) -> [String] {
    foods.map { EveryLanguage.name(of: $0, in: code) }
  }

  private static func report(_ text: String, _ code: String = "en") -> MultilingualReport {
    EveryLanguage.analyzer.multilingualReport(
      on: IngredientLabel(text, in: LabelLanguage(code: code) ?? .english), for: milk)
  }

  /// The shapes to try with two languages: all, or one of each kind in a debug build.
  private static func shapes(_ first: String, _ second: String) -> [Shape] {
    let all = Shape.allCases
    let place = (codes.firstIndex(of: first) ?? 0) * 5 + (codes.firstIndex(of: second) ?? 0)
    let few = [all[place % 5], all[5 + place % 7]]
    return LongTest.size(1, small: 0) > 0 ? all : few
  }

  /// The languages to try beside another one: all, or two of them in a debug build.
  private static func others(than first: String) -> [String] {
    let place = codes.firstIndex(of: first) ?? 0
    let all = (1..<codes.count).map { codes[(place + $0 * 5) % codes.count] }
    return LongTest.values(all, small: 2)
  }

  /// Pairs of languages that share most names of foods.
  private static func areAlike(_ left: String, _ right: String) -> Bool {
    let groups: [Set<String>] = [["da", "nb", "sv"], ["es", "pt"]]
    return groups.contains { $0.contains(left) && $0.contains(right) }
  }

  // MARK: Two languages

  @Test(arguments: LongTest.values(codes, small: 4))
  func bothListsAreRead(first: String) {
    for second in Self.others(than: first) {
      for shape in Self.shapes(first, second) {
        let text = shape.text(Self.names(first), Self.names(second))
        let report = Self.report(text)
        expectEqual(report.severity, .avoid, "\(text)")
        expect(report.disagreements.isEmpty, "\(text)")
        guard !Self.areAlike(first, second) else { continue }
        expectEqual(Set(report.languages.map(\.code)), [first, second], "\(text)")
        for own in report.reports {
          // A name that both languages know, such as "sesam", stands in both lists.
          let ids = own.list.allIngredients.map { $0.substance?.id ?? "unknown" }
          expect(Set(ids).isSuperset(of: Self.foods), "\(text): \(own.list)")
          expect(!ids.contains("unknown"), "\(text): \(own.list)")
        }
      }
    }
  }

  /// Without milk in either language the product fits, so that nothing was left unread.
  @Test(arguments: codes)
  func aProductWithoutTheAllergenFits(first: String) {
    let foods = Array(Self.foods.dropLast())
    for second in Self.others(than: first) {
      for shape in Self.shapes(first, second) where !Self.areAlike(first, second) {
        let text = shape.text(Self.names(first, foods), Self.names(second, foods))
        expectEqual(Self.report(text).severity, .fits, "\(text)")
      }
    }
  }

  /// What only one language names counts, and the report says which one leaves it out.
  @Test(arguments: LongTest.values(codes, small: 5))
  func whatOneLanguageLeavesOutIsTold(first: String) {
    let foods = Array(Self.foods.dropLast())
    for second in Self.others(than: first) where !Self.areAlike(first, second) {
      for shape in Self.shapes(first, second) {
        for isFirst in [true, false] {
          let text = shape.text(
            Self.names(first, isFirst ? foods : Self.foods),
            Self.names(second, isFirst ? Self.foods : foods))
          let report = Self.report(text)
          expectEqual(report.severity, .avoid, "\(text)")
          let told = report.disagreements.map {
            "\($0.allergen.id) \($0.languages.map(\.code)) \($0.otherLanguages.map(\.code))"
          }
          let (has, lacks) = isFirst ? (second, first) : (first, second)
          expectEqual(told, ["en:milk [\"\(has)\"] [\"\(lacks)\"]"], "\(text)")
        }
      }
    }
  }

  // MARK: Labels as they are printed

  private static let analyzers: [String: IngredientAnalyzer] = {
    var analyzers: [String: IngredientAnalyzer] = [:]
    for codes in ["en fr", "de fr it", "sv da nb fi", "sv da fi", "sv fi"] {
      let languages = codes.split(separator: " ").compactMap { LabelLanguage(code: String($0)) }
      analyzers[codes] = IngredientAnalyzer(languages: languages, correctsScanErrors: false)
    }
    return analyzers
  }()

  @Test(arguments: [
    // Canada
    (
      "en fr", "SUGAR, WHEAT FLOUR, SALT\nSUCRE, FARINE DE BLÉ, SEL",
      "fits en:[SUGAR, WHEAT FLOUR, SALT] fr:[SUCRE, FARINE DE BLÉ, SEL]"
    ),
    (
      "en fr",
      "Ingredients/Ingrédients: Sugar/Sucre, Wheat flour/Farine de blé, Salt/Sel. "
        + "May contain/Peut contenir: Milk/Lait.",
      "caution en:[Sugar, Wheat flour, Salt] fr:[Sucre, Farine de blé, Sel]"
    ),
    (
      "en fr",
      "Sugar (sucre), wheat flour (farine de blé). May contain milk. Peut contenir du lait.",
      "caution en:[Sugar, wheat flour] fr:[sucre, farine de blé]"
    ),
    (
      "en fr", "Sugar/Sucre, E330, Glucose, Salt/Sel",
      "fits en:[Sugar, E330, Glucose, Salt] fr:[Sucre, E330, Glucose, Sel]"
    ),
    ("en fr", "Milk / Lait", "avoid en:[Milk] fr:[Lait]"),
    ("en fr", "Salt\nSel", "fits en:[Salt] fr:[Sel]"),
    ("en fr", "Sugar 60 %/Sucre 60 %, Salt/Sel", "fits en:[Sugar, Salt] fr:[Sucre, Sel]"),
    // Switzerland
    (
      "de fr it", "Zucker, Weizenmehl, Salz\nSucre, farine de blé, sel\nZucchero, sale, burro",
      "avoid de:[Zucker, Weizenmehl, Salz] fr:[Sucre, farine de blé, sel] it:[Zucchero, sale, burro]"
    ),
    (
      "de fr it", "Zucker/Sucre/Zucchero, Weizenmehl/Farine de blé/Farina di frumento",
      "fits de:[Zucker, Weizenmehl] fr:[Sucre, Farine de blé] it:[Zucchero, Farina di frumento]"
    ),
    (
      "de fr it",
      "Zutaten/Ingrédients/Ingredienti: Zucker/Sucre/Zucchero, Milch/Lait/Latte",
      "avoid de:[Zucker, Milch] fr:[Sucre, Lait] it:[Zucchero, Latte]"
    ),
    // The Nordic countries
    (
      "sv da nb fi",
      "Ingredienser: Socker/sukker/sukker/sokeri, vetemjöl/hvedemel/hvetemel/vehnäjauho",
      "fits da:[sukker, hvedemel] fi:[sokeri, vehnäjauho] nb:[sukker, hvetemel] sv:[Socker, vetemjöl]"
    ),
    (
      "sv da fi", "Socker, vetemjöl, salt\nSukker, hvedemel, salt\nSokeri, vehnäjauho, suola",
      "fits da:[salt, Sukker, hvedemel] fi:[Sokeri, vehnäjauho, suola] sv:[Socker, vetemjöl, salt]"
    ),
    (
      "sv fi", "Socker, smör, salt / Sokeri, voi, suola",
      "avoid fi:[Sokeri, voi, suola] sv:[Socker, smör, salt]"
    ),
  ])
  func aPrintedLabelIsReadInEachLanguage(codes: String, text: String, expected: String) throws {
    let first = try #require(LabelLanguage(code: String(codes.prefix(2))))
    let analyzer = try #require(Self.analyzers[codes])
    let report = analyzer.multilingualReport(on: IngredientLabel(text, in: first), for: Self.milk)
    let lists = report.reports.map { own in
      // A name that several languages know stands in each list.
      var names: [String] = []
      for name in own.list.ingredients.map(\.name) where !names.contains(name) {
        names.append(name)
      }
      return "\(own.list.label.language.code):[\(names.joined(separator: ", "))]"
    }
    expectEqual("\(report.severity) \(lists.sorted().joined(separator: " "))", expected, "\(text)")
  }

  /// Slashes, brackets, and lines of a label in one language do not make it two.
  @Test(arguments: [
    "Aqua/Water/Eau, Glycerin, Parfum/Fragrance, Limonene",
    "Avena Sativa (Oat) Kernel Flour, Butyrospermum Parkii (Shea) Butter",
    "Enriched flour (wheat flour, niacin), sugar, canola and/or sunflower oil, spices/flavors",
    "Sugar, salt\nwheat flour, butter", "Sugar (cane sugar), milk [skim milk]",
    "Sugar, zorblax / salt, brellin", "Milk chocolate (sugar, cocoa butter) - salt",
    "Sugar, sucre, salt",
  ])
  func aLabelInOneLanguageIsNotDivided(text: String) {
    expectEqual(Self.report(text).languages, [.english])
  }

  /// A block of one or two foreign words is unread, and not another list.
  @Test func aForeignWordIsUnread() {
    for text in ["Sugar, sucre, salt", "Wheat flour, zout, salt, sugar"] {
      expectEqual(Self.report(text).severity, .unknown, "\(text)")
    }
  }

  /// But the name of an allergen counts in any language.
  @Test(arguments: [
    "Sugar, lait, salt", "Sugar (smør), salt", "skummetmælkspulver (Egg yolks; Egg yolks)",
    "Zucker, beurre", "Butter/lait", "sukker (lait (sel))",
    "eigeel: æggeblomme\nskummetmælkspulver) Zutaten: • 12 %\n",
    "skummetmelkpulver) jaune d'œuf: sucre; aceite de girasol - solsikkeolje\n",
    "latte scremato in polvere) Sugar[Egg yolks • ", "skummetmelkpulver) sukker[Sugar (Sugar / ",
  ])
  func aForeignNameOfAnAllergenCounts(text: String) {
    expectEqual(Self.report(text).severity, .avoid, "\(text)")
  }

  // MARK: Laws

  /// Wherever a name of milk stands among names in several languages, the product does not fit.
  @Test(arguments: LongTest.seeds(8, small: 1))
  func noMilkIsLostBetweenLanguages(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let signs = [", ", "/", " / ", " (", ") ", ". ", "\n", ": ", "; ", " • ", " - ", "[", "], "]
    let others = [
      "May contain", "Peut contenir", "Enthält", "Zutaten:", "Ingredients:", "12 %", "E330",
      "zorblax", "glucose", "Limonene", "FR:", "DE",
    ]
    let foods = Array(Self.foods.dropLast())
    for _ in 0..<LongTest.size(400, small: 20) {
      let codes = Array(Self.codes.shuffled(using: &generator).prefix(3))
      var parts: [String] = []
      for _ in 0..<Int.random(in: 2...14, using: &generator) {
        let isName = Int.random(in: 0..<5, using: &generator) > 0
        let code = try #require(codes.randomElement(using: &generator))
        let names = isName ? Self.names(code, foods) : others
        parts.append(try #require(names.randomElement(using: &generator)))
      }
      let milk = EveryLanguage.name(of: "en:skim-milk-powder", in: codes[0])
      parts.insert(milk, at: Int.random(in: 0...parts.count, using: &generator))
      let text = parts.map { $0 + (signs.randomElement(using: &generator) ?? "") }.joined()
      expect(Self.report(text).severity > .fits, "\(text)")
    }
  }

  @Test(arguments: ["Sugar/Sucre, ", "Milk (lait) ", "Sugar, salt\nSucre, sel\n", "a/b/", "(/"])
  func timeGrowsWithTheLength(shape: String) {
    let size = LongTest.size(5_000, small: 60)
    let isLinear = ProcessorTime.grows(below: 30, from: size, to: size * 10) { count in
      let text = String(repeating: shape, count: count / shape.utf8.count)
      return ProcessorTime.measure { _ = Self.report(text).reports.count }
    }
    expect(isLinear)
  }
}
