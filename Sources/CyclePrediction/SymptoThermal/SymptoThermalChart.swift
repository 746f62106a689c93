import Essentials

/// The observations of one cycle, from which the sympto-thermal method derives the fertile days.
///
///     var chart = SymptoThermalChart(secondSign: .mucus)
///     try chart.record(BasalTemperature(celsius: 36.55), onDay: 5)
///     try chart.record(CervicalMucus.dry, onDay: 5)
///     let earlier = SymptoThermalChart.EarlierCycles(firstHigherDays: [17, 15])
///     let evaluation = chart.evaluation(after: earlier)
///
/// Days are cycle days: day 1 is the first day of menstrual bleeding, and spotting before it
/// belongs to the previous cycle. The rules are those of Sensiplan, by the German working group
/// NFP.
///
/// Not a contraceptive, and not medical advice.
public struct SymptoThermalChart: Hashable, Sendable, PrivateValue {
  /// The second sign of the double check, beside the temperature.
  public enum SecondSign: String, Hashable, CaseIterable, Sendable {
    /// None: the temperature is evaluated, but no day is called infertile.
    case none
    /// The quality of the cervical mucus.
    case mucus
    /// The opening and the firmness of the cervix.
    case cervix

    /// Creates a sign from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// The observation of one cycle day; never empty.
  struct Entry: Hashable, Sendable {
    let day: Int32
    var observation: Observation
  }

  /// The cycle days that a chart accepts: as many as the calendar has.
  public static let dayRange = 1...3_652_059

  /// The second sign of the double check, chosen at the start of the cycle.
  public let secondSign: SecondSign

  /// The days with an observation, in ascending order.
  private(set) var entries: [Entry]

  /// Creates a chart without observations.
  public init(secondSign: SecondSign) {
    self.init(secondSign: secondSign, validEntries: [])
  }

  /// Creates a chart from entries in ascending order of their days, none of them empty.
  init(secondSign: SecondSign, validEntries entries: [Entry]) {
    self.secondSign = secondSign
    self.entries = entries
  }

  /// The cycle days with an observation, in ascending order.
  ///
  ///     for day in chart.recordedDays { draw(chart.observation(onDay: day), atDay: day) }
  ///
  /// - Complexity: O(*n*) in the number of these days.
  public var recordedDays: [Int] { entries.map { Int($0.day) } }

  /// Returns the observation of a cycle day.
  ///
  /// - Complexity: O(log *n*) in the number of recorded days.
  public func observation(onDay day: Int) -> Observation {
    let index = firstIndex(from: day)
    guard index < entries.count, entries[index].day == day else { return Observation() }
    return entries[index].observation
  }

  /// Replaces the observation of a cycle day; an empty observation removes the day.
  ///
  /// - Complexity: O(log *n*) amortized for the latest day, otherwise O(*n*).
  /// - Throws: ``SymptoThermalChart/Error/dayOutOfRange(_:)`` for a day outside ``dayRange``.
  public mutating func record(
    _ observation: Observation, onDay day: Int
  ) throws(SymptoThermalChart.Error) {
    guard Self.dayRange.contains(day) else { throw .dayOutOfRange(day) }
    let index = firstIndex(from: day)
    let isRecorded = index < entries.count && entries[index].day == day
    switch (isRecorded, observation.isEmpty) {
    case (true, false): entries[index].observation = observation
    case (true, true): entries.remove(at: index)
    case (false, false):
      entries.insert(Entry(day: Int32(day), observation: observation), at: index)
    case (false, true): break
    }
  }

  /// Records a temperature, and keeps the other signs of the day.
  ///
  /// - Throws: ``SymptoThermalChart/Error/dayOutOfRange(_:)`` for a day outside ``dayRange``.
  public mutating func record(
    _ temperature: BasalTemperature, onDay day: Int
  ) throws(SymptoThermalChart.Error) {
    try change(onDay: day) { $0.temperature = temperature }
  }

  /// Records mucus, and keeps the other signs of the day.
  ///
  /// - Throws: ``SymptoThermalChart/Error/dayOutOfRange(_:)`` for a day outside ``dayRange``.
  public mutating func record(
    _ mucus: CervicalMucus, isExcluded: Bool = false, onDay day: Int
  ) throws(SymptoThermalChart.Error) {
    try change(onDay: day) { ($0.mucus, $0.isMucusExcluded) = (mucus, isExcluded) }
  }

  /// Records the state of the cervix, and keeps the other signs of the day.
  ///
  /// - Throws: ``SymptoThermalChart/Error/dayOutOfRange(_:)`` for a day outside ``dayRange``.
  public mutating func record(
    _ cervix: CervixState, isExcluded: Bool = false, onDay day: Int
  ) throws(SymptoThermalChart.Error) {
    try change(onDay: day) { ($0.cervix, $0.isCervixExcluded) = (cervix, isExcluded) }
  }

  private mutating func change(
    onDay day: Int, _ change: (inout Observation) -> Void
  ) throws(SymptoThermalChart.Error) {
    var observation = observation(onDay: day)
    change(&observation)
    try record(observation, onDay: day)
  }

  /// Returns the index of the first entry on or after a day.
  private func firstIndex(from day: Int) -> Int {
    // Days nearly always arrive in order.
    guard let last = entries.last, last.day >= day else { return entries.endIndex }
    return entries.partitioningIndex { $0.day >= day }
  }
}

extension SymptoThermalChart {
  /// An error that ``SymptoThermalChart`` throws when it rejects an observation.
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The cycle day is not in ``SymptoThermalChart/dayRange``.
    case dayOutOfRange(Int)

    /// A sentence that describes the error without the value.
    public var description: String {
      "The cycle day must be one or later, and within the calendar."
    }
  }
}
