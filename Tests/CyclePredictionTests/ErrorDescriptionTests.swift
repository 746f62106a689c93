import CyclePrediction
import TestSupport
import Testing

/// The texts of every error, which a host may show or write to a log file.
@Suite("Errors: descriptions of logs and forecasts") struct ErrorDescriptionTests {
  /// Errors about a person's data, one of each case.
  static func privateErrors() throws -> [any Error & PrivateValue] {
    let period = try LoggedPeriod(start: january(3), end: january(7))
    let pause = CycleInterruption.Kind.pause
    let history: [CycleHistory.Error] = [
      .overlapping(with: period), .inFuture(january(3)), .noPeriod(startingOn: january(3)),
      .notAPeriod(at: 12, .malformed), .notAPeriod(at: 12, .endsBeforeStart),
      .overlappingInterruption(with: try CycleInterruption(pause, from: january(3))),
      .noInterruption(startingOn: january(3)), .endsBeforeStart, .loggedTwice(on: january(3)),
    ]
    let rhythm: [CalendarRhythm.Error] = [
      .tooFewCycles, .lengthNotPositive(-12), .lengthTooShort(12),
    ]
    let forecast: [CycleForecast.Error] = [
      .interrupted(.pregnancy), .interrupted(pause), .dateTooLate(january(3)),
      .noForecastYet(.noPublishedTime),
    ]
    return history + rhythm + forecast + [
      BasalTemperature.Error.outOfRange(celsius: 12), BodyWeight.Error.outOfRange(kilograms: -12),
      SymptoThermalChart.Error.dayOutOfRange(-12), TrackerImport.Error.noDateColumn,
      TrackerImport.Error.quotation(line: 12),
    ]
  }

  /// Errors about parameters, one of each case.
  static var otherErrors: [any Error & CustomStringConvertible] {
    let parameters: [CyclePopulation.Parameter] = [
      .location, .spread, .agePerYear, .logScale, .logScaleSlope, .logScaleSpread, .skew,
      .degreesOfFreedom, .pivot, .minimum, .missedPeriodProbability, .spuriousStartProbability,
      .lutealRegression,
    ]
    let population = parameters.map(CyclePopulation.Error.outOfRange) + [.tooFewWomen]
    let period: [LoggedPeriod.Error] = [.endsBeforeStart, .malformed]
    let distribution: [DayDistribution.Error] = [.invalidWeight, .noWeight, .outOfRange]
    return population + period + distribution + [CycleInterruption.Error.endsBeforeStart]
  }

  private func expectSentences(_ texts: [String]) {
    for text in texts {
      expect(text.first?.isUppercase == true && text.last == ".", "\(text)")
      expect(text.split(separator: " ").count >= 5, "\(text)")
    }
  }

  @Test func everyErrorIsASentence() throws {
    expectSentences(try Self.privateErrors().map { "\($0)" } + Self.otherErrors.map { "\($0)" })
  }

  @Test func errorsAboutAPersonHaveNoDigitsAndNameNoReason() throws {
    for error in try Self.privateErrors() {
      let digits = error.description.filter(\.isNumber)
      expect(digits.isEmpty)
      for kind in CycleInterruption.Kind.allCases {
        expect(!error.description.contains(kind.rawValue))
      }
    }
  }

  @Test func differentParametersHaveDifferentTexts() {
    let texts = Self.otherErrors.map { "\($0)" }
    expectEqual(Set(texts).count, texts.count)
  }

  @Test func aWrongTextInAListHasTheMessageOfThePeriod() {
    expectThrows(CycleHistory.Error.notAPeriod(at: 1, .malformed)) {
      try CycleHistory(iso8601: ["2026-01-03", "yesterday"])
    }
    let text = "A period must be written as a date, or as two dates with a slash between them."
    expectEqual("\(CycleHistory.Error.notAPeriod(at: 1, .malformed))", text)
  }
}
