public import Essentials

/// What a label says about a product, for a person.
///
///     let report = analyzer.report(on: IngredientLabel(text), for: LabelPreferences(avoiding: [.allergen(.milk)]))
///     switch report.verdict { case .avoid(let causes): show(causes); case .caution, .fits, .unknown: break }
///     if let stars = report.rating.stars { print(stars.lowerBound, report.coverage.recognizedShare) }
///
/// Four answers stay apart: whether the product is for this person, ``verdict``; what published
/// facts say of its substances, ``rating``; whether it suits a diet, ``status(of:)``; and how much
/// of it was understood, ``coverage``. See ``disclaimer``.
public struct IngredientReport: Sendable {
  /// The ingredients that the label lists.
  public let list: IngredientList
  /// For whom the report is.
  public let preferences: LabelPreferences
  let results: ReportBuilder.Results
  private let tables: ReportTables

  /// What every screen that shows a report should say.
  public static let disclaimer =
    "This is no medical advice. It rests on the printed list of ingredients alone; with an allergy, read the label."

  init(
    list: IngredientList, preferences: LabelPreferences, results: ReportBuilder.Results,
    tables: ReportTables
  ) {
    self.list = list
    self.preferences = preferences
    self.results = results
    self.tables = tables
  }

  private var base: KnowledgeBase { list.reader.base }

  private func ingredient(_ node: Int32) -> Ingredient { Ingredient(list: list, index: Int(node)) }

  private func substance(_ entry: Int32) -> KnownSubstance {
    KnownSubstance(knowledge: list.knowledge, index: entry)
  }

  /// The day on which the facts were last checked, or `nil` if only the host's own are used.
  public var asOf: CalendarDate? { list.knowledge.asOf }

  // MARK: Verdict

  /// Whether the product is for the person, with the causes of that weight.
  ///
  /// - Complexity: O(*n*) in the causes.
  public var verdict: LabelVerdict {
    let severity = severity
    let causes = causes.filter { $0.severity == severity }.map(\.cause)
    return switch severity {
    case .avoid: .avoid(causes)
    case .caution: .caution(causes)
    case .unknown: .unknown(causes)
    case .fits: .fits
    }
  }

  /// The weight of the verdict, without its causes.
  public var severity: LabelVerdict.Severity { results.verdict.severity }

  /// All that speaks against the product, with its weight: in the order of the label, then diets,
  /// then prohibitions.
  ///
  /// - Complexity: O(*n*)
  public var causes: [(cause: LabelVerdict.Cause, severity: LabelVerdict.Severity)] {
    results.verdict.causes.map { (cause($0), $0.severity) }
  }

  private func cause(_ record: VerdictModel.Cause) -> LabelVerdict.Cause {
    let item = Int(record.item)
    switch record.kind {
    case .allergen, .traces, .exemptAllergen:
      return allergenCause(record)
    case .avoided: return .avoided(preferences.avoided[item], ingredient(record.node))
    case .possiblyAvoided:
      return .possiblyAvoided(preferences.avoided[item], ingredient(record.node))
    case .diet:
      let diet = LabelDiet.allCases[item]
      return .diet(diet, status(of: diet), record.node < 0 ? nil : ingredient(record.node))
    case .prohibited: return .prohibited(base.evidence[item], ingredient(record.node))
    case .uncheckable: return .uncheckable(preferences.avoided[item])
    case .unrecognized: return .unrecognized(item)
    case .noIngredients: return .noIngredients
    }
  }

  private func allergenCause(_ record: VerdictModel.Cause) -> LabelVerdict.Cause {
    let avoided = preferences.avoided[Int(record.item)]
    guard case .allergen(let allergen, _) = avoided,
      let substance = allergen.substance(in: list.knowledge)
    else {
      return .possiblyAvoided(avoided, ingredient(record.node))
    }
    return switch record.kind {
    case .traces: .traces(substance, ingredient(record.node))
    case .exemptAllergen: .exemptAllergen(substance, ingredient(record.node))
    default: .allergen(substance, ingredient(record.node))
    }
  }

  // MARK: Rating

  /// What published facts say of the substances.
  public var rating: SafetyRating { results.rating.rating }

  /// The reasons of the rating, a substance once, in the order of the label:
  /// ``SafetyRating/init(recomputedFrom:knownShare:)`` makes the rating of them.
  ///
  /// - Complexity: O(*n*)
  public var reasons: [SafetyRating.Reason] {
    var tally = RatingTally()
    return results.rating.records.map { record in
      let before = tally.score
      tally.add(
        record.level, exposure: record.exposure, certainty: record.certainty, limit: record.limit,
        isUnknown: record.isUnknown)
      return SafetyRating.Reason(
        ingredient: ingredient(record.node),
        substance: record.entry < 0 ? nil : substance(record.entry),
        evidence: record.evidence < 0 ? nil : base.evidence[Int(record.evidence)],
        level: record.level,
        isUnknown: record.isUnknown, exposure: record.exposure, certainty: record.certainty,
        highestScore: record.limit, pointsLost: before - tally.score)
    }
  }

  /// The reason that an ingredient of this report gives, or `nil` if it does not count.
  ///
  /// A mixture whose parts are named does not, nor what a statement says is not in it.
  ///
  /// - Complexity: O(*n*)
  public func reason(for ingredient: Ingredient) -> SafetyRating.Reason? {
    guard list.tree.nodes.indices.contains(ingredient.index) else { return nil }
    let key = list.tree.nodes[ingredient.index].entry
    let place = results.rating.records.firstIndex {
      $0.node == Int32(ingredient.index) || key >= 0 && $0.key == key
    }
    return place.map { reasons[$0] }
  }

  /// How much of the label was understood.
  public var coverage: LabelCoverage {
    LabelCoverage(
      mentions: results.mentions.mentions, recognized: results.mentions.recognized,
      knownShare: results.rating.knownShare)
  }

  // MARK: Contents

  private func allergens(_ bits: UInt64) -> [KnownSubstance] {
    base.allergens.indices.compactMap {
      bits & 1 << UInt64($0) == 0 ? nil : substance(base.allergens[$0])
    }
  }

  /// The allergens in the product, by its list and its statements, kinds and groups: almond and
  /// nuts.
  public var allergens: [KnownSubstance] { allergens(results.allergens.present) }

  /// The allergens of which there may be traces, without those in the product.
  public var traces: [KnownSubstance] { allergens(results.allergens.traces) }

  /// The allergens in the product whose duty of naming does not hold in the market, such as soy for
  /// highly refined soybean oil.
  public var exemptAllergens: [KnownSubstance] { allergens(results.allergens.exempt) }

  /// The additives, in the order of the label.
  public var additives: [KnownSubstance] { results.additives.additives.map(substance) }

  /// The vitamins, in the order of the label.
  public var vitamins: [KnownSubstance] { results.additives.vitamins.map(substance) }

  /// The minerals, in the order of the label.
  public var minerals: [KnownSubstance] { results.additives.minerals.map(substance) }

  /// Whether the product suits a diet, as far as the label tells.
  ///
  /// Vegan and vegetarian are unknown with one unknown ingredient. Halal, kosher, keto and low
  /// FODMAP take what nothing is known against for suitable. Keto passes over sugars and starches
  /// behind the line of one percent as maybe; low FODMAP passes over all but fructans and
  /// galacto-oligosaccharides there. Gluten-free is maybe with traces, and with ingredients whose
  /// duty of naming does not hold.
  public func status(of diet: LabelDiet) -> LabelDiet.Suitability {
    VerdictModel.status(of: diet, results.diets, results.ranked)
  }

  /// How much a food is processed, from its ingredients and the identifiers of its categories, such
  /// as `en:cheeses`; or `nil` for a cosmetic, or if more than half of the ingredients are unknown.
  ///
  /// - Complexity: O(*n*)
  public func novaGroup(categories: [String] = []) -> NovaGroup? {
    guard list.label.use == .food else { return nil }
    return tables.nova.group(list.tree, list.reader.lexicon, categories: categories)
  }

  /// What an ingredient does in the product: what the label says, then what is known, each once.
  public func functions(of ingredient: Ingredient) -> [KnownSubstance] {
    var functions = ingredient.purposes
    // What a substance does in a cosmetic says nothing about a food.
    let isFood = list.label.use == .food
    let suited = ingredient.meanings.filter { ($0.kind != .cosmetic) == isFood }
    for substance in suited.isEmpty ? ingredient.meanings : suited {
      for function in substance.functions where !functions.contains(function) {
        functions.append(function)
      }
    }
    return functions
  }

  // MARK: Ingredients

  /// The nodes that are ingredients.
  private var nodes: [Int] {
    list.tree.nodes.indices.filter {
      list.tree.nodes[$0].section == .ingredients && !results.mentions[$0].contains(.isFunction)
    }
  }

  /// What is known of each entry.
  private var records: [Int32: RatingModel.Record] {
    var records: [Int32: RatingModel.Record] = [:]
    for record in results.rating.records where record.key >= 0 { records[record.key] = record }
    return records
  }

  /// What is good in the product, in the order of the label.
  ///
  /// That is what the person likes; and without any concern, vitamins, minerals, and plain foods
  /// that are neither added sugar nor of NOVA's higher groups. Nothing is that the person avoids,
  /// or that may hold it.
  ///
  /// - Complexity: O(*n*)
  public var favorableFindings: [Ingredient] {
    let records = records
    return nodes.filter { index in
      let wishes = results.verdict.wishes[index]
      guard wishes.isDisjoint(with: [.isAvoided, .mayBeAvoided]) else { return false }
      if wishes.contains(.isLiked) { return true }
      let node = list.tree.nodes[index]
      guard node.phrase >= 0,
        (records[node.entry]?.highest ?? ConcernLevel.none) == ConcernLevel.none
      else { return false }
      return isWholesome(node.phrase)
    }.map { Ingredient(list: list, index: $0) }
  }

  private func isWholesome(_ phrase: Int32) -> Bool {
    let lexicon = list.reader.lexicon
    let phrase = lexicon.phrases[Int(phrase)]
    if phrase.has(.vitamin) || phrase.has(.mineral) { return true }
    guard phrase.has(.food), !phrase.has(.additive) else { return false }
    return phrase.meanings.contains { meaning in
      let entry = lexicon.meanings[Int(meaning)]
      let record = base.entries[Int(entry)]
      return record.kind == .food && record.isPlain && record.nova <= 1
        && !tables.traits[entry].contains(.isAddedSugar)
    }
  }

  /// What is bad in the product, in the order of the label: what the person avoids, and what is of
  /// moderate or higher concern.
  ///
  /// - Complexity: O(*n*)
  public var concerns: [Ingredient] {
    let records = records
    return nodes.filter { index in
      if results.verdict.wishes[index].contains(.isAvoided) { return true }
      let node = list.tree.nodes[index]
      return node.phrase >= 0 && (records[node.entry]?.highest ?? ConcernLevel.none) >= .moderate
    }.map { Ingredient(list: list, index: $0) }
  }

  /// What decides on the product, in the order of the label: the first five of the list, which
  /// weigh most, and what the person avoids or likes.
  ///
  /// - Complexity: O(*n*)
  public var keyIngredients: [Ingredient] {
    var count = 0
    return nodes.filter { index in
      var isFirst = false
      if isOfTheList(index) {
        count += 1
        isFirst = count <= 5
      }
      return isFirst || !results.verdict.wishes[index].isEmpty
    }.map { Ingredient(list: list, index: $0) }
  }

  /// Whether a node is of the list itself, maybe behind the word for a function.
  private func isOfTheList(_ index: Int) -> Bool {
    let parent = Int(list.tree.nodes[index].parent)
    return parent < 0
      || list.tree.nodes[parent].parent < 0 && results.mentions[parent].contains(.isFunction)
  }

  // MARK: Highlights

  private static let foodCategories: [IngredientCategory] = [
    .addedSugars, .artificialSweeteners, .syntheticColors, .nitritesAndNitrates, .hydrogenatedFats,
    .palmOil,
    .glutamates, .caffeine, .alcohol,
  ]
  private static let cosmeticCategories: [IngredientCategory] = [
    .parabens, .phthalates, .sulfates, .formaldehydeReleasers, .isothiazolinones,
    .fragranceAllergens, .silicones,
    .mineralOils, .pfas,
  ]

  /// Facts worth showing at a glance: allergens that the market's law makes known or the person
  /// avoids, traces of them, categories, diets that a food suits, and whether it is
  /// ultra-processed.
  ///
  /// - Complexity: O(*n*) in the ingredients and what they are kinds of.
  public var highlights: [Highlight] {
    var highlights: [Highlight] = []
    var wanted = Allergen.required(in: preferences.market)
    for case .allergen(let allergen, _) in preferences.avoided where !wanted.contains(allergen) {
      wanted.append(allergen)
    }
    let entries = wanted.compactMap { base.entry($0.id.utf8, of: .allergen) }
    for entry in entries where results.allergens.present & base.ownBit(ofAllergen: entry) != 0 {
      highlights.append(.containsAllergen(substance(entry)))
    }
    for entry in entries where results.allergens.traces & base.ownBit(ofAllergen: entry) != 0 {
      highlights.append(.mayContainAllergen(substance(entry)))
    }
    let isFood = list.label.use == .food
    for category in isFood ? Self.foodCategories : Self.cosmeticCategories {
      switch holds(category) {
      case .yes: highlights.append(.contains(category))
      case .no: highlights.append(.freeOf(category))
      case .maybe, .unknown: break
      }
    }
    if isFood {
      for diet in LabelDiet.allCases where status(of: diet) == .yes {
        highlights.append(.suits(diet))
      }
      if novaGroup() == .ultraProcessed { highlights.append(.isUltraProcessed) }
    }
    return highlights
  }

  /// Whether something of a category is in the product; no, only if all of it was recognized.
  public func holds(_ category: IngredientCategory) -> LabelDiet.Suitability {
    guard let entry = category.substance(in: list.knowledge)?.index else { return .unknown }
    let isPalmOil = category == .palmOil
    var isOpen = results.mentions.mentions == 0
    var mayBe = false
    // The word for a function alone stands for something that is not named.
    for index in list.tree.nodes.indices where list.tree.nodes[index].section == .ingredients {
      let flags = results.mentions[index]
      isOpen = isOpen || flags.contains(.isFunction) && !flags.contains(.hasParts)
    }
    for index in nodes {
      let node = list.tree.nodes[index]
      let hasParts = results.mentions[index].contains(.hasParts)
      guard node.phrase >= 0 else {
        isOpen = isOpen || !hasParts
        continue
      }
      for meaning in list.reader.lexicon.phrases[Int(node.phrase)].meanings {
        let other = list.reader.lexicon.meanings[Int(meaning)]
        let palmOil = isPalmOil ? base.entries[Int(other)].palmOil : .no
        if base.isKind(other, of: entry) || palmOil == .yes { return .yes }
        if palmOil == .maybe, !hasParts { mayBe = true }
      }
    }
    return mayBe ? .maybe : isOpen ? .unknown : .no
  }
}
