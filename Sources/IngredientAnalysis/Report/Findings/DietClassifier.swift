/// Whether a list is vegan, vegetarian, halal, kosher, and keto.
struct DietClassifier: Sendable {
  private(set) var vegan = LabelDiet.Suitability.unknown
  private(set) var vegetarian = LabelDiet.Suitability.unknown
  private(set) var halal = LabelDiet.Suitability.unknown
  private(set) var kosher = LabelDiet.Suitability.unknown
  private(set) var keto = LabelDiet.Suitability.unknown

  /// The answers seen for one diet.
  private struct Tally {
    var no = false
    var maybe = false
    var unknown = false

    mutating func add(_ value: LabelDiet.Suitability) {
      switch value {
      case .no: no = true
      case .maybe: maybe = true
      case .unknown: unknown = true
      case .yes: break
      }
    }

    /// The answer if a single unknown ingredient makes it unknown.
    var strict: LabelDiet.Suitability { no ? .no : unknown ? .unknown : maybe ? .maybe : .yes }
  }

  /// The claims in the name of each ingredient, as in "vegan cheese": 1 for vegetarian, 2 for
  /// vegan.
  private var claims: ContiguousArray<UInt8> = []

  private mutating func readClaims(_ tree: borrowing LabelTree, _ base: borrowing KnowledgeBase) {
    claims.removeAll(keepingCapacity: true)
    for _ in tree.nodes.indices { claims.append(0) }
    for attribute in tree.attributes {
      let entry = base.entries[Int(attribute.entry)]
      if entry.vegetarian == .yes { claims[Int(attribute.node)] |= 1 }
      if entry.vegan == .yes { claims[Int(attribute.node)] |= 2 }
    }
  }

  mutating func read(
    _ tree: borrowing LabelTree, _ lexicon: borrowing Lexicon, _ base: borrowing KnowledgeBase
  ) {
    readClaims(tree, base)
    var plants = Tally()
    var animals = Tally()
    var religion = (halal: Tally(), kosher: Tally())
    var carbohydrates = Tally()
    var count = 0
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard node.section == .ingredients else { continue }
      let hasParts = tree.hasOwnParts(index)
      guard node.phrase >= 0 else {
        // The parts of an unknown mixture say what it is made of.
        if hasParts { continue }
        count += 1
        plants.add(.unknown)
        animals.add(.unknown)
        religion.halal.add(.unknown)
        religion.kosher.add(.unknown)
        carbohydrates.add(.unknown)
        continue
      }
      let phrase = lexicon.phrases[Int(node.phrase)]
      // The word for a function is not an ingredient.
      if phrase.has(.function), hasParts || phrase.kinds == Lexicon.Phrase.bit(.function) {
        continue
      }
      count += 1
      let entry = base.entries[Int(node.entry)]
      func add(_ value: LabelDiet.Suitability, to tally: inout Tally) {
        if hasParts, value == .unknown || value == .maybe { return }
        tally.add(value)
      }
      add(claims[index] & 2 != 0 ? .yes : entry.vegan, to: &plants)
      add(claims[index] & 1 != 0 ? .yes : entry.vegetarian, to: &animals)
      // An ingredient suits the diet unless something is known against it.
      religion.halal.add(entry.halal == .unknown ? .yes : entry.halal)
      religion.kosher.add(entry.kosher == .unknown ? .yes : entry.kosher)
      carbohydrates.add(entry.keto == .unknown ? .yes : entry.keto)
    }
    guard count > 0 else {
      (vegan, vegetarian) = (.unknown, .unknown)
      (halal, kosher, keto) = (.unknown, .unknown, .unknown)
      return
    }
    vegan = plants.strict
    vegetarian = animals.strict
    halal = religion.halal.strict
    kosher = religion.kosher.strict
    keto = carbohydrates.strict
  }
}
