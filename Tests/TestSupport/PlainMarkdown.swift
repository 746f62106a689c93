/// A plain reader of the Markdown of one paragraph or heading, by the rules of CommonMark 0.31 and the
/// tables and strikethrough of GitHub's dialect.
///
/// It returns the text that is shown, or finds markup in it.
package enum PlainMarkdown {
  /// Markup in a text.
  package struct Markup: Error {
    package let line: String
  }

  /// Returns the text of a paragraph, whose lines must all end with a break.
  package static func paragraph(_ source: String) throws -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return try lines.enumerated().map { number, line in
      let isBlock =
        line.contains(/^ *(#{1,6}( |$)|>|[-+*]( |$)|[0-9]{1,9}[.)]( |$)|=+ *$|-+ *$|`{3}|~{3})/)
        || line.contains(/^ *(([-*_]) *)(\2 *){2,}$/)
        || line.contains(/^ *\|?( *:?-+:? *\|)* *:?-+:? *\|? *$/) || line.contains(/^(\t| {4})/)
      if isBlock || (line.isEmpty && lines.count > 1) { throw Markup(line: line) }
      guard number < lines.count - 1 else { return try text(line[...]) }
      guard line.hasSuffix("\\") else { throw Markup(line: line) }
      return try text(line.dropLast(), next: "\\")
    }.joined(separator: "\n")
  }

  /// Returns the text of a heading.
  package static func heading(_ source: String) throws -> String {
    if source.contains("\n") || source.contains(/(^| )#+ *$/) { throw Markup(line: source) }
    return try text(source[...])
  }

  /// Returns the text of a line.
  private static func text(_ line: Substring, next last: Character? = nil) throws -> String {
    let characters = Array(line)
    var text = ""
    var position = 0
    while position < characters.count {
      let character = characters[position]
      let next = position + 1 < characters.count ? characters[position + 1] : last
      switch character {
      case "\\":
        if let next, next.isASCII, next.isPunctuation || next.isSymbol {
          guard position + 1 < characters.count else { throw Markup(line: String(line)) }
          text.append(next)
          position += 1
        } else {
          text.append("\\")
        }
      case "`", "[", "~": throw Markup(line: String(line))
      case "<" where !(next?.isWhitespace ?? true): throw Markup(line: String(line))
      case "&" where String(characters[position...]).prefixMatch(of: /&#?[A-Za-z0-9]+;/) != nil:
        throw Markup(line: String(line))
      case "*", "_":
        let run = characters[position...].prefix { $0 == character }.count
        let before = position > 0 ? characters[position - 1] : nil
        let after = position + run < characters.count ? characters[position + run] : last
        if isEmphasis(character, before, after) { throw Markup(line: String(line)) }
        text += String(repeating: character, count: run)
        position += run - 1
      default: text.append(character)
      }
      position += 1
    }
    return text
  }

  /// Whether a run can begin or end emphasis (6.2).
  private static func isEmphasis(
    _ character: Character, _ before: Character?, _ after: Character?
  ) -> Bool {
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
    func isMark(_ character: Character?) -> Bool {
      character.map { $0.isPunctuation || $0.isSymbol } ?? false
    }
    let left = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
    let right = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
    guard character == "_" else { return left || right }
    return left && (!right || isMark(before)) || right && (!left || isMark(after))
  }
}
