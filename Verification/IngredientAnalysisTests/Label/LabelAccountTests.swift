import Foundation
import TestSupport
import Testing

@testable import IngredientAnalysis

/// The folder with real labels, if `HEALTHDOMAIN_DATA` names one.
private let realLabels = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DATA"]
  .map { $0 + "/ingredients" }

/// Every word of a label is accounted for, once.
@Suite("Label reading: an account of every word") struct LabelAccountTests {
  /// A label as the parser reads it.
  private struct Reading {
    static let english = LabelReader(.embedded, in: .english, correctsScanErrors: true)
    static let tables = ReportTables(english)
    let reader = Self.english
    var bytes: ContiguousArray<UInt8> = []
    var scanner = LabelScanner()
    var parser = LabelParser()

    mutating func read(_ text: String) {
      reader.read(IngredientLabel(text), into: &bytes, &scanner, &parser)
    }

    /// Removes the records of some words, and settles the accounts again.
    mutating func forget(_ isForgotten: (Int) -> Bool) {
      while parser.tree.nodes.last?.section == .unread { parser.tree.removeLastNode() }
      for position in scanner.tokens.indices
      where scanner.tokens[position].kind == .word && isForgotten(position) {
        scanner.tokens[position].account = .unread
      }
      swap(&parser.tokens, &scanner.tokens)
      parser.settleAccounts(reader.lexicon)
      swap(&parser.tokens, &scanner.tokens)
    }

    /// Whether a token is within the name of a node.
    func isNamed(_ token: LabelToken, _ isWanted: (LabelTree.Section) -> Bool) -> Bool {
      parser.tree.nodes.contains {
        isWanted($0.section) && $0.start <= token.start && token.start < $0.end
      }
    }

    /// The allergens in the product and the possible traces.
    func allergens() -> UInt64 {
      var finder = AllergenFinder()
      finder.read(
        parser.tree, scanner.tokens, reader.lexicon, names: Self.tables.names,
        traits: Self.tables.traits, in: .unitedStates)
      return finder.present | finder.traces | finder.exempt
    }
  }

  private static func check(_ reading: Reading, _ text: String) {
    for token in reading.scanner.tokens where token.kind == .word {
      // What is in a name or marked is not unread, and everything else is.
      let isRead = reading.isNamed(token) { $0 != .unread } || token.account != .unread
      expect(isRead != reading.isNamed(token) { $0 == .unread }, "\(text)")
    }
  }

  private static let labels =
    LabelLawTests.labels + [
      "Our cream is good. Ingredients: sugar, salt. Nutrition facts: fat 3 g. Serve with milk.",
      "Sugar (to preserve freshness), E322 soya lecithin, organic almonds from Italy* 5 %. *organic",
      "Water/Aqua, color (red 40), vitamins A and D, without added salt, may contain nuts and soy",
      "Beef, water, 1 1/2 % salt, per serving of cheese, contains 2 % or less of: (milk)",
    ]

  @Test(arguments: labels)
  func everyWordHasOneAccount(text: String) {
    var reading = Reading()
    reading.read(text)
    Self.check(reading, text)
  }

  @Test(arguments: LongTest.seeds(40, small: 20))
  func everyWordOfAnyTextHasOneAccount(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "sugar", "milk", "xyz", ", ", " (", ") ", "12 % ", "* ", ": ", ". ", "; ", " and ", " or ",
      "contains ", "may contain ", "made in a factory ", "free from ", "no ", "E 330 ", "vitamin ",
      "A ", "organic ", "\n", "ingredients: ", "nutrition facts ", "2% or less of ", "for color ",
      "see ", "s0dium ", "0", "free ", "without added ", "one or more of the following ",
    ]
    var reading = Reading()
    for _ in 0..<30 {
      let text = (0..<Int.random(in: 0...24, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      reading.read(text)
      Self.check(reading, text)
    }
  }

  @Test(arguments: labels)
  func aWordWhoseRecordIsRemovedIsUnread(text: String) {
    for seed in 0..<8 {
      var generator = SeededGenerator(seed: seed)
      var reading = Reading()
      reading.read(text)
      let before = reading.allergens()
      let tokens = reading.scanner.tokens
      var forgotten: Set<Int> = []
      for position in tokens.indices where tokens[position].kind == .word {
        if Int.random(in: 0..<3, using: &generator) == 0 { forgotten.insert(position) }
      }
      reading.forget(forgotten.contains)
      Self.check(reading, text)
      expectEqual(reading.allergens() & before, before, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("Sugar. Xyz abc", "Xyz abc"), ("Sugar (to protect the milk)", "milk"),
      ("Sugar. Nutrition facts: Serve with milk.", "Serve with milk"),
      ("Sugar. Nutrition facts: fat 3 g", ""), ("Milk bar. Ingredients: sugar", "Milk"),
    ])
  func whatIsUnreadIsKept(text: String, expected: String) {
    let list = Analyzers.embedded.list(of: IngredientLabel(text))
    let unread = list.ingredients(statedAs: .unread).map(\.name)
    let unknown = list.ingredients.filter { $0.substance == nil }.map(\.name)
    expectEqual((unread + unknown).joined(separator: ", "), expected)
  }

  @Test func anAllergenThatWasNotReadIsAPossibleTrace() {
    let report = Analyzers.embedded.report(
      on: IngredientLabel("Sugar. Nutrition facts: Serve with milk."),
      for: LabelPreferences(avoiding: [.allergen(.milk)]))
    expectEqual(report.traces.map(\.id), ["en:milk"])
    expect(report.allergens.isEmpty)
    expect(report.severity != .fits)
  }

  @Test(
    .enabled(if: realLabels != nil, "HEALTHDOMAIN_DATA names no folder"),
    arguments: ["labels-food.txt", "labels-cosmetic.txt", "labels-sweep-en.txt"])
  func everyWordOfARealLabelHasOneAccount(file: String) throws {
    let folder = try #require(realLabels)
    let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    let lines = text.split(separator: "\n")
    let step = max(1, lines.count / LongTest.size(40_000, small: 60))
    var reading = Reading()
    for index in stride(from: 0, to: lines.count, by: step) {
      reading.read(String(lines[index]))
      Self.check(reading, String(lines[index]))
    }
  }

  @Test(.enabled(if: realLabels != nil, "HEALTHDOMAIN_DATA names no folder"))
  func aCutLabelIsReadToo() throws {
    let folder = try #require(realLabels)
    let text = try String(contentsOfFile: "\(folder)/labels-food.txt", encoding: .utf8)
    let lines = text.split(separator: "\n")
    let step = max(1, lines.count / LongTest.size(120, small: 1))
    var reading = Reading()
    for index in stride(from: 0, to: lines.count, by: step) {
      let bytes = Array(lines[index].utf8).prefix(300)
      for cut in bytes.indices {
        for part in [bytes[..<cut], bytes[cut...]] {
          reading.read(String(decoding: part, as: UTF8.self))
          let nodes = reading.parser.tree.nodes.indices
          expect(reading.parser.tree.attributes.allSatisfy { nodes.contains($0.node.index) })
        }
      }
    }
  }
}
