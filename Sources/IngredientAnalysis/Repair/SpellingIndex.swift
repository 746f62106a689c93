/// Finds the dictionary word that a misread word stands for: `s0diurn` is `sodium`.
///
/// The words of the dictionary are stored by their hashes without up to two letters, and a misread
/// word is looked up without up to two of its letters. Two words at a distance of two edits have
/// such a hash in common. The hashes treat letters that a camera confuses as equal. Candidates are
/// then compared letter by letter by ``SpellingDistance``, so hashes affect only the time.
///
/// A correction must be the only one of its cost, or far more frequent than the others. The
/// permitted difference depends on the length of the dictionary word: below 4 letters, one digit
/// read for a letter; at 4, one confusion; from 5 on, one edit; from 9 on, two edits. Three
/// confusions count as one edit. Only words of ASCII letters and digits of up to 32 bytes are
/// corrected.
struct SpellingIndex: Sendable {
  /// The dictionary word for a misread word.
  struct Correction: Hashable, Sendable {
    /// The index of the word in the dictionary.
    let word: Int

    /// The cost of the difference, as in ``SpellingDistance``; 0 if the word was read correctly.
    let cost: Int
  }

  /// Reusable scratch memory for lookups.
  struct Workspace {
    fileprivate var hash = SpellingHash()
    fileprivate var hashes: ContiguousArray<UInt64> = []
    fileprivate var rows = ContiguousArray<UInt8>(
      repeating: 0, count: SpellingDistance.scratchCount)
    /// The words to compare.
    fileprivate var candidates: ContiguousArray<UInt32> = []
  }

  /// The factor by which a word must be more frequent than another word of the same cost.
  static let dominance: UInt32 = 10

  /// The maximum length of two joined words, in bytes.
  static let longestRun = 64

  /// The minimum number of letters of each of two joined words.
  static let shortestPart = 3

  /// The maximum number of similar words; a word with more is not corrected.
  private static let mostCandidates = 64

  private let words: SpellingWords
  private let weights: ContiguousArray<UInt32>

  /// The words by their hashes without some letters: an index in the low bits, and bits of the hash
  /// above it.
  private var entries: ContiguousArray<UInt32> = []
  /// The start of each bucket in the entries, and the end of the last one.
  private var bucketStarts: ContiguousArray<UInt32> = []
  private var bucketShift: UInt64 = 63
  private let indexMask: UInt32

  /// Creates an index of distinct folded words, which are stored one after another in `bytes`.
  ///
  /// - Precondition: `starts` ascends from 0 to the number of bytes and has one more element than
  ///   `weights`.
  /// - Complexity: O(*n*) in the number of words; up to 500 entries are stored for each word.
  init(
    bytes: ContiguousArray<UInt8>, starts: ContiguousArray<Int32>, weights: ContiguousArray<UInt32>
  ) {
    precondition(starts.count == weights.count + 1, "A word has no weight.")
    words = SpellingWords(bytes: bytes, starts: starts)
    self.weights = weights
    indexMask = UInt32(truncatingIfNeeded: SpellingWords.powerOfTwo(from: weights.count + 1) - 1)
    storeEntries()
  }

  /// The number of words.
  var count: Int { weights.count }

  /// Returns the index of a word that is in the dictionary as it is.
  func index(of word: Span<UInt8>) -> Int? { words.index(of: word) }

  /// Returns the word that `read` stands for, or `nil` if there is none or more than one.
  ///
  /// - Complexity: O(1): at most 600 lookups and 64 comparisons.
  func correction(of read: Span<UInt8>, using workspace: inout Workspace) -> Correction? {
    if let word = index(of: read) { return Correction(word: word, cost: 0) }
    guard (1...SpellingDistance.longestWord).contains(read.count) else { return nil }
    var hasLetter = false
    for index in 0..<read.count {
      guard read[index] < 0x80 else { return nil }
      hasLetter = hasLetter || SpellingDistance.isLetter(read[index])
    }
    // A number is never a word.
    guard hasLetter else { return nil }
    var best = Best()
    workspace.candidates.removeAll(keepingCapacity: true)
    workspace.hash.read(read)
    // Words with a cost below the next edit share a hash with fewer letters omitted, so all of them
    // are already found.
    for edits in 0...2 where best.cost >= edits * SpellingDistance.edit {
      guard read.count >= Self.shortestRead(withEdits: edits) else { break }
      workspace.hashes.removeAll(keepingCapacity: true)
      switch edits {
      case 0: workspace.hashes.append(workspace.hash.whole)
      case 1: workspace.hash.appendWithoutOneLetter(to: &workspace.hashes)
      default: workspace.hash.appendWithoutTwoLetters(to: &workspace.hashes)
      }
      guard compare(read, with: &best, using: &workspace) else { return nil }
    }
    return best.correction
  }

  /// Returns the two words that were read as one, or `nil`.
  ///
  /// Of several divisions, it returns the one whose rarer word is the most frequent.
  ///
  /// Each part has at least ``shortestPart`` letters, but the second may be shorter if it ends in a
  /// digit: `yellow5`, `vitaminb6`.
  ///
  /// - Complexity: O(1), because texts longer than ``longestRun`` are not divided.
  func split(_ read: Span<UInt8>) -> (Int, Int)? {
    guard read.count > Self.shortestPart, read.count <= Self.longestRun else { return nil }
    let endsInDigit = read[read.count - 1] &- UInt8(ascii: "0") < 10
    let last = read.count - (endsInDigit ? 1 : Self.shortestPart)
    guard last >= Self.shortestPart else { return nil }
    var best: (first: Int, second: Int, weight: UInt32)?
    var prefix = SpellingWords.Hash()
    for index in 0..<Self.shortestPart { prefix.append(read[index]) }
    for end in Self.shortestPart...last {
      if let first = words.index(of: read.extracting(0..<end), hashed: prefix),
        let second = index(of: read.extracting(end..<read.count))
      {
        let weight = min(weights[first], weights[second])
        if best.map({ weight > $0.weight }) ?? true { best = (first, second, weight) }
      }
      prefix.append(read[end])
    }
    return best.map { ($0.first, $0.second) }
  }

  /// Returns the word that was read as two, or `nil` if both fragments are words or they form no
  /// word together.
  func join(_ first: Span<UInt8>, _ second: Span<UInt8>) -> Int? {
    guard first.count > 0, second.count > 0, let word = words.index(of: first, then: second) else {
      return nil
    }
    return index(of: first) != nil && index(of: second) != nil ? nil : word
  }

  // MARK: Near words

  /// The minimum number of letters of a word that is near another one.
  private static let shortestNear = 3

  /// Whether a word at a distance of at most one edit fulfills a condition, or so many words are that
  /// near that nobody can tell which one was printed.
  ///
  /// - Complexity: O(1): at most 33 lookups and 64 comparisons.
  func hasWord(
    near read: Span<UInt8>, using workspace: inout Workspace, where fulfills: (Int) -> Bool
  ) -> Bool {
    guard let isAll = findNear(read, shortest: Self.shortestNear + 1, using: &workspace) else {
      return false
    }
    guard isAll else { return true }
    return firstNear(read, in: 0..<workspace.candidates.count, &workspace, where: fulfills) != nil
  }

  /// Returns a word at a distance of at most one edit that has a meaning, or `nil` if there is none or if such words
  /// have several meanings.
  ///
  /// - Complexity: O(1): at most 33 lookups and 64 comparisons.
  func onlyWord<Meaning: Equatable>(
    near read: Span<UInt8>, using workspace: inout Workspace, meaning: (Int) -> Meaning?
  ) -> Int? {
    guard findNear(read, shortest: Self.shortestNear - 1, using: &workspace) == true else {
      return nil
    }
    let count = workspace.candidates.count
    guard let place = firstNear(read, in: 0..<count, &workspace, where: { meaning($0) != nil })
    else { return nil }
    let word = Int(workspace.candidates[place])
    let only = meaning(word)
    let hasOther =
      firstNear(read, in: place + 1..<count, &workspace) { other in
        meaning(other).map { $0 != only } ?? false
      } != nil
    return hasOther ? nil : word
  }

  /// Returns the place of the first candidate at a distance of at most one edit that fulfills a condition.
  private func firstNear(
    _ read: Span<UInt8>, in places: Range<Int>, _ workspace: inout Workspace,
    where fulfills: (Int) -> Bool
  ) -> Int? {
    let bytes = words.bytes.span
    for place in places where fulfills(Int(workspace.candidates[place])) {
      let word = words.range(of: Int(workspace.candidates[place]))
      let cost = SpellingDistance.cost(
        of: read, for: bytes.extracting(word), limit: SpellingDistance.edit, rows: &workspace.rows)
      if cost != nil { return place }
    }
    return nil
  }

  /// Collects the words that may be near another one, and returns whether these are all of them, or `nil` if no word can
  /// be near.
  private func findNear(
    _ read: Span<UInt8>, shortest: Int, using workspace: inout Workspace
  ) -> Bool? {
    guard (shortest...SpellingDistance.longestWord).contains(read.count) else { return nil }
    for index in 0..<read.count where read[index] >= 0x80 { return nil }
    workspace.candidates.removeAll(keepingCapacity: true)
    workspace.hash.read(read)
    workspace.hashes.removeAll(keepingCapacity: true)
    workspace.hashes.append(workspace.hash.whole)
    workspace.hash.appendWithoutOneLetter(to: &workspace.hashes)
    return collectCandidates(in: &workspace)
  }

  // MARK: Repairing

  /// The best word so far.
  private struct Best {
    var cost = Int.max
    var word: UInt32 = 0
    var weight: UInt32 = 0
    /// The weight of the most frequent other word of the same cost.
    var rival: UInt32?

    mutating func take(_ word: UInt32, cost: Int, weight: UInt32) {
      guard cost <= self.cost else { return }
      if cost < self.cost {
        self = Self(cost: cost, word: word, weight: weight)
      } else if weight > self.weight {
        (self.word, self.weight, rival) = (word, weight, self.weight)
      } else {
        rival = max(rival ?? 0, weight)
      }
    }

    var correction: Correction? {
      guard cost < .max else { return nil }
      if let rival, weight == 0 || UInt64(weight) < UInt64(rival) * UInt64(dominance) { return nil }
      return Correction(word: Int(word), cost: cost)
    }
  }

  /// Returns the minimum number of letters that remain of a word with so many edits.
  private static func shortestRead(withEdits edits: Int) -> Int { 1 + 3 * edits }

  /// Returns the maximum cost for a dictionary word of a length.
  private static func limit(forLength length: Int) -> Int {
    length < 5 ? SpellingDistance.confusion : (length < 9 ? 1 : 2) * SpellingDistance.edit
  }

  /// Compares `read` with the words at the hashes in the workspace, and returns whether there were
  /// not too many.
  private func compare(
    _ read: Span<UInt8>, with best: inout Best, using workspace: inout Workspace
  ) -> Bool {
    let compared = workspace.candidates.count
    guard collectCandidates(in: &workspace) else { return false }
    let bytes = words.bytes.span
    for place in compared..<workspace.candidates.count {
      let index = workspace.candidates[place]
      let word = bytes.extracting(words.range(of: Int(index)))
      let cost =
        min(read.count, word.count) < 4
        ? SpellingDistance.digits(in: read, for: word)
        : SpellingDistance.cost(
          of: read, for: word, limit: min(best.cost, Self.limit(forLength: word.count)),
          rows: &workspace.rows)
      if let cost { best.take(index, cost: cost, weight: weights[Int(index)]) }
    }
    return true
  }

  /// Adds the words at the hashes in the workspace to its candidates, and returns whether there were
  /// not too many.
  private func collectCandidates(in workspace: inout Workspace) -> Bool {
    for hash in workspace.hashes {
      let (bucket, tag) = place(of: hash)
      for place in Int(bucketStarts[bucket])..<Int(bucketStarts[bucket + 1]) {
        let entry = entries[place]
        guard entry & ~indexMask == tag else { continue }
        let index = entry & indexMask
        guard !workspace.candidates.contains(index) else { continue }
        guard workspace.candidates.count < Self.mostCandidates else { return false }
        workspace.candidates.append(index)
      }
    }
    return true
  }

  /// Returns the bucket of a hash, and the bits of the hash that its entries store.
  @inline(__always)
  private func place(of hash: UInt64) -> (bucket: Int, tag: UInt32) {
    let mixed = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
    return (
      Int(truncatingIfNeeded: mixed &>> bucketShift),
      UInt32(truncatingIfNeeded: mixed >> 16) & ~indexMask
    )
  }

  // MARK: Building

  private mutating func storeEntries() {
    var hash = SpellingHash()
    var hashes: ContiguousArray<UInt64> = []
    var total = 0
    for word in 0..<count {
      let letters = words.range(of: word).count
      guard letters <= SpellingDistance.longestWord else { continue }
      total += 1 + (letters < Self.shortestNear ? 0 : letters)
      total += letters < 9 ? 0 : letters * (letters - 1) / 2
    }
    // Four entries per bucket, so that its bytes share a cache line.
    let buckets = SpellingWords.powerOfTwo(from: max(2, total / 4))
    bucketShift = UInt64(64 - buckets.trailingZeroBitCount)
    bucketStarts = ContiguousArray(repeating: 0, count: buckets + 1)
    for word in 0..<count {
      fill(&hashes, for: word, with: &hash)
      for hash in hashes { bucketStarts[place(of: hash).bucket] += 1 }
    }
    var end: UInt32 = 0
    for bucket in 0...buckets {
      end += bucketStarts[bucket]
      bucketStarts[bucket] = end
    }
    entries = ContiguousArray(repeating: 0, count: Int(end))
    // Entries are filled from the end of each bucket to its start, which `bucketStarts` then holds.
    for word in (0..<count).reversed() {
      fill(&hashes, for: word, with: &hash)
      for hash in hashes {
        let (bucket, tag) = place(of: hash)
        bucketStarts[bucket] -= 1
        entries[Int(bucketStarts[bucket])] = tag | UInt32(truncatingIfNeeded: word)
      }
    }
  }

  /// Appends the hashes under which a word is stored.
  private func fill(
    _ hashes: inout ContiguousArray<UInt64>, for word: Int, with hash: inout SpellingHash
  ) {
    hashes.removeAll(keepingCapacity: true)
    let word = words.bytes.span.extracting(words.range(of: word))
    guard (1...SpellingDistance.longestWord).contains(word.count) else { return }
    for index in 0..<word.count where word[index] >= 0x80 { return }
    hash.read(word)
    hashes.append(hash.whole)
    if word.count >= Self.shortestNear { hash.appendWithoutOneLetter(to: &hashes) }
    if word.count >= 9 { hash.appendWithoutTwoLetters(to: &hashes) }
  }
}

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

/// The words of a language by which misread words are corrected.
///
/// It is a class, so that a lexicon refers to it at the cost of one reference.
final class SpellingDictionary: Sendable {
  let index: SpellingIndex
  /// The number of each word of ``index`` in the list of all words.
  let words: ContiguousArray<WordID>

  /// Collects the words that names contain.
  ///
  /// - Parameters:
  ///   - list: All words.
  ///   - usage: For each word, the number of names that contain it.
  init(_ list: WordList, usage: ContiguousArray<UInt32>) {
    var bytes: ContiguousArray<UInt8> = []
    var starts: ContiguousArray<Int32> = [0]
    var weights: ContiguousArray<UInt32> = []
    var words: ContiguousArray<WordID> = []
    for word in list.ids where usage[word] > 0 {
      bytes.append(contentsOf: list.bytes(of: word))
      starts.append(Int32(bytes.count))
      weights.append(usage[word])
      words.append(word)
    }
    self.words = words
    index = SpellingIndex(bytes: bytes, starts: starts, weights: weights)
  }
}
