/// What speaks against an ingredient in each diet, as bits, so that those of a list are united.
struct DietObjections: OptionSet, Sendable {
  let rawValue: UInt32

  /// The bits of a diet.
  struct Diet {
    let no: DietObjections
    let unknown: DietObjections
    let maybe: DietObjections

    fileprivate init(_ number: UInt32) {
      no = DietObjections(rawValue: 1 << number)
      unknown = DietObjections(rawValue: 1 << (number + 8))
      maybe = DietObjections(rawValue: 1 << (number + 16))
    }

    /// The objections that do not decide.
    var open: DietObjections { unknown.union(maybe) }
    var all: DietObjections { open.union(no) }
  }

  static let vegan = Diet(0)
  static let vegetarian = Diet(1)
  static let halal = Diet(2)
  static let kosher = Diet(3)
  static let keto = Diet(4)
  /// Carbohydrates that always count in a low FODMAP diet.
  static let fructans = DietObjections(rawValue: 1 << 24)
  /// Carbohydrates that count in a low FODMAP diet except in small amounts.
  static let fodmaps = DietObjections(rawValue: 1 << 25)

  /// The objections to an ingredient that is not recognized.
  static let unrecognized: DietObjections = [
    vegan.unknown, vegetarian.unknown, halal.unknown, kosher.unknown,
  ]

  /// The objections to a mixture that its named parts remove.
  static let open = [vegan, vegetarian, halal, kosher].reduce(into: DietObjections()) {
    $0.formUnion($1.open)
  }

  /// The objections that decide.
  static let certain: DietObjections = [vegan.no, vegetarian.no, halal.no, kosher.no]

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ entry: borrowing KnowledgeBase.Entry) {
    self = []
    add(entry.vegan, to: Self.vegan)
    add(entry.vegetarian, to: Self.vegetarian)
    // An ingredient suits these diets unless something is known against it.
    if entry.halal != .unknown { add(entry.halal, to: Self.halal) }
    if entry.kosher != .unknown { add(entry.kosher, to: Self.kosher) }
    if entry.keto != .unknown { add(entry.keto, to: Self.keto) }
    let fodmaps = entry.fodmaps
    guard fodmaps.rawValue != 0 else { return }
    insert(Self.fodmaps)
    if !fodmaps.isDisjoint(with: [.fructans, .galactoOligosaccharides]) { insert(Self.fructans) }
  }

  private mutating func add(_ answer: LabelDiet.Suitability, to diet: Diet) {
    switch answer {
    case .yes: break
    case .no: insert(diet.no)
    case .unknown: insert(diet.unknown)
    case .maybe: insert(diet.maybe)
    }
  }

  /// The answer for a diet, in which a single unknown ingredient makes a list unknown.
  func answer(for diet: Diet) -> LabelDiet.Suitability {
    isDisjoint(with: diet.all)
      ? .yes : contains(diet.no) ? .no : contains(diet.unknown) ? .unknown : .maybe
  }
}
