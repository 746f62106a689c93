import CyclePrediction
import TestSupport
import Testing

@Suite("Tracker import: tables of periods and Fitbit") struct PeriodTableTests {
  @Test(arguments: [
    "start,end\n2026-01-01,2026-01-05\n2026-01-29,\n",
    "Start;END;\r\n2026-01-29T00:00:00Z;\r\n2026-01-01 00:00:00;2026-01-05;\r\n",
    "\u{FEFF}end\tstart\n2026-01-05\t2026-01-01\n\n\t2026-01-29",
    "start,end\n2026-01-29,\n2026-01-29,\n2026-01-01,2026-01-05\n2026-01-01,",
  ])
  func aTableOfPeriodsIsALog(text: String) throws {
    let result = try TrackerImport(periodsCSV: text, asOf: january(40))
    expectEqual(result.history.periods, [try period(1, 5), try period(29, nil)])
    expect(result.unreadNames.isEmpty && result.problems.isEmpty, "\(result.problems)")
  }

  /// However a program writes a table: its separator, the ends of its lines, marks at its beginning, and names
  /// of columns in capitals or small letters.
  @Test(arguments: 0..<60)
  func aTableOfAnyProgramIsALog(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func pick(_ texts: String...) -> String { texts.randomElement(using: &generator) ?? "" }
    let separator = pick(",", ";", "\t")
    let lineEnd = pick("\r", "\n", "\r\n")
    let (start, end) = (pick("Größe", "ΗΜΈΡΑΣ", "Début", "İlk gün", "開始"), pick("Ende", "Straße"))
    let quote = pick("", "\"")
    let rows = [
      [start, end, "Note"], ["2026-01-01", "2026-01-05", "x"], ["2026-01-29", "", "y"],
    ]
    let text =
      pick("", "\u{FEFF}", "\u{FEFF}\u{FEFF}")
      + pick("", "sep=\(separator)\(lineEnd)", "SEP=\(separator)\(lineEnd)")
      + rows.map { row in
        row.map { quote + $0 + quote }.joined(separator: separator) + lineEnd
      }.joined()
    let result = try TrackerImport(
      periodsCSV: text, start: Bool.random(using: &generator) ? start.uppercased() : start,
      end: end.lowercased(), asOf: january(40))
    expectEqual(result.history.periods, [try period(1, 5), try period(29, nil)], "\(seed)")
    expectEqual(result.unreadNames, ["Note"])
    expect(result.problems.isEmpty)
  }

  @Test func columnsHaveTheNamesOfThePerson() throws {
    let text = """
      No;Début;Fin;Note
      1;2026-01-01;2026-01-05;
      2;2026-01-29;soon;heavy
      3;1/2/2026;;
      4;2026-02-26;2026-02-20;
      5;2027-01-01;;
      6;0026-01-01;;
      7;2026-01-03;;
      8;2025-11-01;2026-02-01;
      """
    let result = try TrackerImport(
      periodsCSV: text, start: "début", end: "FIN", asOf: january(99))
    expectEqual(
      result.history.periods.map(\.start), [january(-60), january(1), january(29), january(57)])
    expectEqual(result.unreadNames, ["No", "Note"])
    expectEqual(result.droppedDays, 1)
    expectEqual(result.problems.map(\.place), [3, 4, 5, 7, 8, 9])
    expectEqual(
      result.problems.map(\.name), ["FIN", "Début", "FIN", "Début", "début", "FIN"])
    expectThrows(TrackerImport.Error.noDateColumn) {
      try TrackerImport(periodsCSV: text, asOf: january(99))
    }
  }

  private let cycles = """
    id,cycle_start_date,cycle_end_date,ovulation_start_date,ovulation_end_date,ovulation_source,\
    period_start_date,period_end_date,period_source,fertile_start_date,fertile_end_date,fertile_source
    1,2026-01-01,2026-01-28,2026-01-14,2026-01-14,MANUAL,2026-01-01,2026-01-05,MANUAL,,,
    2,2026-01-29,2026-03-31,,,,2026-01-29,,Manual,,,
    """

  @Test func periodsAndDaysOfFitbitAreALog() throws {
    let symptoms = """
      timestamp,fluids,flow,conditions,sex,ovulation_test,cycle_altering_event,mood
      2026-01-01,,HEAVY,"ACNE,TENDER_BREASTS",,,,"[""HAPPY""]"
      2026-01-02 08:30:00,,NONE,,PROTECTED,,,
      2026-01-13,EGG_WHITE,,NONE,UNPROTECTED,POSITIVE,,
      2026-02-20,NONE,,,,,MORNING_AFTER_PILL,
      2026-02-21,slimy,some,,alone,blue,,
      """
    let result = try TrackerImport(
      fitbitCyclesCSV: cycles, symptomsCSV: symptoms, asOf: january(60))
    let history = result.history
    expectEqual(history.periods, [try period(1, 5), try period(29, nil)])
    expectEqual(history.ovulationDays, [january(14)])
    let first = try #require(history[january(1)])
    expect(first.flow == .heavy && first.symptoms == [.acne, .breastTenderness])
    expectEqual(first.moods, [.happy])
    expect(history[january(2)]?.intercourse == .protected)
    let later = try #require(history[january(13)])
    expect(later.mucus == .eggWhite && later.ovulationTest == .positive)
    expect(later.intercourse == .unprotected)
    expectEqual(history[january(51)]?.mucus, .nothing)
    // The cycle of the event is excluded, and the app can ask what it was.
    expectEqual(history.excludedCycleStarts, [january(29)])
    expectEqual(result.unreadNames, ["cycle_altering_event"])
    expectEqual(result.problems.map(\.place), [9, 9, 9, 9])
    expectEqual(
      Set(result.problems.map(\.name)), ["flow", "fluids", "ovulation_test", "sex"])
  }

  @Test func theEndOfACycleSaysWhatThePeriodsDoNot() throws {
    let odd = cycles.replacing("2026-01-28", with: "2026-01-20")
    let result = try TrackerImport(
      fitbitCyclesCSV: odd, symptomsCSV: "timestamp,cycle_altering_event\n2026-01-15,PREGNANCY",
      asOf: january(60))
    expectEqual(result.unreadNames, ["cycle_altering_event", "cycle_end_date"])
    // The event is in the first cycle.
    expectEqual(result.history.excludedCycleStarts, [january(1)])
  }

  @Test func whatFitbitComputedIsNoData() throws {
    let text =
      cycles + """

        3,2025-12-01,2025-12-31,2025-12-14,2025-12-16,COMPUTED,2025-12-01,2025-12-05,COMPUTED,,,
        4,2026-01-29,2026-02-25,2026-02-12,2026-02-12,COMPUTED,2026-05-01,2026-05-05,COMPUTED,,,
        5,2025-10-30,2025-11-30,2025-11-14,2025-11-16,MANUAL,2025-11-01,2025-11-05,WATCH,,,
        """
    let result = try TrackerImport(fitbitCyclesCSV: text, asOf: january(60))
    expectEqual(result.history.periods.map(\.start), [january(-60), january(1), january(29)])
    expectEqual(result.history.ovulationDays, [january(14)])
    expectEqual(result.droppedDays, 1)
    expectEqual(
      result.unreadNames,
      [
        "cycle_end_date", "cycle_start_date", "ovulation_end_date", "ovulation_source",
        "ovulation_start_date", "period_end_date", "period_source", "period_start_date",
      ])
    expectEqual(result.problems.map(\.name), ["period_source", "cycle_start_date"])
    expectThrows(TrackerImport.Error.noDateColumn) {
      try TrackerImport(fitbitCyclesCSV: cycles, symptomsCSV: "", asOf: january(60))
    }
  }
}
