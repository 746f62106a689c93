import Geo
import TestSupport
import Testing

@Suite("Location filter: cities, ZIP codes, and the current location") struct LocationFilterTests {
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

  @Test func anAppliedAutomaticCityLeavesTheScreenButNotTheResultsWhenThePersonMovesOn() {
    var filter = LocationFilter()
    filter.update(.locationFound(phoenix))
    _ = filter.send(.apply)
    let applied = filter.applied
    filter.update(.locationFound(tucson))
    #expect(automatic(filter) == tucson)
    filter.update(.locationTurnedOff)
    _ = filter.send(.open)
    #expect(filter.draft == .anywhere && filter.applied == applied)
    #expect(filter.viewState.cities.isAvailable && filter.viewState.zipCode.isAvailable)
  }

  @Test func aRemovedCityReturnsAfterAnotherCityOrAfterTheLocationHasBeenOff() {
    var filter = LocationFilter()
    filter.update(.locationFound(phoenix))
    _ = filter.send(.unselectCity(phoenix))
    #expect(filter.update(.locationFound(phoenix)) == .unchanged)
    _ = filter.send(.open)
    #expect(filter.draft == .anywhere)
    var moved = filter
    moved.update(.locationFound(tucson))
    moved.update(.locationFound(phoenix))
    #expect(automatic(moved) == phoenix)
    filter.update(.locationTurnedOff)
    filter.update(.locationFound(phoenix))
    #expect(automatic(filter) == phoenix)
  }

  @Test func aFlickerOfTheLocationBringsNothingBack() {
    var filter = LocationFilter()
    filter.update(.locationFound(phoenix))
    _ = filter.send(.unselectCity(phoenix))
    filter.update(.locationFound(nil))
    #expect(filter.update(.locationFound(phoenix)) == .cityNotPreselected(because: .sameCity))
    _ = filter.send(.open)
    #expect(filter.draft == .anywhere)
  }

  @Test func aZIPCodeIsTypedDigitByDigitAndErased() {
    var filter = LocationFilter()
    for text in ["8", "85", "850", "8500"] {
      #expect(filter.send(.enterZIPCode(text)) == .accepted)
      #expect(filter.viewState.zipText == text && filter.draft == .anywhere)
      let reason = LocationFilter.Rejection.incompleteZIPCode(digits: text.count)
      #expect(filter.viewState.reason == reason && filter.send(.apply) == .rejected(reason))
    }
    #expect(filter.send(.enterZIPCode("85003")) == .accepted)
    #expect(!filter.viewState.cities.isAvailable && filter.viewState.reason == nil)
    #expect(filter.send(.enterZIPCode("")) == .accepted)
    #expect(filter.draft == .anywhere && filter.viewState.cities.isAvailable)
    #expect(filter.send(.enterZIPCode("85o03")) == .accepted)
    #expect(filter.send(.apply) == .rejected(.invalidZIPCode))
    #expect(filter.applied == .anywhere)
  }

  @Test func eachReasonTellsThePersonWhatToDo() {
    let reasons: [LocationFilter.Rejection] = [
      .promptOpen, .cityUnavailable, .cityNotOffered, .zipCodeUnavailable,
      .incompleteZIPCode(digits: 3), .incompleteZIPCode(digits: 4), .invalidZIPCode,
    ]
    #expect(Set(reasons.map(\.description)).count == reasons.count)
    #expect(LocationFilter.Rejection.incompleteZIPCode(digits: 4).description.contains("with 0"))
  }

  @Test(
    arguments: [
      ("", .empty), (" \t", .empty), ("8", .incomplete(digits: 1)),
      ("8500", .incomplete(digits: 4)),
      (" 850 ", .incomplete(digits: 3)), ("850-", .invalid), ("-", .invalid), ("85003x", .invalid),
      ("850031", .invalid), ("85003-12345", .invalid), ("٧٥٠٠", .incomplete(digits: 4)),
      ("8500\u{0}", .invalid), ("85003--1", .invalid),
    ] as [(String, ZIPCode.Entry)])
  func aTextThatIsNoZIPCodeSaysHowFarItIs(text: String, entry: ZIPCode.Entry) {
    #expect(ZIPCode.Entry(text) == entry)
  }

  @Test(arguments: [
    "85003", " 85003 ", "85003-", "85003-1", "85003-1234", "85003 1234", "850031234", "８５００３",
  ])
  func aTextIsAZIPCodeWhileTheExtensionIsTyped(text: String) {
    #expect(ZIPCode.Entry(text).zipCode == ZIPCode("85003"))
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

  @Test func aCityThatIsNoLongerOfferedLeavesDraftAndAppliedAndIsNamed() throws {
    var filter = LocationFilter()
    _ = filter.send(.selectCity(phoenix))
    _ = filter.send(.selectCity(tucson))
    _ = filter.send(.apply)
    let first = filter.update(.citiesOffered([tucson]))
    #expect(first == .citiesWithdrawn([phoenix], isSearchWidened: false))
    let rest = LocationSelection.cities(try #require(CitySelection([tucson])))
    #expect(filter.draft == rest && filter.applied == rest)
    #expect(filter.update(.citiesOffered([])) == .citiesWithdrawn([tucson], isSearchWidened: true))
    #expect(filter.draft == .anywhere && filter.applied == .anywhere)
    _ = filter.send(.open)
    #expect(filter.viewState.withdrawnCities == [phoenix, tucson])
    _ = filter.send(.back)
    #expect(filter.viewState.withdrawnCities.isEmpty)
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
      "isEdited":false,"isLastCityDismissed":false,"location":{"isOn":false},"withdrawnCities":[],\
      "zipText":""}
      """
    #expect(try encoded(LocationFilter()) == golden)
    #expect(try decoded(golden) == LocationFilter())
  }

  @Test func theEncodedFormOfAFullFilterStays() throws {
    var filter = LocationFilter()
    filter.update(.citiesOffered([tucson, phoenix]))
    _ = filter.send(.enterZIPCode("00501-3"))
    _ = filter.send(.apply)
    filter.update(.locationFound(tucson))
    _ = filter.send(.enterZIPCode("00501-34"))
    _ = filter.send(.tapBar)
    let golden = """
      {"applied":{"zipCode":"00501"},"draft":{"zipCode":"00501"},"hasOtherCriteria":false,\
      "isConfirmingClear":true,"isEdited":true,"isLastCityDismissed":false,\
      "lastCity":{"name":"Tucson","state":"AZ"},\
      "location":{"city":{"name":"Tucson","state":"AZ"},"isOn":true},\
      "offeredCities":[{"name":"Phoenix","state":"AZ"},{"name":"Tucson","state":"AZ"}],\
      "withdrawnCities":[],"zipText":"00501-34"}
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
      #"{"isLastCityDismissed":true}"#,
      #"{"lastCity":{"name":"Ajo","state":"AZ"}}"#,
      #"{"location":{"isOn":true,"city":{"name":"Ajo","state":"AZ"}},"offeredCities":[]}"#,
      """
      {"location":{"isOn":true,"city":{"name":"Ajo","state":"AZ"}},
      "lastCity":{"name":"Bisbee","state":"AZ"}}
      """,
      #"{"isConfirmingClear":true}"#,
      #"{"zipText":"85003"}"#,
      #"{"draft":{"zipCode":"85003"},"zipText":"85004"}"#,
      #"{"draft":{"cities":[{"name":"Ajo","state":"AZ"}],"origin":"user"},"zipText":"8"}"#,
      #"{"location":{"isOn":false,"city":{"name":"Ajo","state":"AZ"}}}"#,
      #"{"location":{"city":{"name":"Ajo","state":"AZ"}}}"#,
      #"{"applied":{"zipCode":"850"}}"#,
    ])
  func decodingRejectsStatesThatNothingLeadsTo(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as LocationFilter }
  }
}
