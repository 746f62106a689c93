import TestSupport
import Testing

@testable import IngredientAnalysis

/// Facts survive being written as lines and read back, and apply on the days that they name.
@Suite("Evidence: round trips and validity dates") struct EvidenceTextTests {
  private static let kinds: [(SafetyEvidence.Kind, String)] = [
    (.ban, "ban"), (.limit, "limit"), (.warning, "warning"), (.opinion, "opinion"),
    (.hazard, "hazard"), (.allergen, "allergen"), (.gap, "gap"), (.listing, "listing"),
  ]
  private static let statuses: [(SafetyEvidence.Status, String)] = [
    (.inForce, ""), (.enjoined, " enjoined"), (.repealed, " repealed"), (.planned, " planned"),
  ]
  private static let bases: [(SafetyEvidence.Basis, String)] = [
    (.hazard, "hazard"), (.exposure, "exposure"),
  ]
  private static let routes: [(SafetyEvidence.Routes, String)] = [
    (.oral, "oral"), (.leaveOn, "leave-on"), (.rinseOff, "rinse-off"), (.inhaled, "inhaled"),
  ]
  private static let audiences: [(LabelAudience, String)] = [
    (.everyone, "everyone"), (.infant, "infant"), (.toddler, "toddler"), (.child, "child"),
    (.pregnancy, "pregnancy"), (.breastfeeding, "breastfeeding"),
  ]
  private static let markets: [(Jurisdiction, String)] = [
    (.world, "world"), (.europeanUnion, "EU"), (.unitedKingdom, "UK"), (.unitedStates, "US"),
    (.california, "US-CA"), (.texas, "US-TX"), (.westVirginia, "US-WV"), (.louisiana, "US-LA"),
  ]
  private static let dates: [CalendarDate?] = [
    nil, .earliest, .latest, try? CalendarDate(1969, 12, 31), try? CalendarDate(1970, 1, 1),
    try? CalendarDate(2024, 2, 29), try? CalendarDate(2027, 1, 15),
  ]
  private static let texts = [
    "EFSA", "Regulation (EC) No 1223/2009", "21 CFR 74.303", "Décret, annexe: V", "食品安全法", "-",
    "0", "a  b",
  ]

  private static func random(_ generator: inout SeededGenerator) -> SafetyEvidence {
    func one<Value>(_ list: [Value], or value: Value) -> Value {
      list.randomElement(using: &generator) ?? value
    }
    let bits = UInt8.random(in: 1...15, using: &generator)
    let from = one(dates, or: nil)
    // The last day is not before the first.
    let until = one(dates.filter { $0 ?? .latest >= from ?? .earliest }, or: nil)
    return SafetyEvidence(
      level: one(ConcernLevel.allCases, or: .none), kind: one(kinds.map(\.0), or: .ban),
      status: one(statuses.map(\.0), or: .inForce),
      basis: one(bases.map(\.0), or: .hazard), routes: SafetyEvidence.Routes(rawValue: bits),
      audience: one(audiences.map(\.0), or: .everyone), market: one(markets.map(\.0), or: .world),
      body: one(texts, or: ""), document: one(texts, or: ""),
      year: one([1900, 1999, 2009, 2027, 9999], or: 0), section: one(texts, or: ""),
      validFrom: from, validUntil: until,
      note: one(texts + ["", "x; y;; z", "; first", "a;"], or: ""))
  }

  /// Writes the thirteen fields of a fact.
  private static func line(_ fact: SafetyEvidence, _ separator: String) -> String {
    func word<Value: Equatable>(_ value: Value, _ words: [(Value, String)]) -> String {
      words.first { $0.0 == value }?.1 ?? ""
    }
    let fields = [
      String(fact.level.rawValue), word(fact.kind, kinds) + word(fact.status, statuses),
      word(fact.basis, bases),
      routes.filter { fact.routes.contains($0.0) }.map(\.1).reversed().joined(separator: " "),
      word(fact.audience, audiences), word(fact.market, markets), fact.body, fact.document,
      String(fact.year), fact.section, fact.validFrom?.iso8601 ?? "-",
      fact.validUntil?.iso8601 ?? "-", fact.note,
    ]
    return fields.joined(separator: separator)
  }

  @Test(arguments: LongTest.seeds(40))
  func aFactIsWrittenAndReadBack(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var table = EvidenceTable()
    var facts: [SafetyEvidence] = []
    for _ in 0..<25 {
      let fact = Self.random(&generator)
      for separator in [";", "; ", " ;\t "] {
        expectEqual(SafetyEvidence(line: Self.line(fact, separator).utf8), fact)
      }
      table.append(fact)
      facts.append(fact)
    }
    expectEqual(Array(table), facts)
    expectEqual(facts.indices.map { table[EvidenceID($0)] }, facts)
  }

  /// The facts of a substance are its own, in the order of the texts, whoever else has some.
  @Test(arguments: LongTest.seeds(20))
  func aSubstanceHasTheFactsOfItsLines(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var facts: [[SafetyEvidence]] = Array(repeating: [], count: 6)
    var texts: [String] = []
    for _ in 0..<3 {
      var text = ""
      for number in facts.indices.shuffled(using: &generator) {
        text += "\n\nen:n\(number)"
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          let fact = Self.random(&generator)
          facts[number].append(fact)
          text += "\nevidence:en:\(Self.line(fact, "; "))"
        }
      }
      texts.append(text)
    }
    let base = KnowledgeBuilder.base(of: texts.map { IngredientTaxonomy($0, of: .food) })
    expectEqual(base.problems, [])
    for number in facts.indices {
      expectEqual(base.facts(of: "en:n\(number)"), facts[number])
    }
  }

  /// Dates of laws, with the days at their edges.
  private static let periods: [(from: String, until: String, on: [String], off: [String])] = [
    // Red No. 3 in food, 21 CFR 74.303.
    ("2027-01-15", "-", ["2027-01-15", "9999-12-31"], ["2027-01-14", "0001-01-01"]),
    ("-", "2027-01-14", ["0001-01-01", "2027-01-14"], ["2027-01-15", "9999-12-31"]),
    ("2024-02-29", "2024-02-29", ["2024-02-29"], ["2024-02-28", "2024-03-01"]),
    ("1969-12-31", "1970-01-01", ["1969-12-31", "1970-01-01"], ["1969-12-30", "1970-01-02"]),
    ("0001-01-01", "9999-12-31", ["0001-01-01", "9999-12-31", "2026-02-28"], []),
    ("-", "-", ["0001-01-01", "9999-12-31"], []),
    ("9999-12-31", "-", ["9999-12-31"], ["9999-12-30"]),
    ("-", "0001-01-01", ["0001-01-01"], ["0001-01-02"]),
  ]

  @Test(arguments: periods.indices)
  func aFactAppliesFromItsFirstDayToItsLast(number: Int) throws {
    let period = Self.periods[number]
    let line =
      "4;ban;hazard;oral;everyone;US;FDA;21 CFR;2025;74.303;\(period.from);\(period.until);"
    var table = EvidenceTable()
    table.append(try #require(SafetyEvidence(line: line.utf8)))
    for fact in [try #require(SafetyEvidence(line: line.utf8)), table[0]] {
      for day in period.on { expect(fact.isValid(on: try CalendarDate(iso8601: day)), "\(day)") }
      for day in period.off { expect(!fact.isValid(on: try CalendarDate(iso8601: day)), "\(day)") }
    }
  }

  /// The markets whose law applies in each market.
  @Test(arguments: [
    (Jurisdiction.world, [Jurisdiction.world]), (.europeanUnion, [.world, .europeanUnion]),
    (.unitedKingdom, [.world, .unitedKingdom]), (.unitedStates, [.world, .unitedStates]),
    (.california, [.world, .unitedStates, .california]),
    (.texas, [.world, .unitedStates, .texas]),
    (.westVirginia, [.world, .unitedStates, .westVirginia]),
    (.louisiana, [.world, .unitedStates, .louisiana]),
  ])
  func aMarketIsSubjectToTheLawOf(market: Jurisdiction, others: [Jurisdiction]) {
    expectEqual(Jurisdiction.allCases.filter { market.isSubject(to: $0) }, others)
  }

  /// The names of sets and diets, which are stored.
  @Test func optionsAndDietsAreStoredByName() throws {
    try expectEqual(
      encoded(Fodmaps(rawValue: 31)),
      #"["fructans","galactoOligosaccharides","lactose","excessFructose","polyols"]"#)
    try expectEqual(
      encoded(SafetyEvidence.Routes(rawValue: 15)), #"["oral","leaveOn","rinseOff","inhaled"]"#)
    try expectEqual(
      encoded(LabelDiet.allCases),
      #"["vegan","vegetarian","halal","kosher","keto","lowFodmap","glutenFree"]"#)
    try expectEqual(decoded(#"["glutenFree","lowFodmap"]"#), [LabelDiet.glutenFree, .lowFodmap])
    for bits in 0..<16 as Range<UInt8> {
      let routes = SafetyEvidence.Routes(rawValue: bits)
      try expectEqual(decoded(encoded(routes)), routes)
    }
    try expectEqual(decoded(#"["polyols","lactose"]"#), Fodmaps(rawValue: 20))
    #expect(throws: DecodingError.self) { try decoded(#"["leave-on"]"#) as SafetyEvidence.Routes }
    #expect(throws: DecodingError.self) { try decoded(#"["Vegan"]"#) as [LabelDiet] }
  }
}
