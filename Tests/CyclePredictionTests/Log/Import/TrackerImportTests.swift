import CyclePrediction
import TestSupport
import Testing

@Suite("Tracker import: Clue, Drip, Flo, and Natural Cycles") struct TrackerImportTests {
  private let drip = """
    date,temperature.value,temperature.exclude,temperature.note,bleeding.value,bleeding.exclude,\
    mucus.feeling,mucus.value,mucus.exclude,cervix.opening,cervix.firmness,cervix.position,\
    note.value,sex.partner,sex.condom,sex.none,pain.cramps,pain.migraine,mood.happy,mood.fatigue
    2026-01-01,36.4,false,,2,false,,,,,,,"a, ""b"" c",,,,true,false,true,
    2026-01-02,36.55,true,late,3,,,,,,,,,true,true,,,TRUE,,true
    2026-01-14,,,,,,2,4,false,2,1,2,,true,,true,,,,
    2026-01-15,,,,1,true,,3,true,,,,,,,,,,,
    soon,36.4,,,,,,,,,,,,,,,,,,
    2026-01-16,361,,,7,,,9,,,,,,,,,,,,
    2027-01-01,,,,3,,,,,,,,,,,,,,,
    """

  @Test func dripIsReadByItsColumns() throws {
    let result = try TrackerImport(dripCSV: drip, asOf: january(99))
    let history = result.history
    expectEqual(history.loggedDays.map(\.date), [1, 2, 14, 15].map(january))
    expectEqual(history.periods, [try period(1, 2)])
    expectEqual(history.bleedingOutsidePeriods, [january(15)])
    let first = try #require(history[january(1)])
    expect(first.temperature == (try BasalTemperature(celsius: 36.4)) && first.flow == .medium)
    expect(first.notes == "a, \"b\" c" && first.symptoms == [.cramps] && first.moods == [.happy])
    let second = try #require(history[january(2)])
    expect(second.temperature?.isDisturbed == true && second.intercourse == .protected)
    expect(second.symptoms == [LoggedSymptom(rawValue: "migraine")] && second.moods == [.tired])
    let later = try #require(history[january(14)])
    expect(later.mucus == .eggWhite && later.intercourse == .unprotected)
    expectEqual(later.cervix, CervixState(opening: .open, firmness: .soft, position: .high))
    expect(history[january(15)]?.mucus == nil)
    expectEqual(result.unreadNames, ["mucus.feeling", "mucus.value", "temperature.note"])
    expectEqual(result.droppedDays, 1)
    expectEqual(result.problems.map(\.place), [6, 7, 7, 7])
    expectEqual(
      result.problems.map(\.name), ["date", "temperature.value", "bleeding.value", "mucus.value"])
  }

  @Test func aTextWithoutDatesOrWithAnOpenQuotationIsRejected() {
    expectThrows(TrackerImport.Error.noDateColumn) {
      try TrackerImport(dripCSV: "", asOf: january(1))
    }
    expectThrows(TrackerImport.Error.noDateColumn) {
      try TrackerImport(naturalCyclesCSV: "day\n1", asOf: january(1))
    }
    expectThrows(TrackerImport.Error.quotation(line: 2)) {
      try TrackerImport(dripCSV: "date\n\"2026", asOf: january(1))
    }
  }

  @Test func naturalCyclesIsReadWithEitherColumnOfBleeding() throws {
    let text = """
      Date,Temperature,Menstruation,Flow Quantity,Fertility Color,Cycle Day
      2026-01-01,36.5,MENSTRUATION,,RED,1
      2026-01-02,97.9,,HEAVY,RED,2
      2026-01-03,,,UNCATEGORIZED,,
      2026-01-04,,SPOTTING,,,
      2026-01-05,,MENSTRUATION,NONE,,
      2026-01-06,,,TORRENTIAL,,
      2026-01-29,,MENSTRUATION,,RED,29
      """
    let result = try TrackerImport(naturalCyclesCSV: text, asOf: january(10))
    let flow = (1...6).map { result.history[january($0)]?.flow }
    expectEqual(flow, [.medium, .heavy, .medium, .spotting, nil, nil])
    let fahrenheit = try BasalTemperature(fahrenheit: 97.9)
    expectEqual(result.history[january(2)]?.temperature, fahrenheit)
    expectEqual(result.history.periods, [try period(1)])
    expectEqual(result.history.prefix(through: january(10)).periods, [try period(1, 3)])
    expectEqual(result.unreadNames, ["Cycle Day", "Fertility Color"])
    expectEqual(result.problems.map(\.name), ["Flow Quantity", "Flow Quantity"])
    expectEqual(result.problems.map(\.place), [6, 7])
    expectEqual(result.droppedDays, 1)
  }

  @Test func clueIsReadInBothForms() throws {
    let text = """
      [{"date":"2026-01-01","type":"period","value":{"option":"very_heavy"}},
       {"date":"2026-01-01","type":"pain","value":[{"option":"cramps"},{"option":"leg"}]},
       {"date":"2026-01-02","type":"period","value":{"option":"light"}},
       {"date":"2026-01-02","type":"bbt","value":{"celsius":36.5,"excluded":true}},
       {"date":"2026-01-03","type":"spotting","value":[{"option":"red"}]},
       {"date":"2026-01-09","type":"discharge","value":[{"option":"egg_white"},{"option":"atypical"}]},
       {"date":"2026-01-09","type":"feelings","value":["happy"]},
       {"date":"2026-01-09","type":"sex_life","value":[{"option":"unprotected"}]},
       {"date":"2026-01-10","type":"period","value":{"option":"purple"}},
       {"date":"soon","type":"period","value":{"option":"light"}}, {"type":"period"}]
      """
    let result = TrackerImport(try decoded(text) as TrackerImport.ClueExport, asOf: january(99))
    expectEqual(result.history.periods, [try period(1, 2)])
    expectEqual(result.history[january(1)]?.flow, .heavy)
    expectEqual(result.history[january(1)]?.symptoms, [.cramps, LoggedSymptom(rawValue: "leg")])
    expectEqual(result.history[january(2)]?.temperature?.isDisturbed, true)
    expectEqual(result.history[january(3)]?.flow, .spotting)
    expectEqual(result.history[january(9)]?.mucus, .eggWhite)
    expectEqual(result.history[january(9)]?.moods, [.happy])
    expectEqual(result.unreadNames, ["discharge: atypical", "sex_life"])
    expectEqual(result.problems.map(\.place), [8, 9, 10])
    expectEqual(result.problems.map(\.name), ["period", "date", "date"])

    let old = """
      {"version":5,"data":[{"day":"2026-01-01T00:00:00.000Z","period":"medium","tags":["x"]},
      {"day":"2026-01-02T00:00:00.000Z","period":"light"}, {"period":"light"}],"settings":{}}
      """
    let older = TrackerImport(try decoded(old) as TrackerImport.ClueExport, asOf: january(99))
    expect(older.history.flowSeries.count == 2 && older.unreadNames == ["tags"])
    expectEqual(older.problems.map(\.name), ["day"])
    #expect(throws: DecodingError.self) { let _: TrackerImport.ClueExport = try decoded("7") }
  }

  @Test func floIsReadWithItsPeriodsAndOvulation() throws {
    let text = """
      {"operationalData":{"cycles":[
        {"period_start_date":"2026-01-29","period_end_date":"2026-02-02"},
        {"period_start_date":"2026-01-01","period_end_date":"2026-01-05"},
        {"period_start_date":"2026-01-03","period_end_date":"2026-01-06"},
        {"period_start_date":"2026-02-26","period_end_date":"2026-02-20"},
        {"period_start_date":"2026-04-01","period_end_date":"2026-04-09"}],
      "point_events_manual_v2":[
        {"date":"2026-01-14","category":"OvulationTest","subcategory":"Positive"},
        {"date":"2026-01-15","category":"Ovulation","subcategory":"OtherMethods"},
        {"date":"2026-01-16","category":"Mood","subcategory":"Happy"},
        {"date":"x","category":"Mood"}]}}
      """
    let result = TrackerImport(try decoded(text) as TrackerImport.FloExport, asOf: january(92))
    expectEqual(
      result.history.periods,
      [try period(1, 5), try period(29, 33), try period(57), try period(91)])
    expectEqual(result.history[january(14)]?.ovulationTest, .positive)
    expectEqual(result.history.ovulationDays, [january(15)])
    expectEqual(result.unreadNames, ["Mood/Happy"])
    expectEqual(
      result.problems.map(\.name), ["period_start_date", "period_end_date", "date"])
    expectEqual(result.problems.map(\.place), [2, 3, 3])
    expectEqual(result.droppedDays, 1)
    expectEqual("\(result)", "TrackerImport(redacted)")
  }
}
