import CyclePrediction
import TestSupport
import Testing

/// Random logs whose dates a spreadsheet wrote.
@Suite("Tracker import: dates in other orders") struct TrackerImportDateTests {
  /// The ways to write a date that are clear, and those with an order of day and month.
  private enum Form: CaseIterable {
    case dots, spacedDots, slashedYear, dottedYear, shortYear, dayFirst, monthFirst, dashedDay,
      dashedMonth

    var needsOrder: Bool {
      [.dayFirst, .monthFirst, .dashedDay, .dashedMonth].contains(self)
    }

    func text(_ date: CalendarDate, padded: Bool) -> String {
      func two(_ number: Int) -> String { padded && number < 10 ? "0\(number)" : "\(number)" }
      let (year, month, day) = (date.year, two(date.month), two(date.day))
      switch self {
      case .dots: return "\(day).\(month).\(year)"
      case .spacedDots: return "\(day). \(month). \(year)."
      case .slashedYear: return "\(year)/\(month)/\(day)"
      case .dottedYear: return "\(year). \(month). \(day)."
      case .shortYear: return "\(year)-\(month)-\(day)"
      case .dayFirst: return "\(day)/\(month)/\(year)"
      case .monthFirst: return "\(month)/\(day)/\(year)"
      case .dashedDay: return "\(day)-\(month)-\(year)"
      case .dashedMonth: return "\(month)-\(day)-\(year)"
      }
    }
  }

  /// A table is read as it was written, or each of its dates is told: never another day.
  @Test(arguments: 0..<150)
  func aTableIsReadWholeOrNotAtAll(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let form = Form.allCases[seed % Form.allCases.count]
    let padded = Bool.random(using: &generator)
    let time = ["", " 00:00:00", " 8:05 AM"].randomElement(using: &generator) ?? ""
    func text(_ date: CalendarDate) -> String { form.text(date, padded: padded) + time }
    let first = january(Int.random(in: 1...300, using: &generator))
    for isDaily in [true, false] {
      var days = [first]
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let step = isDaily ? 1...3 : 21...40
        days.append(days[days.count - 1].advanced(by: .random(in: step, using: &generator)))
      }
      let rows = days.shuffled(using: &generator)
      let result: TrackerImport
      if isDaily {
        let lines = rows.map { text($0) + ";36,5\n" }
        result = try TrackerImport(
          naturalCyclesCSV: "Date;Temperature\n" + lines.joined(), asOf: january(999))
      } else {
        let lines = rows.map { text($0) + ";" + text($0.advanced(by: 4)) + "\n" }
        result = try TrackerImport(
          periodsCSV: "start;end\n" + lines.joined(), asOf: january(999))
      }
      let read =
        isDaily ? result.history.loggedDays.map(\.date) : result.history.periods.map(\.start)
      if read.isEmpty {
        #expect(form.needsOrder && result.problems.count == days.count, "\(days.map(text))")
      } else {
        #expect(read == days && result.problems.isEmpty, "\(days.map(text))")
      }
      // A number above 12 decides.
      if days.contains(where: { $0.day > 12 }) { #expect(read == days) }
    }
  }

  @Test func fiveDaysInARowShowTheOrder() throws {
    func days(_ cells: [String]) throws -> [CalendarDate] {
      try TrackerImport(
        dripCSV: "date,bleeding.value\n" + cells.map { $0 + ",2\n" }.joined(), asOf: january(99)
      ).history.loggedDays.map(\.date)
    }
    let dayFirst = (1...5).map { "\($0)/2/2026" }
    let monthFirst = (1...5).map { "2/\($0)/2026" }
    try expectEqual(days(dayFirst), (32...36).map { january($0) })
    try expectEqual(days(monthFirst), (32...36).map { january($0) })
    try expectEqual(days(Array(dayFirst.dropLast())), [])
    // Both orders have five days in a row.
    try expectEqual(days((1...5).flatMap { day in (1...5).map { "\(day)/\($0)/2026" } }), [])
  }

  @Test func aTableOfPeriodsShowsTheOrderByTheirLengths() throws {
    func starts(_ rows: String) throws -> [CalendarDate] {
      try TrackerImport(periodsCSV: "start,end\n" + rows, asOf: january(99)).history.periods
        .map(\.start)
    }
    try expectEqual(starts("2/1/2026,6/1/2026\n"), [january(2)])
    try expectEqual(starts("1/2/2026,1/6/2026\n"), [january(2)])
    try expectEqual(starts("1/2/2026,\n1/3/2026,\n"), [])
    // Rows that contradict each other show nothing.
    try expectEqual(starts("13/1/2026,\n1/14/2026,\n3/3/2026,\n"), [])
    try expectEqual(starts("13/1/2026,\n2/2/2026,\n"), [january(13), january(33)])
  }

  /// No calendar is converted, and no year has two digits.
  @Test(arguments: [
    "1447/09/12", "1404/12/10", "2569/3/5", "5.3.2569", "5.3.26", "3/5/26", "31.2.2026",
    "2026/13/5",
    "5.3.2026?", "5.3.2026 - 9.3.2026", "5/3.2026", "5..3.2026", "5.3.", "5 mars 2026",
    "99999999999999999999/1/1",
  ])
  func anotherTextIsTold(cell: String) throws {
    let result = try TrackerImport(periodsCSV: "start;end\n\(cell);\n", asOf: january(99))
    #expect(result.history.isEmpty && result.problems.map(\.name) == ["start"])
  }
}
