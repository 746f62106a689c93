/// A quantity of a label's text.
struct SizeStatement {
  var number: SizeNumber
  var unit: SizeUnit

  /// How many of it the text states.
  var factor: WideInteger = 1

  /// Whether it is a sum, such as `1 lb 8 oz`, which is held in the smallest of its units.
  var isSum = false

  var dimension: PackageSize.Dimension { unit.dimension }

  /// The same in fluid ounces, if the quantity is in ounces that could be fluid.
  var inFluidOunces: Self? {
    unit == .ounce && !isSum ? Self(number: number, unit: .fluidOunce, factor: factor) : nil
  }

  /// Adds a number of a smaller unit, of which the unit is a whole number.
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

  /// The amount of so many of it, rounded to the nearest of the small unit, a half upward.
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
