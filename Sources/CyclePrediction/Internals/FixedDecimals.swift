/// Returns `value` with `places` decimal places, in `0...6`; a dash if it is NaN or has more than
/// 12 digits.
package func fixed(_ value: Double, _ places: Int) -> String {
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
