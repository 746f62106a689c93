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

/// Two numbers, which one instruction of every processor handles at once.
typealias Pair = SIMD2<Double>

/// Returns the sine and the cosine of an angle in degrees, each within 1.7 ulp.
///
/// - Precondition: The angle is finite and at most 10⁶ degrees in size.
@inline(__always)
func sineAndCosine(ofDegrees degrees: Double) -> (sine: Double, cosine: Double) {
  let (sines, cosines) = sinesAndCosines(ofDegrees: Pair(degrees, 0))
  return (sines.x, cosines.x)
}

/// Returns the sines and the cosines of two angles in degrees, each within 1.7 ulp.
///
/// - Precondition: The angles are finite and at most 10⁶ degrees in size.
@inline(__always)
func sinesAndCosines(ofDegrees degrees: Pair) -> (sines: Pair, cosines: Pair) {
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
  let sine = bits(of: x + x * z * (s0 + zz * (s1 + zz * s2)))
  let cosine = bits(of: 1 - (0.5 * z - zz * (c0 + zz * (c1 + zz * c2))))

  // The integer is in the lowest bits: the last bit swaps the results, the next ones set the signs.
  let quadrants = bits(of: quarters)
  let swap = (sine ^ cosine) & (0 &- (quadrants & 1))
  return (
    Pair(bits: sine ^ swap ^ ((quadrants & 2) &<< 62)),
    Pair(bits: cosine ^ swap ^ (((quadrants &+ 1) & 2) &<< 62))
  )
}

/// Returns the angle of the point (`x`, `y`) from the positive x-axis, in radians, in `-π...π`,
/// within 2.5 ulp.
///
/// - Precondition: Both are finite. The origin has the angle 0.
func arcTangent(y: Double, x: Double) -> Double {
  let (short, long) = (min(abs(x), abs(y)), max(abs(x), abs(y)))
  guard long > 0 else { return 0 }
  var angle = arcTangents(y: Pair(short, 0), x: Pair(long, 1)).x
  if abs(y) > abs(x) { angle = .pi / 2 - angle }
  if x < 0 { angle = .pi - angle }
  return y < 0 ? -angle : angle
}

/// Returns the angles of two points from the positive x-axis, in radians, in `0...π/4`, within 2.5 ulp.
///
/// - Precondition: `x` is finite and positive, and `y` is in `0...x`.
@inline(__always)
func arcTangents(y: Pair, x: Pair) -> Pair {
  // Above tan(π/8), measure from the diagonal, so the polynomial's argument is at most tan(π/8).
  let isNearDiagonal = y .> 0.41421356237309503 * x
  let t =
    y.replacing(with: y - x, where: isNearDiagonal)
    / x.replacing(with: y + x, where: isNearDiagonal)
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
  let angles = t + t * z * p
  return angles.replacing(with: angles + .pi / 4, where: isNearDiagonal)
}

/// Returns the square roots of two numbers.
@inline(__always)
func squareRoots(of numbers: Pair) -> Pair {
  // The method of the standard library passes them through memory.
  Pair(numbers.x.squareRoot(), numbers.y.squareRoot())
}

/// Returns the bits of two numbers.
@inline(__always)
private func bits(of numbers: Pair) -> SIMD2<UInt64> {
  // Sound: both have two lanes of 64 bits. Worth it: the standard library can read only one lane at a
  // time.
  unsafe unsafeBitCast(numbers, to: SIMD2<UInt64>.self)
}

extension Pair {
  /// Creates two numbers from their bits.
  @inline(__always)
  fileprivate init(bits: SIMD2<UInt64>) {
    // Sound: both have two lanes of 64 bits.
    self = unsafe unsafeBitCast(bits, to: Pair.self)
  }
}
