/// A reader of labels that also reports on them.
///
///     let analyzer = IngredientAnalyzer(knowledge: .embedded)
///     let list = analyzer.list(of: IngredientLabel("Sugar, salt, palm oil"))
///     list.ingredients.map(\.name)  // ["Sugar", "salt", "palm oil"]
///
/// Creating an analyzer takes some milliseconds, because it indexes the names of its languages.
/// Create it once and share it: it is an immutable value.
public struct IngredientAnalyzer: Sendable {
  /// The knowledge in which the analyzer looks up names.
  public let knowledge: IngredientKnowledge
  private let readers: [LabelReader]
  private let fallback: LabelReader
  /// The tables of ``readers`` and of ``fallback``.
  private let tables: [ReportTables]
  private let fallbackTables: ReportTables

  /// Creates an analyzer for labels in some languages.
  ///
  /// With `correctsScanErrors`, a name that is not recognized is corrected as if a camera had
  /// misread it, such as `s0diurn` for sodium; ``Ingredient/isCorrected`` is then `true`.
  ///
  /// - Parameters:
  ///   - knowledge: What is known of substances.
  ///   - languages: The languages to read. A label in another language is read in the first of
  ///     them. If there is none, the analyzer reads English.
  ///   - correctsScanErrors: Whether to correct names that a camera misread.
  /// - Complexity: O(*n*) in the names of the knowledge.
  public init(
    knowledge: IngredientKnowledge = .embedded, languages: [LabelLanguage] = [.english],
    correctsScanErrors: Bool = true
  ) {
    self.knowledge = knowledge
    func reader(_ language: LabelLanguage) -> LabelReader {
      LabelReader(knowledge, in: language, correctsScanErrors: correctsScanErrors)
    }
    fallback = reader(languages.first ?? .english)
    readers = languages.dropFirst().map(reader)
    let tables = ReportTables(fallback)
    fallbackTables = tables
    self.tables = readers.map { ReportTables(tables, for: $0) }
  }

  /// The readers of all languages, the first language first.
  var allReaders: [LabelReader] { [fallback] + readers }

  /// The reader of a language, or that of the first language if the analyzer does not read it.
  func reader(for language: LabelLanguage) -> LabelReader {
    for reader in readers where reader.lexicon.language == language { return reader }
    return fallback
  }

  /// The tables for reports in a language.
  func tables(for language: LabelLanguage) -> ReportTables {
    for (reader, tables) in zip(readers, tables) where reader.lexicon.language == language {
      return tables
    }
    return fallbackTables
  }

  /// Reads a label.
  ///
  /// - Complexity: O(*n*) in the length of the label.
  public func list(of label: IngredientLabel) -> IngredientList {
    var workspace = Workspace()
    return withList(of: label, using: &workspace) { $0 }
  }

  /// Reads a label into the memory of a workspace, and passes the result to `body`.
  ///
  /// Once the workspace has read a label of that size, this allocates no memory, unless `body`
  /// keeps the list.
  ///
  /// - Complexity: O(*n*) in the length of the label.
  /// - Throws: Any error that `body` throws.
  public func withList<Result, Failure: Error>(
    of label: IngredientLabel, using workspace: inout Workspace,
    _ body: (IngredientList) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let reader = reader(for: label.language)
    workspace.read(label, with: reader)
    return try body(workspace.list(of: label, reader: reader))
  }
}
