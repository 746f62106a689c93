/// A report on a label in several languages: one report for each language, and one verdict.
///
///     let analyzer = IngredientAnalyzer(languages: [.german, .french])
///     let label = IngredientLabel("Zutaten: Mehl, Zucker. Ingrédients: farine, sucre, lait.")
///     let report = analyzer.multilingualReport(
///       on: label, for: LabelPreferences(avoiding: [.allergen(.milk)]))
///     report.severity                       // avoid
///     report.report(in: .german)?.severity  // fits
///     report.disagreements[0].languages     // [.french]
///
/// The worst of the languages decides, so that a text in another language never makes a verdict
/// safer.
public struct MultilingualReport: Sendable {
  /// The reports, one for each language, in the order in which the languages begin on the label;
  /// never empty.
  ///
  /// Positions of ingredients are those in the whole text. The language of a report is
  /// ``IngredientLabel/language`` of its list's label.
  public let reports: [IngredientReport]

  init(reports: [IngredientReport]) { self.reports = reports }

  /// The languages of the label, in the order in which they begin.
  public var languages: [LabelLanguage] { reports.map { $0.list.label.language } }

  /// Returns the report on the part of the label in a language, or `nil` if it has none.
  public func report(in language: LabelLanguage) -> IngredientReport? {
    reports.first { $0.list.label.language == language }
  }

  // MARK: Verdict

  /// Whether the product fits the person: the worst verdict of the languages, with the causes of
  /// that severity.
  ///
  /// - Complexity: O(*n*) in the causes.
  public var verdict: LabelVerdict {
    let all = causes
    let severity = all.reduce(LabelVerdict.Severity.fits) { max($0, $1.severity) }
    let causes = all.filter { $0.severity == severity }.map { $0.cause }
    return switch severity {
    case .avoid: .avoid(causes)
    case .caution: .caution(causes)
    case .unknown: .unknown(causes)
    case .fits: .fits
    }
  }

  /// The severity of the verdict, without its causes.
  public var severity: LabelVerdict.Severity { verdict.severity }

  /// All causes against the product in any language, with their severity.
  ///
  /// If several languages have a cause, the first of them counts. A missing list of ingredients counts only
  /// if no language has one.
  ///
  /// - Complexity: O(*n*)
  public var causes: [(cause: LabelVerdict.Cause, severity: LabelVerdict.Severity)] {
    let hasList = reports.contains { $0.hasIngredients }
    var stated: Set<StatedCause> = []
    var causes: [(cause: LabelVerdict.Cause, severity: LabelVerdict.Severity)] = []
    for report in reports {
      var own: Set<StatedCause> = []
      for (record, cause) in zip(report.results.verdict.causes, report.causes) {
        if hasList, !report.hasIngredients, record.isAboutMissingIngredients { continue }
        let key = StatedCause(record)
        if record.kind != .unread, stated.contains(key) { continue }
        own.insert(key)
        causes.append(cause)
      }
      stated.formUnion(own)
    }
    return causes
  }

  /// The statement of a cause, whatever the ingredient.
  private struct StatedCause: Hashable {
    let kind: VerdictModel.Cause.Kind
    let severity: LabelVerdict.Severity
    let subject: VerdictModel.Cause.Subject

    init(_ record: VerdictModel.Cause) {
      kind = record.kind
      severity = record.severity
      subject = record.subject
    }
  }

  // MARK: Allergens

  private func substances(_ bits: UInt64) -> [KnownSubstance] {
    reports.first?.substances(ofAllergens: bits) ?? []
  }

  private var present: UInt64 { reports.reduce(0) { $0 | $1.results.allergens.present } }

  private var possible: UInt64 { reports.reduce(0) { $0 | $1.results.allergens.traces } }

  /// The allergens in the product according to any of the languages, in groups: nuts for almonds.
  public var allergens: [KnownSubstance] { substances(present) }

  /// The allergens of which there may be traces according to any of the languages, except those in
  /// the product.
  public var traces: [KnownSubstance] { substances(possible & ~present) }

  /// The allergens that one language names and another does not.
  ///
  /// A language without a list of ingredients, or with words that were not recognized, is not
  /// counted among those that do not name an allergen.
  ///
  /// - Complexity: O(*n*)
  public var disagreements: [Disagreement] {
    let fullyRead = reports.filter { $0.isFullyRead }
    let present = present
    let named = present | possible
    return (0..<UInt64.bitWidth).compactMap { place in
      let bit = UInt64(1) << UInt64(place)
      guard named & bit != 0, let allergen = substances(bit).first else { return nil }
      let isTrace = present & bit == 0
      func names(_ report: IngredientReport) -> Bool {
        let found = report.results.allergens
        return (isTrace ? found.traces : found.present) & bit != 0
      }
      let others = fullyRead.filter { !names($0) }
      guard !others.isEmpty else { return nil }
      return Disagreement(
        allergen: allergen, isTrace: isTrace,
        languages: reports.filter(names).map { $0.list.label.language },
        otherLanguages: others.map { $0.list.label.language })
    }
  }

  /// An allergen that one language of a label names and another does not.
  public struct Disagreement: Hashable, Sendable {
    /// The allergen.
    public let allergen: KnownSubstance
    /// Whether the label says only that there may be traces of it.
    public let isTrace: Bool
    /// The languages that name it.
    public let languages: [LabelLanguage]
    /// The languages that do not name it, although all their words were recognized.
    public let otherLanguages: [LabelLanguage]
  }
}

extension IngredientReport {
  /// Whether the label names any ingredient.
  fileprivate var hasIngredients: Bool { results.mentions.mentions > 0 }

  /// Whether the label names ingredients and all its words were recognized.
  fileprivate var isFullyRead: Bool {
    guard hasIngredients else { return false }
    return list.tree.nodes.indices.allSatisfy { index in
      let node = list.tree.nodes[index]
      return node.phrase.exists || node.section == .freeFrom || node.section == .skipped
        || list.tree.hasOwnParts(index)
    }
  }
}

extension VerdictModel.Cause {
  /// Whether it only says that there are no ingredients to judge.
  fileprivate var isAboutMissingIngredients: Bool {
    kind == .noIngredients || kind == .diet && severity == .unknown && !node.exists
  }
}
