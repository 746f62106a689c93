import CyclePrediction
import TestSupport
import Testing

/// Random cells and fields that other programs and people write into exports.
@Suite("Tracker import: dates with a remark, and marks by other names")
struct TrackerImportMarkTests {
  private func clue(_ entry: String) throws -> TrackerImport {
    TrackerImport(try decoded("[{\(entry)}]") as TrackerImport.ClueExport, asOf: january(99))
  }

  private func flo(_ cycle: String) throws -> TrackerImport {
    let text = #"{"operationalData":{"cycles":[{"period_start_date":"2026-01-05",\#(cycle)}]}}"#
    return TrackerImport(try decoded(text) as TrackerImport.FloExport, asOf: january(99))
  }

  private func drip(_ text: String) throws -> TrackerImport {
    try TrackerImport(dripCSV: text, asOf: january(99))
  }

  private func isDisturbed(_ result: TrackerImport) -> Bool? {
    result.history[january(5)]?.temperature?.isDisturbed
  }

  /// A time is ignored; anything else after a date is told, because it may be another date.
  @Test(arguments: 0..<40)
  func onlyATimeIsIgnored(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func one(of texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
    let clock = one(of: [
      "8:05", "08:05", "23:59:59", "00:00:00.000", "08:05:00,5", "08:05:00+05:30", "0:00-0700",
      "08:05Z", "08:05:00-03:00[America/Santiago]",
    ])
    let zones = [
      "", " UTC", " +0000", " -07:00", " PM", " a. m.", " CEST", " GMT+2", " Asia/Tokyo",
      " America/Port-au-Prince",
    ]
    let time = one(of: ["T", " ", "\u{202F}"]) + clock + one(of: zones)
    let other = "2026-01-\(Int.random(in: 10...28, using: &generator))"
    let remark = one(of: [
      " - \(other)", " \(other)", "/\(other)", " bis \(other)", " до \(other)",
      " إلى \(other)",
      " (stark)", " ?", " spotting", "\(time) \(other)", "\(time) - \(other)",
      "\(time) Schmierblutung", "\(time) bis 09:00", "T", " 1/10/2026", "\(time) 1/10/2026",
      " \(clock)-\(other)", " 8:05 UTC-\(other)",
      "x",
    ])
    let mark = #""deleted":false"#
    for (rest, isTold) in [(time, false), (remark, true)] {
      for (start, end) in [(rest, ""), ("", rest)] {
        let table = "start;end\n2026-01-05\(start);2026-01-08\(end)\n"
        let result = try TrackerImport(periodsCSV: table, asOf: january(99))
        #expect(result.problems.isEmpty != isTold, "\(rest)")
        let isRead = result.history.periods.first?.end == january(8)
        #expect(isRead != isTold, "\(rest)")
      }
      let entry = try clue(
        #""type":"period","date":"2026-01-05\#(rest)","value":{"option":"heavy"},\#(mark)"#)
      #expect(entry.problems.isEmpty != isTold && entry.history.isEmpty == isTold, "\(rest)")
    }
  }

  /// What was deleted is not read, however the export says so.
  @Test(arguments: ["deleted", "isDeleted", "is_deleted", "deleted_at", "Deleted", "DELETED_AT"])
  func aDeletedEntryIsLeftOut(name: String) throws {
    let marks = [
      ("true", true, false), ("1", true, false), (#""ja""#, true, false),
      (#""2026-02-01 10:00:00""#, true, false), ("1780000000", true, true),
      (#""perhaps""#, true, true), ("false", false, false), ("null", false, false),
      (#""""#, false, false), ("0", false, false),
    ]
    for (mark, isDeleted, isTold) in marks {
      let field = "\"\(name)\":\(mark)"
      let results = [
        try flo(field),
        try clue(#""type":"period","date":"2026-01-05","value":{"option":"heavy"},\#(field)"#),
      ]
      for result in results {
        #expect(result.history.isEmpty == isDeleted, "\(field)")
        #expect(result.problems.map(\.name) == (isTold ? [name] : []), "\(field)")
        #expect(result.unreadNames.isEmpty, "\(field)")
      }
    }
  }

  /// A temperature beside a mark that excludes it counts as disturbed, whatever the mark is called.
  @Test(arguments: [
    "isExcluded", "ignored", "disturbed", "Questionable", "flagged", "skipped", "deviating",
    "is_outlier", "invalid",
  ])
  func anExclusionByAnotherNameCounts(name: String) throws {
    let marks = [
      ("true", true), ("fever", true), ("0", false), ("nein", false), ("", false),
    ]
    for (mark, isExcluded) in marks {
      let bbt = #""type":"bbt","date":"2026-01-05","value":{"celsius":37.9"#
      let results = [
        try drip("date,temperature.value,temperature.\(name)\n2026-01-05,37.9,\(mark)\n"),
        try TrackerImport(
          naturalCyclesCSV: "Date,Temperature,\(name)\n2026-01-05,37.9,\(mark)\n",
          asOf: january(99)),
        try clue(bbt + #","\#(name)":"\#(mark)"}"#), try clue(bbt + #"},"\#(name)":"\#(mark)""#),
      ]
      for result in results { #expect(isDisturbed(result) == isExcluded, "\(name) \(mark)") }
    }
  }

  @Test func aSecondColumnOfTheSameNameExcludes() throws {
    let head = "date,temperature.value,temperature.exclude,Temperature.Exclude\n"
    let cells = [
      ("FALSE,TRUE", true), ("TRUE,FALSE", true), ("0,x", true), (",TRUE", true),
      ("0,FALSE", false),
    ]
    for (cells, isExcluded) in cells {
      let result = try drip(head + "2026-01-05,37.9,\(cells)\n")
      #expect(isDisturbed(result) == isExcluded, "\(cells)")
    }
  }

  @Test func absenceIsNoSymptom() throws {
    for word in ["", " ", "-", "0", "false", "No", "nein", "нет", "hayır", "pain free", "N/A"] {
      let result = try clue(
        #""type":"pain","date":"2026-01-05","value":[{"option":"\#(word)"},{"option":"cramp"}]"#)
      #expect(result.history[january(5)]?.symptoms == [.cramps], "\(word)")
    }
  }

  /// Words of other languages, in each list of options.
  @Test(arguments: [
    "none", "Keine", "nichts", "AUCUN", "Ninguna", "nessuno", "geen", "brak", "Ingen", "yok", "なし",
    "없음", "無", "žádné", "žádné".decomposed, "nincs", "Nenhum", "нет", "НЕМАЄ", "ei mitään", "ללא",
    "tidak ada", "không có", "ไม่มี", "لا شيء",
  ])
  func noneInOtherLanguagesIsNothing(word: String) throws {
    let date = #""date":"2026-01-05""#
    for type in ["pain", "feelings", "spotting", "period"] {
      let result = try clue(#""type":"\#(type)",\#(date),"value":{"option":"\#(word)"}"#)
      #expect(result.history.isEmpty && result.problems.isEmpty, "\(type) \(word)")
      #expect(result.unreadNames.isEmpty, "\(type) \(word)")
    }
    let denied = try clue(#""type":"pain",\#(date),"value":{"option":"\#(word) cramps"}"#)
    #expect(denied.history.isEmpty || word.contains(" "), "\(word)")
  }

  @Test func aKnownSymptomHasItsNameInAnyCase() throws {
    let names: [(String, LoggedSymptom)] = [
      ("lowerBackPain", .backPain), ("Lower Back", .backPain), ("period-cramps", .cramps),
      ("stomach_cramps", .cramps), ("soreBreasts", .breastTenderness), ("bloated", .bloating),
      ("dizzy", .dizziness), ("nauseous", .nausea), ("ovulationCramps", .ovulationPain),
    ]
    for (name, symptom) in names {
      let result = try clue(#""type":"pain","date":"2026-01-05","value":{"option":"\#(name)"}"#)
      #expect(result.history[january(5)]?.symptoms == [symptom], "\(name)")
    }
  }
}

extension String {
  /// The text with its accents as scalars of their own.
  fileprivate var decomposed: String {
    // Only ž, á, and é are needed.
    replacing("ž", with: "z\u{30C}").replacing("á", with: "a\u{301}")
      .replacing("é", with: "e\u{301}")
  }
}
