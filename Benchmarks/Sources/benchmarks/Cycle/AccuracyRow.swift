/// A row of the table of accuracies: the measured figure and its target.
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

  /// Creates a row for a number that must not exceed `bar`.
  init(_ name: String, _ value: Double, atMost bar: Double, places: Int = 3) {
    self.init(
      name, measured: decimal(value, places), bar: "<= " + decimal(bar, places),
      holds: value <= bar)
  }

  /// Creates a row for a percentage that must reach `bar`.
  init(_ name: String, percent value: Double, atLeast bar: Double) {
    self.init(
      name, measured: decimal(value, 1) + " %", bar: ">= " + decimal(bar, 1) + " %",
      holds: value >= bar)
  }

  /// Creates a row for a percentage that must be within `bar`.
  init(_ name: String, percent value: Double, within bar: ClosedRange<Double>) {
    self.init(
      name, measured: decimal(value, 1) + " %",
      bar: decimal(bar.lowerBound, 1) + "..." + decimal(bar.upperBound, 1) + " %",
      holds: bar.contains(value))
  }

  /// The cells of the row.
  var cells: [String] { [name, measured, bar, holds ? "holds" : "misses"] }
}
