extension IngredientAnalyzer {
  /// Memory for reading labels, which one after another can use.
  ///
  /// A label is read without allocating once the workspace has seen one of its size.
  public struct Workspace: Sendable {
    var text: ContiguousArray<UInt8> = []
    var scanner = LabelScanner()
    var parser = LabelParser()
    var report = ReportReader()

    /// Creates a workspace without memory.
    public init() {}
  }
}
