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
  /// The first line names the columns; unknown columns are ignored. The columns `woman`, `cycle`,
  /// and `length` are required, and in the second text `woman` and `age`; it may have a column
  /// `conditions` with the names of `CycleContext.Condition`, separated by spaces. An empty cell of
  /// another column is an unknown value. The numbers of a woman's cycles increase from any positive
  /// number, and a number may be missing; her lines need not be adjacent. Lengths are days in
  /// `1...10_000`, and neither ovulation nor the last day of the menses is beyond the length. Ages are
  /// years in `0...150`.
  ///
  /// What spreadsheets write is read too: quoted cells (RFC 4180), semicolons or tabs between the
  /// cells, with a decimal comma, column names in capitals, spaces around a cell, `NA`, `N/A`, `NaN`,
  /// `null`, `-`, and `.` for an unknown value, and rows that leave out empty cells at the end.
  ///
  /// The women are in the order of the second text, or without it in the order of their first
  /// cycles. With a second text, it must contain every woman of the first one.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  /// - Throws: ``CycleCohort/CSVError``, for the first invalid row.
  public init(cyclesCSV: String, womenCSV: String? = nil) throws(CycleCohort.CSVError) {
    var reader = CohortReader()
    if let womenCSV { try reader.readWomen(womenCSV) }
    try reader.readCycles(cyclesCSV, isClosed: womenCSV != nil)
    self.init(women: reader.women)
  }

  /// The cycles as comma-separated values, one line for each cycle, with the columns woman, cycle,
  /// length, ovulation_day, luteal_length, and menses_length.
  ///
  /// Reading this text and ``womenCSV`` gives the same cohort, if the women's codes are unique and
  /// not empty and all numbers are in the ranges that reading requires.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public var cyclesCSV: String {
    var text = "woman,cycle,length,ovulation_day,luteal_length,menses_length\n"
    for woman in women {
      let id = woman.id.csvCell()
      for (index, cycle) in woman.cycles.enumerated() {
        let ovulation = cycle.ovulationDay.map { "\($0),\(cycle.length &- $0)" } ?? ","
        let menses = cycle.mensesLength.map(String.init) ?? ""
        text += "\(id),\(index + 1),\(cycle.length),\(ovulation),\(menses)\n"
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

  /// The index of each woman in `women`, by the bytes of her code: comparing texts with many
  /// combining marks takes quadratic time.
  private var places: [[UInt8]: Int] = [:]

  /// The number of each woman's latest cycle.
  private var latestCycles: [Int] = []

  private mutating func add(_ id: String, age: Double? = nil) -> Int {
    places[Array(id.utf8)] = women.count
    women.append(CycleCohort.Woman(id: id, age: age))
    latestCycles.append(0)
    return women.count - 1
  }

  mutating func readWomen(_ text: String) throws(CycleCohort.CSVError) {
    var table = try CohortTable(
      .women, text, columns: [.woman, .age], optional: [.conditions])
    while try table.next() {
      let id = try table.text(.woman)
      guard places[Array(id.utf8)] == nil else { throw table.error(.repeatedWoman) }
      let place = add(id, age: try table.age())
      women[place].conditions = try table.conditions()
    }
  }

  mutating func readCycles(_ text: String, isClosed: Bool) throws(CycleCohort.CSVError) {
    var table = try CohortTable(
      .cycles, text, columns: [.woman, .cycle, .length], optional: [.ovulationDay, .mensesLength])
    while try table.next() {
      let id = try table.text(.woman)
      guard let place = places[Array(id.utf8)] ?? (isClosed ? nil : add(id)) else {
        throw table.error(.unknownWoman)
      }
      guard let number = try table.number(.cycle, in: 1...999_999_999) else {
        throw table.error(.invalidCell(.cycle))
      }
      guard number > latestCycles[place] else {
        throw table.error(.cycleOutOfOrder)
      }
      latestCycles[place] = number
      guard let length = try table.number(.length, in: 1...10_000) else {
        throw table.error(.invalidCell(.length))
      }
      women[place].cycles.append(
        CycleCohort.CycleRecord(
          length: length, ovulationDay: try table.number(.ovulationDay, in: 1...length),
          mensesLength: try table.number(.mensesLength, in: 0...length)))
    }
  }
}

/// The rows of one of the two texts, with cells found by the name of their column.
private struct CohortTable {
  typealias Column = CycleCohort.CSVError.Column

  private let table: CycleCohort.CSVError.Table
  private var rows: CSVRows
  private let width: Int
  private var positions: [Column: Int] = [:]

  /// Reads the heading.
  init(
    _ table: CycleCohort.CSVError.Table, _ text: String, columns: [Column], optional: [Column] = []
  ) throws(CycleCohort.CSVError) {
    self.table = table
    rows = CSVRows(text)
    _ = try Self.next(&rows, of: table)
    width = rows.count
    for index in 0..<width {
      let name = rows.trimmed(index).map { byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
      }
      let column = (columns + optional).first { name.elementsEqual($0.rawValue.utf8) }
      guard let column else { continue }
      guard positions.updateValue(index, forKey: column) == nil else {
        throw CycleCohort.CSVError(table, line: rows.line, .repeatedColumn(column))
      }
    }
    for column in columns where positions[column] == nil {
      throw CycleCohort.CSVError(table, line: rows.line, .missingColumn(column))
    }
  }

  func error(_ problem: CycleCohort.CSVError.Problem) -> CycleCohort.CSVError {
    CycleCohort.CSVError(table, line: rows.line, problem)
  }

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

  /// Returns a whole number, which may end in `.0`; `nil` if the cell is empty.
  func number(_ column: Column, in range: ClosedRange<Int>) throws(CycleCohort.CSVError) -> Int? {
    let cell = cell(column)
    guard !cell.isEmpty else { return nil }
    let whole = cell.prefix { !isDecimalSeparator($0) }
    let fraction = cell.dropFirst(whole.count).dropFirst()
    guard (1...9).contains(whole.count), whole.allSatisfy(Self.digits.contains),
      fraction.allSatisfy({ $0 == UInt8(ascii: "0") })
    else { throw error(.invalidCell(column)) }
    let number = whole.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    guard range.contains(number) else { throw error(.invalidCell(column)) }
    return number
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

extension CycleCohort {
  /// An error that ``CycleCohort`` throws for invalid comma-separated values.
  public struct CSVError: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The text that contains the problem.
    public let table: Table

    /// The first line of the row with the problem, counted from 1.
    public let line: Int

    /// The problem.
    public let problem: Problem

    init(_ table: Table, line: Int, _ problem: Problem) {
      self.table = table
      self.line = line
      self.problem = problem
    }

    /// One of the two texts.
    public enum Table: String, CaseIterable, Hashable, Sendable {
      /// The text with one line for each cycle.
      case cycles
      /// The text with one line for each woman.
      case women

      /// Creates a table from its name, or returns `nil` for an unknown name.
      public init?(rawValue: String) { self.init(caseOf: rawValue) }
    }

    /// A known column; its raw value is its name in the first line.
    @nonexhaustive public enum Column: String, CaseIterable, Hashable, Sendable {
      /// The code of the woman.
      case woman
      /// The number of the cycle.
      case cycle
      /// The length of the cycle.
      case length
      /// The day of ovulation.
      case ovulationDay = "ovulation_day"
      /// The length of the menses.
      case mensesLength = "menses_length"
      /// The age of the woman.
      case age
      /// The conditions of the woman.
      case conditions

      /// Creates a column from its name, or returns `nil` for an unknown name.
      public init?(rawValue: String) { self.init(caseOf: rawValue) }
    }

    /// A problem with a row.
    @nonexhaustive public enum Problem: Hashable, Sendable {
      /// The first line does not name this column.
      case missingColumn(Column)
      /// The first line names this column twice.
      case repeatedColumn(Column)
      /// The row has more cells than the first line, and they are not empty.
      case cellCount
      /// A quotation mark is not closed, or text follows the closing one.
      case quotation
      /// The cell is empty where a value is required, is not a number, or is out of range.
      case invalidCell(Column)
      /// The number of the cycle is not above that of the woman's previous cycle.
      case cycleOutOfOrder
      /// The woman has a second row.
      case repeatedWoman
      /// The woman is missing in the table of women.
      case unknownWoman
    }

    /// A sentence that describes the problem without the content of the text.
    public var description: String {
      let reason =
        switch problem {
        case .missingColumn(let column): "the column \(column.rawValue) is missing."
        case .repeatedColumn(let column): "the column \(column.rawValue) appears twice."
        case .cellCount: "a row must not have more cells than the first line."
        case .quotation:
          "a quoted cell must end with a quotation mark, followed by a separator or a line break."
        case .invalidCell(let column):
          "a cell of the column \(column.rawValue) is empty, not a number, or out of range."
        case .cycleOutOfOrder: "the cycle numbers of a woman must increase."
        case .repeatedWoman: "each woman can have only one row."
        case .unknownWoman: "each woman must have a row in the table of women."
        }
      return "In the table of \(table.rawValue), \(reason)"
    }
  }
}
