import CycleResearch
import TestSupport
import Testing

@Suite("Calibration: reliability and PIT") struct CalibrationTests {
  @Test func reliabilityCountsWhatHappened() {
    let told: [(Double, Bool)] = [
      (0.1, false), (0.1, true), (0.49, false), (0.5, true), (1, true), (7, false), (-1, false),
      (.nan, false),
    ]
    let table = Backtest.Reliability(told.filter { !$0.0.isNaN }, bins: 2)
    expectEqual(table.bins.map(\.count), [4, 3])
    expectEqual(table.bins.map(\.frequency), [0.25, Double(2) / 3])
    expectEqual(Backtest.Reliability(told, bins: 2).bins[0].count, 5)
    expectEqual(
      Backtest.Reliability([(0.25, true), (0.75, true), (0.75, false)], bins: 4).csv,
      """
      from,to,count,told,happened
      0.0,0.25,0,,
      0.25,0.5,1,0.25,1.0
      0.5,0.75,0,,
      0.75,1.0,2,0.75,0.5

      """)
    for count in [Int.min, 0, 1] {
      expectEqual(Backtest.Reliability(told, bins: count).bins.count, 1)
    }
    expectEqual(Backtest.Reliability(told, bins: .max).bins.count, 100)
  }

  @Test func eachDayCountsInParts() throws {
    // Four days of equal probability: the second covers 0.25 to 0.5.
    let forecast = try DayDistribution(firstDay: 10, weights: [1, 1, 1, 1])
    expectEqual(
      Backtest.PITHistogram([(forecast, 11)], bins: 8).shares, [0, 0, 0.5, 0.5, 0, 0, 0, 0])
    expectEqual(
      Backtest.PITHistogram([(forecast, 11), (forecast, 12)], bins: 2).shares, [0.5, 0.5])
    expectEqual(
      Backtest.PITHistogram([(forecast, 2), (forecast, 99)], bins: 3).shares, [0.5, 0, 0.5])
    expectEqual(
      Backtest.PITHistogram([(forecast, 10)], bins: 2).csv,
      "from,to,share\n0.0,0.5,1.0\n0.5,1.0,0.0\n")
    let empty = Backtest.PITHistogram([], bins: 2)
    expectEqual(empty.csv, "from,to,share\n0.0,0.5,\n0.5,1.0,\n")
    expect(empty.count == 0 && empty.shares.allSatisfy(\.isNaN))
  }

  /// A draw from the forecast itself is calibrated: the exact histogram over all days is flat.
  @Test func aForecastThatIsTrueIsFlat() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let weights = (0..<12).map { _ in Double(Int.random(in: 0..<50, using: &generator)) }
      guard let forecast = try? DayDistribution(firstDay: 20, weights: weights) else { continue }
      var shares = [Double](repeating: 0, count: 10)
      for day in 20..<32 {
        let histogram = Backtest.PITHistogram([(forecast, day)])
        for place in shares.indices {
          shares[place] += forecast.probability(of: day) * histogram.shares[place]
        }
      }
      expect(shares.allSatisfy { abs($0 - 0.1) < 1e-9 }, "\(shares)")
    }
  }

  @Test func picturesHaveTextsAndNoMarkupOfTheTitle() {
    let title = "a <b> & \"c\""
    let reliability = Backtest.Reliability([(0.3, true), (0.8, false)]).svg(title: title)
    let forecast = DayDistribution(point: 3)
    let histogram = Backtest.PITHistogram([(forecast, 3), (forecast, 4)]).svg(title: title)
    for text in [reliability, histogram] {
      expect(text.contains("<title>a &lt;b&gt; &amp; &quot;c&quot;</title>"))
      expect(text.hasSuffix("</svg>\n") && !text.contains("nan"))
    }
    expect(reliability.contains("told 30 %, happened 100 % of 1; told 80 %, happened 0 % of 1"))
    expectEqual(reliability.split(separator: "<circle").count, 3)
    expectEqual(histogram.split(separator: "<rect").count, 11)
    for text in [Backtest.Reliability([]).svg(), Backtest.PITHistogram([]).svg()] {
      expect(!text.contains("nan") && !text.contains("<rect") && !text.contains("<circle"))
    }
  }
}
