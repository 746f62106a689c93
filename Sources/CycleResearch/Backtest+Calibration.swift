import CyclePrediction
import Essentials

extension Backtest {
  /// How often something was so, given the probability that was told: the table of a reliability
  /// diagram, and its picture.
  ///
  ///     let reliability = Backtest.Reliability(zip(probabilities, outcomes))
  ///     print(reliability.csv)
  ///
  /// Forecasts are reliable if, of all cases told 70 %, 70 % were so (Murphy and Winkler 1977, Appl
  /// Stat 26:41).
  public struct Reliability: Hashable, Sendable {
    /// The ranges of probabilities of equal width, from the lowest to the highest, each with the scores
    /// of the cases in it; every score of an empty one is NaN.
    public let bins: [EventScores]

    /// Creates a table of probabilities, each with whether it was so.
    ///
    /// - Parameters:
    ///   - forecasts: The probabilities. One outside `0...1` is in the nearest range; one that is NaN is
    ///     in the lowest, so that it shows.
    ///   - count: The number of ranges; clamped to `1...100`.
    /// - Complexity: O(*n*) in the number of probabilities.
    public init(_ forecasts: some Sequence<(Double, Bool)>, bins count: Int = 10) {
      let count = clamped(count)
      var cases = [[(Double, Bool)]](repeating: [], count: count)
      for (probability, isSo) in forecasts {
        cases[bin(of: probability, among: count)].append((probability, isSo))
      }
      bins = cases.map { EventScores($0) }
    }

    /// The table as comma-separated values, with the columns from, to, count, told, and happened: the
    /// bounds of the range, the number of cases, the mean probability, and the share that was so.
    ///
    /// - Complexity: O(*n*) in the number of ranges.
    public var csv: String {
      bins.enumerated().reduce(into: "from,to,count,told,happened\n") { text, row in
        let (place, scores) = row
        text += "\(bounds(place, among: bins.count)),\(scores.count),"
        text += scores.count == 0 ? ",\n" : "\(scores.meanProbability),\(scores.frequency)\n"
      }
    }

    /// Returns the reliability diagram as SVG, light or dark as the device is, with a title and a
    /// description.
    ///
    /// The area of a dot grows with the number of its cases; on the diagonal, forecasts are reliable.
    ///
    /// - Parameter title: The title in the reader's language.
    /// - Returns: The text of the picture.
    /// - Complexity: O(*n*) in the number of ranges and the length of the title.
    public func svg(title: String = "Told, and what happened") -> String {
      let full = bins.filter { $0.count > 0 }
      let all = Double(full.reduce(0) { $0 + $1.count })
      var plot = Plot(
        title,
        full.map {
          let told = fixed($0.meanProbability * 100, 0)
          return "told \(told) %, happened \(fixed($0.frequency * 100, 0)) % of \($0.count)"
        }, x: "told, %", y: "happened, %")
      plot.line(from: (0, 0), to: (1, 1))
      for scores in full {
        let told = min(max(scores.meanProbability, 0), 1)
        plot.dot(
          at: (told.isNaN ? 0 : told, scores.frequency), area: Double(scores.count) / all)
      }
      return plot.text()
    }
  }

  /// Where observed days fell in their forecasts: the histogram of the probability integral transform
  /// (PIT), and its picture.
  ///
  ///     let histogram = Backtest.PITHistogram(test.records.map { ($0.forecast, $0.observed) })
  ///     print(histogram.shares)
  ///
  /// All shares are equal if forecasts are calibrated. A hump means that they are too wide, two ends
  /// that they are too narrow, and a slope that they are late or early. Each whole day counts in
  /// parts, as its `DayDistribution.pit(observed:)` overlaps the ranges (Czado,
  /// Gneiting, and Held 2009, Biometrics 65:1254).
  public struct PITHistogram: Hashable, Sendable {
    /// The number of forecasts.
    public let count: Int

    /// The share of the forecasts, in `0...1`, in each of the ranges of equal width; NaN without
    /// forecasts.
    public let shares: [Double]

    /// Creates a histogram of forecasts, each with its observed day.
    ///
    /// - Parameters:
    ///   - forecasts: The forecasts.
    ///   - count: The number of ranges; clamped to `1...100`.
    /// - Complexity: O(*n*) in the number of forecasts.
    public init(_ forecasts: some Sequence<(DayDistribution, Int)>, bins count: Int = 10) {
      let bins = clamped(count)
      let pits = forecasts.map { $0.pit(observed: $1) }
      var sums = [Double](repeating: 0, count: bins)
      for pit in pits {
        let width = pit.upperBound - pit.lowerBound
        guard width > 1e-12 else {
          sums[bin(of: pit.upperBound, among: bins)] += 1
          continue
        }
        for place in sums.indices {
          let (from, to) = (Double(place) / Double(bins), (Double(place) + 1) / Double(bins))
          sums[place] += max(min(to, pit.upperBound) - max(from, pit.lowerBound), 0) / width
        }
      }
      self.count = pits.count
      shares = sums.map { $0 / divisor(pits.count) }
    }

    /// The histogram as comma-separated values, with the columns from, to, and share.
    ///
    /// - Complexity: O(*n*) in the number of ranges.
    public var csv: String {
      shares.enumerated().reduce(into: "from,to,share\n") { text, row in
        text += "\(bounds(row.offset, among: shares.count)),\(count == 0 ? "" : "\(row.element)")\n"
      }
    }

    /// Returns the histogram as SVG, light or dark as the device is, with a title and a description.
    ///
    /// The dashed line is the share of calibrated forecasts.
    ///
    /// - Parameter title: The title in the reader's language.
    /// - Returns: The text of the picture.
    /// - Complexity: O(*n*) in the number of ranges and the length of the title.
    public func svg(title: String = "Where the days fell in their forecasts") -> String {
      let shares = count == 0 ? [] : shares
      let level = 1 / Double(max(shares.count, 1))
      // The axis ends at the tallest bar, or at twice the share of calibrated forecasts.
      let top = min(max(shares.max() ?? 1, 2 * level), 1)
      var plot = Plot(
        title,
        shares.enumerated().map {
          "from \(fixed(Double($0) * level * 100, 0)) %: \(fixed($1 * 100, 1)) %"
        }, x: "place in the forecast, %", y: "share of all, %", top: top)
      for (place, share) in shares.enumerated() {
        plot.bar(place, among: shares.count, height: share / top)
      }
      if !shares.isEmpty { plot.line(from: (0, level / top), to: (1, level / top)) }
      return plot.text()
    }
  }

  /// Returns the histogram of the forecasts in a stratum.
  ///
  /// - Complexity: O(*n*) in the number of forecasts and cycles.
  public func pitHistogram(in stratum: Stratum = .all, bins: Int = 10) -> PITHistogram {
    PITHistogram(records(in: stratum).map { ($0.forecast, $0.observed) }, bins: bins)
  }
}

extension Backtest.Days {
  /// Returns the histogram of the number of days until the next start, on the days with a state of the
  /// log; on all days without one.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public func pitHistogram(_ state: LogState? = nil, bins: Int = 10) -> Backtest.PITHistogram {
    Backtest.PITHistogram(
      records(state).map { ($0.forecast.daysUntilStart, $0.daysUntilStart) }, bins: bins)
  }

  /// Returns the reliability of the probability that the day is fertile, for the days of
  /// ``fertility(_:)``.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public func fertilityReliability(
    _ state: LogState? = nil, bins: Int = 10
  ) -> Backtest.Reliability {
    Backtest.Reliability(fertileDays(state), bins: bins)
  }
}

private func clamped(_ count: Int) -> Int { min(max(count, 1), 100) }

/// Returns the range of a probability, among ranges of equal width; 0 for NaN.
private func bin(of probability: Double, among count: Int) -> Int {
  let place = (min(probability, 1) * Double(count)).rounded(.down)
  return min(Int(exactly: max(place, 0)) ?? 0, count - 1)
}

/// Returns both bounds of a range as cells.
private func bounds(_ place: Int, among count: Int) -> String {
  "\(Double(place) / Double(count)),\((Double(place) + 1) / Double(count))"
}

/// A square picture of values in `0...1` as SVG.
private struct Plot {
  /// The number at the end of the vertical axis, as a share.
  private let top: Double
  private var page = HTMLPage()

  /// Begins a picture with its description and axes.
  init(_ title: String, _ parts: [String], x: String, y: String, top: Double = 1) {
    self.top = top
    page.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 340 372", "role": "img",
        "font-family": "system-ui,sans-serif",
      ])
    page.newLine()
    page.element("title", title)
    page.element("desc", parts.joined(separator: "; "))
    page.append(Self.style)
    page.element("text", title, ["class": "title", "x": "12", "y": "20"])
    page.element("text", y, ["x": "12", "y": "38"])
    page.element("text", x, ["x": "320", "y": "360", "text-anchor": "end"])
    for part in [0, 0.25, 0.5, 0.75, 1] {
      line(from: (0, part), to: (1, part), "grid")
      page.element(
        "text", fixed(part * top * 100, top < 0.4 ? 1 : 0),
        ["x": "40", "y": self.y(part - 0.015), "text-anchor": "end"])
      page.element(
        "text", fixed(part * 100, 0), ["x": self.x(part), "y": "342", "text-anchor": "middle"])
    }
  }

  private static let style: StaticString = """
    <style>
    svg{background:#fff}text{fill:#444;font-size:11px}.title{fill:#111;font-size:14px}
    .grid{stroke:#ddd}.ideal{stroke:#111;stroke-dasharray:4 4}circle,rect{fill:#2a6fb0}
    @media(prefers-color-scheme:dark){svg{background:#16181c}text{fill:#bbb}.title{fill:#eee}
    .grid{stroke:#33363c}.ideal{stroke:#fff}circle,rect{fill:#6db0ee}}
    </style>

    """

  private func x(_ value: Double) -> String { fixed(48 + value * 272, 1) }
  private func y(_ value: Double) -> String { fixed(324 - value * 272, 1) }

  mutating func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ kind: String = "ideal"
  ) {
    page.element(
      "line", "",
      ["x1": x(start.x), "y1": y(start.y), "x2": x(end.x), "y2": y(end.y), "class": kind])
  }

  /// Draws a dot whose area is a share of the largest one.
  mutating func dot(at place: (x: Double, y: Double), area: Double) {
    page.element(
      "circle", "",
      ["cx": x(place.x), "cy": y(place.y), "r": fixed(3 + 12 * area.squareRoot(), 1)])
  }

  mutating func bar(_ place: Int, among count: Int, height: Double) {
    let width = 272 / Double(count)
    page.element(
      "rect", "",
      [
        "x": fixed(48 + Double(place) * width, 1), "y": y(height),
        "width": fixed(max(width - 2, 1), 1), "height": fixed(272 * height, 1),
      ])
  }

  /// Ends the picture.
  consuming func text() -> String {
    page.close("svg")
    return page.text
  }
}
