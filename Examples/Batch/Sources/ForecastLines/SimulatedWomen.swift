import CycleResearch

/// Simulated women with the logs of their last year, in blocks, so that the memory does not grow with
/// their number.
package struct SimulatedWomen {
  /// The number of women who are simulated together.
  package static let blockSize = 10_000

  private let asOf: CalendarDate
  private let seed: UInt64

  /// The women on a day; the same seed gives the same women.
  package init(asOf: CalendarDate, seed: UInt64) {
    self.asOf = asOf
    self.seed = seed
  }

  /// A woman with what she logged, and what she does not know yet.
  package struct Woman {
    package let id: String
    package let age: Int
    package let starts: [CalendarDate]
    /// The first start after the day; `nil` for a woman who stopped logging before it.
    package let nextStart: CalendarDate?
  }

  /// Calls a function for each woman.
  ///
  /// Her first logged period starts 330 to 389 days before the day, and up to 39 later ones are logged.
  package func forEach(count: Int, _ body: (Woman) throws -> Void) throws {
    var offsets = SeededGenerator(seed: seed)
    for first in stride(from: 0, to: count, by: Self.blockSize) {
      let cohort = try CycleCohort(
        simulating: .standard, womanCount: min(Self.blockSize, count - first),
        cyclesPerWoman: 40...40, seed: offsets.next())
      for (index, woman) in cohort.women.enumerated() {
        let offset = 330 + Int(offsets.next() % 60)
        guard var start = asOf.adding(days: -offset) else { continue }
        var starts: [CalendarDate] = []
        for cycle in woman.cycles {
          guard start <= asOf, let next = start.adding(days: cycle.length) else { break }
          starts.append(start)
          start = next
        }
        try body(
          Woman(
            id: "s\(first + index + 1)", age: Int(woman.age ?? 0), starts: starts,
            nextStart: start > asOf ? start : nil))
      }
    }
  }
}

extension SimulatedWomen.Woman {
  /// The row of the woman.
  package func line(asOf: CalendarDate) -> String {
    "\(id),\(age),\(asOf.iso8601),\(starts.map(\.iso8601).joined(separator: " "))\n"
  }
}
