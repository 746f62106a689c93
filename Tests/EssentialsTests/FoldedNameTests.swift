import Essentials
import Foundation
import TestSupport
import Testing

@Suite("Folded names: diacritics and case") struct FoldedNameTests {
  @Test func foldingAgreesWithCanonicalDecompositionOnEveryScalar() {
    for scalar in (0x20...0x2FFF).compactMap(Unicode.Scalar.init) {
      let name = "x\(Character(scalar))y"
      #expect(TextFolding.name(name) == TextFolding.name(name.decomposed), "\(scalar.value)")
    }
  }

  @Test func everyLatinLetterThatIsOnlyMarkedBecomesItsASCIILetter() {
    let letters = Set("abcdefghijklmnopqrstuvwxyz".unicodeScalars)
    for scalar in (0x41...0x2FFF).compactMap(Unicode.Scalar.init) {
      let bare = String(scalar).decomposed.lowercased().unicodeScalars.first
      if let bare, letters.contains(bare) {
        #expect(TextFolding.name(String(scalar)) == String(bare), "\(scalar.value)")
      }
    }
  }

  @Test(arguments: LongTest.seeds(200, small: 20))
  func foldingIsBlindToDecompositionAndBlanks(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array(
      "aZé\u{301}\u{327}\u{5B0}\u{34F}\u{345}'\u{2BB} \u{A0}\tß5й\u{306}<\u{338}Ǽẛ\u{1DC4}"
        .unicodeScalars)
    for _ in 0..<50 {
      var name = "".unicodeScalars
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        if let scalar = alphabet.randomElement(using: &generator) { name.append(scalar) }
      }
      let folded = TextFolding.name(String(name))
      #expect(TextFolding.name(String(name).decomposed) == folded)
      #expect(TextFolding.name(String(name).composed) == folded)
      #expect(TextFolding.name(" \(String(name))  ") == folded)
    }
  }
}

@Suite("Folded names: abbreviations") struct FoldedAbbreviationTests {
  @Test(arguments: [
    ("St. Louis", "saintlouis"), ("ST LOUIS", "saintlouis"), ("Port St. Lucie", "portsaintlucie"),
    ("Sault Ste. Marie", "saultsaintemarie"), ("Mt. Vernon", "mountvernon"),
    ("Ft.Worth", "ftworth"), ("Ft. Worth", "fortworth"), ("Rocky Mt", "rockymount"),
    ("Winston-Salem", "winstonsalem"), ("Wilkes\u{2010}Barre", "wilkesbarre"),
    ("Washington, D.C.", "washington,dc"), ("La Porte", "laporte"), ("Stockton", "stockton"),
    ("Estes", "estes"), ("-", ""), (" . ", ""),
  ])
  func wordsAreSpelledOutAndJoined(name: String, folded: String) {
    #expect(TextFolding.name(name) == folded)
  }

  @Test(arguments: ["St", "ste.", "Mt", "FT", "st louis", "Ste-Foy", "Rocky Mt"])
  func textsKeepTheirAbbreviations(text: String) {
    let kept = text.lowercased().filter(\.isLetter)
    #expect(FoldedText.joined(text) == kept && TextFolding.name(text) != kept)
  }
}

@Suite("Text: trimming of white space") struct TrimmedBlanksTests {
  /// The zero-width space has not been white space since Unicode 4.0.1.
  @Test func everyWhiteSpaceAtTheEndsIsLeftOut() {
    for scalar in (0...0xFFFF).compactMap(Unicode.Scalar.init) where scalar.properties.isWhitespace
    {
      let blank = String(scalar)
      #expect((blank + blank + "a" + blank + "b" + blank)[...].trimmingBlanks == "a\(blank)b")
      #expect((blank + blank)[...].trimmingBlanks.isEmpty)
    }
    #expect("\u{200B}a"[...].trimmingBlanks == "\u{200B}a")
    #expect(""[...].trimmingBlanks.isEmpty)
  }

  /// A blank with a mark is one character, and yet no part of the word.
  @Test func blanksAreScalars() {
    #expect(
      " \u{301}a "[...].trimmingBlanks.unicodeScalars.elementsEqual("\u{301}a".unicodeScalars))
  }
}

extension String {
  fileprivate var decomposed: String { decomposedStringWithCanonicalMapping }
  fileprivate var composed: String { precomposedStringWithCanonicalMapping }
}
