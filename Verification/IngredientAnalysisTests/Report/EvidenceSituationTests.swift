import TestSupport
import Testing

@testable import IngredientAnalysis

/// Which fact counts, and how much, agrees with the rules that ``SafetyRating`` states.
@Suite("Evidence: which fact counts") struct EvidenceSituationTests {
  /// The fields of a line of evidence.
  private struct Fact {
    var level: Int
    var kind: String
    /// The status, or nothing for a fact in force.
    var status: String
    var basis: String
    var routes: [String]
    var audience: LabelAudience
    var market: Jurisdiction
    var from: CalendarDate?
    var until: CalendarDate?
    var year: Int

    static let kinds = [
      "ban", "limit", "warning", "opinion", "hazard", "allergen", "gap", "listing",
    ]
    static let routes = ["oral", "leave-on", "rinse-off", "inhaled"]

    static func random(_ generator: inout SeededGenerator) throws -> Fact {
      func day() throws -> CalendarDate? {
        Bool.random(using: &generator)
          ? nil
          : try CalendarDate(2020, 1, 1).advanced(by: .random(in: 0...2000, using: &generator))
      }
      var routes = routes.filter { _ in Bool.random(using: &generator) }
      if routes.isEmpty { routes = ["oral"] }
      let days = [try day(), try day()]
      let isReversed = days[0].flatMap { from in days[1].map { $0 < from } } ?? false
      return Fact(
        level: .random(in: 0...4, using: &generator),
        kind: kinds.randomElement(using: &generator) ?? "",
        status: Int.random(in: 0..<5, using: &generator) > 0
          ? "" : ["enjoined", "repealed", "planned"].randomElement(using: &generator) ?? "",
        basis: Bool.random(using: &generator) ? "hazard" : "exposure", routes: routes,
        audience: LabelAudience.allCases.randomElement(using: &generator) ?? .everyone,
        market: Jurisdiction.allCases.randomElement(using: &generator) ?? .world,
        from: isReversed ? days[1] : days[0], until: isReversed ? days[0] : days[1],
        year: .random(in: 2018...2024, using: &generator))
    }

    var line: String {
      let markets: [Jurisdiction: String] = [
        .world: "world", .europeanUnion: "EU", .unitedKingdom: "UK", .unitedStates: "US",
        .california: "US-CA", .texas: "US-TX", .westVirginia: "US-WV", .louisiana: "US-LA",
      ]
      return """
        evidence:en:\(level); \(kind)\(status.isEmpty ? "" : " " + status); \(basis); \(routes.joined(separator: " ")); \(audience); \
        \(markets[market] ?? ""); Body; Act; \(year); 1; \(from?.iso8601 ?? "-"); \
        \(until?.iso8601 ?? "-"); note
        """
    }

    /// Whether the fact is about the use of the product; one that is not in force counts for none.
    func concerns(_ use: ProductUse) -> Bool {
      guard status.isEmpty else { return false }
      switch use {
      case .food: return routes.contains("oral")
      case .leaveOnCosmetic: return routes.contains("leave-on")
      case .rinseOffCosmetic: return routes.contains("rinse-off")
      case .sprayCosmetic: return routes.contains("leave-on") || routes.contains("inhaled")
      }
    }

    /// Whether the fact is about the audience: younger children may have nothing that older ones
    /// may not.
    func concerns(_ other: LabelAudience) -> Bool {
      let ages: [LabelAudience] = [.infant, .toddler, .child]
      if let own = ages.firstIndex(of: audience), let age = ages.firstIndex(of: other) {
        return age <= own
      }
      return audience == .everyone || audience == other
    }

    func applies(on date: CalendarDate?) -> Bool {
      guard let date else { return true }
      return (from.map { $0 <= date } ?? true) && (until.map { date <= $0 } ?? true)
    }

    /// Whether the law of the fact is that of a market.
    func isLaw(in other: Jurisdiction) -> Bool {
      market == .world || market == other
        || market == .unitedStates
          && [.california, .texas, .westVirginia, .louisiana].contains(other)
    }

    var certainty: Double {
      switch kind {
      case "gap": 0.25
      case "hazard", "allergen": 0.5
      case "opinion": basis == "hazard" ? 0.5 : 1
      default: 1
      }
    }

    var isBan: Bool { level == 4 && (kind == "ban" || audience == .everyone) }
  }

  /// The name of the substance with some facts.
  private static func name(_ number: Int) -> String {
    let letters = Array("abcdefghijklm")
    return "quorv\(letters[number / 13])\(letters[number % 13])"
  }

  /// An analyzer that knows a substance for each group of facts.
  private static func analyzer(_ groups: [[Fact]]) -> IngredientAnalyzer {
    let blocks = groups.enumerated().map { number, facts in
      "en:\(name(number))\n" + facts.map(\.line).joined(separator: "\n")
    }
    return IngredientAnalyzer(
      knowledge: IngredientKnowledge([
        IngredientTaxonomy(blocks.joined(separator: "\n\n"), of: .additive)
      ]), correctsScanErrors: false)
  }

  @Test(arguments: LongTest.seeds(12))
  func aFactCountsWhereItApplies(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let facts = try (0..<100).map { _ in try Fact.random(&generator) }
    let analyzer = Self.analyzer(facts.map { [$0] })
    for place in 0..<LongTest.size(800, small: 200) {
      let fact = facts[place % 100]
      let edges = [fact.from, fact.until].compactMap { $0 }
      let days = edges.flatMap { [$0, $0.advanced(by: -1), $0.advanced(by: 1)] }
      let use = ProductUse.allCases.randomElement(using: &generator) ?? .food
      let audience = LabelAudience.allCases.randomElement(using: &generator) ?? .everyone
      let market = Jurisdiction.allCases.randomElement(using: &generator) ?? .world
      let date = Bool.random(using: &generator) ? nil : days.randomElement(using: &generator)
      let report = analyzer.report(
        on: IngredientLabel(Self.name(place % 100), for: use),
        for: LabelPreferences(audience: audience, market: market, on: date))
      let reason = try #require(report.reasons.first)
      let situation = "\(fact.line) | \(use) \(audience) \(market) \(date?.iso8601 ?? "")"
      let counts = fact.concerns(use) && fact.concerns(audience) && fact.applies(on: date)
      let isForeign = !fact.isLaw(in: market)
      let level = !counts ? 0 : isForeign && fact.level == 4 ? 3 : fact.level
      expectEqual(Int(reason.level.rawValue), level, situation)
      expectEqual(reason.evidence != nil, counts, situation)
      expectEqual(reason.certainty, counts ? fact.certainty * (isForeign ? 0.5 : 1) : 1, situation)
      expectEqual(reason.exposure, use == .rinseOffCosmetic ? 0.5 : 1, situation)
      expectEqual(
        reason.assessment, counts && fact.audience == .everyone ? .assessed : .unknown, situation)
      let limit: Double = level == 4 ? 20 : level == 3 && reason.exposure >= 0.6 ? 59 : 100
      expectEqual(reason.highestScore, limit, situation)
    }
  }

  @Test(arguments: LongTest.seeds(12))
  func aBanAndAdviceReachTheVerdict(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let facts = try (0..<100).map { _ in
      var fact = try Fact.random(&generator)
      if Bool.random(using: &generator) { fact.level = .random(in: 3...4, using: &generator) }
      return fact
    }
    let analyzer = Self.analyzer(facts.map { [$0] })
    for place in 0..<LongTest.size(800, small: 200) {
      let fact = facts[place % 100]
      let edges = [fact.from, fact.until, try CalendarDate(fact.year, 1, 1)].compactMap { $0 }
      let days = edges.flatMap { [$0, $0.advanced(by: -1), $0.advanced(by: 1)] }
      let use = ProductUse.allCases.randomElement(using: &generator) ?? .food
      let audience = LabelAudience.allCases.randomElement(using: &generator) ?? .everyone
      let market = Jurisdiction.allCases.randomElement(using: &generator) ?? .world
      let date = Bool.random(using: &generator) ? nil : days.randomElement(using: &generator)
      let report = analyzer.report(
        on: IngredientLabel(Self.name(place % 100), for: use),
        for: LabelPreferences(audience: audience, market: market, on: date))
      let isSubject = fact.concerns(use) && fact.concerns(audience) && fact.isLaw(in: market)
      var expected = LabelVerdict.Severity.fits
      if isSubject, fact.isBan {
        if fact.applies(on: date) {
          expected = .avoid
        } else if let date, let from = fact.from, date < from,
          try CalendarDate(fact.year, 1, 1) <= date
        {
          // A ban is announced from the year of its document on.
          expected = .caution
        }
      } else if isSubject, fact.audience != .everyone, fact.level >= 2, fact.applies(on: date) {
        let isAgainst =
          fact.level == 4 || fact.level == 3 && ["warning", "ban"].contains(fact.kind)
        expected = isAgainst ? .avoid : .caution
      }
      expectEqual(
        report.severity, expected,
        "\(fact.line) | \(use) \(audience) \(market) \(date?.iso8601 ?? "")")
    }
  }

  /// The strongest fact decides the deduction, and the highest level the cap.
  @Test(arguments: LongTest.seeds(8))
  func theStrongestFactDecides(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let groups = try (0..<40).map { _ in
      try (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        var fact = try Fact.random(&generator)
        (fact.from, fact.until) = (nil, nil)
        (fact.routes, fact.status) = (["oral"], "")
        return fact
      }
    }
    let points: [Double] = [0, 4, 12, 30, 60]
    let analyzer = Self.analyzer(groups)
    for (number, facts) in groups.enumerated() {
      for audience in [LabelAudience.everyone, .toddler, .pregnancy] {
        for market in [Jurisdiction.world, .california, .europeanUnion] {
          let report = analyzer.report(
            on: IngredientLabel(Self.name(number)),
            for: LabelPreferences(audience: audience, market: market))
          let counted = facts.filter { $0.concerns(audience) }
          let strengths = counted.map { fact in
            fact.isLaw(in: market)
              ? points[fact.level] * fact.certainty
              : points[min(fact.level, 3)] * fact.certainty * 0.5
          }
          let highest =
            counted.map { $0.isLaw(in: market) ? $0.level : min($0.level, 3) }.max() ?? 0
          let reason = try #require(report.reasons.first)
          expectEqual(reason.deduction.lowerBound, strengths.max() ?? 0)
          expectEqual(reason.highestScore, [100, 100, 100, 59, 20][highest])
          let isAssessed = counted.contains { $0.audience == .everyone }
          expectEqual(
            reason.deduction.upperBound,
            isAssessed ? strengths.max() ?? 0 : max(strengths.max() ?? 0, 12))
        }
      }
    }
  }
}
