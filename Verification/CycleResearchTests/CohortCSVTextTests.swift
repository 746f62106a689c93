import CycleResearch
import TestSupport
import Testing

@Suite("Cohort CSV: round trips and hostile texts") struct CohortCSVTextTests {
  @Test(arguments: [1e-5, .leastNonzeroMagnitude, 0.1 + 0.2, Double(150).nextDown, 33])
  func everyAgeSurvivesTheRoundTrip(age: Double) throws {
    let cohort = CycleCohort(women: [
      CycleCohort.Woman(id: "a", age: age, cycles: [CycleCohort.CycleRecord(length: 28)])
    ])
    try expectEqual(CycleCohort(cyclesCSV: cohort.cyclesCSV, womenCSV: cohort.womenCSV), cohort)
  }

  /// Comparing texts with long runs of combining marks is quadratic; their bytes are not.
  @Test func aLongCodeOfCombiningMarksIsReadInLinearTime() throws {
    let marks = String(repeating: "\u{0301}", count: LongTest.size(200_000, small: 100_000))
    let cohort = try CycleCohort(
      cyclesCSV: "woman,cycle,length,a\(marks)\na\(marks),1,28,\nb\(marks),1,29,\na\(marks),2,30,\n"
    )
    expectEqual(cohort.women.map(\.cycles.count), [2, 1])
  }

  @Test func columnsAreFoundByName() throws {
    let cohort = try CycleCohort(
      cyclesCSV: """
        mood,menses_length,length,cycle,ovulation_day,woman
        good,5,29,1,14,ana
        ,,31,2,,ana
        bad,0,27,7,27,"o""hara, b"
        """,
      womenCSV: "age,height,woman\n23,170,ana\n,,\"o\"\"hara, b\"\n41.5,,eve\n")
    expectEqual(
      cohort,
      CycleCohort(women: [
        .init(
          id: "ana", age: 23,
          cycles: [
            .init(length: 29, ovulationDay: 14, mensesLength: 5), .init(length: 31),
          ]),
        .init(
          id: "o\"hara, b", cycles: [.init(length: 27, ovulationDay: 27, mensesLength: 0)]),
        .init(id: "eve", age: 41.5),
      ]))
    expectEqual(cohort.cycleCount, 3)
  }

  @Test func conditionsAreReadAndWritten() throws {
    let women = "Woman;Age;Conditions\na;41,5;postpartum perimenopause\nb;NA;\nc"
    let cohort = try CycleCohort(
      cyclesCSV: "woman,cycle,length\na,1,28\nc,1,29\n", womenCSV: women)
    expectEqual(cohort.women.map(\.age), [41.5, nil, nil])
    expectEqual(cohort.women.map(\.conditions), [[.postpartum, .perimenopause], [], []])
    expectEqual(
      cohort.womenCSV, "woman,age,conditions\na,41.5,perimenopause postpartum\nb,,\nc,,\n")
    try expectEqual(CycleCohort(cyclesCSV: cohort.cyclesCSV, womenCSV: cohort.womenCSV), cohort)
    var plain = cohort
    plain.women[0].conditions = []
    expect(plain.digest != cohort.digest)
    let wide = CyclePredictor().cycleLength(after: [28], context: cohort.women[0].context)
    let backtest = Backtest(CyclePredictor(), on: CycleCohort(women: [cohort.women[0]]))
    expect(backtest.scores.count == 1 && wide.standardDeviation > 0)
  }

  @Test func womenWithoutASecondTextComeInTheOrderOfTheirFirstCycles() throws {
    let cohort = try CycleCohort(cyclesCSV: "woman,cycle,length\nb,1,28\na,1,30\nb,2,29")
    expectEqual(cohort.women.map(\.id), ["b", "a"])
    expectEqual(cohort.women.map { $0.cycles.map(\.length) }, [[28, 29], [30]])
  }

  @Test(arguments: 0..<100)
  func aCohortSurvivesTheRoundTrip(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let characters: [Character] = ["a", ",", "\"", "\n", "\r", "\r\n", "é", "👩🏽", "\u{FEFF}", " "]
    let cohort = CycleCohort(
      women: (0..<Int.random(in: 0...6, using: &generator)).map { number in
        let letters = (0...3).compactMap { _ in characters.randomElement(using: &generator) }
        return CycleCohort.Woman(
          id: String(letters) + "\(number)",
          age: Bool.random(using: &generator) ? nil : .random(in: 0...150, using: &generator),
          cycles: (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            let length = Int.random(in: 1...10_000, using: &generator)
            return CycleCohort.CycleRecord(
              length: length,
              ovulationDay: Bool.random(using: &generator)
                ? nil : .random(in: 1...length, using: &generator),
              mensesLength: Bool.random(using: &generator)
                ? nil : .random(in: 0...length, using: &generator))
          })
      })
    let back = try CycleCohort(cyclesCSV: cohort.cyclesCSV, womenCSV: cohort.womenCSV)
    expectEqual(back, cohort)
    expectEqual(back.digest, cohort.digest)
  }

  @Test(arguments: LongTest.seeds(500, small: 150))
  func noTextTraps(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "woman", "cycle", "length", "age", "ovulation_day", ",", ",", "\n", "\r\n", "\r", "\"", "a",
      "1",
      "2", "28", ".", "0", "-", "\u{FEFF}", "é", "\0", "9999999999",
    ]
    var texts = (0..<2).map { _ in
      (0..<Int.random(in: 0...40, using: &generator))
        .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
    }
    if Bool.random(using: &generator) { texts[0] = "woman,cycle,length\n" + texts[0] }
    if Bool.random(using: &generator) { texts[1] = "woman,age\n" + texts[1] }
    let problem = csvError(texts[0], Bool.random(using: &generator) ? texts[1] : nil)
    expect((problem?.line ?? 1) >= 1)
  }

  @Test func aMegabyteTakesAMoment() throws {
    let many = LongTest.size(1_000_000, small: 20_000)
    expectEqual(csvError(String(repeating: "\"", count: many))?.problem, .missingColumn(.woman))
    expectEqual(csvError(String(repeating: ",", count: many))?.problem, .missingColumn(.woman))
    expect(csvError("woman,cycle,length\n" + String(repeating: "\n", count: many)) == nil)
    expect(
      isError(
        csvError("woman,cycle,length\na,1," + String(repeating: "1", count: many)), .cycles,
        line: 2,
        .invalidCell(.length)))
    let rows = (1...many / 10).map { "a,\($0),28\n" }.joined()
    try expectEqual(CycleCohort(cyclesCSV: "woman,cycle,length\n" + rows).cycleCount, many / 10)
  }
}
