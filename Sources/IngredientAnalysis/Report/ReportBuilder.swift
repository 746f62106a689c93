import Essentials

/// Computes the results of a report in reusable memory.
struct ReportBuilder: Sendable {
  var results = Results()
  private var table = PreferenceTable()

  /// The results of a report, as numbers and indices.
  struct Results: Sendable {
    var mentions = MentionClassifier()
    var allergens = AllergenFinder()
    var additives = AdditiveFinder()
    var diets = DietClassifier()
    var ranked = RankedDietClassifier()
    var rating = RatingModel()
    var verdict = VerdictModel()
  }

  /// Builds the report on a label that was read to a tree.
  mutating func build(
    _ label: IngredientLabel, _ tree: LabelTree, _ tokens: ContiguousArray<LabelToken>,
    _ text: ContiguousArray<UInt8>,
    _ preferences: LabelPreferences, _ reader: LabelReader, _ tables: ReportTables
  ) {
    table.fill(preferences, reader)
    results.mentions.read(tree, reader.lexicon, tables.traits)
    results.allergens.read(
      tree, tokens, reader.lexicon, reader.base, traits: tables.traits, in: preferences.market)
    results.additives.read(tree, reader.lexicon, reader.base)
    results.diets.read(tree, reader.lexicon, reader.base)
    results.ranked.read(
      tree, results.mentions, results.allergens, reader.lexicon, reader.base, tables.traits)
    let situation = RatingModel.Situation(
      use: label.use, audience: preferences.audience, market: preferences.market,
      day: (preferences.date ?? reader.knowledge.asOf)?.daysSinceEpoch ?? .min)
    results.rating.read(
      tree, results.mentions, reader.lexicon, reader.base, tables.traits, in: situation)
    let findings = VerdictModel.Findings(
      tree: tree, text: text, mentions: results.mentions, allergens: results.allergens,
      ranked: results.ranked,
      diets: results.diets, rating: results.rating)
    results.verdict.read(findings, &table, preferences, reader, tables.traits)
  }
}
