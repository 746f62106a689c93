import Foundation

extension Comparison {
  /// One row a benchmark and size.
  var table: Table {
    var table = Table([
      "name", "size", "before", "after", "time", "99 % interval", "instructions", "allocations",
      "memory", "verdict",
    ])
    for entry in entries {
      let time = entry.change(.time)
      func amount(_ metric: Metric) -> String { entry.change(metric)?.text ?? "-" }
      table.append([
        entry.name, String(entry.size),
        time?.before.map(Quantity.time) ?? "-", time?.after.map(Quantity.time) ?? "-",
        time?.ratio.map(Quantity.change) ?? "-", time?.estimate?.text ?? "-",
        amount(.instructions), amount(.allocations), amount(.memory),
        entry.verdicts.joined(separator: ", "),
      ])
    }
    return table
  }

  /// How often each verdict occurs, in a line.
  var summary: String {
    var counts: [(verdict: String, count: Int)] = []
    for verdict in entries.flatMap(\.verdicts) {
      if let index = counts.firstIndex(where: { $0.verdict == verdict }) {
        counts[index].count += 1
      } else {
        counts.append((verdict, 1))
      }
    }
    let verdicts = counts.map { "\($0.count) \($0.verdict)" }.joined(separator: ", ")
    let way = interleavedRounds > 0 ? "\(interleavedRounds) rounds in turns" : "separate runs"
    return "\(way): \(verdicts)\n"
      + inputDifferences.map { "the input differs: \($0)\n" }.joined()
  }

  /// A line for each benchmark that became worse or cannot be compared.
  var regressions: String {
    entries.filter(\.isRegression).map { entry in
      let worse = entry.changes.filter { $0.verdict == .worse }
      let details = worse.isEmpty ? [entry.outcome.rawValue] : worse.map(\.sentence)
      return "\(entry.name) at size \(entry.size): \(details.joined(separator: ", "))\n"
    }.joined()
  }
}

extension Comparison.Change {
  /// The amount, or both if they differ.
  fileprivate var text: String {
    switch (before, after) {
    case (nil, nil): "-"
    case (let before?, let after?) where before == after: metric.text(after)
    default: "\(before.map(metric.text) ?? "-") → \(after.map(metric.text) ?? "-")"
    }
  }

  /// What became worse, with both amounts.
  fileprivate var sentence: String { "\(metric.worse) (\(text))" }
}

extension RatioEstimate {
  /// Both ends of the interval, as changes.
  fileprivate var text: String {
    "\(Quantity.change(interval.lowerBound)) to \(Quantity.change(interval.upperBound))"
  }
}
