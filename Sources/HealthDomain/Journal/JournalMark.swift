/// 384 bits that say what an entry may contain: an entry without all bits of a query does not match.
///
/// The lowest 16 bits are for moods and kinds of content. Each word sets one of the others for some of
/// its beginnings, and each tag one for itself.
struct JournalMark: Hashable, Sendable {
  private var a: UInt64 = 0
  private var b: UInt64 = 0
  private var c: UInt64 = 0
  private var d: UInt64 = 0
  private var e: UInt64 = 0
  private var f: UInt64 = 0

  /// Creates the mark of a query without conditions.
  init() {}

  /// Creates the mark of an entry with its folded words.
  init(of entry: HealthJournal.Entry, folded: [UInt8]) {
    for content in HealthJournal.Content.allCases where entry.has(content) { insert(content) }
    if let mood = entry.mood { insert(mood) }
    for word in folded.split(separator: UInt8(ascii: " ")) { insert(word: word) }
    for tag in entry.tags { insert(tag: tag) }
  }

  mutating func insert(_ content: HealthJournal.Content) { a |= 1 << UInt64(content.rawValue) }

  mutating func insert(_ mood: HealthJournal.Entry.Mood) { a |= 1 << UInt64(8 + mood.rawValue) }

  mutating func insert(tag: String) {
    var hash = Self.seed
    for byte in JournalWords.folded([tag]).utf8 { hash = Self.mixed(hash, byte) }
    set(hash)
  }

  mutating func insert(word: some Collection<UInt8>) {
    var hash = Self.seed
    for (position, byte) in word.prefix(8).enumerated() {
      hash = Self.mixed(hash, byte)
      // The beginnings of 1, 2, 3, 4, 6, and 8 bytes.
      if position < 4 || position == 5 || position == 7 { set(hash) }
    }
  }

  /// Returns whether another mark has all bits of this one.
  func isContained(in other: Self) -> Bool {
    (a & ~other.a) | (b & ~other.b) | (c & ~other.c) | (d & ~other.d) | (e & ~other.e)
      | (f & ~other.f) == 0
  }

  /// Returns the last position in a range whose mark has all bits of this one, or `nil` if there is
  /// none.
  ///
  /// A loop that does nothing else neither retains nor releases.
  func lastPosition(in marks: [JournalMark], _ range: Range<Int>) -> Int? {
    var position = range.upperBound
    while position > range.lowerBound {
      position -= 1
      if isContained(in: marks[position]) { return position }
    }
    return nil
  }

  // FNV-1a of 64 bits: Fowler, Noll, Vo, Eastlake, "The FNV Non-Cryptographic Hash Algorithm".
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  private mutating func set(_ hash: UInt64) {
    // The upper half of the product scales the hash to the 368 bits above the lowest 16.
    let bit = 16 + (hash &* 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 368).high
    switch bit / 64 {
    case 0: a |= 1 << (bit % 64)
    case 1: b |= 1 << (bit % 64)
    case 2: c |= 1 << (bit % 64)
    case 3: d |= 1 << (bit % 64)
    case 4: e |= 1 << (bit % 64)
    default: f |= 1 << (bit % 64)
    }
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
