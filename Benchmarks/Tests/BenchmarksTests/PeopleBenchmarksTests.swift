import BenchmarkHarness
import Testing

@testable import benchmarks

@Suite struct PeopleBenchmarksTests {
  @Test func namesAreUniqueAndHaveThreeParts() {
    let names = peopleBenchmarks.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.split(separator: "/").count == 3 && $0.hasPrefix("people/") })
  }

  @Test(arguments: [1, 2])
  func theResultsAreThoseOfThePlainWay(seed: UInt64) throws {
    let input = try RatingInput(ratings: 2000, seed: seed)
    let (submit, plain) = (SubmitWorkload(input: input), PlainRatingsWorkload(input: input))
    for count in [1, 10, 2000] { #expect(submit.checksum(count) == plain.checksum(count)) }
    let (summary, scan) = (SummaryWorkload(input), ScanningWorkload(input: input, queries: 20))
    for count in 1...20 { #expect(summary.checksum(count) == scan.checksum(count)) }
    let reminders = try ReminderInput(rules: 300, seed: seed)
    let (next, walk) = (
      NextOccurrenceWorkload(input: reminders), MinuteWalkWorkload(input: reminders, rules: 300)
    )
    #expect(next.checksum(300) == walk.checksum(300))
    let (plan, sorted) = (PlanWorkload(input: reminders), SortedPlanWorkload(input: reminders))
    for count in [1, 20, 300] { #expect(plan.checksum(count) == sorted.checksum(count)) }
  }
}
