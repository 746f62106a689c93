extension String {
  /// Returns the template with its slots filled.
  ///
  /// A slot is a name in braces. Braces without the name of a slot stay, and so do braces in the
  /// values.
  ///
  /// - Complexity: O(*n*) in the characters of the template and the result.
  package func filled(_ slots: [(name: String, value: String)]) -> String {
    // By bytes, because finding the ends of characters takes most of the time of a page.
    let (first, last) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var text = ""
    var start = startIndex
    while let open = utf8[start...].firstIndex(of: first) {
      text += self[start..<open]
      let inside = utf8[utf8.index(after: open)...]
      let end = inside.firstIndex { $0 == first || $0 == last } ?? endIndex
      guard end < endIndex, utf8[end] == last,
        let value = slots.first(where: { $0.name.utf8.elementsEqual(inside[..<end]) })?.value
      else {
        text += self[open..<end]
        start = end
        continue
      }
      text += value
      start = utf8.index(after: end)
    }
    return text + self[start...]
  }

  /// The names of the slots of the template, in their order.
  package var slots: [String] {
    split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }
}
