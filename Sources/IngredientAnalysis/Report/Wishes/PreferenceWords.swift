import Essentials

/// The words of preferences that name no known ingredient, which match by the letter.
struct PreferenceWords: Sendable {
  /// The words in the singular, with a space before and after each name.
  private var words: ContiguousArray<UInt8> = []
  /// The words of a name on the label.
  private var folded: ContiguousArray<UInt8> = []
  private var singulars: ContiguousArray<UInt8> = []

  /// Adds a name, and returns the range of its words, or `nil` if it has none.
  mutating func add(_ name: String, in language: LabelLanguage) -> Range<Int>? {
    let start = words.count
    Self.appendSingulars(
      of: ContiguousArray(TextFolding.folded(name).utf8), to: &words, in: language)
    return words.count - start > 2 ? start..<words.count : nil
  }

  /// Prepares a name on the label for ``contains(_:)``.
  mutating func read(_ text: Span<UInt8>, in language: LabelLanguage) {
    folded.removeAll(keepingCapacity: true)
    singulars.removeAll(keepingCapacity: true)
    TextFolding.append(text, to: &folded)
    Self.appendSingulars(of: folded, to: &singulars, in: language)
  }

  /// Whether the prepared name contains the words in a range in a row.
  ///
  /// - Complexity: O(*n* · *m*)
  func contains(_ wanted: Range<Int>) -> Bool {
    guard wanted.count <= singulars.count else { return false }
    for start in 0...(singulars.count - wanted.count) {
      var length = 0
      while length < wanted.count, singulars[start + length] == words[wanted.lowerBound + length] {
        length += 1
      }
      if length == wanted.count { return true }
    }
    return false
  }

  /// Appends the words of a folded text in the singular, with a space before and after each.
  private static func appendSingulars(
    of folded: ContiguousArray<UInt8>, to bytes: inout ContiguousArray<UInt8>,
    in language: LabelLanguage
  ) {
    bytes.append(0x20)
    var start = 0
    while start < folded.count {
      var end = start
      while end < folded.count, folded[end] != 0x20 { end += 1 }
      if let singular = Inflection.singular(of: folded.span, start..<end, in: language) {
        for index in start..<(start + singular.kept) { bytes.append(folded[index]) }
        if let ending = singular.ending { bytes.append(ending) }
      } else {
        for index in start..<end { bytes.append(folded[index]) }
      }
      bytes.append(0x20)
      start = end + 1
    }
  }
}
