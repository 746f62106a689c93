import TestSupport
import Testing

@testable import IngredientAnalysis

/// Other ways of writing a label, which read the same.
@Suite("Label reading: spelling and layout variations") struct LabelVariationTests {
  /// A generated list of names with parts, amounts, and signs.
  struct Item {
    var name: String
    var percent: Int?
    var parts: [Item] = []

    static let names = [
      "milk", "egg", "sugar", "salt", "wheat flour", "soy lecithin", "peanut butter", "almonds",
      "palm oil", "cocoa butter", "E471", "citric acid", "cod", "mustard seed", "oats", "xyzzy",
    ]

    static func random(depth: Int = 0, using generator: inout SeededGenerator) -> Item {
      let hasParts = depth < 3 && Int.random(in: 0..<4, using: &generator) == 0
      let name = hasParts ? "cake" : names.randomElement(using: &generator) ?? "salt"
      let isStated = Int.random(in: 0..<4, using: &generator) == 0
      let percent = isStated ? Int.random(in: 0...100, using: &generator) : nil
      let count = hasParts ? Int.random(in: 2...4, using: &generator) : 0
      let parts = (0..<count).map { _ in random(depth: depth + 1, using: &generator) }
      return Item(name: name, percent: percent, parts: parts)
    }

    static func list(seed: Int) -> [Item] {
      var generator = SeededGenerator(seed: seed)
      return (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        random(using: &generator)
      }
    }

    func written(by style: Style) -> String {
      var text = style.isUpper ? name.uppercased() : name
      if style.space != " " { text = text.split(separator: " ").joined(separator: style.space) }
      if let percent { text += style.space + style.digits(percent) + style.percent }
      guard !parts.isEmpty else { return text }
      return text + style.space + style.open + Item.written(parts, by: style) + style.close
    }

    static func written(_ items: [Item], by style: Style) -> String {
      items.map { $0.written(by: style) }.joined(separator: style.separator)
    }

    /// Returns the reading that the list should have, in lower case.
    static func outline(_ items: [Item]) -> String {
      items.map { item in
        let percent = item.percent.map { " =\(Double($0))" } ?? ""
        let parts = item.parts.isEmpty ? "" : " (\(outline(item.parts)))"
        return item.name.lowercased() + percent + parts
      }.joined(separator: "; ")
    }
  }

  /// A way to write a list.
  struct Style: Sendable {
    var separator = ", "
    var open = "("
    var close = ")"
    var percent = "%"
    var space = " "
    var isUpper = false
    /// The code of the digit zero.
    var zero: UInt32 = 0x30

    func digits(_ number: Int) -> String {
      String(
        String.UnicodeScalarView(
          String(number).unicodeScalars.compactMap { Unicode.Scalar($0.value - 0x30 + zero) }))
    }
  }

  static let styles: [Style] = [
    Style(), Style(separator: ","), Style(separator: "; "), Style(separator: " ;; "),
    Style(separator: ",\n"), Style(separator: " , , "), Style(separator: " \u{2022} "),
    Style(separator: "\u{B7}"), Style(separator: " | "), Style(separator: "\u{3001}"),
    Style(separator: "\u{FF0C}"), Style(separator: "\u{60C}"), Style(separator: "\u{FF1B}"),
    Style(separator: "\u{61B} "), Style(separator: " \u{25CF} "), Style(separator: ",\r\n\t"),
    Style(open: "[", close: "]"), Style(open: "{", close: "}"), Style(open: "(", close: "]"),
    Style(open: "\u{FF08}", close: "\u{FF09}"), Style(open: "( ", close: " )"),
    Style(open: "((", close: "))"), Style(open: "[ ", close: " ]"),
    Style(percent: " %"), Style(percent: "\u{FF05}"), Style(percent: "\u{66A}"),
    Style(percent: " percent"), Style(space: "\u{A0}"), Style(space: "  "), Style(space: "\t"),
    Style(space: "\u{2009}"), Style(space: " \u{202F}"), Style(space: "\u{2003}"),
    Style(isUpper: true), Style(zero: 0xFF10), Style(percent: "\u{66A}", zero: 0x660),
    Style(zero: 0x6F0),
    Style(separator: "\u{FF0C}", open: "\u{FF08}", close: "\u{FF09}", percent: "\u{FF05}"),
  ]

  /// The outline in lower case with single spaces.
  private static func outlined(_ text: String) -> String {
    let list = Analyzers.exact.list(of: IngredientLabel(text))
    return outline(of: list).lowercased().split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test(arguments: styles.indices)
  func everyStyleReadsTheSame(style: Int) {
    for seed in LongTest.seeds(20, small: 10) {
      let items = Item.list(seed: seed)
      let text = Item.written(items, by: Self.styles[style])
      expectEqual(Self.outlined(text), Item.outline(items), "\(text)")
    }
  }

  /// The allergens of a list do not depend on the order of its names or the brackets around them.
  @Test(arguments: LongTest.seeds(40, small: 18))
  func orderAndBracketsKeepTheAllergens(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let items = Item.list(seed: seed)
    let text = Item.written(items, by: Style())
    let allergens = Set(Analyzers.exact.report(on: IngredientLabel(text)).allergens)
    let shuffled = Item.written(items.shuffled(using: &generator), by: Style())
    for other in [
      shuffled, "(\(text))", "[\(text)], salt", "salt (\(shuffled))", "\(text), \(shuffled)",
      "Ingredients: \(shuffled).", "xyzzy: \(text)", "\(text). \(shuffled)",
    ] {
      let report = Analyzers.exact.report(on: IngredientLabel(other))
      expectEqual(Set(report.allergens), allergens, "\(other)")
    }
  }

  static let labels = [
    "Ingredients: wheat flour* 40,5 %, cream (milk [12\u{BD} %], salt), E 471 (soy) and/or egg; "
      + "contains 2% or less of: almonds, mono- and di-\nglycerides. Contains: milk. *organic",
    "Sucre, \u{FF08}milk\u{FF09}\u{3001} cr\u{E8}me fra\u{EE}che \u{661}\u{662}\u{66A} \u{2022} "
      + "oil (palm, peanut), vitamins A, D & C, may contain nuts. Free from soy. Nutrition facts",
    "Aqua/Water, Butyrospermum Parkii (Shea) Butter, 1,2-Hexanediol, [+/- CI 77891] "
      + "\u{2020}\u{2122}",
  ]

  /// A label may be cut anywhere, even within a character.
  @Test(arguments: labels)
  func everyCutIsRead(text: String) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      for part in [bytes[..<cut], bytes[cut...]] {
        let text = String(decoding: part, as: UTF8.self)
        let list = Analyzers.exact.list(of: IngredientLabel(text))
        for node in list.tree.nodes {
          expect(0 <= node.start && node.start < node.end && Int(node.end) <= text.utf8.count)
        }
        expect(list.tree.nodes.indices.allSatisfy { list.tree.nodes[$0].parent < NodeID($0) })
      }
    }
  }

  /// An allergen is found whatever signs and words of the grammar stand around it.
  @Test(arguments: LongTest.seeds(60, small: 24))
  func everyAllergenOfAnyTextIsFound(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      ", ", " (", ") ", "; ", ": ", " and ", " or ", " 5 % ", " 2 g ", "* ", " xyzzy ", " salt ",
      " organic ", " contains ", " may contain ", " dried ", " E471 ", "/", " - ", "\n", ". ",
      " 2% or less of ", " for color ", " one or more of the following ", " from Italy ", " [",
      "] ",
    ]
    for _ in 0..<20 {
      var text = ""
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
      }
      text += " peanuts "
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
      }
      let report = Analyzers.exact.report(on: IngredientLabel(text))
      let found = (report.allergens + report.traces).map(\.id)
      expect(found.contains("en:peanuts"), "\(text)")
    }
  }

  /// A word that a hyphen or a soft hyphen cuts at the end of a line is one word.
  @Test(
    arguments: LongTest.values(
      [
        "almond", "hazelnuts", "peanuts", "cashew", "wheat", "barley", "casein", "mustard",
        "celery",
        "sesame", "shrimp", "salmon", "lecithin", "mayonnaise",
      ], small: 12))
  func aLineEndCutsNoWord(word: String) {
    let expected = Analyzers.exact.list(of: IngredientLabel(word)).ingredients.map(\.substance?.id)
    for end in ["-\n", "-\r\n", "-\n  ", "\u{AD}\n", "\u{AD}", "\u{200B}"] {
      for cut in 1..<word.count {
        let text = "\(word.prefix(cut))\(end)\(word.dropFirst(cut))"
        for written in [text, text.uppercased(), "\(text), salt", "salt (\(text))"] {
          let list = Analyzers.exact.list(of: IngredientLabel(written))
          let found = list.allIngredients.map(\.substance?.id)
          expectEqual(found.filter { $0 != "en:salt" }, expected, "\(written)")
        }
      }
    }
  }

  /// What nobody can read never makes a verdict safer, wherever it stands.
  @Test(arguments: LongTest.seeds(40, small: 9))
  func anUnknownWordMakesNoVerdictSafer(seed: Int) {
    let names = Item.list(seed: seed).map { $0.written(by: Style()) }
    let milk = LabelPreferences(avoiding: [.allergen(.milk)])
    func severity(_ text: String) -> LabelVerdict.Severity {
      Analyzers.exact.report(on: IngredientLabel(text), for: milk).verdict.severity
    }
    for end in ["", ". May contain milk.", ". Contains: egg.", ". Made without soy."] {
      let before = severity(names.joined(separator: ", ") + end)
      for place in 0...names.count {
        var longer = names
        longer.insert("plugh", at: place)
        let text = longer.joined(separator: ", ") + end
        let after = severity(text)
        expect(after >= before && after != .fits, "\(text)")
      }
    }
  }
}
