extension IngredientAnalyzer {
  /// Reusable scratch memory for reading labels.
  ///
  /// Once a workspace has read a label of some size, labels up to that size are read without
  /// allocating memory.
  public struct Workspace: Sendable {
    private var text: ContiguousArray<UInt8> = []
    private var scanner = LabelScanner()
    private var parser = LabelParser()
    private var report = ReportBuilder()

    /// Creates an empty workspace.
    public init() {}

    /// Reads a label.
    ///
    /// - Complexity: O(*n*)
    mutating func read(_ label: IngredientLabel, with reader: LabelReader) {
      reader.read(label, into: &text, &scanner, &parser)
    }

    /// Reads the text of a label in which parts may be blank.
    ///
    /// What stands at positions that `isDoubtful` accepts belongs to no list: an allergen in it is a
    /// possible trace. It is asked for words that are no name, and for names.
    ///
    /// - Complexity: O(*n*)
    mutating func read(
      _ text: ContiguousArray<UInt8>, with reader: LabelReader, keepingPreface keepsPreface: Bool,
      doubting isDoubtful: (_ position: Int, _ isName: Bool) -> Bool
    ) {
      self.text = text
      reader.read(text, &scanner, &parser, keepingPreface: keepsPreface)
      for index in parser.tree.nodes.indices {
        let node = parser.tree[index]
        guard node.section == .ingredients, isDoubtful(Int(node.start), node.phrase.exists),
          !parser.tree.hasOwnParts(index)
        else { continue }
        parser.tree[index].section = .unread
      }
    }

    /// The list of the label that was read last.
    func list(of label: IngredientLabel, reader: LabelReader) -> IngredientList {
      IngredientList(
        label: label, text: text, tree: parser.tree, tokens: scanner.tokens, reader: reader)
    }

    /// Builds the report on the label that was read last.
    mutating func report(
      on label: IngredientLabel, for preferences: LabelPreferences, reader: LabelReader,
      tables: ReportTables
    ) -> IngredientReport {
      report.build(
        label, tree: parser.tree, tokens: scanner.tokens, text: text, for: preferences,
        with: reader, tables)
      return IngredientReport(
        list: list(of: label, reader: reader), preferences: preferences, results: report.results,
        tables: tables)
    }
  }
}
