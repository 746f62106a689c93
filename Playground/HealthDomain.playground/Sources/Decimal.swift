/// A number rounded to some digits after the point, with blanks before it up to a width.
///
/// - Precondition: The number of digits is in `1...9`, and the number rounds to less than 10⁹.
public func decimal(_ number: Double, digits: Int = 1, width: Int = 0) -> String {
  precondition((1...9).contains(digits), "A decimal has 1 to 9 digits after the point")
  precondition(abs(number) < 1e9, "A decimal is less than 10⁹")
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let units = Int((abs(number) * Double(scale)).rounded())
  let fraction = String(units % scale)
  let zeros = String(repeating: "0", count: digits - fraction.count)
  let sign = number < 0 && units > 0 ? "-" : ""
  return padded("\(sign)\(units / scale).\(zeros)\(fraction)", to: width)
}

/// A text with blanks before it up to a width.
public func padded(_ text: String, to width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
