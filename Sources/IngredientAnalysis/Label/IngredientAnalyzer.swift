/// Reads labels, and reports on them.
///
///     let analyzer = IngredientAnalyzer(knowledge: .embedded)
///     let list = analyzer.list(of: IngredientLabel("Sugar, salt, palm oil"))
///     list.ingredients.map(\.name)  // ["Sugar", "salt", "palm oil"]
///
/// Making one collects the names of its languages, which takes some milliseconds; keep it and share
/// it, as it is an immutable value.
public struct IngredientAnalyzer: Sendable {
  /// What it knows of substances.
  public let knowledge: IngredientKnowledge
  private let readers: [LabelReader]

  /// Creates an analyzer of labels in some languages.
  ///
  /// With `repairs`, a name that is not known is read again with the errors of cameras mended, such
  /// as `s0diurn` for sodium; ``Ingredient/isRepaired`` tells.
  ///
  /// - Complexity: O(*n*) in the names of the knowledge.
  /// - Precondition: `languages` is not empty.
  public init(
    knowledge: IngredientKnowledge = .embedded, languages: [LabelLanguage] = [.english],
    repairs: Bool = true
  ) {
    precondition(!languages.isEmpty, "an analyzer needs a language")
    self.knowledge = knowledge
    readers = languages.map { LabelReader(knowledge, in: $0, repairs: repairs) }
  }

  /// What reads a language, or the first one if this analyzer does not read it.
  func reader(for language: LabelLanguage) -> LabelReader {
    for reader in readers where reader.lexicon.language == language { return reader }
    return readers[0]
  }

  /// Reads a label.
  ///
  /// - Complexity: O(*n*)
  public func list(of label: IngredientLabel) -> IngredientList {
    var workspace = Workspace()
    return withList(of: label, using: &workspace) { $0 }
  }

  /// Reads a label into the memory of a workspace, and passes what it says to `body`.
  ///
  /// Nothing is allocated once the workspace has seen a label of its size, unless `body` keeps the
  /// list.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: What `body` throws.
  public func withList<Result, Failure: Error>(
    of label: IngredientLabel, using workspace: inout Workspace,
    _ body: (IngredientList) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let reader = reader(for: label.language)
    reader.read(label, using: &workspace)
    return try body(IngredientList(label: label, workspace: workspace, reader: reader))
  }
}
