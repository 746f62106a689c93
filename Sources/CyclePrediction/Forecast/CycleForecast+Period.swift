public import Essentials

extension CycleForecast {
  /// The start and the end of a future period.
  ///
  ///     print(forecast.nextPeriod.start.median, forecast.nextPeriod.end.median)
  public struct Period: Equatable, Sendable, PrivateValue {
    /// The first day of the period.
    public let start: DateDistribution

    /// The length of the period, in days.
    public let length: DayDistribution

    /// The last day of the period.
    public let end: DateDistribution

    /// Creates a period that starts some days after `origin`, or returns `nil` if the calendar ends
    /// before.
    init?(daysUntilStart: DayDistribution, length: DayDistribution, after origin: CalendarDate) {
      guard let start = DateDistribution(daysUntilStart, after: origin),
        let end = DateDistribution(daysUntilStart.plus(length.shifted(by: -1)), after: origin)
      else { return nil }
      self.start = start
      self.length = length
      self.end = end
    }

    /// Returns the probability that a date is a day of this period.
    ///
    /// - Complexity: O(*n*) in the number of days that a period may last.
    public func probability(on date: CalendarDate) -> Double {
      let day = start.origin.days(until: date)
      var longer = 1.0
      var sum = 0.0
      for passed in 0..<length.lastDay {
        longer -= length.probability(of: passed)
        sum += start.days.probability(of: day - passed) * max(longer, 0)
      }
      return min(sum, 1)
    }
  }

  /// The next period, whatever may have happened since the latest logged one: nothing, a period that
  /// was not logged, or bleeding that was logged as a period and was none.
  ///
  /// ``basis`` has the probability of each case, and ``suggestions`` what to ask the person.
  public var nextPeriod: Period {
    // A forecast is made only if ten years of the calendar remain, so the next period fits in it.
    guard let period = period(daysUntilStart) else {
      preconditionFailure("The calendar ends before the next period.")
    }
    return period
  }

  /// The number of days from ``asOf`` to the median start of the next period; 0 for ``asOf``
  /// itself.
  public var daysUntilNextPeriod: Int { daysUntilStart.median }

  /// Returns the probability that the next period starts within `days` days, including ``asOf``.
  public func probabilityOfStart(withinDays days: Int) -> Double {
    days < 1 ? 0 : daysUntilStart.probability(upTo: days - 1)
  }

  /// Returns a future period by its number, where 1 is the next; `nil` unless the number is in
  /// `1...120` and the dates fit in the calendar.
  ///
  /// Its uncertainty grows with the number, because all future cycles share what is unknown about
  /// the person.
  ///
  /// - Complexity: O(*n* log *n*) in the number of the period.
  public func period(_ number: Int) -> Period? {
    guard (1...120).contains(number) else { return nil }
    return period(number == 1 ? daysUntilStart : daysUntilStart(ofPeriod: number))
  }

  /// The last day of the current period; `nil` if it is known, or if there is no current cycle.
  public var currentPeriodEnd: DateDistribution? {
    guard let current = currentCycle, current.period.end == nil else { return nil }
    let length = expected.menses.afterWaiting(traits.bleedingDays)
    return DateDistribution(length.shifted(by: -1), after: current.start)
  }

  private func period(_ daysUntilStart: DayDistribution) -> Period? {
    Period(daysUntilStart: daysUntilStart, length: expected.menses, after: asOf)
  }

  /// Returns the number of days from ``asOf`` to the start of a period after the next.
  ///
  /// Given the person's mode and scale, cycles are independent, so the transform of a sum's
  /// distribution is a product of transforms. These are summed over the points of the grid.
  private func daysUntilStart(ofPeriod number: Int) -> DayDistribution {
    let transform = FourierTransform(
      atLeast: daysUntilStart.lastDay + 1 + (number - 1) * GridModel.lastDay)
    var sum = FourierTransform.Spectrum(repeating: 0, count: transform.count)
    var total = 0.0
    for each in cases {
      let product = transform.forward(models.cycles.kernel(ofPoint: each.point)).power(number - 1)
      if let next = nextStarts(in: each) {
        var product = product
        product.multiply(by: transform.forward(next))
        total += next.reduce(0, +)
        sum.add(product, times: 1)
      } else {
        total += each.weight
        sum.add(product, times: each.weight)
      }
    }
    if !isOneCaseForEachPoint {
      sum.multiply(
        by: transform.forward(daysUntilStart.probabilities(in: 0...daysUntilStart.lastDay)))
    }
    // Smaller values are rounding noise of the transform.
    let weights = transform.inverse(sum).map { $0 < 1e-12 * total ? 0 : $0 }
    return DayDistribution(trimming: weights, from: 0) ?? daysUntilStart
  }

  /// The cases that may be true of her: points of the grid, and the day of her latest true start.
  var cases: [CycleFilter.Case] {
    isOneCaseForEachPoint ? filter.cases(elapsed: elapsed) : filter.cases(elapsed: 0)
  }

  /// Returns the weight of each number of days until the next start in a case; `nil` if the next
  /// start does not depend on the case.
  func nextStarts(in theCase: CycleFilter.Case) -> [Double]? {
    isOneCaseForEachPoint ? filter.nextStarts(in: theCase) : nil
  }

  /// Whether the next start depends on the logged starts alone.
  var isOneCaseForEachPoint: Bool {
    outlook != nil && !traits.hasSigns && Self.shareUnknown(elapsed: elapsed, filter) == 0
  }

  /// A logged cycle that probably contains a period that was not logged.
  public struct MissedPeriod: Hashable, Identifiable, Sendable, PrivateValue {
    /// The cycle, which is probably two or more cycles.
    public let cycle: MenstrualCycle

    /// The probability that a period was not logged; above 0.5.
    public let probability: Double

    /// The first day of the cycle.
    public var id: CalendarDate { cycle.start }
  }

  /// The probability that a period occurred and was not logged since the current cycle started; 0
  /// without a current cycle.
  ///
  /// It rises while a period is late, because a forgotten period becomes more likely than such a long
  /// cycle. Signs of a late ovulation lower it. How often a person forgets to log is learned from
  /// her log; before, one period in fourteen is expected to be missing, see
  /// ``CyclePopulation/missedPeriodProbability``. For completed cycles, see
  /// ``probabilityOfMissedPeriod(inCycleOf:)``.
  public var probabilityOfMissedPeriod: Double { basis.probabilityOfMissedPeriod }

  /// The ordinary cycles that probably contain a period that was not logged, each with the
  /// probability.
  ///
  /// If the person missed none in a cycle, call ``CycleHistory/confirmCycle(startingOn:asOf:)``.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public var suspectedMissedPeriods: [MissedPeriod] {
    traits.cycles.compactMap { cycle in
      let probability = probabilityOfMissedPeriod(
        in: traits.history.distance(from: cycle.start, to: cycle.days.upperBound))
      return probability > 0.5
        ? MissedPeriod(cycle: cycle, probability: probability) : nil
    }
  }

  /// Returns the probability that a completed cycle of a given length contains a period that was
  /// not logged.
  ///
  /// It is 1 for a cycle longer than 150 days.
  public func probabilityOfMissedPeriod(inCycleOf length: Int) -> Double {
    probabilityOfMissedPeriod(in: CycleFilter.Distance(days: length))
  }

  /// Returns the same for a cycle of which the person may have said more.
  private func probabilityOfMissedPeriod(in distance: CycleFilter.Distance) -> Double {
    guard distance.days >= 1, distance.confirmedDays.map({ $0 < distance.days - 1 }) ?? true else {
      return 0
    }
    guard distance.days <= CycleModel.lastDay else { return 1 }
    let densities = filter.densities(of: distance)
    let logged = densities.reduce(0, +)
    return logged > 0 ? min(max(1 - densities[0] / logged, 0), 1) : 0
  }
}

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
