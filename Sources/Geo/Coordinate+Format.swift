extension Coordinate {
  /// A text format of a coordinate.
  public enum Format: Hashable, Sendable {
    /// Decimal degrees with `fractionDigits` digits after the point, as in `33.4484, -112.0740`.
    ///
    /// Four digits distinguish places 11 m apart, and six digits places 11 cm apart. A number of
    /// digits below 0 counts as 0, and one above 9 as 9.
    case decimalDegrees(fractionDigits: Int)

    /// Degrees, minutes, and seconds, as in `33°26′54″N 112°04′26″W`.
    case degreesMinutesSeconds

    /// The format of ISO 6709 for data interchange, as in `+33.4484-112.0740/`.
    ///
    /// A number of digits after the point below 0 counts as 0, and one above 9 as 9.
    case iso6709(fractionDigits: Int)
  }

  /// Returns the coordinate as text, with each component rounded to the precision of the format.
  public func formatted(_ format: Format) -> String {
    switch format {
    case .decimalDegrees(let digits):
      let latitude = Fixed(latitude, fractionDigits: digits)
      let longitude = Fixed(longitude, fractionDigits: digits)
      return (latitude.isNegative ? "-" : "") + latitude.text(wholeDigits: 1) + ", "
        + (longitude.isNegative ? "-" : "") + longitude.text(wholeDigits: 1)
    case .degreesMinutesSeconds:
      return Self.sexagesimal(latitude, "N", "S") + " " + Self.sexagesimal(longitude, "E", "W")
    case .iso6709(let digits):
      let latitude = Fixed(latitude, fractionDigits: digits)
      let longitude = Fixed(longitude, fractionDigits: digits)
      return (latitude.isNegative ? "-" : "+") + latitude.text(wholeDigits: 2)
        + (longitude.isNegative ? "-" : "+") + longitude.text(wholeDigits: 3) + "/"
    }
  }

  private static func sexagesimal(_ degrees: Double, _ positive: String, _ negative: String)
    -> String
  {
    let seconds = Int((abs(degrees) * 3600).rounded())
    return "\(seconds / 3600)°" + String(digitsOf: seconds / 60 % 60, minimumLength: 2) + "′"
      + String(digitsOf: seconds % 60, minimumLength: 2) + "″"
      + (degrees < 0 && seconds > 0 ? negative : positive)
  }

  /// A number of degrees rounded to a number of digits after the point.
  private struct Fixed {
    let isNegative: Bool
    private let units: Int64
    private let fractionDigits: Int

    init(_ degrees: Double, fractionDigits: Int) {
      self.fractionDigits = min(max(fractionDigits, 0), 9)
      units = Int64((abs(degrees) * Double(Self.scale(self.fractionDigits))).rounded())
      isNegative = degrees < 0 && units > 0
    }

    private static func scale(_ digits: Int) -> Int64 { (0..<digits).reduce(1) { n, _ in n * 10 } }

    func text(wholeDigits: Int) -> String {
      let scale = Self.scale(fractionDigits)
      let whole = String(digitsOf: units / scale, minimumLength: wholeDigits)
      return fractionDigits == 0
        ? whole : whole + "." + String(digitsOf: units % scale, minimumLength: fractionDigits)
    }
  }
}
