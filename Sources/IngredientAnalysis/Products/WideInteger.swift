/// An unsigned 128-bit integer with the operations that package sizes need.
///
/// The standard library's `UInt128` needs macOS 15 or iOS 18.
struct WideInteger: Hashable {
  private var high: UInt64
  private var low: UInt64

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates an integer from a value that is not negative.
  init(_ value: some BinaryInteger) { self.init(high: 0, low: UInt64(value)) }

  /// The value as an `Int64`, or `nil` if it does not fit.
  var int64: Int64? { high == 0 ? Int64(exactly: low) : nil }
}

extension WideInteger: ExpressibleByIntegerLiteral {
  init(integerLiteral value: UInt64) { self.init(high: 0, low: value) }
}

extension WideInteger: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.high, lhs.low) < (rhs.high, rhs.low)
  }
}

extension WideInteger {
  /// Returns the sum, and whether it overflowed.
  func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
    let (low, carries) = low.addingReportingOverflow(other.low)
    let (sum, isOver) = high.addingReportingOverflow(other.high)
    let (high, isCarryOver) = sum.addingReportingOverflow(carries ? 1 : 0)
    return (Self(high: high, low: low), isOver || isCarryOver)
  }

  /// Returns the product, and whether it overflowed.
  func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) {
    let product = low.multipliedFullWidth(by: other.low)
    let (left, isLeftOver) = high.multipliedReportingOverflow(by: other.low)
    let (right, isRightOver) = low.multipliedReportingOverflow(by: other.high)
    let (cross, isCrossOver) = left.addingReportingOverflow(right)
    let (high, isHighOver) = product.high.addingReportingOverflow(cross)
    let isOver =
      isLeftOver || isRightOver || isCrossOver || isHighOver || self.high > 0 && other.high > 0
    return (Self(high: high, low: product.low), isOver)
  }

  /// Returns the quotient and the remainder of a division by a positive integer.
  func quotientAndRemainder(dividingBy divisor: Self) -> (quotient: Self, remainder: Self) {
    if divisor.high == 0 {
      let (high, rest) = high.quotientAndRemainder(dividingBy: divisor.low)
      let (low, remainder) = divisor.low.dividingFullWidth((rest, low))
      return (Self(high: high, low: low), Self(high: 0, low: remainder))
    }
    // Long division in base two; the quotient is below 2^64.
    var quotient: UInt64 = 0
    var remainder = Self(high: 0, low: high)
    for bit in (0..<UInt64(64)).reversed() {
      let isOver = remainder.high >> 63 == 1
      remainder = Self(
        high: remainder.high << 1 | remainder.low >> 63,
        low: remainder.low << 1 | low >> bit & 1)
      quotient <<= 1
      if isOver || remainder >= divisor {
        remainder = remainder - divisor
        quotient |= 1
      }
    }
    return (Self(high: 0, low: quotient), remainder)
  }

  /// Returns the difference modulo 2^128.
  static func - (lhs: Self, rhs: Self) -> Self {
    let (low, borrows) = lhs.low.subtractingReportingOverflow(rhs.low)
    return Self(high: lhs.high &- rhs.high &- (borrows ? 1 : 0), low: low)
  }

  /// Returns a sum that is known to fit.
  static func + (lhs: Self, rhs: Self) -> Self { lhs.addingReportingOverflow(rhs).partialValue }

  /// Returns a product that is known to fit.
  static func * (lhs: Self, rhs: Self) -> Self {
    lhs.multipliedReportingOverflow(by: rhs).partialValue
  }
}
