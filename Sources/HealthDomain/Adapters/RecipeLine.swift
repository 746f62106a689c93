import Essentials
import IngredientAnalysis

/// A line of a recipe, read for the names of the foods in it.
struct RecipeLine {
  /// A name in the line.
  struct Mention {
    let text: String
    let substance: KnownSubstance
  }

  /// The folded words without numbers.
  let text: String
  private(set) var mentions: [Mention] = []
  /// The words that belong to no name and mean more than an amount or a preparation.
  private(set) var unknownWords: [String] = []

  /// Whether every word is understood, and some of them name something.
  var isUnderstood: Bool { unknownWords.isEmpty && !mentions.isEmpty }

  /// The names of the foods in the line and of everything of which they are kinds, and the unknown words.
  var names: Set<String> {
    var names = Set(unknownWords)
    if !unknownWords.isEmpty { names.insert(text) }
    for mention in mentions {
      names.formUnion(
        ([mention.substance] + mention.substance.ancestors).map { TextFolding.folded($0.name) })
    }
    return names
  }

  /// The most words of a line that are read, and the most words of a name.
  private static let (maximumWords, longestName) = (40, 6)

  /// Reads a line: from each word on, the longest name counts.
  init(_ line: String, by analyzer: IngredientAnalyzer, in language: LabelLanguage) {
    let words = TextFolding.folded(line).split(separator: " ").filter { !Self.isAmount($0) }
    text = words.joined(separator: " ")
    var first = 0
    while first < min(words.count, Self.maximumWords) {
      var length = min(Self.longestName, words.count - first)
      while length > 0 {
        let name = words[first..<(first + length)].joined(separator: " ")
        if let substance = Self.substance(named: name, words: length, analyzer, language) {
          mentions.append(Mention(text: name, substance: substance))
          break
        }
        length -= 1
      }
      if length == 0, !Self.skipped.contains(String(words[first])) {
        unknownWords.append(String(words[first]))
      }
      first += max(length, 1)
    }
    if words.count > Self.maximumWords {
      unknownWords += words[Self.maximumWords...].prefix(1).map(String.init)
    }
  }

  /// Whether a word is a number or a number with a unit, such as "150g".
  private static func isAmount(_ word: Substring) -> Bool {
    let unit = word.drop { $0.isNumber }
    return unit.isEmpty || unit.startIndex > word.startIndex && skipped.contains(String(unit))
  }

  /// Returns the substance that has exactly this name, or `nil` if there is none.
  private static func substance(
    named name: String, words: Int, _ analyzer: IngredientAnalyzer, _ language: LabelLanguage
  ) -> KnownSubstance? {
    let mentions = analyzer.list(of: IngredientLabel(name, in: language)).allIngredients
    guard mentions.count == 1, let mention = mentions.first, !mention.isCorrected,
      TextFolding.folded(mention.name).split(separator: " ").count == words
    else { return nil }
    return mention.substance
  }

  /// Units, sizes, amounts, and words of preparation in English, none of which tells what is eaten.
  private static let skipped = Set(
    """
    a an and as at for from in into of on or per the to with g kg mg gram grams kilogram kilograms ml l cl dl \
    liter liters litre litres milliliter milliliters oz ounce ounces lb lbs pound pounds cup cups c tsp tsps \
    teaspoon teaspoons tbsp tbsps tbs tablespoon tablespoons t gal gallon gallons pint pints quart quarts qt \
    pt pinch pinches dash dashes handful handfuls piece pieces slice slices clove cloves head heads stalk \
    stalks sprig sprigs bunch bunches can cans canned jar jars tin tins package packages packet packets pack \
    packs bag bags box boxes bottle bottles cube cubes small medium large big size sized about approx \
    approximately roughly around taste optional needed more less plus extra each quarter third few some one \
    two three four five six eight ten chopped finely coarsely diced minced sliced thinly thickly grated \
    shredded peeled crushed melted softened room temperature cold warm hot fresh freshly dried ground whole \
    cut strips chunks cubed beaten drained rinsed washed cooked uncooked raw frozen thawed toasted halved \
    quartered pitted seeded trimmed firm ripe boneless skinless cm inch inches mm thick long serving servings \
    garnish frying greasing dusting serve packed heaping level divided separated squeezed torn
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
