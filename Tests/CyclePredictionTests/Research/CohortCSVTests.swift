import CyclePrediction
import TestSupport
import Testing

@Suite struct CohortCSVTests {
  private func error(_ cycles: String, _ women: String? = nil) -> CycleCohort.CSVError? {
    do throws(CycleCohort.CSVError) {
      _ = try CycleCohort(cyclesCSV: cycles, womenCSV: women)
      return nil
    } catch { return error }
  }

  private func isError(
    _ error: CycleCohort.CSVError?, _ table: CycleCohort.CSVError.Table, line: Int,
    _ problem: CycleCohort.CSVError.Problem
  ) -> Bool {
    error?.table == table && error?.line == line && error?.problem == problem
  }

  @Test(arguments: [1e-5, .leastNonzeroMagnitude, 0.1 + 0.2, Double(150).nextDown, 33])
  func everyAgeSurvivesTheRoundTrip(age: Double) throws {
    let cohort = CycleCohort(women: [
      CycleCohort.Woman(id: "a", age: age, cycles: [CycleCohort.CycleRecord(length: 28)])
    ])
    #expect(try CycleCohort(cyclesCSV: cohort.cyclesCSV, womenCSV: cohort.womenCSV) == cohort)
  }

  /// Comparing texts with long runs of combining marks is quadratic; their bytes are not.
  @Test func aLongCodeOfCombiningMarksIsReadInLinearTime() throws {
    let marks = String(repeating: "\u{0301}", count: 200_000)
    let cohort = try CycleCohort(
      cyclesCSV: "woman,cycle,length,a\(marks)\na\(marks),1,28,\nb\(marks),1,29,\na\(marks),2,30,\n"
    )
    #expect(cohort.women.map(\.cycles.count) == [2, 1])
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
    #expect(
      cohort
        == CycleCohort(women: [
          .init(
            id: "ana", age: 23,
            cycles: [
              .init(length: 29, ovulationDay: 14, mensesLength: 5), .init(length: 31),
            ]),
          .init(
            id: "o\"hara, b", cycles: [.init(length: 27, ovulationDay: 27, mensesLength: 0)]),
          .init(id: "eve", age: 41.5),
        ]))
    #expect(cohort.cycleCount == 3)
  }

  @Test func conditionsAreReadAndWritten() throws {
    let women = "Woman;Age;Conditions\na;41,5;postpartum perimenopause\nb;NA;\nc"
    let cohort = try CycleCohort(
      cyclesCSV: "woman,cycle,length\na,1,28\nc,1,29\n", womenCSV: women)
    #expect(cohort.women.map(\.age) == [41.5, nil, nil])
    #expect(cohort.women.map(\.conditions) == [[.postpartum, .perimenopause], [], []])
    #expect(
      cohort.womenCSV == "woman,age,conditions\na,41.5,perimenopause postpartum\nb,,\nc,,\n")
    #expect(try CycleCohort(cyclesCSV: cohort.cyclesCSV, womenCSV: cohort.womenCSV) == cohort)
    var plain = cohort
    plain.women[0].conditions = []
    #expect(plain.digest != cohort.digest)
    let wide = CyclePredictor().cycleLength(after: [28], context: cohort.women[0].context)
    let backtest = Backtest(CyclePredictor(), on: CycleCohort(women: [cohort.women[0]]))
    #expect(backtest.scores.count == 1 && wide.standardDeviation > 0)
  }

  @Test func womenWithoutASecondTextComeInTheOrderOfTheirFirstCycles() throws {
    let cohort = try CycleCohort(cyclesCSV: "woman,cycle,length\nb,1,28\na,1,30\nb,2,29")
    #expect(cohort.women.map(\.id) == ["b", "a"])
    #expect(cohort.women.map { $0.cycles.map(\.length) } == [[28, 29], [30]])
  }

  @Test(arguments: [
    "woman,cycle,length\na,1,28\na,2,30", "woman,cycle,length\r\na,1,28\r\na,2,30\r\n",
    "\u{FEFF}woman,cycle,length\n\na,1,28\n\r\na,2,30\r", "woman,cycle,length\na,1,28.0\na,2,30.\n",
    "\"woman\",\"cycle\",\"length\"\r\n\"a\",\"1\",\"28\"\r\n\"a\",2,\"30\"",
    "length,cycle,woman\n0028,11,a\n30,12,a", "Woman;CYCLE; Length\na;1;28,0\na;2; 30\n",
    "woman\tcycle\tlength\tmenses_length\na\t1\t28\tNA\na\t2\t30",
    "woman,cycle,length,ovulation_day,menses_length\na,1,28,NA,null\na,3,30,,,,\n",
    "woman,cycle,length,ovulation_day,menses_length\na,1,28,-,.\na,2,30\n",
    "woman,cycle,length,\"x\ny\"\na,1,28,\na,2,30,",
  ])
  func textsOfOtherProgramsAreReadTheSame(text: String) throws {
    let cohort = try CycleCohort(cyclesCSV: text)
    #expect(
      cohort
        == CycleCohort(women: [.init(id: "a", cycles: [.init(length: 28), .init(length: 30)])]))
  }

  @Test(
    arguments: [
      ("", 1, .missingColumn(.woman)), ("\n\n", 2, .missingColumn(.woman)),
      ("woman,length\n", 1, .missingColumn(.cycle)), ("woman,cycle\n", 1, .missingColumn(.length)),
      ("Wom an,cycle,length\n", 1, .missingColumn(.woman)),
      ("woman,cycle,length,cycle\n", 1, .repeatedColumn(.cycle)),
      ("woman,cycle,length\na,1\n", 2, .invalidCell(.length)),
      ("woman,cycle,length\na,1,28,,x\n", 2, .cellCount),
      ("woman,cycle,length\n\na,1,28\n\"a,2,28\n", 4, .quotation),
      ("woman,cycle,length\n\"a\"b,1,28\n", 2, .quotation),
      ("woman,cycle,length\n\"a\",\"1\n\",28\nb,1,x", 2, .invalidCell(.cycle)),
      ("woman,cycle,length,\"\n\n\"\na,1,x,\n", 4, .invalidCell(.length)),
      ("woman,cycle,length\n,1,28\n", 2, .invalidCell(.woman)),
      ("woman,cycle,length\na,0,28\n", 2, .invalidCell(.cycle)),
      ("woman,cycle,length\na,1,28\na,2,0\n", 3, .invalidCell(.length)),
      ("woman,cycle,length\na,1,10001\n", 2, .invalidCell(.length)),
      ("woman,cycle,length\na,1,99999999999999999999999\n", 2, .invalidCell(.length)),
      ("woman,cycle,length\na,1,-28\n", 2, .invalidCell(.length)),
      ("woman,cycle,length\na,1,2 8\n", 2, .invalidCell(.length)),
      ("woman,cycle,length\na,NA,28\n", 2, .invalidCell(.cycle)),
      ("woman;cycle;length\na;1;28,5\n", 2, .invalidCell(.length)),
      ("woman,cycle,length\na,1,28.5\n", 2, .invalidCell(.length)),
      ("woman,cycle,length\na,1,.0\n", 2, .invalidCell(.length)),
      ("woman,cycle,length\na,1,1.0.0\n", 2, .invalidCell(.length)),
      ("woman,cycle,length\na,1,\u{0662}\u{0668}\n", 2, .invalidCell(.length)),
      ("woman,cycle,length\na,1,\n", 2, .invalidCell(.length)),
      ("woman,cycle,length\na,,28\n", 2, .invalidCell(.cycle)),
      ("woman,cycle,length,ovulation_day\na,1,28,29\n", 2, .invalidCell(.ovulationDay)),
      ("woman,cycle,length,ovulation_day\na,1,28,0\n", 2, .invalidCell(.ovulationDay)),
      ("woman,cycle,length,menses_length\na,1,28,29\n", 2, .invalidCell(.mensesLength)),
      ("woman,cycle,length,menses_length\na,1,28,.0\n", 2, .invalidCell(.mensesLength)),
      ("woman,cycle,length\na,1,28\nb,1,28\na,1,28\n", 4, .cycleOutOfOrder),
      ("woman,cycle,length\na,2,28\na,1,28\n", 3, .cycleOutOfOrder),
      ("woman,cycle,length\na,1,28\na,3,28\na,3,28\n", 4, .cycleOutOfOrder),
    ] as [(String, Int, CycleCohort.CSVError.Problem)])
  func theErrorNamesTheWrongRow(text: String, line: Int, problem: CycleCohort.CSVError.Problem) {
    #expect(isError(error(text), .cycles, line: line, problem))
  }

  @Test(
    arguments: [
      ("woman\na\n", 1, .missingColumn(.age)), ("age\n23\n", 1, .missingColumn(.woman)),
      ("woman,age,age\n", 1, .repeatedColumn(.age)), ("woman,age\na,23\na,23", 3, .repeatedWoman),
      ("woman,age\n,23\n", 2, .invalidCell(.woman)), ("woman,age\na,inf\n", 2, .invalidCell(.age)),
      ("woman,age\na,-1\n", 2, .invalidCell(.age)), ("woman,age\na,150.5\n", 2, .invalidCell(.age)),
      ("woman,age\na,1e9\n", 2, .invalidCell(.age)),
      ("woman,age\na,0x1p4\n", 2, .invalidCell(.age)),
      ("woman,age\na,2.3.4\n", 2, .invalidCell(.age)), ("woman,age\na,,1\n", 2, .cellCount),
      ("woman,age,conditions\na,,postpartum x\n", 2, .invalidCell(.conditions)),
      ("woman,age\n\"a", 2, .quotation),
    ] as [(String, Int, CycleCohort.CSVError.Problem)])
  func theErrorNamesTheWrongWoman(text: String, line: Int, problem: CycleCohort.CSVError.Problem) {
    #expect(isError(error("woman,cycle,length\n", text), .women, line: line, problem))
  }

  @Test func everyWomanMustBeAmongTheWomen() {
    #expect(
      isError(
        error("woman,cycle,length\na,1,28\nb,1,28\n", "woman,age\na,23\n"), .cycles, line: 3,
        .unknownWoman))
  }

  @Test func theColumnsAreThoseOfTheStudy() {
    let cohort = CycleCohort(women: [
      .init(
        id: "w001", age: 23,
        cycles: [
          .init(length: 29, ovulationDay: 14, mensesLength: 5), .init(length: 31),
        ]), .init(id: "\"x\",\r\n", age: 23.25), .init(id: "é", age: .nan),
    ])
    #expect(
      cohort.cyclesCSV == """
        woman,cycle,length,ovulation_day,luteal_length,menses_length
        w001,1,29,14,15,5
        w001,2,31,,,

        """)
    #expect(cohort.womenCSV == "woman,age\nw001,23\n\"\"\"x\"\",\r\n\",23.25\né,\n")
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
    #expect(back == cohort)
    #expect(back.digest == cohort.digest)
  }

  @Test(arguments: 0..<500)
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
    let problem = error(texts[0], Bool.random(using: &generator) ? texts[1] : nil)
    #expect((problem?.line ?? 1) >= 1)
  }

  @Test func aMegabyteTakesAMoment() throws {
    let many = LongTest.size(1_000_000, small: 200_000)
    #expect(error(String(repeating: "\"", count: many))?.problem == .missingColumn(.woman))
    #expect(error(String(repeating: ",", count: many))?.problem == .missingColumn(.woman))
    #expect(error("woman,cycle,length\n" + String(repeating: "\n", count: many)) == nil)
    #expect(
      isError(
        error("woman,cycle,length\na,1," + String(repeating: "1", count: many)), .cycles, line: 2,
        .invalidCell(.length)))
    let rows = (1...many / 10).map { "a,\($0),28\n" }.joined()
    #expect(try CycleCohort(cyclesCSV: "woman,cycle,length\n" + rows).cycleCount == many / 10)
  }
}
