/// Text of people inside of HTML, Markdown, and comma-separated values.
enum JournalMarkup {
  /// Returns a text that a browser shows as it is, in an element or in a quoted attribute.
  ///
  /// Control characters other than tabs and line feeds, and noncharacters, become U+FFFD.
  static func html(_ text: String) -> String {
    // Control characters and noncharacters beyond ASCII begin with 0xC2, 0xEF, or a later byte.
    let isPlain = text.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && !#"&<>"'"#.utf8.contains(byte)
        || (0xC3..<0xEF).contains(byte) || (0x80..<0xC0).contains(byte)
    }
    if isPlain { return text }
    var result = ""
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\r": result += "\n"
      case "\n": if !isAfterReturn { result += "\n" }
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
      isAfterReturn = scalar == "\r"
    }
    return result
  }

  /// Returns a text that Markdown shows as it is: punctuation of ASCII has a backslash before it
  /// (CommonMark 2.4), and a line ends with one, so that no line begins a list, a heading, or HTML.
  static func markdown(_ text: String) -> String {
    var result = ""
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": result += "\\\n"
      case "\n": if !isAfterReturn { result += "\\\n" }
      // Four blanks or a tab would begin code.
      case "\t": result += " "
      case " " where [nil, " ", "\n"].contains(result.unicodeScalars.last): break
      default:
        let isPunctuation =
          scalar.isASCII && (0x21...0x7E).contains(scalar.value)
          && !(scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value))
        if isPunctuation { result += "\\" }
        result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
      isAfterReturn = scalar == "\r"
    }
    return result
  }

  /// Returns a text as a cell of comma-separated values, RFC 4180.
  ///
  /// A text that a spreadsheet could take for a formula begins with an apostrophe.
  static func csv(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { isDangerous($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.utf8.contains(where: { #",""#.utf8.contains($0) || $0 == 10 || $0 == 13 }) else {
      return safe
    }
    var cell = "\""
    for scalar in safe.unicodeScalars {
      if scalar == "\"" { cell += "\"" }
      cell.unicodeScalars.append(scalar)
    }
    return cell + "\""
  }

  /// Whether a spreadsheet may take a text that begins with a character for a formula, or skips the
  /// character to find one; also in its wide form.
  private static func isDangerous(_ first: Unicode.Scalar) -> Bool {
    switch first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    let isControl = scalar.value < 0x20 && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
    let isNoncharacter = (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    return !isControl && !isNoncharacter
  }

  /// Returns an HTML document that can be printed, which loads nothing and runs nothing.
  static func page(title: String, language: String, body: String) -> String {
    """
    <!doctype html>
    <html lang="\(html(language))">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(html(title))</title>
    <style>
    @page{margin:12mm}
    body{font:10pt/1.3 sans-serif;max-width:45em;margin:0 auto}
    article,section{break-inside:avoid;border-top:1px solid;padding:.5em 0}
    h2{font-size:1em;margin:0}
    p{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25em 0}
    ul{margin:.25em 0;padding-left:1.5em}
    </style>
    </head>
    <body>
    <h1>\(html(title))</h1>
    \(body)</body>
    </html>

    """
  }
}
