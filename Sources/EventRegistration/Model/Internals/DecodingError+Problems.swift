#if !hasFeature(Embedded)
extension DecodingError {
  /// The error of a value whose fields are wrong, which it names.
  static func dataCorrupted(_ problems: [EventDraft.FieldProblem], at path: [any CodingKey]) -> Self
  {
    let fields = problems.map(\.field.rawValue).joined(separator: ", ")
    return .dataCorrupted(
      Context(codingPath: path, debugDescription: "not in order: \(fields)"))
  }
}
#endif
