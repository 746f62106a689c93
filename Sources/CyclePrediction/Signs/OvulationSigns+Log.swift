public import Essentials

extension OvulationSigns {
  /// Creates the signs of a cycle from its logged days.
  ///
  /// The usual time of measurement is the one of the cycle's undisturbed temperatures from which the
  /// others differ least. A temperature of an unknown time counts as measured at the usual time, and a
  /// wearable on the wrist measures during sleep, so its times say nothing.
  ///
  /// - Parameters:
  ///   - days: The logged days, in order; those before `start` are left out.
  ///   - start: The first day of the cycle.
  ///   - temperatureMethod: How temperatures are measured.
  ///   - isTrainedInMucus: Whether the person learned to observe mucus from a teacher.
  /// - Complexity: O(*n*)
  public init(
    of days: some Sequence<LoggedDay>, from start: CalendarDate,
    temperatureMethod: TemperatureMethod = .oral, isTrainedInMucus: Bool = false
  ) {
    self.init(temperatureMethod: temperatureMethod, isTrainedInMucus: isTrainedInMucus)
    var times: [(number: Int, minute: Int)] = []
    for day in days {
      let number = start.days(until: day.date) + 1
      let log = day.log
      guard (1...10_000).contains(number) else { continue }
      guard log.temperature != nil || log.ovulationTest != nil || log.mucus != nil else { continue }
      self[number] = Day(
        temperature: log.temperature?.celsius, isDisturbed: log.temperature?.isDisturbed ?? false,
        test: log.ovulationTest, mucus: log.mucus)
      if temperatureMethod == .oral, let temperature = log.temperature, !temperature.isDisturbed,
        let minute = temperature.minuteOfDay
      {
        times.append((number, minute))
      }
    }
    guard let usual = MinutesOfDay(times.map(\.minute)).median else { return }
    for (number, minute) in times {
      self[number]?.minutesFromUsualTime = MinutesOfDay.distance(usual, minute)
    }
  }
}

/// Times of day, where midnight follows the minute before it.
private struct MinutesOfDay {
  private static let count = 1440

  /// The number of times at each minute.
  private var counts = [Int](repeating: 0, count: count)

  /// Counts times, each in `0..<1440`.
  init(_ minutes: [Int]) {
    for minute in minutes { counts[minute] += 1 }
  }

  /// Returns the minutes between two times, the shorter way around the clock.
  static func distance(_ first: Int, _ second: Int) -> Int {
    let difference = abs(first - second)
    return min(difference, count - difference)
  }

  /// The time with the smallest sum of distances to all of them, the earliest of several; `nil` without
  /// times.
  ///
  /// - Complexity: O(*k*²) in the number *k* of different minutes, at most 1440.
  var median: Int? {
    let known = counts.indices.filter { counts[$0] > 0 }
    return known.map { minute in
      (sum: known.reduce(0) { $0 + counts[$1] * Self.distance(minute, $1) }, minute)
    }.min { $0 < $1 }?.1
  }
}
