extension DecodingError {
  /// Returns the error for a value with invalid fields, whose description names the fields and the
  /// rules.
  static func dataCorrupted(_ problems: [EventDraft.FieldProblem], at path: [any CodingKey]) -> Self
  {
    .dataCorrupted(Context(codingPath: path, debugDescription: problems.sentences))
  }
}
