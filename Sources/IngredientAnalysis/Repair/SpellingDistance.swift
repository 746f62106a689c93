/// The distance between a word that was read and a word of the dictionary, where confusions of a
/// camera cost less than other edits.
///
/// A visual confusion, such as `0` for `o` or `rn` for `m`, costs ``confusion``. Any other wrong,
/// missing, or extra letter, and two swapped neighbors, cost ``edit``. A digit can only be
/// confused: numbers that differ are different, however similar (`e1422` and `e1442`).
enum SpellingDistance {
  /// The cost of a confusion by a camera.
  static let confusion = 1

  /// The cost of any other edit.
  static let edit = 3

  /// The maximum length of the words that are compared, in bytes.
  static let longestWord = 32

  /// The size of three rows of costs.
  static let scratchCount = 3 * rowLength

  private static let rowLength = longestWord + 1

  /// A cost above any limit; four of them still fit in a byte.
  private static let infinity: UInt8 = 60

  /// Returns the cost of reading `word` as `read`, or `nil` if it exceeds `limit`.
  ///
  /// - Precondition: Both words are ASCII and have at most ``longestWord`` bytes. `limit` is at
  ///   most two edits, and `rows` has ``scratchCount`` bytes.
  /// - Complexity: O(*m* · *n*) in the lengths of the parts that differ.
  static func cost(
    of read: Span<UInt8>, for word: Span<UInt8>, limit: Int, rows: inout ContiguousArray<UInt8>
  ) -> Int? {
    let (head, tail) = equalEnds(read, word)
    if head + tail == read.count, head + tail == word.count { return 0 }
    let (height, width) = (read.count - head - tail, word.count - head - tail)
    var (older, old, new) = (0, rowLength, 2 * rowLength)
    for row in 0...height {
      let letter = row > 0 ? read[head + row - 1] : 0
      let before = row > 1 ? read[head + row - 2] : 0
      var least = infinity
      for column in 0...width {
        let other = column > 0 ? word[head + column - 1] : 0
        var cost: UInt8 = row == 0 && column == 0 ? 0 : infinity
        if row > 0 { cost = min(cost, rows[old + column] + insertion(of: letter)) }
        if column > 0 {
          cost = min(cost, rows[new + column - 1] + insertion(of: other))
          if row > 0 { cost = min(cost, rows[old + column - 1] + substitution(letter, other)) }
        }
        if row > 1, column > 0, merged(before, letter) == other {
          cost = min(cost, rows[older + column - 1] + UInt8(confusion))
        }
        if row > 0, column > 1 {
          let otherBefore = word[head + column - 2]
          if merged(otherBefore, other) == letter {
            cost = min(cost, rows[old + column - 2] + UInt8(confusion))
          }
          if row > 1, before == other, letter == otherBefore, isLetter(letter), isLetter(other) {
            cost = min(cost, rows[older + column - 2] + UInt8(edit))
          }
        }
        cost = min(cost, infinity)
        rows[new + column] = cost
        least = min(least, cost)
      }
      // A confusion of two letters may skip one row, but not two.
      if row > 0, Int(least) > limit, (0...width).allSatisfy({ Int(rows[old + $0]) > limit }) {
        return nil
      }
      (older, old, new) = (old, new, older)
    }
    let cost = Int(rows[old + width])
    return cost <= limit ? cost : nil
  }

  /// Returns the numbers of equal letters at both ends, which need no comparison.
  ///
  /// The last letters before a difference may be part of it. Two letters are therefore kept, with
  /// all letters before them that are confused with two letters or are part of two: `vvvw` is `vww`
  /// because of what precedes the last letter.
  private static func equalEnds(_ read: Span<UInt8>, _ word: Span<UInt8>) -> (Int, Int) {
    let shorter = min(read.count, word.count)
    var head = 0
    while head < shorter, read[head] == word[head] { head += 1 }
    if head == shorter, read.count == word.count { return (head, 0) }
    head = max(0, head - 2)
    while head > 0, isOfTwo(read[head - 1]) { head -= 1 }
    var tail = 0
    while tail < shorter - head, read[read.count - 1 - tail] == word[word.count - 1 - tail] {
      tail += 1
    }
    tail = max(0, tail - 2)
    while tail > 0, isOfTwo(read[read.count - tail]) { tail -= 1 }
    return (head, tail)
  }

  /// Returns the number of digits that were read for letters, or `nil` if the words differ in
  /// another way.
  static func digits(in read: Span<UInt8>, for word: Span<UInt8>) -> Int? {
    guard read.count == word.count else { return nil }
    var count = 0
    for index in 0..<read.count where read[index] != word[index] {
      switch (read[index], word[index]) {
      case (UInt8(ascii: "0"), UInt8(ascii: "o")), (UInt8(ascii: "1"), UInt8(ascii: "l")),
        (UInt8(ascii: "1"), UInt8(ascii: "i")), (UInt8(ascii: "5"), UInt8(ascii: "s")):
        count += 1
      default: return nil
      }
    }
    return count
  }

  private static func insertion(of letter: UInt8) -> UInt8 {
    isLetter(letter) ? UInt8(edit) : infinity
  }

  private static func substitution(_ letter: UInt8, _ other: UInt8) -> UInt8 {
    if letter == other { return 0 }
    if areConfused(letter, other) { return UInt8(confusion) }
    return isLetter(letter) && isLetter(other) ? UInt8(edit) : infinity
  }

  static func isLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

  /// Whether a camera confuses the two letters.
  static func areConfused(_ letter: UInt8, _ other: UInt8) -> Bool {
    switch (min(letter, other), max(letter, other)) {
    case (UInt8(ascii: "0"), UInt8(ascii: "o")), (UInt8(ascii: "1"), UInt8(ascii: "l")),
      (UInt8(ascii: "1"), UInt8(ascii: "i")), (UInt8(ascii: "i"), UInt8(ascii: "l")),
      (UInt8(ascii: "5"), UInt8(ascii: "s")), (UInt8(ascii: "8"), UInt8(ascii: "b")),
      (UInt8(ascii: "c"), UInt8(ascii: "e")), (UInt8(ascii: "u"), UInt8(ascii: "v")),
      (UInt8(ascii: "a"), UInt8(ascii: "o")), (UInt8(ascii: "h"), UInt8(ascii: "n")),
      (UInt8(ascii: "g"), UInt8(ascii: "q")), (UInt8(ascii: "9"), UInt8(ascii: "g")),
      (UInt8(ascii: "9"), UInt8(ascii: "q")):
      true
    default: false
    }
  }

  /// Whether the letter looks like two letters, or is one of two that look like one.
  private static func isOfTwo(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "r"), UInt8(ascii: "n"), UInt8(ascii: "m"), UInt8(ascii: "c"),
      UInt8(ascii: "l"), UInt8(ascii: "d"), UInt8(ascii: "v"), UInt8(ascii: "w"):
      true
    default: false
    }
  }

  /// Returns the letter that two adjacent letters look like.
  private static func merged(_ first: UInt8, _ second: UInt8) -> UInt8? {
    switch (first, second) {
    case (UInt8(ascii: "r"), UInt8(ascii: "n")): UInt8(ascii: "m")
    case (UInt8(ascii: "c"), UInt8(ascii: "l")): UInt8(ascii: "d")
    case (UInt8(ascii: "v"), UInt8(ascii: "v")): UInt8(ascii: "w")
    default: nil
    }
  }
}
