import CycleResearch
import Testing

@Suite("Privacy: printed cohorts") struct ResearchRedactionTests {
  private struct Failure<Value: Sendable>: Error {
    let value: Value
  }

  private func expectNoContent<Value: Sendable>(
    in value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var texts = ["\(value)", String(describing: value), String(reflecting: value)]
    texts += ["\(Optional(value) as Any)", "\([value])", "\(Failure(value: value))"]
    var dumped = ""
    dump(value, to: &dumped)
    dump(Optional(value), to: &dumped)
    for text in texts + [dumped] {
      #expect(
        !text.contains(where: \.isNumber) && !text.contains("secret"),
        sourceLocation: sourceLocation)
    }
  }

  @Test func cohortsShowNothing() throws {
    let cohort = CycleCohort(women: [.init(id: "secret", age: 33, cycles: [.init(length: 28)])])
    expectNoContent(in: cohort)
    expectNoContent(in: cohort.women[0])
    expectNoContent(in: cohort.women[0].cycles[0])
    let log = try LoggedCohort(cohort, seed: 1)
    expectNoContent(in: log)
    expectNoContent(in: log.starts[0][0])
    let test = Backtest(CyclePredictor(), on: log)
    expectNoContent(in: test)
    expectNoContent(in: test.records[0])
    let days = try Backtest.Days(CyclePredictor(), on: log, share: 1, seed: 1)
    expectNoContent(in: days)
    expectNoContent(in: days.records[0])
    expectNoContent(in: CyclePredictor.LengthHistory(lengths: [28], context: CycleContext(age: 40)))
  }

  /// Each problem, in the first text unless there is a second.
  @Test(
    arguments: [
      ("woman,cycle\nsecret,1", nil, "In the table of cycles, the column length is missing."),
      (
        "woman,woman,cycle,length\n", nil, "In the table of cycles, the column woman appears twice."
      ),
      (
        "woman,cycle,length\nsecret,1,28,x", nil,
        "In the table of cycles, a row must not have more cells than the first line."
      ),
      (
        "woman,cycle,length\n\"secret,1", nil,
        "In the table of cycles, a quoted cell must end with a quotation mark, followed by a separator "
          + "or a line break."
      ),
      (
        "woman,cycle,length,ovulation_day\nsecret,1,28,99", nil,
        "In the table of cycles, a cell of the column ovulation_day is empty, of another form, or out of "
          + "range."
      ),
      (
        "woman,cycle,length,menses_length\nsecret,1,28,99", nil,
        "In the table of cycles, a cell of the column menses_length is empty, of another form, or out of "
          + "range."
      ),
      (
        "woman,cycle,length\nsecret,1,28\nsecret,1,28", nil,
        "In the table of cycles, the cycle numbers of a woman must increase."
      ),
      (
        "woman,cycle,length\nsecret,1,28", "woman,age\nother,33",
        "In the table of cycles, each woman must have a row in the table of women."
      ),
      (
        "woman,cycle,length\n", "woman,age\nsecret,1000",
        "In the table of women, a cell of the column age is empty, of another form, or out of range."
      ),
      (
        "woman,cycle,length\n", "woman,age\nsecret,33\nsecret,34",
        "In the table of women, each woman can have only one row."
      ),
    ] as [(String, String?, String)])
  func errorsNameTheColumnAlone(cycles: String, women: String?, description: String) {
    do throws(CycleCohort.CSVError) {
      _ = try CycleCohort(cyclesCSV: cycles, womenCSV: women)
      Issue.record("there is no error")
    } catch {
      #expect(error.description == description)
      expectNoContent(in: error)
    }
  }
}
