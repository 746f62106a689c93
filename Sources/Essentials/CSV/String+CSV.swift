extension String {
  /// Returns the text as a cell of comma-separated values (RFC 4180).
  ///
  /// - Parameter defusesFormulas: Whether a text that a spreadsheet could take for a formula begins with an
  ///   apostrophe.
  /// - Returns: The text, in quotation marks if necessary.
  package func csvCell(defusesFormulas: Bool = false) -> String {
    let isFormula = defusesFormulas && unicodeScalars.first.map(Self.beginsFormula) ?? false
    let text = isFormula ? "'" + self : self
    guard text.utf8.contains(where: { #",""#.utf8.contains($0) || $0 == 10 || $0 == 13 }) else {
      return text
    }
    var cell = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { cell.unicodeScalars.append(scalar) }
      cell.unicodeScalars.append(scalar)
    }
    return cell + "\""
  }

  /// Whether a spreadsheet may take a text that begins with a character for a formula, or skips the
  /// character to find one; also in its wide form.
  private static func beginsFormula(_ first: Unicode.Scalar) -> Bool {
    switch first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }
}
