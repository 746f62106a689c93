import CyclePrediction
import TestSupport
import Testing

@Suite("Lactational amenorrhea: criteria") struct LactationalAmenorrheaTests {
  typealias Criterion = LactationalAmenorrhea.Criterion

  private func date(_ text: String) throws -> CalendarDate { try CalendarDate(iso8601: text) }

  private func day(_ count: Int, after birth: CalendarDate) throws -> CalendarDate {
    try #require(birth.adding(days: count))
  }

  @Test func everyCriterionIsAsked() throws {
    let birth = try date("2026-01-15")
    let (within, after) = (try date("2026-04-15"), try date("2026-07-15"))
    for feeding in LactationalAmenorrhea.Feeding.allCases {
      for feedsDayAndNight in [true, false] {
        for hasMenses in [true, false] {
          let lam = LactationalAmenorrhea(
            birth: birth, feeding: feeding, feedsDayAndNight: feedsDayAndNight,
            declaredMenses: hasMenses ? [try date("2026-04-01")] : [])
          var unmet: [Criterion] = hasMenses ? [.noMenses] : []
          if feeding == .partly || feeding == .notAtAll || !feedsDayAndNight {
            unmet.append(.fullyBreastfed)
          }
          expectEqual(lam.unmetCriteria(on: within), unmet)
          expectEqual(lam.holds(on: within), unmet.isEmpty)
          expectEqual(lam.unmetCriteria(on: after), unmet + [.underSixMonths])
          expect(!lam.holds(on: after))
        }
      }
    }
  }

  @Test(
    arguments: [
      // Two days in a row, from the 57th day on; the second makes it menses.
      ([56, 57], [], 57), ([55, 56], [], nil), ([54, 55], [], nil), ([60, 62, 64], [], nil),
      ([64, 62, 63], [], 63), ([60, 60], [], nil), ([90, 61, 60, 91], [], 61),
      // Days that she considers menses do not count before either.
      ([], [56], 56), ([], [55], nil), ([60], [61], 61), ([70, 71], [65], 65), ([], [80, 62], 62),
      ([0, 1, 2, 3], [2], nil),
    ] as [([Int], [Int], Int?)])
  func mensesAreTwoDaysOfBleedingOrADeclaredDay(
    bleeding: [Int], declared: [Int], expected: Int?
  ) throws {
    let birth = try date("2026-01-15")
    let lam = LactationalAmenorrhea(
      birth: birth, feeding: .nearlyFully, bleeding: try bleeding.map { try day($0, after: birth) },
      declaredMenses: try declared.map { try day($0, after: birth) })
    try expectEqual(lam.returnOfMenses, expected.map { try day($0, after: birth) })
    if let expected {
      expect(lam.holds(on: try day(expected - 1, after: birth)))
      expectEqual(lam.unmetCriteria(on: try day(expected, after: birth)), [.noMenses])
    }
  }

  @Test func isEncodedByItsPropertiesAndPrintsNone() throws {
    let lam = LactationalAmenorrhea(
      birth: try date("2026-01-15"), feeding: .nearlyFully, feedsDayAndNight: false,
      bleeding: [try date("2026-02-01")], declaredMenses: [try date("2026-05-01")])
    let json =
      #"{"birth":"2026-01-15","bleeding":["2026-02-01"],"declaredMenses":["2026-05-01"],"#
      + #""feeding":"nearlyFully","feedsDayAndNight":false}"#
    try expectEqual(encoded(lam), json)
    try expectEqual(decoded(json), lam)
    let least: LactationalAmenorrhea = try decoded(#"{"birth":"2026-01-15","feeding":"fully"}"#)
    expectEqual(least, LactationalAmenorrhea(birth: lam.birth, feeding: .fully))
    for json in [#"{"feeding":"fully"}"#, #"{"birth":"2026-01-15","feeding":"seldom"}"#] {
      #expect(throws: DecodingError.self) { try decoded(json) as LactationalAmenorrhea }
    }
    var dumped = ""
    dump(lam, to: &dumped)
    let text = "\(lam) \(String(reflecting: lam)) \([lam]) \(dumped)"
    expect(text.filter(\.isNumber).isEmpty)
  }
}
