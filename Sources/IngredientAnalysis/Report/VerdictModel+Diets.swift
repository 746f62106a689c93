extension VerdictModel {
  /// Returns what speaks against a product for a diet, with the first ingredient that does.
  static func cause(
    of diet: LabelDiet, _ findings: borrowing Findings, _ reader: LabelReader,
    _ traits: borrowing EntryTraits
  ) -> Cause? {
    let status = status(of: diet, findings.results.diets, findings.results.ranked)
    let severity: LabelVerdict.Severity
    switch status {
    case .yes: return nil
    case .no: severity = .avoid
    case .maybe: severity = .caution
    case .unknown: severity = .unknown
    }
    var cause = Cause(kind: .diet, severity: severity, subject: .diet(diet))
    for index in findings.tree.nodes.indices
    where suitability(of: index, for: diet, findings, reader, traits) == status {
      cause.node = NodeID(index)
      break
    }
    return cause
  }

  static func status(
    of diet: LabelDiet, _ diets: borrowing DietClassifier, _ ranked: borrowing RankedDietClassifier
  ) -> LabelDiet.Suitability {
    switch diet {
    case .vegan: diets.vegan
    case .vegetarian: diets.vegetarian
    case .halal: diets.halal
    case .kosher: diets.kosher
    case .keto: ranked.keto
    case .lowFodmap: ranked.lowFodmap
    case .glutenFree: ranked.glutenFree
    }
  }

  private static func suitability(
    of index: Int, for diet: LabelDiet, _ findings: borrowing Findings, _ reader: LabelReader,
    _ traits: borrowing EntryTraits
  ) -> LabelDiet.Suitability? {
    let path: (borrowing KnowledgeBase.Entry) -> LabelDiet.Suitability
    switch diet {
    case .keto:
      return RankedDietClassifier.keto(
        index, of: findings.tree, findings.results.mentions, with: traits)
    case .lowFodmap:
      return RankedDietClassifier.lowFodmap(
        index, of: findings.tree, findings.results.mentions, with: traits)
    case .glutenFree:
      return RankedDietClassifier.glutenFree(
        index, of: findings.tree, findings.results.mentions, findings.results.allergens,
        with: traits)
    case .vegan: path = { $0.vegan }
    case .vegetarian: path = { $0.vegetarian }
    case .halal: path = { $0.halal == .unknown ? .yes : $0.halal }
    case .kosher: path = { $0.kosher == .unknown ? .yes : $0.kosher }
    }
    let node = findings.tree.nodes[index]
    let flags = findings.results.mentions[index]
    guard !flags.contains(.isFunction) else { return nil }
    let value = !node.phrase.exists ? .unknown : path(reader.base[node.entry])
    if node.section == .contains { return value == .no ? .no : nil }
    guard node.section == .ingredients else { return nil }
    return flags.contains(.hasParts) && (value == .unknown || value == .maybe) ? nil : value
  }
}
