/// A hash of a word that confusions do not change, and the hashes of the word without some letters.
///
/// Letters that are confused with each other count as one letter, and `m`, `d`, and `w` count as
/// the two letters that they look like. The hash is a polynomial with an odd base, so omitting a
/// letter takes one multiplication, which moves the rest by one or two places.
struct SpellingHash {
  /// The hash before each letter of the word, and of the whole word.
  private var before = ContiguousArray<UInt64>(
    repeating: 0, count: SpellingDistance.longestWord + 1)

  /// For each letter, the hash of the word without it.
  private var without = ContiguousArray<UInt64>(
    repeating: 0, count: SpellingDistance.longestWord)

  /// For each letter, the factor that moves the rest of the word into its place; 0 for a digit,
  /// which is never omitted.
  private var shift = ContiguousArray<UInt64>(
    repeating: 0, count: SpellingDistance.longestWord)

  /// The number of letters.
  private var count = 0

  // The golden ratio in 64 bits, and its inverse modulo 2⁶⁴ to the first and second power.
  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let inverse: UInt64 = 0xF1DE_83E1_9937_733D
  private static let inverseSquared: UInt64 = 0x26E8_52FB_A215_DC89

  /// Reads a word of at most ``SpellingDistance/longestWord`` bytes.
  mutating func read(_ word: Span<UInt8>) {
    count = word.count
    var hash: UInt64 = 0
    var power: UInt64 = 1
    for index in 0..<count {
      before[index] = hash
      let byte = word[index]
      let (first, second) = Self.looks[Int(byte & 0x7F)]
      hash &+= power &* UInt64(first)
      power &*= Self.base
      shift[index] = Self.inverse
      if second > 0 {
        hash &+= power &* UInt64(second)
        power &*= Self.base
        shift[index] = Self.inverseSquared
      }
      if !SpellingDistance.isLetter(byte) { shift[index] = 0 }
    }
    before[count] = hash
    for index in 0..<count {
      without[index] = before[index] &+ (hash &- before[index + 1]) &* shift[index]
    }
  }

  /// The hash of the whole word.
  var whole: UInt64 { before[count] }

  /// Appends the hashes of the word without one letter, for each letter that is not a digit.
  func appendWithoutOneLetter(to hashes: inout ContiguousArray<UInt64>) {
    for index in 0..<count where shift[index] != 0 { hashes.append(without[index]) }
  }

  /// Appends the hashes of the word without two letters, for each two that are not digits.
  func appendWithoutTwoLetters(to hashes: inout ContiguousArray<UInt64>) {
    for first in 0..<count where shift[first] != 0 {
      let start = before[first] &- before[first + 1] &* shift[first]
      for second in first + 1..<count where shift[second] != 0 {
        hashes.append(start &+ without[second] &* shift[first])
      }
    }
  }

  /// The one or two letters that represent each byte; the second is 0 if there is only one.
  private static let looks: ContiguousArray<(UInt8, UInt8)> = {
    var looks = ContiguousArray((0..<128).map { (UInt8($0), UInt8(0)) })
    for (alike, look) in [
      ("0a", "o"), ("1i", "l"), ("5", "s"), ("8", "b"), ("e", "c"), ("v", "u"),
      ("h", "n"), ("9q", "g"),
    ] as [(String, Unicode.Scalar)] {
      for byte in alike.utf8 { looks[Int(byte)].0 = UInt8(ascii: look) }
    }
    looks[Int(UInt8(ascii: "m"))] = (UInt8(ascii: "r"), UInt8(ascii: "n"))
    looks[Int(UInt8(ascii: "d"))] = (UInt8(ascii: "c"), UInt8(ascii: "l"))
    looks[Int(UInt8(ascii: "w"))] = (UInt8(ascii: "u"), UInt8(ascii: "u"))
    return looks
  }()
}
