import Profiles
import TestSupport
import Testing

extension SavedLocationsTests {
  @Test func aPlaceIsSavedOnce() throws {
    var locations = SavedLocations()
    try locations.save(home, as: "Home")
    try locations.save(town, as: "Parents")
    try locations.save(home, as: "Our flat")
    expectEqual(locations.entries.map(\.title), ["Our flat", "Parents"])
    expect(locations.title(of: home) == "Our flat" && locations.title(of: .state(.texas)) == nil)
    expectEqual(locations.entries.map(\.id), [home, town])
    let removals = [locations.remove(home), locations.remove(home)]
    expect(removals == [true, false] && locations.entries.map(\.place) == [town])
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
    expectEqual(moves, [true, true, false, false, false])
    expectEqual(locations.entries.map(\.title), ["c", "b", "a"])
  }
}
