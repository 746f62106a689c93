extension String {
  /// Returns the template with its slots filled.
  ///
  /// A slot is a name in braces. Braces without the name of a slot stay, and so do braces in the
  /// values.
  ///
  /// - Complexity: O(*n*) in the characters of the template and the result.
  package func filled(_ slots: [(name: String, value: String)]) -> String {
    var text = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      let inside = rest[rest.index(after: open)...]
      let end = inside.firstIndex { $0 == "{" || $0 == "}" } ?? inside.endIndex
      guard end < inside.endIndex, inside[end] == "}",
        let value = slots.first(where: { $0.name == inside[..<end] })?.value
      else {
        text += rest[open..<end]
        rest = inside[end...]
        continue
      }
      text += value
      rest = inside[inside.index(after: end)...]
    }
    return text + rest
  }

  /// The names of the slots of the template, in their order.
  package var slots: [String] {
    split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }
}
