/// A range of numbers in equal units, counted from 0.
struct UnitScale: Sendable {
  let start: Double
  /// Units per degree.
  private let rate: Double
  let count: Int

  init(from start: Double, to end: Double, count: Int) {
    self.start = start
    self.count = count
    let rate = Double(count) / (end - start)
    self.rate = rate.isFinite ? rate : 0
  }

  /// Returns the unit of a number, or the nearest one; never less for a greater number.
  func unit(of number: Double) -> Int {
    Int(min(max((number - start) * rate, 0), Double(count - 1)))
  }

  /// The number at which a unit starts, up to rounding.
  func start(of unit: Int) -> Double { rate > 0 ? start + Double(unit) / rate : start }
}
