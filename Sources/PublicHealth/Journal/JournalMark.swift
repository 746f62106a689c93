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
    for byte in JournalWords.folded([tag]).utf8 { hash = Self.mixed(hash, byte) }
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
