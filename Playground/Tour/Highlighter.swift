/// Marks keywords, texts, numbers, and comments of Swift code for a page.
struct Highlighter {
  private static let keywords: Set<Substring> = [
    "as", "case", "for", "func", "guard", "if", "in", "let", "return", "switch", "try", "var",
    "where", "true", "false", "nil",
  ]

  /// The code as HTML, an element for each line, whose continuation on a narrow screen is indented.
  func html(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      "<span class=\"row\" style=\"--indent:\(line.prefix { $0 == " " }.count)\">\(tokens(line))</span>"
    }.joined()
  }

  private func tokens(_ line: Substring) -> String {
    var (html, rest) = ("", line)
    while let first = rest.first {
      let token: Substring
      var kind: String?
      if rest.hasPrefix("//") {
        (token, kind) = (rest, "comment")
      } else if first == "\"" {
        (token, kind) = (text(in: rest), "text")
      } else if first.isLetter {
        token = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        kind = Self.keywords.contains(token) ? "keyword" : nil
      } else if first.isNumber {
        (token, kind) = (rest.prefix { $0.isNumber || $0 == "_" || $0 == "." }, "number")
      } else {
        token = rest.prefix(1)
      }
      let escaped = escaped(token)
      html += kind.map { "<span class=\"\($0)\">\(escaped)</span>" } ?? escaped
      rest = rest.dropFirst(token.count)
    }
    return html
  }

  /// A text up to its last quotation mark, with what is interpolated in it.
  private func text(in code: Substring) -> Substring {
    var (depth, isEscaped) = (0, false)
    for index in code.indices.dropFirst() {
      switch code[index] {
      case "(" where isEscaped || depth > 0: depth += 1
      case ")" where depth > 0: depth -= 1
      case "\"" where depth == 0 && !isEscaped: return code[...index]
      default: break
      }
      isEscaped = code[index] == "\\" && !isEscaped
    }
    return code
  }
}
