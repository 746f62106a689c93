public import Essentials

/// Statistics of the ordinary cycles of a history.
///
///     let statistics = history.statistics(last: 12)
///     statistics?.cycleLengths.mean
///
/// The statistics take the log as it is: a period that was not logged turns two cycles into one
/// long cycle, and a long time without logging becomes one very long cycle.
/// ``CycleForecast/suspectedMissedPeriods`` finds such cycles, and
/// ``CycleHistory/exclude(cycleStartingOn:)`` excludes them.
public struct CycleStatistics: Equatable, Sendable, PrivateValue {
  /// The lengths of the cycles, from the first day of a period to the day before the next.
  public let cycleLengths: Lengths

  /// The lengths of the periods with a known end.
  public let periodLengths: Lengths?

  /// The cycle days of recorded ovulation days.
  public let ovulationDays: Lengths?

  /// The number of days after the recorded ovulation day until the end of the cycle.
  public let lutealLengths: Lengths?

  /// Creates the statistics of the ordinary cycles among `cycles`, or returns `nil` if there are
  /// none.
  ///
  /// - Complexity: O(*n* log *n*)
  public init?(_ cycles: [MenstrualCycle]) {
    let ordinary = cycles.filter { $0.isOrdinary }
    guard let cycleLengths = Lengths(of: ordinary.map { $0.length }) else { return nil }
    self.cycleLengths = cycleLengths
    periodLengths = Lengths(of: ordinary.compactMap { $0.period.length })
    ovulationDays = Lengths(of: ordinary.compactMap { $0.ovulationDay })
    lutealLengths = Lengths(
      of: ordinary.compactMap { cycle in cycle.ovulationDay.map { cycle.length - $0 } })
  }
}

extension CycleStatistics {
  /// Summary statistics of lengths in days.
  public struct Lengths: Hashable, Sendable, PrivateValue {
    /// The number of lengths; at least 1.
    public let count: Int

    /// The arithmetic mean, in days.
    public let mean: Double

    /// The sample standard deviation, in days: the square root of the sum of squared differences
    /// from the mean, divided by `count - 1`; `nil` for a single length.
    public let standardDeviation: Double?

    /// The median, in days: the mean of the two middle lengths if ``count`` is even.
    public let median: Double

    /// The shortest length, in days.
    public let shortest: Int

    /// The longest length, in days.
    public let longest: Int

    /// The difference between the longest and the shortest length, in days.
    public var spread: Int { longest - shortest }

    /// Creates the statistics of lengths, none longer than the calendar; `nil` if there are none.
    ///
    /// - Complexity: O(*n* log *n*)
    init?(of lengths: [Int]) {
      let sorted = lengths.sorted()
      guard let shortest = sorted.first, let longest = sorted.last else { return nil }
      count = sorted.count
      let mean = Double(sorted.reduce(0, +)) / Double(sorted.count)
      self.mean = mean
      let squares = sorted.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
      standardDeviation =
        sorted.count > 1 ? (squares / Double(sorted.count - 1)).squareRoot() : nil
      let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
      median = Double(low + high) / 2
      self.shortest = shortest
      self.longest = longest
    }
  }

  /// A point of a chart: a value and its date.
  public struct DatedValue<Value: Hashable & Sendable>: Hashable, Identifiable, Sendable,
    PrivateValue
  {
    /// The date; for a cycle or a period, its first day.
    public let date: CalendarDate

    /// The value.
    public let value: Value

    /// The date, which no other value of a series has.
    public var id: CalendarDate { date }
  }

  /// The number of times a symptom or mood was logged on one cycle day.
  public struct DayCount<Sign: Hashable & Sendable>: Hashable, Identifiable, Sendable, PrivateValue
  {
    /// The cycle day; the first day of the cycle is 1.
    public let cycleDay: Int

    /// The symptom or mood.
    public let sign: Sign

    /// The number of cycles in which the sign was logged on the day; at least 1.
    public let count: Int

    /// The number of cycles in which anything was logged on the day.
    public let loggedCycles: Int

    /// The value itself, since each combination of day and sign appears once.
    public var id: Self { self }
  }
}

extension CycleHistory {
  /// Returns the statistics of the ordinary cycles, or of the latest `count` of them; `nil` if
  /// there are none.
  ///
  /// - Complexity: O(*n* log *n*)
  public func statistics(last count: Int? = nil) -> CycleStatistics? {
    let cycles = ordinaryCycles
    guard let count else { return CycleStatistics(cycles) }
    return CycleStatistics(Array(cycles.suffix(max(0, count))))
  }

  /// The lengths of the ordinary cycles, in days.
  ///
  /// - Complexity: O(*n*)
  public var cycleLengthSeries: [CycleStatistics.DatedValue<Int>] {
    ordinaryCycles.map { CycleStatistics.DatedValue(date: $0.start, value: $0.length) }
  }

  /// The lengths of the periods with a known end, in days.
  ///
  /// - Complexity: O(*n*)
  public var periodLengthSeries: [CycleStatistics.DatedValue<Int>] {
    periods.compactMap { period in
      period.length.map { CycleStatistics.DatedValue(date: period.start, value: $0) }
    }
  }

  /// The flow of the days on which it was logged.
  ///
  /// - Complexity: O(*n*)
  public var flowSeries: [CycleStatistics.DatedValue<MenstrualFlow>] { series { $0.flow } }

  /// The weights of the days on which one was logged.
  ///
  /// - Complexity: O(*n*)
  public var weightSeries: [CycleStatistics.DatedValue<BodyWeight>] { series { $0.weight } }

  /// The basal temperatures of the days on which one was logged.
  ///
  /// - Complexity: O(*n*)
  public var temperatureSeries: [CycleStatistics.DatedValue<BasalTemperature>] {
    series { $0.temperature }
  }

  /// The number of times each symptom was logged on each cycle day, sorted by day and then by name.
  ///
  /// It counts the ordinary cycles and, if it is ordinary, the current cycle.
  ///
  /// - Complexity: O(*n* log *n*)
  public var symptomsByCycleDay: [CycleStatistics.DayCount<LoggedSymptom>] {
    countsByCycleDay { $0.symptoms }
  }

  /// The number of times each mood was logged on each cycle day, sorted by day and then by name.
  ///
  /// It counts the ordinary cycles and, if it is ordinary, the current cycle.
  ///
  /// - Complexity: O(*n* log *n*)
  public var moodsByCycleDay: [CycleStatistics.DayCount<LoggedMood>] {
    countsByCycleDay { $0.moods }
  }

  private func series<Value>(_ sign: (DayLog) -> Value?) -> [CycleStatistics.DatedValue<Value>] {
    loggedDays.compactMap { day in
      sign(day.log).map { CycleStatistics.DatedValue(date: day.date, value: $0) }
    }
  }

  private func countsByCycleDay<Sign: Comparable & Hashable & Sendable>(
    _ signs: (DayLog) -> Set<Sign>
  ) -> [CycleStatistics.DayCount<Sign>] {
    var logged: [Int] = []
    var noted: [(day: Int, sign: Sign)] = []
    for days in ordinaryDays {
      for entry in loggedDays(in: days) {
        let day = days.lowerBound.days(until: entry.date) + 1
        logged.append(day)
        for sign in signs(entry.log) { noted.append((day, sign)) }
      }
    }
    logged.sort()
    noted.sort { ($0.day, $0.sign) < ($1.day, $1.sign) }
    var result: [CycleStatistics.DayCount<Sign>] = []
    var first = 0
    while first < noted.endIndex {
      let (day, sign) = noted[first]
      let next = noted[first...].partitioningIndex { ($0.day, $0.sign) > (day, sign) }
      let loggedCycles =
        logged.partitioningIndex { $0 > day } - logged.partitioningIndex { $0 >= day }
      result.append(
        CycleStatistics.DayCount(
          cycleDay: day, sign: sign, count: next - first, loggedCycles: loggedCycles))
      first = next
    }
    return result
  }

  /// The days of the ordinary cycles, and those of the current one up to its last log if it is
  /// ordinary.
  private var ordinaryDays: [Range<CalendarDate>] {
    let completed = ordinaryCycles.map { $0.days }
    guard let last = loggedDays.last?.date, let current = currentCycle(asOf: last),
      let end = last.adding(days: 1), current.start == periods.last?.start, current.isOrdinary
    else { return completed }
    return completed + [current.start..<end]
  }
}
