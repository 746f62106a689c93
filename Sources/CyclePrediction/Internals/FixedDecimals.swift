/// Returns a count to divide by; NaN for 0, because 0 divided by 0 prints as "-nan" on some platforms.
func divisor(_ count: Int) -> Double { count == 0 ? .nan : Double(count) }

/// Returns `value` with `places` decimal places, in `0...6`; a dash if it is NaN or has more than
/// 12 digits.
func fixed(_ value: Double, _ places: Int) -> String {
  var factor = 1
  for _ in 0..<places { factor *= 10 }
  let scaled = (abs(value) * Double(factor)).rounded()
  guard scaled < 1e12 else { return "-" }
  let units = Int64(scaled)
  let sign = value < 0 && units > 0 ? "-" : ""
  let whole = units / Int64(factor)
  guard places > 0 else { return "\(sign)\(whole)" }
  let fraction = String(units % Int64(factor))
  return "\(sign)\(whole).\(String(repeating: "0", count: places - fraction.count))\(fraction)"
}
