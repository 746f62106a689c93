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
///
/// Digits are exact: another number is another product, or another place. Beside digits, only letters in a
/// row of four and more may have slips, as in "appollo11", but not in the E number "e150d".
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
    /// The states that two changed letters would reach with 1 and with 2 slips.
    var pending: (UInt64, UInt64) = (0, 0)
    /// The least slips of a beginning of the word; `worst` if there is none.
    var best: UInt8 = worst
  }

  private static let worst: UInt8 = 99

  private var masksOfASCII: ContiguousArray<UInt64> = []
  private var otherMasks: [(letter: UInt32, mask: UInt64)] = []
  private var length = 0
  /// The bits of all beginnings of the term.
  private var limit: UInt64 = 0
  private var term: ContiguousArray<UInt8> = []
  /// The number of bytes of the first letter.
  private var firstLength = 0
  private var budget: UInt8 = 0
  private var isOnlySwap = false
  private var isPrefix = false
  /// The runs of letters and of digits of the term.
  private var runs: ContiguousArray<Run> = []
  private var states: ContiguousArray<State> = []
  /// A beginning that is looked up.
  private var probe: ContiguousArray<UInt8> = []
  /// The words with another first letter.
  private var others: ContiguousArray<UInt32> = []

  /// Gets ready for a term that may have 1 or 2 slips.
  mutating func prepare(_ term: SearchTerm, budget: SlipBudget) {
    self.budget = UInt8(budget.count)
    isOnlySwap = budget.isOnlySwap
    isPrefix = term.isPrefix
    self.term = term.bytes
    runs.removeAll(keepingCapacity: true)
    var end = 0
    while let run = Run(in: term.bytes, from: end, to: term.bytes.count) {
      runs.append(run)
      end = run.range.upperBound
    }
    if states.isEmpty {
      masksOfASCII = ContiguousArray(repeating: 0, count: 128)
      states = ContiguousArray(repeating: State(), count: SearchWords.maximumLength + 1)
    }
    for letter in masksOfASCII.indices { masksOfASCII[letter] = 0 }
    otherMasks.removeAll(keepingCapacity: true)
    length = 0
    var position = 0
    while position < term.bytes.count {
      let letter = Self.letter(term.bytes, &position)
      if length == 0 { firstLength = position }
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
    guard runs.contains(where: mayHaveSlips) else { return }
    let first = mends.count
    appendWords(of: segment, to: &mends)
    var kept = first
    for mend in mends[first...] where isMend(Int(mend.word), of: segment) {
      mends[kept] = mend
      kept += 1
    }
    mends.removeSubrange(kept...)
  }

  private mutating func appendWords(
    of segment: borrowing SearchSegment, to mends: inout ContiguousArray<Mend>
  ) {
    let own = ownWords(of: segment)
    if isOnlySwap { return appendSwapped(own, of: segment, &mends) }
    guard budget > 1 else { return walk(own, of: segment, &mends) }
    findWordsWithAnotherFirstLetter(own, segment)
    var isBehind = false
    var last = UInt32.max
    for word in others where word != last {
      if !isBehind, Int(word) >= own.upperBound {
        walk(own, of: segment, &mends)
        isBehind = true
      }
      mends.append(Mend(word: word, slips: 2))
      last = word
    }
    if !isBehind { walk(own, of: segment, &mends) }
  }

  /// Appends the words of a range that have two neighboring letters of the term in the other order.
  private mutating func appendSwapped(
    _ words: Range<Int>, of segment: borrowing SearchSegment,
    _ mends: inout ContiguousArray<Mend>
  ) {
    others.removeAll(keepingCapacity: true)
    var place = firstLength
    while place < term.count {
      var (middle, end) = (place, place)
      _ = Self.letter(term, &middle)
      guard middle < term.count else { break }
      end = middle
      _ = Self.letter(term, &end)
      if term[place..<middle] != term[middle..<end] {
        probe.removeAll(keepingCapacity: true)
        probe.append(contentsOf: term[..<place])
        probe.append(contentsOf: term[middle..<end])
        probe.append(contentsOf: term[place..<middle])
        probe.append(contentsOf: term[end...])
        for word in segment.words(of: probe[...], isPrefix: isPrefix, within: words).range {
          others.append(UInt32(word))
        }
      }
      place = middle
    }
    others.sort()
    for word in others { mends.append(Mend(word: word, slips: 1)) }
  }

  /// Whether a word has the digits of the term, and other letters only where the term may have slips.
  private func isMend(_ word: Int, of segment: borrowing SearchSegment) -> Bool {
    let bytes = segment.vocabulary
    let last = Int(segment.wordStarts[word + 1])
    var end = Int(segment.wordStarts[word])
    for (index, run) in runs.enumerated() {
      guard let other = Run(in: bytes, from: end, to: last), other.isDigits == run.isDigits else {
        return false
      }
      end = other.range.upperBound
      if mayHaveSlips(run) { continue }
      let isBeginning = isPrefix && index == runs.count - 1
      let part = bytes[other.range].prefix(isBeginning ? run.range.count : other.range.count)
      guard part.elementsEqual(term[run.range]) else { return false }
    }
    return isPrefix || end == last
  }

  /// Whether some of the letters of a run of the term may be wrong.
  private func mayHaveSlips(_ run: Run) -> Bool {
    !run.isDigits && (run.count >= 4 || runs.count == 1)
  }

  /// Letters or digits in a row.
  private struct Run {
    var range: Range<Int>
    var isDigits: Bool
    /// The number of letters or digits.
    var count = 0

    /// Reads the run that begins at a byte, or returns `nil` at the end.
    init?(in bytes: ContiguousArray<UInt8>, from start: Int, to end: Int) {
      guard start < end else { return nil }
      isDigits = Self.isDigit(bytes, start)
      range = start..<start
      var position = start
      while position < end, Self.isDigit(bytes, position) == isDigits {
        _ = SlipWalk.letter(bytes, &position)
        count += 1
      }
      range = start..<position
    }

    private static func isDigit(_ bytes: ContiguousArray<UInt8>, _ position: Int) -> Bool {
      if bytes[position] < 0x80 { return bytes[position] &- UInt8(ascii: "0") < 10 }
      let scalar = Unicode.Scalar(FoldedText.scalar(in: bytes.span, at: position).0)
      return scalar?.decimalDigit != nil
    }
  }

  /// The words with the first letter of the term.
  private mutating func ownWords(of segment: borrowing SearchSegment) -> Range<Int> {
    probe.removeAll(keepingCapacity: true)
    probe.append(contentsOf: term[..<firstLength])
    return segment.words(of: probe[...], isPrefix: true, within: 0..<segment.wordCount).range
  }

  /// Finds the words whose first letter is another one and that one slip at it turns into the term, in
  /// order, some of them more than once.
  private mutating func findWordsWithAnotherFirstLetter(
    _ own: Range<Int>, _ segment: borrowing SearchSegment
  ) {
    others.removeAll(keepingCapacity: true)
    // A letter is missing, or two have changed places.
    probe.removeAll(keepingCapacity: true)
    probe.append(contentsOf: term[firstLength...])
    let all = 0..<segment.wordCount
    findProbe(in: all, but: own, of: segment)
    var second = 0
    _ = Self.letter(probe, &second)
    probe.insert(contentsOf: term[..<firstLength], at: second)
    findProbe(in: all, but: own, of: segment)
    // A letter is wrong, or there is one too many.
    for place in segment.letterStarts.indices {
      let words = segment.words(ofLetter: place)
      guard words != own else { continue }
      let letter = segment.firstLetter(ofWord: words.lowerBound)
      for rest in [firstLength, 0] {
        probe.removeAll(keepingCapacity: true)
        probe.append(contentsOf: segment.vocabulary[letter])
        probe.append(contentsOf: term[rest...])
        findProbe(in: words, but: own, of: segment)
      }
    }
    others.sort()
  }

  /// Adds the words of a range that match the probe.
  private mutating func findProbe(
    in words: Range<Int>, but own: Range<Int>, of segment: borrowing SearchSegment
  ) {
    for word in segment.words(of: probe[...], isPrefix: isPrefix, within: words).range
    where !own.contains(word) { others.append(UInt32(word)) }
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
    var word = words.lowerBound
    while word < words.upperBound {
      known = word == words.lowerBound ? 0 : min(known, Int(sharedBytes[word]))
      let range = Int(wordStarts[word])..<Int(wordStarts[word + 1])
      while known > 0, known < range.count,
        vocabulary[range.lowerBound + known] & 0xC0 == 0x80
      { known -= 1 }
      var isDead = false
      var position = range.lowerBound + known
      while position < range.upperBound, !isDead {
        let letter = Self.letter(vocabulary, &position)
        let next = step(states[known], letter)
        let end = position - range.lowerBound
        // A state is only taken up where a letter ends.
        for place in known + 1...end { states[place] = next }
        known = end
        isDead = isHopeless(next)
      }
      let start = word
      word += 1
      if isDead {
        // Nothing changes for the words that have the hopeless beginning in common.
        while word < words.upperBound, Int(sharedBytes[word]) >= known { word += 1 }
      }
      let found = isPrefix || isDead ? states[known].best : slips(states[known])
      if found > 0, found <= budget {
        for mend in start..<word { mends.append(Mend(word: UInt32(mend), slips: found)) }
      }
    }
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
