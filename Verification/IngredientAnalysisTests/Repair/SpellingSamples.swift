import TestSupport

@testable import IngredientAnalysis

/// Dictionaries of words, and what a camera or a typist makes of a word.
enum SpellingSamples {
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

  /// The index of some words.
  static func index(_ words: [String], weights: [UInt32]? = nil) -> SpellingIndex {
    SpellingIndex(
      words.indices.lazy.map { (ContiguousArray(words[$0].utf8), weights?[$0] ?? 1) })
  }
}

/// The misreadings and misspellings of a word.
enum Noise {
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
extension Array where Element: Hashable {
  /// The elements without duplicates, in the order of their first occurrence.
  func uniqued() -> [Element] {
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
  func correction(of read: Span<UInt8>) -> Correction? {
    var workspace = Workspace()
    return correction(of: read, using: &workspace)
  }
}
