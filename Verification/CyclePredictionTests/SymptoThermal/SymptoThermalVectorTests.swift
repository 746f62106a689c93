import CyclePrediction
import Foundation
import Testing

/// The folder with real input, if `HEALTHDOMAIN_DATA` names one.
private let realInput = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DATA"]

@Suite(
  "Sympto-thermal method: 1300 charts of another implementation",
  .enabled(if: realInput != nil, "HEALTHDOMAIN_DATA names no folder"))
struct SymptoThermalVectorTests {
  /// The verdict that a row names, written as `SymptoThermalChart.Evaluation.line` writes it.
  private func verdict(_ row: [Substring]) throws -> String {
    let rules = ["-1": "-", "0": "regular", "1": "firstException", "2": "secondException"]
    let rule = try #require(rules[String(row[6])])
    let line = try rule == "-" ? "-" : "\(rule) \(#require(Double(row[7]))) \(row[8]) \(row[9])"
    let peak = row[10] == "0" ? "-" : "\(row[10]) \(row[11])"
    return "\(line); \(peak); \(row[12]); \(row[13] == "0" ? "-" : row[13])"
  }

  @Test func all1300ChartsHaveTheVerdictsOfAnEstablishedImplementation() throws {
    let file = "\(realInput ?? "")/cycle/sympto_vectors.tsv"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    var agreeing = 0
    var bySign: [SymptoThermalChart.SecondSign: Int] = [:]
    for row in rows {
      let secondSign = try #require(SymptoThermalChart.SecondSign(rawValue: String(row[1])))
      let chart = try SymptoThermalChart(
        secondSign, temperatures: String(row[2]), mucus: String(row[3]), cervix: String(row[4]))
      let earlier = SymptoThermalChart.EarlierCycles(
        firstHigherDays: row[5].split(separator: ",").compactMap { Int($0) })
      let line = chart.evaluation(after: earlier).line
      let expected = try verdict(row)
      #expect(line == expected, "\(row[0])")
      agreeing += line == expected ? 1 : 0
      bySign[secondSign, default: 0] += 1
    }
    #expect(rows.count == 1300 && agreeing == 1300)
    #expect(bySign == [.none: 500, .mucus: 500, .cervix: 300])
  }
}
