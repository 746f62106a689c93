import IngredientAnalysis

/// Labels of names that the embedded knowledge has, drawn by a seed, with what a plain reader makes
/// of them.
final class SimulatedLabels {
  /// A name that is known as a whole, by itself.
  struct Name {
    let text: String
    let id: String
  }

  /// Made at the first use, as it takes longer than most commands.
  private(set) lazy var analyzer = IngredientAnalyzer(knowledge: .embedded)

  /// The names that labels are made of.
  ///
  /// They are the names of foods, additives and cosmetic ingredients in letters of ASCII that make
  /// a list of one ingredient, of which nothing is taken off.
  private(set) lazy var names: [Name] = {
    let kinds: Set<KnownSubstance.Kind> = [.food, .additive, .cosmetic]
    return IngredientKnowledge.embedded.substances.enumerated().compactMap { number, substance in
      guard number.isMultiple(of: 5), kinds.contains(substance.kind) else { return nil }
      let text = substance.name
      guard text.utf8.allSatisfy({ $0 == 0x20 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }) else {
        return nil
      }
      let list = analyzer.list(of: IngredientLabel(text)).allIngredients
      guard list.count == 1, list[0].name == text, list[0].substance?.id == substance.id,
        list[0].statement == .ingredients, list[0].processing.isEmpty, list[0].origins.isEmpty,
        list[0].certifications.isEmpty, list[0].purposes.isEmpty
      else { return nil }
      return Name(text: text, id: substance.id)
    }
  }()

  /// The names that give a noun of theirs to no part, as "vegetable oil (palm)" does.
  private lazy var holders: [Name] = {
    let nouns = ["oil", "fat", "lecithin", "starch", "extract", "vinegar", "flour", "syrup"]
    return names.filter { name in
      let text = name.text.lowercased()
      return !nouns.contains { text.hasSuffix($0) || text.hasSuffix("\($0)s") }
    }
  }()

  /// The identifiers by the names.
  private(set) lazy var identifiers: [Substring: String] = Dictionary(
    names.map { ($0.text[...], $0.id) }, uniquingKeysWith: { first, _ in first })

  /// Labels of a number of bytes, or a few more, of which one name in eight has parts and one in
  /// ten a percentage.
  func labels(_ count: Int, bytes: Int, seed: UInt64) -> [String] {
    var generator = SplitMix64(seed: seed &+ 400)
    return (0..<count).map { _ in label(bytes: bytes, using: &generator) }
  }

  private func label(bytes: Int, using generator: inout SplitMix64) -> String {
    var text = ""
    var length = 0
    while length < bytes {
      var part: String
      if generator.unit() < 0.125 {
        part = holders[Int(generator.unit() * Double(holders.count))].text
        part += " (" + name(using: &generator) + ", " + name(using: &generator) + ")"
      } else {
        part = name(using: &generator)
        if generator.unit() < 0.1 { part += " \(1 + Int(generator.unit() * 8)) %" }
      }
      text += (length == 0 ? "" : ", ") + part
      length += part.utf8.count + 2
    }
    return text
  }

  private func name(using generator: inout SplitMix64) -> String {
    names[Int(generator.unit() * Double(names.count))].text
  }

  /// The phrases of a dictionary: the names, and as many more, made of their words, as it takes.
  func phrases(_ count: Int, seed: UInt64) -> [String] {
    var generator = SplitMix64(seed: seed &+ 500)
    let words = names.flatMap { $0.text.split(separator: " ") }
    var phrases = names.prefix(count).map { TextFolding.folded($0.text) }
    while phrases.count < count {
      let length = 1 + Int(generator.unit() * 4)
      let parts = (0..<length).map { _ in words[Int(generator.unit() * Double(words.count))] }
      phrases.append(TextFolding.folded(parts.joined(separator: " ")))
    }
    return phrases
  }

  /// A taxonomy of a number of bytes, or a few more: blocks of a parent, names and a property.
  static func taxonomy(bytes: Int, seed: UInt64) -> String {
    var generator = SplitMix64(seed: seed &+ 600)
    var text = ""
    var length = 0
    var number = 0
    while length < bytes {
      let other = Int(generator.unit() * Double(number + 1))
      let block =
        "<en:thing \(other)\nen:thing \(number), other name of \(number)\nfr:chose \(number)\n"
        + "vegan:en:yes\n\n"
      text += block
      length += block.utf8.count
      number += 1
    }
    return text
  }
}
