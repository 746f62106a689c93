import CyclePrediction
import TestSupport
import Testing

/// Unusual contents of people's exports.
@Suite("Tracker import: exclusions, combined days, and reported problems")
struct TrackerImportDayTests {
  private func drip(_ lines: String..., today: CalendarDate = january(99)) throws -> TrackerImport {
    try TrackerImport(dripCSV: lines.joined(separator: "\n"), asOf: today)
  }

  private func names(_ result: TrackerImport) -> [String] { result.problems.map(\.name) }

  /// Values of one column, of which each contradicts the others; a contradiction is told in either order.
  @Test(arguments: [
    ("temperature.value", ["36.4", "36.9"]), ("temperature.time", ["06:30", "07:15"]),
    ("temperature.exclude", ["true", "FALSCH"]), ("bleeding.exclude", ["ja", "0"]),
    ("bleeding.value", ["0", "1", "2", "3"]), ("mucus.value", ["0", "2", "4"]),
    ("mucus.exclude", ["1", "no"]), ("cervix.opening", ["0", "2"]),
    ("cervix.firmness", ["0", "1"]),
    ("cervix.exclude", ["true", "false"]), ("sex.partner", ["true", "false"]),
    ("sex.condom", ["WAHR", "nein"]), ("pain.cramps", ["yes", "no"]), ("mood.sad", ["true", "0"]),
    ("note.value", ["a", "b"]),
  ])
  func aContradictionIsTold(column: String, values: [String]) throws {
    for one in values {
      for other in values {
        let (day, next) = ("2026-01-05;\(one)", "2026-01-05;\(other)")
        let result = try drip("date;\(column)", day, next)
        expectEqual(names(result), one == other ? [] : [column])
        try expectEqual(drip("date;\(column)", next, day).history, result.history)
      }
    }
  }

  /// A log with a fever on days 11 to 13, whose exclusion is a word.
  private func fever(_ word: String) throws -> TrackerImport {
    var lines = ["date;temperature.value;temperature.exclude;bleeding.value;mucus.value"]
    lines += ["2026-03-01;;;2;"]
    lines += (5...10).map {
      "2026-03-\($0 < 10 ? "0" : "")\($0);36.40;FALSCH;;\($0 == 9 ? "4" : "")"
    }
    lines += (11...13).map { "2026-03-\($0);38.10;\(word);;0" }
    return try TrackerImport(
      dripCSV: lines.joined(separator: "\n"), asOf: CalendarDate(2026, 3, 14))
  }

  /// The words for true and false of spreadsheets in other languages.
  @Test(arguments: [
    ("WAHR", "FALSCH"), ("VRAI", "FAUX"), ("VERDADERO", "FALSO"), ("VERO", "FALSO"),
    ("VERDADEIRO", "FALSO"), ("WAAR", "ONWAAR"), ("PRAWDA", "FAŁSZ"), ("SAND", "FALSK"),
    ("SANT", "FALSKT"), ("SANN", "USANN"), ("TOSI", "EPÄTOSI"), ("PRAVDA", "NEPRAVDA"),
    ("IGAZ", "HAMIS"), ("ADEVĂRAT", "FALS"), ("DOĞRU", "YANLIŞ"), ("ИСТИНА", "ЛОЖЬ"),
    ("ІСТИНА", "ХИБНІСТЬ"), ("ΑΛΗΘΕΣ", "ΨΕΥΔΕΣ"), ("1.0", "0.0"), ("ＴＲＵＥ", "ＦＡＬＳＥ"),
    ("हाँ", "नहीं"), ("ใช่", "ไม่ใช่"), ("Có", "Không"), ("Ya", "Tidak"), ("بله", "نه"),
    ("ہاں", "نہیں"), ("হ্যাঁ", "না"), ("Taip", "Ne"), ("Jā", "Nē"), ("Jah", "Ei"), ("Si", "No"),
    ("Áno", "Nie"),
    ("Ndiyo", "Hapana"), ("Այո", "Ոչ"), ("კი", "არა"), ("是", "不是"),
  ])
  func trueAndFalseAreReadInOtherLanguages(words: (String, String)) throws {
    for (word, isTrue) in [(words.0, true), (words.1, false)] {
      for spelling in [word, word.lowercased(), "\u{200B}" + word + "\u{A0}"] {
        let result = try TrackerImport(
          dripCSV: "date,temperature.value,temperature.exclude\n2026-01-05,36.4,\(spelling)",
          asOf: january(20))
        expectEqual(result.history[january(5)]?.temperature?.isDisturbed, isTrue, spelling)
        expect(result.problems.isEmpty, spelling)
      }
    }
  }

  @Test(arguments: ["WAHR", "Yes", "ja", "VRAI", "x", "TRUE\u{A0}", "1", "2", "?", "исключено"])
  func anExclusionInAnyWordsIsAnExclusion(word: String) throws {
    let result = try fever(word)
    let today = try CalendarDate(2026, 3, 14)
    let evaluation = result.history.symptoThermalEvaluation(asOf: today, secondSign: .mucus)
    expect(evaluation != nil && evaluation?.temperatureShift == nil)
    expect(result.history.loggedDays.filter { $0.log.temperature?.isDisturbed == true }.count == 3)
    let isKnown = ["WAHR", "Yes", "ja", "VRAI", "TRUE\u{A0}", "1"].contains(word)
    expectEqual(names(result), Array(repeating: "temperature.exclude", count: isKnown ? 0 : 3))
  }

  @Test(arguments: ["false", "0", "FALSE", "", "FALSCH", "nein"])
  func aWordForNoIsNoExclusion(word: String) throws {
    let result = try fever(word)
    let evaluation = result.history.symptoThermalEvaluation(
      asOf: try CalendarDate(2026, 3, 14), secondSign: .mucus)
    expect(evaluation?.temperatureShift != nil && result.problems.isEmpty)
    expect(result.unreadNames.isEmpty)
  }

  @Test func excludedBleedingAndMucusAreNotRead() throws {
    let result = try drip(
      "date,bleeding.value,bleeding.exclude,mucus.value,mucus.exclude",
      "2026-01-03,2,WAHR,4,ja", "2026-01-20,2,perhaps,4,perhaps")
    expect(result.history.periods.isEmpty && result.history[january(3)]?.mucus == nil)
    expectEqual(result.history.bleedingOutsidePeriods, [january(3), january(20)])
    expectEqual(names(result), ["bleeding.exclude", "mucus.exclude"])
    expectEqual(result.unreadNames, ["mucus.value"])
  }

  @Test func anExclusionOfClueInAnyFormIsAnExclusion() throws {
    for mark in ["true", "1", "\"true\"", "\"ja\"", "\"perhaps\"", "[]", "2"] {
      let text =
        #"[{"date":"2026-01-02","type":"bbt","value":{"celsius":38.1,"excluded":\#(mark)}}]"#
      let result = TrackerImport(try decoded(text) as TrackerImport.ClueExport, asOf: january(9))
      expectEqual(result.history[january(2)]?.temperature?.isDisturbed, true, mark)
      expectEqual(names(result).isEmpty, !["\"perhaps\"", "[]", "2"].contains(mark), mark)
    }
    for mark in ["false", "0", "\"\"", "null"] {
      let text =
        #"[{"date":"2026-01-02","type":"bbt","value":{"celsius":36.4,"excluded":\#(mark)}}]"#
      let result = TrackerImport(try decoded(text) as TrackerImport.ClueExport, asOf: january(9))
      expect(result.history[january(2)]?.temperature?.isDisturbed == false, mark)
      expect(result.problems.isEmpty && result.unreadNames.isEmpty, mark)
    }
  }

  @Test func twoLinesOfADayAddUpInEitherOrder() throws {
    for lines in [["36.4,,", ",2,"], [",2,", "36.4,,"]] {
      let rows = lines.map { "2026-01-05," + $0 }
      let result = try drip(
        "date,temperature.value,bleeding.value,note.value", rows[0], "2026-01-05,,,early", rows[1])
      let log = try #require(result.history[january(5)])
      expect(log.temperature?.celsius == 36.4 && log.flow == .medium && log.notes == "early")
      expect(result.problems.isEmpty && result.unreadNames.isEmpty)
      let natural = try TrackerImport(
        naturalCyclesCSV: "Date,Temperature,Menstruation,Flow Quantity\n"
          + (lines[0] == "36.4,,"
            ? "2026-01-05,36.42,,\n2026-01-05,,MENSTRUATION,HEAVY"
            : "2026-01-05,,MENSTRUATION,HEAVY\n2026-01-05,36.42,,"),
        asOf: january(9))
      expect(natural.history[january(5)]?.temperature?.celsius == 36.42)
      expect(natural.history[january(5)]?.flow == .heavy && natural.problems.isEmpty)
    }
  }

  @Test func twoValuesOfADayAreAProblem() throws {
    let header = "date,temperature.value,bleeding.value,note.value"
    let lines = ["2026-01-05,36.9,3,late", "2026-01-05,36.4,1,early"]
    let result = try drip(header, lines[0], lines[1])
    let log = try #require(result.history[january(5)])
    expect(log.temperature?.celsius == 36.4 && log.flow == .heavy && log.notes == "early\nlate")
    expectEqual(names(result), ["temperature.value", "bleeding.value", "note.value"])
    try expectEqual(drip(header, lines[1], lines[0]).history, result.history)
    try expect(drip(header, lines[0], lines[0]).problems.isEmpty)
    let natural = try TrackerImport(
      naturalCyclesCSV: "Date,Flow Quantity\n2026-01-05,HEAVY\n2026-01-05,NONE", asOf: january(9))
    expectEqual(natural.history[january(5)]?.flow, .heavy)
    expectEqual(names(natural), ["Flow Quantity"])
  }

  @Test func halfACervixAndOtherWordsForTrueAreReadOrTold() throws {
    let result = try drip(
      "date,cervix.opening,cervix.firmness,sex.partner,sex.condom,pain.cramps,mood.sad,",
      "2026-01-05,1,,WAHR,,vrai,x,7,8", "2026-01-06,,,,true,,,,")
    let log = try #require(result.history[january(5)])
    expect(log.cervix == nil && log.intercourse == .unspecified && log.symptoms == [.cramps])
    expectEqual(result.unreadNames, ["cervix.opening", "column 8", "column 9", "sex.condom"])
    expectEqual(names(result), ["mood.sad"])
  }

  @Test func aYearOfAnotherCalendarIsTold() throws {
    let result = try drip(
      "date,bleeding.value", "2568-12-06,2", "0026-01-03,2", "2026-01-03,2", "2026-02-20,2",
      today: january(32))
    expectEqual(result.history.periods, [try period(3)])
    expectEqual(result.problems.map(\.place), [2, 3])
    expect(result.droppedDays == 1 && names(result) == ["date", "date"])
    let clue = #"[{"date":"2568-12-06","type":"period","value":{"option":"light"}}]"#
    let flo = #"{"operationalData":{"cycles":[{"period_start_date":"2568-12-06"}]}}"#
    let (one, two) = (
      TrackerImport(try decoded(clue) as TrackerImport.ClueExport, asOf: january(32)),
      TrackerImport(try decoded(flo) as TrackerImport.FloExport, asOf: january(32))
    )
    expect(one.history.isEmpty && names(one) == ["date"])
    expect(two.history.isEmpty && names(two) == ["period_start_date"])
  }
}
