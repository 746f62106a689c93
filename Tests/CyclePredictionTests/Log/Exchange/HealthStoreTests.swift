import CyclePrediction
import TestSupport
import Testing

@Suite("Health store: samples of periods") struct HealthStoreTests {
  private func sample(
    _ day: Int, _ level: HealthStoreSamples.MenstrualFlowSample.Level, starts: Bool = false
  ) -> HealthStoreSamples.MenstrualFlowSample {
    HealthStoreSamples.MenstrualFlowSample(date: january(day), level: level, startsCycle: starts)
  }

  @Test func everyDayOfAPeriodIsASampleAndTheFirstStartsACycle() throws {
    var history = try CycleHistory(periods: [period(3, 6), period(31)])
    let flows: [(Int, MenstrualFlow)] = [
      (2, .spotting), (3, .light), (4, .spotting), (5, .heavy), (7, .spotting), (20, .medium),
      (31, .medium), (33, .light), (34, .spotting), (36, .light), (40, .light),
    ]
    for (day, flow) in flows {
      try history.log(DayLog(flow: flow), on: january(day), asOf: january(99))
    }
    let samples = history.healthStoreSamples
    expectEqual(
      samples.flow,
      [
        sample(3, .light, starts: true), sample(4, .light), sample(5, .heavy),
        sample(6, .unspecified), sample(20, .medium, starts: true),
        sample(31, .medium, starts: true), sample(32, .unspecified), sample(33, .light),
        sample(34, .light), sample(35, .unspecified), sample(36, .light),
        sample(40, .light, starts: true),
      ])
    expectEqual(samples.intermenstrualBleeding.map(\.date), [2, 7].map(january))
    for start in [20, 40] { try history.removePeriod(startingOn: january(start)) }
    expectEqual(
      history.healthStoreSamples.intermenstrualBleeding.map(\.date), [2, 7, 20, 40].map(january))
  }

  @Test func theLevelsHaveTheRawValuesOfHealthKit() {
    let levels = HealthStoreSamples.MenstrualFlowSample.Level.allCases
    expectEqual(levels, [.unspecified, .light, .medium, .heavy, .none])
    expectEqual(levels.map(\.rawValue), [1, 2, 3, 4, 5])
  }

  @Test func theEncodedFormNamesTheSamples() throws {
    let samples = HealthStoreSamples(
      flow: [sample(3, .light, starts: true)],
      intermenstrualBleeding: [HealthStoreSamples.IntermenstrualBleeding(date: january(20))])
    let text =
      #"{"flow":[{"date":"2026-01-03","level":"light","startsCycle":true}],"#
      + #""intermenstrualBleeding":[{"date":"2026-01-20"}]}"#
    try expectEqual(encoded(samples), text)
    try expectEqual(decoded(text), samples)
    try expectEqual(decoded("{}"), HealthStoreSamples())
    #expect(throws: DecodingError.self) {
      let _: HealthStoreSamples.MenstrualFlowSample = try decoded(
        #"{"date":"2026-01-03","level":2,"startsCycle":true}"#)
    }
  }
}
