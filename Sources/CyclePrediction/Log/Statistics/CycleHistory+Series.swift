import Essentials

extension CycleHistory {
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
  public var flowSeries: [CycleStatistics.DatedValue<MenstrualFlow>] { series(\.flow) }

  /// The weights of the days on which one was logged.
  ///
  /// - Complexity: O(*n*)
  public var weightSeries: [CycleStatistics.DatedValue<BodyWeight>] { series(\.weight) }

  /// The basal temperatures of the days on which one was logged.
  ///
  /// - Complexity: O(*n*)
  public var temperatureSeries: [CycleStatistics.DatedValue<BasalTemperature>] {
    series(\.temperature)
  }

  /// The number of times each symptom was logged on each cycle day, sorted by day and then by name.
  ///
  /// It counts the ordinary cycles and, if it is ordinary, the current cycle.
  ///
  /// - Complexity: O(*n* log *n*)
  public var symptomsByCycleDay: [CycleStatistics.DayCount<LoggedSymptom>] {
    countsByCycleDay(\.symptoms)
  }

  /// The number of times each mood was logged on each cycle day, sorted by day and then by name.
  ///
  /// It counts the ordinary cycles and, if it is ordinary, the current cycle.
  ///
  /// - Complexity: O(*n* log *n*)
  public var moodsByCycleDay: [CycleStatistics.DayCount<LoggedMood>] { countsByCycleDay(\.moods) }

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
    let completed = ordinaryCycles.map(\.days)
    guard let last = loggedDays.last?.date, let current = currentCycle(asOf: last),
      let end = last.adding(days: 1), current.start == periods.last?.start, current.isOrdinary
    else { return completed }
    return completed + [current.start..<end]
  }
}
