import CyclePrediction
import Essentials

extension CycleCohort {
  /// Creates a cohort from comma-separated values: one line for each cycle and, if ages are known,
  /// one line for each woman.
  ///
  ///     let cohort = try CycleCohort(
  ///       cyclesCSV: """
  ///         woman,cycle,length,ovulation_day,menses_length
  ///         w001,1,29,14,5
  ///         w001,2,31,,
  ///         """,
  ///       womenCSV: "woman,age\nw001,23")
  ///
  /// The first line names the columns; unknown columns are ignored. The columns `woman` and `length`
  /// are required, and in the second text `woman` and `age`; it may have a column `conditions` with the
  /// names of `CycleContext.Condition`, separated by spaces. An empty cell of another column is an
  /// unknown value. The numbers of a woman's cycles increase from any positive number; without a column
  /// `cycle`, her rows are in order. Her lines need not be adjacent. A number that is missing and a
  /// length that is unknown leave a gap in her record: the next cycle has
  /// ``CycleRecord/isAfterGap``. Lengths are days in `1...10_000`, and neither ovulation nor the last
  /// day of the menses is beyond the length. Ages are years in `0...150`. Without the second text, a
  /// woman's age is the first one in a column `age` of her cycles.
  ///
  /// The forms of spreadsheets are read too: quoted cells (RFC 4180), semicolons or tabs between the
  /// cells, with a decimal comma, column names in capitals, spaces around a cell, `NA`, `N/A`, `NaN`,
  /// `null`, `-`, and `.` for an unknown value, and rows that leave out empty cells at the end. Codes
  /// that differ only in spaces around them are of the same woman.
  ///
  /// The women are in the order of the second text, or without it in the order of their first
  /// cycles. With a second text, it must contain every woman of the first one.
  ///
  /// - Parameters:
  ///   - cyclesCSV: The text with one line for each cycle.
  ///   - womenCSV: The text with one line for each woman, if there is one.
  ///   - columns: The names of columns that have other names in the texts, such as
  ///     `[.length: "LengthofCycle"]`. Capitals and small letters of English are the same. A column
  ///     that is named here is required.
  /// - Complexity: O(*n*) in the length of the texts.
  /// - Throws: ``CycleCohort/CSVError``, for the first invalid row.
  public init(
    cyclesCSV: String, womenCSV: String? = nil, columns: [CSVError.Column: String] = [:]
  ) throws(CycleCohort.CSVError) {
    var reader = CohortReader(columns: columns)
    if let womenCSV { try reader.readWomen(womenCSV) }
    try reader.readCycles(cyclesCSV, isClosed: womenCSV != nil)
    self.init(women: reader.women)
  }

  /// Creates a cohort from a table with one line for each period: the woman, the first day of the
  /// period, and the last one if it is known.
  ///
  ///     let cohort = try CycleCohort(
  ///       startsCSV: """
  ///         Participant;Begin;Finish
  ///         17;2025-01-03;2025-01-07
  ///         17;2025-01-31;NA
  ///         17;2025-03-02;
  ///         """,
  ///       columns: [.woman: "Participant", .start: "Begin", .end: "Finish"])
  ///     print(cohort.women[0].cycles.map(\.length))  // [28, 30]
  ///
  /// The days are dates of the years 1900 to 2199, or all of them are whole numbers of at most seven
  /// digits, such as days of the study. Dates are in ISO 8601 format, also without dashes, or as people
  /// write them, such as `3.1.2025` and `1/3/2025`; a time after them is ignored. With slashes or dashes
  /// before the year, the whole table must show the order of day and month: dates that exist only in
  /// the other order, or periods that end long after they start in it. Otherwise they are invalid, and
  /// so are numbers that are all dates without separators, such as `030125`.
  ///
  /// Rows can have any order. The table is read as that of cycles is; it can have a column `age`.
  ///
  /// The last period of each woman is no cycle, because its end is unknown. More than `longestCycle`
  /// days between two periods are a gap in the record and no cycle: the next cycle has
  /// ``CycleRecord/isAfterGap``.
  ///
  /// - Parameters:
  ///   - startsCSV: The text with one line for each period.
  ///   - womenCSV: The text with one line for each woman, if there is one.
  ///   - columns: The names of columns that have other names in the texts, which are required then.
  ///   - longestCycle: The most days of a cycle; clamped to `1...10_000`. The default is the package's
  ///     own choice: three months without a period are amenorrhea or a forgotten log.
  /// - Complexity: O(*n* log *n*) in the length of the texts.
  /// - Throws: ``CycleCohort/CSVError``, for the first invalid row, or else for the first woman with a
  ///   period twice, or one that ends before it starts or after the next one has started.
  public init(
    startsCSV: String, womenCSV: String? = nil, columns: [CSVError.Column: String] = [:],
    longestCycle: Int = 90
  ) throws(CycleCohort.CSVError) {
    var reader = CohortReader(columns: columns)
    if let womenCSV { try reader.readWomen(womenCSV) }
    try reader.readStarts(
      startsCSV, isClosed: womenCSV != nil, longestCycle: min(max(longestCycle, 1), 10_000))
    self.init(women: reader.women)
  }

  /// The cycles as comma-separated values, one line for each cycle, with the columns woman, cycle,
  /// length, ovulation_day, luteal_length, and menses_length.
  ///
  /// Where a woman's record has a gap, a number is missing.
  ///
  /// Reading this text and ``womenCSV`` gives the same cohort, if the women's codes are unique without
  /// spaces around them and not empty, all numbers are in the ranges that reading requires, and no first cycle is after a gap.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public var cyclesCSV: String {
    var text = "woman,cycle,length,ovulation_day,luteal_length,menses_length\n"
    for woman in women {
      let id = woman.id.csvCell()
      var number = 0
      for cycle in woman.cycles {
        number += cycle.isAfterGap && number > 0 ? 2 : 1
        let ovulation = cycle.ovulationDay.map { "\($0),\(cycle.length &- $0)" } ?? ","
        let menses = cycle.mensesLength.map(String.init) ?? ""
        text += "\(id),\(number),\(cycle.length),\(ovulation),\(menses)\n"
      }
    }
    return text
  }

  /// The women as comma-separated values, one line for each woman, with the columns woman and age,
  /// and conditions if any are known.
  ///
  /// - Complexity: O(*n*) in the number of women.
  public var womenCSV: String {
    var text = "woman,age\n"
    let hasConditions = women.contains { !$0.conditions.isEmpty }
    if hasConditions { text = "woman,age,conditions\n" }
    for woman in women {
      text += "\(woman.id.csvCell()),\(woman.age.map(cell) ?? "")"
      if hasConditions {
        text += "," + woman.conditions.map(\.rawValue).sorted().joined(separator: " ")
      }
      text += "\n"
    }
    return text
  }

  /// Returns the age as a cell, without a fraction of 0.
  private func cell(_ age: Double) -> String {
    guard age.isFinite else { return "" }
    return Int(exactly: age).map(String.init) ?? "\(age)"
  }
}

/// The women of a cohort while its rows are being read.
private struct CohortReader {
  var women: [CycleCohort.Woman] = []

  /// The names of columns that are not those of their raw values.
  private let columns: [CohortTable.Column: String]

  /// The index of each woman in `women`, by the bytes of her code: comparing texts with many
  /// combining marks takes quadratic time.
  private var places: [[UInt8]: Int] = [:]

  init(columns: [CohortTable.Column: String]) { self.columns = columns }

  /// Returns the bytes of a code without spaces around it.
  private func key(_ id: String) -> [UInt8] { Array(id[...].trimmingBlanks.utf8) }

  private mutating func add(_ id: String, age: Double? = nil) -> Int {
    places[key(id)] = women.count
    women.append(CycleCohort.Woman(id: id, age: age))
    return women.count - 1
  }

  mutating func readWomen(_ text: String) throws(CycleCohort.CSVError) {
    var table = try CohortTable(
      .women, text, columns: [.woman, .age], optional: [.conditions], names: columns)
    while try table.next() {
      let id = try table.text(.woman)
      guard places[key(id)] == nil else { throw table.error(.repeatedWoman) }
      let place = add(id, age: try table.age())
      women[place].conditions = try table.conditions()
    }
  }

  /// Returns the index of the woman of a row; her first known age is hers, unless a table of women was
  /// read, which has all of them and their ages.
  private mutating func woman(
    _ table: CohortTable, isClosed: Bool
  ) throws(CycleCohort.CSVError) -> Int {
    let id = try table.text(.woman)
    let age = try table.age()
    guard let place = places[key(id)] ?? (isClosed ? nil : add(id)) else {
      throw table.error(.unknownWoman)
    }
    if !isClosed, women[place].age == nil { women[place].age = age }
    return place
  }

  mutating func readCycles(_ text: String, isClosed: Bool) throws(CycleCohort.CSVError) {
    var table = try CohortTable(
      .cycles, text, columns: [.woman, .length],
      optional: [.cycle, .age, .ovulationDay, .mensesLength], names: columns,
      hasAges: !isClosed)
    // The number of each woman's latest cycle, and whether its length is unknown.
    var latest: [(number: Int, isUnknown: Bool)?] = []
    while try table.next() {
      let place = try woman(table, isClosed: isClosed)
      while latest.count < women.count { latest.append(nil) }
      let before = latest[place]
      var number = (before?.number ?? 0) + 1
      if table.has(.cycle) {
        guard let cell = try table.number(.cycle, in: 1...999_999_999) else {
          throw table.error(.invalidCell(.cycle))
        }
        guard cell >= number else { throw table.error(.cycleOutOfOrder) }
        number = cell
      }
      let length = try table.number(.length, in: 1...10_000)
      latest[place] = (number, isUnknown: length == nil)
      guard let length else { continue }
      let follows = before.map { !$0.isUnknown && $0.number == number - 1 } ?? true
      let isFirst = women[place].cycles.isEmpty
      women[place].cycles.append(
        CycleCohort.CycleRecord(
          length: length, ovulationDay: try table.number(.ovulationDay, in: 1...length),
          mensesLength: try table.number(.mensesLength, in: 0...length),
          isAfterGap: !follows && !isFirst))
    }
  }

  mutating func readStarts(
    _ text: String, isClosed: Bool, longestCycle: Int
  ) throws(CycleCohort.CSVError) {
    var table = try CohortTable(
      .starts, text, columns: [.woman, .start], optional: [.end, .age], names: columns,
      hasAges: !isClosed)
    try table.findDays()
    var periods: [[(start: Int, end: Int?, line: Int)]] = []
    while try table.next() {
      let place = try woman(table, isClosed: isClosed)
      while periods.count < women.count { periods.append([]) }
      guard let start = try table.day(.start) else { throw table.error(.invalidCell(.start)) }
      periods[place].append((start, try table.day(.end), table.line))
    }
    for (place, rows) in periods.enumerated() {
      let rows = rows.sorted { ($0.start, $0.line) < ($1.start, $1.line) }
      var isAfterGap = false
      for (number, row) in rows.enumerated() {
        let next = number + 1 < rows.count ? rows[number + 1] : nil
        if let next, next.start == row.start {
          throw CycleCohort.CSVError(.starts, line: next.line, .repeatedStart)
        }
        if let end = row.end, end < row.start || end >= next?.start ?? .max {
          throw CycleCohort.CSVError(.starts, line: row.line, .invalidCell(.end))
        }
        guard let next else { continue }
        let length = next.start - row.start
        if length <= longestCycle {
          women[place].cycles.append(
            CycleCohort.CycleRecord(
              length: length, mensesLength: row.end.map { $0 - row.start + 1 },
              isAfterGap: isAfterGap))
        }
        isAfterGap = length > longestCycle && !women[place].cycles.isEmpty
      }
    }
  }
}

/// The rows of one of the texts, with cells found by the name of their column.
private struct CohortTable {
  typealias Column = CycleCohort.CSVError.Column

  private let table: CycleCohort.CSVError.Table
  private var rows: CSVRows
  private let width: Int
  private var positions: [Column: Int] = [:]

  /// Whether the days of the rows before are dates; `nil` before the first.
  private var hasDates: Bool?

  /// The order of day and month in the dates, if they show it.
  private var dayOrder: DayOrder?

  /// Whether all numbers of days are dates without separators.
  private var hasCompactDates = false

  /// Reads the heading; a column of ages that has another name is required if the table has ages.
  init(
    _ table: CycleCohort.CSVError.Table, _ text: String, columns: [Column], optional: [Column],
    names: [Column: String], hasAges: Bool = true
  ) throws(CycleCohort.CSVError) {
    func small(_ name: some Sequence<UInt8>) -> [UInt8] {
      name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
    }
    self.table = table
    rows = CSVRows(text)
    _ = try Self.next(&rows, of: table)
    width = rows.count
    let all = (columns + optional).map { ($0, small((names[$0] ?? $0.rawValue).utf8)) }
    for index in 0..<width {
      let name = small(rows.trimmed(index))
      guard let column = all.first(where: { $0.1 == name })?.0 else { continue }
      guard positions.updateValue(index, forKey: column) == nil else {
        throw CycleCohort.CSVError(table, line: rows.line, .repeatedColumn(column))
      }
    }
    let named = optional.filter { names[$0] != nil && ($0 != .age || hasAges) }
    for column in columns + named where positions[column] == nil {
      throw CycleCohort.CSVError(table, line: rows.line, .missingColumn(column))
    }
  }

  func error(_ problem: CycleCohort.CSVError.Problem) -> CycleCohort.CSVError {
    CycleCohort.CSVError(table, line: line, problem)
  }

  /// The first line of the current row, counted from 1.
  var line: Int { rows.line }

  /// Whether the heading names a column.
  func has(_ column: Column) -> Bool { positions[column] != nil }

  /// Reads the next row, and returns `false` if there is none.
  mutating func next() throws(CycleCohort.CSVError) -> Bool {
    guard try Self.next(&rows, of: table) else { return false }
    for index in 0..<rows.count where index >= width {
      guard rows.trimmed(index).isEmpty else { throw error(.cellCount) }
    }
    return true
  }

  private static func next(
    _ rows: inout CSVRows, of table: CycleCohort.CSVError.Table
  ) throws(CycleCohort.CSVError) -> Bool {
    do {
      return try rows.next()
    } catch {
      throw CycleCohort.CSVError(table, line: rows.line, .quotation)
    }
  }

  /// Returns the cell of a column; empty if the row leaves it out or it is an unknown value.
  private func cell(_ column: Column) -> ArraySlice<UInt8> {
    guard let position = positions[column], position < rows.count else { return [] }
    let cell = rows.trimmed(position)
    return Self.unknown.contains { $0.elementsEqual(cell) } ? [] : cell
  }

  /// The texts that stand for an unknown value.
  private static let unknown = [
    "NA", "N/A", "NaN", "na", "n/a", "nan", "NULL", "null", "-", ".",
  ].map { Array($0.utf8) }

  /// Whether a byte separates the whole from the fraction of a number.
  private func isDecimalSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") && rows.separator != byte
  }

  /// Returns a text that is not empty.
  func text(_ column: Column) throws(CycleCohort.CSVError) -> String {
    guard let position = positions[column], position < rows.count, !rows.trimmed(position).isEmpty
    else { throw error(.invalidCell(column)) }
    // A code may look like an unknown value.
    let cell = rows[position]
    return String(decoding: cell, as: UTF8.self)
  }

  /// Returns the digits of a whole number, which may end in `.0`, or `nil` if a cell is none.
  private func digits(of cell: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let whole = cell.prefix { !isDecimalSeparator($0) }
    let fraction = cell.dropFirst(whole.count).dropFirst()
    guard (1...9).contains(whole.count), whole.allSatisfy(Self.digits.contains),
      fraction.allSatisfy({ $0 == UInt8(ascii: "0") })
    else { return nil }
    return whole
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Returns a whole number, which may end in `.0`; `nil` if the cell is empty.
  func number(_ column: Column, in range: ClosedRange<Int>) throws(CycleCohort.CSVError) -> Int? {
    let cell = cell(column)
    guard !cell.isEmpty else { return nil }
    guard let number = digits(of: cell).map(Self.number), range.contains(number) else {
      throw error(.invalidCell(column))
    }
    return number
  }

  /// Finds out how the days in the rest of the table are written.
  mutating func findDays() throws(CycleCohort.CSVError) {
    var rest = self
    var dates: [(first: TableDate?, last: TableDate?)] = []
    var (areCompact, isLong) = (true, false)
    while try rest.next() {
      let cells = [rest.cell(.start), rest.cell(.end)]
      let texts = cells.map { TableDate(beginning: String(decoding: $0, as: UTF8.self)) }
      if texts.contains(where: { $0?.needsOrder ?? false }) { dates.append((texts[0], texts[1])) }
      for digits in cells.compactMap(rest.digits) {
        areCompact = areCompact && Self.isCompactDate(digits)
        isLong = isLong || digits.count > 5
      }
    }
    dayOrder = DayOrder(of: dates, isDaily: false)
    hasCompactDates = areCompact && isLong
  }

  /// Whether digits can be a date without separators in any order, perhaps without the first zero, which
  /// spreadsheets drop.
  private static func isCompactDate(_ digits: ArraySlice<UInt8>) -> Bool {
    let number = number(digits)
    func exists(_ year: Int, _ month: Int, _ day: Int) -> Bool {
      years.contains(year) && (try? CalendarDate(year, month, day)) != nil
    }
    switch digits.count {
    case 5...6:
      let (first, second, third) = (number / 10_000, number / 100 % 100, number % 100)
      return exists(2000 + first, second, third) || exists(2000 + third, second, first)
        || exists(2000 + third, first, second)
    case 7...8:
      let (first, second, year) = (number / 1_000_000, number / 10_000 % 100, number % 10_000)
      return exists(year, second, first) || exists(year, first, second)
    default: return false
    }
  }

  /// The years of dates; others are typing errors or of another calendar.
  private static let years = 1900...2199

  /// Returns a day as a number, or that of a date; `nil` if the cell is empty.
  mutating func day(_ column: Column) throws(CycleCohort.CSVError) -> Int? {
    let cell = cell(column)
    guard !cell.isEmpty else { return nil }
    let text = String(decoding: cell, as: UTF8.self)
    var date = CalendarDate(beginningOf: text) ?? TableDate(beginning: text)?.date(dayOrder)
    if let digits = digits(of: cell), digits.count == 8 {
      let number = Self.number(digits)
      date = try? CalendarDate(number / 10_000, number / 100 % 100, number % 100)
    }
    guard hasDates ?? (date != nil) == (date != nil) else { throw error(.invalidCell(column)) }
    hasDates = date != nil
    if let date {
      guard Self.years.contains(date.year) else { throw error(.invalidCell(column)) }
      return Int(date.daysSinceEpoch)
    }
    if hasCompactDates { throw error(.invalidCell(column)) }
    return try number(column, in: 0...9_999_999)
  }

  /// Returns an age in years; `nil` if the cell is empty.
  func age() throws(CycleCohort.CSVError) -> Double? {
    var cell = cell(.age)
    guard !cell.isEmpty else { return nil }
    if let comma = cell.firstIndex(of: UInt8(ascii: ",")), rows.separator != UInt8(ascii: ",") {
      cell[comma] = UInt8(ascii: ".")
    }
    guard cell.count <= 40,
      cell.allSatisfy({ Self.digits.contains($0) || Self.signs.contains($0) }),
      let age = Double(String(decoding: cell, as: UTF8.self)), (0...150).contains(age)
    else { throw error(.invalidCell(.age)) }
    return age
  }

  /// Returns the conditions, whose names are separated by spaces.
  func conditions() throws(CycleCohort.CSVError) -> Set<CycleContext.Condition> {
    var conditions: Set<CycleContext.Condition> = []
    for name in cell(.conditions).split(separator: UInt8(ascii: " ")) {
      let text = String(decoding: name, as: UTF8.self)
      guard let condition = CycleContext.Condition(rawValue: text) else {
        throw error(.invalidCell(.conditions))
      }
      conditions.insert(condition)
    }
    return conditions
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// The other characters of a number with a fraction or an exponent.
  private static let signs = Array(".eE+-".utf8)
}
