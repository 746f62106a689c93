import Foundation

/// Numbers for people: three digits and a unit.
enum Quantity {
  /// A time in nanoseconds.
  static func time(_ nanoseconds: Double) -> String {
    scaled(nanoseconds, by: 1000, units: ["ns", "µs", "ms", "s"])
  }

  /// A number of operations a second.
  static func rate(_ perSecond: Double) -> String {
    scaled(perSecond, by: 1000, units: ["/s", "k/s", "M/s", "G/s"])
  }

  /// A number of bytes.
  static func bytes(_ count: Int) -> String {
    if count < 1000 { return "\(count) B" }
    return scaled(Double(count), by: 1024, units: ["B", "KiB", "MiB", "GiB"])
  }

  /// A large number.
  static func count(_ value: Double) -> String {
    scaled(value, by: 1000, units: ["", "k", "M", "G"]).trimmingCharacters(in: .whitespaces)
  }

  /// How many times one is the other.
  static func ratio(_ value: Double) -> String { digits(value) + "×" }

  /// How much more or less a ratio is than 1.
  static func change(_ ratio: Double) -> String { String(format: "%+.1f %%", (ratio - 1) * 100) }

  private static func scaled(_ value: Double, by step: Double, units: [String]) -> String {
    var (value, unit) = (value, 0)
    while value >= 999.5, unit + 1 < units.count { (value, unit) = (value / step, unit + 1) }
    return digits(value) + " " + units[unit]
  }

  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    let places = abs(value) < 9.995 ? 2 : abs(value) < 99.95 ? 1 : 0
    return String(format: "%.\(places)f", value)
  }
}
