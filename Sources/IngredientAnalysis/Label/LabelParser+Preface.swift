/// What stands before the header of a list: a title, or a list in a language that is not read.
extension LabelParser {
  /// Whether words that no one has read stand in a row as in a list: three names or more between commas.
  ///
  /// A name has at most six words and no number other than a percentage, so that neither a table of
  /// nutrients nor a sentence of advertising is a list.
  ///
  /// - Complexity: O(*n*)
  func readsAsList(_ range: Range<Int>) -> Bool {
    var names = 0
    var words = 0
    for position in range {
      let token = tokens[position]
      switch token.kind {
      case .word:
        if token.traits.contains(.startsLine), words > Self.mostWords { words = 0 }
        let isAmount = position + 1 < tokens.count && tokens[position + 1].kind == .percent
        if token.traits.contains(.isNumber), !isAmount { words = Self.mostWords }
        words += 1
      case .comma, .semicolon, .period:
        names = (1...Self.mostWords).contains(words) ? names + 1 : 0
        if names == Self.fewestNames { return true }
        if token.kind == .period { names = 0 }
        words = 0
      case .percent, .mark, .close, .open, .colon, .dash, .plusMinus:
        break
      }
    }
    return names + 1 == Self.fewestNames && (1...Self.mostWords).contains(words)
  }

  /// The fewest names of a list that is told from a title.
  private static var fewestNames: Int { 3 }
  /// The most words of such a name.
  private static var mostWords: Int { 6 }
}
