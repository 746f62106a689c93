/// Whether a list suits vegans and vegetarians, and whether palm oil is in it.
struct DietReader: Sendable {
  private(set) var vegan = Suitability.unknown
  private(set) var vegetarian = Suitability.unknown
  /// Whether it is free of palm oil.
  private(set) var palmOilFree = Suitability.unknown
  private(set) var halal = Suitability.unknown
  private(set) var kosher = Suitability.unknown
  private(set) var keto = Suitability.unknown

  /// What was seen of one property.
  private struct Tally {
    var no = false
    var maybe = false
    var unknown = 0

    mutating func add(_ value: Suitability) {
      switch value {
      case .no: no = true
      case .maybe: maybe = true
      case .unknown: unknown += 1
      case .yes: break
      }
    }

    /// The answer if one unknown ingredient is enough to make it unknown.
    var strict: Suitability { no ? .no : unknown > 0 ? .unknown : maybe ? .maybe : .yes }
  }

  /// With at most this share of unknown ingredients, no sign of palm oil means that there is none.
  private static let mostUnknown = 0.3

  mutating func read(
    _ tree: borrowing LabelTree, _ lexicon: borrowing Lexicon, _ base: borrowing KnowledgeBase
  ) {
    var plants = Tally()
    var animals = Tally()
    var palm = Tally()
    var religion = (halal: Tally(), kosher: Tally())
    var carbohydrates = Tally()
    var count = 0
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard node.section == .ingredients else { continue }
      let hasParts = index + 1 < tree.nodes.count && tree.nodes[index + 1].parent == Int32(index)
      guard node.phrase >= 0 else {
        // What an unknown mixture is made of is told by its parts.
        if hasParts { continue }
        count += 1
        plants.add(.unknown)
        animals.add(.unknown)
        palm.add(.unknown)
        religion.halal.add(.unknown)
        religion.kosher.add(.unknown)
        carbohydrates.add(.unknown)
        continue
      }
      let phrase = lexicon.phrases[Int(node.phrase)]
      // The word for a function is no ingredient.
      if phrase.has(.function), hasParts || phrase.kinds == Lexicon.Phrase.bit(.function) {
        continue
      }
      count += 1
      let entry = base.entries[Int(node.entry)]
      func add(_ value: Suitability, to tally: inout Tally) {
        if hasParts, value == .unknown || value == .maybe { return }
        tally.add(value)
      }
      add(entry.vegan, to: &plants)
      add(entry.vegetarian, to: &animals)
      switch entry.palmOil {
      case .yes: palm.add(.no)
      case .maybe: add(.maybe, to: &palm)
      case .no, .unknown: break
      }
      // What nothing is known against suits.
      religion.halal.add(entry.halal == .unknown ? .yes : entry.halal)
      religion.kosher.add(entry.kosher == .unknown ? .yes : entry.kosher)
      carbohydrates.add(entry.keto == .unknown ? .yes : entry.keto)
    }
    guard count > 0 else {
      self = DietReader()
      return
    }
    vegan = plants.strict
    vegetarian = animals.strict
    let isKnown = Double(palm.unknown) <= Self.mostUnknown * Double(count)
    palmOilFree = palm.no ? .no : palm.maybe ? .maybe : isKnown ? .yes : .unknown
    halal = religion.halal.strict
    kosher = religion.kosher.strict
    keto = carbohydrates.strict
  }
}
