// Embedded Swift has no number parser, which the exports need.
#if !hasFeature(Embedded)
import Essentials

/// A row of a tracker's table: its line, its date, and its cells that are not empty, by the name of
/// the column in lowercase letters.
struct TrackerRow {
  let line: Int
  let date: CalendarDate
  var cells: [String: String]
  /// The names of the columns that exclude a temperature.
  let exclusions: [String]

  /// Whether a cell that was not taken says that something is excluded, or is not understood.
  var hasExclusion: Bool {
    exclusions.contains { cells[$0].map { TruthWords.value(of: $0) ?? true } ?? false }
  }

  /// Removes the cell of a column and returns it.
  mutating func take(_ name: String) -> String? { cells.removeValue(forKey: name) }
}

extension TrackerReader {
  /// Reads the rows of a table with the date in a column; cells that `body` leaves in a row are unread.
  ///
  /// A table with a line for each period can have its last day in another column.
  mutating func read(
    _ text: String, date column: String = "date", end: String? = nil,
    _ body: (inout TrackerReader, inout TrackerRow) -> Void
  ) throws(TrackerImport.Error) {
    var rows = CSVRows(text)
    guard try Self.next(&rows) else { throw .noDateColumn }
    // Some programs name the separator in a line of its own.
    if rows.text(0).lowercased().hasPrefix("sep="), try !Self.next(&rows) { throw .noDateColumn }
    let names = (0..<rows.count).map { rows.text($0) }
    let keys = names.map(Self.key)
    guard let dateIndex = keys.firstIndex(of: Self.key(column)) else { throw .noDateColumn }
    let exclusions = keys.filter { Self.isMark($0, Self.exclusions) }
    let endIndex = end.map(Self.key).flatMap(keys.firstIndex)
    try findDayOrder(rows, date: dateIndex, end: endIndex, isDaily: end == nil)
    while try Self.next(&rows) {
      let line = firstLine + rows.line
      if (0..<rows.count).allSatisfy({ rows.text($0).isEmpty }) { continue }
      guard dateIndex < rows.count, let date = day(of: rows.text(dateIndex))
      else {
        addProblem(line, names[dateIndex])
        continue
      }
      guard isKept(date, line, names[dateIndex]) else { continue }
      var row = TrackerRow(line: line, date: date, cells: [:], exclusions: exclusions)
      for index in 0..<rows.count where index != dateIndex {
        let cell = rows.text(index)
        if cell.isEmpty { continue }
        if index >= keys.count || keys[index].isEmpty {
          unread.insert("column \(index + 1)")
        } else if let known = row.cells[keys[index]] {
          // Of two columns with the same name, the first counts that does not say false.
          if known.hasSameBytes(as: cell) { continue }
          unread.insert(names[index])
          if TruthWords.value(of: known) == false { row.cells[keys[index]] = cell }
        } else {
          row.cells[keys[index]] = cell
        }
      }
      body(&self, &row)
      if row.cells.isEmpty { continue }
      for (index, key) in keys.enumerated() {
        guard let cell = row.cells[key] else { continue }
        if !TruthWords.falseWords.contains(cell.lowercased()) { unread.insert(names[index]) }
      }
    }
  }

  /// Returns the name of a column as it is compared: in capitals and small letters, ß is ss.
  static func key(_ name: String) -> String {
    TypedText.plain(name).uppercased().lowercased()
  }

  static func next(_ rows: inout CSVRows) throws(TrackerImport.Error) -> Bool {
    do {
      return try rows.next()
    } catch {
      throw .quotation(line: rows.line)
    }
  }

  /// Returns the number of a cell, with a decimal point or comma.
  private static func decimal(_ cell: String) -> Double? {
    var text = TypedText.plain(cell)
    guard text.utf8.count <= 40 else { return nil }
    if let comma = text.firstIndex(where: { $0 == "," || $0 == "٫" }), !text.contains(".") {
      text.replaceSubrange(comma...comma, with: ".")
    }
    return Double(text)
  }

  /// Returns the whole number of a cell in a range; another cell is a problem.
  private mutating func number(
    _ name: String, in range: ClosedRange<Int>, _ row: inout TrackerRow
  ) -> Int? {
    guard let cell = row.take(name) else { return nil }
    if let number = Self.decimal(cell), let whole = Int(exactly: number), range.contains(whole) {
      return whole
    }
    addProblem(row.line, name)
    return nil
  }

  /// Returns the temperature of a cell in degrees Celsius, from either unit; another cell is a
  /// problem.
  private mutating func celsius(_ cell: String?, _ name: String, _ line: Int) -> Double? {
    guard let cell else { return nil }
    if let number = Self.decimal(cell) {
      if let celsius = try? BasalTemperature(celsius: number) { return celsius.celsius }
      if let other = try? BasalTemperature(fahrenheit: number) { return other.celsius }
    }
    addProblem(line, name)
    return nil
  }

  /// Returns the minute of the day of a cell such as `06:45`; another cell is a problem.
  private mutating func minuteOfDay(_ name: String, _ row: inout TrackerRow) -> Int? {
    guard let cell = row.take(name).map({ TypedText.plain($0) }) else { return nil }
    let parts = cell.utf8.prefix(9).split(separator: UInt8(ascii: ":"))
    if cell.utf8.count <= 8, (2...3).contains(parts.count) {
      let numbers = parts.map { $0.count <= 2 ? UInt8(String(decoding: $0, as: UTF8.self)) : nil }
      if let hour = numbers[0], hour < 24, let minute = numbers[1], minute < 60 {
        return Int(hour) * 60 + Int(minute)
      }
    }
    addProblem(row.line, name)
    return nil
  }

  /// The words in the names of columns and fields that exclude a temperature.
  static let exclusions = [
    "flag", "skip", "deviat", "exclu", "ignor", "disturb", "question", "outlier", "invalid",
  ]

  // MARK: drip

  mutating func readDrip(_ row: inout TrackerRow) {
    let (date, line) = (row.date, row.line)
    readDripFlags(&row)
    let celsius = celsius(row.take("temperature.value"), "temperature.value", line)
    put(celsius, \.celsius, on: date, line, "temperature.value", preferring: <)
    let minute = minuteOfDay("temperature.time", &row)
    put(minute, \.minute, on: date, line, "temperature.time", preferring: <)
    let flow = number("bleeding.value", in: 0...3, &row).map { MenstrualFlow.allCases[$0] }
    put(flow, \.flow, on: date, line, "bleeding.value", preferring: >)
    let mucus = number("mucus.value", in: 0...4, &row).map { CervicalMucus.allCases[$0] }
    put(mucus, \.mucus, on: date, line, "mucus.value", preferring: >)
    let opening = number("cervix.opening", in: 0...2, &row)
    put(opening, \.opening, on: date, line, "cervix.opening", preferring: >)
    let firmness = number("cervix.firmness", in: 0...1, &row)
    put(firmness, \.firmness, on: date, line, "cervix.firmness", preferring: >)
    let position = number("cervix.position", in: 0...2, &row)
    put(position, \.position, on: date, line, "cervix.position", preferring: >)
    if let note = row.take("note.value") {
      let known = days[date]?.notes ?? []
      if !known.isEmpty, !known.contains(where: { $0.hasSameBytes(as: note) }) {
        addProblem(line, "note.value")
      }
      days[date, default: TrackerDay()].notes.insert(note)
    }
  }

  /// Reads the columns that are true or false.
  private mutating func readDripFlags(_ row: inout TrackerRow) {
    var day = days[row.date] ?? TrackerDay()
    for sign in ["temperature", "bleeding", "mucus", "cervix"] {
      let name = sign + ".exclude"
      // An exclusion that is not understood excludes.
      if flag(name, &row) ?? true { day.exclusions.insert(name) }
    }
    for method in Self.dripIntercourse {
      let name = "sex." + method
      if flag(name, &row) ?? false { day.intercourse.insert(name) }
    }
    for (name, symptom) in Self.dripPains where flag("pain." + name, &row) ?? false {
      day.symptoms.insert(symptom)
    }
    for (name, mood) in Self.dripMoods where flag("mood." + name, &row) ?? false {
      day.moods.insert(mood)
    }
    if row.hasExclusion { day.isDisturbed = true }
    days[row.date] = day
  }

  /// Returns whether a cell is true; a cell that is not understood is `nil` and a problem, and so is one that
  /// contradicts an earlier one of the day.
  private mutating func flag(_ name: String, _ row: inout TrackerRow) -> Bool? {
    guard let cell = row.take(name) else { return false }
    let value = TruthWords.value(of: cell)
    if let value { say(value, on: row.date, row.line, name) } else { addProblem(row.line, name) }
    return value
  }

  private static let dripIntercourse = [
    "partner", "none", "condom", "pill", "iud", "patch", "ring", "implant", "diaphragm",
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

  mutating func readNaturalCycles(_ row: inout TrackerRow) {
    let (date, line) = (row.date, row.line)
    let celsius = celsius(row.take("temperature"), "Temperature", line)
    put(celsius, \.celsius, on: date, line, "Temperature", preferring: <)
    let quantity = row.take("flow quantity").map { TypedText.plain($0).uppercased() }
    let menstruation = row.take("menstruation").map { TypedText.plain($0).uppercased() }
    var day = days[date] ?? TrackerDay()
    switch menstruation {
    case "MENSTRUATION": day.saysMenstruation = true
    case "SPOTTING": day.hasSpotting = true
    case nil: break
    default: addProblem(line, "Menstruation")
    }
    var flow: MenstrualFlow?
    switch quantity {
    case "HEAVY": flow = .heavy
    case "MEDIUM": flow = .medium
    case "LIGHT": flow = .light
    case "SPOTTING": flow = .spotting
    case "NONE": day.saysNoFlow = true
    case "UNCATEGORIZED": day.isFlowUncategorized = true
    case nil: break
    default: addProblem(line, "Flow Quantity")
    }
    if row.hasExclusion { day.isDisturbed = true }
    days[date] = day
    put(flow, \.flow, on: date, line, "Flow Quantity", preferring: >)
    if quantity != nil || menstruation != nil, let day = days[date], day.contradictsItself {
      addProblem(line, quantity == nil ? "Menstruation" : "Flow Quantity")
    }
  }
}

extension TrackerDay {
  /// Whether the two columns of Natural Cycles cannot both be right.
  fileprivate var contradictsItself: Bool {
    let bleeds = flow != nil || saysMenstruation || hasSpotting || isFlowUncategorized
    if saysNoFlow, bleeds { return true }
    if saysMenstruation, hasSpotting || flow == .spotting { return true }
    return hasSpotting && flow.map { $0 > .spotting } ?? false
  }
}

extension CSVRows {
  /// Returns a cell as a text without surrounding spaces.
  func text(_ index: Int) -> String { String(decoding: trimmed(index), as: UTF8.self) }
}
#endif
