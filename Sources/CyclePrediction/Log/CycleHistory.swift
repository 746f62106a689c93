public import Essentials

/// The log of one person: periods, daily observations, interruptions, and excluded cycles.
///
///     var history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
///     try history.add(LoggedPeriod(start: start), asOf: today)
///     history.statistics()?.cycleLengths.mean
///
/// Entries are kept sorted by day, in whatever order they were added, so two histories with the
/// same content are equal. A method that throws changes nothing. The history has no clock: the
/// caller passes today's date to the methods that reject future dates.
public struct CycleHistory: Equatable, Sendable, PrivateValue {
  /// The rule that decides which days of bleeding form one period.
  public let rule: MensesRule

  /// The periods, from earliest to latest, by the ``rule``: those that were added, and those that
  /// follow from logged flow.
  ///
  /// No two share a day. More than ``MensesRule/maximumBreak`` days lie between two of them, and at
  /// least ``MensesRule/shortestCycle`` days between their first days.
  public internal(set) var periods: [LoggedPeriod] = []

  /// The periods as they were added, from earliest to latest, before they are merged with each other
  /// and with logged flow.
  public internal(set) var addedPeriods: [LoggedPeriod] = []

  /// The days of flow above spotting that belong to no period because the person said so, for
  /// example by removing the period; from earliest to latest.
  public internal(set) var bleedingOutsidePeriods: [CalendarDate] = []

  /// The logged days, from earliest to latest; no log is empty.
  public internal(set) var loggedDays: [LoggedDay] = []

  /// The interruptions, from earliest to latest; no two share a day.
  public internal(set) var interruptions: [CycleInterruption] = []

  /// The recorded ovulation days, from earliest to latest.
  public internal(set) var ovulationDays: [CalendarDate] = []

  /// The first days of the excluded cycles, from earliest to latest; each is the start of a period.
  public internal(set) var excludedCycleStarts: [CalendarDate] = []

  /// The first days of the periods of which the person said that they were periods, from earliest to
  /// latest; see ``confirmPeriod(startingOn:)``.
  public internal(set) var confirmedPeriodStarts: [CalendarDate] = []

  /// The days of cycles on which no period went unlogged because the person said so, each from the
  /// first day of the cycle, from earliest to latest; see ``confirmCycle(startingOn:asOf:)``.
  public internal(set) var confirmedCycleDays: [ClosedRange<CalendarDate>] = []

  /// The days through which the person said that no positive pregnancy test was a pregnancy, from earliest
  /// to latest; see ``confirmNoPregnancy(on:asOf:)``.
  public internal(set) var confirmedNoPregnancyDays: [CalendarDate] = []

  /// The fields of the stored history that this version does not know, such as a list that a newer version
  /// of an app keeps.
  ///
  /// They are kept and written back, and so are those of its periods, days, and interruptions. An
  /// interruption of an unknown kind is a ``CycleInterruption/Kind/pause``.
  public private(set) var unknownFields = UnknownFields()

  /// The unknown fields of the rows of each list, by the dates of the rows.
  var unknownRowFields = UnknownRowFields()

  /// Creates an empty history.
  public init(rule: MensesRule = .standard) {
    self.rule = rule
  }

  /// Creates a history from entries in any order.
  ///
  /// Periods are merged with each other and with logged flow, as in ``add(_:asOf:)->_``. Empty logs
  /// are dropped, and so are days in `bleedingOutsidePeriods` without flow. No date is compared
  /// with today.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``CycleHistory/Error``, for periods or interruptions that share a day, for two logs
  ///   of the same date, and for an excluded or confirmed one whose first day is in no period.
  public init(
    periods: [LoggedPeriod], loggedDays: [LoggedDay] = [], interruptions: [CycleInterruption] = [],
    ovulationDays: [CalendarDate] = [], excludedCycleStarts: [CalendarDate] = [],
    bleedingOutsidePeriods: [CalendarDate] = [], confirmedPeriodStarts: [CalendarDate] = [],
    confirmedCycleDays: [ClosedRange<CalendarDate>] = [],
    confirmedNoPregnancyDays: [CalendarDate] = [], rule: MensesRule = .standard
  ) throws(CycleHistory.Error) {
    self.rule = rule
    addedPeriods = periods.sorted { ($0.start, $0.lastKnownDay) < ($1.start, $1.lastKnownDay) }
    for (earlier, later) in zip(addedPeriods, addedPeriods.dropFirst())
    where later.start <= earlier.lastKnownDay {
      throw .overlapping(with: earlier)
    }
    self.loggedDays = loggedDays.filter { !$0.log.isEmpty }.sorted { $0.date < $1.date }
    for (day, next) in zip(self.loggedDays, self.loggedDays.dropFirst())
    where day.date == next.date {
      throw .loggedTwice(on: day.date)
    }
    self.interruptions = interruptions.sorted { $0.start < $1.start }
    for (earlier, later) in zip(self.interruptions, self.interruptions.dropFirst())
    where later.start <= earlier.lastDay {
      throw .overlappingInterruption(with: earlier)
    }
    self.ovulationDays = ovulationDays.sortedWithoutRepeats()
    self.confirmedNoPregnancyDays = confirmedNoPregnancyDays.sortedWithoutRepeats()
    self.bleedingOutsidePeriods = bleedingOutsidePeriods.sortedWithoutRepeats().filter {
      self[$0]?.bleeding.map { $0 > .spotting } ?? false
    }
    let bleedings = bleedings(from: .earliest)
    self.periods = bleedings.map { $0.period }
    func period(_ start: CalendarDate) throws(CycleHistory.Error) -> CalendarDate {
      guard let whole = bleedings.start(ofPeriodOn: start) else {
        throw .noPeriod(startingOn: start)
      }
      return whole
    }
    self.excludedCycleStarts = try excludedCycleStarts.map(period).sortedWithoutRepeats()
    self.confirmedPeriodStarts = try confirmedPeriodStarts.map(period).sortedWithoutRepeats()
    for days in confirmedCycleDays {
      guard let days = days.starting(on: try period(days.lowerBound)) else { continue }
      self.confirmedCycleDays.append(days)
    }
    self.confirmedCycleDays = self.confirmedCycleDays.joiningEqualStarts()
  }

  /// Creates a history from periods written in ISO 8601, in any order: a date, `2026-02-01`, or an
  /// interval, `2026-01-03/2026-01-07`.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``CycleHistory/Error``, for the first text that is not a period, and for periods
  ///   that share a day.
  public init(
    iso8601 texts: [String], rule: MensesRule = .standard
  ) throws(CycleHistory.Error) {
    var periods: [LoggedPeriod] = []
    periods.reserveCapacity(texts.count)
    for (index, text) in texts.enumerated() {
      do {
        periods.append(try LoggedPeriod(iso8601: text))
      } catch {
        throw .notAPeriod(at: index, error)
      }
    }
    try self.init(periods: periods, rule: rule)
  }

  /// Whether nothing is logged.
  public var isEmpty: Bool { self == CycleHistory(rule: rule) }
}

extension CycleHistory {
  /// The result of adding or changing a period.
  public enum Addition: Hashable, Sendable, PrivateValue {
    /// The period is stored as given.
    case separate
    /// The period was merged with these neighboring periods into one, such as the period that was
    /// logged a few days before: tell the person that both count as one.
    case joined([LoggedPeriod], into: LoggedPeriod)
  }

  /// Returns the history as it was known on a date.
  ///
  /// Later periods, logs, interruptions, and ovulation days are removed. If a period or an
  /// interruption ends after the date, its end is unknown in the result. The end of a period that
  /// follows from its flow is known once more than ``MensesRule/maximumBreak`` days have passed.
  ///
  /// - Complexity: O(log *n*) plus the entries of the latest cycle if nothing is after the date,
  ///   otherwise O(*n*).
  public func prefix(through date: CalendarDate) -> CycleHistory {
    var result = self
    result.addedPeriods.removeLast { $0.start > date }
    result.addedPeriods.replaceLast { $0.known(on: date) }
    result.loggedDays.removeLast { $0.date > date }
    result.bleedingOutsidePeriods.removeLast { $0 > date }
    result.interruptions.removeLast { $0.start > date }
    result.interruptions.replaceLast { $0.known(on: date) }
    result.ovulationDays.removeLast { $0 > date }
    result.excludedCycleStarts.removeLast { $0 > date }
    result.confirmedPeriodStarts.removeLast { $0 > date }
    result.confirmedCycleDays.removeLast { $0.lowerBound > date }
    result.confirmedCycleDays.replaceLast { $0.lowerBound...min($0.upperBound, date) }
    result.confirmedNoPregnancyDays.removeLast { $0 > date }
    result.periods.removeLast { $0.start > date }
    if let next = result.periods.last?.start.adding(days: 1) {
      result.updatePeriods(from: next, knownThrough: date)
    }
    return result
  }
}

extension Array {
  /// Removes all elements that fulfill a condition, which must be a suffix of the array.
  fileprivate mutating func removeLast(where isInSecondPart: (Element) -> Bool) {
    let index = partitioningIndex(where: isInSecondPart)
    if index < endIndex { removeSubrange(index...) }
  }

  /// Replaces the last element with the result of a function.
  fileprivate mutating func replaceLast(
    _ transform: (Element) -> Element
  ) where Element: Equatable {
    guard let last else { return }
    let replacement = transform(last)
    if replacement != last { self[endIndex - 1] = replacement }
  }
}

extension CycleHistory {
  /// An error that a ``CycleHistory`` throws when it rejects a change; the history stays unchanged.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The period shares a day with this logged period.
    case overlapping(with: LoggedPeriod)
    /// The date is after today.
    case inFuture(CalendarDate)
    /// No period starts on the date.
    case noPeriod(startingOn: CalendarDate)
    /// The text at this index, counted from 0, is not a period.
    case notAPeriod(at: Int, LoggedPeriod.Error)
    /// The interruption shares a day with this logged interruption.
    case overlappingInterruption(with: CycleInterruption)
    /// No interruption starts on the date.
    case noInterruption(startingOn: CalendarDate)
    /// The new end date is before the start date.
    case endsBeforeStart
    /// Two logs are given for the same date.
    case loggedTwice(on: CalendarDate)

    /// A sentence that describes the error without any date of the person.
    public var description: String {
      switch self {
      case .overlapping: "The period shares a day with a logged period."
      case .inFuture: "The date must not be after today."
      case .noPeriod: "No logged period starts on this date."
      case .notAPeriod(_, let error): error.description
      case .overlappingInterruption: "The interruption shares a day with a logged interruption."
      case .noInterruption: "No logged interruption starts on this date."
      case .endsBeforeStart: "The end must not be before the start."
      case .loggedTwice: "Each date can have only one log."
      }
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as an object with the rule and one array for each kind of entry, sorted by day. Empty
/// arrays are omitted. The periods are those that were added; the others follow from the flow. Unknown fields
/// are kept.
extension CycleHistory: Codable {
  private enum CodingKeys: String, CodingKey {
    case rule
    case periods
    case loggedDays
    case interruptions
    case ovulationDays
    case excludedCycleStarts
    case bleedingOutsidePeriods
    case confirmedPeriodStarts
    case confirmedCycleDays
    case confirmedNoPregnancyDays
  }

  /// Decodes a history; its arrays may be in any order.
  ///
  /// - Throws: `DecodingError`, including for entries that the initializer from arrays rejects.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func array<Element: Decodable>(_ key: CodingKeys) throws -> [Element] {
      try container.decodeIfPresent([Element].self, forKey: key) ?? []
    }
    let rule = try container.decodeIfPresent(MensesRule.self, forKey: .rule) ?? .standard
    func rows<Row: HistoryRow>(_ key: CodingKeys) throws -> HistoryRows<Row> {
      try container.decodeIfPresent(HistoryRows<Row>.self, forKey: key) ?? HistoryRows()
    }
    let periods: HistoryRows<LoggedPeriod> = try rows(.periods)
    let loggedDays: HistoryRows<LoggedDay> = try rows(.loggedDays)
    let interruptions: HistoryRows<CycleInterruption> = try rows(.interruptions)
    let ovulationDays: [CalendarDate] = try array(.ovulationDays)
    let excludedCycleStarts: [CalendarDate] = try array(.excludedCycleStarts)
    let bleedingOutsidePeriods: [CalendarDate] = try array(.bleedingOutsidePeriods)
    let confirmedPeriodStarts: [CalendarDate] = try array(.confirmedPeriodStarts)
    let confirmedCycleDays: [ClosedRange<CalendarDate>] = try array(.confirmedCycleDays)
    let confirmedNoPregnancyDays: [CalendarDate] = try array(.confirmedNoPregnancyDays)
    do {
      try self.init(
        periods: periods.rows, loggedDays: loggedDays.rows, interruptions: interruptions.rows,
        ovulationDays: ovulationDays, excludedCycleStarts: excludedCycleStarts,
        bleedingOutsidePeriods: bleedingOutsidePeriods,
        confirmedPeriodStarts: confirmedPeriodStarts, confirmedCycleDays: confirmedCycleDays,
        confirmedNoPregnancyDays: confirmedNoPregnancyDays, rule: rule)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: error.description))
    }
    unknownFields = try UnknownFields(of: decoder, except: CodingKeys.self)
    unknownRowFields = UnknownRowFields(
      periods: periods.unknownFields, loggedDays: loggedDays.unknownFields,
      interruptions: interruptions.unknownFields)
  }

  /// Encodes all logged entries.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ array: [some Encodable], _ key: CodingKeys) throws {
      if !array.isEmpty { try container.encode(array, forKey: key) }
    }
    try container.encode(rule, forKey: .rule)
    func encode<Row: HistoryRow>(
      _ rows: [Row], _ unknown: [CalendarDate: UnknownFields], _ key: CodingKeys
    ) throws {
      guard !rows.isEmpty else { return }
      try container.encode(HistoryRows(rows: rows, unknownFields: unknown), forKey: key)
    }
    try encode(addedPeriods, unknownRowFields.periods, .periods)
    try encode(loggedDays, unknownRowFields.loggedDays, .loggedDays)
    try encode(interruptions, unknownRowFields.interruptions, .interruptions)
    try encode(ovulationDays, .ovulationDays)
    try encode(excludedCycleStarts, .excludedCycleStarts)
    try encode(bleedingOutsidePeriods, .bleedingOutsidePeriods)
    try encode(confirmedPeriodStarts, .confirmedPeriodStarts)
    try encode(confirmedCycleDays, .confirmedCycleDays)
    try encode(confirmedNoPregnancyDays, .confirmedNoPregnancyDays)
    try unknownFields.encode(to: encoder)
  }
}
#endif
