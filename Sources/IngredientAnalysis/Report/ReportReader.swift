import Essentials

/// Computes all that a report says, in memory that is used again.
struct ReportReader: Sendable {
  var results = Results()
  private var table = PreferenceTable()

  /// What a report says, in numbers.
  struct Results: Sendable {
    var mentions = MentionReader()
    var allergens = AllergenReader()
    var additives = AdditiveReader()
    var diets = DietReader()
    var ranked = RankedDietReader()
    var rating = RatingReader()
    var verdict = VerdictReader()
  }

  mutating func read(
    _ label: IngredientLabel, _ tree: LabelTree, _ tokens: ContiguousArray<LabelToken>,
    _ text: ContiguousArray<UInt8>,
    _ preferences: LabelPreferences, _ reader: LabelReader
  ) {
    table.fill(preferences, reader)
    results.mentions.read(tree, reader.lexicon, reader.traits)
    results.allergens.read(tree, tokens, reader.lexicon, reader.base, in: preferences.market)
    results.additives.read(tree, reader.lexicon, reader.base)
    results.diets.read(tree, reader.lexicon, reader.base)
    results.ranked.read(
      tree, results.mentions, results.allergens, reader.lexicon, reader.base, reader.traits)
    let situation = RatingReader.Situation(
      use: label.use, audience: preferences.audience, market: preferences.market,
      day: (preferences.date ?? reader.knowledge.asOf)?.daysSinceEpoch ?? .min)
    results.rating.read(
      tree, results.mentions, reader.lexicon, reader.base, reader.traits, in: situation)
    let findings = VerdictReader.Findings(
      tree: tree, text: text, mentions: results.mentions, allergens: results.allergens,
      ranked: results.ranked,
      diets: results.diets, rating: results.rating)
    results.verdict.read(findings, &table, preferences, reader)
  }
}
