import Essentials
import TestSupport
import Testing

@Suite("Templates: filling slots") struct TemplateTests {
  @Test(arguments: [
    ("", ""), ("{a}", "1"), ("{a}{b}", "1{a}"), ("x{a", "x{a"), ("{{a}}", "{1}"), ("}{", "}{"),
    ("{}", "{}"), ("{c}{a}", "{c}1"), ("{a }", "{a }"),
  ])
  func fillsTheSlotsThatItKnows(template: String, text: String) {
    #expect(template.filled([("a", "1"), ("b", "{a}")]) == text)
  }

  @Test(.timeLimit(.minutes(30)))
  func takesLinearTimeForAMegabyteOfBraces() {
    let size = LongTest.size(1 << 20, small: 1 << 14)
    for part in ["{", "}", "{a", "{}"] {
      let template = String(repeating: part, count: size / part.utf8.count)
      #expect(template.filled([("a", "1")]) == template)
    }
    let slot = "{" + String(repeating: "a", count: size) + "}"
    #expect(slot.filled([("a", "1")]) == slot)
  }
}
