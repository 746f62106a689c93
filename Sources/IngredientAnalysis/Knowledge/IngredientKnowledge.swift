public import Essentials

/// Knowledge about substances: their names, functions, allergens, and origins, and the evidence on their
/// safety.
///
///     let phenoxyethanol = IngredientKnowledge.embedded.substance(named: "phenoxyethanol")
///     phenoxyethanol?.functions.map(\.name)  // ["preservative", "antimicrobial"]
///
/// It is an immutable value. It can be shared between threads, and copies are cheap.
public struct IngredientKnowledge: Sendable {
  private let storage: Storage

  /// The tables, shared by all copies.
  private final class Storage: Sendable {
    let base: KnowledgeBase
    /// The embedded tables.
    let tables: [KnowledgeTables]
    /// The tables of the English names, if the knowledge is embedded as it is.
    let english: EnglishNames?
    /// The host's taxonomies.
    let taxonomies: [IngredientTaxonomy]

    init(
      _ tables: [KnowledgeTables], _ english: EnglishNames? = nil,
      _ taxonomies: [IngredientTaxonomy] = []
    ) {
      self.tables = tables
      self.english = english
      self.taxonomies = taxonomies
      base = KnowledgeBuilder.base(of: taxonomies, behind: tables)
    }
  }

  var base: KnowledgeBase { storage.base }

  /// The tables of the English names, if the knowledge is embedded as it is.
  var english: EnglishNames? { storage.english }

  /// The day on which the embedded facts were last checked, or `nil` if the knowledge does not
  /// include them.
  public let asOf: CalendarDate?

  /// Creates knowledge from taxonomies only.
  ///
  /// Blocks with the same identifier and kind are merged into one entry with all their names and
  /// properties. If several blocks state the same property, the last one wins; lists of allergens and functions, and
  /// evidence, add up.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public init(_ taxonomies: [IngredientTaxonomy]) {
    asOf = nil
    storage = Storage([EmbeddedTables.labels], nil, taxonomies)
  }

  private init(_ storage: Storage, asOf: CalendarDate? = try? CalendarDate(2026, 11, 20)) {
    self.storage = storage
    self.asOf = asOf
  }

  /// Returns this knowledge with other taxonomies added, such as the host's own substances.
  ///
  /// - Complexity: O(*n*) in the number of entries and the length of the added taxonomies.
  public func adding(_ taxonomies: [IngredientTaxonomy]) -> IngredientKnowledge {
    IngredientKnowledge(
      Storage(storage.tables, nil, storage.taxonomies + taxonomies), asOf: asOf)
  }

  /// The lines that have no effect, because they refer to an unknown entry or cannot be read, in
  /// the order of the entries.
  ///
  /// ``IngredientTaxonomy/problems`` lists the lines that do not follow the grammar. An unknown
  /// property is not a problem, because taxonomies have many.
  public var problems: [Problem] { base.problems }

  /// The number of entries: substances, functions, and others.
  public var count: Int { base.entries.count }

  /// All entries, in the order of the texts.
  public var substances: some RandomAccessCollection<KnownSubstance> & Sendable {
    SubstanceList(knowledge: self)
  }

  /// Returns the entry with an identifier such as `en:sugar`, of a kind if one is given.
  ///
  /// If several entries share the identifier, the result is the one whose kind comes first in
  /// ``KnownSubstance/Kind``.
  public func substance(id: String, kind: KnownSubstance.Kind? = nil) -> KnownSubstance? {
    base.entry(id.utf8, of: kind).map { KnownSubstance(knowledge: self, index: $0) }
  }

  /// Returns the entries with a name in a language first, and then those with its singular or plural.
  ///
  /// Names are compared as `TextFolding` folds them.
  ///
  /// - Complexity: O(*n*) in the names of the language. An ``IngredientAnalyzer`` looks up names
  ///   faster.
  public func substances(named name: String, in language: LabelLanguage = .english)
    -> [KnownSubstance]
  {
    base.entries(named: name, in: language, among: base.names).map {
      KnownSubstance(knowledge: self, index: $0)
    }
  }

  /// Returns the first entry with a name in a language.
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
      KnownSubstance(knowledge: knowledge, index: EntryID(position))
    }
  }
}

extension IngredientKnowledge {
  /// The embedded knowledge: foods, additives, nutrients, and cosmetic ingredients by their English
  /// and INCI names, with allergens, functions, and evidence from laws and agencies.
  ///
  /// Allergens, everyday foods, and classes of additives also have names in French, German, Spanish,
  /// Italian, Dutch, Polish, Swedish, Danish, Norwegian, Finnish, and Portuguese.
  ///
  /// Its tables are part of the program and are unpacked once per process, on first use.
  public static let embedded = IngredientKnowledge(
    Storage([EmbeddedTables.foods, EmbeddedTables.cosmetics], .all))

  /// The part of the ``embedded`` knowledge about foods, additives, and nutrients.
  ///
  /// A cosmetic ingredient that is not also a food
  /// is unknown.
  public static let foods = IngredientKnowledge(Storage([EmbeddedTables.foods], .foods))

  /// The part of the ``embedded`` knowledge about cosmetic ingredients, and what they are made of.
  ///
  /// A food that is not also a cosmetic ingredient
  /// is unknown.
  public static let cosmetics = IngredientKnowledge(
    Storage([EmbeddedTables.cosmeticWords, EmbeddedTables.cosmetics], .cosmetics))

  /// A line or a substance of an ``IngredientTaxonomy`` that has no effect, or less than it says, because it refers
  /// to an unknown entry, cannot be read, or exceeds a limit.
  public struct Problem: Hashable, Sendable {
    /// The identifier of the substance.
    public let substanceID: String
    /// The text of the line after the colon, or the identifier if no line has the problem.
    public let text: String
    /// The reason that the line or the substance has no effect.
    public let reason: Reason

    /// Creates a problem of a substance.
    public init(substanceID: String, text: String, reason: Reason) {
      self.substanceID = substanceID
      self.text = text
      self.reason = reason
    }

    /// The reason that a line or a substance has no effect.
    @nonexhaustive public enum Reason: Hashable, Sendable {
      /// The parent has no entry.
      case unknownParent
      /// A name in a list of functions or allergens is not that of one.
      case unknownName
      /// The value is not one of the property, such as `yes`, `no`, and `maybe` for `vegan`.
      case unknownValue
      /// The evidence does not have thirteen fields, or one of them is not valid.
      case malformedEvidence
      /// The knowledge has 64 other allergens that are no kinds of another one, so that this one is not found on a
      /// label, and the verdict for whoever avoids it is unknown.
      case tooManyAllergens
      /// The substance is a kind of 256 others or more, and inherits only from the nearest ones.
      case tooManyAncestors
    }
  }
}

extension IngredientKnowledge.Problem: CustomStringConvertible {
  /// A sentence with the identifier of the substance and the text of the line.
  public var description: String {
    switch reason {
    case .unknownParent: "The parent “\(text)” of \(substanceID) is not known."
    case .unknownName: "A name in “\(text)” of \(substanceID) is not known."
    case .unknownValue: "The value “\(text)” of \(substanceID) is not one of its property."
    case .malformedEvidence:
      "The evidence “\(text)” of \(substanceID) must have thirteen valid fields."
    case .tooManyAllergens: "The allergen \(substanceID) is not found, because there are 64 others."
    case .tooManyAncestors:
      "\(substanceID) is a kind of 256 others or more; only the nearest count."
    }
  }
}
