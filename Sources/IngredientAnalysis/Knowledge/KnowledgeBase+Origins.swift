import Essentials

// The foods that allergens are, and those that are made of them.
extension KnowledgeBase {
  /// Returns the bit of the allergen that a food is named after: peanut, but not peanut butter.
  func group(ofFood food: EntryID) -> UInt64 {
    let entry = self[food]
    guard entry.allergens != 0 else { return 0 }
    for bit in allergens.indices where entry.allergens & 1 << UInt64(bit) != 0 {
      // The allergen is in the plural: "en:peanuts".
      let id = self[allergens[bit]].id
      guard id.count >= entry.id.count, id.count - entry.id.count <= 1 else { continue }
      let isSame = (0..<entry.id.count).allSatisfy {
        text[Int(id.lowerBound) + $0] == text[Int(entry.id.lowerBound) + $0]
      }
      if isSame { return 1 << UInt64(bit) }
    }
    return 0
  }

  /// Whether a food is made of another one with its allergen, as butter is of milk.
  func isProduct(_ food: EntryID) -> Bool {
    let entry = self[food]
    guard entry.kind == .food, entry.allergens != 0, group(ofFood: food) == 0 else { return false }
    // Tree nuts are a kind of nuts, but not made of them.
    guard self.entry("en:tree-nut".utf8, of: .food) != food else { return false }
    let origins = links[entry.parents].filter { self[$0].allergens & entry.allergens != 0 }
    // Each word of "wheat gluten" is an allergen.
    let isPair = origins.count > 1 && origins.allSatisfy { group(ofFood: $0) != 0 }
    return !origins.isEmpty && !isPair
  }

  // MARK: Products by their names

  /// Returns the English names of a food, written like identifiers.
  func identifiers(ofFood food: EntryID) -> Set<String> {
    var identifiers: Set<String> = []
    for line in names where line.entry == food && line.language == .english {
      for part in parts(of: line.names) {
        let words = TextFolding.folded(string(part)).split(separator: " ")
        identifiers.insert("en:" + words.joined(separator: "-"))
      }
    }
    return identifiers
  }

  /// Returns whether an entry is made of a food by its name, as rice starch is of rice: surely, or
  /// perhaps, as a flavoring need not be made of what it tastes of.
  ///
  /// `identifiers` are those of all names of the food.
  func isMade(
    _ entry: EntryID, of food: EntryID, identifiers: Set<String>
  ) -> LabelDiet.Suitability {
    var best = LabelDiet.Suitability.no
    for kind in CollectionOfOne(entry) + links[self[entry].ancestors] {
      var product = kind
      var isSure = true
      while let source = source(of: product, or: food, identifiers) {
        isSure = isSure && source.isSure
        if isKind(source.food, of: food) {
          if isSure { return .yes }
          best = .maybe
        }
        product = source.food
      }
    }
    return best
  }

  /// Returns the food before the last words of a product's name, also `food` by any of its names.
  private func source(
    of product: EntryID, or food: EntryID, _ identifiers: Set<String>
  ) -> (food: EntryID, isSure: Bool)? {
    let id = self[product].id
    let start = Int(id.lowerBound)
    var end = Int(id.upperBound)
    var isSure = true
    while let hyphen = text[start..<end].lastIndex(of: 0x2D) {
      let word = String(decoding: text[(hyphen + 1)..<end], as: UTF8.self)
      guard let isMade = Self.productWords[word] else { return nil }
      isSure = isSure && isMade
      end = hyphen
      if let source = entry(text[start..<end], of: .food) { return (source, isSure) }
      if identifiers.contains(String(decoding: text[start..<end], as: UTF8.self)) {
        return (food, isSure)
      }
    }
    return nil
  }

  /// The last words in the names of what is made of a food, and whether it surely is.
  private static let productWords: [String: Bool] = {
    let sure = """
      bran bread broth butter cake cakes chips coating concentrate crumbs dextrin extract fat fiber \
      fibre flakes flour gelatin germ gluten gum hull hulls juice kernel leaf leaves lecithin liver \
      malt maltodextrin meal milk noodles oil pasta paste pectin peel pieces powder protein pulp \
      puree seed seeds shell skin starch stock sugar syrup vinegar water wax wine yogurt
      """
    let likely = "colour flavouring sauce seasoning"
    return Dictionary(
      uniqueKeysWithValues: sure.split(separator: " ").map { (String($0), true) }
        + likely.split(separator: " ").map { (String($0), false) })
  }()
}
