import Essentials

/// Finds the words of a vocabulary that a few slips turn into a typed word.
///
/// A slip is a missing, additional, or wrong letter, or two neighbors that changed places; a word whose
/// first letter is another one counts a slip more. The walk goes along the sorted vocabulary with the
/// bit-parallel automaton of Wu and Manber ("Fast Text Searching Allowing Errors", 1992, section 3.2),
/// extended to transpositions (Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit
/// Distances", 2003): bit *i* of row *j* is set if the first *i* letters have been read with at most *j*
/// slips. What two words have in common is walked once, and words whose beginning is hopeless are
/// skipped.
///
/// The walk goes along the words with the first letter of the term. A word with another one may have a
/// single slip, at its first letter, so that it is one of a few beginnings that are looked up.
struct SlipWalk {
  /// A word of the vocabulary and its slips.
  struct Mend {
    var word: UInt32
    var slips: UInt8
  }

  /// The state behind some bytes of a word.
  private struct State {
    /// The rows for 0, 1, and 2 slips.
    var rows: (UInt64, UInt64, UInt64) = (0, 0, 0)
    /// What two changed letters would reach with 1 and with 2 slips.
    var pending: (UInt64, UInt64) = (0, 0)
    /// The least slips of a beginning of the word; `worst` if there is none.
    var best: UInt8 = worst
  }

  private static let worst: UInt8 = 99

  private var masksOfASCII = ContiguousArray<UInt64>(repeating: 0, count: 128)
  private var otherMasks: [(letter: UInt32, mask: UInt64)] = []
  private var length = 0
  /// The bits of all beginnings of the term.
  private var limit: UInt64 = 0
  private let term: ContiguousArray<UInt8>
  /// The first letter as a term.
  private let firstTerm: SearchTerm
  private let budget: UInt8
  private let isPrefix: Bool
  private var states = ContiguousArray(repeating: State(), count: SearchWords.maximumLength + 1)

  /// Creates a walk for a term that may have 1 or 2 slips.
  init(_ term: SearchTerm, budget: Int) {
    self.budget = UInt8(budget)
    isPrefix = term.isPrefix
    self.term = term.bytes
    var position = 0
    _ = Self.letter(term.bytes, &position)
    firstTerm = SearchTerm(bytes: ContiguousArray(term.bytes[..<position]), isPrefix: true)
    position = 0
    while position < term.bytes.count {
      let letter = Self.letter(term.bytes, &position)
      insert(letter, 1 &<< UInt64(length))
      length += 1
    }
    // A word has at most 60 bytes, so that there is a bit for each of its beginnings.
    limit = 1 << UInt64(length + 1) - 1
    states[0].rows = (1, 3 & limit, 7 & limit)
  }

  private mutating func insert(_ letter: UInt32, _ bit: UInt64) {
    if letter < 128 {
      masksOfASCII[Int(letter)] |= bit
    } else if let index = otherMasks.firstIndex(where: { $0.letter == letter }) {
      otherMasks[index].mask |= bit
    } else {
      otherMasks.append((letter, bit))
    }
  }

  @inline(__always)
  private func mask(_ letter: UInt32) -> UInt64 {
    if letter < 128 { return masksOfASCII[Int(letter)] }
    return otherMasks.first { $0.letter == letter }?.mask ?? 0
  }

  /// Reads a letter of valid UTF-8, as the number of its bits without the marks of their bytes.
  @inline(__always)
  private static func letter(_ bytes: ContiguousArray<UInt8>, _ position: inout Int) -> UInt32 {
    var letter = UInt32(bytes[position])
    position += 1
    guard letter >= 0x80 else { return letter }
    while position < bytes.count, bytes[position] & 0xC0 == 0x80 {
      letter = letter << 6 | UInt32(bytes[position] & 0x3F)
      position += 1
    }
    return letter
  }

  /// Appends the words that a slip or two turn into the term, in order; not those without a slip.
  ///
  /// - Complexity: O(*n*) in the bytes of the words with the first letter of the term, most of which are
  ///   skipped, and O(*k* log *n*) for *k* first letters
  mutating func append(
    wordsOf segment: borrowing SearchSegment, to mends: inout ContiguousArray<Mend>
  ) {
    let own = segment.words(of: firstTerm).range
    guard budget > 1 else { return walk(own, of: segment, &mends) }
    let others = wordsWithAnotherFirstLetter(own, segment)
    let next = others.partitioningIndex { $0 >= own.upperBound }
    for word in others[..<next] { mends.append(Mend(word: UInt32(word), slips: 2)) }
    walk(own, of: segment, &mends)
    for word in others[next...] { mends.append(Mend(word: UInt32(word), slips: 2)) }
  }

  /// The words whose first letter is another one and that one slip at it turns into the term, in order.
  private func wordsWithAnotherFirstLetter(
    _ own: Range<Int>, _ segment: borrowing SearchSegment
  ) -> [Int] {
    var words: Set<Int> = []
    func add(_ bytes: ContiguousArray<UInt8>, within range: Range<Int>) {
      for word in segment.words(
        of: SearchTerm(bytes: bytes, isPrefix: isPrefix), within: range
      ).range where !own.contains(word) { words.insert(word) }
    }
    // A letter is missing, or two have changed places.
    let rest = term[firstTerm.bytes.count...]
    let all = 0..<segment.wordCount
    add(ContiguousArray(rest), within: all)
    var second = 0
    _ = Self.letter(ContiguousArray(rest), &second)
    let swapped = ContiguousArray(rest.prefix(second)) + firstTerm.bytes + rest.dropFirst(second)
    add(swapped, within: all)
    // A letter is wrong, or there is one too many.
    var word = 0
    while word < segment.wordCount {
      var end = segment.bytes(of: word).lowerBound
      _ = Self.letter(segment.vocabulary, &end)
      let letter = ContiguousArray(segment.vocabulary[segment.bytes(of: word).lowerBound..<end])
      let range = segment.words(
        of: SearchTerm(bytes: letter, isPrefix: true), within: word..<segment.wordCount
      ).range
      if range != own {
        add(letter + rest, within: range)
        add(letter + term, within: range)
      }
      word = range.upperBound
    }
    return words.sorted()
  }

  /// Appends the words of a range, which begin with the first letter of the term.
  private mutating func walk(
    _ words: Range<Int>, of segment: borrowing SearchSegment,
    _ mends: inout ContiguousArray<Mend>
  ) {
    // Constants of their own, so that the loop counts no references.
    let (vocabulary, wordStarts, sharedBytes) = (
      segment.vocabulary, segment.wordStarts, segment.sharedBytes
    )
    /// The bytes of the current word whose states are known.
    var known = 0
    /// The bytes that all hopeless words have in common, or more than any word.
    var dead = Int.max
    for word in words {
      known = word == words.lowerBound ? 0 : min(known, Int(sharedBytes[word]))
      if dead <= known {
        take(word, states[dead].best, &mends)
        continue
      }
      let range = Int(wordStarts[word])..<Int(wordStarts[word + 1])
      while known > 0, known < range.count,
        vocabulary[range.lowerBound + known] & 0xC0 == 0x80
      { known -= 1 }
      dead = .max
      var position = range.lowerBound + known
      while position < range.upperBound {
        let letter = Self.letter(vocabulary, &position)
        let next = step(states[known], letter)
        let end = position - range.lowerBound
        // A state is only taken up where a letter ends.
        for place in known + 1...end { states[place] = next }
        known = end
        if isHopeless(next) {
          dead = known
          break
        }
      }
      if dead == .max {
        take(word, isPrefix ? states[known].best : slips(states[known]), &mends)
      } else {
        take(word, states[known].best, &mends)
      }
    }
  }

  private func take(_ word: Int, _ slips: UInt8, _ mends: inout ContiguousArray<Mend>) {
    if slips > 0, slips <= budget { mends.append(Mend(word: UInt32(word), slips: slips)) }
  }

  /// Whether no more letters can make a better match.
  @inline(__always)
  private func isHopeless(_ state: State) -> Bool {
    (budget == 1 ? state.rows.1 : state.rows.2) == 0
  }

  /// The slips of the word that ends here.
  @inline(__always)
  private func slips(_ state: State) -> UInt8 {
    let bit: UInt64 = 1 &<< UInt64(length)
    if state.rows.0 & bit != 0 { return 0 }
    if state.rows.1 & bit != 0 { return 1 }
    return state.rows.2 & bit != 0 ? 2 : Self.worst
  }

  @inline(__always)
  private func step(_ old: State, _ letter: UInt32) -> State {
    let mask = mask(letter)
    var new = State()
    let (a, b, c) = old.rows
    new.rows.0 = (a & mask) << 1
    new.rows.1 =
      ((b & mask) << 1 | a | a << 1 | new.rows.0 << 1 | (old.pending.0 & mask) << 2
        | new.rows.0) & limit
    new.rows.2 =
      ((c & mask) << 1 | b | b << 1 | new.rows.1 << 1 | (old.pending.1 & mask) << 2
        | new.rows.1) & limit
    new.pending = (a & mask >> 1, b & mask >> 1)
    new.best = old.best
    if isPrefix { new.best = min(old.best, slips(new)) }
    return new
  }
}
