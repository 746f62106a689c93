import CyclePrediction
import Foundation
import TestSupport
import Testing

/// Forecasts between an interruption and the first period after it.
@Suite("First period after an interruption: reasons and context") struct FirstPeriodForecastTests {
  let predictor = CyclePredictor()

  /// A log with four periods, the last on day 85, and interruptions after it.
  private func log(_ interruptions: [CycleInterruption]) throws -> CycleHistory {
    let periods = try [1, 29, 57, 85].map { try LoggedPeriod(start: january($0)) }
    return try CycleHistory(periods: periods, interruptions: interruptions)
  }

  private func forecast(
    _ interruption: CycleInterruption, _ day: Int, _ context: CycleContext = CycleContext()
  ) throws -> CycleForecast {
    try predictor.forecast(for: log([interruption]), asOf: january(day), context: context)
  }

  @Test func withoutAPublishedTimeThereIsAReason() throws {
    let hormones = try CycleInterruption(
      .hormonalContraception, from: january(90), to: january(200))
    let late = try CycleInterruption(.pregnancy, from: january(100), to: january(200))
    expectThrows(CycleForecast.Error.noForecastYet(.noPublishedTime)) {
      try forecast(hormones, 210, CycleContext(hormones: .implant))
    }
    expectThrows(CycleForecast.Error.noForecastYet(.noPublishedTime)) {
      try forecast(late, 210)
    }
    expectThrows(CycleForecast.Error.noForecastYet(.longerThanPublished)) {
      try forecast(hormones, 200 + 150)
    }
  }

  @Test func theContextIsEncoded() throws {
    let context = CycleContext(age: 30, feeding: .partly, hormones: .injection)
    let data = try JSONEncoder().encode(context)
    try expectEqual(JSONDecoder().decode(CycleContext.self, from: data), context)
    try expectEqual(JSONDecoder().decode(CycleContext.self, from: Data("{}".utf8)), CycleContext())
  }
}
