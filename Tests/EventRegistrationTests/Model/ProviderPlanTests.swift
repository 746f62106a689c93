import EventRegistration
import TestSupport
import Testing

@Suite struct ProviderPlanTests {
  private func limits(_ plan: ProviderPlan) -> [Int] {
    ProviderPlan.Tier.allCases.map { plan.limit(for: $0) }
  }

  @Test func theStandardGivesTen20And50() {
    #expect(limits(.standard) == [10, 20, 50])
  }

  @Test func eachLimitCanBeChangedAlone() throws {
    #expect(
      limits(try ProviderPlan(basic: 0, gold: 7, platinum: 2_147_483_647)) == [0, 7, 2_147_483_647])
    for (place, tier) in ProviderPlan.Tier.allCases.enumerated() {
      var plan = ProviderPlan.standard
      try plan.setLimit(3, for: tier)
      var expected = [10, 20, 50]
      expected[place] = 3
      #expect(limits(plan) == expected)
    }
  }

  @Test func aLimitOutOfRangeIsRefused() {
    var plan = ProviderPlan.standard
    for limit in [Int.min, -1, 2_147_483_648, .max] {
      for tier in ProviderPlan.Tier.allCases {
        #expect(throws: ProviderPlan.Error.limitOutOfRange(limit, tier)) {
          try plan.setLimit(limit, for: tier)
        }
      }
      #expect(throws: ProviderPlan.Error.limitOutOfRange(limit, .gold)) {
        try ProviderPlan(basic: 1, gold: limit, platinum: -1)
      }
    }
    #expect(plan == .standard)
  }

  @Test func itIsEncodedByItsNames() throws {
    let json = #"{"basic":1,"gold":2,"platinum":3}"#
    #expect(try encoded(ProviderPlan(basic: 1, gold: 2, platinum: 3)) == json)
    #expect(try decoded(json) == ProviderPlan(basic: 1, gold: 2, platinum: 3))
    #expect(
      try decoded(#"{"gold":30,"later":1}"#) == ProviderPlan(basic: 10, gold: 30, platinum: 50))
    #expect(throws: DecodingError.self) { let _: ProviderPlan = try decoded(#"{"gold":-1}"#) }
  }

  @Test func tiersAreInAscendingOrder() throws {
    #expect(ProviderPlan.Tier.allCases.sorted() == [.basic, .gold, .platinum])
    #expect(
      ProviderPlan.Tier.basic < .gold && ProviderPlan.Tier.gold < .platinum
        && !(ProviderPlan.Tier.gold < .gold))
    #expect(try encoded(ProviderPlan.Tier.allCases) == #"["basic","gold","platinum"]"#)
    #expect(try decoded(#"["platinum"]"#) == [ProviderPlan.Tier.platinum])
    #expect(
      ProviderPlan.Tier(rawValue: "gold") == .gold && ProviderPlan.Tier(rawValue: "silver") == nil)
    #expect(throws: DecodingError.self) { let _: [ProviderPlan.Tier] = try decoded(#"["silver"]"#) }
  }
}
