import CyclePrediction
import TestSupport
import Testing

@Suite("Tracker import: odd and deleted entries of Flo and Clue") struct TrackerImportEntryTests {
  private func flo(cycles: String = "", events: String = "", _ others: String = "") throws
    -> TrackerImport
  {
    let text =
      #"{"operationalData":{"cycles":[\#(cycles)],"point_events_manual_v2":[\#(events)]\#(others)}}"#
    return TrackerImport(
      try decoded(text) as TrackerImport.FloExport, asOf: try CalendarDate(2026, 4, 1))
  }

  private func clue(_ entries: String) throws -> TrackerImport {
    TrackerImport(try decoded("[\(entries)]") as TrackerImport.ClueExport, asOf: january(99))
  }

  private func test(_ fields: String) -> String {
    #"{"category":"OvulationTest","subcategory":"Positive",\#(fields)}"#
  }

  private func names(_ result: TrackerImport) -> [String] { result.problems.map(\.name) }

  /// What an option or a word denies is no symptom, also beside one, and in the words of Fitbit.
  @Test(arguments: [
    "none", "pain_free", "Pain free", "no_cramps", "no headache", "painless", "cramp-free", "nil",
    "without_pain", "none_of_these", "never", "n/a", "no", " NONE ", "pain: none", "cramps: 0",
    "Schmerzen: keine", "cramps = no", "(none)", "None.", "Ağrı yok", "sem dor", "bez bólu",
    "χωρίς πόνο", "tidak sakit", "Keine Schmerzen!",
  ])
  func whatIsDeniedIsNoSymptom(word: String) throws {
    for beside in [[], ["cramps"]] {
      let options = ([word] + beside).map { #"{"option":"\#($0)"}"# }.joined(separator: ",")
      let entry = #"{"date":"2026-01-05","type":"pain","value":[\#(options)]}"#
      try expectEqual(
        clue(entry).history[january(5)]?.symptoms ?? [], beside.isEmpty ? [] : [.cramps])
      let fitbit = try TrackerImport(
        fitbitCyclesCSV: "id,period_start_date\n1,2026-01-01",
        symptomsCSV: "timestamp,conditions\n2026-01-05,"
          + ([word] + beside).joined(separator: "|"), asOf: january(99))
      expectEqual(fitbit.history[january(5)]?.symptoms ?? [], beside.isEmpty ? [] : [.cramps])
    }
  }

  /// Two entries of a day that say the opposite; both are in the log in the stronger form.
  @Test(arguments: [
    ("spotting", #"{"option":"red"}"#, #"{"option":"none"}"#),
    ("period", #"{"option":"light"}"#, #"{"option":"none"}"#),
    ("bbt", #"{"celsius":36.4,"excluded":true}"#, #"{"celsius":36.4,"excluded":false}"#),
  ])
  func theOppositeIsTold(type: String, one: String, other: String) throws {
    let entries = [one, other].map { #"{"date":"2026-01-05","type":"\#(type)","value":\#($0)}"# }
    let result = try clue(entries.joined(separator: ","))
    expectEqual(names(result), [type])
    try expectEqual(clue(entries.reversed().joined(separator: ",")).history, result.history)
    try expectEqual(names(clue(entries[0] + "," + entries[0])), [])
    let words = ["light", "none"].map { "2026-01-05,\($0)\n" }.joined()
    let fitbit = try TrackerImport(
      fitbitCyclesCSV: "id,period_start_date\n1,2026-01-01",
      symptomsCSV: "timestamp,flow\n" + words, asOf: january(99))
    expectEqual(names(fitbit), ["flow"])
  }

  @Test(arguments: ["true", "1", "\"true\""])
  func aDeletedEntryIsNoData(mark: String) throws {
    let result = try flo(
      cycles: #"{"period_start_date":"2026-03-02","deleted":\#(mark)}"#,
      events: test(#""date":"2026-03-09 08:00:00.0","deleted":\#(mark)"#))
    expect(result.history.isEmpty && result.problems.isEmpty && result.unreadNames.isEmpty)
    let unclear = try flo(events: test(#""date":"2026-03-09","deleted":"perhaps""#))
    expect(unclear.history.isEmpty && names(unclear) == ["deleted"])
    let kept = try flo(events: test(#""date":"2026-03-09","deleted":false"#))
    expect(kept.history.loggedDays.count == 1 && kept.unreadNames.isEmpty)
  }

  @Test(arguments: [
    (#""date":"2026-03-15 23:30:00.0","local_date":"2026-03-16 00:30:00.0""#, 75),
    (#""local_date":"2026-03-09 07:00:00.0""#, 68),
    (#""date":"2026-03-09 07:00:00.0","local_date":null"#, 68), (#""date":"2026-03-09""#, 68),
  ])
  func theDayOfAnEventIsThatOfHerClock(fields: String, day: Int) throws {
    let result = try flo(events: test(fields))
    expectEqual(result.history.loggedDays.map(\.date), [january(day)])
    expect(result.problems.isEmpty && result.unreadNames.isEmpty)
  }

  @Test(arguments: [
    #"{"category":null,"date":"2026-03-09"}"#, #"{"category":"Mood","date":null}"#, "{}", "null",
    "7", #"[["deep"]]"#, #"{"category":5,"date":"2026-03-09"}"#,
  ])
  func anOddEventLosesNothingElse(event: String) throws {
    let result = try flo(
      cycles: #"{"period_start_date":"2026-03-02","period_end_date":"2026-03-06"}"#, events: event)
    expect(result.history.periods.count == 1 && result.problems.count == 1)
  }

  @Test func anOddCycleLosesNothingElse() throws {
    let result = try flo(
      cycles: #"{"period_start_date":"2026-03-02"},{"period_start_date":null}"#)
    expect(result.history.periods.count == 1 && names(result) == ["period_start_date"])
    let end = try flo(
      cycles: #"{"period_start_date":"2026-03-02","period_end_date":"unknown"}"#)
    expectEqual(end.history.periods.map(\.start), [january(61)])
    expectEqual(names(end), ["period_end_date"])
    let year = try flo(
      cycles: #"{"period_start_date":"2025-03-02","period_end_date":"2026-03-06"},"#
        + #"{"period_start_date":"2025-04-01","period_end_date":"2025-04-05"},"#
        + #"{"period_start_date":"2025-05-01","period_end_date":"2025-05-05"}"#)
    expectEqual(year.history.periods.count, 3)
    expectEqual(names(year), ["period_end_date"])
  }

  @Test func aPregnantCycleIsNoOrdinaryOne() throws {
    let result = try flo(
      cycles: #"{"period_start_date":"2025-01-03"},"#
        + #"{"period_start_date":"2025-01-31","pregnant":true},"#
        + #"{"period_start_date":"2026-01-10","pregnant":false}"#)
    expectEqual(result.history.ordinaryCycles.map(\.length), [28])
    expectEqual(result.unreadNames, ["pregnant"])
  }

  @Test func everyOtherListIsNamed() throws {
    let result = try flo(
      cycles: #"{"period_start_date":"2026-03-02","period_intensity":"{\"0\":1,\"1\":3}"}"#,
      #","notes":[{"text":"a"}],"repeatable_child_point_events":[1],"point_events_manual":[],"x":{}"#
    )
    expectEqual(
      result.unreadNames, ["notes", "period_intensity", "repeatable_child_point_events"])
    expect(try flo(#","notes":{"a":[]}"#).unreadNames.isEmpty)
  }

  @Test func aValueOfAnotherShapeIsTold() throws {
    let result = try clue(
      #"{"type":"period","value":{"option":"heavy"}},"#
        + #"{"type":"pain","date":"2026-03-01","value":{"options":["cramps"]}},"#
        + #"{"type":"pain","date":"2026-03-01","value":{"option":"leg","severity":"strong"}}"#)
    expectEqual(names(result), ["date", "pain"])
    expectEqual(result.unreadNames, ["pain: severity"])
  }

  @Test(arguments: [
    "none", "None ", "nothing", "pain_free", "Pain-Free", "painfree", "no pain", "no_cramps",
    "no-headache", "pain - none", "keine Schmerzen", "нет боли", "cramps (none)", "통증: 없음",
  ])
  func anOptionThatDeniesPainIsNoSymptom(option: String) throws {
    for value in ["\"\(option)\"", "{\"option\":\"\(option)\"}", "[{\"option\":\"\(option)\"}]"] {
      let row = #"{"type":"pain","date":"2026-01-01","value":"# + value + "}"
      let result = try clue(row)
      expect(result.history.isEmpty && result.problems.isEmpty, value)
    }
    // Among moods, a denial is a mood.
    let mood = try clue(#"{"type":"feelings","date":"2026-01-01","value":"no_energy"}"#)
    expectEqual(mood.history[january(1)]?.moods, [LoggedMood(rawValue: "no_energy")])
  }

  @Test func anotherSpellingOfASymptomHasItsName() throws {
    let names: [(String, LoggedSymptom)] = [
      ("Lower-Back", .backPain), ("lower back pain", .backPain), ("backache", .backPain),
      ("Breast Tenderness", .breastTenderness), ("menstrual_cramps", .cramps),
      ("HEADACHES", .headache), ("hot flashes", .hotFlashes),
    ]
    for (name, symptom) in names {
      let result = try clue(#"{"type":"pain","date":"2026-01-01","value":"\#(name)"}"#)
      expectEqual(result.history[january(1)]?.symptoms, [symptom], name)
    }
  }

  @Test func absenceIsNoSymptomAndAKnownSymptomHasItsName() throws {
    let result = try clue(
      #"{"type":"pain","date":"2026-01-01","value":[{"option":"pain_free"}]},"#
        + #"{"type":"pain","date":"2026-01-02","value":["none","cramps"]},"#
        + #"{"type":"pain","date":"2026-01-03","value":[{"option":"period_cramps"},"#
        + #"{"option":"lower_back"},{"option":"breast_tenderness"},{"option":"hot_flashes"}]},"#
        + #"{"type":"pain","date":"2026-01-04","value":["migraine_with_aura"]},"#
        + #"{"type":"spotting","date":"2026-01-05","value":{"option":"none"}}"#)
    expectEqual(result.history.loggedDays.map(\.date), [2, 3, 4].map(january))
    expectEqual(
      result.history[january(3)]?.symptoms, [.cramps, .backPain, .breastTenderness, .hotFlashes])
    let aura = LoggedSymptom(rawValue: "migraine_with_aura")
    expectEqual(result.history[january(4)]?.symptoms, [aura])
    let summary = result.history.clinicalSummary(asOf: january(9), age: nil)
    expectEqual(summary.symptoms.first?.symptom, .cramps)
    expect(result.problems.isEmpty && result.unreadNames.isEmpty)
  }
}
