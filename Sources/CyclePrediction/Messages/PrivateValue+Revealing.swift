#if DEBUG && !hasFeature(Embedded)
public import Essentials

/// The content of a private value for a developer at the debugger; it exists in debug builds alone.
///
///     print(history.revealed)  // in the debugger: po history.revealed
///
/// Private values print and dump without their content. In a debug build, ``revealed`` of the module's
/// main values returns a text with the content. Nothing calls it, so that no log of a host contains it
/// by accident.
public protocol RevealedInDebugBuilds: PrivateValue {
  /// The content in lines, for a debugger alone.
  var revealed: String { get }
}

extension LoggedPeriod: RevealedInDebugBuilds {
  /// The dates in ISO 8601.
  public var revealed: String { iso8601 }
}

extension CycleHistory: RevealedInDebugBuilds {
  /// The periods and interruptions, one a line, and the number of logged days.
  public var revealed: String {
    let spans = interruptions.map {
      "\($0.kind.rawValue) \($0.start.iso8601)/\($0.end?.iso8601 ?? "..")"
    }
    return (periods.map(\.revealed) + spans + ["\(loggedDays.count) logged days"])
      .joined(separator: "\n")
  }
}

extension DayDistribution: RevealedInDebugBuilds {
  /// The days and their probabilities in percent, those above a thousandth.
  public var revealed: String {
    let days = probabilities.enumerated().filter { $0.element > 0.001 }
    return days.map { "\(firstDay + $0.offset): \(fixed($0.element * 100, 1)) %" }
      .joined(separator: "\n")
  }
}

extension DateDistribution: RevealedInDebugBuilds {
  /// The median and the interval of 80 %.
  public var revealed: String {
    let interval = interval(covering: 0.8)
    return "\(median.iso8601) (\(interval.lowerBound.iso8601)...\(interval.upperBound.iso8601))"
  }
}

extension CycleForecast: RevealedInDebugBuilds {
  /// The day, the next period, and the fertile days.
  public var revealed: String {
    """
    as of \(asOf.iso8601), cycle day \(currentCycle.map { "\($0.day)" } ?? "unknown"), \
    \(knownCycles) known cycles
    next period \(nextPeriod.start.revealed)
    ovulation \(fertility.ovulation.revealed)
    """
  }
}
#endif
