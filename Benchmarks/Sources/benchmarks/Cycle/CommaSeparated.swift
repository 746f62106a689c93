import BenchmarkHarness

/// Lines of comma-separated cells below a line of column names, without quotation marks.
struct CommaSeparated {
  /// The source of the lines, for messages.
  let source: String

  /// The cells of each line that is not empty, with the line's number; the first line is 1.
  let rows: [(line: Int, cells: [Substring])]

  /// Reads a text whose first line begins with `columns`.
  ///
  /// - Throws: ``ProgramError``, for other column names and for a line with too few or too many
  ///   cells.
  init(_ text: String, from source: String, columns: String) throws(ProgramError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let width = columns.split(separator: ",").count
    guard let heading = lines.first, heading == columns else {
      throw ProgramError(.dataError, "\(source) does not begin with the line \(columns)")
    }
    var rows: [(line: Int, cells: [Substring])] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      guard cells.count == width else {
        throw ProgramError(
          .dataError, "\(source), line \(index + 1), has \(cells.count) cells, not \(width)")
      }
      rows.append((index + 1, cells))
    }
    self.source = source
    self.rows = rows
  }

  /// Returns the error of a line with an invalid cell.
  func error(_ line: Int, _ column: String) -> ProgramError {
    ProgramError(.dataError, "\(source), line \(line), has no valid \(column)")
  }
}
