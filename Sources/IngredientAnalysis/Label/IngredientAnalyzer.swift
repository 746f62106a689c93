/// Reads labels, and reports on them.
///
///     let analyzer = IngredientAnalyzer(knowledge: .embedded)
///     let list = analyzer.list(of: IngredientLabel("Sugar, salt, palm oil"))
///     list.ingredients.map(\.name)  // ["Sugar", "salt", "palm oil"]
///
/// Making one collects the names of its languages, which takes some milliseconds; keep it and share it, as it is
/// an immutable value.
public struct IngredientAnalyzer: Sendable {
  /// What it knows of substances.
  public let knowledge: Knowledge
  private let lexicons: [Lexicon]

  /// Creates an analyzer of labels in some languages.
  ///
  /// - Complexity: O(*n*) in the names of the knowledge.
  public init(knowledge: Knowledge = .embedded, languages: [LabelLanguage] = [.english]) {
    self.knowledge = knowledge
    lexicons = languages.map { Lexicon(knowledge.base, in: $0) }
  }

  /// The names of a language, or of the first one if this analyzer does not read it.
  func lexicon(for language: LabelLanguage) -> Lexicon {
    lexicons.first { $0.language == language } ?? lexicons[0]
  }

  /// Reads a label.
  ///
  /// - Complexity: O(*n*)
  public func list(of label: IngredientLabel) -> IngredientList {
    let text = ContiguousArray(label.text.utf8)
    let lexicon = lexicon(for: label.language)
    var scanner = LabelScanner()
    scanner.scan(text.span, with: lexicon)
    var parser = LabelParser()
    parser.parse(scanner.tokens, text.span, with: lexicon)
    return IngredientList(label: label, text: text, tree: parser.tree, knowledge: knowledge, lexicon: lexicon)
  }
}
