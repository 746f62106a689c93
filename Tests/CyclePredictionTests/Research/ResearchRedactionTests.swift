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
    let cohort = Cohort(women: [.init(id: "secret", age: 33, cycles: [.init(length: 28)])])
    expectNoContent(in: cohort)
    expectNoContent(in: cohort.women[0])
    expectNoContent(in: cohort.women[0].cycles[0])
    let log = try LoggedCohort(cohort, seed: 1)
    expectNoContent(in: log)
    expectNoContent(in: log.starts[0][0])
    let test = Backtest(CyclePredictor(), on: log)
    expectNoContent(in: test)
    expectNoContent(in: test.records[0])
    expectNoContent(in: LengthHistory(lengths: [28], context: CycleContext(age: 40)))
  }

  @Test func errorsNameTheColumnAlone() {
    let columns: [CohortCSVError.Column] = [
      .woman, .cycle, .length, .ovulationDay, .mensesLength, .age,
    ]
    let problems: [CohortCSVError.Problem] =
      columns.map { .missingColumn($0) } + columns.map { .repeatedColumn($0) }
      + columns.map { .invalidCell($0) }
      + [.cellCount, .quotation, .cycleOutOfOrder, .repeatedWoman, .unknownWoman]
    let errors = [CohortCSVError.Table.cycles, .women].flatMap { table in
      problems.map { CohortCSVError(table, line: 7, $0) }
    }
    for error in errors { expectNoContent(in: error) }
    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect(
      CohortCSVError(.cycles, line: 7, .invalidCell(.ovulationDay)).description
        == "cycles: a cell of the column ovulation_day is not valid")
  }
}
