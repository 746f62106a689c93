/// Phrases; a longer phrase comes before its beginnings.
struct PhraseList: ExpressibleByArrayLiteral, Sendable {
  let phrases: [String]
  /// The words of each phrase.
  let words: [[String]]
  private let beginnings: [Beginning]
  /// A bit for the lower five bits of each first byte, which a letter has in both cases.
  private let firstBytes: UInt32

  init(arrayLiteral phrases: String...) { self.init(phrases) }

  init(_ phrases: [String]) {
    self.phrases = phrases
    words = phrases.map { $0.split(separator: " ").map { String($0) } }
    beginnings = phrases.map { Beginning($0.utf8.prefix(3)) }
    firstBytes = phrases.reduce(0) { $0 | 1 << UInt32(($1.utf8.first ?? 0) & 31) }
  }

  /// Up to three bytes of a word in lowercase; letters beyond ASCII are folded later.
  struct Beginning {
    private var letters: UInt32 = 0
    private var mask: UInt32 = 0

    init(_ bytes: some Sequence<UInt8>) {
      for (index, byte) in bytes.enumerated() {
        guard byte < 0x80, byte != UInt8(ascii: " ") else { return }
        letters |= UInt32(byte | 0x20) << UInt32(8 * index)
        mask |= 0xFF << UInt32(8 * index)
      }
    }

    /// Whether the bytes that both have are the same.
    func agrees(with other: Beginning) -> Bool {
      (letters ^ other.letters) & mask & other.mask == 0
    }
  }

  /// The first phrase from an index on that may begin with some bytes.
  func firstIndex(from start: Int, beginningWith other: Beginning) -> Int? {
    beginnings[start...].firstIndex { $0.agrees(with: other) }
  }

  /// Whether a phrase may begin with a byte.
  func mayBegin(with byte: UInt8) -> Bool {
    !phrases.isEmpty && (byte >= 0x80 || firstBytes & 1 << UInt32(byte & 31) != 0)
  }
}
