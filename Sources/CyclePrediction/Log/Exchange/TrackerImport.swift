// Embedded Swift has no number parser and no Codable, which the exports need.
#if !hasFeature(Embedded)
public import Essentials

/// A log read from the export of another tracker, with what was not understood.
///
///     let result = try TrackerImport(dripCSV: text, asOf: today)
///     show(result.history.periods.count, result.unreadNames, result.problems.count)
///
/// No tracker documents its export. The forms are those that public converters and importers read,
/// and each initializer lists what it reads. Everything else is named in ``unreadNames``, so that
/// an app can say what was left out. Days after today, such as forecasts, are dropped.
public struct TrackerImport: Equatable, Sendable, PrivateValue {
  /// The log.
  public internal(set) var history: CycleHistory

  /// The names of columns or kinds of entries that have content but were not read, sorted.
  public internal(set) var unreadNames: [String] = []

  /// The cells or entries that were not understood, in their order.
  public internal(set) var problems: [Problem] = []

  /// A cell or entry that was not understood.
  public struct Problem: Hashable, Sendable, PrivateValue {
    /// The line of a table, counted from 1, or the place of the entry in its list, counted from 0.
    public let place: Int

    /// The name of the column or of the kind of entry.
    public let name: String
  }

  /// An error of a text that cannot be read at all.
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
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
  /// `bleeding.value` (0 for spotting to 3 for heavy) and `.exclude`, `mucus.value` (0 to 4, in Sensiplan's order) and
  /// `.exclude`, `cervix.opening`, `.firmness`, `.position`, and `.exclude`, `note.value`, and those
  /// of `sex`, `pain`, and `mood` that are true. Excluded bleeding belongs to no period, and excluded
  /// mucus and cervix are not read.
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
    var reader = TrackerReader()
    try reader.read(text, dateColumn: "date") { $0.readDrip(&$1) }
    self = reader.result(asOf: today, rule: rule)
  }

  /// Reads the table that Natural Cycles exports: one line for each day.
  ///
  /// It reads the columns `Date`, `Temperature` in degrees Celsius or Fahrenheit, `Menstruation`
  /// (`MENSTRUATION` or `SPOTTING`), and `Flow Quantity` (`HEAVY`, `MEDIUM`, `LIGHT`, `SPOTTING`,
  /// `NONE`, `UNCATEGORIZED`). Menstruation without a quantity is logged as medium flow.
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
    var reader = TrackerReader()
    try reader.read(text, dateColumn: "date") { $0.readNaturalCycles(&$1) }
    self = reader.result(asOf: today, rule: rule)
  }
}

/// The entries of an import, before they are a history.
struct TrackerReader {
  var logs: [CalendarDate: DayLog] = [:]
  var periods: [LoggedPeriod] = []
  var ovulationDays: [CalendarDate] = []
  var bleedingOutsidePeriods: [CalendarDate] = []
  var unread: Set<String> = []
  var problems: [TrackerImport.Problem] = []

  /// Returns the import, without the days after `today`.
  ///
  /// - Complexity: O(*n* log *n*)
  func result(asOf today: CalendarDate, rule: MensesRule) -> TrackerImport {
    var history = CycleHistory(rule: rule)
    history.loggedDays = logs.filter { $0.key <= today && !$0.value.isEmpty }
      .sorted { $0.key < $1.key }.map { LoggedDay(date: $0.key, log: $0.value) }
    // Of periods that share a day, the first counts.
    let known = periods.filter { $0.start <= today }.map { $0.known(on: today) }
    for period in known.sorted(by: { ($0.start, $0.lastKnownDay) < ($1.start, $1.lastKnownDay) }) {
      if let last = history.addedPeriods.last, period.start <= last.lastKnownDay { continue }
      history.addedPeriods.append(period)
    }
    history.ovulationDays = ovulationDays.filter { $0 <= today }.sortedWithoutRepeats()
    history.bleedingOutsidePeriods = bleedingOutsidePeriods.sortedWithoutRepeats().filter {
      history[$0]?.flow.map { $0 > .spotting } ?? false
    }
    history.periods = history.bleedings(from: .earliest).map { $0.period }
    return TrackerImport(
      history: history, unreadNames: unread.sorted { $0.bytesPrecede($1) }, problems: problems)
  }
}

extension CalendarDate {
  /// Creates the date of a text that begins with one, such as `2026-07-01T00:00:00.000Z`.
  init?(beginningOf text: String) {
    let bytes = text.utf8.prefix(10)
    guard let date = try? CalendarDate(iso8601: String(decoding: bytes, as: UTF8.self)) else {
      return nil
    }
    self = date
  }
}

/// A row of a tracker's table: its line, its date, and its cells that are not empty, by the name of
/// the column in lowercase letters.
struct TrackerRow {
  let line: Int
  let date: CalendarDate
  var cells: [String: String]

  /// Removes the cell of a column and returns it.
  mutating func take(_ name: String) -> String? { cells.removeValue(forKey: name) }

  /// Removes the cell of a column and returns whether it is true.
  mutating func takeFlag(_ name: String) -> Bool { Self.isTrue(take(name)) }

  /// Whether a cell is true.
  static func isTrue(_ cell: String?) -> Bool {
    cell.map { $0.lowercased() }.map { $0 == "true" || $0 == "1" } ?? false
  }
}

extension TrackerReader {
  /// Reads the rows of a table; cells that `body` leaves in a row are unread.
  mutating func read(
    _ text: String, dateColumn: String, _ body: (inout TrackerReader, inout TrackerRow) -> Void
  ) throws(TrackerImport.Error) {
    var rows = CSVRows(text)
    guard try Self.next(&rows) else { throw .noDateColumn }
    let names = (0..<rows.count).map { rows.text($0) }
    guard let dateIndex = names.firstIndex(where: { $0.lowercased() == dateColumn }) else {
      throw .noDateColumn
    }
    let keys = names.map { $0.lowercased() }
    while try Self.next(&rows) {
      guard dateIndex < rows.count, let date = CalendarDate(beginningOf: rows.text(dateIndex))
      else {
        problems.append(TrackerImport.Problem(place: rows.line, name: names[dateIndex]))
        continue
      }
      var row = TrackerRow(line: rows.line, date: date, cells: [:])
      for index in 0..<min(rows.count, keys.count) where index != dateIndex {
        let cell = rows.text(index)
        if !cell.isEmpty { row.cells[keys[index]] = cell }
      }
      body(&self, &row)
      for (index, key) in keys.enumerated() where row.cells[key] != nil {
        if !TrackerRow.isFalse(row.cells[key]) { unread.insert(names[index]) }
      }
    }
  }

  private static func next(_ rows: inout CSVRows) throws(TrackerImport.Error) -> Bool {
    do {
      return try rows.next()
    } catch {
      throw .quotation(line: rows.line)
    }
  }

  /// Returns the whole number of a cell in a range; another cell is a problem.
  private mutating func number(
    _ cell: String?, in range: ClosedRange<Int>, _ name: String, _ row: TrackerRow
  ) -> Int? {
    guard let cell else { return nil }
    if let number = Double(cell), let whole = Int(exactly: number), range.contains(whole) {
      return whole
    }
    problems.append(TrackerImport.Problem(place: row.line, name: name))
    return nil
  }

  /// Returns the temperature of a cell, in either unit; another cell is a problem.
  private mutating func temperature(
    _ cell: String?, isDisturbed: Bool, at minute: Int? = nil, _ name: String, _ row: TrackerRow
  ) -> BasalTemperature? {
    guard let cell else { return nil }
    if let number = cell.utf8.count <= 40 ? Double(cell) : nil {
      let celsius = try? BasalTemperature(
        celsius: number, isDisturbed: isDisturbed, minuteOfDay: minute)
      if let celsius { return celsius }
      let fahrenheit = try? BasalTemperature(
        fahrenheit: number, isDisturbed: isDisturbed, minuteOfDay: minute)
      if let fahrenheit { return fahrenheit }
    }
    problems.append(TrackerImport.Problem(place: row.line, name: name))
    return nil
  }

  /// Returns the minute of the day of a cell such as `06:45`; another cell is a problem.
  private mutating func minuteOfDay(_ cell: String?, _ name: String, _ row: TrackerRow) -> Int? {
    guard let cell else { return nil }
    let parts = cell.utf8.prefix(9).split(separator: UInt8(ascii: ":"))
    if cell.utf8.count <= 8, (2...3).contains(parts.count) {
      let numbers = parts.map { $0.count <= 2 ? UInt8(String(decoding: $0, as: UTF8.self)) : nil }
      if let hour = numbers[0], hour < 24, let minute = numbers[1], minute < 60 {
        return Int(hour) * 60 + Int(minute)
      }
    }
    problems.append(TrackerImport.Problem(place: row.line, name: name))
    return nil
  }

  // MARK: drip

  fileprivate mutating func readDrip(_ row: inout TrackerRow) {
    var log = logs[row.date] ?? DayLog()
    let isDisturbed = row.takeFlag("temperature.exclude")
    let minute = minuteOfDay(row.take("temperature.time"), "temperature.time", row)
    log.temperature = temperature(
      row.take("temperature.value"), isDisturbed: isDisturbed, at: minute, "temperature.value", row)
    if let level = number(row.take("bleeding.value"), in: 0...3, "bleeding.value", row) {
      log.flow = MenstrualFlow.allCases[level]
      if row.takeFlag("bleeding.exclude") { bleedingOutsidePeriods.append(row.date) }
    }
    let quality = number(row.take("mucus.value"), in: 0...4, "mucus.value", row)
    if !row.takeFlag("mucus.exclude"), let quality {
      log.mucus = CervicalMucus.allCases[quality]
    }
    log.cervix = cervix(&row)
    if let note = row.take("note.value") { log.notes = note }
    readDripIntercourse(&row, &log)
    for (name, symptom) in Self.dripPains where row.takeFlag("pain." + name) {
      log.symptoms.insert(symptom)
    }
    for (name, mood) in Self.dripMoods where row.takeFlag("mood." + name) { log.moods.insert(mood) }
    logs[row.date] = log
  }

  private mutating func cervix(_ row: inout TrackerRow) -> CervixState? {
    let opening = number(row.take("cervix.opening"), in: 0...2, "cervix.opening", row)
    let firmness = number(row.take("cervix.firmness"), in: 0...1, "cervix.firmness", row)
    let position = number(row.take("cervix.position"), in: 0...2, "cervix.position", row)
    guard !row.takeFlag("cervix.exclude"), let opening, let firmness else { return nil }
    return CervixState(
      opening: CervixState.Opening.allCases[opening],
      firmness: CervixState.Firmness.allCases[firmness],
      position: position == 0 ? .low : position == 2 ? .high : nil)
  }

  private func readDripIntercourse(_ row: inout TrackerRow, _ log: inout DayLog) {
    let isProtected = Self.dripProtections.map { row.takeFlag("sex." + $0) }.contains(true)
    let isUnprotected = row.takeFlag("sex.none")
    if row.takeFlag("sex.partner") {
      log.intercourse = isUnprotected ? .unprotected : isProtected ? .protected : .unspecified
    }
  }

  private static let dripProtections = [
    "condom", "pill", "iud", "patch", "ring", "implant", "diaphragm",
  ]

  private static let dripPains: [(String, LoggedSymptom)] = [
    ("cramps", .cramps), ("ovulationpain", .ovulationPain), ("headache", .headache),
    ("backache", .backPain), ("nausea", .nausea), ("tenderbreasts", .breastTenderness),
    ("migraine", LoggedSymptom(rawValue: "migraine")),
  ]

  private static let dripMoods: [(String, LoggedMood)] = [
    ("happy", .happy), ("sad", .sad), ("stressed", .stressed), ("anxious", .anxious),
    ("energetic", .energetic), ("fatigue", .tired), ("balanced", LoggedMood(rawValue: "balanced")),
    ("fine", LoggedMood(rawValue: "fine")), ("angry", LoggedMood(rawValue: "angry")),
  ]

  // MARK: Natural Cycles

  fileprivate mutating func readNaturalCycles(_ row: inout TrackerRow) {
    var log = logs[row.date] ?? DayLog()
    log.temperature = temperature(
      row.take("temperature"), isDisturbed: false, "Temperature", row)
    let quantity = row.take("flow quantity")
    let menstruation = row.take("menstruation")
    switch quantity?.uppercased() {
    case "HEAVY": log.flow = .heavy
    case "MEDIUM": log.flow = .medium
    case "LIGHT": log.flow = .light
    case "SPOTTING": log.flow = .spotting
    case "NONE": log.flow = nil
    case nil, "UNCATEGORIZED":
      switch menstruation?.uppercased() {
      case "MENSTRUATION": log.flow = .medium
      case "SPOTTING": log.flow = .spotting
      case nil: log.flow = quantity == nil ? nil : .medium
      default:
        problems.append(TrackerImport.Problem(place: row.line, name: "Menstruation"))
      }
    default: problems.append(TrackerImport.Problem(place: row.line, name: "Flow Quantity"))
    }
    logs[row.date] = log
  }
}

extension TrackerRow {
  /// Whether a cell is false, so that nothing is lost by not reading it.
  static func isFalse(_ cell: String?) -> Bool {
    cell.map { $0.lowercased() }.map { $0 == "false" } ?? true
  }
}

extension CSVRows {
  /// Returns a cell as a text without surrounding spaces.
  func text(_ index: Int) -> String { String(decoding: trimmed(index), as: UTF8.self) }
}
#endif
