// The elementary functions of this module, on angles in degrees.
//
// This module does not use the functions of the platform, for three reasons: the reduction of an
// angle is exact in degrees but not in radians; sine and cosine together cost little more than one
// of them; and the same operations in the same order give the same bits on every platform, also
// where there is no C library. The polynomials are minimax polynomials, fitted by Remez exchange
// with 60 digits; the comments state their largest error before rounding. The bounds in ulp come
// from a comparison with 40-digit results at 60,000 random arguments, with some margin.

/// One degree in radians.
let radiansPerDegree = Double.pi / 180

/// Returns the sine and the cosine of an angle in degrees, each within 1.7 ulp.
///
/// - Precondition: The angle is finite and at most 10⁶ degrees in size.
@inline(__always)
func sineAndCosine(ofDegrees degrees: Double) -> (sine: Double, cosine: Double) {
  // The number of right angles: adding and subtracting 1.5 × 2⁵² rounds to an integer.
  let shifter = 6_755_399_441_055_744.0
  let quarters = (degrees * (1.0 / 90)) + shifter
  // Exact: the product is an integer, and the difference is a multiple of the angle's last place.
  let x = (degrees - (quarters - shifter) * 90) * radiansPerDegree
  let z = x * x

  // On |x| ≤ π/4: error of the sine 3.5e-18 of x, of the cosine 5e-20.
  let s0 = -0.16666666666666632 + z * 0.008333333333322425
  let s1 = -0.0001984126982981692 + z * 2.7557313695223838e-06
  let s2 = -2.5050758653647354e-08 + z * 1.5896827984888306e-10
  let c0 = 0.0416666666666666 + z * -0.001388888888887414
  let c1 = 2.4801587289491996e-05 + z * -2.7557314355285824e-07
  let c2 = 2.0875723690022536e-09 + z * -1.1359670144341796e-11
  let zz = z * z
  let sine = x + x * z * (s0 + zz * (s1 + zz * s2))
  let cosine = 1 - (0.5 * z - zz * (c0 + zz * (c1 + zz * c2)))

  // The integer is in the lowest bits: the last bit swaps the results, the next ones set the signs.
  let quadrant = quarters.bitPattern
  let isSwapped = quadrant & 1 != 0
  let (a, b) = isSwapped ? (cosine, sine) : (sine, cosine)
  return (
    Double(bitPattern: a.bitPattern ^ ((quadrant & 2) << 62)),
    Double(bitPattern: b.bitPattern ^ (((quadrant &+ 1) & 2) << 62))
  )
}

/// Returns the angle of the point (`x`, `y`) from the positive x-axis, in radians, in `-π...π`,
/// within 2.5 ulp.
///
/// - Precondition: Both are finite. The origin has the angle 0.
func arcTangent(y: Double, x: Double) -> Double {
  let (short, long) = (min(abs(x), abs(y)), max(abs(x), abs(y)))
  guard long > 0 else { return 0 }
  // Above tan(π/8), measure from the diagonal, so the polynomial's argument is at most tan(π/8).
  let isNearDiagonal = short > 0.41421356237309503 * long
  let t = isNearDiagonal ? (short - long) / (short + long) : short / long
  let z = t * t

  // On |t| ≤ tan(π/8): error 1.3e-18 of t.
  let p0 = -0.333333333333332 + z * 0.19999999999954082
  let p1 = -0.14285714280248699 + z * 0.11111110786147674
  let p2 = -0.0909089783673153 + z * 0.07692061642037454
  let p3 = -0.06663120438215817 + z * 0.058480092990577735
  let p4 = -0.05039847182503097 + z * 0.03807836216204883
  let p5 = -0.017922323178986992
  let zz = z * z
  let p = p0 + zz * (p1 + zz * (p2 + zz * (p3 + zz * (p4 + zz * p5))))
  var angle = t + t * z * p
  if isNearDiagonal { angle += .pi / 4 }
  if abs(y) > abs(x) { angle = .pi / 2 - angle }
  if x < 0 { angle = .pi - angle }
  return y < 0 ? -angle : angle
}

// MARK: Four Numbers at Once

// The same operations in the same order as above, so the results have the same bits. Single numbers have
// functions of their own, because a build without optimization computes each lane by several calls.

/// Four numbers, of which a processor handles at least two at once.
typealias Quad = SIMD4<Double>

/// Returns the cosines of four angles in degrees, as `sineAndCosine(ofDegrees:)` does.
@inline(__always)
func cosines(ofDegrees degrees: Quad) -> Quad {
  let shifter = 6_755_399_441_055_744.0
  let quarters = (degrees * (1.0 / 90)) + shifter
  let x = (degrees - (quarters - shifter) * 90) * radiansPerDegree
  let z = x * x
  let c0 = z * -0.001388888888887414 + 0.0416666666666666
  let c1 = z * -2.7557314355285824e-07 + 2.4801587289491996e-05
  let c2 = z * -1.1359670144341796e-11 + 2.0875723690022536e-09
  let zz = z * z
  let sine = bits(of: sines(ofRadians: x))
  let cosine = bits(of: 1 - (0.5 * z - zz * (c0 + zz * (c1 + zz * c2))))
  let quadrants = bits(of: quarters)
  let swap = (sine ^ cosine) & (0 &- (quadrants & 1))
  return Quad(bits: cosine ^ swap ^ (((quadrants &+ 1) & 2) &<< 62))
}

/// Returns the sines of four angles of at most 45 degrees in size, as `sineAndCosine(ofDegrees:)` does.
@inline(__always)
func sines(ofSmallDegrees degrees: Quad) -> Quad { sines(ofRadians: degrees * radiansPerDegree) }

@inline(__always)
private func sines(ofRadians x: Quad) -> Quad {
  let z = x * x
  let zz = z * z
  let s0 = z * 0.008333333333322425 - 0.16666666666666632
  let s1 = z * 2.7557313695223838e-06 - 0.0001984126982981692
  let s2 = z * 1.5896827984888306e-10 - 2.5050758653647354e-08
  return x + x * z * (s0 + zz * (s1 + zz * s2))
}

/// Returns the angles of four points from the positive x-axis, as `arcTangent(y:x:)` does, of which `x` is
/// positive and `y` is in `0...x`.
@inline(__always)
func arcTangents(y: Quad, x: Quad) -> Quad {
  let isNearDiagonal = y .> 0.41421356237309503 * x
  let t =
    y.replacing(with: y - x, where: isNearDiagonal)
    / x.replacing(with: y + x, where: isNearDiagonal)
  let z = t * t
  let p0 = z * 0.19999999999954082 - 0.333333333333332
  let p1 = z * 0.11111110786147674 - 0.14285714280248699
  let p2 = z * 0.07692061642037454 - 0.0909089783673153
  let p3 = z * 0.058480092990577735 - 0.06663120438215817
  let p4 = z * 0.03807836216204883 - 0.05039847182503097
  let p5 = -0.017922323178986992
  let zz = z * z
  let p = p0 + zz * (p1 + zz * (p2 + zz * (p3 + zz * (p4 + zz * p5))))
  let angles = t + t * z * p
  return angles.replacing(with: angles + .pi / 4, where: isNearDiagonal)
}

/// Returns the square roots of four numbers.
@inline(__always)
func squareRoots(of numbers: Quad) -> Quad {
  // The method of the standard library passes them through memory.
  Quad(
    numbers.x.squareRoot(), numbers.y.squareRoot(), numbers.z.squareRoot(),
    numbers.w.squareRoot())
}

/// Returns the bits of four numbers.
@inline(__always)
private func bits(of numbers: Quad) -> SIMD4<UInt64> {
  // Sound: both have four lanes of 64 bits. Worth it: the standard library can read only one lane at a
  // time.
  unsafe unsafeBitCast(numbers, to: SIMD4<UInt64>.self)
}

extension Quad {
  /// Creates four numbers from their bits.
  @inline(__always)
  fileprivate init(bits: SIMD4<UInt64>) {
    // Sound: both have four lanes of 64 bits.
    self = unsafe unsafeBitCast(bits, to: Quad.self)
  }
}
