import EventRegistration
import TestSupport
import Testing

/// Venues outside the United States.
@Suite("Venues: addresses abroad") struct VenueAbroadTests {
  private static let juarez =
    #"{"address":"Av. Juárez 1","city":"Hermosillo","country":"MX""#
    + #","name":"","postalCode":"83000","region":"Sonora"}"#

  private func venue(
    address: String = "Av. Juárez 1", city: String = "Hermosillo", country: String = "MX",
    region: String = "Sonora", postalCode: String = "83000"
  ) throws(EventVenue.Error) -> EventVenue {
    try EventVenue(
      address: address, city: city, country: country, region: region, postalCode: postalCode)
  }

  @Test func textsAreTrimmedAndTheCountryIsUppercased() throws {
    let venue = try venue(country: " mX\n", region: "\tSonora ", postalCode: "83\n000")
    expect(venue.isAbroad && venue.country == "MX")
    expect(venue.region == "Sonora" && venue.postalCode == "83 000")
    expect(venue.state == "" && venue.zipCode == "")
    try expectEqual(venue, self.venue(postalCode: "83 000"))
    try expect(venue != self.venue(country: "CA", postalCode: "83 000"))
  }

  @Test func onlyTheAddressAndTheCityAreRequired() throws {
    let bare = try venue(region: " ", postalCode: "")
    expect(bare.region.isEmpty && bare.postalCode.isEmpty)
    let error = try #require(throws: EventVenue.Error.self) {
      try venue(address: "", city: "\u{200B}", country: " ")
    }
    expectEqual(
      error.problems,
      [
        .init(.address, .missing), .init(.city, .missing), .init(.country, .missing),
      ])
  }

  @Test(arguments: ["M", "MEX", "M1", "ÑA", "é", "m\u{301}"])
  func aCountryIsTwoLetters(code: String) throws {
    let error = try #require(throws: EventVenue.Error.self) { try venue(country: code) }
    expectEqual(error.problems, [.init(.country, .notACountryCode)])
  }

  @Test func textsHaveTwoHundredBytesAtMost() throws {
    let longest = String(repeating: "x", count: 200)
    try expectEqual(venue(region: longest, postalCode: longest).region, longest)
    let error = try #require(throws: EventVenue.Error.self) {
      try venue(region: longest + "x", postalCode: longest + "x")
    }
    expectEqual(
      error.problems,
      [
        .init(.region, .tooLong(maximumBytes: 200)),
        .init(.postalCode, .tooLong(maximumBytes: 200)),
      ])
  }

  @Test func theUnitedStatesKeepTheirRules() throws {
    let plain = try EventVenue(
      address: "1 Main St", city: "Boston", state: "MA", zipCode: "02108")
    expect(!plain.isAbroad && plain.country == "US")
    expect(plain.region == "MA" && plain.postalCode == "02108")
    try expectEqual(
      plain,
      venue(
        address: "1 Main St", city: "Boston", country: " us", region: "ma", postalCode: "02108"))
    let error = try #require(throws: EventVenue.Error.self) { try venue(country: "us") }
    expectEqual(error.problems, [.init(.state, .notTwoLetters)])
  }

  @Test func aFormAsksForWhatTheCountryHas() throws {
    var draft = try soccerDraft()
    expectEqual(draft.country, "US")
    (draft.state, draft.zipCode, draft.country) = ("", "", "mx")
    (draft.region, draft.postalCode) = ("Sonora", "83000")
    let details = try draft.validated()
    expect(details.venue.country == "MX" && details.venue.region == "Sonora")
    try expectEqual(EventDraft(details).validated(), details)
    expect(EventDraft(details).state.isEmpty)
    draft.country = "U"
    let error = try #require(throws: EventDraft.Error.self) { try draft.validated() }
    expectEqual(error.problems, [.init(.country, .notACountryCode)])
    draft.country = " Us "
    let missing = try #require(throws: EventDraft.Error.self) { try draft.validated() }
    expectEqual(missing.problems, [.init(.state, .missing), .init(.zipCode, .missing)])
  }

  @Test func itHasThisJSON() throws {
    try expectEqual(encoded(venue()), Self.juarez)
    try expectEqual(decoded(Self.juarez), venue())
    let bare = #"{"address":"Av. Juárez 1","city":"Hermosillo","country":"mx"}"#
    try expectEqual(decoded(bare), venue(region: "", postalCode: ""))
    let home = #"{"address":"a","city":"b","country":"US","state":"AZ","zipCode":"85003"}"#
    try expectEqual((decoded(home) as EventVenue).state, "AZ")
    for wrong in ["XXX", "", "U"] {
      let json = #"{"address":"a","city":"b","country":"\#(wrong)","state":"AZ","zipCode":"85003"}"#
      #expect(throws: DecodingError.self) { let _: EventVenue = try decoded(json) }
    }
    var draft = try soccerDraft()
    try expect(!encoded(draft).contains("country"))
    (draft.country, draft.region, draft.postalCode) = ("m", "Sonora", "8")
    try expectEqual(decoded(encoded(draft)), draft)
  }

  @Test func noFilterForAStateFindsIt() throws {
    var draft = try soccerDraft()
    (draft.country, draft.region, draft.postalCode) = ("MX", "AZ", "85007")
    var filter = EventFilter()
    let abroad = try ViewSamples.record(draft.validated())
    expect(filter.matches(abroad, at: 0))
    filter.state = "AZ"
    expect(!filter.matches(abroad, at: 0))
    expect(filter.matches(try ViewSamples.record(soccer()), at: 0))
    (filter.state, filter.zipCode) = ("", "85007")
    expect(!filter.matches(abroad, at: 0))
  }

  @Test func linesAndCalendarsShowTheCountry() throws {
    let details = try ViewSamples.abroad()
    var formats = RegistrationMessages.Formats.plain
    expectEqual(
      RegistrationMessages().lines(for: details).first { $0.kind == .place }?.text,
      "Library, 1221 N Central Ave, Hermosillo, Sonora, 83000, MX")
    formats.country = { $0 == "MX" ? "México" : $0 }
    expectEqual(
      RegistrationMessages().lines(for: details, formats: formats).first { $0.kind == .place }?
        .text.hasSuffix("83000, México"), true)
  }
}
