import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite struct SpellingIndexTests {
  /// Words of labels, some of which differ in one or two letters.
  static let words = """
    water sugar salt milk wheat flour corn syrup soy lecithin palm oil cocoa butter whey powder egg
    eggs yeast natural flavor flavors artificial color colors citric acid malic lactic ascorbic sodium
    chloride benzoate bicarbonate potassium sorbate phosphate calcium carbonate propionate magnesium
    stearate sulfate zinc oxide iron niacin thiamine riboflavin folic pantothenate pyridoxine
    cyanocobalamin cholecalciferol retinyl palmitate tocopherol tocopheryl acetate rosemary extract
    paprika turmeric annatto caramel carrageenan guar xanthan gum gellan pectin gelatin maltodextrin
    dextrose fructose glucose lactose sucrose sucralose aspartame saccharin stevia erythritol sorbitol
    xylitol mannitol maltitol inulin cellulose starch modified tapioca potato rice oats barley rye
    malt almonds cashews walnuts pecans hazelnuts pistachios peanuts sesame mustard celery garlic onion
    pepper vinegar tomato carrot spinach cream cheese cheddar mozzarella casein caseinate enzymes
    cultures rennet annatto2 glycerin propylene butylene pentylene hexylene glycol dimethicone
    cyclopentasiloxane phenoxyethanol ethylhexylglycerin caprylyl methylparaben ethylparaben
    propylparaben butylparaben parfum linalool limonene geraniol citronellol coumarin cinnamal
    panthenol allantoin niacinamide hyaluronate hydroxide silica mica e330 e331 e322 e450 b12 b6 oil
    """.split { $0 == " " || $0 == "\n" }.map { String($0) }.uniqued()

  private static func index(_ words: [String], weights: [UInt32]? = nil) -> SpellingIndex {
    SpellingIndex(
      words.indices.lazy.map { (ContiguousArray(words[$0].utf8), weights?[$0] ?? 1) })
  }

  private static let index = index(words)

  private func corrected(_ read: String, by index: SpellingIndex = index) -> Int? {
    index.correction(of: ContiguousArray(read.utf8).span)?.word
  }

  private func found(_ read: String, by index: SpellingIndex = index) -> Int? {
    index.index(of: ContiguousArray(read.utf8).span)
  }

  private func split(_ read: String, by index: SpellingIndex = index) -> [Int]? {
    index.split(ContiguousArray(read.utf8).span).map { [$0, $1] }
  }

  private func joined(_ first: String, _ second: String, by index: SpellingIndex = index) -> Int? {
    index.join(ContiguousArray(first.utf8).span, ContiguousArray(second.utf8).span)
  }

  private func repaired(_ read: String) -> String? { corrected(read).map { Self.words[$0] } }

  // MARK: Examples

  @Test(
    arguments: [
      ("s0dium", "sodium"), ("sodiurn", "sodium"), ("s0diurn", "sodium"), ("ch1oride", "chloride"),
      ("ch10ride", "chloride"), ("chlorlde", "chloride"), ("5ugar", "sugar"), ("sugor", "sugar"),
      ("m1lk", "milk"), ("mi1k", "milk"), ("milk", "milk"), ("rnilk", "milk"), ("vvater", "water"),
      ("wnter", "water"), ("wate", "water"), ("waters", "water"), ("watre", "water"),
      ("0il", "oil"),
      ("oi1", "oil"), ("e99", nil), ("1ron", "iron"), ("cldex", nil), ("clextrose", "dextrose"),
      ("rice", "rice"), ("ricc", "rice"), ("8arley", "barley"), ("leci", nil),
      ("lecithn", "lecithin"),
      ("cyclopentasi1oxame", "cyclopentasiloxane"), ("methylparabem", "methylparaben"),
      ("nethylparabn", nil), ("mcthy1parabn", "methylparaben"), ("e33o", "e330"),
      ("e332", nil), ("e4500", nil), ("b1", nil), ("bl2", nil), ("330", nil), ("1000", nil),
      ("100", nil),
      ("salz", nil), ("palms", nil), ("xxxxx", nil), ("", nil), ("a", nil),
      ("butylenc", "butylene"),
      ("xexylene", "hexylene"), ("br\u{E9}tylene", nil),
    ] as [(String, String?)])
  func repairs(read: String, word: String?) {
    #expect(repaired(read) == word)
  }

  @Test func aCorrectionIsUniqueOrFarMoreFrequent() {
    let words = ["butylene", "butyleme", "pentane", "pentone"]
    // One edit from the first, and from the second.
    #expect(corrected("butylexe", by: Self.index(words, weights: [1, 1, 1, 1])) == nil)
    #expect(corrected("butylexe", by: Self.index(words, weights: [9, 1, 1, 1])) == nil)
    #expect(corrected("butylexe", by: Self.index(words, weights: [10, 1, 1, 1])) == 0)
    #expect(corrected("butylexe", by: Self.index(words, weights: [1, 10, 1, 1])) == 1)
    #expect(corrected("butylexe", by: Self.index(words, weights: [0, 0, 1, 1])) == nil)
    #expect(corrected("butylexe", by: Self.index(words, weights: [.max, 1 << 29, 1, 1])) == nil)
    // A confusion is more likely than an edit, however frequent the other word is.
    let index = Self.index(["water", "wader"], weights: [1, .max])
    #expect(corrected("woter", by: index) == 0)
  }

  @Test(
    arguments: [
      ("sodiumchloride", ["sodium", "chloride"]), ("palmoil", ["palm", "oil"]),
      ("soylecithin", ["soy", "lecithin"]), ("eggoil", ["egg", "oil"]), ("sodium", nil), ("", nil),
      ("b6b6", nil), ("sodiumx", nil), ("xsodium", nil), ("sodium chloride", nil),
      ("ryeb6", ["rye", "b6"]), ("ryee330", ["rye", "e330"]), ("rye6", nil), ("b6rye", nil),
      ("oileg", nil),
    ] as [(String, [String]?)])
  func splitsWordsRunTogether(read: String, words: [String]?) {
    #expect(split(read)?.map { Self.words[$0] } == words)
  }

  @Test func theMoreFrequentDivisionWins() {
    let words = ["abcd", "efgh", "abcde", "fgh"]
    #expect(split("abcdefgh", by: Self.index(words, weights: [5, 5, 9, 4])) == [0, 1])
    #expect(split("abcdefgh", by: Self.index(words, weights: [5, 5, 9, 6])) == [2, 3])
    #expect(split("abcdefgh", by: Self.index(words, weights: [5, 5, 5, 5])) == [0, 1])
    #expect(split("abcdefgh", by: Self.index(words, weights: [0, 0, 0, 0])) == [0, 1])
  }

  @Test func splitsWordsUpToALength() {
    let half = String(repeating: "a", count: SpellingIndex.longestRun / 2)
    let index = Self.index([half, half + "a"])
    #expect(split(half + half, by: index) == [0, 0])
    #expect(split(half + half + "a", by: index) == nil)
  }

  @Test(
    arguments: [
      ("leci", "thin", "lecithin"), ("so", "dium", "sodium"), ("malto", "dextrin", "maltodextrin"),
      ("oil", "s", nil), ("e", "330", "e330"), ("sodium", "", nil), ("", "sodium", nil),
      ("sodium", "chloride", nil), ("caseina", "te", "caseinate"), ("egg", "s", "eggs"),
    ] as [(String, String, String?)])
  func joinsFragments(first: String, second: String, word: String?) {
    #expect(joined(first, second).map { Self.words[$0] } == word)
  }

  @Test func twoWordsAreNotJoined() {
    #expect(joined("butter", "milk", by: Self.index(["butter", "milk", "buttermilk"])) == nil)
    #expect(joined("butter", "milk", by: Self.index(["butter", "buttermilk"])) == 1)
    #expect(joined("butter", "milk", by: Self.index(["milk", "buttermilk"])) == 1)
  }

  @Test func findsWordsAsTheyStand() {
    let words = Self.words + ["", "\u{F6}l", String(repeating: "long", count: 20)]
    let index = Self.index(words)
    #expect(index.count == words.count)
    for (place, word) in words.enumerated() {
      #expect(found(word, by: index) == place)
      #expect(corrected(word, by: index) == place)
      #expect(found(word + "x", by: index) == nil)
    }
  }

  @Test func anEmptyDictionaryRepairsNothing() {
    let index = Self.index([])
    for read in ["", "a", "sodium", "cyclopentasiloxane"] {
      #expect(corrected(read, by: index) == nil)
      #expect(split(read, by: index) == nil)
    }
  }

  // MARK: The model

  @Test(arguments: LongTest.seeds(20))
  func agreesWithThePlainModelOnNoise(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let weights = Self.words.map { _ in UInt32.random(in: 1...30, using: &generator) }
    let index = Self.index(Self.words, weights: weights)
    let model = PlainSpelling(words: Self.words.map { Array($0.utf8) }, weights: weights)
    for _ in 0..<4 {
      let word = Self.words[Int.random(in: 0..<Self.words.count, using: &generator)]
      let count = Int.random(in: 1...3, using: &generator)
      let read = Noise.spoil(Array(word.utf8), times: count, using: &generator)
      expectEqual(index, model, read)
    }
  }

  @Test(arguments: LongTest.seeds(40))
  func agreesWithThePlainModelOnWordsThatAreAllAlike(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let letters = Array(["rnm", "cldo0", "vwu", "mrnaa", "abcdefghi"][seed % 5].utf8)
    var words: [[UInt8]] = []
    for _ in 0..<40 {
      let word = (0..<Int.random(in: 1...11, using: &generator)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &generator)]
      }
      if !words.contains(word) { words.append(word) }
    }
    let weights = words.map { _ in UInt32.random(in: 1...30, using: &generator) }
    let index = SpellingIndex(
      words.indices.lazy.map { (ContiguousArray(words[$0]), weights[$0]) })
    let model = PlainSpelling(words: words, weights: weights)
    for _ in 0..<15 {
      let word = words[Int.random(in: 0..<words.count, using: &generator)]
      let count = Int.random(in: 0...3, using: &generator)
      expectEqual(index, model, Noise.spoil(word, times: count, using: &generator))
    }
  }

  private func expectEqual(_ index: SpellingIndex, _ model: PlainSpelling, _ read: [UInt8]) {
    let answer = index.correction(of: ContiguousArray(read).span)
    let expected = model.correction(of: read)
    #expect(
      answer?.word == expected?.word && answer?.cost == expected?.cost,
      "\(String(decoding: read, as: UTF8.self)): \(String(describing: answer)), \(String(describing: expected))"
    )
  }

  @Test(arguments: LongTest.seeds(40))
  func theDistanceIsThatOfThePlainModel(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let letters = Array(["rnme", "clda", "vwu", "mrn", "abcdefghio01"][seed % 5].utf8)
    func word() -> [UInt8] {
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &generator)]
      }
    }
    func pair() -> ([UInt8], [UInt8]) {
      let (head, tail) = (word(), word())
      return (head + word() + tail, head + word() + tail)
    }
    var rows = ContiguousArray<UInt8>(repeating: 0xFF, count: SpellingDistance.scratchCount)
    for _ in 0..<40 {
      let (read, word) = pair()
      let plain = PlainSpelling.cost(of: read, for: word)
      let limit = Int.random(in: 0...6, using: &generator)
      let cost = SpellingDistance.cost(
        of: ContiguousArray(read).span, for: ContiguousArray(word).span, limit: limit, rows: &rows)
      #expect(cost == (plain <= limit ? plain : nil))
    }
  }

  // MARK: Quality

  /// Words of two to five syllables, as chemical names are.
  private static func syntheticWords(using generator: inout SeededGenerator) -> [String] {
    let syllables = [
      "so", "di", "um", "chlo", "ride", "ben", "zo", "ate", "po", "tas", "sor", "phos", "phate",
      "cal",
      "ci", "car", "bo", "nate", "mag", "ne", "ste", "ar", "sul", "zinc", "ox", "ide", "thi",
      "mine",
      "ri", "fla", "vin", "pan", "to", "then", "pyr", "dox", "co", "bal", "ret", "nyl", "pal", "mi",
      "glu", "cose", "fruc", "tose", "mal", "dex", "trin", "ery", "hex", "yl", "gly", "col", "meth",
      "para", "ben", "eth", "pro", "but", "wax", "quin", "gel", "van",
    ]
    return (0..<1000).map { _ in
      (0..<Int.random(in: 2...5, using: &generator)).map { _ in
        syllables[Int.random(in: 0..<syllables.count, using: &generator)]
      }.joined()
    }.uniqued().filter { $0.utf8.count >= 4 }
  }

  @Test(arguments: 0..<5)
  func repairsNearlyAllThatACameraSpoils(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let words = Self.syntheticWords(using: &generator)
    let index = Self.index(words)
    var (read, repaired, wrong) = (0, 0, 0)
    for (place, word) in words.enumerated() {
      guard let spoiled = Noise.confuse(Array(word.utf8), using: &generator) else { continue }
      // A misread word that is another word cannot be recognized as wrong.
      let bytes = ContiguousArray(spoiled)
      if index.index(of: bytes.span) != nil { continue }
      read += 1
      guard let answer = index.correction(of: bytes.span) else { continue }
      repaired += answer.word == place ? 1 : 0
      wrong += answer.word == place ? 0 : 1
    }
    #expect(read > 700)
    #expect(repaired * 100 >= read * 97, "\(repaired) of \(read)")
    #expect(wrong * 200 <= read, "\(wrong) of \(read)")
  }

  @Test(arguments: 0..<5)
  func repairsMostThatHasAWrongLetter(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let words = Self.syntheticWords(using: &generator)
    let index = Self.index(words)
    var (read, repaired, wrong) = (0, 0, 0)
    for (place, word) in words.enumerated() where word.utf8.count >= 5 {
      let bytes = ContiguousArray(Noise.edit(Array(word.utf8), using: &generator))
      if index.index(of: bytes.span) != nil { continue }
      read += 1
      guard let answer = index.correction(of: bytes.span) else { continue }
      repaired += answer.word == place ? 1 : 0
      wrong += answer.word == place ? 0 : 1
    }
    #expect(repaired * 100 >= read * 90, "\(repaired) of \(read)")
    #expect(wrong * 50 <= read, "\(wrong) of \(read)")
  }

  @Test(arguments: 0..<5)
  func leavesWordsOfOtherKindsAlone(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let words = Self.syntheticWords(using: &generator)
    let index = Self.index(words)
    var repaired = 0
    for _ in 0..<1000 {
      let read = ContiguousArray(
        (0..<Int.random(in: 4...12, using: &generator)).map { _ in
          UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &generator)
        })
      if index.correction(of: read.span) != nil { repaired += 1 }
    }
    #expect(repaired <= 5)
  }

  // MARK: Hostile words

  /// The index of words that are all alike.
  private static let alike = index(
    (0..<200).map { place in
      String(repeating: "o", count: 8 + place / 24) + String(repeating: "m", count: place % 24)
    }.uniqued())

  @Test(
    arguments: [
      [], [0], [0xFF], Array(repeating: 0xFF, count: 40), Array(repeating: 0x80, count: 10),
      Array(repeating: UInt8(ascii: "o"), count: 32),
      Array(repeating: UInt8(ascii: "o"), count: 33),
      Array(repeating: UInt8(ascii: "m"), count: 32),
      Array(repeating: UInt8(ascii: "0"), count: 32),
      Array(repeating: UInt8(ascii: "("), count: 1_000_000),
      Array(repeating: UInt8(ascii: "a"), count: 1_000_000),
      Array(repeating: 0, count: 32), Array(repeating: 0x7F, count: 32),
    ] as [[UInt8]])
  func survivesAnyWord(read: [UInt8]) {
    let bytes = ContiguousArray(read)
    for index in [Self.index, Self.index([]), Self.index([""]), Self.alike] {
      let answer = index.correction(of: bytes.span)
      #expect(answer.map { (0..<index.count).contains($0.word) } ?? true)
      _ = index.split(bytes.span)
      _ = index.join(bytes.span, bytes.span)
    }
  }

  @Test(arguments: LongTest.seeds(20))
  func survivesAnyDictionary(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func bytes() -> ContiguousArray<UInt8> {
      let highest: UInt8 = Bool.random(using: &generator) ? 0xFF : 0x7A
      return ContiguousArray(
        (0..<Int.random(in: 0...40, using: &generator)).map { _ in
          UInt8.random(in: 0x30...highest, using: &generator)
        })
    }
    let words = (0..<50).map { _ in bytes() }.uniqued()
    let index = SpellingIndex(words.lazy.map { ($0, UInt32.max) })
    for (place, word) in words.enumerated() {
      let answer = index.correction(of: word.span)
      #expect(answer?.word == place)
      _ = index.correction(of: bytes().span)
    }
  }
}

/// The misreadings and misspellings of a word.
private enum Noise {
  static let confusions = [
    ("o", "0"), ("l", "1"), ("l", "i"), ("i", "1"), ("s", "5"), ("b", "8"), ("e", "c"), ("u", "v"),
    ("a", "o"),
    ("n", "h"), ("g", "q"), ("g", "9"), ("q", "9"), ("rn", "m"), ("cl", "d"), ("vv", "w"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  /// The word with one confusion, or `nil` if no letter has one.
  static func confuse(_ word: [UInt8], using generator: inout SeededGenerator) -> [UInt8]? {
    var readings: [[UInt8]] = []
    for (one, other) in confusions {
      for (from, to) in [(one, other), (other, one)] where word.count >= from.count {
        for start in 0...word.count - from.count
        where word[start..<start + from.count].elementsEqual(from) {
          readings.append(word[..<start] + to + word[(start + from.count)...])
        }
      }
    }
    return readings.isEmpty ? nil : readings[Int.random(in: 0..<readings.count, using: &generator)]
  }

  /// The word with an extra, missing, or different letter, or with two letters swapped.
  static func edit(_ word: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var word = word
    let letter = UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &generator)
    let place = Int.random(in: 0..<max(1, word.count), using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: word.insert(letter, at: min(place, word.count))
    case 1 where word.count > 1: word.remove(at: place)
    case 2 where !word.isEmpty: word[place] = letter
    case 3 where place + 1 < word.count: word.swapAt(place, place + 1)
    default: break
    }
    return word
  }

  static func spoil(_ word: [UInt8], times: Int, using generator: inout SeededGenerator) -> [UInt8]
  {
    var word = word
    for _ in 0..<times {
      if Bool.random(using: &generator), let reading = confuse(word, using: &generator) {
        word = reading
      } else {
        word = edit(word, using: &generator)
      }
    }
    return word
  }
}

/// The correction by its definition: every word is compared in full.
private struct PlainSpelling {
  let words: [[UInt8]]
  let weights: [UInt32]

  func correction(of read: [UInt8]) -> (word: Int, cost: Int)? {
    if let word = words.firstIndex(of: read) { return (word, 0) }
    guard read.contains(where: { (97...122).contains($0) }), read.count <= 32 else { return nil }
    var costs: [(word: Int, cost: Int)] = []
    for (place, word) in words.enumerated() {
      if min(read.count, word.count) < 4 {
        let pairs = zip(read, word).filter { $0 != $1 }.map {
          String(decoding: [$0, $1], as: UTF8.self)
        }
        if read.count == word.count, Set(pairs).isSubset(of: ["0o", "1l", "1i", "5s"]) {
          costs.append((place, pairs.count))
        }
      } else {
        let cost = Self.cost(of: read, for: word)
        if cost <= (word.count == 4 ? 1 : word.count < 9 ? 3 : 6) { costs.append((place, cost)) }
      }
    }
    guard let least = costs.map(\.cost).min() else { return nil }
    let best = costs.filter { $0.cost == least }.sorted { weights[$0.word] > weights[$1.word] }
    if best.count > 1, weights[best[0].word] < 10 * weights[best[1].word] { return nil }
    return best[0]
  }

  private static let confusions = Set(
    Noise.confusions.flatMap { [key($0[...], $1[...]), key($1[...], $0[...])] })

  private static func key(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    other.reduce(one.reduce(0) { $0 << 8 | Int($1) } << 8) { $0 << 8 | Int($1) }
  }

  static func cost(of read: [UInt8], for word: [UInt8]) -> Int {
    let far = 1000
    func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }
    var costs = Array(
      repeating: Array(repeating: far, count: word.count + 1), count: read.count + 1)
    costs[0][0] = 0
    for row in 0...read.count {
      for column in 0...word.count {
        var best = costs[row][column]
        func step(_ rows: Int, _ columns: Int, _ cost: Int) {
          if row >= rows, column >= columns {
            best = min(best, costs[row - rows][column - columns] + cost)
          }
        }
        if row > 0, isLetter(read[row - 1]) { step(1, 0, 3) }
        if column > 0, isLetter(word[column - 1]) { step(0, 1, 3) }
        if row > 0, column > 0 {
          let (one, other) = (read[row - 1], word[column - 1])
          if one == other { step(1, 1, 0) } else if isLetter(one), isLetter(other) { step(1, 1, 3) }
        }
        for (rows, columns) in [(1, 1), (2, 1), (1, 2)] where row >= rows && column >= columns {
          let key = key(read[(row - rows)..<row], word[(column - columns)..<column])
          if confusions.contains(key) { step(rows, columns, 1) }
        }
        if row > 1, column > 1, read[row - 1] == word[column - 2],
          read[row - 2] == word[column - 1],
          isLetter(read[row - 1]), isLetter(read[row - 2])
        {
          step(2, 2, 3)
        }
        costs[row][column] = best
      }
    }
    return costs[read.count][word.count]
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in the order of their first occurrence.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension SpellingIndex {
  /// Creates the index of distinct folded words with their weights.
  init(_ words: some Sequence<(bytes: ContiguousArray<UInt8>, weight: UInt32)>) {
    var bytes: ContiguousArray<UInt8> = []
    var starts: ContiguousArray<Int32> = [0]
    var weights: ContiguousArray<UInt32> = []
    for word in words {
      bytes.append(contentsOf: word.bytes)
      starts.append(Int32(bytes.count))
      weights.append(word.weight)
    }
    self.init(bytes: bytes, starts: starts, weights: weights)
  }

  /// The word that was read as `read`, with a workspace of its own.
  fileprivate func correction(of read: Span<UInt8>) -> Correction? {
    var workspace = Workspace()
    return correction(of: read, using: &workspace)
  }
}
