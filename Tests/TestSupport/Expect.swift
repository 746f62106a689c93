import Testing

// Plain functions for loops, tables, and helpers: a call of one compiles several times as fast as
// the macro `#expect`.

/// Records an issue unless the condition holds.
public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> String = "", fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !condition else { return }
  record(
    "does not hold", comment(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue with both values unless they are equal.
public func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard value != expected else { return }
  record(
    "\(value) is not \(expected)", comment(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue unless `body` throws that error.
public func expectThrows<Failure: Error & Equatable>(
  _ expected: Failure, _ comment: @autoclosure () -> String = "", fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: () throws -> some Any
) {
  var thrown: (any Error)?
  do { _ = try body() } catch { thrown = error }
  guard thrown as? Failure != expected else { return }
  record(
    "\(thrown.map(String.init(reflecting:)) ?? "nothing") was thrown instead of \(expected)",
    comment(), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

private func record(_ problem: String, _ comment: String, _ location: SourceLocation) {
  Issue.record(
    Comment(rawValue: comment.isEmpty ? problem : "\(problem): \(comment)"),
    sourceLocation: location)
}
