import Profiles
import TestSupport
import Testing

extension EmailAddressTests {
  /// Pieces of addresses that meet each rule or break it by one byte.
  @Test func combinationsAgreeWithThePattern() throws {
    let locals = [
      "a", "", ".", "a.b", "a..b", "+", "a b", "\"a\"", "ä", "a@", "'", "~`|", "a\n", "(", "A9",
      "a,",
      "\u{212A}", "\\", "]", String(repeating: "x", count: 300),
    ]
    let domains = [
      "b", "", "b.c", "b.", ".b", "b..c", "-b", "b-", "b-c", "b_c", "9", "b c", "bü", "b.c-",
      "B.-c",
      "[::1]", "b\r", String(repeating: "a", count: 63) + ".b", String(repeating: "a", count: 64),
      "a" + String(repeating: "-", count: 61) + "b", "a" + String(repeating: "-", count: 62) + "b",
    ]
    for local in locals {
      for domain in domains { try check("\(local)@\(domain)") }
    }
    for byte in UInt8(0)...0x7F {
      let character = Character(Unicode.Scalar(byte))
      for text in ["\(character)@b", "a@\(character)", "a@b\(character)c", "a@b.\(character)d"] {
        try check(text)
      }
    }
  }

  @Test(arguments: LongTest.seeds(40))
  func randomTextsAgreeWithThePattern(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "b9", "@", "@", ".", ".", "-", "_", "+", " ", "é", "gmail", "com", "\n", "\"", "\u{301}",
      "[",
      String(repeating: "k", count: 31),
    ]
    for _ in 0..<25 {
      let count = Int.random(in: 0...8, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      try check(text)
    }
  }

  @Test func trimmingMendsNothingElse() {
    for text in ["a b@c", "a\u{A0}@b", "a@\u{200B}b", " \u{FEFF}", "a @b"] {
      #expect(throws: EmailAddress.Error.self) { try EmailAddress(trimming: text) }
    }
  }

  static let slips: [(String, String)] = [
    ("gmail.com", "gmial gamil gmali gmai gmal gmil gnail gmaill gmaik hmail"),
    ("yahoo.com", "yaho yahooo yahho yaoo yaho0"),
    ("hotmail.com", "hotmial hotmai hotmil otmail hotmal"),
    ("outlook.com", "outlok outloook outloo outlo0k"), ("icloud.com", "iclould iclou"),
  ]

  @Test(arguments: slips) func slipsAreMended(target: String, names: String) throws {
    for name in names.split(separator: " ") {
      try expectEqual(EmailAddress("Ana.B+c@\(name).com").suggestion?.text, "Ana.B+c@\(target)")
    }
  }

  @Test func aMegabyteIsAnswered() {
    let many = String(repeating: "a", count: LongTest.size(1_000_000, small: 100_000))
    expect(isValid(many + "@b"))
    expect(!isValid("a@" + many))
    expect(
      isValid("a@" + String(repeating: "b.", count: LongTest.size(100_000, small: 10_000)) + "c"))
  }
}
