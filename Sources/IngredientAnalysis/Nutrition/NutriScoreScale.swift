/// A table of thresholds of the rules of 2023, in thousandths.
///
/// An amount has one point for each threshold that it exceeds; an amount equal to a threshold does
/// not exceed it.
struct NutriScoreScale {
  private let thresholds: [Int]

  private init(_ thresholds: [Int]) { self.thresholds = thresholds }

  /// Returns the number of thresholds below an amount.
  func points(for amount: Int) -> Int {
    var points = 0
    while points < thresholds.count, amount > thresholds[points] { points += 1 }
    return points
  }

  static let energy = Self((1...10).map { $0 * 335_000 })
  static let energyOfDrinks = Self(
    [30, 90, 150, 210, 240, 270, 300, 330, 360, 390].map { $0 * 1000 })
  static let energyOfSaturates = Self((1...10).map { $0 * 120_000 })
  static let sugars = Self([
    3400, 6800, 10_000, 14_000, 17_000, 20_000, 24_000, 27_000, 31_000, 34_000, 37_000, 41_000,
    44_000, 48_000, 51_000,
  ])
  static let sugarsOfDrinks = Self([
    500, 2000, 3500, 5000, 6000, 7000, 8000, 9000, 10_000, 11_000,
  ])
  static let saturates = Self((1...10).map { $0 * 1000 })
  static let salt = Self((1...20).map { $0 * 200 })
  static let fiber = Self([3000, 4100, 5200, 6300, 7400])
  static let protein = Self([2400, 4800, 7200, 9600, 12_000, 14_000, 17_000])
  static let proteinOfDrinks = Self([1200, 1500, 1800, 2100, 2400, 2700, 3000])
  static let fruit = Self([40_000, 60_000, 80_000])

  /// Returns the points for saturated fat as a share of the fat.
  ///
  /// There is one point from 10 percent on and one for each 6 percent more, up to 64 percent. Only
  /// here, a share equal to a threshold reaches it.
  static func pointsForPart(saturates: Int, ofFat fat: Int) -> Int {
    guard fat > 0 else { return 0 }
    return (0..<10).filter { saturates * 100 >= fat * (10 + 6 * $0) }.count
  }
}
