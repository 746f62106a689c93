/// An angle in whole ten-millionths of a degree, which converts to and from text without loss.
struct FixedDegrees: Hashable {
  private let tenMillionths: Int32

  /// The `Double` closest to the angle in degrees.
  var degrees: Double { Double(tenMillionths) / 1e7 }

  /// Rounds an angle in degrees, from -180 to 180, to seven decimal places.
  init(_ degrees: Double) { tenMillionths = Int32((degrees * 1e7).rounded()) }

  /// Creates an angle from a decimal number such as `-112.0774`, or returns `nil` if the text is not
  /// a decimal number or its magnitude exceeds the limit.
  ///
  /// The value is rounded to seven decimal places.
  ///
  /// - Precondition: `limit` is at most 180.
  init?(decimal: some Collection<UInt8>, limit: Int64) {
    let isNegative = decimal.first == UInt8(ascii: "-")
    var magnitude: Int64 = 0
    var decimalPlaces: Int?
    var hasDigits = false
    for byte in isNegative ? decimal.dropFirst() : decimal[...] {
      if byte == UInt8(ascii: "."), decimalPlaces == nil {
        decimalPlaces = 0
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      hasDigits = true
      let digit = Int64(byte - UInt8(ascii: "0"))
      switch decimalPlaces {
      case 7?:
        // The eighth digit alone decides the rounding.
        magnitude += digit >= 5 ? 1 : 0
        decimalPlaces = 8
      case 8?:
        break
      default:
        magnitude = magnitude * 10 + digit
        decimalPlaces = decimalPlaces.map { $0 + 1 }
        guard magnitude <= limit * 10_000_000 else { return nil }
      }
    }
    guard hasDigits else { return nil }
    for _ in min(decimalPlaces ?? 0, 7)..<7 { magnitude *= 10 }
    guard magnitude <= limit * 10_000_000 else { return nil }
    tenMillionths = Int32(isNegative ? -magnitude : magnitude)
  }

  /// The shortest decimal number that is read as this angle.
  var decimal: String {
    let magnitude = tenMillionths.magnitude
    let sign = tenMillionths < 0 ? "-" : ""
    let whole = sign + String(magnitude / 10_000_000)
    let places = magnitude % 10_000_000
    guard places != 0 else { return whole }
    var digits = String(digitsOf: places, minimumLength: 7)
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
