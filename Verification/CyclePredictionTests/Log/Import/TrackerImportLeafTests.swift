import CyclePrediction
import TestSupport
import Testing

/// Random exports: each leaf is in the log, or named among what was not read.
@Suite("Tracker import: every dropped entry is reported") struct TrackerImportLeafTests {
  private func isFalse(_ text: String) -> Bool {
    ["", "false", "FALSCH", "0", "no", "NONE", "null", "\"\"", "[]", "{}"].contains(text)
  }

  /// The columns of a table, each with cells that it may have.
  private typealias Columns = [(name: String, cells: [String])]

  private static let flags = ["", "true", "WAHR", "false", "FALSCH", "x", "1", "0"]

  private let drip: Columns = [
    ("temperature.value", ["", "36.4", "36,5", "97.7", "hot"]),
    ("temperature.exclude", flags), ("temperature.time", ["", "06:45", "late"]),
    ("bleeding.value", ["", "0", "2", "9"]), ("bleeding.exclude", flags),
    ("mucus.value", ["", "0", "4", "?"]), ("mucus.exclude", flags), ("mucus.feeling", ["", "2"]),
    ("cervix.opening", ["", "0", "2", "5"]), ("cervix.firmness", ["", "1", "y"]),
    ("cervix.position", ["", "0", "1", "2"]), ("cervix.exclude", flags),
    ("note.value", ["", "a", "b"]), ("sex.partner", flags), ("sex.pill", flags),
    ("sex.none", flags), ("sex.solo", flags), ("pain.cramps", flags), ("mood.sad", flags),
    ("", ["", "7"]),
  ]

  private let naturalCycles: Columns = [
    ("Temperature", ["", "36.42", "97.9", "hot"]),
    ("Menstruation", ["", "MENSTRUATION", "SPOTTING", "?"]),
    ("Flow Quantity", ["", "HEAVY", "LIGHT", "SPOTTING", "NONE", "UNCATEGORIZED", "?"]),
    ("Cycle Day", ["", "3"]), ("Data Flags", ["", "HUNGOVER", "false"]),
  ]

  private let fitbit: Columns = [
    ("flow", ["", "SPOTTING", "light", "Heavy", "NONE", "much"]),
    ("fluids", ["", "EGG_WHITE", "sticky", "egg white", "odd"]),
    ("conditions", ["", "ACNE|HEADACHE", "[\"cramps\", \"acne\"]", "NONE"]),
    ("sex", ["", "PROTECTED", "unprotected", "solo"]),
    ("ovulation_test", ["", "POSITIVE", "negative", "unclear"]),
    ("cycle_altering_event", ["", "PREGNANCY"]), ("mood", ["", "happy", "sad|angry"]),
    ("note", ["", "a"]),
  ]

  /// A line of a table: its day of January, and its cells.
  private struct Line: Equatable {
    var day: Int
    var cells: [String]
  }

  private func text(_ columns: Columns, _ lines: [Line]) -> String {
    let rows = lines.map { line in
      "2026-01-\(line.day < 10 ? "0" : "")\(line.day);" + line.cells.joined(separator: ";") + "\n"
    }
    return "date;" + columns.map(\.name).joined(separator: ";") + "\n" + rows.joined()
  }

  /// Checks the cells of each column and day: they are told, or the log changes without them.
  private func check(
    _ columns: Columns, seed: Int, firstLine: Int = 0, tellers: [String: String] = [:],
    implied: (Set<String>) -> Set<String>,
    _ read: (String) throws -> TrackerImport
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let lines = (0..<5).map { _ in
      Line(
        day: .random(in: 1...4, using: &generator) * 9 - 8,
        cells: columns.map {
          Int.random(in: 0..<3, using: &generator) > 0
            ? "" : $0.cells.randomElement(using: &generator) ?? ""
        })
    }
    let result = try read(text(columns, lines))
    for day in Set(lines.map(\.day)) {
      let used = columns.indices.filter { column in
        lines.contains { $0.day == day && !isFalse($0.cells[column]) }
      }
      let implied = implied(Set(used.map { columns[$0].name }))
      for column in columns.indices {
        let name = columns[column].name
        let places = lines.indices.filter {
          lines[$0].day == day && !lines[$0].cells[column].isEmpty
        }
        if places.allSatisfy({ isFalse(lines[$0].cells[column]) && name != "bleeding.value" }) {
          continue
        }
        let isTold =
          result.unreadNames.contains(name.isEmpty ? "column \(column + 2)" : name)
          || result.problems.contains {
            let place = $0.place - firstLine - 2
            return $0.name == name && places.contains(place)
              || $0.name == tellers[name] && lines[place].day == day
          }
        if isTold || implied.contains(name) { continue }
        var others = lines
        for place in places { others[place].cells[column] = "" }
        let less = try read(text(columns, others))
        expect(less.history != result.history, "\(name) of \(day) in \(text(columns, lines))")
      }
    }
    // The order of the lines decides nothing but the places of problems.
    let shuffled = try read(text(columns, lines.shuffled(using: &generator)))
    expectEqual(shuffled.history, result.history)
    expectEqual(shuffled.unreadNames, result.unreadNames)
  }

  @Test(arguments: LongTest.seeds(200, small: 20))
  func fitbitKeepsOrTellsEachSymptom(block: Int) throws {
    for seed in block * 50..<block * 50 + LongTest.size(50, small: 3) {
      try check(fitbit, seed: seed, firstLine: 2) { _ in
        // Several lines of a day can say the same.
        ["conditions", "mood", "sex"]
      } _: {
        try TrackerImport(
          fitbitCyclesCSV: "id,period_start_date\n1,2026-01-01",
          symptomsCSV: $0.replacing("date;", with: "timestamp;", maxReplacements: 1),
          asOf: january(99))
      }
    }
  }

  @Test(arguments: LongTest.seeds(200, small: 20))
  func aTableOfPeriodsKeepsOrTellsEachCell(block: Int) throws {
    let columns: Columns = [
      ("end", ["", "2026-01-01", "soon"]), ("", ["", "7"]), ("notes", ["", "a"]),
    ]
    for seed in block * 50..<block * 50 + LongTest.size(50, small: 3) {
      try check(columns, seed: seed) { _ in
        []
      } _: {
        try TrackerImport(periodsCSV: $0, start: "Date", asOf: january(99))
      }
    }
  }

  @Test(arguments: LongTest.seeds(200, small: 20))
  func dripKeepsOrTellsEachCell(block: Int) throws {
    for seed in block * 50..<block * 50 + LongTest.size(50, small: 3) {
      try check(drip, seed: seed) { used in
        // Any method protects.
        used.contains("sex.partner") && used.contains("sex.none") ? ["sex.partner"] : []
      } _: {
        try TrackerImport(dripCSV: $0, asOf: january(99))
      }
    }
  }

  @Test(arguments: LongTest.seeds(200, small: 20))
  func naturalCyclesKeepsOrTellsEachCell(block: Int) throws {
    for seed in block * 50..<block * 50 + LongTest.size(50, small: 3) {
      // Menstruation beside the flow NONE is told at the flow, in the later line of the day.
      try check(naturalCycles, seed: seed, tellers: ["Menstruation": "Flow Quantity"]) { used in
        // Both columns say that there was bleeding, and a contradiction is told in one of them.
        used.isSuperset(of: ["Menstruation", "Flow Quantity"])
          ? ["Menstruation", "Flow Quantity"] : []
      } _: {
        try TrackerImport(naturalCyclesCSV: $0, asOf: january(99))
      }
    }
  }

  // MARK: Flo and Clue

  private func json(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  private let odd = ["null", "7", "true", "[]", "{}", "\"soon\"", "[{\"a\":1}]", "\"\""]

  /// Random fields of an entry: each of the names with one of its values or an odd one.
  private func fields(
    _ columns: Columns, using generator: inout SeededGenerator
  ) -> [(String, String)] {
    columns.compactMap { column in
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: nil
      case 1: (column.name, odd.randomElement(using: &generator) ?? "null")
      default: (column.name, column.cells.randomElement(using: &generator) ?? "null")
      }
    }
  }

  @Test(arguments: LongTest.seeds(200, small: 20))
  func floKeepsOrTellsEachLeaf(block: Int) throws {
    for seed in block * 50..<block * 50 + LongTest.size(50, small: 3) {
      var generator = SeededGenerator(seed: seed)
      let cycles: Columns = [
        (
          "period_start_date",
          ["\"2026-01-03\"", "\"2026-02-01\"", "\"2026-03-01\"", "\"2568-01-01\""]
        ),
        ("period_end_date", ["\"2026-03-05\"", "\"2026-01-05\"", "\"2026-02-03\""]),
        ("pregnant", ["false", "true", "0"]), ("period_intensity", ["null", "{\"0\":1}"]),
        ("deleted", ["false", "0", "true"]),
      ]
      let events: Columns = [
        (
          "date",
          ["\"2026-01-14 23:30:00.0\"", "\"2026-02-14\"", "\"2027-12-01\"", "\"2026-12-01\""]
        ),
        ("local_date", ["null", "\"2026-01-15 00:30:00.0\""]),
        ("category", ["\"OvulationTest\"", "\"Ovulation\"", "\"Mood\""]),
        ("subcategory", ["\"Positive\"", "\"OtherMethods\""]),
        ("deleted", ["false", "0", "true"]), ("source", ["null", "\"watch\""]),
      ]
      let cycleFields = (0..<3).map { _ in fields(cycles, using: &generator) }
      let eventFields = (0..<3).map { _ in fields(events, using: &generator) }
      func read(_ cycles: [[(String, String)]], _ events: [[(String, String)]]) throws
        -> TrackerImport
      {
        let text =
          #"{"operationalData":{"cycles":[\#(cycles.map(json).joined(separator: ","))],"#
          + #""point_events_manual_v2":[\#(events.map(json).joined(separator: ","))]}}"#
        return TrackerImport(
          try decoded(text) as TrackerImport.FloExport, asOf: try CalendarDate(2026, 4, 1))
      }
      let result = try read(cycleFields, eventFields)
      for (list, entries) in [cycleFields, eventFields].enumerated() {
        for (place, entry) in entries.enumerated() {
          if entry.contains(where: { $0.0 == "deleted" && ["true"].contains($0.1) }) { continue }
          let category = entry.first { $0.0 == "category" }?.1.filter { $0 != "\"" } ?? "cycles"
          for index in entry.indices where !isFalse(entry[index].1) && entry[index].1 != "false" {
            let name = entry[index].0
            // What is told about an entry tells of all of it, and an instant has the day of her clock.
            let isTold =
              result.unreadNames.contains(name) || result.problems.contains { $0.place == place }
              || result.unreadNames.contains { $0 == category || $0.hasPrefix(category + "/") }
              || result.droppedDays > 0 && entry.contains { $0.1 == "\"2026-12-01\"" }
              || name == "date" && entry.contains { $0.0 == "local_date" && $0.1.contains("2026") }
            if isTold { continue }
            var (others, otherEvents) = (cycleFields, eventFields)
            if list == 0 {
              others[place].remove(at: index)
            } else {
              otherEvents[place].remove(at: index)
            }
            let less = try read(others, otherEvents)
            expect(
              less.history != result.history || less.droppedDays != result.droppedDays
                || cycleFields.filter { $0.map(\.1) == entry.map(\.1) }.count
                  + eventFields.filter { $0.map(\.1) == entry.map(\.1) }.count > 1
                || entries.enumerated().contains {
                  $0.offset != place && $0.element.contains { $0 == entry[index] }
                },
              "\(name) of \(json(entry)) in \(cycleFields.map(json)) \(eventFields.map(json))")
          }
        }
      }
    }
  }

  @Test(arguments: LongTest.seeds(200, small: 20))
  func clueKeepsOrTellsEachLeaf(block: Int) throws {
    for seed in block * 50..<block * 50 + LongTest.size(50, small: 3) {
      var generator = SeededGenerator(seed: seed)
      let values = [
        "period": ["{\"option\":\"heavy\"}", "\"light\"", "[\"medium\"]", "{\"option\":\"none\"}"],
        "bbt": [
          "{\"celsius\":36.5}", "{\"celsius\":\"36.6\",\"excluded\":\"x\"}", "{\"kelvin\":309}",
        ],
        "pain": ["[{\"option\":\"cramps\"}]", "[\"leg\"]", "{\"options\":[\"cramps\"]}"],
        "feelings": ["[\"happy\"]", "{\"option\":\"sad\",\"strength\":3}"],
        "spotting": ["[{\"option\":\"red\"}]", "{\"option\":\"green\"}", "true"],
        "discharge": ["[\"sticky\"]", "[{\"option\":\"egg_white\"}]", "[\"blue\"]"],
        "sex_life": ["[\"unprotected\"]"], "tags": ["[\"x\"]"],
      ]
      let types = values.keys.sorted()
      // Each entry has its own day.
      let entries = (0..<6).map { place -> [(String, String)] in
        let type = types.randomElement(using: &generator) ?? "bbt"
        let columns: Columns = [
          ("date", ["\"2026-01-\(10 + 9 * (place % 3))\"", "\"2026-0\(2 + place % 3)-01\""]),
          ("type", ["\"\(type)\""]), ("value", values[type] ?? []), ("id", ["null", "5"]),
        ]
        return fields(columns, using: &generator)
      }
      func read(_ entries: [[(String, String)]]) throws -> TrackerImport {
        TrackerImport(
          try decoded("[" + entries.map(json).joined(separator: ",") + "]")
            as TrackerImport.ClueExport, asOf: january(120))
      }
      let result = try read(entries)
      for (place, entry) in entries.enumerated() {
        let type = entry.first { $0.0 == "type" }?.1.filter { $0 != "\"" } ?? ""
        for index in entry.indices where !isFalse(entry[index].1) {
          let name = entry[index].0
          let isTold =
            result.unreadNames.contains { $0 == name || $0 == type || $0.hasPrefix(type + ": ") }
            || result.problems.contains { problem in
              // Of two entries that contradict each other, the later one is the problem.
              problem.place == place
                || entry.prefix(2).map(\.1) == entries[problem.place].prefix(2).map(\.1)
            }
            || entry[index].1 == "{\"option\":\"none\"}"
          if isTold || entry.contains(where: { $0.1 == "{\"option\":\"none\"}" }) { continue }
          var others = entries
          others.remove(at: place)
          let less = try read(others)
          let isSaidTwice = others.contains { other in
            entry.allSatisfy { leaf in leaf.0 == "id" || other.contains { $0 == leaf } }
          }
          // Spotting beside a period of the same day adds nothing.
          expect(
            less.history != result.history || isSaidTwice || type == "spotting",
            "\(name) of \(json(entry)) in \(entries.map(json))")
        }
      }
      let shuffled = try read(entries.shuffled(using: &generator))
      expectEqual(shuffled.history, result.history)
      expectEqual(shuffled.unreadNames, result.unreadNames)
    }
  }

}
