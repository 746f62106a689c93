import Essentials
import TestSupport
import Testing

@Suite("Clean text: whole characters, visible texts, and directions") struct CleanTextTests {
  @Test(arguments: [
    String(repeating: "👨‍👩‍👧‍👦", count: 40), "a" + String(repeating: "🇺🇸", count: 100),
    "a" + String(repeating: "か\u{3099}", count: 120),
    "กก" + String(repeating: "กินผักทุกวันเพื่อสุขภาพที่ดีของคุณและครอบครัว", count: 10),
    String(repeating: "e\u{301}\u{302} ", count: 90), String(repeating: "हिन्दी", count: 50),
    "a" + String(repeating: "\u{301}", count: 300),
    String(repeating: "\u{1100}\u{1161}\u{11A8}", count: 80),
    String(repeating: "👍🏽", count: 101), String(repeating: "word \u{301}x", count: 60),
  ])
  func aBeginningEndsAfterAWholeCharacter(text: String) {
    let beginning = CleanText.beginning(of: text, length: 200)
    expect(beginning.hasSuffix("…"))
    let start = beginning.dropLast()
    expect(start.unicodeScalars.count <= 200)
    expect(text.unicodeScalars.starts(with: start.unicodeScalars))
    expect(text.prefix(start.count).unicodeScalars.elementsEqual(start.unicodeScalars))
  }

  @Test func shortTextsAreNotCutAndWordsStayWhole() {
    let short = String(repeating: "a", count: 200)
    expectEqual(CleanText.beginning(of: short, length: 200), short)
    expectEqual(CleanText.beginning(of: "one two three", length: 10), "one two…")
    expectEqual(CleanText.beginning(of: "one twothreefour", length: 10), "one twothr…")
    expectEqual(
      CleanText.beginning(of: "\u{2067}one two\u{2069}", length: 5), "one…")
  }

  @Test(arguments: [
    "", " ", "\n", "\u{3164}", "\u{2800}", "\u{115F}", "\u{FE0F}", "\u{200B}", "\u{AD}\u{A0}",
    "\u{E0020}", "\u{FFFB}", "\u{1D159}", "\u{2028}", "\u{180E}\u{FFA0}",
  ])
  func nobodySees(text: String) {
    expect(!CleanText.isVisible(text))
    expect(CleanText.isVisible(text + "a"))
    expect(CleanText.isVisible("李" + text))
  }

  @Test func aLineTurnsNothingBesideIt() {
    expectEqual(CleanText.line("a\u{202E}b\nc"), "ab c")
    expectEqual(CleanText.line("a\u{2069}\u{202C}b"), "ab")
    expectEqual(CleanText.lines("\u{2067}a\n\u{2068}b\u{2069}"), ["a", "\u{2068}b\u{2069}"])
    expectEqual(
      CleanText.line("\u{202A}\u{2067}é\u{202B}\u{2069}\u{2069}\u{2066}"),
      "\u{2067}é\u{202B}\u{2069}")
    let marks = String(repeating: "\u{202E}", count: 100_000)
    expectEqual(CleanText.line(marks + String(repeating: "\u{2069}", count: 100_000)), "")
    for text in ["Market", "سوق", "\u{2068}سوق\u{2069} A", "Mo\u{200D}"] {
      expect(CleanText.isPlain(text) && CleanText.isPlain(text + "\n" + text, hasLines: true))
      expect(!CleanText.isPlain(text + "\n") && !CleanText.isPlain(text + "\u{2028}"))
    }
    for text in ["\u{202E}", "\u{2066}a", "\u{202A}a", "a\u{2069}", "\u{7}", "\u{85}"] {
      expect(!CleanText.isPlain(text) && !CleanText.isPlain(text, hasLines: true))
    }
    expect(!CleanText.isPlain("\u{202E}a\u{202C}"))
    expect(CleanText.isPlain("\u{202E}a\u{202C}", hasLines: true))
  }
}
