import PublicHealth
import TestSupport
import Testing

extension GuidanceEditionTests {
  @Test func everyEditionHasASourceAndDiffersFromTheOneBefore() {
    for (before, after) in zip(GuidanceEdition.all, GuidanceEdition.all.dropFirst()) {
      expect(!before.sources.isEmpty && !after.sources.isEmpty)
      let forward = before.differences(to: after)
      let backward = after.differences(to: before)
      expect(!forward.isEmpty)
      expectEqual(forward.map(\.rule), backward.map(\.rule))
      expectEqual(forward.map(\.before), backward.map(\.after))
      expect(before.differences(to: before).isEmpty)
    }
  }

  @Test func differencesNameTheRules() {
    let all = GuidanceEdition.all
    func lines(_ index: Int) -> [String] {
      all[index].differences(to: all[index + 1]).map {
        "\($0.rule) \($0.before.map(String.init) ?? "-") \($0.after.map(String.init) ?? "-")"
      }
    }
    expectEqual(lines(0), ["isolation 7 10", "moderateIsolation 7 10"])
    expectEqual(
      lines(1),
      [
        "severeIsolationAtLeast - 10", "severeIsolationAtMost - 20", "feverFreeDays 3 1",
      ])
    expectEqual(lines(4), ["vaccinationMonths 3 -", "singleDoseMonths 3 -"])
    expectEqual(lines(5), ["vaccinatedTest - 3", "vaccinatedMask - 14"])
    expectEqual(
      lines(7),
      [
        "moderateIsolation 5 10", "severeIsolationAtMost 20 10", "avoidHighRisk - 10",
        "prolongingTest 5 -", "startsAgain - 1", "quarantine 5 0", "exposedTest 5 6",
        "vaccinatedTest 5 6", "vaccinationWait 0 -", "vaccinationMonths 6 -",
        "singleDoseMonths 2 -", "booster 1 -",
      ])
  }

  @Test func differencesReadAsSentencesThatAHostCanReplace() {
    let all = GuidanceEdition.all
    var messages = GuidanceEdition.Messages()
    expectEqual(
      messages.lines(from: all[0], to: all[1]),
      [
        "Last day of isolation: 10 (before: 7)",
        "Last day of isolation after a moderate illness: 10 (before: 7)",
        "This is general guidance of that date, not medical advice.",
      ])
    expect(
      messages.lines(from: all[8], to: all[9]).contains("Days of improvement: 1 (before: 0)"))
    let lines = messages.lines(from: all[6], to: all[7])
    expect(lines.contains("A booster counts: yes (before: none)"))
    expectEqual(messages.rules.keys.count, GuidanceEdition.Rule.allCases.count)
    expectEqual(Set(messages.rules.values).count, GuidanceEdition.Rule.allCases.count)
    messages.rules[.isolation] = "Isolation bis Tag"
    messages.difference = "{rule} {after}"
    messages.disclaimer = "{rule}"
    expectEqual(messages.lines(from: all[0], to: all[1]).first, "Isolation bis Tag 10")
    expectEqual(messages.lines(from: all[1], to: all[1]), ["{rule}"])
  }

  @Test func everyRuleIsReachedByADifference() {
    let all = GuidanceEdition.all
    let rules = all.flatMap { old in all.flatMap { old.differences(to: $0).map(\.rule) } }
    expectEqual(Set(rules), Set(GuidanceEdition.Rule.allCases))
  }

  @Test func aReaderCanApplyTheDifferences() {
    // The numbers of the newer edition are those of the older one with the differences.
    for old in GuidanceEdition.all {
      for new in GuidanceEdition.all {
        var numbers = [GuidanceEdition.Rule: Int?](
          uniqueKeysWithValues: GuidanceEdition.Rule.allCases.map { ($0, old.number($0)) })
        for difference in old.differences(to: new) {
          expectEqual(numbers[difference.rule], .some(difference.before))
          numbers[difference.rule] = .some(difference.after)
        }
        for rule in GuidanceEdition.Rule.allCases {
          expectEqual(numbers[rule], .some(new.number(rule)))
        }
      }
    }
  }
}
