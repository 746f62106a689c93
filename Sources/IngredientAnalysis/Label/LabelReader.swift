/// What an analyzer needs to read the labels of a language: the knowledge and its names.
///
/// It is a class, so that what was read can refer to it at the cost of one reference.
final class LabelReader: Sendable {
  let knowledge: IngredientKnowledge
  let base: KnowledgeBase
  let lexicon: Lexicon
  let nova: NovaReader
  let traits: EntryTraits

  init(_ knowledge: IngredientKnowledge, in language: LabelLanguage, repairs: Bool) {
    self.knowledge = knowledge
    base = knowledge.base
    lexicon = Lexicon(knowledge.base, in: language, repairs: repairs)
    nova = NovaReader(knowledge.base)
    traits = EntryTraits(knowledge.base)
  }

  /// Reads a label into the memory of a workspace.
  ///
  /// - Complexity: O(*n*)
  func read(_ label: IngredientLabel, using workspace: inout IngredientAnalyzer.Workspace) {
    workspace.text.removeAll(keepingCapacity: true)
    workspace.text.append(contentsOf: label.text.utf8)
    workspace.text.append(contentsOf: repeatElement(0, count: WordChunk.slack))
    // A copy shares the bytes, and is gone before they are written again.
    let text = workspace.text
    workspace.scanner.scan(text.span, with: lexicon)
    workspace.parser.parse(&workspace.scanner.tokens, text.span, with: lexicon)
  }
}
