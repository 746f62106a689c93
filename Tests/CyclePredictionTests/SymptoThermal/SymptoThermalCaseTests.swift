import CyclePrediction
import TestSupport
import Testing

/// A case of ``symptoThermalCases``.
struct SymptoThermalCase: CustomTestStringConvertible, Sendable {
  let name: String
  let chart: String
  let verdict: String

  var testDescription: String { name }

  static func all() -> [Self] {
    let lines = symptoThermalCases.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split(separator: "").map { lines in
      let lines = lines.map(String.init)
      return Self(name: lines[0], chart: lines[1], verdict: lines[2])
    }
  }
}

@Suite("Sympto-thermal method: cases with their verdicts") struct SymptoThermalCaseTests {
  @Test(arguments: SymptoThermalCase.all())
  func everyRuleAndEdgeHasItsVerdict(testCase: SymptoThermalCase) throws {
    let fields = testCase.chart.split(separator: "|", omittingEmptySubsequences: false)
    let trimmed = fields.map { $0.split(separator: " ").joined(separator: " ") }
    let secondSign = try #require(SymptoThermalChart.SecondSign(rawValue: trimmed[0]))
    let chart = try SymptoThermalChart(
      secondSign, temperatures: trimmed[2], mucus: trimmed[3], cervix: trimmed[4])
    let earlier = SymptoThermalChart.EarlierCycles(
      firstHigherDays: trimmed[1].split(separator: ",").compactMap { Int($0) })
    expectEqual(chart.evaluation(after: earlier).line, testCase.verdict)
  }

  @Test func noCaseIsThereTwice() {
    let all = SymptoThermalCase.all()
    expectEqual(all.count, 46)
    expect(Set(all.map(\.name)).count == all.count && Set(all.map(\.chart)).count == all.count)
  }
}
