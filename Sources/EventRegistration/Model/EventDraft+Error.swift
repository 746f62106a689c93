extension EventDraft {
  /// The reason a form does not describe an event: everything that is wrong with it.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// The problems in the order of the form; at least one.
    public let problems: [EventDraft.FieldProblem]

    /// Creates an error from the problems that were found.
    init(_ problems: [EventDraft.FieldProblem]) {
      assert(!problems.isEmpty)
      self.problems = problems.sorted { $0.field < $1.field }
    }
  }
}
