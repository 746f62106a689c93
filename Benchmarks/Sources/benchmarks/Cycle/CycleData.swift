import BenchmarkHarness
import CycleResearch
import Foundation

/// The folder with logged cycles and charts.
struct CycleData {
  let folder: String

  /// The women of `cycles.csv` and `women.csv`.
  func cohort() throws(ProgramError) -> CycleCohort {
    let cycles = try Self.text(at: "\(folder)/cycles.csv")
    let women = try Self.text(at: "\(folder)/women.csv")
    do {
      return try CycleCohort(cyclesCSV: cycles, womenCSV: women)
    } catch {
      throw ProgramError(
        .dataError,
        "\(folder)/\(error.table.rawValue).csv, line \(error.line): \(error.description)")
    }
  }

  /// The text of a file.
  static func text(at path: String) throws(ProgramError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProgramError(.noInput, "\(path) cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ProgramError(.dataError, "\(path) is not UTF-8")
    }
    return text
  }
}
