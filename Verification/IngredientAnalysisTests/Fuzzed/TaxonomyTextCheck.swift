import IngredientAnalysis
import TestSupport

/// Checks any bytes as a taxonomy: entries are found by their identifiers, and none is a kind of
/// itself.
///
/// The first byte selects the kind of the entries. The other bytes are the text.
func checkTaxonomyText(_ bytes: [UInt8]) throws {
  let kinds: [KnownSubstance.Kind] = [
    .food, .additive, .vitamin, .function, .allergen, .processing, .cosmetic,
  ]
  let kind = kinds[Int(bytes.first ?? 0) % kinds.count]
  let text = Array(bytes.dropFirst())
  let taxonomy = IngredientTaxonomy(utf8: text, of: kind)
  let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let numbers = taxonomy.problems.map(\.line)
  try require(numbers.allSatisfy { (1...lines.count).contains($0) }, "A problem has a line")
  try require(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }, "Problems are in order")
  try require(taxonomy.count <= lines.count, "A block has a line")
  let knowledge = IngredientKnowledge([taxonomy])
  let own = knowledge.substances.filter { $0.kind == kind }
  for substance in own.prefix(200) {
    try require(
      knowledge.substance(id: substance.id, kind: kind) == substance,
      "A thing is found by its identifier")
    let ancestors = substance.ancestors
    try require(!ancestors.contains(substance), "Nothing is a kind of itself")
    try require(Set(ancestors).count == ancestors.count, "An ancestor is one once")
    try require(
      Set(substance.parents).isSubset(of: ancestors) || ancestors.count > 200,
      "A parent is an ancestor")
    try require(
      substance.evidence.allSatisfy {
        !$0.body.isEmpty && !$0.document.isEmpty && !$0.section.isEmpty
      },
      "Evidence says where to read it")
  }
  // Collecting the names of a language takes most of the time.
  guard (bytes.first ?? 0) >= 0xE0 else { return }
  let analyzer = IngredientAnalyzer(knowledge: knowledge, correctsScanErrors: false)
  let name = own.last?.name ?? "sugar"
  for ingredient in analyzer.list(of: IngredientLabel(name + ", " + name)).allIngredients {
    try require(!ingredient.name.isEmpty, "A mention has a name")
  }
}
