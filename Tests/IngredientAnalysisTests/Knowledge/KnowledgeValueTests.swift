import Foundation
import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite("Additive numbers: accepted and rejected text") struct AdditiveNumberTests {
  @Test(
    arguments: [
      ("E330", 330, nil, nil, "E330"), ("E 330", 330, nil, nil, "E330"),
      ("e-330", 330, nil, nil, "E330"), ("INS 471", 471, nil, nil, "E471"),
      ("ins471", 471, nil, nil, "E471"), ("SIN 471", 471, nil, nil, "E471"),
      ("E160a(ii)", 160, "a", 2, "E160a(ii)"),
      ("E 160 a ii", 160, "a", 2, "E160a(ii)"), ("E160aii", 160, "a", 2, "E160a(ii)"),
      ("E450i", 450, nil, 1, "E450(i)"),
      ("e1422", 1422, nil, nil, "E1422"), ("E100", 100, nil, nil, "E100"),
      ("E1599", 1599, nil, nil, "E1599"),
      ("E472h", 472, "h", nil, "E472h"), ("E450(viii)", 450, nil, 8, "E450(viii)"),
      ("E450ix", 450, nil, 9, "E450(ix)"),
    ] as [(String, Int, Character?, Int?, String)])
  func numbersAreRead(text: String, digits: Int, letter: Character?, subtype: Int?, written: String)
  {
    let number = AdditiveNumber(text)
    expect(number?.digits == digits && number?.letter == letter && number?.subtype == subtype)
    expectEqual(number?.description, written)
    expectEqual(number.flatMap { AdditiveNumber($0.description) }, number)
  }

  @Test(
    arguments: [
      "", "E", "330", "E99", "E1600", "E33", "E12345", "E 330x", "E330(x)", "E330aa", "E330ai2",
      "INS", "sugar",
      "E330 citric acid", "\u{415}330", "E\u{663}\u{663}\u{663}", "E472i2", "E-", "E1000000000000",
    ])
  func otherTextsAreRejected(text: String) {
    expectEqual(AdditiveNumber(text), nil)
  }
}

@Suite("Label languages: codes") struct LabelLanguageTests {
  @Test(arguments: ["en", "fr", "xx", "nl_be", "deu", "zh_hans", "ab_c"])
  func codesAreRead(code: String) {
    expectEqual(LabelLanguage(code: code)?.code, code)
  }

  @Test(arguments: [
    "", "e", "EN", "e1", "en-us", "_en", "e_n", "én", "abcdefghi", "english", "nl_", "nl__be",
  ])
  func otherTextsAreRejected(code: String) {
    expectEqual(LabelLanguage(code: code), nil)
  }

  @Test func languagesHaveTheirCodes() {
    let codes = [LabelLanguage.english, .french, .spanish, .german, .italian, .finnish, .polish]
      .map(\.code)
    expectEqual(codes, ["en", "fr", "es", "de", "it", "fi", "pl"])
    expectEqual(LabelLanguage(code: "en"), .english)
  }
}

@Suite("Evidence: fields of a line") struct EvidenceLineTests {
  private static let fields = [
    "2", "limit", "exposure", "oral leave-on", "child", "EU", "EFSA", "Journal 12", "2015",
    "Table 3", "2020-01-01",
    "2030-12-31", "A note; with a semicolon",
  ]

  private static func evidence(_ fields: [String]) -> SafetyEvidence? {
    SafetyEvidence(line: fields.joined(separator: ";").utf8)
  }

  @Test func aLineHasThirteenFields() throws {
    let evidence = try #require(Self.evidence(Self.fields))
    expect(evidence.level == .moderate && evidence.kind == .limit && evidence.basis == .exposure)
    expect(
      evidence.routes == [.oral, .leaveOn] && evidence.audience == .child
        && evidence.market == .europeanUnion)
    expect(evidence.body == "EFSA" && evidence.document == "Journal 12" && evidence.year == 2015)
    expect(evidence.section == "Table 3" && evidence.note == "A note; with a semicolon")
    expect(
      evidence.validFrom?.iso8601 == "2020-01-01"
        && evidence.validUntil?.iso8601 == "2030-12-31")
    expectEqual(Self.evidence(Self.fields.map { " \($0)\t" }), evidence)
  }

  @Test(
    arguments: [
      (0, ["", "5", "a", "-1", "22"]), (1, ["", "law", "Ban"]), (2, ["", "risk"]),
      (3, ["", "skin", "oral skin", "oral,leave-on"]),
      (4, ["", "adult"]), (5, ["", "eu", "CH"]), (6, ["", " "]), (7, ["", "\t"]),
      (8, ["", "-", "15", "1899", "10000", "two"]), (9, ["", " "]),
      (10, ["", "2020", "yesterday"]), (11, ["", "2020-13-01", "2030-02-30"]),
    ])
  func aFieldThatIsMalformedOrMissingIsRefused(field: Int, texts: [String]) {
    for text in texts {
      var fields = Self.fields
      fields[field] = text
      expectEqual(Self.evidence(fields), nil, "\(text)")
    }
  }

  @Test func setsArePrintedAndEncodedByName() throws {
    let fodmaps: Fodmaps = [.lactose, .fructans]
    expect("\(fodmaps)" == "[fructans, lactose]" && "\(Fodmaps())" == "[]")
    let routes: SafetyEvidence.Routes = [.oral, .inhaled]
    expectEqual("\(routes)", "[oral, inhaled]")
    let encoder = JSONEncoder()
    expectEqual(
      String(decoding: try encoder.encode(fodmaps), as: UTF8.self), #"["fructans","lactose"]"#)
    try expectEqual(JSONDecoder().decode(Fodmaps.self, from: encoder.encode(fodmaps)), fodmaps)
    try expectEqual(
      JSONDecoder().decode(SafetyEvidence.Routes.self, from: encoder.encode(routes)), routes)
    for text in [#"["sugar"]"#, "3", #"[1]"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Fodmaps.self, from: Data(text.utf8))
      }
    }
  }

  @Test func theLastDayIsNotBeforeTheFirst() {
    var fields = Self.fields
    fields[11] = "2020-01-01"
    expect(Self.evidence(fields) != nil)
    fields[11] = "2019-12-31"
    expectEqual(Self.evidence(fields), nil)
  }

  @Test func aLineWithFewerFieldsIsRefused() {
    for count in 0..<13 { expectEqual(Self.evidence(Array(Self.fields.prefix(count))), nil) }
  }
}
