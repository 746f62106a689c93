/// People's text escaped for Markdown, which no reader of CommonMark 0.31 reads as markup.
///
/// Only characters that would be markup at their position get a backslash, so the source stays
/// readable. Tables and strikethrough of GitHub's dialect count too; bare addresses, which it
/// links, do not.
package enum MarkdownText {
  /// Returns a text for a paragraph or an item of a list, in which lines end where they did.
  ///
  /// Spaces in a row count as one, which is how they are shown, and a tab as a space.
  package static func paragraph(_ text: String) -> String {
    var lines = lines(of: text)
    while lines.last?.isEmpty == true { lines.removeLast() }
    // A backslash at the end of a line is a line break (6.7).
    return lines.drop { $0.isEmpty }.map { escaped($0, also: blockMark(in: $0)) }
      .joined(separator: "\\\n")
  }

  /// Returns a text for a heading with number signs, which is one line.
  package static func heading(_ text: String) -> String {
    let line = Array(lines(of: text).filter { !$0.isEmpty }.joined(separator: [" "]))
    // Number signs at the end would close the heading (4.2).
    return escaped(line, also: closingSigns(of: line))
  }

  /// Returns the position of the number signs at the end of a heading, or `nil` if there are none.
  private static func closingSigns(of line: [Unicode.Scalar]) -> Int? {
    let signs = line.reversed().prefix { $0 == "#" }.count
    let closes = signs > 0 && (signs == line.count || line[line.count - signs - 1] == " ")
    return closes ? line.count - signs : nil
  }

  /// Returns lines in which spaces are between words only.
  private static func lines(of text: String) -> [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = [[]]
    var line: [Unicode.Scalar] = []
    var (isAfterReturn, needsSpace) = (false, false)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r", "\n":
        if scalar == "\r" || !isAfterReturn {
          lines[lines.count - 1] = line
          lines.append([])
          (line, needsSpace) = ([], false)
        }
      case " ", "\t": needsSpace = !line.isEmpty
      default:
        if needsSpace { line.append(" ") }
        needsSpace = false
        line.append(scalar.isControl || scalar.isNoncharacter ? "\u{FFFD}" : scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    lines[lines.count - 1] = line
    return lines
  }

  /// Returns the position of the character that makes the beginning of a line a heading, a quotation,
  /// a list, a break, or the second line of a table or a heading, or `nil` if none does.
  private static func blockMark(in line: [Unicode.Scalar]) -> Int? {
    /// Whether a word ends before a position.
    func ends(_ position: Int) -> Bool { position == line.count || line[position] == " " }
    guard let first = line.first else { return nil }
    switch first {
    case ">": return 0
    case "#":
      let signs = line.prefix { $0 == "#" }.count
      return signs <= 6 && ends(signs) ? 0 : nil
    case "+": return ends(1) ? 0 : nil
    case "-", "=", ":", "|":
      return first == "-" && ends(1) || line.allSatisfy { "-=:| ".unicodeScalars.contains($0) }
        ? 0 : nil
    case "0"..."9":
      let digits = line.prefix { ("0"..."9").contains($0) }.count
      guard digits <= 9, digits < line.count, ".)".unicodeScalars.contains(line[digits]) else {
        return nil
      }
      return ends(digits + 1) ? digits : nil
    default: return nil
    }
  }

  /// Returns a line with a backslash before each character that would be markup, and before one more.
  private static func escaped(_ line: [Unicode.Scalar], also mark: Int?) -> String {
    var text = ""
    for (position, scalar) in line.enumerated() {
      if position == mark || isMarkup(position, in: line) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  /// Whether a character is markup inside of a line.
  private static func isMarkup(_ position: Int, in line: [Unicode.Scalar]) -> Bool {
    let before = position > 0 ? line[position - 1] : nil
    let next = position + 1 < line.count ? line[position + 1] : nil
    switch line[position] {
    case "`", "[", "~": return true
    // It escapes what follows, or breaks the line (2.4, 6.7).
    case "\\": return next?.isASCIIPunctuation ?? true
    // A tag or an address has no space there (6.5, 6.6).
    case "<": return next != " "
    // Between spaces it neither begins nor ends emphasis, and neither does a low line in a word (6.2).
    case "*": return before != " " || next != " "
    case "_": return !(before?.isASCIIAlphanumeric ?? false && next?.isASCIIAlphanumeric ?? false)
    case "&":
      let name = line[(position + 1)...].drop { $0 == "#" }
      guard let end = name.firstIndex(where: { !$0.isASCIIAlphanumeric }) else { return false }
      return end > name.startIndex && line[end] == ";"
    default: return false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIAlphanumeric: Bool {
    switch self {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }

  fileprivate var isASCIIPunctuation: Bool {
    (0x21...0x7E).contains(value) && !isASCIIAlphanumeric
  }
}
