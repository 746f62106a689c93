/// The data that an analyzer needs to read the labels of a language: the knowledge and its names.
///
/// It is a class, so that a list refers to it at the cost of one reference.
final class LabelReader: Sendable {
  let knowledge: IngredientKnowledge
  let base: KnowledgeBase
  let lexicon: Lexicon

  init(_ knowledge: IngredientKnowledge, in language: LabelLanguage, correctsScanErrors: Bool) {
    self.knowledge = knowledge
    base = knowledge.base
    lexicon =
      if language == .english, let names = knowledge.english {
        Lexicon(base, english: names, correctsScanErrors: correctsScanErrors)
      } else {
        Lexicon(base, in: language, correctsScanErrors: correctsScanErrors)
      }
  }

  /// Reads a label into reusable memory: its bytes, its tokens, and its tree.
  ///
  /// - Complexity: O(*n*)
  func read(
    _ label: IngredientLabel, into bytes: inout ContiguousArray<UInt8>,
    _ scanner: inout LabelScanner, _ parser: inout LabelParser
  ) {
    label.write(to: &bytes)
    // A copy shares the bytes, and is gone before they are written again.
    let text = bytes
    read(text, &scanner, &parser)
  }

  /// Reads the bytes of a label, which are followed by ``WordChunk/slack`` extra ones.
  ///
  /// - Complexity: O(*n*)
  func read(
    _ text: ContiguousArray<UInt8>, _ scanner: inout LabelScanner, _ parser: inout LabelParser,
    keepingPreface keepsPreface: Bool = false
  ) {
    scanner.scan(text.span, with: lexicon)
    parser.keepsPreface = keepsPreface
    parser.parse(&scanner.tokens, text.span, with: lexicon)
  }
}
