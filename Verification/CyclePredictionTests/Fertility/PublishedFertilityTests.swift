import CyclePrediction
import Testing

/// Published curves, compared with the forecast for a woman with cycles of 28 days.
@Suite("Fertile window: published curves") struct PublishedFertilityTests {
  let predictor = CyclePredictor()

  /// The probability that a cycle day lies in the six fertile days, for a usual length of 28 days:
  /// Wilcox, Dunson & Baird 2000, BMJ 321:1259, as medicalalgorithms.com reads it off the figures.
  static let published = [(7, 0.216), (14, 0.519), (21, 0.074), (28, 0.031), (35, 0.103)]

  /// The women of the study stated their usual length, and were less regular than logs of 28 days:
  /// the more regular the log, the higher and narrower is the curve of the forecast.
  @Test(arguments: [
    ([], 0.11), ([28, 33, 26, 28, 24, 29, 30, 27], 0.14), (Array(repeating: 28, count: 8), 0.26),
  ])
  func fertileProbabilitiesAgreeWithThePublishedCurve(lengths: [Int], tolerance: Double) throws {
    let history = try history(ofLengths: lengths)
    let fertility = try predictor.forecast(for: history, asOf: history.day(0)).fertility
    for (cycleDay, expected) in Self.published {
      let fertile = fertility.fertileProbability(on: history.day(cycleDay - 1))
      #expect(abs(fertile - expected) < tolerance)
    }
  }

  @Test(arguments: [[28, 29, 30], [29, 29, 29, 29, 29], [27, 31, 30]])
  func theMeanOfTheFirst29DaysIsThePublishedOne(lengths: [Int]) throws {
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(0)).fertility
    let days = (1...29).map { forecast.conceptionProbability(on: history.day($0 - 1), .clinical) }
    let mean = days.reduce(0, +) / 29
    // 3.1 % (Wilcox et al. 2001, Contraception 63:211), with the peak on day 13.
    #expect(abs(mean - 0.031) < 0.002)
    let peak = days.indices.max { days[$0] < days[$1] }
    #expect(peak == 12 || peak == 13)
  }
}
