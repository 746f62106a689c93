extension EventDraft {
  /// The reason why a form does not describe an event: all problems of its fields.
  public struct Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems in the order of the form; at least one.
    public let problems: [EventDraft.FieldProblem]

    /// One sentence for each problem.
    public var description: String { problems.sentences }

    /// Creates an error from problems in any order.
    init(_ problems: [EventDraft.FieldProblem]) {
      assert(!problems.isEmpty)
      self.problems = problems.sorted { $0.field < $1.field }
    }
  }
}

extension [EventDraft.FieldProblem] {
  /// The descriptions of the problems, as one text.
  var sentences: String { map(\.description).joined(separator: " ") }
}
