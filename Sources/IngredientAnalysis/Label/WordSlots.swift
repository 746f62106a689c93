import Essentials

/// The words of a lexicon by their bytes: short ones by the bytes themselves, and long ones by a hash.
struct WordSlots: Sendable {
  /// A slot in the table of words of at most eight bytes.
  ///
  /// It has 16 bytes, so that a lookup touches memory once.
  private struct Slot: HashTableSlot {
    var key: UInt64 = 0
    var word = Lexicon.Word()

    static var empty: Self { Self() }
    var isEmpty: Bool { !word.stem.exists }

    var hash: UInt64 { WordSlots.hash(key) }
  }

  /// A slot in the table of longer words.
  private struct LongSlot: HashTableSlot {
    var key = LongKey()
    var number: WordID = .none
    var word = Lexicon.Word()

    static var empty: Self { Self() }
    var isEmpty: Bool { !word.stem.exists }
  }

  /// The key of a word of more than eight bytes: its bytes, up to sixteen, or a hash of the bytes
  /// behind the eighth if it is longer.
  struct LongKey: Equatable {
    fileprivate private(set) var first: UInt64
    private var rest: UInt64 = 0
    private(set) var length: Int32 = 8

    fileprivate init() { first = 0 }

    /// Creates the key of a word; its length is 8 if the word has at most eight bytes.
    fileprivate init(_ word: WordID, _ words: borrowing WordList) {
      first = words.packed(word, behind: 0)
      let count = words.length(of: word)
      while count > Int(length) {
        append(words.packed(word, behind: Int(length)), length: min(count &- Int(length), 8))
      }
    }

    /// Creates a key from the first eight bytes, given as an integer.
    @inline(__always)
    init(_ first: UInt64) { self.first = first }

    /// Appends up to eight bytes, given as an integer, behind a multiple of eight.
    @inline(__always)
    mutating func append(_ bytes: UInt64, length count: Int) {
      rest = length == 8 ? bytes : ((rest ^ (rest &>> 32)) &* 0x9E37_79B9_7F4A_7C15) ^ bytes
      length &+= Int32(truncatingIfNeeded: count)
    }

    @inline(__always)
    fileprivate var hash: UInt64 {
      (first ^ (rest &* 0xD6E8_FEB8_6659_FD93)) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  private var slots = HashTable<Slot>()
  private var longSlots = HashTable<LongSlot>()

  /// Creates a table without words, in which nothing can be found.
  init() {}

  /// Creates the table of all words, with what is known of each.
  ///
  /// - Complexity: O(*n*) in the words.
  init(_ words: borrowing WordList, _ known: (WordID) -> Lexicon.Word) {
    var long = 0
    for index in 0..<words.count where words.length(of: WordID(index)) > 8 { long += 1 }
    slots = HashTable(capacity: words.count - long)
    longSlots = HashTable(capacity: long)
    for index in 0..<words.count {
      let word = WordID(index)
      let key = LongKey(word, words)
      if key.length == 8 {
        slots.insert(Slot(key: key.first, word: known(word)), hash: { $0.hash })
      } else {
        longSlots.insert(LongSlot(key: key, number: word, word: known(word)), hash: { $0.key.hash })
      }
    }
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> UInt64 { key &* 0x9E37_79B9_7F4A_7C15 }

  /// Returns the word of at most eight bytes, given as an integer.
  @inline(__always)
  func find(_ key: UInt64) -> Lexicon.Word {
    slots.find(Self.hash(key)) { $0.key == key }.slot.word
  }

  /// Returns the word of nine to sixteen bytes, given as two integers.
  @inline(__always)
  func find(_ first: UInt64, _ rest: UInt64, length: Int) -> Lexicon.Word {
    var key = LongKey(first)
    key.append(rest, length: length)
    return longSlots.find(key.hash) { $0.key == key }.slot.word
  }

  /// Returns the word of more than eight ASCII letters and digits at a position in a text.
  @inline(__always)
  func find(
    _ key: LongKey, inASCII text: Span<UInt8>, _ start: Int, of words: borrowing WordList
  ) -> Lexicon.Word {
    longSlots.find(key.hash) {
      $0.key == key
        && (key.length <= 16 || words.equals($0.number, inASCII: text, start, key.length))
    }.slot.word
  }
}
