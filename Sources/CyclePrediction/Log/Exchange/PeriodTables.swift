// Embedded Swift has no number parser, which the exports need.
#if !hasFeature(Embedded)
public import Essentials

extension TrackerImport {
  /// Reads a table with one line for each period, such as a spreadsheet that a person kept.
  ///
  ///     let result = try TrackerImport(
  ///       periodsCSV: "Began;Ended\n2026-01-03;2026-01-07\n2026-01-31;\n",
  ///       start: "began", end: "ended", asOf: today)
  ///
  /// The first line names the columns, in capitals or small letters. Days are dates in ISO 8601
  /// format, or with the year first (`2026/3/5`) or dots (`5.3.2026`). A time after a date is ignored;
  /// another text after it is a problem. The last day may be missing. Lines have any order.
  ///
  /// In dates such as `3/5/2026`, the order of day and month is that of the whole table: the one in
  /// which all dates exist, if a number above 12 shows it, or in which each period ends within 60
  /// days. If both orders are possible, or none, each of these dates is a problem.
  ///
  /// - Parameters:
  ///   - text: The table.
  ///   - start: The name of the column with the first day of each period.
  ///   - end: The name of the column with the last day.
  ///   - today: The last day to read.
  ///   - rule: The rule of the new history.
  /// - Complexity: O(*n* log *n*) in the length of the text.
  /// - Throws: ``TrackerImport/Error``.
  public init(
    periodsCSV text: String, start: String = "start", end: String = "end",
    asOf today: CalendarDate, rule: MensesRule = .standard
  ) throws(TrackerImport.Error) {
    var reader = TrackerReader(today: today)
    try reader.read(text, date: start, end: end) { reader, row in
      let last = reader.lastDay(of: &row, end)
      reader.add(LoggedPeriod(validStart: row.date, end: last), row.line, endName: end)
    }
    reader.settlePeriods(start: start, end: end)
    self = reader.result(rule: rule)
  }

  /// Reads the tables of cycles and symptoms in the export of Fitbit.
  ///
  /// Of `menstrual_health_cycles.csv` it reads the periods, and a day of ovulation that the person
  /// entered. What Fitbit computed is no data: a computed period counts as not read, and names its
  /// columns. Of `menstrual_health_symptoms.csv` it reads flow, fluids, conditions, sex, ovulation
  /// tests, and moods. A cycle with a `cycle_altering_event`, such as a pregnancy, is excluded, and the
  /// column is named: the app can ask what happened. Columns and sources are those of the text that
  /// comes with the export; it does not list the words of symptoms, so a word that is not known is a
  /// problem, or the name of a symptom or mood.
  ///
  /// Birth control is in a table of its own, which is not read: ask the person, because first days of
  /// a cycle after hormones are not infertile (``CycleInterruption``).
  ///
  /// - Parameters:
  ///   - cycles: The table of cycles.
  ///   - symptoms: The table of symptoms, if there is one. Places of its problems follow those of the
  ///     cycles: the first line has the place after the last line of the other table.
  ///   - today: The last day to read.
  ///   - rule: The rule of the new history.
  /// - Complexity: O(*n* log *n*) in the length of the texts.
  /// - Throws: ``TrackerImport/Error``.
  public init(
    fitbitCyclesCSV cycles: String, symptomsCSV symptoms: String? = nil,
    asOf today: CalendarDate, rule: MensesRule = .standard
  ) throws(TrackerImport.Error) {
    var reader = TrackerReader(today: today)
    var ends: [CalendarDate] = []
    try reader.read(cycles, date: "period_start_date", end: "period_end_date") { reader, row in
      reader.readFitbitCycle(&row, ends: &ends)
    }
    reader.settlePeriods()
    // The last day of a cycle says nothing if the next period follows it.
    let starts = Set(reader.periods.map(\.start))
    let isKnown = ends.allSatisfy { end in
      end >= today || end.adding(days: 1).map(starts.contains) ?? false
    }
    if !isKnown { reader.unread.insert("cycle_end_date") }
    if let symptoms {
      let breaks = cycles.utf8.count { $0 == UInt8(ascii: "\n") }
      reader.firstLine = cycles.utf8.last == UInt8(ascii: "\n") ? breaks : breaks + 1
      try reader.read(symptoms, date: "timestamp") { $0.readFitbitSymptoms(&$1) }
    }
    self = reader.result(rule: rule)
  }
}

extension TrackerReader {
  /// Returns the date of a cell; another cell is a problem.
  private mutating func date(_ name: String, _ row: inout TrackerRow) -> CalendarDate? {
    guard let cell = row.take(name) else { return nil }
    let date = day(of: cell)
    if date == nil { addProblem(row.line, name) }
    return date
  }

  /// Returns the last day of the period of a row; one before the first day is a problem.
  fileprivate mutating func lastDay(of row: inout TrackerRow, _ name: String) -> CalendarDate? {
    guard let cell = row.take(Self.key(name)) else { return nil }
    if let date = day(of: cell), date >= row.date { return date }
    addProblem(row.line, name)
    return nil
  }

  fileprivate mutating func readFitbitCycle(_ row: inout TrackerRow, ends: inout [CalendarDate]) {
    // A number of the export says nothing about the person.
    _ = row.take("id")
    if let source = row.cells["period_source"]?.lowercased(), source == "computed" {
      unread.insert("period_start_date")
      return
    }
    if let source = row.take("period_source"), source.lowercased() != "manual" {
      addProblem(row.line, "period_source")
    }
    let last = lastDay(of: &row, "period_end_date")
    add(LoggedPeriod(validStart: row.date, end: last), row.line)
    if let start = date("cycle_start_date", &row), start != row.date {
      addProblem(row.line, "cycle_start_date")
    }
    if let end = date("cycle_end_date", &row) { ends.append(end) }
    guard row.cells["ovulation_source"]?.lowercased() == "manual",
      let day = row.cells["ovulation_start_date"].flatMap({ self.day(of: $0) }),
      row.cells["ovulation_end_date"].map({ self.day(of: $0) == day }) ?? true,
      isKept(day, row.line, "ovulation_start_date")
    else { return }
    for name in ["ovulation_source", "ovulation_start_date", "ovulation_end_date"] {
      _ = row.take(name)
    }
    ovulationDays.append(day)
  }

  fileprivate mutating func readFitbitSymptoms(_ row: inout TrackerRow) {
    let (date, line) = (row.date, row.line)
    for word in words("flow", &row) {
      say(Self.isPresent(word), on: date, line, "flow")
      guard Self.isPresent(word) else { continue }
      if let flow = Self.flows[word] {
        put(flow, \.flow, on: date, line, "flow", preferring: >)
      } else {
        addProblem(line, "flow")
      }
    }
    for word in words("fluids", &row) {
      if let mucus = Self.discharges[word] {
        put(mucus, \.mucus, on: date, line, "fluids", preferring: >)
      } else {
        addProblem(line, "fluids")
      }
    }
    for word in words("ovulation_test", &row) {
      say(Self.isPresent(word), on: date, line, "ovulation_test")
      guard Self.isPresent(word) else { continue }
      if let test = OvulationTest(rawValue: word) {
        put(test, \.ovulationTest, on: date, line, "ovulation_test", preferring: >)
      } else {
        addProblem(line, "ovulation_test")
      }
    }
    var day = days[date] ?? TrackerDay()
    for word in words("sex", &row) where Self.isPresent(word) {
      switch word {
      case "unprotected", "unprotected_sex": day.intercourse.formUnion(["sex.partner", "sex.none"])
      case "protected", "protected_sex": day.intercourse.formUnion(["sex.partner", "sex.condom"])
      default: addProblem(line, "sex")
      }
    }
    for word in words("conditions", &row) where Self.isPresent(word) && !Self.deniesPain(word) {
      day.symptoms.insert(LoggedSymptom(option: word))
    }
    for word in words("mood", &row) where Self.isPresent(word) {
      day.moods.insert(LoggedMood(option: word))
    }
    days[date] = day
    if row.cells["cycle_altering_event"].map(Self.isPresent) ?? false,
      let start = periods.last(where: { $0.start <= date })?.start
    {
      excludedStarts.append(start)
    }
  }

  /// Returns the words of a cell with several values, as `egg_white`.
  private func words(_ name: String, _ row: inout TrackerRow) -> [String] {
    let separators: [UInt8] = Array(",;|[]\"'".utf8)
    return (row.take(name) ?? "").utf8.split(whereSeparator: separators.contains).compactMap {
      let word = Self.word(String(decoding: $0, as: UTF8.self))
      return word.isEmpty ? nil : word
    }
  }
}
#endif
