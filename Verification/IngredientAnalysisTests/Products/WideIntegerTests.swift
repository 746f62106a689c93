import TestSupport
import Testing

@testable import IngredientAnalysis

/// The arithmetic of 128 bits agrees with that of the standard library.
@Suite("Arithmetic: 128-bit integers") struct WideIntegerTests {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private static func random(_ generator: inout SeededGenerator) -> UInt128 {
    let bits = Int.random(in: 0...128, using: &generator)
    let value = UInt128.random(in: .min ... .max, using: &generator)
    return bits == 0 ? 0 : value >> UInt128(128 - bits)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private static func wide(_ value: UInt128) -> WideInteger {
    let half = WideInteger(UInt64(1) << 32)
    return WideInteger(UInt64(truncatingIfNeeded: value >> 64)) * half * half
      + WideInteger(UInt64(truncatingIfNeeded: value))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: 0..<20)
  func agreesWithTheStandardLibrary(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (a, b) = (Self.random(&generator), Self.random(&generator))
      let (left, right) = (Self.wide(a), Self.wide(b))
      expect((left < right) == (a < b) && (left == right) == (a == b))
      expectEqual(left.int64, Int64(exactly: a))
      let sum = a.addingReportingOverflow(b)
      let ownSum = left.addingReportingOverflow(right)
      expectEqual(ownSum.partialValue, Self.wide(sum.partialValue))
      expectEqual(ownSum.overflow, sum.overflow)
      let product = a.multipliedReportingOverflow(by: b)
      let ownProduct = left.multipliedReportingOverflow(by: right)
      expectEqual(ownProduct.overflow, product.overflow)
      if !product.overflow { expectEqual(ownProduct.partialValue, Self.wide(product.partialValue)) }
      if a >= b { expectEqual(left - right, Self.wide(a - b)) }
      guard b > 0 else { continue }
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      let own = left.quotientAndRemainder(dividingBy: right)
      expect(own.quotient == Self.wide(quotient) && own.remainder == Self.wide(remainder))
    }
  }
}
