import Foundation

/// The form in which a report is printed.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// Columns for a terminal.
  case text
  /// Tables for a page.
  case markdown
  /// Every sample, as in a baseline; or the verdicts of a comparison.
  case json
  /// The `customSmallerIsBetter` input of github-action-benchmark.
  case github

  /// The report in this form, ending with a line break.
  func render(_ report: Report, _ comparison: Comparison?) throws(ProgramError) -> String {
    switch self {
    case .text:
      let tables = [report.table.text] + (try comparison.map(render).map { [$0] } ?? [])
      return report.machine.header + "\n" + tables.joined(separator: "\n")
    case .markdown:
      let tables = [report.table.markdown] + (try comparison.map(render).map { [$0] } ?? [])
      let header = report.machine.header.split(separator: "\n").map { "* \($0)\n" }.joined()
      return header + "\n" + tables.joined(separator: "\n")
    case .json:
      if let comparison { return try render(comparison) }
      return String(decoding: try report.json(), as: UTF8.self) + "\n"
    case .github:
      return try report.gitHubEntries()
    }
  }

  /// The comparison in this form, ending with a line break; the input of github-action-benchmark has
  /// no place for one.
  func render(_ comparison: Comparison) throws(ProgramError) -> String {
    switch self {
    case .text: comparison.table.text + "\n" + comparison.summary
    case .markdown: comparison.table.markdown + "\n" + comparison.summary
    case .json: try comparison.json()
    case .github: ""
    }
  }
}

extension Machine {
  /// A few lines for the top of a report.
  var header: String {
    """
    \(processor), \(processorCount) processors, \(system)
    Swift \(swift), \(configuration) build, commit \(commit)
    wall-clock times of a run; ratios and comparisons are of the thread's processor time

    """
  }
}

extension Report {
  /// One row a benchmark and size.
  var table: Table {
    var table = Table([
      "name", "size", "median", "p10–p90", "per operation", "throughput", "to naive",
      "instructions", "allocations", "memory",
    ])
    for result in benchmarks {
      guard let wall = result.wall else { continue }
      let element = wall.median / Double(result.operations)
      table.append([
        result.name, String(result.size), Quantity.time(wall.median),
        Quantity.time(wall.quantile(0.1)) + "–" + Quantity.time(wall.quantile(0.9)),
        Quantity.time(element), Quantity.rate(1e9 / element),
        result.ratioToReference.map(Quantity.ratio) ?? "-",
        result.need(of: .instructions).map(Metric.instructions.text) ?? "-",
        result.need(of: .allocations).map(Metric.allocations.text) ?? "-",
        result.need(of: .memory).map(Metric.memory.text) ?? "-",
      ])
    }
    return table
  }

  private struct GitHubEntry: Encodable {
    let name: String
    let unit: String
    let value: Double
    let range: String
    let extra: String
  }

  /// One entry a benchmark and size: the processor time of an operation.
  fileprivate func gitHubEntries() throws(ProgramError) -> String {
    let entries = benchmarks.compactMap { result -> GitHubEntry? in
      guard let time = result.processor else { return nil }
      let operations = Double(result.operations)
      let half = (time.quartiles.upperBound - time.quartiles.lowerBound) / 2 / operations
      return GitHubEntry(
        name: "\(result.name)/\(result.size)", unit: "ns", value: time.median / operations,
        range: "± " + String(format: "%.3g", half),
        extra: "\(time.sorted.count) samples, checksum \(result.checksum)")
    }
    return String(decoding: try prettyJSON(of: entries), as: UTF8.self) + "\n"
  }
}
