import BenchmarkHarness
import Foundation

/// The rows of a tab-separated file by the names of their columns.
struct TabSeparated {
  private let columns: [Substring: Int]
  let rows: [Row]

  /// A row.
  struct Row {
    fileprivate let columns: [Substring: Int]
    fileprivate let fields: [Substring]

    /// The text of a column; empty if there is no such column.
    subscript(name: Substring) -> String {
      guard let column = columns[name], column < fields.count else { return "" }
      return String(fields[column])
    }

    /// The number of a column; 0 if it is empty.
    func number(_ name: Substring) -> Int { Int(self[name]) ?? 0 }
  }

  /// Reads a file.
  init(_ path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ProgramError(.noInput, "cannot read \(path)")
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true)[...]
    let header = lines.popFirst()?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
    let columns = Dictionary(header.enumerated().map { ($1, $0) }) { first, _ in first }
    self.columns = columns
    rows = lines.map { line in
      Row(columns: columns, fields: line.split(separator: "\t", omittingEmptySubsequences: false))
    }
  }
}
