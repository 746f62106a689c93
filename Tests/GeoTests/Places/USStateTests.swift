import Foundation
import Geo
import TestSupport
import Testing

@Suite struct USStateTests {
  @Test func thereAre56WithDistinctAbbreviationsAndNames() {
    #expect(USState.allCases.count == 56)
    #expect(Set(USState.allCases.map(\.abbreviation)).count == 56)
    #expect(Set(USState.allCases.map(\.name)).count == 56)
  }

  @Test func theSixThatAreNotStatesAreThere() {
    let others = ["AS", "DC", "GU", "MP", "PR", "VI"]
    #expect(others.allSatisfy { USState(abbreviation: $0) != nil })
  }

  @Test func statesAreInTheOrderOfTheirNames() {
    let names = USState.allCases.map(\.name)
    #expect(names == names.sorted())
    #expect(USState.allCases == USState.allCases.sorted())
  }

  @Test(arguments: USState.allCases)
  func abbreviationAndNameLeadBackInAnyCase(state: USState) {
    #expect(USState(abbreviation: state.abbreviation) == state)
    #expect(USState(abbreviation: state.abbreviation.lowercased()) == state)
    #expect(USState(name: state.name) == state)
    #expect(USState(name: "  \(state.name.uppercased())\n") == state)
  }

  @Test(
    arguments: [
      "", "A", "AZ ", " A", "AZZ", "ZZ", "AA", "AE", "AP", "FM", "MH", "PW", "\u{1}\u{1A}",
      "\u{E9}",
    ])
  func otherTextIsNoAbbreviation(text: String) {
    #expect(USState(abbreviation: text) == nil)
  }

  @Test(arguments: ["", " ", "AZ", "Arizon", "Arizona State", "Micronesia"])
  func otherTextIsNoName(text: String) {
    #expect(USState(name: text) == nil)
  }

  @Test func thePostalNameOfTheVirginIslandsIsUnderstood() {
    #expect(USState(name: "Virgin Islands") == .virginIslands)
  }

  @Test func theEncodedFormIsTheAbbreviation() throws {
    #expect(try encoded(USState.allCases.prefix(4).map { $0 }) == #"["AL","AK","AS","AZ"]"#)
    #expect(try decoded(#"["PR"]"#) == [USState.puertoRico])
    #expect(throws: DecodingError.self) { try decoded(#"["AP"]"#) as [USState] }
  }
}
