import CyclePrediction
import Testing

@Suite struct ResearchRedactionTests {
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
    expectNoContent(in: CyclePredictor.LengthHistory(lengths: [28], context: CycleContext(age: 40)))
  }

  /// Each problem, in the first text unless there is a second.
  @Test(
    arguments: [
      ("woman,cycle\nsecret,1", nil, "cycles: the column length is missing"),
      ("woman,woman,cycle,length\n", nil, "cycles: the column woman is there twice"),
      (
        "woman,cycle,length\nsecret,1", nil, "cycles: a row has not as many cells as the heading"
      ),
      (
        "woman,cycle,length\n\"secret,1", nil,
        "cycles: a quotation mark is not closed, or something follows it"
      ),
      (
        "woman,cycle,length,ovulation_day\nsecret,1,28,99", nil,
        "cycles: a cell of the column ovulation_day is not valid"
      ),
      (
        "woman,cycle,length,menses_length\nsecret,1,28,99", nil,
        "cycles: a cell of the column menses_length is not valid"
      ),
      (
        "woman,cycle,length\nsecret,1,28\nsecret,3,28", nil,
        "cycles: the cycles of a woman do not follow one another"
      ),
      (
        "woman,cycle,length\nsecret,1,28", "woman,age\nother,33",
        "cycles: a woman has no row among the women"
      ),
      (
        "woman,cycle,length\n", "woman,age\nsecret,1000",
        "women: a cell of the column age is not valid"
      ),
      (
        "woman,cycle,length\n", "woman,age\nsecret,33\nsecret,34", "women: a woman has two rows"
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
