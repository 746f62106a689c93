import CycleResearch
import TestSupport
import Testing

/// Returns the error of reading a cohort.
func csvError(_ cycles: String, _ women: String? = nil) -> CycleCohort.CSVError? {
  do throws(CycleCohort.CSVError) {
    _ = try CycleCohort(cyclesCSV: cycles, womenCSV: women)
    return nil
  } catch { return error }
}

func isError(
  _ error: CycleCohort.CSVError?, _ table: CycleCohort.CSVError.Table, line: Int,
  _ problem: CycleCohort.CSVError.Problem
) -> Bool {
  error?.table == table && error?.line == line && error?.problem == problem
}

@Suite("Cohort CSV: columns and errors") struct CohortCSVTests {
  @Test(arguments: [
    "woman,cycle,length\na,1,28\na,2,30", "woman,cycle,length\r\na,1,28\r\na,2,30\r\n",
    "\u{FEFF}woman,cycle,length\n\na,1,28\n\r\na,2,30\r", "woman,cycle,length\na,1,28.0\na,2,30.\n",
    "\"woman\",\"cycle\",\"length\"\r\n\"a\",\"1\",\"28\"\r\n\"a\",2,\"30\"",
    "length,cycle,woman\n0028,11,a\n30,12,a", "Woman;CYCLE; Length\na;1;28,0\na;2; 30\n",
    "woman\tcycle\tlength\tmenses_length\na\t1\t28\tNA\na\t2\t30",
    "woman,length\na,28\na,30",
    "woman,cycle,length,ovulation_day,menses_length\na,1,28,NA,null\na,2,30,,,,\n",
    "woman,cycle,length,ovulation_day,menses_length\na,1,28,-,.\na,2,30\n",
    "woman,cycle,length,\"x\ny\"\na,1,28,\na,2,30,",
  ])
  func textsOfOtherProgramsAreReadTheSame(text: String) throws {
    let cohort = try CycleCohort(cyclesCSV: text)
    expectEqual(
      cohort, CycleCohort(women: [.init(id: "a", cycles: [.init(length: 28), .init(length: 30)])]))
  }

  @Test(
    arguments: [
      ("", 1, .missingColumn(.woman)), ("\n\n", 2, .missingColumn(.woman)),
      ("woman,cycle\n", 1, .missingColumn(.length)),
      ("woman,cycle,length,age\na,1,28,x", 2, .invalidCell(.age)),
      ("Wom an,cycle,length\n", 1, .missingColumn(.woman)),
      ("woman,cycle,length,cycle\n", 1, .repeatedColumn(.cycle)),
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
    expect(isError(csvError(text), .cycles, line: line, problem))
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
    expect(isError(csvError("woman,cycle,length\n", text), .women, line: line, problem))
  }

  @Test func everyWomanMustBeAmongTheWomen() {
    expect(
      isError(
        csvError("woman,cycle,length\na,1,28\nb,1,28\n", "woman,age\na,23\n"), .cycles, line: 3,
        .unknownWoman))
  }

  @Test func columnsCanHaveTheNamesOfAStudy() throws {
    let text = """
      ClientID;CycleNumber;LengthofCycle;Age;length;EstimatedDayofOvulation
      nfp8020;1;29;36;x;17
      nfp8020;2; ;;x;
      nfp8020;3;31;;x;16
      nfp8026;1;27;;x;
      """
    let cohort = try CycleCohort(
      cyclesCSV: text,
      columns: [
        .woman: "clientid", .cycle: "CycleNumber", .length: "LengthofCycle",
        .ovulationDay: "EstimatedDayofOvulation",
      ])
    expectEqual(
      cohort,
      CycleCohort(women: [
        .init(
          id: "nfp8020", age: 36,
          cycles: [
            .init(length: 29, ovulationDay: 17),
            .init(length: 31, ovulationDay: 16, isAfterGap: true),
          ]), .init(id: "nfp8026", cycles: [.init(length: 27)]),
      ]))
    expectEqual(
      cohort.cyclesCSV,
      """
      woman,cycle,length,ovulation_day,luteal_length,menses_length
      nfp8020,1,29,17,12,
      nfp8020,3,31,16,15,
      nfp8026,1,27,,,

      """)
    try expectEqual(
      CycleCohort(cyclesCSV: cohort.cyclesCSV, womenCSV: cohort.womenCSV), cohort)
  }

  @Test func theColumnsAreThoseOfTheStudy() {
    let cohort = CycleCohort(women: [
      .init(
        id: "w001", age: 23,
        cycles: [
          .init(length: 29, ovulationDay: 14, mensesLength: 5), .init(length: 31),
        ]), .init(id: "\"x\",\r\n", age: 23.25), .init(id: "é", age: .nan),
    ])
    expectEqual(
      cohort.cyclesCSV,
      """
      woman,cycle,length,ovulation_day,luteal_length,menses_length
      w001,1,29,14,15,5
      w001,2,31,,,

      """)
    expectEqual(cohort.womenCSV, "woman,age\nw001,23\n\"\"\"x\"\",\r\n\",23.25\né,\n")
  }
}
