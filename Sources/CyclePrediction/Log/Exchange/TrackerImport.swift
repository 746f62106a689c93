// Embedded Swift has no number parser and no Codable, which the exports need.
#if !hasFeature(Embedded)
public import Essentials

/// A log read from the export of another tracker, with what was not understood.
///
///     let result = try TrackerImport(dripCSV: text, asOf: today)
///     show(result.history.periods.count, result.unreadNames, result.problems.count)
///
/// Few trackers document their export. The forms are those that public converters and importers read,
/// and each initializer lists what it reads. Everything else is named in ``unreadNames``, so that
/// an app can say what was left out. Days after today, such as forecasts, are dropped and counted.
///
/// Lines and entries of one day add up, in any order. If they contradict each other, one value
/// counts (of bleeding and mucus the stronger, of temperatures the lower), and it is a problem. A
/// value whose exclusion is not understood counts as excluded, and the exclusion is a problem. A
/// date before 1900 or more than a year after today is a problem, because its calendar may be
/// another; no date is converted.
///
/// The dates of a table can also be those that a spreadsheet writes: `2026/3/5`, `5.3.2026` with the
/// day first, and `3/5/2026` if the table shows the order of day and month; see
/// ``init(periodsCSV:start:end:asOf:rule:)``. In a table with a line for each day, five days in a row
/// show it, too.
public struct TrackerImport: Equatable, Sendable, PrivateValue {
  /// The log.
  public internal(set) var history: CycleHistory

  /// The names of columns or kinds of entries that have content but were not read, sorted.
  public internal(set) var unreadNames: [String] = []

  /// The cells or entries that were not understood, or that contradict an earlier one, in their
  /// order.
  public internal(set) var problems: [Problem] = []

  /// The number of days after today, up to a year, that were dropped, such as those of forecasts.
  public internal(set) var droppedDays = 0

  /// A cell or entry that was not understood.
  public struct Problem: Hashable, Sendable, PrivateValue {
    /// The line of a table, counted from 1, or the place of the entry in its list, counted from 0.
    public let place: Int

    /// The name of the column or of the kind of entry.
    public let name: String
  }

  /// An error of a text that cannot be read at all.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The first line has no column for the date, or the text is empty.
    case noDateColumn
    /// A quotation mark in the row that starts on this line is not closed, or text follows it.
    case quotation(line: Int)

    /// A sentence that describes the error without the content of the text.
    public var description: String {
      switch self {
      case .noDateColumn: "The first line of the table must name a column for the date."
      case .quotation:
        "A quoted cell must end with a quotation mark, followed by a separator or a line break."
      }
    }
  }
}

extension TrackerImport {
  /// Reads the table that the app drip exports: one line for each day.
  ///
  /// It reads the columns `date`, `temperature.value`, `.exclude`, and `.time` (as `06:45`),
  /// `bleeding.value` (0 for spotting to 3 for heavy) and `.exclude`, `mucus.value` (0 to 4, in
  /// Sensiplan's order) and `.exclude`, `cervix.opening`, `.firmness`, `.position`, and `.exclude`,
  /// `note.value`, and those of `sex`, `pain`, and `mood` that are true, also in the words of a
  /// spreadsheet in another language, such as `WAHR`. Excluded bleeding belongs to no period.
  /// Excluded mucus and cervix are not read, and neither is half a cervix; their columns are named. A
  /// temperature beside the content of another column that excludes, such as
  /// `temperature.questionable`, counts as disturbed.
  ///
  /// - Parameters:
  ///   - text: The table.
  ///   - today: The last day to read.
  ///   - rule: The rule of the new history.
  /// - Complexity: O(*n* log *n*) in the length of the text.
  /// - Throws: ``TrackerImport/Error``.
  public init(
    dripCSV text: String, asOf today: CalendarDate, rule: MensesRule = .standard
  ) throws(TrackerImport.Error) {
    var reader = TrackerReader(today: today)
    try reader.read(text) { $0.readDrip(&$1) }
    self = reader.result(rule: rule)
  }

  /// Reads the table that Natural Cycles exports: one line for each day.
  ///
  /// It reads the columns `Date`, `Temperature` in degrees Celsius or Fahrenheit, `Menstruation`
  /// (`MENSTRUATION` or `SPOTTING`), and `Flow Quantity` (`HEAVY`, `MEDIUM`, `LIGHT`, `SPOTTING`,
  /// `NONE`, `UNCATEGORIZED`). Menstruation without a quantity is logged as medium flow. A column
  /// of flags, of skipped, or of deviating values is not read, but a temperature beside its content
  /// counts as disturbed.
  ///
  /// - Parameters:
  ///   - text: The table.
  ///   - today: The last day to read: the export may contain predicted days.
  ///   - rule: The rule of the new history.
  /// - Complexity: O(*n* log *n*) in the length of the text.
  /// - Throws: ``TrackerImport/Error``.
  public init(
    naturalCyclesCSV text: String, asOf today: CalendarDate, rule: MensesRule = .standard
  ) throws(TrackerImport.Error) {
    var reader = TrackerReader(today: today)
    try reader.read(text) { $0.readNaturalCycles(&$1) }
    self = reader.result(rule: rule)
  }
}

/// The entries of an import, before they are a history.
struct TrackerReader {
  let today: CalendarDate
  var days: [CalendarDate: TrackerDay] = [:]
  private(set) var periods: [LoggedPeriod] = []
  private var readPeriods: [(period: LoggedPeriod, place: Int)] = []
  var ovulationDays: [CalendarDate] = []
  var excludedStarts: [CalendarDate] = []
  var unread: Set<String> = []
  /// The number of lines of the tables before.
  var firstLine = 0
  /// The order of day and month in the table that is read.
  var dayOrder: DayOrder?
  private(set) var problems: [TrackerImport.Problem] = []
  private var droppedDays: Set<CalendarDate> = []
  /// Whether the last entry of a day and name said that it is so.
  private var said: [CalendarDate: [String: Bool]] = [:]

  init(today: CalendarDate) { self.today = today }

  /// Notes a cell or entry that was not understood.
  mutating func addProblem(_ place: Int, _ name: String) {
    problems.append(TrackerImport.Problem(place: place, name: name))
  }

  /// Whether a date is to be read; a later one is counted, and an implausible one is a problem.
  mutating func isKept(_ date: CalendarDate, _ place: Int, _ name: String) -> Bool {
    if date.year < 1900 || today.days(until: date) > 366 {
      addProblem(place, name)
      return false
    }
    guard date > today else { return true }
    droppedDays.insert(date)
    return false
  }

  /// Sets a value of a day; another value that is already known is a problem, and the preferred one
  /// of both counts.
  mutating func put<Value: Equatable>(
    _ value: Value?, _ field: WritableKeyPath<TrackerDay, Value?>, on date: CalendarDate,
    _ place: Int, _ name: String, preferring isPreferred: (Value, Value) -> Bool
  ) {
    guard let value else { return }
    guard let known = days[date]?[keyPath: field] else {
      days[date, default: TrackerDay()][keyPath: field] = value
      return
    }
    guard known != value else { return }
    addProblem(place, name)
    if isPreferred(value, known) { days[date]?[keyPath: field] = value }
  }

  /// Notes that an entry of a day says that something is so or not; the opposite of an earlier entry is a
  /// problem.
  mutating func say(_ isTrue: Bool, on date: CalendarDate, _ place: Int, _ name: String) {
    let known = said[date, default: [:]].updateValue(isTrue, forKey: name)
    if let known, known != isTrue { addProblem(place, name) }
  }

  /// Adds a period whose first day is to be read; an implausible last day is a problem.
  mutating func add(
    _ period: LoggedPeriod, _ place: Int, endName: String = "period_end_date"
  ) {
    var period = period
    if let end = period.end, !isKept(end, place, endName) {
      period = LoggedPeriod(validStart: period.start, end: nil)
    } else if let length = period.length, length > 60 {
      // No bleeding of two months is one period; one date is wrong.
      addProblem(place, endName)
      period = LoggedPeriod(validStart: period.start, end: nil)
    }
    readPeriods.append((period, place))
  }

  /// Keeps the first of several periods that share a day; each of the others is a problem, unless it
  /// says nothing else.
  mutating func settlePeriods(
    start startName: String = "period_start_date", end endName: String = "period_end_date"
  ) {
    // Of two with the same first day, the one with an end comes first.
    let sorted = readPeriods.sorted {
      ($0.period.start, $0.period.end ?? .latest, $0.place)
        < ($1.period.start, $1.period.end ?? .latest, $1.place)
    }
    for (period, place) in sorted {
      guard let last = periods.last, period.start <= last.lastKnownDay else {
        periods.append(period)
        continue
      }
      if period.start > last.start {
        addProblem(place, startName)
      } else if let end = period.end, end != last.end {
        addProblem(place, endName)
      }
    }
    problems.sort { $0.place < $1.place }
  }

  /// Returns the import.
  ///
  /// - Complexity: O(*n* log *n*)
  mutating func result(rule: MensesRule) -> TrackerImport {
    var history = CycleHistory(rule: rule)
    for (date, day) in days.sorted(by: { $0.key < $1.key }) {
      let log = day.log(naming: &unread)
      guard !log.isEmpty else { continue }
      history.loggedDays.append(LoggedDay(date: date, log: log))
      if day.exclusions.contains("bleeding.exclude"), let flow = log.flow, flow > .spotting {
        history.bleedingOutsidePeriods.append(date)
      }
    }
    history.addedPeriods = periods
    history.ovulationDays = ovulationDays.sortedWithoutRepeats()
    let bleedings = history.bleedings(from: .earliest)
    history.periods = bleedings.map { $0.period }
    history.excludedCycleStarts =
      excludedStarts.compactMap(bleedings.start(ofPeriodOn:)).sortedWithoutRepeats()
    return TrackerImport(
      history: history, unreadNames: unread.sorted { $0.bytesPrecede($1) }, problems: problems,
      droppedDays: droppedDays.count)
  }
}

/// The contents of an export for one day.
struct TrackerDay {
  var moods: Set<LoggedMood> = []
  var symptoms: Set<LoggedSymptom> = []
  var ovulationTest: OvulationTest?
  var flow: MenstrualFlow?
  var saysNoFlow = false
  var saysMenstruation = false
  var hasSpotting = false
  var isFlowUncategorized = false
  var celsius: Double?
  var minute: Int?
  var isDisturbed = false
  var mucus: CervicalMucus?
  var opening: Int?
  var firmness: Int?
  var position: Int?
  var notes: Set<String> = []
  /// The columns of exclusions that are true or not understood.
  var exclusions: Set<String> = []
  /// The columns about intercourse that are true.
  var intercourse: Set<String> = []

  /// Returns the log of the day, and names the contents for which it has no field.
  func log(naming unread: inout Set<String>) -> DayLog {
    var log = DayLog(moods: moods, symptoms: symptoms, ovulationTest: ovulationTest)
    log.flow = flow ?? (saysNoFlow ? nil : unmeasuredFlow)
    if exclusions.contains("bleeding.exclude"), log.flow.map({ $0 == .spotting }) ?? true {
      unread.insert("bleeding.exclude")
    }
    let isExcluded = exclusions.contains("temperature.exclude")
    if let celsius {
      log.temperature = try? BasalTemperature(
        celsius: celsius, isDisturbed: isDisturbed || isExcluded, minuteOfDay: minute)
    } else {
      if isExcluded { unread.insert("temperature.exclude") }
      if minute != nil { unread.insert("temperature.time") }
    }
    if exclusions.contains("mucus.exclude") {
      unread.insert(mucus == nil ? "mucus.exclude" : "mucus.value")
    } else {
      log.mucus = mucus
    }
    log.cervix = cervix(naming: &unread)
    log.notes = notes.sorted { $0.bytesPrecede($1) }.joined(separator: "\n")
    log.intercourse = loggedIntercourse(naming: &unread)
    return log
  }

  /// The flow of bleeding without a quantity.
  private var unmeasuredFlow: MenstrualFlow? {
    if saysMenstruation { return .medium }
    return hasSpotting ? .spotting : isFlowUncategorized ? .medium : nil
  }

  private func cervix(naming unread: inout Set<String>) -> CervixState? {
    let isExcluded = exclusions.contains("cervix.exclude")
    if let opening, let firmness, !isExcluded {
      // A log has no position between low and high.
      if position == 1 { unread.insert("cervix.position") }
      return CervixState(
        opening: CervixState.Opening.allCases[opening],
        firmness: CervixState.Firmness.allCases[firmness],
        position: position == 0 ? .low : position == 2 ? .high : nil)
    }
    if opening != nil { unread.insert("cervix.opening") }
    if firmness != nil { unread.insert("cervix.firmness") }
    if position != nil { unread.insert("cervix.position") }
    // Without a whole observation, the exclusion excludes nothing.
    if isExcluded, opening == nil || firmness == nil { unread.insert("cervix.exclude") }
    return nil
  }

  private func loggedIntercourse(naming unread: inout Set<String>) -> LoggedIntercourse? {
    let methods = intercourse.subtracting(["sex.partner", "sex.none"])
    guard intercourse.contains("sex.partner") else {
      unread.formUnion(intercourse)
      return nil
    }
    if intercourse.contains("sex.none") {
      unread.formUnion(methods)
      return .unprotected
    }
    return methods.isEmpty ? .unspecified : .protected
  }
}
#endif
