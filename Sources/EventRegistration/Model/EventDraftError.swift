/// The reason a form does not describe an event: everything that is wrong with it.
public struct EventDraftError: Error, Hashable, Sendable {
  /// The problems in the order of the form; at least one.
  public let problems: [FieldProblem]

  /// Creates an error from the problems that were found.
  init(_ problems: [FieldProblem]) {
    assert(!problems.isEmpty)
    self.problems = problems.sorted { $0.field < $1.field }
  }
}
