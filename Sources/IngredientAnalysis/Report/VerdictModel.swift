/// Finds the causes of a verdict for a person.
struct VerdictModel: Sendable {
  /// A cause, as indices.
  struct Cause: Sendable {
    enum Kind: UInt8, Sendable {
      case allergen, traces, probableAllergen, exemptAllergen, avoided, possiblyAvoided, diet,
        prohibited, announcedProhibition, advice, uncheckable, unread
      case unreadLanguage, noIngredients
    }
    /// The subject of a cause, besides an ingredient.
    enum Subject: Hashable, Sendable {
      case nothing
      /// The position among the avoided ingredients.
      case wish(Int)
      /// The position in the host's group at a position among the avoided ingredients.
      case member(Int, of: Int)
      case diet(LabelDiet)
      /// The position among the wishes that this version does not know.
      case unknownWish(Int)
      case evidence(EvidenceID)
    }
    var kind: Kind
    var severity: LabelVerdict.Severity
    var node: NodeID = .none
    var subject = Subject.nothing
  }

  struct Wishes: OptionSet, Sendable {
    let rawValue: UInt8
    /// The person avoids it.
    static let isAvoided = Wishes(rawValue: 1)
    static let isLiked = Wishes(rawValue: 2)
    /// The person may avoid it, or it is exempt.
    static let mayBeAvoided = Wishes(rawValue: 4)
  }

  private(set) var causes: ContiguousArray<Cause> = []
  /// The preferences that each node matches.
  private(set) var wishes: ContiguousArray<Wishes> = []
  /// For each target, whether an ingredient or a statement matched it.
  private var isMet: ContiguousArray<Bool> = []
  /// The names within the name of an ingredient that is not recognized.
  private var within = NamesWithin()

  /// The highest severity of any cause.
  var severity: LabelVerdict.Severity { causes.reduce(.fits) { max($0, $1.severity) } }

  /// The findings about a list that decide the verdict.
  struct Findings: ~Copyable {
    let tree: LabelTree
    let text: ContiguousArray<UInt8>
    let tokens: ContiguousArray<LabelToken>
    /// All results but the verdict.
    var results: ReportBuilder.Results
  }

  mutating func read(
    _ findings: borrowing Findings, _ table: inout PreferenceTable,
    for preferences: LabelPreferences, with reader: LabelReader, _ traits: borrowing EntryTraits,
    in language: LabelLanguage
  ) {
    causes.removeAll(keepingCapacity: true)
    wishes.removeAll(keepingCapacity: true)
    isMet.removeAll(keepingCapacity: true)
    for _ in findings.tree.nodes.indices { wishes.append([]) }
    for target in table.targets {
      isMet.append(false)
      if target.match == .none, !target.wish.isLiked {
        causes.append(Self.uncheckable(target))
      }
    }
    if !table.targets.isEmpty {
      var hasStatements = false
      for node in findings.tree.nodes where node.section != .ingredients { hasStatements = true }
      compare(findings, &table, reader) { $0 == .ingredients }
      if table.traits.contains(.hasFunctions) { comparePurposes(findings, table, reader) }
      if hasStatements {
        compare(findings, &table, reader) { $0 == .contains }
        compare(findings, &table, reader) { $0.isPrecaution || $0 == .unread }
      }
      for place in table.targets.indices {
        let target = table.targets[place]
        guard target.match == .words, !target.wish.isLiked, !isMet[place] else { continue }
        causes.append(Self.uncheckable(target))
      }
    }
    for place in preferences.unknownWishes.indices {
      causes.append(
        .init(kind: .uncheckable, severity: .unknown, subject: .unknownWish(place)))
    }
    for diet in LabelDiet.allCases where preferences.diets.contains(diet) {
      if let cause = Self.cause(of: diet, findings, traits) { causes.append(cause) }
    }
    readLaw(findings)
    if findings.results.mentions.mentions == 0 {
      causes.append(.init(kind: .noIngredients, severity: .unknown))
    }
    readUnread(findings, table, preferences, isInLanguage: reader.lexicon.language == language)
  }

  /// Adds bans, announced bans, and advice to the audience.
  private mutating func readLaw(_ findings: borrowing Findings) {
    for record in findings.results.rating.records where record.ban.exists {
      let isIn = findings.tree[record.node].section == .ingredients
      causes.append(
        .init(
          kind: .prohibited, severity: isIn ? .avoid : .caution, node: record.node,
          subject: .evidence(record.ban)))
    }
    for record in findings.results.rating.records
    where record.announcedBan.exists && !record.ban.exists {
      causes.append(
        .init(
          kind: .announcedProhibition, severity: .caution, node: record.node,
          subject: .evidence(record.announcedBan)))
    }
    for advice in findings.results.advice.found {
      causes.append(
        .init(
          kind: .advice, severity: advice.isAgainst ? .avoid : .caution, node: advice.node,
          subject: .evidence(advice.evidence)))
    }
  }

  /// Adds the text that was not recognized: everything for a person who avoids an allergen, and the
  /// ingredients for anyone with a preference if there are too many of them.
  private mutating func readUnread(
    _ findings: borrowing Findings, _ table: borrowing PreferenceTable,
    _ preferences: LabelPreferences, isInLanguage: Bool
  ) {
    let recognized = Double(findings.results.mentions.recognized)
    let isTooMuch =
      (!preferences.isUndemanding || preferences.audience != .everyone)
      && recognized < RatingTally.leastKnown * Double(findings.results.mentions.mentions)
    guard table.traits.contains(.hasAllergens) || isTooMuch else { return }
    for index in findings.tree.nodes.indices {
      let node = findings.tree.nodes[index]
      let found = findings.results.allergens.nodes[index] | findings.results.probable[index]
      let named = node.section == .unread ? found & table.allergens : 0
      guard named != 0 || !node.phrase.exists, !findings.tree.hasOwnParts(index) else { continue }
      let counts: Bool
      switch node.section {
      case .freeFrom, .skipped: counts = false
      case .mayContain, .facility: counts = table.traits.contains(.mindsTraces)
      case .ingredients: counts = true
      case .contains, .unread: counts = table.traits.contains(.hasAllergens)
      }
      guard counts else { continue }
      guard isInLanguage else {
        return causes.append(.init(kind: .unreadLanguage, severity: .unknown))
      }
      causes.append(.init(kind: .unread, severity: .unknown, node: NodeID(index)))
    }
  }

  // MARK: Wishes

  private mutating func compare(
    _ findings: borrowing Findings, _ table: inout PreferenceTable, _ reader: LabelReader,
    in isWanted: (LabelTree.Section) -> Bool
  ) {
    let hasWords = table.traits.contains(.hasWords)
    for index in findings.tree.nodes.indices {
      let node = findings.tree.nodes[index]
      guard isWanted(node.section) else { continue }
      let bits = findings.results.allergens.nodes[index] & table.allergens
      let likely = findings.results.probable[index] & table.allergens
      var isMarked = false
      within.removeAll()
      if !node.phrase.exists, table.traits.contains(.hasKinds), !findings.tree.hasOwnParts(index) {
        within.read(node, findings.tokens, reader.lexicon)
        isMarked = !within.phrases.isEmpty
      } else if node.phrase.exists {
        for entry in reader.lexicon.meanings(of: node.phrase) where !isMarked {
          isMarked = table.isMarked(entry, reader.base)
        }
      }
      if hasWords {
        let text = findings.text.span.extracting(Int(node.start)..<Int(node.end))
        table.words.read(text, in: reader.lexicon.language)
      }
      let isGroup = table.traits.contains(.hasGroupWords) && node.phrase.exists
      guard bits != 0 || likely != 0 || isMarked || hasWords || isGroup else { continue }
      let found = PreferenceMatch(
        node: index, section: node.section, isExempt: findings.results.allergens.exemptNodes[index])
      let hasParts = findings.tree.hasOwnParts(index)
      for place in table.targets.indices {
        let target = table.targets[place]
        let answer = answer(to: target, node, bits: (bits, likely), table, reader)
        // The named parts of "vegetable oil (soybean)" say what the collective name may be.
        if answer == .possible, hasParts, target.isPossible || target.match == .kind { continue }
        if answer == .possible, target.match == .groupWord,
          isNamed(index, findings, besides: target.groupWords, reader)
        {
          continue
        }
        if answer == .possible, target.hidden != 0, isDenied(target.hidden, index, findings, reader)
        {
          continue
        }
        if answer != .no { note(target, at: place, found, answer) }
      }
    }
  }

  /// Whether the name before a bracket says which kind the only word in it means: "malt extract (gluten)".
  ///
  /// A mixture such as "trail mix (nuts)" says it of no nut, and neither does another word for the group.
  private func isNamed(
    _ node: Int, _ findings: borrowing Findings, besides words: ContiguousArray<PhraseID>,
    _ reader: LabelReader
  ) -> Bool {
    let nodes = findings.tree.nodes
    let parent = nodes[node].parent
    guard parent.exists, parent.index == node - 1,
      node + 1 == nodes.count || nodes[node + 1].parent != parent
    else { return false }
    let phrase = nodes[parent.index].phrase
    let allergens = findings.results.allergens.nodes
    return phrase.exists && !words.contains(phrase) && !reader.lexicon.isPrepared(phrase)
      && allergens[parent.index] & allergens[node] != 0
  }

  /// Whether the label claims that the product or an ingredient has none of some allergens.
  private func isDenied(
    _ allergens: UInt64, _ node: Int, _ findings: borrowing Findings, _ reader: LabelReader
  ) -> Bool {
    if findings.results.allergens.free & allergens == allergens { return true }
    for attribute in findings.tree.attributes where attribute.node == NodeID(node) {
      if reader.base[attribute.entry].denied & allergens == allergens { return true }
    }
    return false
  }

  /// A preference for a name that nothing has.
  private static func uncheckable(_ target: PreferenceTable.Target) -> Cause {
    let wish = target.wish
    return Cause(
      kind: .uncheckable, severity: .unknown,
      subject: wish.member.map { .member($0, of: wish.item) } ?? .wish(wish.item))
  }

  /// Compares the functions that the label states: "citric acid (preservative)".
  private mutating func comparePurposes(
    _ findings: borrowing Findings, _ table: borrowing PreferenceTable, _ reader: LabelReader
  ) {
    for attribute in findings.tree.attributes {
      let index = attribute.node.index
      guard findings.tree.nodes[index].section == .ingredients else { continue }
      let found = PreferenceMatch(node: index, section: .ingredients, isExempt: false)
      for place in table.targets.indices where table.targets[place].match == .function {
        let target = table.targets[place]
        guard reader.base.isKind(attribute.entry, of: target.entry),
          target.wish.isLiked || !wishes[index].contains(.isAvoided)
        else { continue }
        note(target, at: place, found, .certain)
      }
    }
  }

  private func answer(
    to target: PreferenceTable.Target, _ node: LabelTree.Node,
    bits: (certain: UInt64, likely: UInt64), _ table: PreferenceTable, _ reader: LabelReader
  ) -> PreferenceMatch.Answer {
    switch target.match {
    case .none: return .no
    case .allergen:
      return bits.certain & target.bits != 0
        ? .certain : bits.likely & target.bits != 0 ? .probable : .no
    case .group:
      guard (bits.certain | bits.likely) & target.bits != 0 else { return .no }
      return node.phrase.exists && table.isOfAnotherKind(node.phrase, target, reader)
        ? .no : .possible
    case .words: return table.words.contains(target.words) ? .certain : .no
    case .groupWord: return target.groupWords.contains(node.phrase) ? .possible : .no
    case .kind where !node.phrase.exists && !target.wish.isLiked:
      return table.matches(target, anyOf: within.phrases, reader) ? .possible : .no
    case .kind, .function, .palmOil:
      guard node.phrase.exists else { return .no }
      var best = PreferenceMatch.Answer.no
      for entry in reader.lexicon.meanings(of: node.phrase) {
        let answer = table.suitability(of: entry, for: target, reader.base)
        if answer == .yes { return .certain }
        if answer == .maybe || table.isCollective(entry, of: target, reader.base) {
          best = .possible
        }
      }
      return best
    }
  }

  private mutating func note(
    _ target: PreferenceTable.Target, at place: Int, _ found: PreferenceMatch,
    _ answer: PreferenceMatch.Answer
  ) {
    if target.wish.isLiked {
      if found.section == .ingredients { wishes[found.node].insert(.isLiked) }
      return
    }
    // A statement repeats the list.
    guard found.section == .ingredients || !isMet[place],
      let (kind, severity) = found.cause(target, answer)
    else { return }
    let cause = Cause(
      kind: kind, severity: severity, node: NodeID(found.node), subject: .wish(target.wish.item))
    // Several meanings of one name may match a preference.
    if let last = causes.last, last.node == cause.node, last.subject == cause.subject {
      causes[causes.count - 1].severity = max(last.severity, cause.severity)
      if cause.severity > last.severity { causes[causes.count - 1].kind = cause.kind }
    } else {
      causes.append(cause)
    }
    wishes[found.node].insert(cause.severity == .avoid ? .isAvoided : .mayBeAvoided)
    if cause.kind != .exemptAllergen, answer == .certain { isMet[place] = true }
  }
}

extension VerdictModel {
  /// Returns the cause against a product for a diet, with the first ingredient that has it.
  static func cause(
    of diet: LabelDiet, _ findings: borrowing Findings, _ traits: borrowing EntryTraits
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
    where suitability(of: index, for: diet, findings, traits) == status {
      // An ingredient that usually has an allergen says more than one that depends on its recipe.
      let isUsual = findings.results.probable[index] & traits.bits(against: diet) != 0
      if isUsual || !cause.node.exists { cause.node = NodeID(index) }
      if isUsual || status != .maybe { break }
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
    of index: Int, for diet: LabelDiet, _ findings: borrowing Findings,
    _ traits: borrowing EntryTraits
  ) -> LabelDiet.Suitability? {
    switch diet {
    case .keto:
      RankedDietClassifier.keto(index, of: findings.tree, findings.results.mentions, with: traits)
    case .lowFodmap:
      RankedDietClassifier.lowFodmap(
        index, of: findings.tree, findings.results.mentions, with: traits)
    case .glutenFree:
      RankedDietClassifier.glutenFree(
        index, of: findings.tree, findings.results.mentions, findings.results.allergens,
        findings.results.probable, with: traits)
    case .vegan: findings.results.diets.answer(of: index, for: DietObjections.vegan)
    case .vegetarian: findings.results.diets.answer(of: index, for: DietObjections.vegetarian)
    case .halal: findings.results.diets.answer(of: index, for: DietObjections.halal)
    case .kosher: findings.results.diets.answer(of: index, for: DietObjections.kosher)
    }
  }
}

/// An ingredient that may match what a person avoids or likes.
struct PreferenceMatch {
  var node: Int
  var section: LabelTree.Section
  /// Whether it is exempt from allergen labeling.
  var isExempt: Bool

  /// How surely an ingredient is one that a person avoids or likes.
  enum Answer {
    case no
    /// The name is not specific enough.
    case possible
    /// The usual recipe contains it.
    case probable
    case certain
  }

  /// Returns the cause and its severity if the ingredient matches what a person avoids, or `nil` if
  /// the person accepts it.
  func cause(_ target: PreferenceTable.Target, _ answer: Answer)
    -> (VerdictModel.Cause.Kind, LabelVerdict.Severity)?
  {
    let isInside = section == .ingredients || section == .contains
    func kind(_ kind: VerdictModel.Cause.Kind, by tolerance: LabelPreferences.TraceTolerance)
      -> (VerdictModel.Cause.Kind, LabelVerdict.Severity)?
    {
      switch tolerance {
      case .avoids: (kind, .avoid)
      case .isCautious: (kind, .caution)
      case .accepts: nil
      }
    }
    if target.isAllergen, !isInside {
      // A trace of what probably contains it matters no more than either alone.
      let isSlight = answer == .probable && target.probableTolerance < target.tolerance
      return kind(.traces, by: isSlight ? target.probableTolerance : target.tolerance)
    }
    switch answer {
    case .no: return nil
    case .possible: return (.possiblyAvoided, .caution)
    case .probable where target.isAllergen:
      return kind(.probableAllergen, by: target.probableTolerance)
    case .probable: return (.possiblyAvoided, .caution)
    case .certain:
      if target.match == .allergen, isExempt, section == .ingredients {
        return (.exemptAllergen, .caution)
      }
      if target.isAllergen { return (.allergen, .avoid) }
      return isInside ? (.avoided, .avoid) : (.possiblyAvoided, .caution)
    }
  }
}
