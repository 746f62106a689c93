import BenchmarkHarness
import Foundation
import IngredientAnalysis
import Testing

@testable import benchmarks

@Suite struct IngredientPeerTests {
  @Test(
    arguments: [
      (ReadingError.zero, "o", 0, "0"), (.zero, "0", 0, "o"), (.one, "I", 0, "l"),
      (.one, "l", 0, "1"),
      (.pair, "rn", 0, "m"), (.pair, "m", 0, "rn"), (.accent, "é", 0, "e"),
      (.split, "ab", 1, "a b"),
      (.comma, "a, b", 1, "a b"), (.comma, "ab", 0, nil), (.split, "a b", 1, nil),
      (.accent, "e", 0, nil), (.pair, "r", 0, nil),
    ] as [(ReadingError, String, Int, String?)])
  func anErrorChangesOnePlace(kind: ReadingError, text: String, place: Int, expected: String?) {
    let characters = Array(text)
    let changed = kind.change(characters, at: place).map { change in
      String(
        characters[..<place] + change.replacement + characters[(place + change.length)...])
    }
    #expect(changed == expected)
  }

  @Test(arguments: 0..<10)
  func oneErrorIsMadeInFortyCharacters(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = String(repeating: "sodium chloride, corn oil, ", count: 40)
    for kinds in [ReadingError.allCases, [.zero], [.split], [.pair], [.comma]] {
      let read = ReadingError.read(text, with: kinds, using: &generator)
      // Of two letters read as one, the second may be the first of the next forty characters.
      #expect((text.count / 40 - 1...text.count / 40).contains(read.errors))
      #expect(read.text != text)
    }
    #expect(ReadingError.read(text, with: [.accent], using: &generator).text == text)
    #expect(ReadingError.read("short", with: ReadingError.allCases, using: &generator).errors == 0)
  }

  /// Two phrases in two labels, by hand: a label begins with a space, and a match ends behind one.
  @Test func aSpeedLineHasTheCountAndChecksumOfThePeers() throws {
    let folder = try folder([
      "patterns.txt": "palm oil\noil\n", "corpus.folded.txt": "palm oil\nolive oil\n",
    ])
    let line = try run(["speed", folder])
    #expect(line.hasPrefix("all     swift "))
    // "palm oil" ends at 10, "oil" at 10 and at 11: 1 · 10 + 2 · 10 + 2 · 11.
    #expect(line.contains("count 3  checksum 52 "))
  }

  @Test func coverageCountsMentionsAndUnknownNames() throws {
    let folder = try folder([
      "labels-food.txt": "Sugar, Salt, Xyzzyqua\nXyzzyqua, Frobozzic\n",
      "labels-cosmetic.txt": "Glycerin\n",
    ])
    let lines = try run(["coverage", folder, "1"]).split(separator: "\n")
    #expect(
      lines[1].split(separator: " ").map(String.init)
        == ["food", "2", "5", "2", "40.00", "%", "0", "2"])
    #expect(lines.contains("2\txyzzyqua") && !lines.contains("1\tfrobozzic"))
  }

  @Test func declaredAllergensAreThoseOfTheList() throws {
    let folder = try folder([
      "declared-allergens.jsonl":
        #"{"id": "x", "text": "Almonds, milk, celery", "declared": []}"# + "\n"
    ])
    let line = try run(["declared", folder])
    #expect(line.contains("\"tree-nuts\"") && line.contains("\"milk\""))
    #expect(line.contains("\"id\":\"x\"") && !line.contains("celery"))
  }

  @Test(arguments: [[], ["cases"], ["coverage", "x", "y"], ["speed"], ["table", "x"]])
  func aWrongCommandLineIsRefused(operands: [String]) {
    #expect { try run(operands) } throws: { ($0 as? ProgramError)?.status == .usage }
  }

  @Test func aMissingFileIsNamed() {
    #expect(throws: ProgramError(.noInput, "/nowhere/labels-food.txt cannot be read")) {
      try run(["coverage", "/nowhere"])
    }
  }

  @discardableResult private func run(_ operands: [String]) throws -> String {
    final class Lines { var text = "" }
    let lines = Lines()
    let console = Console(write: { lines.text += $0 }, writeError: { _ in }, isTerminal: false)
    var options = Options()
    options.isQuick = true
    try ingredientPeer.run(operands, options, console)
    return lines.text
  }

  private func folder(_ files: [String: String]) throws -> String {
    let folder = try temporaryFolder()
    for (name, text) in files { try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)")) }
    return folder
  }
}
