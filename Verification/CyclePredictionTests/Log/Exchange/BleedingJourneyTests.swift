import CyclePrediction
import TestSupport
import Testing

/// A log that goes from phone to phone: whatever bled stays.
@Suite("Bleeding: kept through edits, files, health stores, and imports")
struct BleedingJourneyTests {
  private typealias Sample = HealthStoreSamples.MenstrualFlowSample

  /// The days on which a log says that there was bleeding.
  private func bleedings(_ history: CycleHistory) -> Set<CalendarDate> {
    var days = Set(history.bleedingOutsidePeriods)
    for period in history.periods {
      days.formUnion((period.days ?? period.start...period.start).dates)
    }
    for logged in history.loggedDays where logged.log.flow != nil { days.insert(logged.date) }
    days.formUnion(history.healthStoreSamples.flow.map(\.date))
    return days
  }

  private func days(_ generator: inout SeededGenerator) -> [CalendarDate] {
    let first = Int.random(in: 1...150, using: &generator)
    return (first..<first + .random(in: 1...7, using: &generator))
      .filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }.map(january)
  }

  @Test(arguments: LongTest.seeds(100, small: 3))
  func noDayIsLost(block: Int) throws {
    for seed in block * 100..<block * 100 + LongTest.size(100, small: 4) {
      var generator = SeededGenerator(seed: seed)
      var (history, known, store) = (CycleHistory(), Set<CalendarDate>(), HealthStoreSamples())
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let days = days(&generator)
        let step = Int.random(in: 0..<4, using: &generator)
        switch step {
        case 0:
          // The day may be tomorrow where the person is now, if it was logged before.
          for day in days {
            let flow = MenstrualFlow(numbered: .random(in: 0...3, using: &generator))
            try history.updateLog(on: day, asOf: day) { $0.flow = flow }
            try history.updateLog(on: day, asOf: day.advanced(by: -1)) { $0.notes = "x" }
          }
          known.formUnion(days)
        case 1:
          let samples = days.map { day in
            Sample(
              date: day, level: Bool.random(using: &generator) ? .unspecified : .medium,
              startsCycle: Int.random(in: 0..<4, using: &generator) == 0)
          }
          store.flow = (store.flow + samples).shuffled(using: &generator)
          known.formUnion(days)
        case 2:
          let rows = days.map { "\($0),\(Int.random(in: 0...3, using: &generator))\n" }
          let text = "date,bleeding.value\n" + rows.shuffled(using: &generator).joined()
          let read = try TrackerImport(dripCSV: text, asOf: january(200))
          expectEqual(bleedings(read.history).isSuperset(of: days), true, "\(text)")
          history.merge(read.history.healthStoreSamples)
          known.formUnion(days)
        default:
          history = try decoded(encoded(history))
          let copy = CycleHistory(healthStoreSamples: history.healthStoreSamples)
          expect(bleedings(copy).isSuperset(of: known), "seed \(seed)")
        }
        // An app reads the store whenever it starts.
        history.merge(store)
        let lost = known.subtracting(bleedings(history))
        expect(lost.isEmpty, "seed \(seed): step \(step) lost \(lost.sorted())")
      }
    }
  }
}
