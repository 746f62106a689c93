/// A code that names the language of the text behind it, as in "DE:", "(GB)", and "D/A/CH:".
struct LanguageCode {
  /// The range in the text, in bytes, up to the text that it names the language of.
  let range: Range<Int>
  /// The codes of the languages that it may name.
  let languages: [String]
  /// Whether no sign ends it, so that it counts only before a header or a statement.
  let isOpen: Bool

  /// The codes on labels, of languages and of the countries where they are spoken.
  ///
  /// Switzerland and Belgium have several languages, so CH and BE name none.
  private static let languages: [String: String] = [
    "DE": "de", "D": "de", "AT": "de", "A": "de", "GER": "de", "DEU": "de",
    "FR": "fr", "F": "fr", "FRA": "fr",
    "EN": "en", "GB": "en", "UK": "en", "US": "en", "IE": "en", "ENG": "en",
    "ES": "es", "E": "es", "ESP": "es",
    "IT": "it", "I": "it", "ITA": "it",
    "NL": "nl", "PL": "pl", "SE": "sv", "SV": "sv", "S": "sv",
    "DK": "da", "DA": "da", "NO": "nb", "NB": "nb", "N": "nb",
    "FI": "fi", "FIN": "fi", "SF": "fi", "PT": "pt", "P": "pt", "BR": "pt", "CH": "", "BE": "",
    "LU": "",
  ]

  /// The maximum length of a code with others, in bytes.
  private static let longest = 24

  /// Reads a code or several at a position, or returns `nil`.
  init?(in text: Span<UInt8>, at start: Int, end: Int) {
    let limit = min(end, start + Self.longest)
    let isBracketed = text[start] == UInt8(ascii: "(") || text[start] == UInt8(ascii: "[")
    var position = isBracketed ? start + 1 : start
    var found: [String] = []
    // The end of the last code.
    var last = position
    while let next = Self.code(in: text, at: position, end: limit) {
      if !next.language.isEmpty { found.append(next.language) }
      last = next.end
      position = last
      while position < limit, Self.separates(text[position]) { position += 1 }
      if position == last { break }
    }
    guard last < limit, !found.isEmpty else { return nil }
    position = last
    while position < limit, text[position] == UInt8(ascii: " ") { position += 1 }
    guard position < limit else { return nil }
    let isClosed = text[position] == UInt8(ascii: ")") || text[position] == UInt8(ascii: "]")
    let isEnd = isBracketed ? isClosed : Self.isEnd(position, in: text, isShort: last == start + 1)
    guard isEnd || !isBracketed && last > start + 1 && position > last else { return nil }
    if isEnd {
      position += 1
      if position < end, text[position] == UInt8(ascii: ":") { position += 1 }
      while position < end, text[position] == UInt8(ascii: " ") { position += 1 }
    }
    range = start..<position
    languages = found
    isOpen = !isEnd
  }

  /// Returns the language of the code at a position, which may be empty, and the end of the code.
  private static func code(
    in text: Span<UInt8>, at start: Int, end: Int
  ) -> (language: String, end: Int)? {
    var position = start
    while position < end, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[position]) {
      position += 1
    }
    guard (1...3).contains(position - start), LabelSections.isBreak(text[position]) else {
      return nil
    }
    let letters = (start..<position).map { text[$0] }
    guard let language = languages[String(decoding: letters, as: UTF8.self)] else { return nil }
    return (language, position)
  }

  /// Whether a sign stands between two codes.
  private static func separates(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ")
  }

  /// Whether the sign at a position ends a code without brackets.
  ///
  /// "E-471" is an additive.
  private static func isEnd(_ position: Int, in text: Span<UInt8>, isShort: Bool) -> Bool {
    switch text[position] {
    case UInt8(ascii: ":"): true
    case UInt8(ascii: "|"), UInt8(ascii: "-"):
      !isShort && text[position + 1] == UInt8(ascii: " ")
    default: false
    }
  }
}
