import PlaceDirectory
import TestSupport
import Testing

@Suite("Browsing: filters, drafts, and the list") struct BrowseStateTests {
  let world: BrowseWorld

  init() throws { world = try BrowseWorld() }

  @Test func theDraftIsCountedBeforeItIsApplied() throws {
    var state = try world.browse()
    expectEqual(state.send(.select(BrowseWorld.snap)), .accepted)
    let view = state.viewState(in: world.directory)
    expect(view.draftCount == 2 && view.bar == nil && view.isSelected(BrowseWorld.snap))
    try expectEqual(world.titles(state).count, 3)
    expectEqual(state.send(.apply), .accepted)
    try expectEqual(world.titles(state), ["Downtown Market", "Uptown Market"])
    let bar = try #require(state.bar(in: world.directory))
    expect(bar.count == 2 && bar.total == 3)
    expect(bar.filters.map(\.title) == ["Payment"] && bar.filters[0].values == ["SNAP"])
  }

  @Test func aButtonThatVanishedIsDroppedAndReportedWithItsTitle() throws {
    var state = try world.browse()
    for action: BrowseState.Action in [
      .select(BrowseWorld.snap), .select(.rating(atLeast: 4)), .selectCity(world.phoenix), .apply,
      .select(BrowseWorld.wic),
    ] { _ = state.send(action) }
    let filters: [AdminConfig.FilterSection] = [
      .init(.rating, title: "Stars", buttons: [.init("Four", .rating(atLeast: 4))])
    ]
    let change = state.update(.configChanged(try world.config(filters)))
    let cities = LocationSelection.cities(try #require(CitySelection([world.phoenix])))
    let (snap, wic) = (
      AdminConfig.FilterButton("SNAP", BrowseWorld.snap),
      AdminConfig.FilterButton("WIC", BrowseWorld.wic)
    )
    expectEqual(change.dropped, [.location(cities), .button(snap)])
    expectEqual(change.droppedFromDraft, [.location(cities), .button(snap), .button(wic)])
    expectEqual(state.bar(in: world.directory)?.filters.map(\.title), ["Stars"])
    expect(state.viewState(in: world.directory).location == nil)
    expectEqual(state.send(.selectCity(world.phoenix)), .rejected(.notOffered))
    expectEqual(state.send(.select(BrowseWorld.snap)), .rejected(.notOffered))
    expectEqual(state.send(.selectDates(nil)), .rejected(.notOffered))
    expectEqual(state.send(.expand(.ages)), .rejected(.notOffered))
  }

  @Test func aRejectionTellsThePersonWhatToDo() {
    let texts = [
      BrowseState.Rejection.location(.invalidZIPCode), .notOffered,
      .excluded(by: .openNow, title: "Open Now"), .locationUnknown,
    ].map(\.description)
    expectEqual(
      texts,
      [
        "This is not a ZIP code. Enter five digits, such as 85003.",
        "This filter is not available here.",
        "To choose this, first remove “Open Now”.",
        "To sort by distance, turn on your location.",
      ])
  }
}
