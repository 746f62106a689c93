/// A quantity in a label's text.
struct SizeStatement {
  var number: SizeNumber
  var unit: SizeUnit

  /// The factor that the text states for it.
  var factor: WideInteger = 1

  /// Whether it is a sum, such as `1 lb 8 oz`, which is stored in the smallest unit.
  var isSum = false

  var dimension: PackageSize.Dimension { unit.dimension }

  /// The same quantity in fluid ounces, if its ounces may be fluid ounces.
  var inFluidOunces: Self? {
    unit == .ounce && !isSum ? Self(number: number, unit: .fluidOunce, factor: factor) : nil
  }

  /// Adds a number of a smaller unit; the unit is a multiple of the smaller one.
  mutating func add(_ other: SizeNumber, _ smaller: SizeUnit) {
    let ratio =
      unit.numerator * smaller.denominator / (unit.denominator * smaller.numerator)
    let (whole, isOver) = number.numerator.multipliedReportingOverflow(
      by: WideInteger(ratio) * other.denominator)
    let (part, isOverToo) = other.numerator.multipliedReportingOverflow(by: number.denominator)
    let (sum, isSumOver) = whole.addingReportingOverflow(part)
    let (denominator, isDenominatorOver) = number.denominator.multipliedReportingOverflow(
      by: other.denominator)
    number = SizeNumber(
      numerator: sum, denominator: denominator,
      isTooLarge: number.isTooLarge || isOver || isOverToo || isSumOver || isDenominatorOver)
    unit = smaller
    isSum = true
  }

  /// Returns the amount times a factor, rounded to the nearest small unit, with halves rounded up.
  func amount(times factor: WideInteger) throws(PackageSize.Error) -> Int64 {
    guard !number.isTooLarge else { throw .tooLarge }
    let (scaled, isOver) = number.numerator.multipliedReportingOverflow(
      by: WideInteger(unit.numerator))
    let (product, isOverToo) = scaled.multipliedReportingOverflow(by: factor)
    let (divisor, isDivisorOver) = number.denominator.multipliedReportingOverflow(
      by: WideInteger(unit.denominator))
    guard !isOver, !isOverToo, !isDivisorOver else { throw .tooLarge }
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: divisor)
    guard let whole = quotient.int64, whole <= PackageSize.greatestAmount else { throw .tooLarge }
    let amount = whole + (remainder >= divisor - remainder ? 1 : 0)
    guard amount > 0 else { throw .notPositive }
    guard amount <= PackageSize.greatestAmount else { throw .tooLarge }
    return amount
  }
}
