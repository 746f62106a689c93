import TestSupport
import Testing

@testable import Essentials

extension MarkdownTextTests {
  private static let signs = [
    "#", "-", "+", ">", "*", "_", "`", "[", "]", "(", "<", "!", "\\", "&", ";", "=", ":", "|", "~",
    "1", ".", "a", " ", "\n",
  ]

  /// What is shown of a text: its lines without spaces that do not count, and without empty lines
  /// around them.
  private func shown(_ text: String) -> [String] {
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing("\t", with: " ").split(separator: " ").joined(separator: " ") }
    let trimmed = lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
    return Array(trimmed)
  }

  private func expectText(_ text: String) {
    let lines = shown(text)
    // Markup, which the reader does not return, is `nil`.
    let paragraph = try? PlainMarkdown.paragraph(MarkdownText.paragraph(text))
    expectEqual(paragraph, lines.joined(separator: "\n"), "\(text.debugDescription)")
    let heading = try? PlainMarkdown.heading(MarkdownText.heading(text))
    expectEqual(
      heading, lines.filter { !$0.isEmpty }.joined(separator: " "), "\(text.debugDescription)")
  }

  @Test func allShortTextsStayText() {
    for first in Self.signs {
      for second in LongTest.values(Self.signs, small: 10) {
        for third in LongTest.values(Self.signs, small: 1) { expectText(first + second + third) }
      }
    }
  }

  @Test(arguments: LongTest.seeds(20))
  func hostileTextsStayText(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let words =
      Self.signs + [
        "--- ", "1. ", "\t", "\r\n", "é", "“", "&lt;", "&#3;", "<b>", "](x)", "**", "__", "```",
        "# ", "> ", "- ", "12", "|-", "x_y", "http://a.b",
      ]
    for _ in 0..<100 {
      let count = Int.random(in: 0...12, using: &generator)
      expectText(
        (0..<count).compactMap { _ in words.randomElement(using: &generator) }.joined())
    }
  }
}
