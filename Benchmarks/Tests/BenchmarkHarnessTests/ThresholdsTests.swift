import Foundation
import Testing

@testable import BenchmarkHarness

@Suite struct ThresholdsTests {
  private let defaults = """
    "defaults": {
      "time": 0.2, "timeOfSeparateRuns": 0.6, "instructions": 0.03, "allocations": 0, "memory": 0
    }
    """

  private func thresholds(_ text: String) throws -> Thresholds {
    try Thresholds(json: Data(text.utf8), from: "t.json")
  }

  @Test func ofSeveralExceptionsTheLastCounts() throws {
    let thresholds = try thresholds(
      """
      {
        "schema": 1, \(defaults),
        "exceptions": [
          {"benchmarks": "geo/*", "reason": "r", "time": 0.3, "memory": 0.5},
          {"benchmarks": "knn", "reason": "r", "time": 0.4}
        ]
      }
      """)
    #expect(thresholds.limit(.time, of: "cycle/dates") == 0.2)
    #expect(thresholds.limit(.time, of: "geo/build") == 0.3)
    #expect(thresholds.limit(.time, of: "geo/knn-1") == 0.4)
    #expect(thresholds.limit(.memory, of: "geo/knn-1") == 0.5)
    #expect(thresholds.limit(.timeOfSeparateRuns, of: "geo/knn-1") == 0.6)
    #expect(thresholds.limit(.instructions, of: "geo/knn-1") == 0.03)
    #expect(thresholds.limit(.allocations, of: "geo/knn-1") == 0)
  }

  @Test(arguments: [
    ("[]", "t.json holds no thresholds"),
    ("{\"schema\": 2, D, \"exceptions\": []}", "t.json: schema 2, and this program reads 1"),
    ("{D, \"exceptions\": []}", "t.json: there is no \"schema\""),
    ("{\"schema\": 1, D}", "t.json: there is no \"exceptions\""),
    ("{\"schema\": 1, D, \"exceptions\": [], \"extra\": 1}", "t.json: unknown key \"extra\""),
    (
      "{\"schema\": 1, \"defaults\": {\"time\": 0.1}, \"exceptions\": []}",
      "t.json: the defaults lack \"timeOfSeparateRuns\""
    ),
    (
      "{\"schema\": 1, \"defaults\": {\"tiem\": 0.1}, \"exceptions\": []}",
      "t.json: unknown key \"tiem\""
    ),
    (
      "{\"schema\": 1, \"defaults\": {\"time\": -0.1}, \"exceptions\": []}",
      "t.json: \"time\" is negative"
    ),
    (
      "{\"schema\": 1, D, \"exceptions\": [{\"reason\": \"r\", \"time\": 1}]}",
      "t.json: there is no \"benchmarks\""
    ),
    (
      "{\"schema\": 1, D, \"exceptions\": [{\"benchmarks\": \"x\", \"time\": 1}]}",
      "t.json: there is no \"reason\""
    ),
    (
      "{\"schema\": 1, D, \"exceptions\": [{\"benchmarks\": \"x\", \"reason\": \"r\"}]}",
      "t.json: an exception names no benchmarks, no reason or no threshold"
    ),
  ])
  func aMistakeIsNamed(text: String, message: String) {
    let file = text.replacing("D,", with: defaults + ",").replacing("D}", with: defaults + "}")
    #expect(throws: ProgramError(.dataError, message)) { try thresholds(file) }
  }

  @Test func anExceptionForNoBenchmarkIsAMistake() throws {
    var thresholds = Thresholds.standard
    thresholds.exceptions = [.init(benchmarks: "geo/*", reason: "r", limits: [.time: 1])]
    try thresholds.check(names: ["cycle/dates", "geo/build"])
    #expect(
      throws: ProgramError(
        .dataError, "the thresholds have \"geo/*\", which matches no benchmark")
    ) {
      try thresholds.check(names: ["cycle/dates"])
    }
  }

  @Test func theCheckedInFileHoldsTheStandardDefaults() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../thresholds.json")
    let thresholds = try Thresholds(json: Data(contentsOf: file), from: "thresholds.json")
    #expect(thresholds.defaults == Thresholds.standard.defaults)
  }
}
