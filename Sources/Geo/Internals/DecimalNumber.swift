/// A number without a sign, as its digits state it.
struct DecimalNumber {
  /// The digits, of which at most 18 count.
  private let digits: Int64
  /// The power of ten by which the digits are divided.
  private let scale: Int64
  /// The number of digits before the point, including leading zeros.
  let wholeDigitCount: Int

  /// The decimal sign, a point or a comma, if there is one.
  let decimalSign: Unicode.Scalar?

  /// Whether the number has digits after the point.
  var hasFraction: Bool { scale > 1 }

  /// The number, correctly rounded if it has up to 15 significant digits.
  var value: Double { Double(digits) / Double(scale) }

  /// Reads digits with up to one point from the start of a text and removes them from it, or returns
  /// `nil` if the text does not start with a number or it exceeds 999,999,999.
  ///
  /// Digits after the first nine before the point and the first nine after it are ignored.
  ///
  /// - Parameters:
  ///   - scalars: The text.
  ///   - hasDecimalComma: Whether the first comma between two digits counts as a point.
  init?(readingFrom scalars: inout ArraySlice<Unicode.Scalar>, hasDecimalComma: Bool = false) {
    var (digits, scale): (Int64, Int64) = (0, 1)
    var (wholeDigitCount, fractionDigitCount) = (0, 0)
    var decimalSign: Unicode.Scalar?
    while let scalar = scalars.first {
      let isComma =
        hasDecimalComma && scalar == "," && wholeDigitCount > 0
        && ("0"..."9").contains(scalars.dropFirst().first ?? " ")
      if scalar == "." || isComma, decimalSign == nil {
        decimalSign = scalar
      } else {
        guard ("0"..."9").contains(scalar) else { break }
        let digit = Int64(scalar.value) - 48
        if decimalSign == nil {
          wholeDigitCount += 1
          digits = 10 * digits + digit
          guard digits <= 999_999_999 else { return nil }
        } else if fractionDigitCount < 9 {
          fractionDigitCount += 1
          (digits, scale) = (10 * digits + digit, 10 * scale)
        }
      }
      scalars.removeFirst()
    }
    guard wholeDigitCount + fractionDigitCount > 0 else { return nil }
    self.init(
      digits: digits, scale: scale, wholeDigitCount: wholeDigitCount, decimalSign: decimalSign)
  }

  private init(
    digits: Int64, scale: Int64, wholeDigitCount: Int, decimalSign: Unicode.Scalar? = nil
  ) {
    (self.digits, self.scale, self.wholeDigitCount) = (digits, scale, wholeDigitCount)
    self.decimalSign = decimalSign
  }

  /// The hundreds as a number of their own, and the number without them.
  var splitAtHundreds: (hundreds: Self, rest: Self) {
    let hundreds = digits / scale / 100
    return (
      Self(digits: hundreds, scale: 1, wholeDigitCount: max(wholeDigitCount - 2, 0)),
      Self(digits: digits - hundreds * 100 * scale, scale: scale, wholeDigitCount: 2)
    )
  }
}

/// Degrees with minutes and seconds.
struct SexagesimalAngle {
  private let parts: [DecimalNumber]

  /// Creates an angle from degrees and up to two further parts, or returns `nil` if a part after the
  /// first reaches 60 or a part before the last has a fraction.
  init?(_ parts: [DecimalNumber]) {
    guard (1...3).contains(parts.count), parts.dropFirst().allSatisfy({ $0.value < 60 }),
      !parts.dropLast().contains(where: { $0.hasFraction })
    else { return nil }
    self.parts = parts
  }

  /// The angle, with one rounding of the whole number of minutes or seconds and one of the quotient.
  var degrees: Double {
    var (sum, unitsPerDegree) = (0.0, 1.0)
    for (position, part) in parts.enumerated() {
      if position > 0 { (sum, unitsPerDegree) = (60 * sum, 60 * unitsPerDegree) }
      sum += part.value
    }
    return sum / unitsPerDegree
  }
}

extension String {
  /// Creates the decimal digits of a number, with leading zeros up to a minimum length.
  init(digitsOf number: some BinaryInteger, minimumLength: Int) {
    let digits = String(number)
    self = String(repeating: "0", count: Swift.max(0, minimumLength - digits.utf8.count)) + digits
  }
}
