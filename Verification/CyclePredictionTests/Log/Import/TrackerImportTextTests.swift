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
}
