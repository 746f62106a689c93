import PublicHealth
import TestSupport
import Testing

@Suite("Health journal: the direction of a person's words") struct HealthJournalDirectionTests {
  private let hebrew = "\u{5DB}\u{5D0}\u{5D1} \u{5E8}\u{5D0}\u{5E9} 200 mg."

  private func journal(_ words: String) throws -> HealthJournal {
    var entry = try JournalRows.entry(1, "2020-08-18T09:30", words)
    entry.symptoms = [.init(words, .mild)]
    entry.contacts = [.init(words, from: entry.time, minutes: 5, at: "Park")]
    return try JournalRows.journal([entry])
  }

  @Test func aPageHasTheDirectionOfItsLanguageAndWordsHaveTheirOwn() throws {
    var messages = HealthJournal.Messages()
    let english = try journal(hebrew).html()
    expect(english.contains("<html lang=\"en\">"))
    expect(english.contains("<p dir=\"auto\">\(hebrew)</p>"))
    expect(english.contains("<li dir=\"auto\">Symptom: <bdi>\(hebrew)</bdi> (mild)</li>"))
    for (language, isRightToLeft) in [
      ("he", true), ("ar-EG", true), ("fa", true), ("UR", true), ("az-Arab", true), ("en", false),
      ("ar-Latn", false), ("", false), ("es-419", false), ("ur-Aran", true), ("prs", true),
      ("rhg-Rohg", true), ("pnb", true), ("ckb-IQ", true), ("ku", false), ("arn", false),
    ] {
      messages.language = language
      let page = try journal(hebrew).html(messages: messages)
      expectEqual(page.contains("dir=\"rtl\""), isRightToLeft, language)
    }
  }

  @Test func textsIsolateWordsOfAnotherDirection() throws {
    let isolated = "\u{2068}\(hebrew)\u{2069}"
    expect(try journal(hebrew).markdown().contains("- Met: \(isolated) at Park, from"))
    var messages = HealthJournal.Messages()
    expectEqual(
      messages.lines(for: try journal("Anna").entries[0]).last,
      "Met: Anna at Park, from 2020-08-18 09:30, 5 min")
    messages.language = "he"
    expectEqual(
      messages.lines(for: try journal("Anna").entries[0]).last,
      "Met: \u{2068}Anna\u{2069} at \u{2068}Park\u{2069}, from 2020-08-18 09:30, 5 min")
  }

  /// A text that turns what follows, or that ends the isolate around it.
  @Test(arguments: [
    "\u{202E}abc", "abc\u{2069}\u{202E}x", "\u{2067}a\u{202A}",
    "\u{2068}a\u{202B}\u{2069}\u{2069}b",
    "\u{202C}\u{202D}a", "\u{2066}a\u{202E}\u{202C}\u{202C}",
  ])
  func noTextTurnsTheRestOfItsLine(text: String) throws {
    let journal = try journal(text)
    for line in journal.markdown().split(separator: "\n") + journal.csv().split(separator: "\r\n") {
      // Cells and slots end what they begin.
      for part in line.split(whereSeparator: { $0 == "," }) {
        expect(isBalanced(String(part)), "\(part)")
      }
    }
    let page = journal.html()
    for line in page.split(separator: "\n") where line.hasPrefix("<li") {
      let opened = line.split(separator: "<bdi>", omittingEmptySubsequences: false).count
      let closed = line.split(separator: "</bdi>", omittingEmptySubsequences: false).count
      expectEqual(opened, closed)
    }
  }

  private func isBalanced(_ text: String) -> Bool {
    var ends: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": ends.append("\u{202C}")
      case "\u{2066}"..."\u{2068}": ends.append("\u{2069}")
      case "\u{202C}": if ends.last == scalar { ends.removeLast() }
      case "\u{2069}":
        guard let index = ends.lastIndex(of: scalar) else { return false }
        ends.removeSubrange(index...)
      default: break
      }
    }
    return ends.isEmpty
  }
}
