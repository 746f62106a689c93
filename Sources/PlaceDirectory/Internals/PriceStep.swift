/// A span of prices, by which a directory keeps its records.
///
/// A step is a dollar and ends at a whole one, as "up to $5" does. From 64 dollars on, 32 steps double the
/// price, so that there are few of them.
struct PriceStep: Hashable, Comparable, Sendable {
  /// -1 below nothing, and 0 for what is free.
  private let number: Int

  /// Creates the step of a price in cents.
  init(_ cents: Int) {
    guard cents > 0 else {
      number = cents < 0 ? -1 : 0
      return
    }
    let dollars = (cents - 1) / 100 + 1
    let shift = max(58 - dollars.leadingZeroBitCount, 0)
    number = shift << 5 + dollars >> shift
  }

  static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
