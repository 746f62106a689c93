extension String {
  /// The template with its slots filled, each named in braces.
  ///
  /// Braces that name no slot stay, and so do those in what slots are filled with. Each character
  /// of the template is looked at once, whatever it has of braces.
  func filled(_ slots: [(name: String, value: String)]) -> String {
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
}
