/// Rows of text under a heading; the first column is flush left, the others flush right.
package struct Table {
  package let heading: [String]
  package private(set) var rows: [[String]] = []

  /// Creates a table without rows.
  package init(_ heading: [String]) { self.heading = heading }

  /// Adds a row with as many columns as the heading.
  package mutating func append(_ row: [String]) { rows.append(row) }

  /// Columns of equal width, two blanks apart.
  package var text: String {
    let widths = heading.indices.map { column in
      ([heading] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([heading] + rows).map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// A table of GitHub-flavored Markdown.
  var markdown: String {
    let rule = heading.indices.map { $0 == 0 ? "---" : "---:" }
    return ([heading, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
