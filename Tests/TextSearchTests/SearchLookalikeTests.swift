import Essentials
import TestSupport
import TextSearch
import Testing

/// Texts that look alike, or that keyboards write in several ways, are found by each other.
@Suite("Search: texts that look alike") struct SearchLookalikeTests {
  /// Whether a text finds the one document with a title, without a correction, and the highlight is in it.
  private func finds(_ title: String, _ text: String) throws -> Bool {
    let item = try ItemReference(#require(ItemKind("market")), "1")
    let index = SearchIndex([SearchIndex.Document(item, title: title)])
    let results = index.results(of: try SearchIndex.Query(text))
    return results.hits.count == 1 && results.correctedText == nil
      && results.hits.first?.match.highlights(in: title).isEmpty == false
  }

  /// The tone marks of Thai and Lao stand before or behind vowel signs.
  @Test(arguments: 0..<20) func toneMarksStandInAnyOrder(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for block: UInt32 in [0xE00, 0xE80] {
      func letter(_ places: [UInt32]) -> Unicode.Scalar {
        Unicode.Scalar(block + (places.randomElement(using: &random) ?? 1)) ?? "?"
      }
      var (usual, other) = (String.UnicodeScalarView(), String.UnicodeScalarView())
      for _ in 0..<Int.random(in: 2...6, using: &random) {
        let consonant = letter([0x01, 0x02, 0x04, 0x07, 0x14])
        let (vowel, tone) = (
          letter([0x31, 0x34, 0x35, 0x38, 0x39, 0x4D]), letter([0x48, 0x49, 0x4B])
        )
        usual += [consonant, vowel, tone]
        other += Bool.random(using: &random) ? [consonant, tone, vowel] : [consonant, vowel, tone]
      }
      try expect(finds(String(usual), String(other)) && finds(String(other), String(usual)))
    }
    for (title, text) in [
      ("\u{E15}\u{E25}\u{E32}\u{E14}\u{E19}\u{E49}\u{E33}", "\u{E19}\u{E4D}\u{E49}\u{E32}"),
      ("\u{E19}\u{E49}\u{E33}\u{E1B}\u{E25}\u{E32}", "\u{E19}\u{E33}\u{E49}\u{E1B}\u{E25}\u{E32}"),
      ("\u{E41}\u{E01}\u{E07}", "\u{E40}\u{E40}\u{E01}\u{E07}"),
    ] {
      let joined = title.hasPrefix("\u{E15}") ? String(title.unicodeScalars.dropFirst(4)) : title
      try expect(finds(joined, text), "\(title)")
    }
  }

  /// Marks that nobody sees change no word, wherever they stand in it.
  @Test(arguments: 0..<10) func invisibleMarksChangeNoWord(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let marks = Array(
      "\u{AD}\u{34F}\u{61C}\u{200E}\u{200F}\u{202A}\u{202C}\u{2060}\u{2069}\u{FEFF}"
        .unicodeScalars)
    for word in ["Farmers", "M\u{FC}llerei", "\u{6F22}\u{5B57}\u{5E02}"] {
      var scalars = Array(word.unicodeScalars)
      let mark = try #require(marks.randomElement(using: &random))
      scalars.insert(mark, at: Int.random(in: 0...scalars.count, using: &random))
      var marked = ""
      marked.unicodeScalars.append(contentsOf: scalars)
      try expect(finds(marked + " Stand", word) && finds(word + " Stand", marked))
      try expect(finds("\(word)\u{2122} Corn", "\(word) corn"))
    }
  }

  /// Voiced kana, and letters that Unicode has in two spellings.
  @Test(arguments: [
    ("\u{30AC}\u{30FC}\u{30C7}\u{30F3}", "\u{30AB}\u{309B}\u{30FC}\u{30C6}\u{309B}\u{30F3}"),
    ("\u{30D1}\u{30F3}\u{5C4B}", "\u{30CF}\u{309C}\u{30F3}\u{5C4B}"),
    ("\u{D2E}\u{D32}\u{D7C}", "\u{D2E}\u{D32}\u{D30}\u{D4D}\u{200D}"),
    ("\u{91A}\u{93E}\u{901}\u{926}", "\u{91A}\u{93E}\u{902}\u{926}"),
    ("\u{2BB}Ohana", "Ohana"), ("Ma\u{2BB}o Farm", "mao farm"),
  ])
  func spellingsOfALetterAreOne(title: String, text: String) throws {
    try expect(finds(title, text) && finds(text, title))
  }

  /// Letters with a voicing mark stay others than those without.
  @Test func otherLettersStayOthers() throws {
    let item = try ItemReference(#require(ItemKind("market")), "1")
    for (title, text) in [
      ("\u{30CF}\u{30F3}\u{5C4B}", "\u{30CF}\u{309C}\u{30F3}\u{5C4B}"),
      ("\u{E1B}\u{E39}\u{E48}\u{E21}\u{E49}\u{E32}", "\u{E1B}\u{E38}\u{E48}\u{E21}\u{E49}\u{E32}"),
    ] {
      let results = SearchIndex([.init(item, title: title)]).results(
        of: try SearchIndex.Query(text))
      expect(results.hits.isEmpty || results.correctedText != nil, "\(title)")
    }
  }
}
