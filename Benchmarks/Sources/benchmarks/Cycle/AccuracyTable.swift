import BenchmarkHarness
import CyclePrediction

/// The accuracy of forecasts for women to whom they were not fitted, with the targets C1 to C22.
struct AccuracyTable {
  /// The rows: first those that miss their target; of each kind the days on which a log is wrong
  /// and simulated women come first, then the others in the order of the targets.
  let rows: [AccuracyRow]

  /// Whether every chart has the expected verdict.
  let hasAllCharts: Bool

  /// Measures everything.
  init(_ validation: CrossValidation, _ vectors: [SymptoThermalVector]) throws {
    let women = try validation.loggedWomen()
    let agreeing = vectors.count { $0.agrees }
    hasAllCharts = agreeing == SymptoThermalVector.expectedCount && agreeing == vectors.count
    let all =
      (try validation.dayRows()) + AccuracyRow.simulatedRows() + validation.startRows()
      + (try validation.ruleRows())
      + validation.calibrationRows()
      + validation.slipRows() + validation.littleHistoryRows()
      + (try validation.waitingRows(women)) + (try validation.aheadRows(women))
      + (try validation.ovulationRows(women)) + (try validation.windowRows(women))
      + (try validation.lutealRows(women)) + (try validation.mensesRows(women))
      + [
        AccuracyRow(
          "C14 sympto-thermal charts", measured: "\(agreeing) of \(vectors.count)",
          bar: "\(SymptoThermalVector.expectedCount)", holds: hasAllCharts)
      ]
    rows = all.filter { !$0.holds } + all.filter(\.holds)
  }

  /// The table as aligned text.
  var text: String {
    var table = Table(["", "measured", "bar", ""])
    for row in rows { table.append(row.cells) }
    return table.text
  }
}
