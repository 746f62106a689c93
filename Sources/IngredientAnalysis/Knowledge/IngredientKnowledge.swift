public import Essentials

/// What is known of substances: their names, functions, allergens, origins and the evidence on
/// their safety.
///
///     let phenoxyethanol = IngredientKnowledge.embedded.substance(named: "phenoxyethanol")
///     phenoxyethanol?.functions.map(\.name)  // ["preservative", "antimicrobial"]
///
/// It is an immutable value that many threads can share, and copying it is cheap.
public struct IngredientKnowledge: Sendable {
  private let storage: Storage

  /// The tables, which all copies share.
  private final class Storage: Sendable {
    let base: KnowledgeBase
    let taxonomies: [IngredientTaxonomy]

    init(_ taxonomies: [IngredientTaxonomy]) {
      self.taxonomies = taxonomies
      base = KnowledgeBuilder.base(of: IngredientKnowledge.languageTables + taxonomies)
    }
  }

  var base: KnowledgeBase { storage.base }

  /// The day on which the embedded facts were last checked, or `nil` if none of them are in it.
  public let asOf: CalendarDate?

  /// Makes knowledge of taxonomies alone.
  ///
  /// A thing described in several blocks of one kind has the names and properties of all; where two
  /// state the same property, the later one holds.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public init(_ taxonomies: [IngredientTaxonomy]) {
    self.init(taxonomies, asOf: nil)
  }

  init(_ taxonomies: [IngredientTaxonomy], asOf: CalendarDate?) {
    self.asOf = asOf
    storage = Storage(taxonomies)
  }

  /// What every label's language needs, whatever the host knows of substances.
  private static let languageTables = [
    IngredientTaxonomy(EmbeddedTables.grammar, of: .grammar),
    IngredientTaxonomy(EmbeddedTables.labels, of: .certification),
    IngredientTaxonomy(EmbeddedTables.origins, of: .origin),
  ]

  /// This knowledge and that of other taxonomies, such as the host's own substances.
  ///
  /// - Complexity: O(*n*) in the length of all texts.
  public func adding(_ taxonomies: [IngredientTaxonomy]) -> IngredientKnowledge {
    IngredientKnowledge(storage.taxonomies + taxonomies, asOf: asOf)
  }

  /// The lines of the texts that say nothing, because they refer to what is not known or cannot be
  /// read, in the order of the entries; ``IngredientTaxonomy/problems`` lists those that are no
  /// lines of the grammar.
  ///
  /// A property that this package does not know is no problem, as taxonomies have many.
  public var problems: [Problem] { base.problems }

  /// The number of substances, functions and other entries.
  public var count: Int { base.entries.count }

  /// All entries, in the order of the texts.
  public var substances: some RandomAccessCollection<KnownSubstance> & Sendable {
    SubstanceList(knowledge: self)
  }

  /// The entry with an identifier such as `en:sugar`; of entries that share it, the one of the
  /// first kind in the order of ``KnownSubstance/Kind``, or of `kind` if one is given.
  public func substance(id: String, kind: KnownSubstance.Kind? = nil) -> KnownSubstance? {
    base.entry(id.utf8, of: kind).map { KnownSubstance(knowledge: self, index: $0) }
  }

  /// The entries whose names in a language are `name`, folded as ``LabelFolding`` does.
  ///
  /// - Complexity: O(*n*) in the names of the language: an ``IngredientAnalyzer`` keeps them in a
  ///   tree.
  public func substances(named name: String, in language: LabelLanguage = .english)
    -> [KnownSubstance]
  {
    let wanted = LabelFolding.folded(name)
    guard !wanted.isEmpty else { return [] }
    var found: [KnownSubstance] = []
    for line in base.names where line.language == language || line.language == .any {
      let substance = KnownSubstance(knowledge: self, index: line.entry)
      guard found.last != substance else { continue }
      for part in base.parts(of: line.names)
      where LabelFolding.folded(base.string(part)).utf8.elementsEqual(wanted.utf8) {
        found.append(substance)
        break
      }
    }
    return found
  }

  /// The substance whose name in a language is `name`, the first of them if several share it.
  ///
  /// - Complexity: O(*n*) in the names of the language.
  public func substance(named name: String, in language: LabelLanguage = .english)
    -> KnownSubstance?
  {
    substances(named: name, in: language).first
  }

  /// All entries as a collection.
  private struct SubstanceList: RandomAccessCollection, Sendable {
    let knowledge: IngredientKnowledge
    var startIndex: Int { 0 }
    var endIndex: Int { knowledge.count }
    subscript(position: Int) -> KnownSubstance {
      KnownSubstance(knowledge: knowledge, index: Int32(position))
    }
  }
}
