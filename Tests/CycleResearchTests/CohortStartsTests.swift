import CycleResearch
import TestSupport
import Testing

@Suite("Cohort from starts: dates and days, gaps, errors") struct CohortStartsTests {
  /// The cohort of two women, the first with a gap of 120 days.
  private let cohort = CycleCohort(women: [
    .init(
      id: "17", age: 31.5,
      cycles: [
        .init(length: 28, mensesLength: 5), .init(length: 30),
        .init(length: 27, mensesLength: 1, isAfterGap: true),
      ]),
    .init(id: "4", cycles: [.init(length: 33)]), .init(id: "9"),
  ])

  @Test(arguments: [
    """
    woman,start,end,age
    17,2025-01-03,2025-01-07,31.5
    17,2025-01-31,NA,
    17,2025-03-02,,
    17,2025-06-30,2025-06-30,
    17,2025-07-27,2025-07-30,
    4,2024-02-01,,
    4,2024-03-05,,
    9,2025-01-01,,
    """,
    """
    Start;Woman;End;age
    2025-07-27 00:00:00;17;2025-07-30;31,5
    2025-06-30T08:30:00Z;17;2025-06-30;
    2025-03-02;17;;40
    2024-03-05;4;-;
    20250131;9;;

    2025-01-31;17;;
    2024-02-01;4;;
    2025-01-03;17;2025-01-07;
    """.split(separator: "\n").filter { !$0.hasPrefix("20250131") }.joined(separator: "\n")
      + "\n2025-01-01;9;;",
    "woman\tstart\tend\tage\n17\t3\t7\t31.5\n17\t31\n17\t61\n17\t181\t181\n17\t208\n4\t0\n4\t33\n9\t1",
  ])
  func tablesOfStudiesAreTheSameCohort(text: String) throws {
    let read = try CycleCohort(startsCSV: text)
    let inOrder = CycleCohort(
      women: cohort.women.compactMap { woman in read.women.first { $0.id == woman.id } })
    expectEqual(inOrder, cohort)
    expectEqual(read.women.count, 3)
  }

  @Test func theLongestCycleIsTheCallers() throws {
    let text = "woman,start\na,0\na,28\na,120\na,148"
    expectEqual(
      try CycleCohort(startsCSV: text, longestCycle: 92).women[0].cycles.map(\.length),
      [28, 92, 28])
    for (longest, lengths) in [(91, [28, 28]), (27, []), (.min, []), (.max, [28, 92, 28])] {
      let cycles = try CycleCohort(startsCSV: text, longestCycle: longest).women[0].cycles
      expectEqual(cycles.map(\.length), lengths)
      expectEqual(cycles.filter(\.isAfterGap).count, lengths == [28, 28] ? 1 : 0)
    }
  }

  @Test(
    arguments: [
      ("woman\n", 1, .missingColumn(.start)), ("start,woman,start\n", 1, .repeatedColumn(.start)),
      ("woman,start\na,2025-02-29", 2, .invalidCell(.start)),
      ("woman,start\na,03/01/2025", 2, .invalidCell(.start)),
      ("woman,start\na,03/01/2025\na,31/01/2025\na,02/28/2025", 2, .invalidCell(.start)),
      ("woman,start\na,2025-01-03 - 2025-01-07", 2, .invalidCell(.start)),
      ("woman,start\na,2025-01-03 spotting", 2, .invalidCell(.start)),
      ("woman,start\na,0205-01-03", 2, .invalidCell(.start)),
      ("woman,start\na,2568-01-03", 2, .invalidCell(.start)),
      ("woman,start\na,30125\na,310125", 2, .invalidCell(.start)),
      ("woman,start\na,250103\na,250131", 2, .invalidCell(.start)),
      ("woman,start\na,03012025\na,31012025", 2, .invalidCell(.start)),
      ("woman,start\na,3012025\na,5012025", 2, .invalidCell(.start)),
      ("woman,start\na,20250132", 2, .invalidCell(.start)),
      ("woman,start\na,3\na,20250131", 3, .invalidCell(.start)),
      ("woman,start\na,\n", 2, .invalidCell(.start)),
      ("woman,start\na,-3\n", 2, .invalidCell(.start)),
      ("woman,start\na,2025-01-03\na,31\n", 3, .invalidCell(.start)),
      ("woman,start,end\na,2025-01-03,7\n", 2, .invalidCell(.end)),
      ("woman,start,end\na,3,7\na,31,30\n", 3, .invalidCell(.end)),
      ("woman,start,end\na,3,31\na,31,\n", 2, .invalidCell(.end)),
      ("woman,start\na,3\nb,3\na,31\na,3\n", 5, .repeatedStart),
      ("woman,start\n,3\n", 2, .invalidCell(.woman)), ("woman,start\n\"a", 2, .quotation),
    ] as [(String, Int, CycleCohort.CSVError.Problem)])
  func theErrorNamesTheRow(text: String, line: Int, problem: CycleCohort.CSVError.Problem) {
    do throws(CycleCohort.CSVError) {
      _ = try CycleCohort(startsCSV: text)
      Issue.record("no error for \(text)")
    } catch {
      expect(isError(error, .starts, line: line, problem), "\(error.line) \(error.problem)")
    }
  }

  /// A table of dates is read in full as the writer meant it, or not at all.
  @Test(arguments: 0..<40)
  func datesAsPeopleWriteThemAreReadOrTold(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let forms: [(CalendarDate) -> String] = [
      { "\($0.day).\($0.month).\($0.year)" }, { "\($0.year)/\($0.month)/\($0.day)" },
      { "\($0.year * 10_000 + $0.month * 100 + $0.day)" }, { "\($0) 00:00:00" },
      { "\($0.day)/\($0.month)/\($0.year)" }, { "\($0.month)/\($0.day)/\($0.year) 0:00" },
      { "\($0.day * 1_000_000 + $0.month * 10_000 + $0.year)" },
      { "\($0.day * 10_000 + $0.month * 100 + $0.year % 100)" },
    ]
    let place = seed % forms.count
    var day = 19_000 + Int.random(in: 0..<2000, using: &generator)
    var days = [day]
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      day += .random(in: 21...40, using: &generator)
      days.append(day)
    }
    let dates = days.compactMap { CalendarDate(daysSinceEpoch: $0) }
    let table = "woman;start\n" + dates.map { "w;\(forms[place]($0))\n" }.joined()
    let read = try? CycleCohort(startsCSV: table).women[0].cycles.map(\.length)
    let isShown = place < 4 || place < 6 && dates.contains { $0.day > 12 }
    expectEqual(read, isShown ? zip(days, days.dropFirst()).map { $1 - $0 } : nil, table)
  }

  @Test func aNamedColumnIsRequired() {
    let table = "woman,start,finish\na,0,3\na,30,"
    for column in [.end, .age] as [CycleCohort.CSVError.Column] {
      do throws(CycleCohort.CSVError) {
        _ = try CycleCohort(startsCSV: table, columns: [column: "last"])
        Issue.record("no error for \(column)")
      } catch {
        expect(isError(error, .starts, line: 1, .missingColumn(column)))
      }
    }
    expect((try? CycleCohort(startsCSV: table, columns: [.end: "FINISH"])) != nil)
    let women = "woman,years\na,30"
    expect((try? CycleCohort(startsCSV: table, womenCSV: women, columns: [.age: "years"])) != nil)
  }

  @Test func spacesAroundACodeDoNotMakeAnotherWoman() throws {
    let cohort = try CycleCohort(startsCSV: "woman,start\na,0\na ,30\n a,60\n\"a\u{A0}\",90")
    expectEqual(cohort.women.map { $0.cycles.map(\.length) }, [[30, 30, 30]])
  }

  @Test func aClosedCohortNeedsItsWomen() throws {
    let ages = "id;years\nb;30\na;23"
    let names: [CycleCohort.CSVError.Column: String] = [.woman: "ID", .age: "years"]
    let cohort = try CycleCohort(
      startsCSV: "id,start\na,0\na,30", womenCSV: ages, columns: names)
    expectEqual(cohort.women.map(\.id), ["b", "a"])
    expectEqual(cohort.women[1].cycles.map(\.length), [30])
    #expect(throws: CycleCohort.CSVError.self) {
      try CycleCohort(startsCSV: "id,start\nc,0", womenCSV: ages, columns: names)
    }
  }

  @Test func randomTablesOfStartsAreTheirDifferences() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      var rows: [(woman: Int, start: Int)] = []
      var expected: [[Int]] = []
      for woman in 0..<3 {
        var (day, lengths) = (Int.random(in: 0..<40_000, using: &generator), [Int]())
        rows.append((woman, day))
        for _ in 0..<Int.random(in: 0..<6, using: &generator) {
          lengths.append(1 + Int.random(in: 0..<120, using: &generator))
          day += lengths[lengths.count - 1]
          rows.append((woman, day))
        }
        expected.append(lengths)
      }
      for index in rows.indices.dropFirst().reversed() {
        rows.swapAt(index, Int.random(in: 0..<index + 1, using: &generator))
      }
      let text = rows.map { row in
        let date = CalendarDate(daysSinceEpoch: row.start).map { "\($0)" } ?? ""
        return "w\(row.woman),\(date)"
      }
      let cohort = try CycleCohort(
        startsCSV: "woman,start\n" + text.joined(separator: "\n"), longestCycle: 60)
      for woman in cohort.women {
        let lengths = expected[woman.id == "w0" ? 0 : woman.id == "w1" ? 1 : 2]
        expectEqual(woman.cycles.map(\.length), lengths.filter { $0 <= 60 })
        // A cycle is after a gap exactly if a kept one and a longer one are before it.
        var flags: [Bool] = []
        for (place, length) in lengths.enumerated() where length <= 60 {
          flags.append(!flags.isEmpty && lengths[place - 1] > 60)
        }
        expectEqual(woman.cycles.map(\.isAfterGap), flags)
      }
    }
  }
}
