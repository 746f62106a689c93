import Profiles
import TestSupport
import Testing

@Suite("Saved locations: limits and order") struct SavedLocationsTests {
  let home: SavedLocations.Place
  let town: SavedLocations.Place

  init() throws {
    home = .zipCode(try #require(ZIPCode("85003")))
    town = .city(try #require(City("Mesa", .arizona)))
  }

  @Test func titlesAndNumbersHaveLimits() throws {
    var locations = SavedLocations()
    for title in ["", "  ", "a\u{7}", String(repeating: "x", count: 201)] {
      expectThrows(SavedLocations.Error.invalidTitle) { try locations.save(home, as: title) }
    }
    for id in 0..<SavedLocations.maximumCount {
      try locations.save(.item(ListSamples.park(id)), as: "x")
    }
    expectThrows(SavedLocations.Error.tooManyLocations) { try locations.save(home, as: "x") }
    try locations.save(.item(ListSamples.park(7)), as: "y")
    expectEqual(locations.entries.count, 1000)
  }

  @Test func isEncodedByName() throws {
    var locations = SavedLocations()
    try locations.save(home, as: "Home")
    try locations.save(town, as: "Town")
    try locations.save(.state(.arizona), as: "State")
    try locations.save(.coordinate(Coordinate(latitude: 33.5, longitude: -112)), as: "secret")
    try locations.save(.item(ListSamples.park(7)), as: "Park")
    let json =
      #"{"entries":[{"title":"Home","zipCode":"85003"},"#
      + #"{"city":\#(try encoded(try #require(City("Mesa", .arizona)))),"title":"Town"},"#
      + #"{"state":"AZ","title":"State"},"#
      + #"{"coordinate":{"latitude":33.5,"longitude":-112},"title":"secret"},"#
      + #"{"item":"park/7","title":"Park"}]}"#
    try expectEqual(encoded(locations), json)
    try expectEqual(decoded(json), locations)
    try expectEqual(decoded("{}"), SavedLocations())
    for wrong in [#"{"entries":[{"title":"Home"}]}"#, #"{"entries":[{"title":"","state":"AZ"}]}"#] {
      #expect(throws: DecodingError.self) { try decoded(wrong) as SavedLocations }
    }
    var shown = locations
    for place in [home, town, .state(.arizona), .item(try ListSamples.park(7))] {
      shown.remove(place)
    }
    expect(isSilent(shown) && isSilent(home) && isSilent(town))
    expect(isSilent(try #require(shown.entries.first)))
  }
}
