import Essentials
import Foundation
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
    /// Whether the words match as they were typed, or as synonyms.
    package let isExact: Bool
    /// The words with a slip as they were typed and as they were found.
    package let mended: [[String]]
    package let keys: [Int]
  }

  package static func words(_ text: String) -> [String] {
    folded(joined(text, by: "")).split(separator: " ").map(cut)
  }

  /// The words of a text, and the parts of at least three bytes behind its apostrophes, and from each ideograph
  /// and each run of kana on.
  private static func passages(_ text: String) -> [[String]] {
    let parts = folded(joined(text, by: "zzqzz"))
      .split(separator: " ").flatMap { word in
        let pieces = word.split(separator: "zzqzz", omittingEmptySubsequences: false)
        let scalars = Array(pieces.joined().unicodeScalars)
        let apostrophes = pieces.indices.dropFirst().map { index in
          pieces[..<index].map(\.unicodeScalars.count).reduce(0, +)
        }
        let inner = scalars.indices.dropFirst().filter { index in
          guard let script = script(scalars, index) else { return false }
          return script == "ideograph" || script != self.script(scalars, index - 1)
        }
        let starts = apostrophes + inner.filter { !apostrophes.contains($0) }
        return starts.map { start in
          var rest = ""
          rest.unicodeScalars.append(contentsOf: scalars[start...])
          return rest
        }
      }
    return [words(text)] + parts.filter { $0.utf8.count >= 3 }.map { [cut($0)] }
  }

  private static func script(_ scalars: [Unicode.Scalar], _ index: Int) -> String? {
    guard index >= 0 else { return nil }
    switch scalars[index] {
    case "\u{3099}", "\u{309A}", "ー": return script(scalars, index - 1)
    case "ぁ"..."ゟ": return "hiragana"
    case "゠"..."ヿ": return "katakana"
    case "一"..."\u{9FFF}", "\u{3400}"..."\u{4DBF}", "々"..."〇": return "ideograph"
    default: return nil
    }
  }

  /// The folded text, with the marks that are letters and without final sigmas.
  private static func folded(_ text: String) -> String {
    var marked = ""
    var isBehindMark = false
    for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
      if isBehindMark, ["\u{200C}", "\u{200D}"].contains(scalar) { continue }
      isBehindMark = isLetterMark(scalar)
      // Letters stand for the marks while the text is folded.
      if isBehindMark {
        let digits = String(scalar.value, radix: 26).map { digit in
          letters[Int(String(digit), radix: 26) ?? 0]
        }
        marked += "jxqj" + String(digits) + "jqxj"
      } else {
        marked.unicodeScalars.append(scalar)
      }
    }
    let folded = TextFolding.folded(marked).replacing("ς", with: "σ")
    guard folded.contains("jxqj") else { return folded }
    return folded.split(separator: "jxqj", omittingEmptySubsequences: false).enumerated().map {
      number, part in
      guard number > 0, let end = part.firstRange(of: "jqxj") else { return String(part) }
      let value = part[..<end.lowerBound].reduce(UInt32(0)) {
        $0 * 26 + UInt32(letters.firstIndex(of: $1) ?? 0)
      }
      return (Unicode.Scalar(value).map(String.init) ?? "") + part[end.upperBound...]
    }.joined()
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  private static func isLetterMark(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard ["\u{3099}", "\u{309A}"].contains(scalar) || (0x900...0x1CCF).contains(scalar.value)
    else { return false }
    let order = properties.canonicalCombiningClass.rawValue
    return [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
      && ([0, 8, 9].contains(order) || (84...132).contains(order))
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
    /// Whether the only slip is that two neighbors changed places.
    package var isOnlySwap: Bool

    /// Of the passes, the first one takes no slips, the second a few, and the third more.
    package init(_ word: String, isPrefix: Bool, pass: Int) {
      self.word = word
      self.isPrefix = isPrefix
      let count = word.unicodeScalars.count
      isOnlySwap = pass == 1 && count == 4
      budget =
        switch pass {
        case 0: 0
        case 1: count < 4 ? 0 : count < 9 ? 1 : 2
        default: count < 3 ? 0 : count < 5 ? 1 : 2
        }
    }

    /// The slips of a word that matches.
    package func slips(of other: String) -> Int? {
      let isEqual =
        isPrefix ? other.utf8.starts(with: word.utf8) : other.utf8.elementsEqual(word.utf8)
      if isEqual { return 0 }
      guard budget > 0 else { return nil }
      if isOnlySwap, !isSwapped(other) { return nil }
      let slips = PlainSearch.slips(
        Array(word.unicodeScalars), Array(other.unicodeScalars), isPrefix: isPrefix)
      return slips <= budget && keepsNumbers(of: other) ? slips : nil
    }

    /// Whether two neighbors behind the first letter changed places.
    private func isSwapped(_ other: String) -> Bool {
      let scalars = Array(word.unicodeScalars)
      return scalars.indices.dropFirst().dropLast().contains { index in
        var swapped = scalars
        swapped.swapAt(index, index + 1)
        var beginning = ""
        beginning.unicodeScalars.append(contentsOf: swapped)
        return isPrefix
          ? other.utf8.starts(with: beginning.utf8) : other.utf8.elementsEqual(beginning.utf8)
      }
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
    _ document: SearchIndex.Document, _ fields: [[[String]]], _ terms: [Term], variant: Int,
    isRespaced: Bool = false, slips others: Int = 0
  ) -> Hit? {
    var (slips, sum, gaps, beginnings) = (others, 0, 0, 0)
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
      document: document, slips: slips, isExact: slips == 0 && !isRespaced, mended: mended,
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
            let part = variant[start...].prefix(phrase.count)
            guard part.count == phrase.count, let end = part.last, let last = phrase.last,
              part.dropLast().map(\.word) == phrase.dropLast()
            else { return false }
            let isBeginning =
              part.endIndex == variant.endIndex && end.isTyped
              && end.word.unicodeScalars.count > 2 && last.hasPrefix(end.word)
            return end.word == last || isBeginning
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

  /// The ways to write words with a blank more or less, and the second of two words that were written as one.
  private func respacings(
    of words: [String], _ query: SearchIndex.Query
  ) -> [(terms: [Term], second: Int?)] {
    func isDigit(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.numericType == .decimal }
    func hasBlanks(_ word: String) -> Bool {
      Self.script(Array(word.unicodeScalars), 0) != "ideograph"
    }
    func hasDigits(_ word: String) -> Bool { word.unicodeScalars.contains(where: isDigit) }
    func isPrefix(_ index: Int) -> Bool {
      query.beginnings == .everyWord || index == words.count - 1
    }
    guard words.count <= 8 else { return [] }
    let typed = words.enumerated().map { Term($1, isPrefix: isPrefix($0), pass: 0) }
    var ways: [(terms: [Term], second: Int?)] = []
    for index in words.indices.dropFirst() {
      let pair = [words[index - 1], words[index]]
      guard pair.allSatisfy(hasBlanks) else { continue }
      let (last, next) = (pair[0].unicodeScalars.last, pair[1].unicodeScalars.first)
      let isAtNumber = isDigit(last) != isDigit(next)
      let isOfLetters = !hasDigits(pair.joined()) && pair.joined().unicodeScalars.count >= 3
      guard isAtNumber || isOfLetters else { continue }
      let isWhole = isAtNumber && isDigit(pair[1].unicodeScalars.last)
      let joined = Term(pair.joined(), isPrefix: isPrefix(index) && !isWhole, pass: 0)
      ways.append((typed[..<(index - 1)] + [joined] + typed[(index + 1)...], nil))
    }
    for (index, word) in words.enumerated() {
      let scalars = Array(word.unicodeScalars)
      guard hasBlanks(word), (2...24).contains(scalars.count) else { continue }
      for place in 1..<scalars.count {
        let isAtNumber = isDigit(scalars[place - 1]) != isDigit(scalars[place])
        let isOfLetters = !hasDigits(word) && place >= 2 && place <= scalars.count - 2
        guard isAtNumber || isOfLetters else { continue }
        let isWhole = isAtNumber && isDigit(scalars.last)
        var (first, second) = (String(), String())
        first.unicodeScalars.append(contentsOf: scalars[..<place])
        second.unicodeScalars.append(contentsOf: scalars[place...])
        let parts = [
          Term(first, isPrefix: false, pass: 0),
          Term(second, isPrefix: isPrefix(index) && !isWhole, pass: 0),
        ]
        ways.append((typed[..<index] + parts + typed[(index + 1)...], index + 1))
      }
    }
    return ways
  }

  /// The ways to write words with a member of a group in place of one with typos, and the slips.
  private func mistypedSynonyms(
    of words: [String], _ query: SearchIndex.Query, pass: Int
  ) -> [(terms: [Term], slips: Int)] {
    let typed = words.enumerated().map {
      Term($1, isPrefix: query.beginnings == .everyWord || $0 == words.count - 1, pass: pass)
    }
    var ways: [(terms: [Term], slips: Int)] = []
    for group in synonyms where group.count > 1 {
      for phrase in group {
        for start in words.indices where start + phrase.count <= words.count {
          let slips = phrase.indices.map { index -> Int? in
            let term = typed[start + index]
            if term.word == phrase[index] { return 0 }
            return term.slips(of: phrase[index]).flatMap { $0 > 0 ? $0 : nil }
          }
          let known = slips.compactMap { $0 }
          guard known.count == slips.count, known.reduce(0, +) > 0 else { continue }
          for other in group where other != phrase {
            let terms =
              Array(typed[..<start]) + other.map { Term($0, isPrefix: false, pass: 0) }
              + Array(typed[(start + phrase.count)...])
            let exact = terms.map { Term($0.word, isPrefix: $0.isPrefix, pass: 0) }
            if !ways.contains(where: { $0.terms == exact }) {
              ways.append((exact, known.reduce(0, +)))
            }
          }
        }
      }
    }
    return ways
  }

  /// The ways to read a word as the initials of others, and where these are.
  private func initials(
    of words: [String], _ query: SearchIndex.Query
  ) -> [(terms: [Term], letters: [String])] {
    guard words.count <= 8 else { return [] }
    return words.indices.compactMap { index in
      let letters = words[index].unicodeScalars.map { String($0) }
      guard ((words.count == 1 ? 3 : 2)...8).contains(letters.count),
        words[index].unicodeScalars.allSatisfy({ $0.properties.numericType != .decimal }),
        Self.script(Array(words[index].unicodeScalars), 0) != "ideograph"
      else { return nil }
      let terms = words.indices.flatMap { other in
        other == index
          ? letters.map { Term($0, isPrefix: true, pass: 0) }
          : [
            Term(
              words[other],
              isPrefix: query.beginnings == .everyWord || other == words.count - 1
                || Self.script(Array(words[other].unicodeScalars), 0) == "ideograph",
              pass: 0)
          ]
      }
      return (terms, letters)
    }
  }

  /// Whether the title or the subtitle has words in a row that begin with some letters.
  private static func has(_ letters: [String], _ fields: [[[String]]]) -> Bool {
    fields.prefix(2).joined().contains { part in
      part.indices.contains { start in
        let words = part[start...].prefix(letters.count)
        return words.count == letters.count
          && zip(words, letters).allSatisfy { $0.utf8.starts(with: $1.utf8) }
      }
    }
  }

  /// The first pass, of those that a query allows, in which each document matches, and its hit.
  ///
  /// A document that has the words as typed is in a pass before all others, since no word is read as initials
  /// then.
  private func matches(of query: SearchIndex.Query) -> [ItemReference: (pass: Int, hit: Hit)] {
    let words = Self.words(query.text)
    var matches: [ItemReference: (pass: Int, hit: Hit)] = [:]
    for pass in 0...(query.mendsMoreIfFewMatch ? 2 : 1) where pass == 0 || Self.most(of: query) > 0
    {
      let variants = variants(of: words)
      if pass == 1 {
        for (number, respacing) in respacings(of: words, query).enumerated() {
          for document in documents.values where matches[document.id] == nil {
            let parts = fields[document.id] ?? []
            if let second = respacing.second,
              Self.gap(respacing.terms[second - 1], respacing.terms[second], parts) != 1
            {
              continue
            }
            matches[document.id] = Self.hit(
              document, parts, respacing.terms, variant: variants.count + number,
              isRespaced: true
            ).map { (pass, $0) }
          }
        }
      }
      if pass > 0 {
        for (number, way) in mistypedSynonyms(of: words, query, pass: pass).enumerated() {
          for document in documents.values where matches[document.id] == nil {
            matches[document.id] = Self.hit(
              document, fields[document.id] ?? [], way.terms,
              variant: variants.count + 1000 * pass + number, isRespaced: true, slips: way.slips
            ).map { (pass, $0) }
          }
        }
      }
      for (number, variant) in variants.enumerated() where number == 0 || pass == 0 {
        let terms = variant.enumerated().map { index, word in
          Term(
            word.word,
            isPrefix: word.isTyped
              && (query.beginnings == .everyWord || index == variant.count - 1),
            pass: pass)
        }
        for document in documents.values where matches[document.id] == nil {
          let parts = fields[document.id] ?? []
          let isTyped =
            pass == 0 && number == 0
            && (words.count > 1 || parts.joined().joined().contains(words[0]))
          matches[document.id] = Self.hit(document, parts, terms, variant: number)
            .map { (isTyped ? -1 : pass, $0) }
        }
      }
    }
    for (number, way) in initials(of: words, query).enumerated() where Self.most(of: query) > 0 {
      for document in documents.values where matches[document.id] == nil {
        let parts = fields[document.id] ?? []
        guard Self.has(way.letters, parts) else { continue }
        matches[document.id] = Self.hit(
          document, parts, way.terms, variant: 5000 + number, isRespaced: true, slips: 5
        ).map { (3, $0) }
      }
    }
    return matches
  }

  /// The number of documents below which words with slips count.
  private static func most(of query: SearchIndex.Query) -> Int {
    switch query.mending {
    case .never: 0
    case .whenFewer(let count): count
    case .always: Int.max
    }
  }

  /// The first pass in which each document matches.
  package func passes(of query: SearchIndex.Query) -> [ItemReference: Int] {
    matches(of: query).mapValues(\.pass)
  }

  /// The documents that a query finds among some, as if there were no others.
  package static func found(
    _ query: SearchIndex.Query, among ids: [ItemReference], _ passes: [ItemReference: Int]
  ) -> [ItemReference] {
    func upTo(_ pass: Int) -> [ItemReference] {
      ids.filter { passes[$0].map { $0 <= pass } ?? false }
    }
    let most = most(of: query)
    if upTo(0).count >= most { return upTo(0) }
    if upTo(1).count >= min(5, most) { return upTo(1) }
    let hasTypedWords = ids.contains { passes[$0] == -1 }
    return upTo(2).count >= min(5, most) || hasTypedWords ? upTo(2) : upTo(3)
  }

  package func hits(
    of query: SearchIndex.Query, among ids: [ItemReference]? = nil
  ) -> [Hit] {
    let matches = matches(of: query)
    let found = Self.found(
      query, among: ids ?? Array(documents.keys), matches.mapValues(\.pass))
    let hits = found.compactMap { matches[$0]?.hit }
    return hits.sorted { a, b in
      if a.keys != b.keys { return a.keys.lexicographicallyPrecedes(b.keys) }
      return a.document.id < b.document.id
    }
  }
}
