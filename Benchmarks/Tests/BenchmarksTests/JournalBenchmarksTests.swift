import HealthDomain
import BenchmarkHarness
import Testing

@testable import benchmarks

@Suite struct JournalBenchmarksTests {
  @Test func namesAreUniqueAndHaveThreeParts() {
    let names = (journalBenchmarks + epidemicBenchmarks).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.split(separator: "/").count == 3 })
  }

  @Test(arguments: [1, 2])
  func theResultsAreThoseOfThePlainWay(seed: UInt64) throws {
    let input = try JournalInput(entries: 300, seed: seed)
    for task in JournalTask.allCases {
      let subject = JournalQueryWorkload(input: input, task: task)
      let plain = PlainJournalQueryWorkload(input: input, task: task)
      for count in [1, 7, 60] { #expect(subject.checksum(count) == plain.checksum(count)) }
    }
    let page = JournalPageWorkload(input: input)
    for count in [1, 300] {
      #expect(page.checksum(count) == PlainJournalPageWorkload(input: input).checksum(count))
    }
    for count in [1, 60, 300] {
      #expect(
        JournalSaveWorkload(input: input).checksum(count)
          == PlainJournalSaveWorkload(input: input).checksum(count))
    }
    let series = try EpidemicInput(days: 200, seed: seed).series
    for count in [1, 8, 150] {
      #expect(
        WeeklyMeanWorkload(series: series).checksum(count)
          == PlainWeeklyMeanWorkload(days: series.days).checksum(count))
      #expect(
        PositivityWorkload(series: series).checksum(count)
          == PlainPositivityWorkload(days: series.days).checksum(count))
    }
    for days in [1, 600] {
      let file = try EpidemicFile(days: days, seed: seed).series
      #expect(
        FileStatisticsWorkload(series: file).checksum(days)
          == PlainFileStatisticsWorkload(days: file.days).checksum(days))
    }
  }
}
