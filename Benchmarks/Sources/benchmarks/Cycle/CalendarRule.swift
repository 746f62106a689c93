import CycleResearch

/// An app's rule for the length of the next cycle, from its published source code.
struct CalendarRule: Sendable {
  /// The app.
  let name: String

  /// Returns the length of the next cycle after these, oldest first; `nil` if the app has no
  /// answer.
  let length: @Sendable ([Int]) -> Int?

  /// The length, in days, used if an app has no answer.
  static let withoutAnswer = 28

  /// The rules of eight apps.
  static let all: [CalendarRule] = [
    // Three cycles of at most 99 days; the mean is rounded to two places, and then to a day.
    CalendarRule(name: "drip") { lengths in
      let counted = lengths.filter { $0 <= 99 }
      guard counted.count >= 3 else { return nil }
      return rounded((mean(counted) * 100 + 0.5).rounded(.down) / 100)
    },
    // The mean of the last five, truncated to an integer.
    CalendarRule(name: "Mensinator") { lengths in
      lengths.isEmpty ? nil : Int(mean(lengths.suffix(5)))
    },
    CalendarRule(name: "Menstrudel") { lengths in
      let counted = lengths.filter { (10...130).contains($0) }
      return counted.isEmpty ? nil : rounded(mean(counted))
    },
    CalendarRule(name: "peri") { $0.isEmpty ? 28 : rounded(mean($0)) },
    CalendarRule(name: "Periodical") { lengths in
      let counted = lengths.filter { $0 <= 183 }
      return counted.isEmpty ? nil : counted.reduce(0, +) / counted.count
    },
    // The last five, each stored one day too short.
    CalendarRule(name: "Euki") { lengths in
      lengths.isEmpty ? nil : Int(mean(lengths.suffix(5).map { $0 - 1 }))
    },
    // The median of the last six.
    CalendarRule(name: "ovumcy") { lengths in
      guard !lengths.isEmpty else { return 28 }
      let last = lengths.suffix(6).sorted()
      let middle = last.count / 2
      return last.count.isMultiple(of: 2)
        ? rounded(mean(last[middle - 1...middle])) : last[middle]
    },
    CalendarRule(name: "luteal") { lengths in
      let counted = lengths.filter { (15...90).contains($0) }.suffix(6)
      return counted.isEmpty ? nil : rounded(mean(counted))
    },
  ]

  private static func mean(_ lengths: some Collection<Int>) -> Double {
    Double(lengths.reduce(0, +)) / Double(lengths.count)
  }

  /// Returns the nearest integer; a half is rounded up.
  private static func rounded(_ days: Double) -> Int { Int((days + 0.5).rounded(.down)) }
}

/// Returns the single day that an app shows, as a distribution.
extension CalendarRule: CycleLengthForecasting {
  func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution {
    DayDistribution(point: length(lengths) ?? Self.withoutAnswer)
  }

  var provenance: String { name }
}
