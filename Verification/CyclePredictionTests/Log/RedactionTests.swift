import CyclePrediction
import TestSupport
import Testing

/// The values of the log, printed, dumped and interpolated.
@Suite("Privacy: printed logs") struct RedactionTests {
  struct Failure<Value: Sendable>: Error {
    let value: Value
  }

  private func texts<Value: Sendable>(of value: Value) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    var printed = ""
    print(value, to: &printed)
    return [dumped, printed, "\(value)", String(describing: value), String(reflecting: value)]
  }

  private func expectNoContent<Value: Sendable>(
    in value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let all =
      texts(of: value) + texts(of: Optional(value)) + texts(of: [value, value])
      + texts(of: Failure(value: value))
    for text in all {
      let isClean = !text.contains { $0.isNumber && $0 != "2" } && !text.contains("secret")
      // An array is dumped with the number of its elements, which is two.
      let digits = text.filter { $0 == "2" }.count
      #expect(
        isClean && digits <= (text.contains("elements") ? 1 : 0), sourceLocation: sourceLocation)
    }
  }

  @Test func signsOfADayShowNothing() throws {
    expectNoContent(in: try BasalTemperature(celsius: 36.55))
    expectNoContent(in: try BodyWeight(kilograms: 61.5))
    expectNoContent(in: CervixState(opening: .open, firmness: .soft))
    expectNoContent(in: LoggedMood(rawValue: "secret 1"))
    expectNoContent(in: LoggedSymptom(rawValue: "secret 1"))
    expectNoContent(in: DayLog(symptoms: [LoggedSymptom(rawValue: "secret 1")], notes: "secret 1"))
    expectNoContent(in: LoggedDay(date: january(1), log: DayLog(notes: "secret 1")))
  }

  @Test func periodsAndCyclesShowNothing() throws {
    var history = try CycleHistory(periods: [period(1, 5), period(29)])
    try history.log(
      DayLog(flow: .light, moods: [.calm], symptoms: [.acne], notes: "secret 1"),
      on: january(1), asOf: january(99))
    expectNoContent(in: try period(1, 5))
    expectNoContent(in: try CycleInterruption(.pause, from: january(1)))
    expectNoContent(in: history)
    expectNoContent(in: try #require(history.cycles.first))
    expectNoContent(in: try #require(history.currentCycle(asOf: january(30))))
    expectNoContent(in: try #require(history.statistics()))
    expectNoContent(in: try #require(history.statistics()?.cycleLengths))
    expectNoContent(in: try #require(history.cycleLengthSeries.first))
    expectNoContent(in: try #require(history.symptomsByCycleDay.first))
    expectNoContent(in: try #require(history.moodsByCycleDay.first))
    expectNoContent(in: history.healthStoreSamples)
    expectNoContent(in: try #require(history.healthStoreSamples.flow.first))
    expectNoContent(in: HealthStoreSamples.IntermenstrualBleeding(date: january(1)))
    expectNoContent(in: CycleHistory.Addition.joined([try period(1)], into: try period(1, 5)))
    expectNoContent(in: CycleHistory.Addition.separate)
    expectNoContent(in: CycleRegularity.regular(shortest: 27, longest: 29, limit: 7))
    expectNoContent(in: CycleDeviation.longTimeBetweenPeriods(days: 61))
  }

  @Test func importsAndSummariesShowNothing() throws {
    let text = "date,bleeding.value,secret 1\n2026-01-03,2,1\n2026-01-04,x,"
    let result = try TrackerImport(dripCSV: text, asOf: january(99))
    expectNoContent(in: result)
    expectNoContent(in: try #require(result.problems.first))
    expectNoContent(in: TrackerImport.Error.quotation(line: 1))
    expectNoContent(in: TrackerImport.Error.noDateColumn)
    let clue: TrackerImport.ClueExport = try decoded(#"[{"date":"2026-01-03","type":"secret 1"}]"#)
    expectNoContent(in: clue)
    let flo: TrackerImport.FloExport = try decoded(#"{"operationalData":{}}"#)
    expectNoContent(in: flo)
    var history = result.history
    try history.log(DayLog(symptoms: [.acne]), on: january(5), asOf: january(99))
    let summary = history.clinicalSummary(asOf: january(9), age: 31)
    expectNoContent(in: summary)
    expectNoContent(in: try #require(summary.symptoms.first))
    expectNoContent(in: HealthStoreSamples.DatedSample(date: january(1), value: 36.5))
    expectNoContent(in: try #require(HealthStoreSamples.Span(.pregnancy, from: january(1))))
    expectNoContent(in: HealthStoreSamples.Symptom(.acne))
  }

  @Test func stagesAndSignsShowNothing() throws {
    let outlook = LifeStage.after(.pill).outlook(daysSince: 12)
    expectNoContent(in: LifeStage.afterBirth(.fully))
    expectNoContent(in: outlook)
    if case .firstPeriod(let waiting) = outlook { expectNoContent(in: waiting) }
    var signs = OvulationSigns()
    signs[14] = OvulationSigns.Day(temperature: 36.5)
    signs.deviceEstimate = OvulationSigns.DeviceEstimate(.oura, day: 14)
    expectNoContent(in: signs)
    expectNoContent(in: try #require(signs[14]))
    expectNoContent(in: try #require(signs.deviceEstimate))
    expectNoContent(
      in: OvulationSigns.Charting(device: .oura, ovulation: january(3)))
  }

  @Test func errorsNameTheFieldAlone() throws {
    let errors: [CycleHistory.Error] = [
      .overlapping(with: try period(1, 5)), .inFuture(january(1)),
      .noPeriod(startingOn: january(1)), .notAPeriod(at: 1, .malformed),
      .overlappingInterruption(with: try CycleInterruption(.pause, from: january(1))),
      .noInterruption(startingOn: january(1)), .endsBeforeStart, .loggedTwice(on: january(1)),
    ]
    for error in errors {
      expectNoContent(in: error)
      expectNoContent(in: error as any Error)
    }
    #expect(Set(errors.map(\.description)).count == errors.count)
    expectNoContent(in: BasalTemperature.Error.outOfRange(celsius: 1))
    expectNoContent(in: BodyWeight.Error.outOfRange(kilograms: 1))
    expectNoContent(in: LoggedPeriod.Error.endsBeforeStart)
    expectNoContent(in: CycleInterruption.Error.endsBeforeStart)
  }
}
