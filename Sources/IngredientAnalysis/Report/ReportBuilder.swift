import Essentials

/// Computes the results of a report in reusable memory.
struct ReportBuilder: Sendable {
  var results = Results()
  private var table = PreferenceTable()

  /// The results of a report, as numbers and indices.
  struct Results: Sendable {
    var mentions = MentionClassifier()
    var allergens = AllergenFinder()
    var probable = ProbableAllergenFinder()
    var additives = AdditiveFinder()
    var diets = DietClassifier()
    var ranked = RankedDietClassifier()
    var rating = RatingModel()
    var advice = AdviceFinder()
    var verdict = VerdictModel()
  }

  /// Builds the report on a label that was read to a tree.
  mutating func build(
    _ label: IngredientLabel, tree: LabelTree, tokens: ContiguousArray<LabelToken>,
    text: ContiguousArray<UInt8>, for preferences: LabelPreferences, with reader: LabelReader,
    _ tables: ReportTables
  ) {
    table.fill(preferences, reader)
    results.mentions.read(tree, names: tables.names, tables.traits)
    results.allergens.read(
      tree, tokens, reader.lexicon, names: tables.names, traits: tables.traits,
      in: preferences.market)
    results.probable.read(tree, results.mentions, tables.traits, with: reader)
    results.additives.read(
      tree, reader.lexicon, reader.base, names: tables.names, traits: tables.traits)
    results.diets.read(
      tree, names: tables.names, tables.traits, results.allergens, results.probable)
    results.ranked.read(
      tree, results.mentions, results.allergens, results.probable, with: tables.traits)
    let situation = RatingModel.Situation(
      use: label.use, audience: preferences.audience, market: preferences.market,
      day: (preferences.date ?? reader.knowledge.asOf)?.daysSinceEpoch ?? .min)
    results.rating.read(
      tree, results.mentions, reader.lexicon, base: reader.base, names: tables.names,
      traits: tables.traits, in: situation)
    if preferences.audience == .everyone {
      results.advice.removeAll()
    } else {
      results.advice.read(
        tree, tokens, results.mentions,
        with: AdviceFinder.Facts(situation: situation, reader: reader, tables: tables))
    }
    var findings = VerdictModel.Findings(
      tree: tree, text: text, tokens: tokens, results: Results())
    // The results are moved and not shared, which would count references to a dozen arrays.
    swap(&findings.results, &results)
    var verdict = VerdictModel()
    swap(&verdict, &findings.results.verdict)
    verdict.read(
      findings, &table, for: preferences, with: reader, tables.traits, in: label.language)
    swap(&verdict, &findings.results.verdict)
    swap(&findings.results, &results)
  }
}

/// The tables that reports need besides the reader of a language: over the entries of the knowledge, and
/// over the names of the language.
///
/// It is a class, so that a report refers to it at the cost of one reference.
final class ReportTables: Sendable {
  let nova: NovaClassifier
  let traits: EntryTraits
  let names: NameTraits

  init(_ reader: LabelReader) {
    nova = NovaClassifier(reader.base)
    traits = EntryTraits(reader.base)
    names = NameTraits(reader.lexicon, traits)
  }

  /// Creates the tables of another language of the same knowledge.
  init(_ other: ReportTables, for reader: LabelReader) {
    nova = other.nova
    traits = other.traits
    names = NameTraits(reader.lexicon, traits)
  }
}
