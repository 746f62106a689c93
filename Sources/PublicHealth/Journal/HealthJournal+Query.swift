public import Essentials

extension HealthJournal {
  /// A search for entries of a journal.
  public struct Query: Hashable, Sendable, PrivateValue {
    /// Words that an entry must contain, the last one as the beginning of a word.
    ///
    /// The text, tags, and all names count. Case and diacritics of Latin letters do not matter. In
    /// Chinese and Japanese, each character is a word.
    public var text: String
    /// A tag, or `nil` for any.
    public var tag: String?
    /// The kinds of content that an entry must have.
    public var contents: Set<Content>
    /// The mood, or `nil` for any.
    public var mood: Entry.Mood?
    /// The days, or `nil` for all.
    public var dates: ClosedRange<CalendarDate>?

    /// Creates a query; without arguments, every entry matches.
    public init(
      text: String = "", tag: String? = nil, contents: Set<Content> = [],
      mood: Entry.Mood? = nil, dates: ClosedRange<CalendarDate>? = nil
    ) {
      self.text = text
      self.tag = tag
      self.contents = contents
      self.mood = mood
      self.dates = dates
    }
  }

  /// A kind of content of an entry.
  @nonexhaustive public enum Content: Int, CaseIterable, Hashable, Sendable {
    /// A text.
    case text
    /// A recording.
    case recording
    /// A symptom.
    case symptom
    /// A temperature.
    case temperature
    /// A treatment.
    case treatment
    /// A visit.
    case visit
    /// A contact.
    case contact

    /// Creates a kind of content from its number, or returns `nil` for an unknown one.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// Returns the entries that match a query, the newest first.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - limit: The maximum number of entries.
  ///   - last: The last entry of the previous page, or `nil` for the first page.
  /// - Returns: The entries.
  /// - Complexity: O(log *n* + *k*) for a query of dates with *k* results; else O(*n*) in steps of 64
  ///   entries, until the limit is reached
  public func entries(
    matching query: Query = Query(), limit: Int = .max, after last: Entry? = nil
  ) -> [Entry] {
    let search = JournalSearch(query)
    var range = stored.indices
    if let dates = query.dates {
      let start = stored.partitioningIndex { $0.entry.time.date >= dates.lowerBound }
      range = start..<stored.partitioningIndex { $0.entry.time.date > dates.upperBound }
    }
    if let last {
      let end = stored.partitioningIndex { $0.entry.key >= last.key }
      range = range.lowerBound..<max(range.lowerBound, min(end, range.upperBound))
    }
    var found: [Entry] = []
    guard limit > 0 else { return found }
    marks.forEachPosition(in: range, with: search.mark) { position in
      if search.matches(stored[position]) { found.append(stored[position].entry) }
      return found.count < limit
    }
    return found
  }
}

extension HealthJournal.Entry {
  /// Every text of the entry that a person wrote, or that names somebody or something.
  var texts: [String] {
    [text] + tags + symptoms.map(\.name) + treatments.flatMap { [$0.name, $0.amount] }
      + visits.map(\.place) + contacts.flatMap { [$0.person, $0.place] }
  }
}

/// A query, prepared for a look at many entries.
struct JournalSearch {
  /// The bits that the mark of a matching entry has.
  private(set) var mark = JournalMark()
  /// The bytes that the folded words of a matching entry contain: a space and a word, with a space
  /// after all words except the last one.
  private var words: [[UInt8]] = []
  private let tag: String?

  init(_ query: HealthJournal.Query) {
    tag = query.tag.map { JournalWords.key($0) }
    for content in query.contents { mark.insert(content) }
    if let mood = query.mood { mark.insert(mood) }
    if let tag = query.tag { mark.insert(tag: tag) }
    let folded = JournalWords.folded([query.text])
    let words = folded.utf8.split(separator: UInt8(ascii: " "))
    for (position, word) in words.enumerated() {
      mark.insert(word: word)
      let end: [UInt8] = position == words.count - 1 ? [] : [UInt8(ascii: " ")]
      self.words.append([UInt8(ascii: " ")] + word + end)
    }
  }

  /// Returns whether an entry, whose mark has all bits, matches.
  func matches(_ stored: HealthJournal.Stored) -> Bool {
    if let tag, !stored.entry.tags.contains(where: { JournalWords.key($0) == tag }) {
      return false
    }
    return words.allSatisfy { Self.contains(stored.folded, $0) }
  }

  /// Returns whether bytes contain others, the first of which is a space.
  private static func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    guard word.count >= 2, word.count <= bytes.count else { return false }
    for start in 0...(bytes.count - word.count)
    where bytes[start] == word[0] && bytes[start + 1] == word[1] {
      var length = 2
      while length < word.count, bytes[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }
}

/// 768 bits that say what an entry may contain: an entry without all bits of a query does not match.
///
/// The lowest 16 bits are for moods and kinds of content. Each word sets one of the others for some of
/// its beginnings, and each tag one for itself.
struct JournalMark {
  /// The number of bits.
  static let width = 768

  /// The positions of the bits that are set, each once.
  private(set) var bits: [Int] = []
  private var isSet = [Bool](repeating: false, count: width)

  /// Creates the mark of a query without conditions.
  init() {}

  /// Creates the mark of an entry with its folded words.
  init(of entry: HealthJournal.Entry, folded: [UInt8]) {
    for content in HealthJournal.Content.allCases where entry.has(content) { insert(content) }
    if let mood = entry.mood { insert(mood) }
    for word in folded.split(separator: UInt8(ascii: " ")) { insert(word: word) }
    for tag in entry.tags { insert(tag: tag) }
  }

  mutating func insert(_ content: HealthJournal.Content) { set(content.rawValue) }

  mutating func insert(_ mood: HealthJournal.Entry.Mood) { set(8 + mood.rawValue) }

  mutating func insert(tag: String) {
    var hash = Self.seed
    for byte in JournalWords.key(tag).utf8 { hash = Self.mixed(hash, byte) }
    set(hash: hash)
  }

  mutating func insert(word: some Collection<UInt8>) {
    var hash = Self.seed
    for (position, byte) in word.prefix(8).enumerated() {
      hash = Self.mixed(hash, byte)
      // The beginnings of 1 to 6 and of 8 bytes.
      if position != 6 { set(hash: hash) }
    }
  }

  // FNV-1a of 64 bits: Fowler, Noll, Vo, Eastlake, "The FNV Non-Cryptographic Hash Algorithm".
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  private mutating func set(hash: UInt64) {
    // The upper half of the product scales the hash to the 752 bits above the lowest 16.
    let bit = (hash &* 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 752).high
    set(16 + Int(truncatingIfNeeded: bit))
  }

  private mutating func set(_ bit: Int) {
    if !isSet[bit] { bits.append(bit) }
    isSet[bit] = true
  }
}

extension HealthJournal.Entry {
  func has(_ content: HealthJournal.Content) -> Bool {
    switch content {
    case .text: !text.isEmpty
    case .recording: !recordings.isEmpty
    case .symptom: !symptoms.isEmpty
    case .temperature: !temperatures.isEmpty
    case .treatment: !treatments.isEmpty
    case .visit: !visits.isEmpty
    case .contact: !contacts.isEmpty
    }
  }
}

/// The marks of entries in order, as a column of bits for each bit of a mark.
///
/// A search reads only the columns of its own bits, each from end to end, and looks at 64 entries at a
/// time.
struct JournalMarkTable: Hashable, Sendable {
  private(set) var count = 0
  /// For each bit of a mark, a word for every 64 entries.
  ///
  /// The lowest bit of a word belongs to the first of its entries, and the bits of entries that do not
  /// exist are zero.
  private var columns = [[UInt64]](repeating: [], count: JournalMark.width)

  /// Inserts a mark at a position.
  ///
  /// - Complexity: O(*n*) in the entries after the position
  mutating func insert(_ mark: JournalMark, at position: Int) {
    if count.isMultiple(of: 64) { for column in columns.indices { columns[column].append(0) } }
    if position < count {
      for column in columns.indices { Self.makeRoom(at: position, in: &columns[column]) }
    }
    for column in mark.bits { columns[column][position / 64] |= 1 << UInt64(position % 64) }
    count += 1
  }

  /// Moves the bits from a position on to the next one.
  private static func makeRoom(at position: Int, in column: inout [UInt64]) {
    let word = position / 64
    for next in stride(from: column.count - 1, to: word, by: -1) {
      column[next] = column[next] << 1 | column[next - 1] >> 63
    }
    let kept = (UInt64(1) << UInt64(position % 64)) - 1
    column[word] = column[word] & kept | (column[word] & ~kept) << 1
  }

  /// Removes the mark at a position.
  ///
  /// - Complexity: O(*n*) in the entries after the position
  mutating func remove(at position: Int) {
    count -= 1
    for column in columns.indices {
      Self.close(position, in: &columns[column])
      if count.isMultiple(of: 64) { columns[column].removeLast() }
    }
  }

  /// Moves the bits after a position to the previous one.
  private static func close(_ position: Int, in column: inout [UInt64]) {
    var kept = (UInt64(1) << UInt64(position % 64)) - 1
    for word in (position / 64)..<column.count {
      let next = word + 1 < column.count ? column[word + 1] << 63 : 0
      column[word] = column[word] & kept | column[word] >> 1 & ~kept | next
      kept = 0
    }
  }

  /// Calls a function with each position in a range whose mark has all bits of another one, from the
  /// last to the first, until it returns `false`.
  ///
  /// - Complexity: O(*n* *b* / 64 + *k*) for *b* bits and *k* calls
  func forEachPosition(
    in range: Range<Int>, with mark: JournalMark, _ isWanted: (Int) -> Bool
  ) {
    // The last bits are those of the longest beginnings, which are the rarest.
    let wanted = mark.bits.reversed().map { columns[$0] }
    var word = (range.upperBound + 63) / 64
    while word * 64 > range.lowerBound {
      word -= 1
      var found = ~UInt64(0)
      for column in wanted {
        found &= column[word]
        if found == 0 { break }
      }
      // A shift by 64 or more leaves no bit.
      found &= ~(~0 << UInt64(range.upperBound - word * 64))
      if range.lowerBound > word * 64 { found &= ~0 << UInt64(range.lowerBound - word * 64) }
      while found != 0 {
        let bit = 63 - found.leadingZeroBitCount
        found &= ~(1 << UInt64(bit))
        if !isWanted(word * 64 + bit) { return }
      }
    }
  }
}

/// The words of texts, without case and diacritics.
package enum JournalWords {
  /// Returns the ranges of the words of a text: runs of letters, digits, and marks, and perhaps of the invisible
  /// scalars after them, such as soft hyphens.
  ///
  /// - Complexity: O(*n*)
  static func ranges(in text: String, withInvisible: Bool = false) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var start: String.Index?
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      if isPart(scalars[index]) {
        if start == nil { start = index }
      } else if withInvisible, start != nil, scalars[index].isInvisible {
        continue
      } else if let begun = start {
        ranges.append(begun..<index)
        start = nil
      }
    }
    if let start { ranges.append(start..<scalars.endIndex) }
    return ranges
  }

  /// Returns the folded words of texts, each with a space before it, and a space at the end.
  ///
  /// - Complexity: O(*n*)
  static func folded(_ texts: [String]) -> String {
    var folded = ""
    for text in texts {
      for range in ranges(in: text) {
        for word in split(word(text[range])) { folded += " " + word }
      }
    }
    return folded.isEmpty ? "" : folded + " "
  }

  /// Returns the key that spellings of the same name of a place, symptom, treatment, or tag share: its folded
  /// words, or the name itself if it has none, such as a picture.
  ///
  /// - Complexity: O(*n*)
  package static func key(_ name: String) -> String {
    let folded = folded([name])
    return folded.isEmpty ? person(name) : folded
  }

  /// Returns the key that spellings of the same person's name share: with equal letters and marks,
  /// regardless of case, white space, and invisible marks.
  ///
  /// - Complexity: O(*n*)
  package static func person(_ name: String) -> String {
    let words = TypedText.plain(name).split { $0.isWhitespace }
    guard !words.isEmpty else { return name }
    let scalars = words.joined(separator: " ").lowercased().unicodeScalars
    // A capital sigma does not say whether it ends a word.
    return String(String.UnicodeScalarView(scalars.map { $0 == "ς" ? "σ" : $0 }))
  }

  /// Returns a word without case, diacritics, and invisible marks, and with narrow letters and digits.
  static func word(_ text: Substring) -> String {
    // A quick way for the letters of most words.
    if text.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return String(text) }
    let word = FoldedText.joined(TypedText.plain(text)).lowercased()
    return word.unicodeScalars.contains(where: isGreek) ? greek(word) : word
  }

  /// Returns a word without the accents of Greek, which capitals do not have, and without its final sigma.
  private static func greek(_ word: String) -> String {
    var folded: ContiguousArray<UInt8> = []
    var isAfterGreek = false
    for scalar in word.unicodeScalars.lazy.map({ $0 == "ς" ? "σ" : $0 }) {
      let isAccent = isAfterGreek && (0x300...0x36F).contains(scalar.value)
      if isGreek(scalar), FoldedText.append(scalar, to: &folded) {
        isAfterGreek = true
      } else if !isAccent {
        isAfterGreek = false
        folded.append(contentsOf: scalar.utf8)
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  private static func isGreek(_ scalar: Unicode.Scalar) -> Bool {
    (0x370...0x3FF).contains(scalar.value) || (0x1F00...0x1FFF).contains(scalar.value)
  }

  /// Returns a word, or its characters if it is Chinese or Japanese, which has no blanks between
  /// words.
  private static func split(_ word: String) -> [String] {
    let hasNoBlanks = word.unicodeScalars.contains {
      (0x2E80...0x9FFF).contains($0.value) || (0xF900...0xFAFF).contains($0.value)
        || (0x20000...0x3FFFF).contains($0.value)
    }
    return hasNoBlanks ? word.map { String($0) } : word.isEmpty ? [] : [word]
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x30...0x39).contains(scalar.value) || (0x41...0x5A).contains(scalar.value & ~0x20)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
