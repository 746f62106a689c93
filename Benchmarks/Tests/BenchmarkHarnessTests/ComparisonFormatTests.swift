import Testing

@testable import BenchmarkHarness

@Suite struct ComparisonFormatTests {
  private let comparison: Comparison

  init() {
    let old = report(rounds: [100, 100, 100, 100, 100], allocations: 0, memory: 2048)
    var new = report(rounds: [125, 125, 125, 125, 125], allocations: 1000)
    new.benchmarks.append(new.benchmarks[0])
    new.benchmarks[1].size = 1000
    comparison = Comparison(from: old, to: new, thresholds: .standard)
  }

  @Test func aTableHasARowForEachBenchmark() throws {
    #expect(
      try ReportFormat.text.render(comparison) == """
        name                  size  before   after     time       99 % interval  instructions  allocations        memory                   verdict
        module/topic/variant   100  100 ns  125 ns  +25.0 %  +25.0 % to +25.0 %             -     0 → 1000  2.00 KiB → -  slower, more allocations
        module/topic/variant  1000       -       -        -                   -             -            -             -                       new

        5 rounds in turns: 1 slower, 1 more allocations, 1 new

        """)
  }

  @Test func whatBecameWorseIsToldInALineEach() {
    #expect(
      comparison.regressions
        == "module/topic/variant at size 100: slower (100 ns → 125 ns), "
        + "more allocations (0 → 1000)\n")
  }

  @Test func jsonHoldsEveryVerdictAndWhatItRestsOn() throws {
    let machine = """
      {
          "commit" : "0123456789ab",
          "configuration" : "release",
          "processor" : "P",
          "processorCount" : 2,
          "swift" : "6.3",
          "system" : "S"
        }
      """
    #expect(
      try ReportFormat.json.render(comparison) == """
        {
          "after" : \(machine),
          "before" : \(machine),
          "benchmarks" : [
            {
              "isRegression" : true,
              "metrics" : {
                "allocations" : {
                  "after" : 1000,
                  "before" : 0,
                  "threshold" : 0.01,
                  "verdict" : "worse"
                },
                "instructions" : {
                  "threshold" : 0.02,
                  "verdict" : "not measured"
                },
                "memory" : {
                  "before" : 2048,
                  "threshold" : 0.03,
                  "verdict" : "not measured"
                },
                "time" : {
                  "after" : 125,
                  "before" : 100,
                  "interval" : [
                    1.25,
                    1.25
                  ],
                  "ratio" : 1.25,
                  "threshold" : 0.1,
                  "verdict" : "worse"
                }
              },
              "name" : "module/topic/variant",
              "outcome" : "compared",
              "size" : 100,
              "verdicts" : [
                "slower",
                "more allocations"
              ]
            },
            {
              "isRegression" : false,
              "metrics" : {

              },
              "name" : "module/topic/variant",
              "outcome" : "new",
              "size" : 1000,
              "verdicts" : [
                "new"
              ]
            }
          ],
          "inputDifferences" : [

          ],
          "interleavedRounds" : 5,
          "intervalLevel" : 0.99,
          "isRegression" : true,
          "isSameMachine" : true,
          "schema" : 1
        }

        """)
  }

  @Test func aReportWithAComparisonIsTheVerdictsInJSON() throws {
    #expect(
      try ReportFormat.json.render(report([1]), comparison)
        == ReportFormat.json.render(comparison))
  }
}
