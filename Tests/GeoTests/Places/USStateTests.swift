import Foundation
import Geo
import TestSupport
import Testing

@Suite("US states: names, codes, and populations") struct USStateTests {
  @Test func thereAre56WithDistinctAbbreviationsAndNames() {
    #expect(USState.allCases.count == 56)
    #expect(Set(USState.allCases.map(\.abbreviation)).count == 56)
    #expect(Set(USState.allCases.map(\.name)).count == 56)
  }

  @Test func theDistrictAndTheTerritoriesAreIncluded() {
    let others = ["AS", "DC", "GU", "MP", "PR", "VI"]
    #expect(others.allSatisfy { USState($0) != nil })
  }

  /// The codes of the states and the District of Columbia are in alphabetical order, with five gaps,
  /// and the codes of the territories follow in alphabetical order.
  @Test func theFIPSCodesAreThoseOfTheCensusBureau() {
    let territories: [USState: String] = [
      .americanSamoa: "60", .guam: "66", .northernMarianaIslands: "69", .puertoRico: "72",
      .virginIslands: "78",
    ]
    let gaps: Set = [3, 7, 14, 43, 52]
    let codes = (1...56).filter { !gaps.contains($0) }.map { $0 < 10 ? "0\($0)" : "\($0)" }
    #expect(USState.allCases.filter { territories[$0] == nil }.map(\.fipsCode) == codes)
    for (territory, code) in territories { #expect(territory.fipsCode == code) }
    #expect(USState.arizona.fipsCode == "04" && USState.districtOfColumbia.fipsCode == "11")
    #expect(USState.newMexico.fipsCode == "35" && USState.wyoming.fipsCode == "56")
  }

  /// The total of the 50 states and the district, and that of the four island areas, stand in the
  /// publications of the Census Bureau.
  @Test func thePopulationsAddUpToThePublishedTotals() {
    let islands: Set<USState> = [.americanSamoa, .guam, .northernMarianaIslands, .virginIslands]
    let others = USState.allCases.filter { !islands.contains($0) && $0 != .puertoRico }
    #expect(others.map(\.population).reduce(0, +) == 331_449_281)
    #expect(USState.puertoRico.population == 3_285_874)
    #expect(islands.map(\.population).reduce(0, +) == 338_021)
    #expect(USState.arizona.population == 7_151_502 && USState.guam.population == 153_836)
  }

  @Test func statesAreInTheOrderOfTheirNames() {
    let names = USState.allCases.map(\.name)
    #expect(names == names.sorted())
    #expect(USState.allCases == USState.allCases.sorted())
  }

  @Test(arguments: USState.allCases)
  func abbreviationsAndNamesAreCaseInsensitive(state: USState) {
    #expect(USState(state.abbreviation) == state)
    #expect(USState(state.abbreviation.lowercased()) == state)
    let dotted = state.abbreviation.map { "\($0)." }
    #expect(USState(dotted.joined()) == state && USState(dotted.joined(separator: " ")) == state)
    #expect(USState(dotted.joined().lowercased()) == state)
    #expect(USState(name: state.name) == state)
    #expect(USState(name: "  \(state.name.uppercased())\n") == state)
  }

  @Test(
    arguments: [
      "", "A", "AZ ", " A", "AZZ", "ZZ", "A.Z", "AZ.", ".A.Z", "A..Z.", "A.Z..", " A.Z.",
      "A.  ZZ.", "A.Z.x", "AA", "AE", "AP", "FM", "MH", "PW", "\u{1}\u{1A}",
      "\u{E9}",
    ])
  func otherTextIsNoAbbreviation(text: String) {
    #expect(USState(text) == nil)
  }

  @Test(arguments: ["", " ", "AZ", "Arizon", "Arizona State", "Micronesia"])
  func otherTextIsNoName(text: String) {
    #expect(USState(name: text) == nil)
  }

  @Test func thePostalNameOfTheVirginIslandsIsAccepted() {
    #expect(USState(name: "Virgin Islands") == .virginIslands)
  }

  @Test func theEncodedFormIsTheAbbreviation() throws {
    #expect(try encoded(USState.allCases.prefix(4).map { $0 }) == #"["AL","AK","AS","AZ"]"#)
    #expect(try decoded(#"["PR"]"#) == [USState.puertoRico])
    #expect(throws: DecodingError.self) { try decoded(#"["AP"]"#) as [USState] }
  }
}
