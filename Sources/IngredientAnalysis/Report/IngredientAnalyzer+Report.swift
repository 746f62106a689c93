extension IngredientAnalyzer {
  /// Reads a label and reports on it for a person.
  ///
  /// - Complexity: O(*n*) in the label, and in the entries of the knowledge for the preferences; to
  ///   report on many labels, use ``withReport(on:for:using:_:)``.
  public func report(
    on label: IngredientLabel, for preferences: LabelPreferences = LabelPreferences()
  )
    -> IngredientReport
  {
    var workspace = Workspace()
    return withReport(on: label, for: preferences, using: &workspace) { $0 }
  }

  /// Reads a label and hands the report on it to `body`.
  ///
  /// Once the workspace has seen a label of that size and these preferences, this allocates no
  /// memory; what the report computes when asked, such as names and causes, may. A report that
  /// outlives `body` takes the memory with it.
  ///
  /// - Complexity: O(*n*) in the label; with other preferences or another language than before,
  ///   also in the entries of the knowledge.
  /// - Throws: What `body` throws.
  public func withReport<Result, Failure: Error>(
    on label: IngredientLabel, for preferences: LabelPreferences = LabelPreferences(),
    using workspace: inout Workspace,
    _ body: (IngredientReport) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let reader = reader(for: label.language)
    reader.read(label, using: &workspace)
    workspace.report.read(
      label, workspace.parser.tree, workspace.scanner.tokens, workspace.text, preferences, reader)
    return try body(
      IngredientReport(
        list: IngredientList(label: label, workspace: workspace, reader: reader),
        preferences: preferences,
        results: workspace.report.results))
  }
}
