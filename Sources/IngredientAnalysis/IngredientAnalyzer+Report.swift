extension IngredientAnalyzer {
  /// Reads a label and reports on it for a person.
  ///
  /// To report on many labels, use ``withReport(on:for:using:_:)``.
  ///
  /// - Complexity: O(*n*) in the label, and in the entries of the knowledge for the preferences.
  public func report(
    on label: IngredientLabel, for preferences: LabelPreferences = LabelPreferences()
  )
    -> IngredientReport
  {
    var workspace = Workspace()
    return withReport(on: label, for: preferences, using: &workspace) { $0 }
  }

  /// Reads a label and passes the report on it to `body`.
  ///
  /// Once the workspace has read a label of that size and reported for these preferences, this
  /// allocates no memory. Properties that the report computes on request, such as names and
  /// causes, may allocate. A report that outlives `body` takes the memory of the workspace with it.
  ///
  /// - Complexity: O(*n*) in the length of the label; if the preferences or the language differ
  ///   from those of the last call, also in the entries of the knowledge.
  /// - Throws: Any error that `body` throws.
  public func withReport<Result, Failure: Error>(
    on label: IngredientLabel, for preferences: LabelPreferences = LabelPreferences(),
    using workspace: inout Workspace,
    _ body: (IngredientReport) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let reader = reader(for: label.language)
    workspace.read(label, with: reader)
    return try body(
      workspace.report(
        on: label, for: preferences, reader: reader, tables: tables(for: label.language)))
  }
}
