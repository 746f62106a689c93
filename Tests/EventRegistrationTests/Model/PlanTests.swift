import EventRegistration
import Testing

@Suite struct PlanTests {
  private func limits(_ plan: Plan) -> [Int] { Tier.allCases.map { plan.limit(for: $0) } }

  @Test func theStandardGivesTen20And50() {
    #expect(limits(.standard) == [10, 20, 50])
  }

  @Test func eachLimitCanBeChangedAlone() throws {
    #expect(limits(try Plan(basic: 0, gold: 7, platinum: 2_147_483_647)) == [0, 7, 2_147_483_647])
    for (place, tier) in Tier.allCases.enumerated() {
      var plan = Plan.standard
      try plan.setLimit(3, for: tier)
      var expected = [10, 20, 50]
      expected[place] = 3
      #expect(limits(plan) == expected)
    }
  }

  @Test func aLimitOutOfRangeIsRefused() {
    var plan = Plan.standard
    for limit in [Int.min, -1, 2_147_483_648, .max] {
      for tier in Tier.allCases {
        #expect(throws: PlanError.limitOutOfRange(limit, tier)) {
          try plan.setLimit(limit, for: tier)
        }
      }
      #expect(throws: PlanError.limitOutOfRange(limit, .gold)) {
        try Plan(basic: 1, gold: limit, platinum: -1)
      }
    }
    #expect(plan == .standard)
  }

  @Test func itIsEncodedByItsNames() throws {
    let json = #"{"basic":1,"gold":2,"platinum":3}"#
    #expect(try encoded(Plan(basic: 1, gold: 2, platinum: 3)) == json)
    #expect(try decoded(json) == Plan(basic: 1, gold: 2, platinum: 3))
    #expect(try decoded(#"{"gold":30,"later":1}"#) == Plan(basic: 10, gold: 30, platinum: 50))
    #expect(throws: DecodingError.self) { let _: Plan = try decoded(#"{"gold":-1}"#) }
  }

  @Test func tiersAreInAscendingOrder() throws {
    #expect(Tier.allCases.sorted() == [.basic, .gold, .platinum])
    #expect(Tier.basic < .gold && Tier.gold < .platinum && !(Tier.gold < .gold))
    #expect(try encoded(Tier.allCases) == #"["basic","gold","platinum"]"#)
    #expect(try decoded(#"["platinum"]"#) == [Tier.platinum])
    #expect(Tier(rawValue: "gold") == .gold && Tier(rawValue: "silver") == nil)
    #expect(throws: DecodingError.self) { let _: [Tier] = try decoded(#"["silver"]"#) }
  }
}
