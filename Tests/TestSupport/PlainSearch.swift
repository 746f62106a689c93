import Essentials
package import TextSearch

/// A search that reads every word of every document for every query; too plain to be wrong.
package struct PlainSearch {
  package private(set) var documents: [ItemReference: SearchIndex.Document] = [:]
  /// The words of each document.
  private var fields: [ItemReference: [[[String]]]] = [:]
  /// Groups of words and phrases that mean the same, by their folded words.
  package var synonyms: [[[String]]] = []

  package init() {}

  package mutating func update(_ document: SearchIndex.Document) {
    documents[document.id] = document
    fields[document.id] = Self.fields(document)
  }

  package mutating func remove(_ id: ItemReference) -> SearchIndex.Document? {
    fields[id] = nil
    return documents.removeValue(forKey: id)
  }

  /// A hit with what decides its place.
  package struct Hit {
    package let document: SearchIndex.Document
    package let slips: Int
    /// The words with a slip as they were typed and as they were found.
    package let mended: [[String]]
    package let keys: [Int]
  }

  package static func words(_ text: String) -> [String] {
    folded(joined(text, by: "")).split(separator: " ").map(cut)
  }

  /// The words of a text, and the parts of at least three bytes behind its apostrophes.
  private static func passages(_ text: String) -> [[String]] {
    let parts = folded(joined(text, by: "zzqzz"))
      .split(separator: " ").flatMap { word in
        let pieces = word.split(separator: "zzqzz", omittingEmptySubsequences: false)
        return pieces.indices.dropFirst().map { pieces[$0...].joined() }
      }
    return [words(text)] + parts.filter { $0.utf8.count >= 3 }.map { [cut($0)] }
  }

  private static func folded(_ text: String) -> String {
    TextFolding.folded(text).replacing("ς", with: "σ")
  }

  private static func cut(_ word: some StringProtocol) -> String {
    var scalars = String(word).unicodeScalars
    while scalars.map(\.utf8.count).reduce(0, +) > 60 { scalars.removeLast() }
    return String(scalars)
  }

  /// A text whose apostrophes between letters are replaced.
  private static func joined(_ text: String, by separator: String) -> String {
    let scalars = Array(text.unicodeScalars)
    func isLetter(_ scalar: Unicode.Scalar) -> Bool? {
      let folded = TextFolding.folded(String(scalar))
      if !folded.isEmpty { return true }
      return TextFolding.folded("a\(scalar)b") == "ab" ? nil : false
    }
    return scalars.indices.map { index in
      let isJoining =
        scalars[index].isApostrophe
        && scalars[..<index].reversed().lazy.compactMap(isLetter).first == true
        && scalars[(index + 1)...].lazy.compactMap(isLetter).first == true
      return isJoining ? separator : String(scalars[index])
    }.joined()
  }

  /// The least number of slips from a text to one of the beginnings of a word, or to the word.
  package static func slips(
    _ typed: [Unicode.Scalar], _ word: [Unicode.Scalar], isPrefix: Bool
  ) -> Int {
    var rows = Array(repeating: Array(repeating: 0, count: word.count + 1), count: typed.count + 1)
    for i in 0...typed.count {
      for j in 0...word.count {
        if i == 0 || j == 0 {
          rows[i][j] = i + j
          continue
        }
        var least = min(rows[i - 1][j], rows[i][j - 1]) + 1
        least = min(least, rows[i - 1][j - 1] + (typed[i - 1] == word[j - 1] ? 0 : 1))
        if i > 1, j > 1, typed[i - 1] == word[j - 2], typed[i - 2] == word[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        rows[i][j] = least
      }
    }
    let least = isPrefix ? rows[typed.count].min() ?? 0 : rows[typed.count][word.count]
    return least + (typed.first == word.first ? 0 : 1)
  }

  /// A word of a query.
  package struct Term: Equatable {
    package var word: String
    package var isPrefix: Bool
    package var budget: Int

    /// Of the passes, the first one takes no slips, the second a few, and the third more.
    package init(_ word: String, isPrefix: Bool, pass: Int) {
      self.word = word
      self.isPrefix = isPrefix
      let count = word.unicodeScalars.count
      budget =
        switch pass {
        case 0: 0
        case 1: count < 5 ? 0 : count < 9 ? 1 : 2
        default: count < 3 ? 0 : count < 5 ? 1 : 2
        }
    }

    /// The slips of a word that matches.
    package func slips(of other: String) -> Int? {
      let isEqual =
        isPrefix ? other.utf8.starts(with: word.utf8) : other.utf8.elementsEqual(word.utf8)
      if isEqual { return 0 }
      guard budget > 0 else { return nil }
      let slips = PlainSearch.slips(
        Array(word.unicodeScalars), Array(other.unicodeScalars), isPrefix: isPrefix)
      return slips <= budget && keepsNumbers(of: other) ? slips : nil
    }

    /// Whether another word has the same digits, and other letters only in rows of at least four.
    private func keepsNumbers(of other: String) -> Bool {
      let (mine, others) = (Self.runs(word), Self.runs(other))
      guard mine.count <= others.count, isPrefix || mine.count == others.count else { return false }
      return mine.indices.allSatisfy { index in
        let (run, other) = (mine[index], others[index])
        guard Self.isDigit(run[0]) == Self.isDigit(other[0]) else { return false }
        if !Self.isDigit(run[0]), run.count >= 4 || mine.count == 1 { return true }
        return isPrefix && index == mine.count - 1 ? other.starts(with: run) : other == run
      }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.numericType == .decimal
    }

    /// The letters and the digits in a row.
    private static func runs(_ word: String) -> [[Unicode.Scalar]] {
      word.unicodeScalars.reduce(into: []) { runs, scalar in
        if let last = runs.last?.last, isDigit(last) == isDigit(scalar) {
          runs[runs.count - 1].append(scalar)
        } else {
          runs.append([scalar])
        }
      }
    }
  }

  /// The fields of a document, each as parts whose words are near each other.
  package static func fields(_ document: SearchIndex.Document) -> [[[String]]] {
    [
      passages(document.title), passages(document.subtitle), document.tags.flatMap(passages),
      passages(document.details),
    ]
  }

  private static func hit(
    _ document: SearchIndex.Document, _ fields: [[[String]]], _ terms: [Term], variant: Int
  ) -> Hit? {
    var (slips, sum, gaps, beginnings) = (0, 0, 0, 0)
    var isAtStart = false
    var mended: [[String]] = []
    var taken: Set<[Int]> = []
    for (number, term) in terms.enumerated() {
      var occurrences: [(keys: [Int], word: String, place: [Int])] = []
      for (field, parts) in fields.enumerated() {
        for (position, word) in parts.joined().enumerated() {
          guard let slips = term.slips(of: word) else { continue }
          let keys = [
            slips, field, field == 0 && position == 0 ? 0 : 1, word == term.word ? 0 : 1,
          ]
          let place = occurrences.firstIndex { keys.lexicographicallyPrecedes($0.keys) }
          occurrences.insert((keys, word, [field, position]), at: place ?? occurrences.count)
        }
      }
      guard let best = occurrences.first else { return nil }
      let chosen = occurrences.prefix(2).first { !taken.contains($0.place) }
      if let chosen { taken.insert(chosen.place) }
      slips += best.keys[0]
      sum += chosen?.keys[1] ?? 4
      if number == 0 { isAtStart = best.keys[2] == 0 }
      beginnings += (chosen ?? best).keys[3]
      if best.keys[0] > 0 { mended.append([term.word, best.word]) }
      if number > 0 { gaps += gap(terms[number - 1], term, fields) }
    }
    let titleLength = fields[0].map(\.count).reduce(0, +) + fields[0].count - 1
    let isWholeTitle = beginnings == 0 && sum == 0 && titleLength == terms.count
    return Hit(
      document: document, slips: slips, mended: mended,
      keys: [
        slips, variant, sum, isAtStart ? 0 : 1, gaps, beginnings, isWholeTitle ? 0 : 1,
        -document.popularity, titleLength,
      ])
  }

  /// How near a word is behind another one in the first field that has both.
  private static func gap(_ first: Term, _ second: Term, _ fields: [[[String]]]) -> Int {
    for parts in fields {
      var gaps: [Int] = []
      for part in parts {
        for (a, word) in part.enumerated() where first.slips(of: word) != nil {
          for (b, other) in part.enumerated() where second.slips(of: other) != nil {
            if b > a { gaps.append(b - a) }
            if b < a { gaps.append(a - b + 1) }
          }
        }
      }
      if let least = gaps.min() { return min(least, 8) }
    }
    return 8
  }

  /// The ways to write words with synonyms.
  package func variants(of words: [String]) -> [[(word: String, isTyped: Bool)]] {
    var variants = [words.map { (word: $0, isTyped: true) }]
    for group in synonyms {
      for variant in variants {
        for phrase in group {
          let starts = variant.indices.filter { start in
            variant[start...].prefix(phrase.count).map(\.word) == phrase
          }
          guard let start = starts.first else { continue }
          for other in group where other != phrase {
            let next =
              Array(variant[..<start]) + other.map { (word: $0, isTyped: false) }
              + Array(variant[(start + phrase.count)...])
            if !variants.contains(where: { $0.elementsEqual(next, by: ==) }) {
              variants.append(next)
            }
          }
        }
      }
    }
    return variants
  }

  package func hits(of query: SearchIndex.Query) -> [Hit] {
    let words = Self.words(query.text)
    var hits: [ItemReference: Hit] = [:]
    func add(pass: Int) {
      for (number, variant) in variants(of: words).enumerated() where number == 0 || pass == 0 {
        let terms = variant.enumerated().map { index, word in
          Term(
            word.word,
            isPrefix: word.isTyped
              && (query.beginnings == .everyWord || index == variant.count - 1),
            pass: pass)
        }
        for document in documents.values where hits[document.id] == nil {
          hits[document.id] = Self.hit(
            document, fields[document.id] ?? [], terms, variant: number)
        }
      }
    }
    add(pass: 0)
    let most =
      switch query.mending {
      case .never: 0
      case .whenFewer(let count): count
      case .always: Int.max
      }
    if hits.count < most { add(pass: 1) }
    if query.mendsMoreIfFewMatch, hits.count < min(5, most) { add(pass: 2) }
    return hits.values.sorted { a, b in
      if a.keys != b.keys { return a.keys.lexicographicallyPrecedes(b.keys) }
      return a.document.id < b.document.id
    }
  }
}
