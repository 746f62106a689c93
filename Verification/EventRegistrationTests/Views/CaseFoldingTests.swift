import TestSupport
import Testing

@testable import EventRegistration

@Suite("Case-insensitive search: case folding") struct CaseFoldingTests {
  @Test(arguments: [
    ("SOCCER", "soccer"), ("É", "é"), ("Σ", "ς"), ("ς", "σ"), ("ß", "SS"), ("ẞ", "ß"), ("ſ", "s"),
    ("ﬁ", "FI"), ("Ж", "ж"), ("K", "k"), ("Ꭰ", "ꭰ"), ("ǅ", "ǆ"),
    ("İzmir", "izmir"), ("ISPARTA", "ısparta"), ("İzmir", "I\u{307}ZMIR"), ("i\u{307}", "I"),
    ("٢٠٢٦", "2026"), ("२०२६", "２０२６"),
  ])
  func makesLettersEqualThatDifferInCase(one: String, other: String) {
    expectEqual(one.caseFolded, other.caseFolded)
  }

  @Test(arguments: [("e", "é"), ("é", "e\u{301}"), ("o", "0"), ("a", "@"), ("[", "{"), ("漢", "字")])
  func keepsOthersApart(one: String, other: String) {
    expect(one.caseFolded != other.caseFolded)
  }

  @Test func holdsForEveryScalar() {
    var wrong: [Unicode.Scalar] = []
    // With small sizes, one in twenty of those after the common letters.
    let others = stride(from: 0x600 as UInt32, through: 0x10_FFFF, by: LongTest.size(1, small: 20))
    let numbers: [UInt32] = Array(0..<0x600) + Array(others)
    for scalar in numbers.compactMap(Unicode.Scalar.init) {
      // Wide letters and the digits of other scripts are folded to those of ASCII.
      if (0xFF01...0xFF5E).contains(scalar.value) { continue }
      if scalar.properties.generalCategory == .decimalNumber { continue }
      let folded = String(scalar).caseFolded
      // Most scalars have no case.
      guard scalar.properties.changesWhenCaseMapped else {
        if folded != Array(String(scalar).utf8) { wrong.append(scalar) }
        continue
      }
      let properties = scalar.properties
      let same = [
        properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping,
        String(decoding: folded, as: UTF8.self),
      ]
      if !same.allSatisfy({ $0.caseFolded == folded }) { wrong.append(scalar) }
    }
    expectEqual(wrong, [])
  }

  @Test(arguments: LongTest.seeds(200, small: 30))
  func findsWhatAPlainSearchFinds(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    // Few letters, so that there are many partial matches.
    let letters: [Character] =
      [["a", "A"], ["a", "b"], ["a", "B", "é", "É"], ["s", "ß", "ẞ", "S"]]
      .randomElement(using: &generator) ?? ["a"]
    func text(upTo length: Int) -> String {
      let count = Int.random(in: 0...length, using: &generator)
      return String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
    }
    for _ in 0..<50 {
      let (pattern, text) = (text(upTo: 12), text(upTo: 60))
      expectEqual(
        CaseFoldedPattern(pattern).occurs(in: text),
        occursPlainly(pattern.caseFolded, in: text.caseFolded), "\(pattern) in \(text)")
    }
  }

  @Test func goesBackToTheLongestMatchThatIsLeft() {
    // After `aabaaa` the `b` leaves `aa`, and with less the pattern at the end would be missed.
    expect(CaseFoldedPattern("aabaaaa").occurs(in: "aabaaabaaaa"))
  }

  private func occursPlainly(_ pattern: [UInt8], in text: [UInt8]) -> Bool {
    guard pattern.count <= text.count else { return false }
    return (0...text.count - pattern.count).contains { start in
      text[start..<start + pattern.count].elementsEqual(pattern)
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func takesLinearTimeForAMegabyteOfOneLetter() {
    // A comparison at each position would take 250 billion steps.
    let count = LongTest.size(1 << 20, small: 1 << 18)
    let text = String(repeating: "A", count: count)
    let pattern = String(repeating: "a", count: count / 2)
    expect(CaseFoldedPattern(pattern).occurs(in: text))
    expect(!CaseFoldedPattern(pattern + "b").occurs(in: text))
    expect(!CaseFoldedPattern(text + text).occurs(in: text))
  }
}
