import Essentials

extension EpidemicFigure {
  /// A figure that is being computed.
  struct Draft {
    let kind: Kind
    let subject: Subject
    let area: EpidemicDay.Area
    let window: ClosedRange<CalendarDate>
    var value: Double?
    var denominator: Denominator?
    var caveats: [Caveat] = []

    init(
      kind: Kind, subject: Subject, area: EpidemicDay.Area, window: ClosedRange<CalendarDate>
    ) {
      self.kind = kind
      self.subject = subject
      self.area = area
      self.window = window
    }

    var figure: EpidemicFigure {
      EpidemicFigure(
        kind: kind, subject: subject, area: area, value: value, asOf: window.upperBound,
        window: window, denominator: denominator, caveats: caveats)
    }
  }
}

/// Returns the natural logarithm of a positive, finite number.
///
/// The significand, scaled to the square root of 1/2 to that of 2, goes into the series
/// ln *m* = 2 artanh((*m* - 1) / (*m* + 1)), Abramowitz & Stegun 4.1.27, whose first term left out is
/// below 2e-17.
func logarithm(_ x: Double) -> Double {
  var (significand, exponent) = (x.significand, Double(x.exponent))
  if significand > 1.414_213_562_373_095_1 {
    (significand, exponent) = (significand / 2, exponent + 1)
  }
  let z = (significand - 1) / (significand + 1)
  let square = z * z
  var (power, sum) = (z, 0.0)
  for odd in stride(from: 1.0, through: 19, by: 2) {
    sum += power / odd
    power *= square
  }
  return 2 * sum + exponent * 0.693_147_180_559_945_3
}
