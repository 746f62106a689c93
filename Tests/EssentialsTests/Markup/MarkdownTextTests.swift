import TestSupport
import Testing

@testable import Essentials

@Suite("Markdown: escaped text and headings") struct MarkdownTextTests {
  @Test(arguments: [
    // What is no markup where it stands.
    "2020-08-31 09:30", "38.5 °C (101.3 °F), a fever", "100% + 5 = 105!", "it's \"fine\" {x}",
    "a#b #tag", "#tag", "####### seven", "a - b", "-5", "+1", "1.5 mg", "1)x", "1234567890. x",
    "2 * 3", "snake_case_name", "R&D", "& x", "&;", "a < b", "a > b", "C:\\dir",
    "x]", "(a)", "a|b", "a=b", "=x", "-x-", ":-)", "@anna", "é\u{301}–…",
  ])
  func plainTextStaysAsItIs(text: String) {
    expectEqual(MarkdownText.paragraph(text), text)
    expectEqual(MarkdownText.heading(text), text)
  }

  @Test(arguments: [
    ("# a", "\\# a"), ("######", "\\######"), ("> a", "\\> a"), (">", "\\>"), ("- a", "\\- a"),
    ("-", "\\-"), ("+ a", "\\+ a"), ("+", "\\+"), ("* a", "\\* a"), ("1. a", "1\\. a"),
    ("123456789) a", "123456789\\) a"), ("7.", "7\\."), ("---", "\\---"), ("- - -", "\\- - -"),
    ("===", "\\==="), ("= =", "\\= ="), ("|-|:-:|", "\\|-|:-:|"), (":--", "\\:--"),
    ("___", "\\_\\_\\_"), ("```", "\\`\\`\\`"), ("~~~", "\\~\\~\\~"), ("*a*", "\\*a\\*"),
    ("a*", "a\\*"), ("a *", "a \\*"), ("_a_", "\\_a\\_"), ("é_a", "é\\_a"), ("a__b", "a\\_\\_b"),
    ("[x](y)", "\\[x](y)"), ("![x]", "!\\[x]"), ("[ ] a", "\\[ ] a"), ("<b>", "\\<b>"),
    ("</b>", "\\</b>"), ("<!--", "\\<!--"), ("<a@b.c>", "\\<a@b.c>"), ("&amp;", "\\&amp;"),
    ("<", "\\<"),
    ("&#38;", "\\&#38;"), ("&#x26;", "\\&#x26;"), ("\\*", "\\\\\\*"), ("\\", "\\\\"),
    ("\\a", "\\a"), ("a\\.", "a\\\\."),
    // Lines, spaces, and characters that are not shown.
    ("a\nb", "a\\\nb"), ("a\r\nb\rc", "a\\\nb\\\nc"), ("a\n\nb", "a\\\n\\\nb"),
    ("\n a \n", "a"), ("a\n- b", "a\\\n\\- b"), ("    a", "a"), ("\ta\t b", "a b"), ("", ""),
    ("\u{0}\u{85}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("a\n===", "a\\\n\\==="),
  ])
  func markupHasABackslash(text: String, source: String) {
    expectEqual(MarkdownText.paragraph(text), source)
  }

  @Test(arguments: [
    ("- a", "- a"), ("a #", "a \\#"), ("##", "\\##"), ("a##", "a##"), ("# a ##", "# a \\##"),
    ("a\n\nb", "a b"), ("*a*", "\\*a\\*"), ("a \\#", "a \\\\#"), ("\n", ""),
  ])
  func aHeadingIsOneLine(text: String, source: String) {
    expectEqual(MarkdownText.heading(text), source)
  }
}
