import HealthDomain
import Testing

@Suite struct GuidanceEditionTests {
  private static let firstDays = [
    "2020-03-16", "2020-05-03", "2020-07-17", "2020-12-02", "2021-02-10", "2021-03-08",
    "2021-07-27", "2021-12-27", "2022-08-11", "2024-03-01",
  ]

  @Test func theEditionInForceChangesOnItsFirstDay() throws {
    #expect(GuidanceEdition.all.map(\.firstDay.iso8601) == Self.firstDays)
    for (number, text) in Self.firstDays.enumerated() {
      let first = try CalendarDate(iso8601: text)
      let before = try #require(first.adding(days: -1))
      let next = try #require(first.adding(days: 1))
      #expect(
        GuidanceEdition.inForce(on: before)
          == (number == 0 ? nil : GuidanceEdition.all[number - 1]))
      #expect(GuidanceEdition.inForce(on: first) == GuidanceEdition.all[number])
      #expect(GuidanceEdition.inForce(on: next) == GuidanceEdition.all[number])
    }
    #expect(GuidanceEdition.inForce(on: .earliest) == nil)
    #expect(GuidanceEdition.inForce(on: .latest) == GuidanceEdition.all.last)
  }

  @Test func everyEditionHasASourceAndDiffersFromTheOneBefore() {
    for (before, after) in zip(GuidanceEdition.all, GuidanceEdition.all.dropFirst()) {
      #expect(!before.sources.isEmpty && !after.sources.isEmpty)
      let forward = before.differences(to: after)
      let backward = after.differences(to: before)
      #expect(!forward.isEmpty)
      #expect(forward.map(\.rule) == backward.map(\.rule))
      #expect(forward.map(\.before) == backward.map(\.after))
      #expect(before.differences(to: before).isEmpty)
    }
  }

  @Test func differencesNameTheRules() {
    let all = GuidanceEdition.all
    func lines(_ index: Int) -> [String] {
      all[index].differences(to: all[index + 1]).map {
        "\($0.rule) \($0.before.map(String.init) ?? "-") \($0.after.map(String.init) ?? "-")"
      }
    }
    #expect(lines(0) == ["isolation 7 10", "moderateIsolation 7 10"])
    #expect(
      lines(1) == [
        "severeIsolationAtLeast - 10", "severeIsolationAtMost - 20", "feverFreeDays 3 1",
      ])
    #expect(
      lines(4) == ["vaccinationMonths 3 -", "singleDoseMonths 3 -"])
    #expect(
      lines(5) == ["vaccinatedTest - 3", "vaccinatedMask - 14"])
    #expect(
      lines(7) == [
        "moderateIsolation 5 10", "severeIsolationAtMost 20 10", "avoidHighRisk - 10",
        "prolongingTest 5 -", "startsAgain - 1", "quarantine 5 0", "exposedTest 5 6",
        "vaccinatedTest 5 6", "vaccinationWait 0 -", "vaccinationMonths 6 -",
        "singleDoseMonths 2 -", "booster 1 -",
      ])
  }
}
