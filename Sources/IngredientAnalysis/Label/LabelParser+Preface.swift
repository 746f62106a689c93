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
        if token.traits.contains(.isNumber), !isOfName(position) { words = Self.mostWords }
        words += 1
      case .comma, .semicolon, .dash, .period:
        names = (1...Self.mostWords).contains(words) ? names + 1 : 0
        if names == Self.fewestNames { return true }
        if token.kind == .period { names = 0 }
        words = 0
      case .percent, .mark, .close, .open, .colon, .plusMinus:
        break
      }
    }
    return names + 1 == Self.fewestNames && (1...Self.mostWords).contains(words)
  }

  /// Whether a number is a percentage, such as 3.5 %, or that of an additive, such as E 471.
  private func isOfName(_ number: Int) -> Bool {
    if number > 0, tokens[number - 1].known.contains(.numberPrefix) { return true }
    let next = number + (tokens[number].traits.contains(.isBeforeDecimal) ? 2 : 1)
    return next < tokens.count && tokens[next].kind == .percent
  }

  /// The fewest names of a list that is told from a title.
  private static var fewestNames: Int { 3 }
  /// The most words of such a name.
  private static var mostWords: Int { 6 }
}
