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
  /// and `length` are required, and in the second text `woman` and `age`. An empty cell of another
  /// column is an unknown value. The numbers of a woman's cycles increase by one from any positive
  /// number; her lines need not be adjacent. Lengths are days in `1...10_000`, and neither
  /// ovulation nor the last day of the menses is beyond the length. Ages are years in `0...150`.
  /// Cells may be quoted (RFC 4180).
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
      let id = woman.id.csvCell
      for (index, cycle) in woman.cycles.enumerated() {
        let ovulation = cycle.ovulationDay.map { "\($0),\(cycle.length &- $0)" } ?? ","
        let menses = cycle.mensesLength.map(String.init) ?? ""
        text += "\(id),\(index + 1),\(cycle.length),\(ovulation),\(menses)\n"
      }
    }
    return text
  }

  /// The women as comma-separated values, one line for each woman, with the columns woman and age.
  ///
  /// - Complexity: O(*n*) in the number of women.
  public var womenCSV: String {
    var text = "woman,age\n"
    for woman in women { text += "\(woman.id.csvCell),\(woman.age.map(cell) ?? "")\n" }
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
    var table = try CohortTable(.women, text, columns: [.woman, .age])
    while try table.next() {
      let id = try table.text(.woman)
      guard places[Array(id.utf8)] == nil else { throw table.error(.repeatedWoman) }
      _ = add(id, age: try table.age())
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
      guard latestCycles[place] == 0 || number == latestCycles[place] + 1 else {
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
      let column = (columns + optional).first { rows[index].elementsEqual($0.rawValue.utf8) }
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
    guard rows.count == width else { throw error(.cellCount) }
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

  private func cell(_ column: Column) -> ArraySlice<UInt8> {
    positions[column].map { rows[$0] } ?? []
  }

  /// Returns a text that is not empty.
  func text(_ column: Column) throws(CycleCohort.CSVError) -> String {
    let cell = cell(column)
    guard !cell.isEmpty else { throw error(.invalidCell(column)) }
    return String(decoding: cell, as: UTF8.self)
  }

  /// Returns a whole number, which may end in `.0`; `nil` if the cell is empty.
  func number(_ column: Column, in range: ClosedRange<Int>) throws(CycleCohort.CSVError) -> Int? {
    let cell = cell(column)
    guard !cell.isEmpty else { return nil }
    let whole = cell.prefix { $0 != UInt8(ascii: ".") }
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
    let cell = cell(.age)
    guard !cell.isEmpty else { return nil }
    guard cell.count <= 40,
      cell.allSatisfy({ Self.digits.contains($0) || Self.signs.contains($0) }),
      let age = Double(String(decoding: cell, as: UTF8.self)), (0...150).contains(age)
    else { throw error(.invalidCell(.age)) }
    return age
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// The other characters of a number with a fraction or an exponent.
  private static let signs = Array(".eE+-".utf8)
}
