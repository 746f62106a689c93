import HealthDomain
import TestSupport
import Testing

@Suite struct SavedLocationsTests {
  private let home: SavedLocations.Place
  private let town: SavedLocations.Place

  init() throws {
    home = .zipCode(try #require(ZIPCode("85003")))
    town = .city(try #require(City("Mesa", .arizona)))
  }

  @Test func aPlaceIsSavedOnce() throws {
    var locations = SavedLocations()
    try locations.save(home, as: "Home")
    try locations.save(town, as: "Parents")
    try locations.save(home, as: "Our flat")
    #expect(locations.entries.map(\.title) == ["Our flat", "Parents"])
    #expect(locations.title(of: home) == "Our flat" && locations.title(of: .state(.texas)) == nil)
    #expect(locations.entries.map(\.id) == [home, town])
    let removals = [locations.remove(home), locations.remove(home)]
    #expect(removals == [true, false] && locations.entries.map(\.place) == [town])
  }

  @Test func placesAreMoved() throws {
    var locations = SavedLocations()
    for (place, title) in [(home, "a"), (town, "b"), (.state(.texas), "c")] {
      try locations.save(place, as: title)
    }
    let moves = [
      locations.move(.state(.texas), before: home), locations.move(home, before: nil),
      locations.move(home, before: home), locations.move(home, before: .state(.ohio)),
      locations.move(.state(.ohio), before: nil),
    ]
    #expect(moves == [true, true, false, false, false])
    #expect(locations.entries.map(\.title) == ["c", "b", "a"])
  }

  @Test func titlesAndNumbersHaveLimits() throws {
    var locations = SavedLocations()
    for title in ["", "  ", "a\u{7}", String(repeating: "x", count: 201)] {
      #expect(throws: SavedLocations.Error.invalidTitle) { try locations.save(home, as: title) }
    }
    for id in 0..<SavedLocations.maximumCount {
      try locations.save(.item(ListSamples.park(id)), as: "x")
    }
    #expect(throws: SavedLocations.Error.tooManyLocations) { try locations.save(home, as: "x") }
    try locations.save(.item(ListSamples.park(7)), as: "y")
    #expect(locations.entries.count == 1000)
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
    #expect(try encoded(locations) == json)
    #expect(try decoded(json) == locations)
    #expect(try decoded("{}") == SavedLocations())
    for wrong in [#"{"entries":[{"title":"Home"}]}"#, #"{"entries":[{"title":"","state":"AZ"}]}"#] {
      #expect(throws: DecodingError.self) { try decoded(wrong) as SavedLocations }
    }
    var shown = locations
    for place in [home, town, .state(.arizona), .item(try ListSamples.park(7))] {
      shown.remove(place)
    }
    #expect(isSilent(shown) && isSilent(home) && isSilent(town))
    #expect(isSilent(try #require(shown.entries.first)))
  }
}
