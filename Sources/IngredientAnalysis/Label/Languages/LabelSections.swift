import Essentials

/// The sections of a label, each in one language.
///
/// Clauses begin at sentences, at headers and statements of any of the languages, and at codes such
/// as "DE:". A clause is in the language that knows most of its words, and otherwise in that of the
/// clause before it. Every byte of the label is in a section, except codes.
struct LabelSections {
  /// A part of the text in one language.
  struct Section {
    /// The range in the text, in bytes.
    var range: Range<Int>
    /// The position of the language among those of the division.
    var language: Int
  }

  private(set) var sections: ContiguousArray<Section> = []

  /// The fragments of the sections in which languages alternate, and the words of the label.
  var pieces = LanguagePieces()

  /// The languages of the sections, in the order in which they begin.
  var languages: [Int] {
    var languages: [Int] = []
    for (place, section) in sections.enumerated() {
      for language in pieces.languages(of: place) ?? [section.language]
      where !languages.contains(language) {
        languages.append(language)
      }
    }
    return languages
  }

  /// Divides a text, which is followed by ``WordChunk/slack`` extra bytes, among the languages of
  /// readers, where `first` is the language that is assumed if nothing shows another one.
  ///
  /// - Complexity: O(*n* log *n*) in the text, for each reader.
  init(_ text: Span<UInt8>, among readers: [LabelReader], first: Int) {
    let end = text.count - WordChunk.slack
    guard readers.count > 1 else {
      sections = [Section(range: 0..<end, language: first)]
      return
    }
    var scanner = LabelScanner()
    var parser = LabelParser()
    // The signs are the same in every language.
    var signs = LabelParser()
    var evidence = readers.enumerated().map { place, reader in
      scanner.scan(text, with: reader.lexicon)
      if place == first { signs.tokens = scanner.tokens }
      swap(&parser.tokens, &scanner.tokens)
      defer { swap(&parser.tokens, &scanner.tokens) }
      return parser.languageEvidence(in: text, reader.lexicon)
    }
    let headers = evidence.flatMap { $0.cues.filter { $0.isHeader }.map { Int($0.position) } }
      .sorted()
    let fragments = signs.fragments(of: text, cutAt: headers)
    let english = readers.firstIndex { $0.lexicon.language == .english }
    if let english {
      for other in readers.indices where readers[other].lexicon.language != .english {
        evidence[other].forget(wordsOf: evidence[english])
      }
    }
    let codes = Self.codes(in: text, end: end).filter { code in
      !code.isOpen
        || zip(readers, evidence).contains { reader, evidence in
          code.languages.contains(reader.lexicon.language.code)
            && evidence.cue(at: code.range.upperBound) != nil
        }
    }
    decide(Self.clauses(in: evidence, codes, first: first, end: end), first: first) { clause in
      Reading(clause, evidence: evidence, codes: codes, readers: readers, english: english)
    }
    pieces = LanguagePieces(fragments, of: sections, in: text, evidence, readers)
    shareWords(of: text, end: end, evidence, readers)
  }

  // MARK: Clauses

  /// Whether a position is the first of the text, of a line, or behind a sign that ends a clause.
  static func startsClause(_ position: Int, in text: Span<UInt8>) -> Bool {
    var before = position - 1
    while before >= 0, text[before] == UInt8(ascii: " ") || text[before] == UInt8(ascii: "\t") {
      before -= 1
    }
    guard before >= 0 else { return true }
    switch Character(Unicode.Scalar(text[before])) {
    case ".", "!", ";", "\n", "\r", "|", "/", ")", "]", "*", "-": return true
    default: break
    }
    return signs.contains { sign in
      before + 1 >= sign.count
        && sign.indices.allSatisfy { sign[$0] == text[before + 1 - sign.count + $0] }
    }
  }

  /// The bytes of bullets and dashes.
  private static let signs = ["•", "·", "–", "—"].map { ContiguousArray($0.utf8) }

  /// Returns the codes of languages at the starts of clauses, and those in brackets.
  private static func codes(in text: Span<UInt8>, end: Int) -> [LanguageCode] {
    var codes: [LanguageCode] = []
    var position = 0
    while position < end {
      let byte = text[position]
      let isBracket = byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
      let isLetter = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isWithin = position > 0 && !Self.isBreak(text[position - 1])
      guard isBracket || isLetter && !isWithin && startsClause(position, in: text),
        let code = LanguageCode(in: text, at: position, end: end)
      else {
        position += 1
        continue
      }
      codes.append(code)
      position = code.range.upperBound
    }
    return codes
  }

  /// Whether a byte is no part of a word.
  static func isBreak(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80..., UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      false
    default: true
    }
  }

  /// Returns the ranges of the clauses, of which a code is part of the clause behind it.
  private static func clauses(
    in evidence: [LanguageEvidence], _ codes: [LanguageCode], first: Int, end: Int
  ) -> [Range<Int>] {
    var starts: [Int] = codes.map { $0.range.lowerBound }
    starts += evidence[first].sentences.map { Int($0) }
    for evidence in evidence { starts += evidence.cues.map { Int($0.position) } }
    starts.sort()
    var clauses: [Range<Int>] = []
    var start = 0
    var code = 0
    for next in starts where next > start && next < end {
      while code < codes.count, codes[code].range.upperBound < next { code += 1 }
      let isBehindCode =
        code < codes.count && codes[code].range.lowerBound < next
        && next <= codes[code].range.upperBound
      if isBehindCode { continue }
      clauses.append(start..<next)
      start = next
    }
    clauses.append(start..<end)
    return clauses
  }

  // MARK: Languages

  /// Gives each clause a language.
  private mutating func decide(
    _ clauses: [Range<Int>], first: Int, reading: (Range<Int>) -> Reading
  ) {
    var current = first
    var isDecided = false
    var hasList = false
    for clause in clauses {
      let reading = reading(clause)
      let best = reading.best(otherThan: current, preferring: first)
      let isSecondList = hasList && reading.isHeader
      if reading.isIn(best, andNotIn: current, isSecondList: isSecondList) {
        // What stands before the first clause of a known language belongs to it.
        if !isDecided { for index in sections.indices { sections[index].language = best } }
        current = best
        isDecided = true
        hasList = reading.isHeader
      } else {
        isDecided = isDecided || reading.shows(current)
        hasList = hasList || reading.isHeader
      }
      let start = reading.hasCode[current] ? reading.start : clause.lowerBound
      add(start..<clause.upperBound, in: current)
    }
  }

  private mutating func add(_ range: Range<Int>, in language: Int) {
    if let last = sections.last, last.language == language,
      last.range.upperBound == range.lowerBound
    {
      sections[sections.count - 1].range = last.range.lowerBound..<range.upperBound
    } else if !range.isEmpty || sections.isEmpty {
      sections.append(Section(range: range, language: language))
    }
  }

  // MARK: Reading

  /// Replaces the bytes of all other languages and of the codes by the end of a sentence and blank
  /// lines, so that positions stay the same.
  ///
  /// Where languages alternate within a section, the signs between the words stay.
  func keep(_ language: Int, in text: inout ContiguousArray<UInt8>) {
    let end = text.count - WordChunk.slack
    var position = 0
    for (place, section) in sections.enumerated() {
      let mixed = pieces.languages(of: place)
      guard mixed?.contains(language) ?? (section.language == language) else { continue }
      Self.blank(position..<section.range.lowerBound, in: &text)
      if mixed != nil { pieces.keep(language, of: place, in: &text) }
      position = section.range.upperBound
    }
    Self.blank(position..<end, in: &text)
  }

  static func blank(_ range: Range<Int>, in text: inout ContiguousArray<UInt8>) {
    for position in range { text[position] = UInt8(ascii: "\n") }
    if range.count > 1 { text[range.lowerBound] = UInt8(ascii: "!") }
  }
}

extension LabelSections {
  /// The reading of a clause by the languages.
  struct Reading {
    /// The start of its words, behind the code.
    let start: Int
    /// The number of words.
    let words: Int
    /// Whether it begins with the header of a list in any language.
    let isHeader: Bool
    /// English, whose names every language knows.
    let english: Int?
    /// For each language, the number of words that it knows, other than English ones.
    let known: [Int]
    /// For each language, whether the clause begins with one of its headers or statements.
    let hasCue: [Bool]
    /// For each language, whether the code names it.
    let hasCode: [Bool]

    init(
      _ range: Range<Int>, evidence: [LanguageEvidence], codes: [LanguageCode],
      readers: [LabelReader], english: Int?
    ) {
      self.english = english
      let place = codes.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
      let isCode = place < codes.count && codes[place].range.lowerBound == range.lowerBound
      let code = isCode ? codes[place] : nil
      start = min(code?.range.upperBound ?? range.lowerBound, range.upperBound)
      var known: [Int] = []
      var hasCue: [Bool] = []
      var isHeader = false
      var words = 0
      for evidence in evidence {
        let first = evidence.words.partitioningIndex { [start] in Int($0) >= start }
        let last = evidence.words.partitioningIndex { Int($0) >= range.upperBound }
        words = max(words, last - first)
        known.append(
          first < last ? Int(evidence.ownBefore[last] - evidence.ownBefore[first]) : 0)
        let cue = evidence.cue(at: start)
        hasCue.append(cue != nil)
        isHeader = isHeader || cue?.isHeader ?? false
      }
      self.known = known
      self.hasCue = hasCue
      self.isHeader = isHeader
      self.words = words
      hasCode = readers.map { code?.languages.contains($0.lexicon.language.code) ?? false }
    }

    /// Returns the number of words that a language knows, with its signs, for comparison.
    func weight(_ language: Int) -> Int {
      known[language] * 4 + (hasCode[language] ? 2 : 0) + (hasCue[language] ? 1 : 0)
    }

    /// Returns the other language that fits best; the earliest of several, or the preferred one.
    func best(otherThan current: Int, preferring preferred: Int) -> Int {
      var best = preferred == current ? nil : preferred
      for language in known.indices where language != current {
        if let best, weight(language) <= weight(best) { continue }
        best = language
      }
      return best ?? preferred
    }

    /// Whether the clause is surely in another language than the text before it.
    ///
    /// To read English in another language does no harm, but to read another one in English does.
    ///
    /// With `isSecondList`, the text before it has a list of ingredients, and this is another one.
    func isIn(_ language: Int, andNotIn other: Int, isSecondList: Bool) -> Bool {
      let (own, others) = (known[language], known[other])
      guard own > 0, own >= others else { return false }
      if hasCode[language], !hasCode[other] { return true }
      if hasCue[language], !hasCue[other] { return true }
      if language == english { return own >= others * 4 && own - others >= 5 && own * 2 > words }
      if isHeader, other == english { return own >= 2 }
      if isSecondList || isHeader { return own - others >= max(2, words / 6) }
      return own - others >= 3 && own >= 2 * others
    }

    /// Whether the clause shows that it is in a language.
    func shows(_ language: Int) -> Bool {
      hasCue[language] || hasCode[language] && known[language] > 0
        || known[language] >= 2 && known[language] * 2 >= words
    }
  }
}

/// Words that more than one language has to read.
///
/// The languages of a label's parts are guessed from the words that are known, so a guess may leave an
/// allergen's word to a language that does not know it, or that skips the text before its list.
extension LabelSections {
  /// Gives the pieces in which another language finds an allergen to this language, too, so that to
  /// divide a label never loses one.
  ///
  /// A language of the label looks for allergens in all pieces with unknown words, and any other
  /// language in those words that no language of the label has read.
  ///
  /// - Complexity: O(*n*) in the text, for each reader.
  mutating func shareWords(
    of text: Span<UInt8>, end: Int, _ evidence: [LanguageEvidence], _ readers: [LabelReader]
  ) {
    guard readers.count <= UInt64.bitWidth else { return }
    var scanner = LabelScanner()
    var parser = LabelParser()
    let own = languages
    for language in own where own.count > 1 {
      scanner.scan(text, with: readers[language].lexicon)
      parser.parse(&scanner.tokens, text, with: readers[language].lexicon)
      Self.findAllergens(in: parser.tree, readers[language].lexicon) { position, _ in
        pieces.share(position, with: language)
      }
    }
    let all = ContiguousArray((0..<text.count).map { text[$0] })
    for language in own {
      var kept = all
      if own.count > 1 { keep(language, in: &kept) }
      scanner.scan(kept.span, with: readers[language].lexicon)
      parser.parse(&scanner.tokens, kept.span, with: readers[language].lexicon)
      for node in parser.tree.nodes where !node.phrase.exists && node.section != .freeFrom {
        pieces.lose(Int(node.start)..<Int(node.end), in: language)
      }
      // What is a place or process in one language, such as "malta", may be a food in another.
      for token in scanner.tokens where token.kind == .word && token.account != .unread {
        pieces.lose(Int(token.start)..<Int(token.end), in: language, isRead: true)
      }
      losePrefaces(to: language, evidence[language])
    }
    let order = own + readers.indices.filter { !own.contains($0) }
    var lost = all
    if pieces.keepUnread(in: &lost, end: end) {
      for language in order {
        scanner.scan(lost.span, with: readers[language].lexicon)
        parser.parse(&scanner.tokens, lost.span, with: readers[language].lexicon)
        Self.findAllergens(in: parser.tree, readers[language].lexicon) { position, allergens in
          pieces.share(position, with: language, lost: allergens)
        }
      }
    }
    // Names among unknown words, and words that were read as no name.
    for language in order {
      for name in evidence[language].names {
        let allergens = readers[language].lexicon.allergens(of: name.phrase)
        if allergens != 0 { pieces.share(Int(name.start), with: language, lost: allergens) }
      }
    }
  }

  /// Records that what stands before a header of a language may be skipped.
  private mutating func losePrefaces(to language: Int, _ evidence: LanguageEvidence) {
    let headers = evidence.cues.filter { $0.isHeader }.map { Int($0.position) }
    for section in sections where section.language == language {
      let place = headers.partitioningIndex { $0 >= section.range.lowerBound }
      if place < headers.count, headers[place] < section.range.upperBound {
        pieces.lose(section.range.lowerBound..<headers[place], in: language)
      }
    }
  }

  /// Passes the position of each name with allergens to `body`, and the allergens.
  ///
  /// A compound or misspelled word is not among the words that decide on the language.
  private static func findAllergens(
    in tree: LabelTree, _ lexicon: borrowing Lexicon,
    _ body: (_ position: Int, _ allergens: UInt64) -> Void
  ) {
    for node in tree.nodes where node.phrase.exists && node.section != .freeFrom {
      let allergens = lexicon.allergens(of: node.phrase)
      if allergens != 0 { body(Int(node.start), allergens) }
    }
    for part in tree.compoundParts {
      let allergens = lexicon.allergens(of: part.phrase)
      if allergens != 0 { body(Int(part.start), allergens) }
    }
  }
}

/// A code that names the language of the text behind it, as in "DE:", "(GB)", and "D/A/CH:".
struct LanguageCode {
  /// The range in the text, in bytes, up to the text that it names the language of.
  let range: Range<Int>
  /// The codes of the languages that it may name.
  let languages: [String]
  /// Whether no sign ends it, so that it counts only before a header or a statement.
  let isOpen: Bool

  /// The codes on labels, of languages and of the countries where they are spoken.
  ///
  /// Switzerland and Belgium have several languages, so CH and BE name none.
  private static let languages: [String: String] = [
    "DE": "de", "D": "de", "AT": "de", "A": "de", "GER": "de", "DEU": "de",
    "FR": "fr", "F": "fr", "FRA": "fr",
    "EN": "en", "GB": "en", "UK": "en", "US": "en", "IE": "en", "ENG": "en",
    "ES": "es", "E": "es", "ESP": "es",
    "IT": "it", "I": "it", "ITA": "it",
    "NL": "nl", "PL": "pl", "SE": "sv", "SV": "sv", "S": "sv",
    "DK": "da", "DA": "da", "NO": "nb", "NB": "nb", "N": "nb",
    "FI": "fi", "FIN": "fi", "SF": "fi", "PT": "pt", "P": "pt", "BR": "pt", "CH": "", "BE": "",
    "LU": "",
  ]

  /// The maximum length of a code with others, in bytes.
  private static let longest = 24

  /// Reads a code or several at a position, or returns `nil`.
  init?(in text: Span<UInt8>, at start: Int, end: Int) {
    let limit = min(end, start + Self.longest)
    let isBracketed = text[start] == UInt8(ascii: "(") || text[start] == UInt8(ascii: "[")
    var position = isBracketed ? start + 1 : start
    var found: [String] = []
    // The end of the last code.
    var last = position
    while let next = Self.code(in: text, at: position, end: limit) {
      if !next.language.isEmpty { found.append(next.language) }
      last = next.end
      position = last
      while position < limit, Self.separates(text[position]) { position += 1 }
      if position == last { break }
    }
    guard last < limit, !found.isEmpty else { return nil }
    position = last
    while position < limit, text[position] == UInt8(ascii: " ") { position += 1 }
    guard position < limit else { return nil }
    let isClosed = text[position] == UInt8(ascii: ")") || text[position] == UInt8(ascii: "]")
    let isEnd = isBracketed ? isClosed : Self.isEnd(position, in: text, isShort: last == start + 1)
    guard isEnd || !isBracketed && last > start + 1 && position > last else { return nil }
    if isEnd {
      position += 1
      if position < end, text[position] == UInt8(ascii: ":") { position += 1 }
      while position < end, text[position] == UInt8(ascii: " ") { position += 1 }
    }
    range = start..<position
    languages = found
    isOpen = !isEnd
  }

  /// Returns the language of the code at a position, which may be empty, and the end of the code.
  private static func code(
    in text: Span<UInt8>, at start: Int, end: Int
  ) -> (language: String, end: Int)? {
    var position = start
    while position < end, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[position]) {
      position += 1
    }
    guard (1...3).contains(position - start), LabelSections.isBreak(text[position]) else {
      return nil
    }
    let letters = (start..<position).map { text[$0] }
    guard let language = languages[String(decoding: letters, as: UTF8.self)] else { return nil }
    return (language, position)
  }

  /// Whether a sign stands between two codes.
  private static func separates(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ")
  }

  /// Whether the sign at a position ends a code without brackets.
  ///
  /// "E-471" is an additive.
  private static func isEnd(_ position: Int, in text: Span<UInt8>, isShort: Bool) -> Bool {
    switch text[position] {
    case UInt8(ascii: ":"): true
    case UInt8(ascii: "|"), UInt8(ascii: "-"):
      !isShort && text[position + 1] == UInt8(ascii: " ")
    default: false
    }
  }
}
