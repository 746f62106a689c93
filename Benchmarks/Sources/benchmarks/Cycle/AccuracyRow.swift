/// A line of the table of accuracies: what was measured, and what it should be.
struct AccuracyRow {
  let name: String
  let measured: String
  let bar: String
  let holds: Bool

  init(_ name: String, measured: String, bar: String, holds: Bool) {
    self.name = name
    self.measured = measured
    self.bar = bar
    self.holds = holds
  }

  /// A number that should not exceed `bar`.
  init(_ name: String, _ value: Double, atMost bar: Double, places: Int = 3) {
    self.init(
      name, measured: decimal(value, places), bar: "<= " + decimal(bar, places),
      holds: value <= bar)
  }

  /// A percentage that should reach `bar`.
  init(_ name: String, percent value: Double, atLeast bar: Double) {
    self.init(
      name, measured: decimal(value, 1) + " %", bar: ">= " + decimal(bar, 1) + " %",
      holds: value >= bar)
  }

  /// A percentage that should lie within `bar`.
  init(_ name: String, percent value: Double, within bar: ClosedRange<Double>) {
    self.init(
      name, measured: decimal(value, 1) + " %",
      bar: decimal(bar.lowerBound, 1) + "..." + decimal(bar.upperBound, 1) + " %",
      holds: bar.contains(value))
  }

  /// The cells of the line.
  var cells: [String] { [name, measured, bar, holds ? "holds" : "misses"] }
}
