/// The points of a ``GridModel``: a woman's mode by eight scales.
package struct GridAxes: Hashable, Sendable {
  /// The modes, in days, ascending.
  package let modes: [Double]

  /// The logarithm of the width of the interval that each mode represents.
  let logWidths: [Double]

  /// The eight scales, in days, evenly spaced in their logarithm.
  package let scales: [Double]

  /// The logarithms of the scales.
  let logScales: SIMD8<Float>

  /// Creates axes with scales from `smallest` to `largest`.
  package init(modes: [Double], smallestScale smallest: Double, largestScale largest: Double) {
    self.modes = modes
    self.logWidths = modes.indices.map { index in
      let below = max(index - 1, 0)
      let above = min(index + 1, modes.count - 1)
      return logarithm((modes[above] - modes[below]) / Double(above - below))
    }
    let step = logarithm(largest / smallest) / 7
    let scales = (0..<8).map { smallest * exponential(Double($0) * step) }
    self.scales = scales
    self.logScales = SIMD8(scales.map { Float(logarithm($0)) })
  }

  /// The modes and scales of cycle lengths: dense where most women are, sparse up to ten weeks.
  package static let cycleLength = GridAxes(
    modes: [15, 17.5] + (20...45).map(Double.init) + [47.5, 50, 55, 60, 70],
    smallestScale: 0.5, largestScale: 7)

  /// The modes and scales of the ovulation day.
  package static let ovulationDay = GridAxes(
    modes: (8...30).map(Double.init) + [32.5, 35, 40, 45, 50], smallestScale: 0.5, largestScale: 7)

  /// The modes and scales of the luteal length.
  package static let lutealLength = GridAxes(
    modes: (10...40).map { Double($0) / 2 }, smallestScale: 0.5, largestScale: 7)

  /// The modes and scales of the length of the menses.
  package static let mensesLength = GridAxes(
    modes: (4...28).map { Double($0) / 2 }, smallestScale: 0.3, largestScale: 4)
}
