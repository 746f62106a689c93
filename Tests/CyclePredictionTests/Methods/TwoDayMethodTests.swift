import CyclePrediction
import TestSupport
import Testing

@Suite("TwoDay method: two dry days") struct TwoDayMethodTests {
  @Test func onlyTwoDryDaysInARowAreNotFertile() {
    let days: [CervicalMucus?] = CervicalMucus.allCases + [nil]
    for today in days {
      for yesterday in days {
        let isDry = [today, yesterday].allSatisfy { $0 == .dry || $0 == .nothing }
        expectEqual(TwoDayMethod.isFertile(today: today, yesterday: yesterday), !isDry)
      }
    }
  }
}
