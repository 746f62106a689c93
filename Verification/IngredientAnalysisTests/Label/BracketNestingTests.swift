import IngredientAnalysis
import TestSupport
import Testing

/// Brackets behind names, within each other, empty, doubled, and without a partner.
@Suite("Label grammar: nested and unmatched brackets") struct BracketNestingTests {
  private static func outlined(_ text: String) -> String {
    outline(of: Analyzers.exact.list(of: IngredientLabel(text)))
  }

  /// The shapes of brackets that labels print.
  static let shapes: [(open: String, close: String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("\u{FF08}", "\u{FF09}"), ("\u{3010}", "\u{3011}"),
    ("( ", " )"), ("[(", ")]"), ("(", "]"), ("{", ")"),
  ]

  @Test(arguments: [
    ("cake (flour, egg), milk", "cake (flour; egg); milk"),
    ("cake(flour,egg),milk", "cake (flour; egg); milk"),
    ("cake (flour, egg) milk", "cake (flour; egg); milk"),
    ("cake (flour, egg), (milk), salt", "cake (flour; egg); milk; salt"),
    ("cake (flour, egg) (milk), salt", "cake (flour; egg; milk); salt"),
    ("cake (flour) [egg] {milk}, salt", "cake (flour; egg; milk); salt"),
    ("cake (flour, egg) and (milk, soy), salt", "cake (flour; egg; milk; soy); salt"),
    ("cake (flour, (egg, milk), salt), soy", "cake (flour; egg; milk; salt); soy"),
    ("cake (flour (wheat, rice), egg), milk", "cake (wheat; rice; egg); milk"),
    ("cake (egg. milk), salt", "cake (egg; milk); salt"),
    ("cake (egg; milk), salt", "cake (egg; milk); salt"),
    ("cake (egg - milk), salt", "cake (egg; milk); salt"),
    ("cake (.) egg, milk", "cake; egg; milk"),
    ("cake (E471) (egg), milk", "cake (E471; egg); milk"),
    ("cake (for color) (egg), milk", "cake (egg); milk"),
    ("cake (organic) (egg), milk", "cake (egg); milk"),
    ("milk and (egg), salt", "milk (egg); salt"),
    ("milk and [egg or soy], salt", "milk (egg; soy); salt"),
    (", (milk), salt", "milk; salt"), ("milk, (egg, soy)", "milk; egg; soy"),
  ])
  func aBracketHoldsThePartsOfTheNameBeforeIt(text: String, expected: String) {
    expectEqual(Self.outlined(text), expected)
  }

  @Test(arguments: [
    ("cake: egg, milk", "cake (egg); milk"), ("cake: egg; milk", "cake (egg); milk"),
    ("cake: egg. milk", "cake (egg); milk"), ("cake: egg - milk", "cake (egg); milk"),
    ("cake: (egg, soy), milk", "cake (egg; soy); milk"), ("cake (: egg), milk", "cake (egg); milk"),
    ("cake; filling: egg, soy; milk", "cake; filling (egg; soy); milk"),
    (
      "cake (filling: cream, sugar; topping: milk, egg), soy",
      "cake (filling (cream); sugar; topping (milk; egg)); soy"
    ),
    ("cake: (filling: cream), egg", "cake (filling (cream)); egg"),
    ("emulsifier (E322 (soya)), salt", "emulsifier (E322 (soya)); salt"),
    ("emulsifier: E322 (soya), E471 (milk)", "emulsifier (E322 (soya)); E471 (milk)"),
    ("emulsifier E322 (soya), salt", "emulsifier (E322 (soya)); salt"),
  ])
  func aColonHoldsWhatFollowsUpToTheNextSign(text: String, expected: String) {
    expectEqual(Self.outlined(text), expected)
  }

  @Test(arguments: [
    ("cake (egg, milk", "cake (egg; milk)"), ("cake (egg)), milk", "cake (egg); milk"),
    ("cake ((egg), milk", "cake (egg; milk)"),
    ("cake (egg], salt), milk", "cake (egg); salt; milk"),
    ("egg), milk", "egg; milk"), ("(egg, milk", "egg; milk"), (")egg( milk", "egg (milk)"),
    ("cake (egg (white, milk), soy", "cake (egg (white; milk); soy)"),
    ("cake (egg (white, milk", "cake (egg (white; milk))"), ("egg (", "egg"), (")) egg ((", "egg"),
  ])
  func aBracketWithoutAPartnerLosesNoName(text: String, expected: String) {
    expectEqual(Self.outlined(text), expected)
  }

  @Test(arguments: [
    ("cocoa butter (milk), salt", "en:cocoa-butter (en:milk); en:salt"),
    ("butter (milk), salt", "en:butter; en:salt"),
    ("butter (egg), salt", "en:butter (en:eggs); en:salt"),
    ("cream (Milk) (30%), salt", "en:cream; en:salt"),
    ("cream (coconut), milk", "en:cream (en:coconut); en:milk"),
    ("almond (milk), salt", "en:almond (en:milk); en:salt"),
    ("peanut (butter), salt", "en:peanut (en:butter); en:salt"),
    ("milk (coconut), salt", "en:milk (en:coconut); en:salt"),
    ("E471 (milk), salt", "en:e471 (en:milk); en:salt"),
    ("E322(egg)", "en:e322 (en:eggs)"), ("E920 (milk)", "en:e920 (en:milk)"),
    ("vitamin A (milk), salt", "en:vitamin-a (en:milk); en:salt"),
    ("vitamins (A, D, milk), salt", "en:vitamins (en:vitamin-a; en:vitamin-d; en:milk); en:salt"),
    ("caramel colour (wheat), salt", "en:e150 (en:wheat); en:salt"),
    ("maltodextrin (wheat), salt", "en:maltodextrin (en:wheat); en:salt"),
    ("flour (rice, wheat), salt", "en:rice-flour; en:wheat-flour; en:salt"),
    ("lecithin (soya, egg), salt", "en:soya-lecithin; en:egg-lecithin; en:salt"),
    ("fish (cod, shrimp), salt", "en:fish (en:cod; en:shrimp); en:salt"),
    ("Soy (Lecithin) milk, salt", "en:soybeans (en:e322); en:milk; en:salt"),
    ("niacin (B3), milk", "en:niacin (en:vitamin-b3); en:milk"),
  ])
  func aSourceInABracketIsRemovedOnlyIfTheNameSaysIt(text: String, expected: String) {
    expectEqual(identifiers(of: Analyzers.exact.list(of: IngredientLabel(text))), expected)
  }

  @Test(arguments: shapes.indices)
  func theShapeOfBracketsMakesNoDifference(shape: Int) {
    let (open, close) = Self.shapes[shape]
    let text = "cake \(open)flour, cream \(open)milk, salt\(close), egg\(close), soy"
    expectEqual(Self.outlined(text), "cake (flour; cream (milk; salt); egg); soy")
  }

  @Test(arguments: ["()", "[ ]", "( , )", "(())", "( . )", "(;)", "(-)", "{*}", "(%)", "(5 g)"])
  func anEmptyBracketChangesNothing(bracket: String) {
    let names = ["cake (flour", "cream (milk", "salt)", "egg)", "soy"]
    for place in names.indices {
      var written = names
      let name = written[place].split(separator: ")", omittingEmptySubsequences: false)
      written[place] = "\(name[0]) \(bracket)" + (name.count > 1 ? ")" : "")
      let text = written.joined(separator: ", ")
      expectEqual(Self.outlined(text), "cake (flour; cream (milk; salt); egg); soy", "\(text)")
    }
  }

  @Test(arguments: [1, 2, 3, 10, 100, 300])
  func everyDepthIsKept(depth: Int) {
    let names = ["alpha", "beta", "gamma", "delta", "epsilon"]
    let path = (0..<depth).map { names[$0 % names.count] }
    let ends = String(repeating: ")", count: depth - 1)
    let text = path.joined(separator: " (") + ends
    let expected = path.joined(separator: " (") + ends + "; milk"
    let list = Analyzers.host.list(of: IngredientLabel("\(text), milk"))
    expectEqual(outline(of: list), expected)
    expectEqual(list.allIngredients.count, depth + 1)
    // Without its closing brackets, the rest of the label is in the innermost one.
    let open = Analyzers.host.list(of: IngredientLabel(path.joined(separator: " (") + ", milk"))
    expectEqual(outline(of: open), path.joined(separator: " (") + "; milk" + ends)
  }

  /// A part stays within its bracket, even if a sentence or statement ends in it.
  @Test(arguments: [
    ("cake (egg, contains milk), soy", "cake (egg); soy", "milk"),
    ("cake (contains milk), soy", "cake; soy", "milk"),
    ("cake (egg. Contains milk), soy", "cake (egg); soy", "milk"),
    ("cake (egg) (contains milk), soy", "cake (egg); soy", "milk"),
    ("cake contains milk (egg, salt), soy", "cake (egg; salt); soy", "milk"),
    ("cake [filling (contains milk), egg], soy", "cake (filling; egg); soy", "milk"),
    ("E322 (contains soy), salt", "E322; salt", "soy"),
  ])
  func aStatementEndsWithItsBracket(text: String, expected: String, contents: String) {
    let list = Analyzers.exact.list(of: IngredientLabel(text))
    expectEqual(outline(of: list), expected)
    expectEqual(outline(of: list, statedAs: .contains), contents)
  }

  /// Whatever brackets stand between names, closed or not, each name is read once and in its place.
  @Test(arguments: LongTest.seeds(60, small: 30))
  func bracketsLoseAndAddNoName(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let known = ["alpha", "beta", "gamma", "delta", "epsilon"]
    let signs = [
      ", ", " (", "), ", " [", "] (", ")), ", " ((", ", (", " {", "}, ", "; ", ": ",
    ]
    for _ in 0..<20 {
      var text = ""
      var names: [String] = []
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        // No name is within itself, because a bracket may repeat the name before it.
        let name = known[names.count % known.count]
        names.append(name)
        text += name + (signs.randomElement(using: &generator) ?? ", ")
      }
      let list = Analyzers.host.list(of: IngredientLabel(text))
      expectEqual(list.allIngredients.map(\.name), names, "\(text)")
      // At its end, an opening bracket or a colon shows that the text goes on.
      let isCut = text.last { $0 != " " }.map { "([{:".contains($0) } ?? false
      expectEqual(list.ingredients(statedAs: .unread).count, isCut ? 1 : 0, "\(text)")
    }
  }
}
