import Testing

/// An error with a value.
struct Failure<Value: Sendable>: Error {
  let value: Value
}

/// Returns all texts that print, dump, and interpolate a value.
func texts<Value>(of value: Value) -> [String] {
  var dumped = ""
  dump(value, to: &dumped)
  var printed = ""
  print(value, to: &printed)
  return [dumped, printed, "\(value)", String(describing: value), String(reflecting: value)]
}

/// Expects that no text of a value, alone or inside another, contains a digit or the word `secret`.
func expectNoContent<Value: Sendable>(
  in value: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  for text in texts(of: value) + texts(of: Optional(value)) + texts(of: Failure(value: value)) {
    #expect(
      !text.contains { $0.isNumber } && !text.contains("secret"), "\(text)",
      sourceLocation: sourceLocation)
  }
  // An array is dumped with the number of its elements, which is two.
  for text in texts(of: [value, value]) {
    let content = text.replacing("2 elements", with: "elements")
    #expect(
      !content.contains { $0.isNumber } && !content.contains("secret"), "\(text)",
      sourceLocation: sourceLocation)
  }
}
