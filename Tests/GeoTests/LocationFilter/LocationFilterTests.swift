import Geo
import TestSupport
import Testing

@Suite struct LocationFilterTests {
  let phoenix: City
  let tucson: City

  init() throws {
    phoenix = try #require(City("Phoenix", .arizona))
    tucson = try #require(City("Tucson", .arizona))
  }

  private func automatic(_ filter: LocationFilter) -> City? {
    guard case .cities(let chosen) = filter.draft, chosen.origin == .automatic else { return nil }
    return chosen.cities.first
  }

  @Test func theCityOfTheLocationIsPreselectedAndMakesTheZIPCodeUnavailable() {
    var filter = LocationFilter()
    filter.update(.locationFound(City("Phoenix", .arizona)))
    let before = filter
    #expect(filter.send(.enterZIPCode("85003")) == .rejected(.zipCodeUnavailable))
    #expect(filter == before)
    #expect(automatic(filter) == phoenix)
    #expect(filter.applied == .anywhere)
  }

  @Test func openingKeepsTheCityThatWasPreselectedBefore() {
    var filter = LocationFilter()
    filter.update(.locationFound(phoenix))
    _ = filter.send(.open)
    #expect(automatic(filter) == phoenix)
  }

  @Test func anAppliedAutomaticCityStaysWhenThePersonMovesOn() {
    var filter = LocationFilter()
    filter.update(.locationFound(phoenix))
    _ = filter.send(.apply)
    filter.update(.locationFound(tucson))
    #expect(automatic(filter) == tucson)
    _ = filter.send(.open)
    #expect(filter.draft == CitySelection([phoenix]).map(LocationSelection.cities))
  }

  @Test func aRemovedCityReturnsOnlyAfterTheLocationHasBeenOff() {
    var filter = LocationFilter()
    filter.update(.locationFound(phoenix))
    _ = filter.send(.unselectCity(phoenix))
    #expect(filter.update(.locationFound(phoenix)) == .cityNotPreselected(because: .dismissed))
    _ = filter.send(.open)
    #expect(filter.draft == .anywhere)
    filter.update(.locationTurnedOff)
    filter.update(.locationFound(phoenix))
    #expect(automatic(filter) == phoenix)
  }

  @Test func aLocationWhileThePromptIsOpenIsNoted() {
    var filter = LocationFilter()
    filter.update(.otherCriteriaChanged(areActive: true))
    _ = filter.send(.tapBar)
    #expect(filter.send(.open) == .rejected(.promptOpen))
    #expect(filter.update(.locationFound(phoenix)) == .updated)
    #expect(filter.send(.confirmClear) == .cleared)
    #expect(!filter.hasOtherCriteria && filter.draft == .anywhere)
  }

  @Test func aCityThatIsNoLongerOfferedLeavesDraftAndApplied() throws {
    var filter = LocationFilter()
    _ = filter.send(.selectCity(phoenix))
    _ = filter.send(.selectCity(tucson))
    _ = filter.send(.apply)
    filter.update(.citiesOffered([tucson]))
    let rest = LocationSelection.cities(try #require(CitySelection([tucson])))
    #expect(filter.draft == rest && filter.applied == rest)
    filter.update(.citiesOffered([]))
    #expect(filter.draft == .anywhere && filter.applied == .anywhere)
  }

  @Test func theOrderOfSelectionDoesNotMatter() {
    var (one, other) = (LocationFilter(), LocationFilter())
    for city in [phoenix, tucson] { _ = one.send(.selectCity(city)) }
    for city in [tucson, phoenix, tucson] { _ = other.send(.selectCity(city)) }
    #expect(one == other)
  }

  @Test func theEncodedFormOfANewFilterStays() throws {
    let golden = """
      {"applied":{},"draft":{},"hasOtherCriteria":false,"isConfirmingClear":false,\
      "isLocationCityDismissed":false,"location":{"isOn":false}}
      """
    #expect(try encoded(LocationFilter()) == golden)
    #expect(try decoded(golden) == LocationFilter())
  }

  @Test func theEncodedFormOfAFullFilterStays() throws {
    var filter = LocationFilter()
    filter.update(.citiesOffered([tucson, phoenix]))
    _ = filter.send(.enterZIPCode("00501"))
    _ = filter.send(.apply)
    _ = filter.send(.unselectZIPCode)
    filter.update(.locationFound(tucson))
    _ = filter.send(.tapBar)
    let golden = """
      {"applied":{"zipCode":"00501"},\
      "draft":{"cities":[{"name":"Tucson","state":"AZ"}],"origin":"automatic"},\
      "hasOtherCriteria":false,"isConfirmingClear":true,"isLocationCityDismissed":false,\
      "location":{"city":{"name":"Tucson","state":"AZ"},"isOn":true},\
      "offeredCities":[{"name":"Phoenix","state":"AZ"},{"name":"Tucson","state":"AZ"}]}
      """
    #expect(try encoded(filter) == golden)
    #expect(try decoded(golden) == filter)
  }

  @Test func absentKeysAreThoseOfANewFilterAndUnknownOnesAreIgnored() throws {
    #expect(try decoded("{}") == LocationFilter())
    #expect(try decoded(#"{"draft":{"radius":5},"sort":"title"}"#) == LocationFilter())
  }

  @Test(
    arguments: [
      #"{"draft":{"cities":[],"origin":"user"}}"#,
      #"{"draft":{"cities":[{"name":"Ajo","state":"AZ"}]}}"#,
      #"{"draft":{"cities":[{"name":"Ajo","state":"AZ"}],"origin":"admin"}}"#,
      #"{"draft":{"cities":[{"name":"Ajo","state":"AZ"}],"origin":"user","zipCode":"85003"}}"#,
      #"{"draft":{"cities":[{"name":"Ajo","state":"AZ"}],"origin":"automatic"}}"#,
      """
      {"location":{"isOn":true,"city":{"name":"Bisbee","state":"AZ"}},
      "draft":{"cities":[{"name":"Ajo","state":"AZ"}],"origin":"automatic"}}
      """,
      """
      {"applied":{"cities":[{"name":"Ajo","state":"AZ"},{"name":"Bisbee","state":"AZ"}],
      "origin":"automatic"}}
      """,
      #"{"applied":{"cities":[{"name":"Ajo","state":"AZ"}],"origin":"user"},"offeredCities":[]}"#,
      #"{"draft":{"cities":[{"name":"Ajo","state":"AZ"}],"origin":"user"},"offeredCities":[]}"#,
      #"{"isLocationCityDismissed":true}"#,
      #"{"location":{"isOn":false,"city":{"name":"Ajo","state":"AZ"}}}"#,
      #"{"location":{"city":{"name":"Ajo","state":"AZ"}}}"#,
      #"{"applied":{"zipCode":"850"}}"#,
    ])
  func decodingRejectsStatesThatNothingLeadsTo(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as LocationFilter }
  }
}
