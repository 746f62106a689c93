/// Whether a list is vegan, vegetarian, halal, and kosher.
struct DietClassifier: Sendable {
  private(set) var vegan = LabelDiet.Suitability.unknown
  private(set) var vegetarian = LabelDiet.Suitability.unknown
  private(set) var halal = LabelDiet.Suitability.unknown
  private(set) var kosher = LabelDiet.Suitability.unknown

  /// The objections that the name of each ingredient denies, as in "vegan cheese"; empty if no name
  /// does.
  private var claims: ContiguousArray<DietObjections> = []

  private mutating func readClaims(_ tree: borrowing LabelTree, _ traits: borrowing EntryTraits) {
    if !claims.isEmpty { claims.removeAll(keepingCapacity: true) }
    for attribute in tree.attributes {
      let objections = traits.diets[attribute.entry]
      var claim: DietObjections = []
      if objections.isDisjoint(with: DietObjections.vegan.all) {
        claim.formUnion(DietObjections.vegan.all)
      }
      if objections.isDisjoint(with: DietObjections.vegetarian.all) {
        claim.formUnion(DietObjections.vegetarian.all)
      }
      guard !claim.isEmpty else { continue }
      if claims.isEmpty {
        claims.append(contentsOf: repeatElement([], count: tree.nodes.count))
      }
      claims[attribute.node].formUnion(claim)
    }
  }

  mutating func read(
    _ tree: borrowing LabelTree, names: borrowing NameTraits, _ traits: borrowing EntryTraits
  ) {
    readClaims(tree, traits)
    var found: DietObjections = []
    var isEmpty = true
    for index in tree.nodes.indices {
      let phrase = tree.nodes[index].phrase
      switch tree.nodes[index].section {
      case .ingredients: break
      case .contains where phrase.exists:
        // A statement can show that something does not suit, but not that all does.
        found.formUnion(traits.diets[tree.nodes[index].entry].intersection(.certain))
        continue
      case .contains, .mayContain, .facility, .freeFrom, .unread, .skipped: continue
      }
      let hasParts = tree.hasOwnParts(index)
      guard phrase.exists else {
        // The parts of an unknown mixture say what it is made of.
        if hasParts { continue }
        isEmpty = false
        found.formUnion(.unrecognized)
        continue
      }
      // The word for a function is not an ingredient.
      if names[phrase].isFunction(hasParts: hasParts) { continue }
      isEmpty = false
      var objections = traits.diets[tree.nodes[index].entry]
      if !claims.isEmpty { objections.subtract(claims[index]) }
      if hasParts { objections.subtract(.open) }
      found.formUnion(objections)
    }
    if isEmpty { found.formUnion(.unrecognized) }
    vegan = found.answer(for: DietObjections.vegan)
    vegetarian = found.answer(for: DietObjections.vegetarian)
    halal = found.answer(for: DietObjections.halal)
    kosher = found.answer(for: DietObjections.kosher)
  }
}
