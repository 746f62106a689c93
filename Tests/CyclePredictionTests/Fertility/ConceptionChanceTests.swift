import CyclePrediction
import TestSupport
import Testing

@Suite("Chance of conception: table of the study") struct ConceptionChanceTests {
  @Test(arguments: [
    (ConceptionChance.any, [0.10, 0.16, 0.14, 0.27, 0.31, 0.33], 1.31),
    (.clinical, [0.04, 0.13, 0.08, 0.29, 0.27, 0.08], 0.89),
  ])
  func theTableIsThatOfTheStudy(conception: ConceptionChance, table: [Double], sum: Double) {
    expectEqual(conception.probabilities, table)
    expect(abs(table.reduce(0, +) - sum) < 1e-9)
    for days in -3...9 {
      let expected = (0...5).contains(days) ? table[5 - days] : 0
      expectEqual(conception.probability(daysBeforeOvulation: days), expected)
    }
    for days in [Int.min, .max] {
      expectEqual(conception.probability(daysBeforeOvulation: days), 0)
    }
  }

  @Test func bothAreCovered() {
    expectEqual(ConceptionChance.allCases, [.any, .clinical])
  }
}
