@testable import IngredientAnalysis

extension KnowledgeBase {
  /// Builds the tables of some texts alone, without those that every language needs, which take most
  /// of the time.
  static func of(_ texts: KeyValuePairs<KnownSubstance.Kind, String>) -> KnowledgeBase {
    KnowledgeBuilder.base(of: texts.map { IngredientTaxonomy($0.value, of: $0.key) })
  }

  /// The entry that ``IngredientKnowledge/substance(id:kind:)`` finds.
  func record(_ id: String, _ kind: KnownSubstance.Kind? = nil) -> Entry? {
    entry(id.utf8, of: kind).map { self[$0] }
  }

  /// The identifiers of the parents of an entry.
  func parents(of id: String, _ kind: KnownSubstance.Kind? = nil) -> [String]? {
    record(id, kind).map { links[$0.parents].map { string(self[$0].id) } }
  }

  /// The identifiers of the functions of an entry.
  func functions(of id: String) -> [String]? {
    record(id).map { links[$0.functions].map { string(self[$0].id) } }
  }

  /// The identifiers of the allergens of an entry.
  func allergens(of id: String, _ kind: KnownSubstance.Kind? = nil) -> [String]? {
    record(id, kind).map { entry in
      self.allergens.indices.filter { entry.allergens >> UInt64($0) & 1 == 1 }
        .map { string(self[self.allergens[$0]].id) }
    }
  }

  /// The facts of an entry.
  func facts(of id: String) -> [SafetyEvidence]? {
    record(id).map { $0.evidence.map { evidence[EvidenceID(Int($0))] } }
  }
}
