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
    let headers = evidence.flatMap { $0.cues.filter(\.isHeader).map { Int($0.position) } }.sorted()
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
    var starts: [Int] = codes.map(\.range.lowerBound)
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
