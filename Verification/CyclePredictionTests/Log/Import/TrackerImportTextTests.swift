import CyclePrediction
import TestSupport
import Testing

@Suite("Tracker import: hostile texts and times") struct TrackerImportTextTests {
  @Test func dripHasTheTimeOfATemperature() throws {
    let times = ["06:45", "23:59:30", "0:5", "24:00", "6", "06:60", "a:b", "6:45:00.000", ""]
    let rows = times.enumerated().map { "2026-01-\($0 + 11),36.4,\($1)\n" }
    let result = try TrackerImport(
      dripCSV: "date,temperature.value,temperature.time\n" + rows.joined(), asOf: january(99))
    let minutes = (11...19).map { result.history[january($0)]?.temperature?.minuteOfDay }
    #expect(minutes == [405, 1439, 5, nil, nil, nil, nil, nil, nil])
    #expect(result.history.loggedDays.count == 9 && result.unreadNames.isEmpty)
    #expect(result.problems.map(\.place) == [5, 6, 7, 8, 9])
    #expect(Set(result.problems.map(\.name)) == ["temperature.time"])
  }

  @Test(arguments: 0..<40)
  func noTextTraps(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "date", ",", "\n", "\"", "2026-01-03", "bleeding.value", "1e99", "nan", "-1", "é",
    ]
    let text =
      "date,temperature.value,bleeding.value,mucus.value\n"
      + (0..<200).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    _ = try? TrackerImport(dripCSV: text, asOf: january(99))
    _ = try? TrackerImport(naturalCyclesCSV: text, asOf: january(99))
  }

  /// A value of any shape and depth, in any place.
  @Test(arguments: 0..<40)
  func noJSONTraps(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func value(_ depth: Int) -> String {
      let names = ["date", "deleted", "category", "type", "value", "option", "data", "cycles", "x"]
      let kind = depth > 3 ? 5 : Int.random(in: 0..<10, using: &generator)
      let count = Int.random(in: 0...3, using: &generator)
      switch kind {
      case 0...2:
        return "[" + (0..<count).map { _ in value(depth + 1) }.joined(separator: ",") + "]"
      case 3, 4:
        let fields = Set((0..<count).map { _ in names.randomElement(using: &generator) ?? "" })
        return "{" + fields.sorted().map { "\"\($0)\":" + value(depth + 1) }.joined(separator: ",")
          + "}"
      default:
        return ["null", "true", "1e308", "-0", "\"2026-01-03\"", "\"period\"", "\"\u{301}\""]
          .randomElement(using: &generator) ?? "null"
      }
    }
    let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    for text in (0..<6).map({ _ in value(0) }) + [deep] {
      let flo =
        #"{"operationalData":{"cycles":\#(text),"point_events_manual_v2":[\#(text)],"x":\#(text)}}"#
      _ = TrackerImport(try decoded(flo) as TrackerImport.FloExport, asOf: january(99))
      let clue: TrackerImport.ClueExport = try decoded("[\(text)]")
      let result = TrackerImport(clue, asOf: january(99))
      let isDeleted = ["true", "\"2026-01-03\""].contains { text.contains(#""deleted":"# + $0) }
      #expect(isDeleted || !result.problems.isEmpty || !result.unreadNames.isEmpty)
    }
  }
}
