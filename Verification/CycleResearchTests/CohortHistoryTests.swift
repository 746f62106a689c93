import CycleResearch
import Testing

@Suite("Cohort: history of a woman") struct CohortHistoryTests {
  @Test func theHistoryOfAWomanOfACohortHasHerLengthsAndHerAge() {
    let cycles = [28, 31].map { CycleCohort.CycleRecord(length: $0, ovulationDay: 14) }
    #expect(
      CyclePredictor.LengthHistory(CycleCohort.Woman(id: "a", age: 33, cycles: cycles))
        == CyclePredictor.LengthHistory(lengths: [28, 31], context: CycleContext(age: 33)))
  }
}
