#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The text of a file of the tour, of which the page shows the lines that ran.
struct Source {
  private let lines: [Substring]

  /// Reads the file of the caller.
  init(_ path: String = #filePath) throws {
    lines = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines between the marks of a step, at the left margin.
  func lines(of name: String) throws -> String {
    let trimmed = lines.map { $0.drop { $0 == " " } }
    guard let begin = trimmed.firstIndex(of: "// begin: \(name)"),
      let end = trimmed.firstIndex(of: "// end: \(name)"), begin + 1 < end
    else { throw Missing("No lines of \(name)") }
    let margin = lines[begin].count - trimmed[begin].count
    return lines[begin + 1..<end].map { $0.dropFirst(margin) }.joined(separator: "\n")
  }
}

/// Writes a text as a file, and returns its path.
func write(_ text: String, to path: String) throws -> String {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: url, options: .atomic)
  return url.path
}
