/// The plurals of nouns, as far as labels need them.
enum Inflection {
  /// Returns how much of a plural to keep and the letter to add to form the singular, or `nil` for
  /// other words.
  ///
  /// The result is wrong for some words. That is harmless, because labels and names are treated in
  /// the same way.
  static func singular(of text: Span<UInt8>, _ word: Range<Int>, in language: LabelLanguage)
    -> (kept: Int, ending: UInt8?)?
  {
    let count = word.count
    guard count > 3 else { return nil }
    let last = text[word.upperBound - 1]
    let second = text[word.upperBound - 2]
    let third = text[word.upperBound - 3]
    let s = UInt8(ascii: "s")
    switch language {
    case .english:
      guard last == s, second != s, second != UInt8(ascii: "u"), second != UInt8(ascii: "i") else {
        return nil
      }
      if second == UInt8(ascii: "e") {
        if third == UInt8(ascii: "i"), count > 4 { return (count - 3, UInt8(ascii: "y")) }
        if third == UInt8(ascii: "o") || third == UInt8(ascii: "x") || third == s
          || third == UInt8(ascii: "h")
        {
          return (count - 2, nil)
        }
      }
      return (count - 1, nil)
    case .french:
      guard last == s || last == UInt8(ascii: "x"), second != s else { return nil }
      return (count - 1, nil)
    case .spanish:
      guard last == s else { return nil }
      let isNoun =
        third == UInt8(ascii: "n") || third == UInt8(ascii: "l") || third == UInt8(ascii: "r")
      return (second == UInt8(ascii: "e") && isNoun ? count - 2 : count - 1, nil)
    default:
      return nil
    }
  }
}
