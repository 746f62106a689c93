public import Essentials

/// A report on what a label says about a product, for one person.
///
///     let report = analyzer.report(on: IngredientLabel(text), for: LabelPreferences(avoiding: [.allergen(.milk)]))
///     switch report.verdict { case .avoid(let causes): show(causes); case .caution, .fits, .unknown: break }
///     if let stars = report.rating.stars { print(stars.lowerBound, report.coverage.recognizedShare) }
///
/// The report keeps four answers apart: ``verdict`` says whether the product fits the person,
/// ``rating`` says what laws and agencies have published about its substances, ``status(of:)`` says
/// whether it suits a diet, and ``coverage`` says how much of the label was recognized. Show
/// ``disclaimer`` with it.
public struct IngredientReport: Sendable {
  /// The ingredients and statements on the label.
  public let list: IngredientList
  /// The preferences of the person that the report is for.
  public let preferences: LabelPreferences
  let results: ReportBuilder.Results
  let tables: ReportTables

  /// The text that every screen with a report should show.
  public static let disclaimer =
    "This is not medical advice. It is based only on the printed ingredient list. "
    + "If you have an allergy, always read the label."

  init(
    list: IngredientList, preferences: LabelPreferences, results: ReportBuilder.Results,
    tables: ReportTables
  ) {
    self.list = list
    self.preferences = preferences
    self.results = results
    self.tables = tables
  }

  var base: KnowledgeBase { list.reader.base }

  func ingredient(_ node: NodeID) -> Ingredient {
    Ingredient(list: list, index: node.index)
  }

  func substance(_ entry: EntryID) -> KnownSubstance {
    KnownSubstance(knowledge: list.knowledge, index: entry)
  }

  /// The day on which the embedded facts were last checked, or `nil` if only the host's own facts
  /// are used.
  public var asOf: CalendarDate? { list.knowledge.asOf }

  // MARK: Verdict

  /// Whether the product fits the person, with the causes of the highest severity.
  ///
  /// - Complexity: O(*n*) in the causes.
  public var verdict: LabelVerdict {
    let severity = severity
    let causes = causes.filter { $0.severity == severity }.map { $0.cause }
    return switch severity {
    case .avoid: .avoid(causes)
    case .caution: .caution(causes)
    case .unknown: .unknown(causes)
    case .fits: .fits
    }
  }

  /// The severity of the verdict, without its causes.
  public var severity: LabelVerdict.Severity { results.verdict.severity }

  /// All causes against the product, with their severity: ingredients in the order of the label, then diets,
  /// prohibitions, and advice.
  ///
  /// - Complexity: O(*n*)
  public var causes: [(cause: LabelVerdict.Cause, severity: LabelVerdict.Severity)] {
    results.verdict.causes.map { (cause($0), $0.severity) }
  }

  private func cause(_ record: VerdictModel.Cause) -> LabelVerdict.Cause {
    switch record.subject {
    case .nothing:
      return switch record.kind {
      case .unread: .unread(ingredient(record.node))
      case .unreadLanguage: .unreadLanguage(list.label.language)
      default: .noIngredients
      }
    case .wish(let item): return cause(record, of: preferences.avoided[item])
    case .member(let member, let item):
      guard case .group(_, let members) = preferences.avoided[item] else { return .noIngredients }
      return .uncheckable(.named(members[member]))
    case .unknownWish(let place): return .uncheckable(.named(preferences.unknownWishes[place]))
    case .diet(let diet):
      return .diet(diet, status(of: diet), record.node.exists ? ingredient(record.node) : nil)
    case .evidence(let id):
      let (evidence, ingredient) = (base.evidence[id], ingredient(record.node))
      return switch record.kind {
      case .announcedProhibition: .announcedProhibition(evidence, ingredient)
      case .advice: .advice(evidence, ingredient)
      default: .prohibited(evidence, ingredient)
      }
    }
  }

  private func cause(_ record: VerdictModel.Cause, of avoided: LabelPreferences.AvoidedIngredient)
    -> LabelVerdict.Cause
  {
    if record.kind == .uncheckable { return .uncheckable(avoided) }
    let ingredient = ingredient(record.node)
    guard case .allergen(let allergen, _, _) = avoided,
      let substance = allergen.substance(in: list.knowledge)
    else {
      return record.kind == .avoided
        ? .avoided(avoided, ingredient) : .possiblyAvoided(avoided, ingredient)
    }
    return switch record.kind {
    case .allergen: .allergen(substance, ingredient)
    case .traces: .traces(substance, ingredient)
    case .probableAllergen: .probableAllergen(substance, ingredient)
    case .exemptAllergen: .exemptAllergen(substance, ingredient)
    case .avoided: .avoided(avoided, ingredient)
    default: .possiblyAvoided(avoided, ingredient)
    }
  }

  // MARK: Rating

  /// The safety rating of the substances, from published facts; a higher score is better.
  public var rating: SafetyRating { results.rating.rating }

  /// The reasons of the rating, one for each substance, in the order of the label.
  ///
  /// ``SafetyRating/init(recomputedFrom:knownShare:)`` computes the same rating from them.
  ///
  /// - Complexity: O(*n*)
  public var reasons: [SafetyRating.Reason] {
    var tally = RatingTally()
    return results.rating.records.map { record in
      let before = tally.score
      tally.add(
        record.level, exposure: record.exposure, certainty: record.certainty, limit: record.limit,
        record.assessment)
      return SafetyRating.Reason(
        ingredient: ingredient(record.node),
        substance: record.entry.exists ? substance(record.entry) : nil,
        evidence: record.evidence.exists ? base.evidence[record.evidence] : nil,
        level: record.level,
        assessment: record.assessment, exposure: record.exposure, certainty: record.certainty,
        highestScore: record.limit, pointsLost: before - tally.score)
    }
  }

  /// Returns the reason that an ingredient of this report contributes, or `nil` if the ingredient
  /// does not count.
  ///
  /// A mixture does not count if the label names its parts, and neither does an ingredient that a
  /// statement says is absent.
  ///
  /// - Complexity: O(*n*)
  public func reason(for ingredient: Ingredient) -> SafetyRating.Reason? {
    guard list.tree.nodes.indices.contains(ingredient.index) else { return nil }
    let key = list.tree.nodes[ingredient.index].entry
    let place = results.rating.records.firstIndex {
      $0.node == NodeID(ingredient.index) || key.exists && $0.key == key
    }
    return place.map { reasons[$0] }
  }

  /// How much of the label was recognized.
  public var coverage: LabelCoverage {
    LabelCoverage(
      mentions: results.mentions.mentions, recognized: results.mentions.recognized,
      knownShare: results.rating.knownShare)
  }
}

/// How much of an ingredient list was recognized.
public struct LabelCoverage: Hashable, Sendable {
  /// The number of ingredients on the list, without words for functions and without mixtures whose
  /// parts the label names.
  public let mentions: Int
  /// The number of ingredients that were recognized.
  public let recognized: Int
  /// The share of the list for which there is evidence, in `0...1`, where the ingredient at rank
  /// *r* has the weight 1/*r*.
  public let knownShare: Double

  /// The share of the ingredients that were recognized, in `0...1`; 0 if there are none.
  public var recognizedShare: Double { mentions == 0 ? 0 : Double(recognized) / Double(mentions) }
}

extension IngredientReport {
  func substances(ofAllergens bits: UInt64) -> [KnownSubstance] {
    base.allergens.indices.compactMap {
      bits & 1 << UInt64($0) == 0 ? nil : substance(base.allergens[$0])
    }
  }

  /// The allergens in the product, from its list and its statements, in groups: nuts for almonds.
  public var allergens: [KnownSubstance] { substances(ofAllergens: results.allergens.present) }

  /// The allergens of which there may be traces, except those in the product.
  public var traces: [KnownSubstance] { substances(ofAllergens: results.allergens.traces) }

  /// The allergens that the usual recipe of an ingredient contains, although the label names
  /// neither them nor traces of them: nuts and milk for pesto.
  public var probableAllergens: [KnownSubstance] {
    let named = results.allergens.present | results.allergens.traces
    return substances(ofAllergens: results.probable.all & ~named)
  }

  /// The allergens that the label claims to be free from, in groups.
  ///
  /// A claim is not proof: an allergen may also be among ``allergens`` and ``traces``.
  public var freeFromAllergens: [KnownSubstance] { substances(ofAllergens: results.allergens.free) }

  /// The allergens in the product that are exempt from allergen labeling in the market, such as soy
  /// in highly refined soybean oil.
  public var exemptAllergens: [KnownSubstance] { substances(ofAllergens: results.allergens.exempt) }

  /// The additives, each once, in the order of the label.
  public var additives: [KnownSubstance] { substances(results.additives.additives) }

  /// The vitamins, each once, in the order of the label.
  public var vitamins: [KnownSubstance] { substances(results.additives.vitamins) }

  /// The minerals, each once, in the order of the label.
  public var minerals: [KnownSubstance] { substances(results.additives.minerals) }

  private func substances(_ entries: ContiguousArray<EntryID>) -> [KnownSubstance] {
    var seen: Set<EntryID> = []
    return entries.filter { seen.insert($0).inserted }.map(substance)
  }

  /// Returns whether the product suits a diet, as far as the label tells.
  ///
  /// For vegan and vegetarian, one unknown ingredient makes the answer unknown. For halal, kosher,
  /// keto, and low FODMAP, a recognized ingredient suits unless something is known against it.
  ///
  /// Ingredients of at most about one percent count less: sugars and starches then make keto
  /// `maybe` instead of `no`, and only fructans and galacto-oligosaccharides count against low
  /// FODMAP. Gluten-free is `maybe` if there may be traces of gluten, or if an ingredient is exempt
  /// from allergen labeling.
  public func status(of diet: LabelDiet) -> LabelDiet.Suitability {
    VerdictModel.status(of: diet, results.diets, results.ranked)
  }

  /// Returns how much a food is processed, from its ingredients and the identifiers of its
  /// categories, such as `en:cheeses`.
  ///
  /// The result is `nil` for a cosmetic, and if more than half of the ingredients are unknown and
  /// none is a sign of ultra-processing.
  ///
  /// - Complexity: O(*n*)
  public func novaGroup(categories: [String] = []) -> NovaGroup? {
    guard list.label.use == .food else { return nil }
    return tables.nova.group(list.tree, list.reader.lexicon, categories: categories)
  }

  /// Returns the functions of an ingredient in the product: first those on the label, then the known ones
  /// of the substance, each function once.
  public func functions(of ingredient: Ingredient) -> [KnownSubstance] {
    var functions = ingredient.purposes
    // The functions of a substance in cosmetics do not apply to foods.
    let isFood = list.label.use == .food
    let suited = ingredient.meanings.filter { ($0.kind != .cosmetic) == isFood }
    for substance in suited.isEmpty ? ingredient.meanings : suited {
      for function in substance.functions where !functions.contains(function) {
        functions.append(function)
      }
    }
    return functions
  }

  /// The nodes that are ingredients.
  var nodes: [Int] {
    list.tree.nodes.indices.filter {
      list.tree.nodes[$0].section == .ingredients && !results.mentions[$0].contains(.isFunction)
    }
  }

  /// The rating records by entry.
  private var records: [EntryID: RatingModel.Record] {
    var records: [EntryID: RatingModel.Record] = [:]
    for record in results.rating.records where record.key.exists { records[record.key] = record }
    return records
  }

  /// The ingredients that count in favor of the product, in the order of the label.
  ///
  /// These are the ingredients that the person likes and, unless there is any concern about them,
  /// vitamins, minerals, and plain foods that are not added sugar and not in NOVA groups 3 and 4.
  /// An ingredient that is or may be one that the person avoids is never listed.
  ///
  /// - Complexity: O(*n*)
  public var favorableFindings: [Ingredient] {
    let records = records
    return nodes.filter { index in
      let wishes = results.verdict.wishes[index]
      guard wishes.isDisjoint(with: [.isAvoided, .mayBeAvoided]) else { return false }
      if wishes.contains(.isLiked) { return true }
      let node = list.tree.nodes[index]
      guard node.phrase.exists,
        (records[node.entry]?.highest ?? ConcernLevel.none) == ConcernLevel.none
      else { return false }
      return isWholesome(node.phrase)
    }.map { Ingredient(list: list, index: $0) }
  }

  private func isWholesome(_ phrase: PhraseID) -> Bool {
    let lexicon = list.reader.lexicon
    let phrase = lexicon[phrase]
    if phrase.kinds.contains(.vitamin) || phrase.kinds.contains(.mineral) { return true }
    guard phrase.kinds.contains(.food), !phrase.kinds.contains(.additive) else { return false }
    return lexicon.meanings[phrase.meanings].contains { entry in
      let record = base[entry]
      return record.kind == .food && record.marks.contains(.isPlain) && record.nova <= 1
        && !tables.traits[entry].contains(.isAddedSugar)
    }
  }

  /// The ingredients that count against the product, in the order of the label: those that the person avoids,
  /// and those of moderate or higher concern.
  ///
  /// - Complexity: O(*n*)
  public var concerns: [Ingredient] {
    let records = records
    return nodes.filter { index in
      if results.verdict.wishes[index].contains(.isAvoided) { return true }
      let node = list.tree.nodes[index]
      return node.phrase.exists && (records[node.entry]?.highest ?? ConcernLevel.none) >= .moderate
    }.map { Ingredient(list: list, index: $0) }
  }

  /// The most important ingredients, in the order of the label: the first five of the list, and all
  /// that the person avoids or likes.
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

  /// Whether a node is a member of the list itself, directly or behind the word for a function.
  private func isOfTheList(_ index: Int) -> Bool {
    let parent = list.tree.nodes[index].parent
    return !parent.exists
      || !list.tree[parent].parent.exists && results.mentions[parent.index].contains(.isFunction)
  }

  /// A fact about a product that is worth showing at a glance.
  @nonexhaustive public enum Highlight: Hashable, Sendable {
    /// The product contains an allergen that must be declared in the market, or that the person
    /// avoids.
    case containsAllergen(KnownSubstance)
    /// The product may contain traces of such an allergen.
    case mayContainAllergen(KnownSubstance)
    /// The product contains an ingredient of a category.
    case contains(IngredientCategory)
    /// Every ingredient was recognized, and none belongs to a category.
    case freeOf(IngredientCategory)
    /// The product suits a diet, as far as the label tells.
    case suits(LabelDiet)
    /// The ingredients show that the product is ultra-processed.
    case isUltraProcessed
  }

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

  /// Facts to show at a glance: allergens that must be declared in the market or that the person
  /// avoids, traces of them, categories, diets that a food suits, and whether it is
  /// ultra-processed.
  ///
  /// - Complexity: O(*n*) in the ingredients and their ancestors.
  public var highlights: [Highlight] {
    var highlights: [Highlight] = []
    var wanted = Allergen.required(in: preferences.market)
    for case .allergen(let allergen, _, _) in preferences.avoided where !wanted.contains(allergen) {
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

  /// Returns whether the product contains an ingredient of a category; the answer is `no` only if
  /// every ingredient was recognized.
  public func holds(_ category: IngredientCategory) -> LabelDiet.Suitability {
    guard let entry = category.substance(in: list.knowledge)?.index else { return .unknown }
    let possible = base.entry(category.possibleID.utf8, of: .category)
    let isPalmOil = category == .palmOil
    var isOpen = results.mentions.mentions == 0
    var mayBe = false
    // The word for a function alone stands for an ingredient that is not named.
    for index in list.tree.nodes.indices where list.tree.nodes[index].section == .ingredients {
      let flags = results.mentions[index]
      isOpen = isOpen || flags.contains(.isFunction) && !flags.contains(.hasParts)
    }
    for index in nodes {
      let node = list.tree.nodes[index]
      let hasParts = results.mentions[index].contains(.hasParts)
      guard node.phrase.exists else {
        isOpen = isOpen || !hasParts
        continue
      }
      for other in list.reader.lexicon.meanings(of: node.phrase) {
        let palmOil = isPalmOil ? base[other].palmOil : .no
        if base.isKind(other, of: entry) || palmOil == .yes { return .yes }
        let isPossible = base.links[base[other].parents].contains { $0 == possible }
        if palmOil == .maybe || isPossible, !hasParts { mayBe = true }
      }
    }
    return mayBe ? .maybe : isOpen ? .unknown : .no
  }
}
