import EventRegistration
import TestSupport
import Testing

@Suite struct ProviderPlanTests {
  private func numbers(_ limits: ProviderPlan.Limits) -> [Int] {
    ProviderPlan.allCases.map { limits.limit(for: $0) }
  }

  @Test func theStandardLimitsAre10And20And50() {
    #expect(numbers(.standard) == [10, 20, 50])
  }

  @Test func eachLimitCanBeChangedSeparately() throws {
    #expect(
      numbers(try ProviderPlan.Limits(basic: 0, gold: 7, platinum: 2_147_483_647))
        == [0, 7, 2_147_483_647])
    for (place, plan) in ProviderPlan.allCases.enumerated() {
      var limits = ProviderPlan.Limits.standard
      try limits.setLimit(3, for: plan)
      var expected = [10, 20, 50]
      expected[place] = 3
      #expect(numbers(limits) == expected)
    }
  }

  @Test func aLimitOutOfRangeIsRefused() {
    var limits = ProviderPlan.Limits.standard
    for limit in [Int.min, -1, 2_147_483_648, .max] {
      for plan in ProviderPlan.allCases {
        #expect(throws: ProviderPlan.Limits.Error.limitOutOfRange(limit, plan)) {
          try limits.setLimit(limit, for: plan)
        }
      }
      #expect(throws: ProviderPlan.Limits.Error.limitOutOfRange(limit, .gold)) {
        try ProviderPlan.Limits(basic: 1, gold: limit, platinum: -1)
      }
    }
    #expect(limits == .standard)
  }

  @Test func itIsEncodedByItsNames() throws {
    let json = #"{"basic":1,"gold":2,"platinum":3}"#
    #expect(try encoded(ProviderPlan.Limits(basic: 1, gold: 2, platinum: 3)) == json)
    #expect(try decoded(json) == ProviderPlan.Limits(basic: 1, gold: 2, platinum: 3))
    #expect(
      try decoded(#"{"gold":30,"later":1}"#)
        == ProviderPlan.Limits(basic: 10, gold: 30, platinum: 50))
    #expect(throws: DecodingError.self) {
      let _: ProviderPlan.Limits = try decoded(#"{"gold":-1}"#)
    }
  }

  @Test func plansAreInAscendingOrder() throws {
    #expect(ProviderPlan.allCases.sorted() == [.basic, .gold, .platinum])
    #expect(
      ProviderPlan.basic < .gold && ProviderPlan.gold < .platinum
        && !(ProviderPlan.gold < .gold))
    #expect(try encoded(ProviderPlan.allCases) == #"["basic","gold","platinum"]"#)
    #expect(try decoded(#"["platinum"]"#) == [ProviderPlan.platinum])
    #expect(
      ProviderPlan(rawValue: "gold") == .gold && ProviderPlan(rawValue: "silver") == nil)
    #expect(throws: DecodingError.self) { let _: [ProviderPlan] = try decoded(#"["silver"]"#) }
  }
}
