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
    let causes = causes.filter { $0.severity == severity }.map(\.cause)
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
      return record.kind == .unread ? .unread(ingredient(record.node)) : .noIngredients
    case .wish(let item): return cause(record, of: preferences.avoided[item])
    case .member(let member, let item):
      guard case .group(_, let members) = preferences.avoided[item] else { return .noIngredients }
      return .uncheckable(.named(members[member]))
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
