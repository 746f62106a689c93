import CycleResearch
import TestSupport
import Testing

@Suite("Errors: descriptions in research") struct ResearchErrorTests {
  @Test func everyErrorIsASentence() {
    let difference: [Backtest.Difference.Error] = [.differentCycles, .noForecasts]
    let simulation: [CycleCohort.SimulationError] = [
      .womanCount(-1), .cyclesPerWoman(-1...2), .ages(-1...2), .probability(2),
    ]
    for text in difference.map({ "\($0)" }) + simulation.map({ "\($0)" }) {
      expect(text.first?.isUppercase == true && text.last == ".", "\(text)")
      expect(text.split(separator: " ").count >= 5, "\(text)")
    }
  }
}
