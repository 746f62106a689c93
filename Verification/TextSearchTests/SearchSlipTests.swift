import TextSearch
import TestSupport
import Testing

/// Each kind of typo at each place, by the documented rule: one from 5 letters, two from 9, a wrong first
/// letter counts as one more, and letters are counted in the word as typed.
@Suite("Typos: each kind at each place") struct SearchSlipTests {
  /// Words of different letters, so that every edit makes another word in one way only.
  static let words = [
    "zoo", "park", "fresh", "market", "organic", "farmhous", "farmhouse", "blackhorse", "тверскам",
    "магнитофы", "αβγδεζηθι", "მინდორს",
  ]

  /// A typed word with the number of typos that it has.
  struct Typed {
    var letters: [Character]
    var slips: Int
    var name: String
  }

  static func edits(_ word: String) -> [Typed] {
    let letters = Array(word)
    var all: [Typed] = []
    func add(_ typed: [Character], _ place: Int, _ name: String) {
      let slips = 1 + (typed.first == letters.first ? 0 : 1)
      all.append(Typed(letters: typed, slips: slips, name: "\(name) at \(place)"))
    }
    for place in 0...letters.count {
      // The letter q is in none of the words.
      add(Array(letters[..<place]) + ["q"] + letters[place...], place, "additional")
      guard place < letters.count else { break }
      add(Array(letters[..<place]) + letters[(place + 1)...], place, "missing")
      add(Array(letters[..<place]) + ["q"] + letters[(place + 1)...], place, "wrong")
      guard place + 1 < letters.count, letters[place] != letters[place + 1] else { continue }
      var other = letters
      other.swapAt(place, place + 1)
      add(other, place, "transposed")
    }
    // A doubled letter is an additional one, but the first letter stays.
    for place in letters.indices {
      add(Array(letters[...place]) + letters[place...], place, "doubled")
    }
    return all
  }

  static func budget(_ count: Int) -> Int { count < 5 ? 0 : count < 9 ? 1 : 2 }

  static func index(_ word: String) throws -> SearchIndex {
    try SearchLimitTests.index(["\(word) stand", "something else"])
  }

  /// The typed word is not the last one, so that it stands for a whole word.
  @Test(arguments: words)
  func oneTypoIsMendedByTheRule(word: String) throws {
    let index = try Self.index(word)
    for typed in Self.edits(word) {
      let text = String(typed.letters)
      // In a word of four letters, two neighbors may have changed places.
      let isSwap = typed.name.hasPrefix("transposed") && typed.letters.count == 4
      let expected = typed.slips <= (isSwap ? 1 : Self.budget(typed.letters.count))
      for mending in [SearchIndex.Query.Mending.always, .whenFewer(than: 1), .never] {
        var query = try SearchIndex.Query(text + " stand")
        query.mending = mending
        let results = index.results(of: query)
        let isFound = expected && mending != .never
        expectEqual(results.total, isFound ? 1 : 0, "\(text): \(typed.name)")
        expectEqual(results.exactTotal, 0)
        guard isFound, let hit = results.hits.first else { continue }
        expectEqual(hit.match.mendedWords.map(\.typed), [text], "\(typed.name)")
        expectEqual(hit.match.mendedWords.map(\.found), [word], "\(typed.name)")
        expectEqual(results.correctedText, "\(word) stand")
      }
    }
  }

  /// With few hits, a word may have one more typo: none in two letters, one from three, two from five.
  @Test(arguments: words)
  func moreTyposAreMendedIfFewMatch(word: String) throws {
    let index = try Self.index(word)
    for typed in Self.edits(word) {
      let text = String(typed.letters)
      let count = typed.letters.count
      var query = try SearchIndex.Query(text + " stand")
      query.mendsMoreIfFewMatch = true
      let budget = count < 3 ? 0 : count < 5 ? 1 : 2
      expectEqual(
        index.results(of: query).total, typed.slips <= budget ? 1 : 0, "\(text): \(typed.name)")
    }
  }

  /// Two edits that do not touch each other: from nine letters if the first letter is right.
  @Test(arguments: ["farmhous", "farmhouse", "blackhorse", "магнитофы", "αβγδεζηθι"])
  func twoTyposAreMendedInLongWords(word: String) throws {
    let index = try Self.index(word)
    let letters = Array(word)
    for first in 0..<letters.count {
      for second in (first + 2)..<max(letters.count, first + 2) {
        var typed = letters
        typed[first] = "q"
        typed[second] = "x"
        let slips = first == 0 ? 3 : 2
        let query = try SearchIndex.Query(String(typed) + " stand")
        expectEqual(
          index.results(of: query).total, slips <= Self.budget(typed.count) ? 1 : 0,
          "\(query.text)")
        // One is missing, so what is typed has one letter less.
        typed.remove(at: second)
        let shorter = try SearchIndex.Query(String(typed) + " stand")
        expectEqual(
          index.results(of: shorter).total, slips <= Self.budget(typed.count) ? 1 : 0,
          "\(shorter.text)")
      }
    }
  }

  /// The last word is a beginning: its typos are those to the nearest beginning of a word.
  @Test(arguments: ["blackhorses", "αβγδεζηθικλ", "მინდორს边的书店"])
  func theBeginningOfAWordIsMended(word: String) throws {
    let index = try SearchLimitTests.index([word])
    let letters = Array(word)
    for length in 3...letters.count {
      let beginning = Array(letters[..<length])
      expectEqual(index.results(of: try SearchIndex.Query(String(beginning))).exactTotal, 1)
      for place in 0..<length {
        var typed = beginning
        typed[place] = "q"
        // A wrong last letter ends the beginning one letter earlier, with an additional letter.
        let slips = place == 0 ? 2 : 1
        let results = index.results(of: try SearchIndex.Query(String(typed)))
        expectEqual(results.total, slips <= Self.budget(length) ? 1 : 0, "\(String(typed))")
        expectEqual(results.exactTotal, 0)
      }
    }
  }

  /// Of several words with as few typos, each document shows its own one.
  @Test func eachDocumentShowsItsOwnWord() throws {
    let index = try SearchLimitTests.index(["Marketa", "Marketb", "Marketc marketd", "Markers"])
    var query = try SearchIndex.Query("marketz")
    query.mending = .always
    let results = index.results(of: query)
    expect(results.total == 3 && results.exactTotal == 0)
    var found: [String: [String]] = [:]
    for hit in results.hits { found[hit.id.id] = hit.match.mendedWords.map(\.found) }
    expectEqual(found, ["0": ["marketa"], "1": ["marketb"], "2": ["marketc"]])
    expectEqual(results.correctedText, results.hits.first?.match.mendedWords.first?.found)
    try expectEqual(SearchLimitTests.ids(index, "marketx zoo"), [])
  }

  /// Two of any edits that do not touch each other count two, in every combination.
  @Test(arguments: ["farmhouse", "αβγδεζηθικ"])
  func everyPairOfEditsCountsTwo(word: String) throws {
    let index = try Self.index(word)
    let letters = Array(word)
    func edit(_ typed: inout [Character], _ place: Int, _ kind: Int) {
      switch kind {
      case 0: typed.insert("q", at: place)
      case 1: typed.remove(at: place)
      case 2: typed[place] = "q"
      default: typed.swapAt(place, place + 1)
      }
    }
    for first in 1..<letters.count - 1 {
      for second in (first + 3)..<max(letters.count - 1, first + 3) {
        for kinds in 0..<16 {
          var typed = letters
          // From the end, so that the first place stays where it is.
          edit(&typed, second, kinds / 4)
          edit(&typed, first, kinds % 4)
          let query = try SearchIndex.Query(String(typed) + " stand")
          let isFound = Self.budget(typed.count) >= 2
          expectEqual(index.results(of: query).total, isFound ? 1 : 0, "\(query.text)")
        }
      }
    }
  }
}
