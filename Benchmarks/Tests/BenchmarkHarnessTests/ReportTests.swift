import Foundation
import Testing

@testable import BenchmarkHarness

@Suite struct ReportTests {
  @Test func jsonRoundTrips() throws {
    let report = report([1.5, 2, 1e9 / 3])
    #expect(try Report(json: try report.json(), from: "f") == report)
  }

  @Test func anotherSchemaIsRefusedByItsNumber() throws {
    var newer = report([1])
    newer.schema = 3
    let json = try newer.json()
    #expect(throws: ProgramError(.dataError, "f has schema 3, and this program reads 1 to 2")) {
      try Report(json: json, from: "f")
    }
  }

  @Test(arguments: ["", "[]", "{}", "{\"schema\": \"1\"}", "\u{7F}"])
  func whatIsNoReportIsRefused(text: String) {
    #expect(throws: ProgramError(.dataError, "f is not a saved report")) {
      try Report(json: Data(text.utf8), from: "f")
    }
  }

  @Test func aReportWithoutTimesIsDamaged() throws {
    let json = try report([]).json()
    #expect(throws: ProgramError(.dataError, "f is damaged")) { try Report(json: json, from: "f") }
    let idle = try report([1], operations: 0).json()
    #expect(throws: ProgramError(.dataError, "f is damaged")) { try Report(json: idle, from: "f") }
    let roundless = try report(rounds: []).json()
    #expect(throws: ProgramError(.dataError, "f is damaged")) {
      try Report(json: roundless, from: "f")
    }
    #expect(throws: ProgramError(.dataError, "f is damaged")) {
      try Report(json: Data("{\"schema\": 1}".utf8), from: "f")
    }
  }

  /// What version 1.0.0 wrote: the times of one process, and its peak.
  @Test func theFirstSchemaIsARoundWithoutMemory() throws {
    let text = """
      {
        "benchmarks" : [
          {
            "allocations" : 7,
            "checksum" : "0a",
            "name" : "module/topic/variant",
            "operations" : 10,
            "peakBytes" : 3145728,
            "processorNanoseconds" : [1000, 1001.5],
            "reference" : { "operations" : 5, "processorNanoseconds" : [1000] },
            "size" : 100,
            "wallNanoseconds" : [1000, 1001.5]
          }
        ],
        "hasRealInput" : false,
        "machine" : {
          "commit" : "0123456789ab",
          "configuration" : "release",
          "processor" : "P",
          "processorCount" : 2,
          "swift" : "6.3",
          "system" : "S"
        },
        "schema" : 1,
        "seed" : 1
      }
      """
    var expected = report([1000, 1001.5], allocations: 7)
    expected.isQuick = nil
    #expect(try Report(json: Data(text.utf8), from: "f") == expected)
  }

  @Test func textHasAlignedColumns() throws {
    #expect(
      try ReportFormat.text.render(report([900, 1000, 1100]), nil) == """
        P, 2 processors, S
        Swift 6.3, release build, commit 0123456789ab
        wall-clock times of a run; ratios and comparisons are of the thread's processor time

        name                  size   median         p10–p90  per operation  throughput  to naive  instructions  allocations  memory
        module/topic/variant   100  1.00 µs  920 ns–1.08 µs         100 ns    10.0 M/s     2.00×             -            -       -

        """)
  }

  @Test func markdownHasTables() throws {
    let comparison = Comparison(
      from: report([2000]), to: report([1000]), thresholds: .standard)
    #expect(
      try ReportFormat.markdown.render(report([1000]), comparison) == """
        * P, 2 processors, S
        * Swift 6.3, release build, commit 0123456789ab
        * wall-clock times of a run; ratios and comparisons are of the thread's processor time

        | name | size | median | p10–p90 | per operation | throughput | to naive | instructions | allocations | memory |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | module/topic/variant | 100 | 1.00 µs | 1.00 µs–1.00 µs | 100 ns | 10.0 M/s | 2.00× | - | - | - |

        | name | size | before | after | time | 99 % interval | instructions | allocations | memory | verdict |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | module/topic/variant | 100 | 2.00 µs | 1.00 µs | -50.0 % | -50.0 % to -50.0 % | - | - | - | faster |

        separate runs: 1 faster

        """)
  }

  @Test func jsonHoldsEverySample() throws {
    let report = report([1000, 1001.5], instructions: 2.5e6, allocations: 7, memory: 4096)
    #expect(
      try ReportFormat.json.render(report, nil) == """
        {
          "benchmarks" : [
            {
              "checksum" : "0a",
              "name" : "module/topic/variant",
              "operations" : 10,
              "reference" : {
                "operations" : 5,
                "processorNanoseconds" : [
                  1000
                ]
              },
              "rounds" : [
                {
                  "allocations" : 7,
                  "instructions" : 2500000,
                  "peakHeapBytes" : 4096,
                  "processorNanoseconds" : [
                    1000,
                    1001.5
                  ],
                  "wallNanoseconds" : [
                    1000,
                    1001.5
                  ]
                }
              ],
              "size" : 100
            }
          ],
          "hasRealInput" : false,
          "isQuick" : false,
          "machine" : {
            "commit" : "0123456789ab",
            "configuration" : "release",
            "processor" : "P",
            "processorCount" : 2,
            "swift" : "6.3",
            "system" : "S"
          },
          "schema" : 2,
          "seed" : 1
        }

        """)
  }

  @Test func gitHubEntriesAreOfAnOperation() throws {
    #expect(
      try ReportFormat.github.render(report([900, 1000, 1100]), nil) == """
        [
          {
            "extra" : "3 samples, checksum 0a",
            "name" : "module/topic/variant/100",
            "range" : "± 5",
            "unit" : "ns",
            "value" : 100
          }
        ]

        """)
  }

  @Test(arguments: [
    (0.0, "0.00 ns"), (9.994, "9.99 ns"), (9.996, "10.0 ns"), (99.96, "100 ns"),
    (999.4, "999 ns"), (999.6, "1.00 µs"), (1.5e6, "1.50 ms"), (2.5e9, "2.50 s"),
    (1e12, "1000 s"),
  ])
  func timesHaveThreeDigits(nanoseconds: Double, text: String) {
    #expect(Quantity.time(nanoseconds) == text)
  }
}
