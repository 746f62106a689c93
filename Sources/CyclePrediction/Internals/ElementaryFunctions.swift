// Elementary functions of the platform's C library. All other files use these names.
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(ucrt)
import ucrt
#else
// Without a module of the C library, the compiler still calls its functions by their intrinsics.
private func log(_ x: Double) -> Double { _log(x) }
private func exp(_ x: Double) -> Double { _exp(x) }
private func expf(_ x: Float) -> Float { _exp(x) }
private func cos(_ x: Double) -> Double { _cos(x) }
private func sin(_ x: Double) -> Double { _sin(x) }

/// Kahan's form: the error of the rounded sum cancels in the quotient.
private func log1p(_ x: Double) -> Double {
  let sum = 1 + x
  return sum == 1 ? x : _log(sum) * (x / (sum - 1))
}
#endif

/// Returns the natural logarithm of `x`.
package func logarithm(_ x: Double) -> Double { log(x) }

/// Returns the natural logarithm of `1 + x`, exact for small `x` too.
package func logarithm(onePlus x: Double) -> Double { log1p(x) }

/// Returns *e* to the power of `x`.
package func exponential(_ x: Double) -> Double { exp(x) }

/// Returns *e* to the power of `x`.
func exponential(_ x: Float) -> Float { expf(x) }

/// Returns the cosine and sine of `angle`, in radians.
package func cosineAndSine(_ angle: Double) -> (cosine: Double, sine: Double) {
  (cos(angle), sin(angle))
}

/// Returns the logarithm of the density of Student's t distribution at 0, with a scale of 1.
package func logarithmOfStudentNormalizer(_ degreesOfFreedom: Double) -> Double {
  logarithmOfGamma((degreesOfFreedom + 1) / 2) - logarithmOfGamma(degreesOfFreedom / 2)
    - 0.5 * logarithm(degreesOfFreedom * .pi)
}

/// Returns the logarithm of the gamma function of a positive `x`, within 1e-10.
///
/// Stirling's series, Abramowitz & Stegun 6.1.41, after raising `x` to 8 or more by the recurrence.
func logarithmOfGamma(_ x: Double) -> Double {
  var (x, product) = (x, 1.0)
  while x < 8 {
    product *= x
    x += 1
  }
  let inverse = 1 / (x * x)
  let series = (1 / 12.0 - inverse * (1 / 360.0 - inverse * (1 / 1260.0 - inverse / 1680))) / x
  return (x - 0.5) * logarithm(x) - x + 0.5 * logarithm(2 * .pi) + series - logarithm(product)
}
