import CyclePrediction
import Testing

/// The values of a forecast, printed, dumped and interpolated.
@Suite("Privacy: printed forecasts") struct ForecastRedactionTests {
  struct Failure<Value: Sendable>: Error {
    let value: Value
  }

  private func expectNoDigit<Value: Sendable>(
    in value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func expectNoDigit(_ value: some Any, allowing allowed: Int = 0) {
      var (dumped, printed) = ("", "")
      dump(value, to: &dumped)
      print(value, to: &printed)
      for text in [printed, "\(value)", String(describing: value), String(reflecting: value)] {
        let digits = text.filter(\.isNumber).count
        #expect(digits == 0, sourceLocation: sourceLocation)
      }
      #expect(dumped.filter(\.isNumber).count <= allowed, sourceLocation: sourceLocation)
    }
    expectNoDigit(value)
    expectNoDigit(Optional(value))
    // An array is dumped with the number of its elements.
    expectNoDigit([value, value], allowing: 1)
    expectNoDigit(Failure(value: value))
  }

  @Test func forecastsShowNothing() throws {
    let history = try CycleHistory.full()
    let context = CycleContext(age: 31, conditions: [.postpartum])
    let forecast = try CyclePredictor().forecast(for: history, asOf: january(250), context: context)
    expectNoDigit(in: forecast)
    expectNoDigit(in: context)
    expectNoDigit(in: forecast.nextPeriod)
    expectNoDigit(in: forecast.nextPeriod.start)
    expectNoDigit(in: forecast.fertility)
    expectNoDigit(in: forecast.summary)
    expectNoDigit(in: try #require(forecast.currentCycle))
    expectNoDigit(in: try #require(forecast.days(in: january(1)...january(2)).first))
    expectNoDigit(in: try #require(forecast.days(in: january(251)...january(252)).last))
  }

  @Test func signsOfOvulationShowNothing() {
    for marker in [
      .declaredDay(14), .positiveTest(13), .mucusPeak(15), .temperatureShift(16),
    ] as [OvulationMarker] {
      expectNoDigit(in: marker)
    }
  }

  @Test func errorsNameTheFieldAlone() {
    let errors: [CycleForecast.Error] =
      [.dateTooLate(.latest)]
      + CycleInterruption.Kind.allCases.map {
        .interrupted($0)
      }
    for error in errors {
      expectNoDigit(in: error)
      expectNoDigit(in: error as any Error)
      for kind in CycleInterruption.Kind.allCases {
        #expect(!error.description.contains(kind.rawValue))
      }
    }
    #expect(Set(errors.map(\.description)).count == 2)
    for error in [DayDistribution.Error.invalidWeight, .noWeight, .outOfRange] {
      expectNoDigit(in: error)
    }
  }
}
