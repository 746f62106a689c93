/// The discrete Fourier transform of a power-of-two number of values.
///
/// It computes sums of many independent numbers of days: the transform of a sum's distribution is
/// the product of their transforms.
struct FourierTransform {
  /// The number of values.
  let count: Int

  private let cosines: [Double]
  private let sines: [Double]

  /// Creates a transform of at least `least` values.
  init(atLeast least: Int) {
    var count = 2
    while count < least { count *= 2 }
    self.count = count
    let angles = (0..<(count / 2)).map { -2 * Double.pi * Double($0) / Double(count) }
    cosines = angles.map { cosineAndSine($0).cosine }
    sines = angles.map { cosineAndSine($0).sine }
  }

  /// A sequence of complex numbers.
  struct Spectrum {
    var real: [Double]
    var imaginary: [Double]

    /// Creates a sequence of `count` equal values.
    init(repeating value: Double, count: Int) {
      real = [Double](repeating: value, count: count)
      imaginary = [Double](repeating: 0, count: count)
    }

    /// Multiplies by another sequence element by element.
    mutating func multiply(by other: Spectrum) {
      for index in real.indices {
        let (a, b) = (real[index], imaginary[index])
        real[index] = a * other.real[index] - b * other.imaginary[index]
        imaginary[index] = a * other.imaginary[index] + b * other.real[index]
      }
    }

    /// Returns the sequence raised to the power of `exponent` element by element.
    func power(_ exponent: Int) -> Spectrum {
      var result = Spectrum(repeating: 1, count: real.count)
      var (square, rest) = (self, exponent)
      while rest > 0 {
        if rest % 2 == 1 { result.multiply(by: square) }
        rest /= 2
        if rest > 0 { square.multiply(by: square) }
      }
      return result
    }

    /// Adds `factor` times another sequence.
    mutating func add(_ other: Spectrum, times factor: Double) {
      for index in real.indices {
        real[index] += factor * other.real[index]
        imaginary[index] += factor * other.imaginary[index]
      }
    }
  }

  /// Returns the transform of values, padded with zeros.
  func forward(_ values: some Sequence<Double>) -> Spectrum {
    var spectrum = Spectrum(repeating: 0, count: count)
    for (index, value) in values.enumerated().prefix(count) { spectrum.real[index] = value }
    transform(&spectrum)
    return spectrum
  }

  /// Returns the real values whose transform is `spectrum`.
  func inverse(_ spectrum: Spectrum) -> [Double] {
    // The inverse is the transform of the conjugate, conjugated, divided by the count.
    var spectrum = spectrum
    for index in spectrum.imaginary.indices { spectrum.imaginary[index].negate() }
    transform(&spectrum)
    return spectrum.real.map { $0 / Double(count) }
  }

  /// Cooley & Tukey 1965, Math Comput 19:297, in place, decimation in time.
  private func transform(_ spectrum: inout Spectrum) {
    var reversed = 0
    for index in 1..<count {
      var bit = count / 2
      while reversed & bit != 0 {
        reversed ^= bit
        bit /= 2
      }
      reversed |= bit
      if index < reversed {
        spectrum.real.swapAt(index, reversed)
        spectrum.imaginary.swapAt(index, reversed)
      }
    }
    var half = 1
    while half < count {
      let stride = count / (2 * half)
      for start in Swift.stride(from: 0, to: count, by: 2 * half) {
        for offset in 0..<half {
          let (low, high) = (start + offset, start + offset + half)
          let (cosine, sine) = (cosines[offset * stride], sines[offset * stride])
          let real = spectrum.real[high] * cosine - spectrum.imaginary[high] * sine
          let imaginary = spectrum.real[high] * sine + spectrum.imaginary[high] * cosine
          spectrum.real[high] = spectrum.real[low] - real
          spectrum.imaginary[high] = spectrum.imaginary[low] - imaginary
          spectrum.real[low] += real
          spectrum.imaginary[low] += imaginary
        }
      }
      half *= 2
    }
  }
}
