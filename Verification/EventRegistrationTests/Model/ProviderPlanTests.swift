import EventRegistration
import TestSupport
import Testing

@Suite("Provider plans: limits") struct ProviderPlanTests {
  private func numbers(_ limits: ProviderPlan.Limits) -> [Int] {
    ProviderPlan.allCases.map { limits.limit(for: $0) }
  }

  @Test func theStandardLimitsAre10And20And50() {
    expectEqual(numbers(.standard), [10, 20, 50])
  }

  @Test func eachLimitCanBeChangedSeparately() throws {
    expectEqual(
      numbers(try ProviderPlan.Limits(basic: 0, gold: 7, platinum: 2_147_483_647)),
      [0, 7, 2_147_483_647])
    for (place, plan) in ProviderPlan.allCases.enumerated() {
      var limits = ProviderPlan.Limits.standard
      try limits.setLimit(3, for: plan)
      var expected = [10, 20, 50]
      expected[place] = 3
      expectEqual(numbers(limits), expected)
    }
  }

  @Test func aLimitOutOfRangeIsRefused() {
    var limits = ProviderPlan.Limits.standard
    for limit in [Int.min, -1, 2_147_483_648, .max] {
      for plan in ProviderPlan.allCases {
        expectThrows(ProviderPlan.Limits.Error.limitOutOfRange(limit, plan)) {
          try limits.setLimit(limit, for: plan)
        }
      }
      expectThrows(ProviderPlan.Limits.Error.limitOutOfRange(limit, .gold)) {
        try ProviderPlan.Limits(basic: 1, gold: limit, platinum: -1)
      }
    }
    expectEqual(limits, .standard)
  }

  @Test func itIsEncodedByItsNames() throws {
    let json = #"{"basic":1,"gold":2,"platinum":3}"#
    try expectEqual(encoded(ProviderPlan.Limits(basic: 1, gold: 2, platinum: 3)), json)
    try expectEqual(decoded(json), ProviderPlan.Limits(basic: 1, gold: 2, platinum: 3))
    try expectEqual(
      decoded(#"{"gold":30,"later":1}"#), ProviderPlan.Limits(basic: 10, gold: 30, platinum: 50))
    #expect(throws: DecodingError.self) {
      let _: ProviderPlan.Limits = try decoded(#"{"gold":-1}"#)
    }
  }

  @Test func plansAreInAscendingOrder() throws {
    expectEqual(ProviderPlan.allCases.sorted(), [.basic, .gold, .platinum])
    expect(
      ProviderPlan.basic < .gold && ProviderPlan.gold < .platinum
        && !(ProviderPlan.gold < .gold))
    try expectEqual(encoded(ProviderPlan.allCases), #"["basic","gold","platinum"]"#)
    try expectEqual(decoded(#"["platinum"]"#), [ProviderPlan.platinum])
    expect(ProviderPlan(rawValue: "gold") == .gold && ProviderPlan(rawValue: "silver") == nil)
    #expect(throws: DecodingError.self) { let _: [ProviderPlan] = try decoded(#"["silver"]"#) }
  }
}
