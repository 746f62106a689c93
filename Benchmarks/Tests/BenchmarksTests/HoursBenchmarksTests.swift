import BenchmarkHarness
import HealthDomain
import Testing

@testable import benchmarks

@Suite struct HoursBenchmarksTests {
  @Test func namesAreUniqueAndHaveThreeParts() {
    let names = hoursBenchmarks.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.split(separator: "/").count == 3 && $0.hasPrefix("hours/") })
  }

  @Test(arguments: HoursInput.Rules.allCases, [1, 2])
  func theResultsAreThoseOfThePlainWay(rules: HoursInput.Rules, seed: UInt64) throws {
    let input = try HoursInput(rules, questions: 300, seed: seed)
    let states = HoursStateWorkload<OpeningHours>(input)
    let plainStates = HoursStateWorkload<PlainHours>(input)
    let readings = HoursReadingWorkload<OpeningHours>(input)
    let plainReadings = HoursReadingWorkload<PlainHours>(input)
    for count in [1, 10, 300] {
      #expect(states.checksum(count) == plainStates.checksum(count))
      #expect(readings.checksum(count) == plainReadings.checksum(count))
    }
    let changes = HoursChangeWorkload<OpeningHours>(input)
    let steps = HoursChangeWorkload<PlainHours>(input, atMost: 3)
    for count in [1, 3] { #expect(changes.checksum(count) == steps.checksum(count)) }
  }

  @Test func theFirstOfTwoPlainRulesGivesWayToTheLast() throws {
    let hours = try #require(PlainHours(reading: "Mo-Fr 09:00-17:00;We off;Jan 07 10:00-11:00"))
    #expect(hours.text == "Mo-Fr 09:00-17:00;We off;Jan 07 10:00-11:00")
    func isOpen(_ day: Int, _ hour: Int) throws -> Bool {
      hours.isOpen(at: try LocalDateTime(CalendarDate(2026, 1, day), hour: hour, minute: 0))
    }
    #expect(try isOpen(6, 9) && !isOpen(6, 17))  // a Tuesday
    #expect(try !isOpen(7, 9) && isOpen(7, 10))  // a Wednesday
    #expect(try !isOpen(14, 10))
  }
}
