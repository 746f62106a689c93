import CyclePrediction
import TestSupport
import Testing

@Suite("Cycle history: JSON") struct CycleHistoryCodableTests {
  static let golden = """
    {"excludedCycleStarts":["2026-01-03"],\
    "interruptions":[{"end":"2026-03-02","kind":"pause","start":"2026-03-01"}],\
    "loggedDays":[{"date":"2026-01-03","log":{"flow":"medium"}}],"ovulationDays":["2026-01-17"],\
    "periods":[{"end":"2026-01-07","start":"2026-01-03"},{"start":"2026-02-01"}],\
    "rule":{"maximumBreak":1,"startsWithSpotting":false}}
    """

  @Test func theEncodedFormHoldsEverythingInTheOrderOfDays() throws {
    let history = try CycleHistory(
      periods: [period(32), period(3, 7)],
      loggedDays: [LoggedDay(date: january(3), log: DayLog(flow: .medium))],
      interruptions: [CycleInterruption(.pause, from: january(60), to: january(61))],
      ovulationDays: [january(17)], excludedCycleStarts: [january(3)])
    try expectEqual(encoded(history), Self.golden)
    try expectEqual(decoded(Self.golden), history)
  }

  @Test func absentListsAreEmpty() throws {
    try expectEqual(decoded("{}"), CycleHistory())
    let text = #"{"rule":{"maximumBreak":1,"startsWithSpotting":false}}"#
    try expectEqual(encoded(CycleHistory()), text)
  }

  @Test(arguments: [
    #"{"periods":[{"start":"2026-01-03"},{"start":"2026-01-03"}]}"#,
    #"{"periods":[{"start":"2026-01-03","end":"2026-01-01"}]}"#,
    #"{"excludedCycleStarts":["2026-01-03"]}"#,
    #"{"loggedDays":[{"date":"2026-01-03","log":{"flow":"light"}},{"date":"2026-01-03","log":{"flow":"heavy"}}]}"#,
    #"{"interruptions":[{"kind":"pause","start":"2026-01-03"},{"kind":"pause","start":"2026-02-03"}]}"#,
    #"{"ovulationDays":["2026-02-30"]}"#, #"{"rule":{"maximumBreak":-1}}"#,
  ])
  func decodingRejectsWhatTheInitializerRejectsWithoutRepeatingIt(text: String) {
    do {
      let _: CycleHistory = try decoded(text)
      Issue.record("decoded")
    } catch DecodingError.dataCorrupted(let context) {
      expect(!context.debugDescription.contains("2026"))
    } catch {
      Issue.record(error)
    }
  }
}
