import PlaceDirectory
import TestSupport
import Testing

extension BrowseStateTests {
  @Test func aNewListShowsEverythingByTitle() throws {
    let state = try world.browse()
    try expectEqual(world.titles(state), ["Downtown Market", "Tempe Market", "Uptown Market"])
    let view = state.viewState(in: world.directory)
    expect(view.bar == nil && view.draftCount == 3 && view.reason == nil)
    expect(view.isSelected(.order(.title)) && !view.isSelected(BrowseWorld.nearest))
    var other = state
    other.update(.locationFound(world.here))
    _ = other.send(.select(BrowseWorld.nearest))
    expect(!other.viewState(in: world.directory).isSelected(.order(.title)))
  }

  @Test func theNumberBesideAButtonIsWhatItsSectionWouldShow() throws {
    var state = try world.browse()
    _ = state.send(.select(BrowseWorld.wic))
    _ = state.send(.selectCity(world.tempe))
    let view = state.viewState(in: world.directory)
    let payment = try #require(view.sections.first { $0.criterion == .labels(of: "payment") })
    expectEqual(payment.buttons.map(\.count), [0, 0])
    expect(view.cityCounts == [world.phoenix: 1, world.tempe: 0] && view.draftCount == 0)
    _ = state.send(.unselectCity(world.tempe))
    let rest = state.viewState(in: world.directory).sections
    expectEqual(rest.first { $0.id == payment.id }?.buttons.map(\.count), [2, 1])
  }

  @Test func theBarNamesWhatIsAppliedInTheOrderOfTheScreen() throws {
    var state = try world.browse()
    let day = world.moment.local.date
    for action: BrowseState.Action in [
      .select(.rating(atLeast: 4)), .select(BrowseWorld.nearest), .select(.order(.title)),
      .select(BrowseWorld.saturday), .selectDates(day...day), .selectCity(world.phoenix),
    ] { _ = state.send(action) }
    expect(state.bar(in: world.directory) == nil)
    _ = state.send(.apply)
    let bar = try #require(state.bar(in: world.directory))
    expectEqual(bar.filters.map(\.title), ["City", "Dates", "Day", "Rating"])
    expectEqual(bar.filters.map(\.values), [["Phoenix, AZ"], [], ["Saturday"], ["4"]])
    expectEqual(bar.count, 1)
  }

  @Test func clearingAsksFirstAndKeepsTheOrder() throws {
    var state = try world.browse()
    state.update(.locationFound(world.there))
    for action: BrowseState.Action in [
      .open, .select(BrowseWorld.snap), .select(BrowseWorld.nearest), .apply,
    ] { expectEqual(state.send(action), .accepted) }
    expect(state.location.applied != .anywhere)
    expectEqual(state.send(.confirmClear), .ignored)
    expect(state.send(.tapBar) == .accepted && state.isConfirmingClear)
    expectEqual(state.send(.show(.map)), .rejected(.location(.promptOpen)))
    expect(state.send(.declineClear) == .accepted && state.bar(in: world.directory) != nil)
    _ = state.send(.tapBar)
    expectEqual(state.send(.confirmClear), .accepted)
    expect(state.bar(in: world.directory) == nil && !state.isConfirmingClear)
    try expectEqual(world.titles(state), ["Tempe Market", "Downtown Market", "Uptown Market"])
  }

  @Test func backForgetsTheDraftAndTheCityOfTheLocationIsPreselected() throws {
    var state = try world.browse()
    expectEqual(state.update(.locationFound(world.there)).location, .updated)
    expectEqual(state.viewState(in: world.directory).location?.isAutomatic, true)
    expectEqual(state.viewState(in: world.directory).draftCount, 1)
    expectEqual(state.send(.enterZIPCode("85003")), .rejected(.location(.zipCodeUnavailable)))
    _ = state.send(.select(BrowseWorld.snap))
    _ = state.send(.back)
    expect(!state.viewState(in: world.directory).isSelected(BrowseWorld.snap))
    _ = state.send(.open)
    _ = state.send(.apply)
    try expectEqual(world.titles(state), ["Tempe Market"])
  }

  @Test func aCityWithoutRecordsIsNotOffered() throws {
    var state = try world.browse()
    let mesa = try #require(City("Mesa", .arizona))
    expectEqual(state.send(.selectCity(mesa)), .rejected(.location(.cityNotOffered)))
    _ = state.send(.selectCity(world.tempe))
    _ = state.send(.apply)
    var directory = world.directory
    directory.remove(try BrowseWorld.item("tempe"))
    let change = state.update(.directoryChanged(directory))
    expectEqual(change.location, .citiesWithdrawn([world.tempe], isSearchWidened: true))
    expect(change.isChanged && state.location.applied == .anywhere)
  }

  @Test func theCityOfTheLocationIsKnownAgainOnceItHasRecords() throws {
    var empty = BrowseState(
      .market, config: try world.config(), places: world.places, at: world.moment)
    empty.update(.directoryChanged(DirectoryIndex()))
    empty.update(.locationFound(world.here))
    expectEqual(empty.location.location, .unknown)
    empty.update(.directoryChanged(world.directory))
    expectEqual(empty.location.location, .on(world.phoenix))
  }

  @Test func aPromptWithNothingLeftToClearIsWithdrawn() throws {
    var state = try world.browse()
    for action: BrowseState.Action in [.select(BrowseWorld.snap), .apply, .tapBar] {
      _ = state.send(action)
    }
    expect(state.isConfirmingClear)
    state.update(.configChanged(try world.config([])))
    expect(!state.isConfirmingClear)
  }

  @Test func openNowAndAnotherTimeExcludeEachOther() throws {
    var state = try world.browse()
    _ = state.send(.select(.openNow))
    let excluded = BrowseState.Answer.rejected(.excluded(by: .openNow, title: "Open"))
    expectEqual(state.send(.select(BrowseWorld.saturday)), excluded)
    let view = state.viewState(in: world.directory)
    expectEqual(view.sections.first { $0.id == .weekdays }?.buttons[0].isAvailable, false)
    expect(view.sections.first { $0.id == .dates }?.reason != nil)
    expectEqual(view.draftCount, 1)
    _ = state.send(.unselect(.openNow))
    _ = state.send(.select(BrowseWorld.evening))
    expectEqual(
      state.send(.select(.openNow)), .rejected(.excluded(by: .timeOfDay, title: "Evening")))
    expectEqual(state.viewState(in: world.directory).draftCount, 0)
    _ = state.send(.select(BrowseWorld.morning))
    expectEqual(state.viewState(in: world.directory).draftCount, 3)
    _ = state.send(.select(.weekday(.saturday)))
    expectEqual(state.viewState(in: world.directory).draftCount, 1)
  }

  @Test func theNearestNeedTheLocation() throws {
    var state = try world.browse()
    expectEqual(state.send(.select(BrowseWorld.nearest)), .rejected(.locationUnknown))
    state.update(.locationFound(world.there))
    _ = state.send(.select(BrowseWorld.nearest))
    _ = state.send(.unselectCity(world.tempe))
    _ = state.send(.apply)
    try expectEqual(world.titles(state).first, "Tempe Market")
    expect(state.bar(in: world.directory) == nil)
    let change = state.update(.locationTurnedOff)
    expectEqual(change.dropped, [.button(.init("Near to Me", BrowseWorld.nearest))])
    try expectEqual(world.titles(state).first, "Downtown Market")
  }

  @Test func aListKeepsItsCursorsWhileThePersonWalks() throws {
    var state = try world.browse()
    state.update(.locationFound(world.here))
    for action: BrowseState.Action in [
      .unselectCity(world.phoenix), .select(BrowseWorld.nearest),
      .select(.distance(.miles(20))), .apply,
    ] { expectEqual(state.send(action), .accepted) }
    let query = state.query
    let first = try world.directory.page(of: query, limit: 1)
    state.update(.locationFound(world.nearby))
    expect(state.coordinate == world.nearby && state.query == query)
    let rest = try world.directory.page(of: state.query, after: first.next)
    expect(rest.hits.count == 2 && state.draftQuery != query)
    expect(state.send(.refresh) == .accepted && state.send(.refresh) == .ignored)
    expect(state.query == state.draftQuery && state.query.order == .nearest(to: world.nearby))
  }

  @Test func aDistanceIsMeasuredFromTheZIPCodeOrThePerson() throws {
    var state = try world.browse()
    _ = state.send(.select(.distance(.miles(5))))
    expectEqual(state.viewState(in: world.directory).draftCount, 2)
    _ = state.send(.enterZIPCode("85281"))
    expectEqual(state.viewState(in: world.directory).draftCount, 1)
    _ = state.send(.select(.distance(.miles(20))))
    expectEqual(state.viewState(in: world.directory).draftCount, 3)
    _ = state.send(.enterZIPCode("99999"))
    let unknown = BrowseState.Rejection.placeUnknown(try #require(ZIPCode("99999")))
    expectEqual(state.send(.apply), .rejected(unknown))
    expect(state.viewState(in: world.directory).reason == unknown && state.draftQuery == nil)
    expect(state.viewState(in: world.directory).draftCount == nil)
    _ = state.send(.unselectZIPCode)
    state.update(.locationFound(world.there))
    _ = state.send(.select(.distance(.miles(5))))
    _ = state.send(.apply)
    try expectEqual(world.titles(state), ["Tempe Market"])
    expectEqual(state.region.center, world.there)
  }

  @Test func aMapBeginsAtThePersonOrTheAdministratorsPlace() throws {
    var state = try world.browse()
    expectEqual(state.region, MapRegion(center: world.here, radius: .miles(5)))
    expectEqual(state.referencePoint, .default(.init("Downtown Phoenix", at: world.here)))
    state.update(.locationFound(world.there))
    expectEqual(state.region, MapRegion(center: world.there, radius: .miles(5)))
  }

  @Test func aPinShowsAPreviewUntilItIsGone() throws {
    var state = try world.browse()
    let (pin, other) = (try BrowseWorld.item("tempe"), try BrowseWorld.item("uptown"))
    expect(state.send(.show(.list)) == .ignored && state.send(.show(.map)) == .accepted)
    expect(state.send(.tapPin(pin)) == .accepted && state.send(.tapPin(pin)) == .ignored)
    expect(state.send(.tapPin(other)) == .accepted && state.preview == other)
    var directory = world.directory
    directory.remove(other)
    expect(state.update(.directoryChanged(directory)).isChanged && state.preview == nil)
    let park = try ItemReference(.park, "encanto")
    expectEqual(state.send(.tapPin(park)), .rejected(.notOffered))
    expectEqual(state.send(.closePreview), .ignored)
    expect(!state.update(.timeChanged(world.moment)).isChanged)
  }

  @Test func chosenLabelsAreAllRequiredWhereTheSectionSaysSo() throws {
    var filters = BrowseWorld.allFilters
    let payment = try #require(filters.firstIndex { $0.id == .labels(of: "payment") })
    for (requiresAll, count) in [(false, 2), (true, 1)] {
      filters[payment].requiresAll = requiresAll
      var state = try world.browse(try world.config(filters))
      _ = state.send(.select(BrowseWorld.wic))
      // Beside SNAP stands what it would show: alone, or together with WIC.
      let sections = state.viewState(in: world.directory).sections
      let buttons = try #require(sections.first { $0.id == .labels(of: "payment") }).buttons
      expectEqual(buttons.map(\.count), requiresAll ? [1, 1] : [2, 1])
      _ = state.send(.select(BrowseWorld.snap))
      expectEqual(state.viewState(in: world.directory).draftCount, count)
    }
  }

  @Test func featuredRecordsAreShownUntilThePersonFilters() throws {
    var directory = world.directory
    var record = try #require(directory[try BrowseWorld.item("tempe")])
    record.isFeatured = true
    directory.update(record)
    var state = try world.browse(try world.config { $0.startsWithFeatured = true })
    expectEqual(directory.count(of: state.query), 1)
    let view = state.viewState(in: directory)
    expect(view.draftCount == 1 && view.cityCounts[world.phoenix] == 2)
    expectEqual(view.sections.first { $0.id == .labels(of: "payment") }?.buttons[0].count, 2)
    _ = state.send(.select(BrowseWorld.snap))
    _ = state.send(.apply)
    let bar = try #require(state.bar(in: directory))
    expect(bar.count == 2 && bar.total == 3)
  }

  @Test func whatTakesPlaceIsListedUntilItIsOver() throws {
    var directory = DirectoryIndex()
    let start = world.moment.seconds
    for (id, hours) in [("over", -2), ("underway", 0), ("tomorrow", 24), ("later", 72)] {
      var record = DirectoryRecord(try ItemReference(.market, id), title: id)
      let begin = start - 1_800 + Int64(hours) * 3_600
      record.time = begin..<(begin + 3_600)
      directory.update(record)
    }
    let config = try world.config {
      $0.isTimed = true
      $0.order = .chronological
    }
    var state = try world.browse(config)
    func ids() throws -> [String] { directory.items(of: state.query).map(\.id) }
    try expectEqual(ids(), ["underway", "tomorrow", "later"])
    let today = world.moment.local.date
    let tomorrow = try #require(today.adding(days: 1))
    _ = state.send(.selectDates(today...tomorrow))
    _ = state.send(.apply)
    try expectEqual(ids(), ["underway", "tomorrow"])
    let next = try #require(
      BrowseState.Moment(
        try LocalDateTime(tomorrow, hour: 12, minute: 0), utcOffset: world.moment.utcOffset))
    expect(state.update(.timeChanged(next)).isChanged)
    try expectEqual(ids(), [])
    expectEqual(state.send(.select(.openNow)), .accepted)
  }

  @Test func aMomentIsWithinAFewHoursOfUTC() throws {
    let local = try LocalDateTime(try CalendarDate(1970, 1, 2), hour: 0, minute: 5)
    expectEqual(BrowseState.Moment(local, utcOffset: 3_600)?.seconds, Int64(83_100))
    for offset in [-64_801, 64_801, .min, .max] {
      expect(BrowseState.Moment(local, utcOffset: offset) == nil)
    }
    expect(BrowseState.Moment(local, utcOffset: -64_800) != nil)
  }

  @Test func aKindThatIsNotConfiguredHasNoFilters() throws {
    var state = BrowseState(.park, config: try world.config(), at: world.moment)
    expect(state.feature.filters.isEmpty && state.feature.title == "park")
    expectEqual(state.send(.select(.openNow)), .rejected(.notOffered))
    expect(state.send(.apply) == .accepted && state.send(.tapBar) == .ignored)
  }

  @Test(arguments: [
    (0, 3, [], 0), (1, 3, [1], 0), (9, 3, [3, 3, 3], 0), (10, 3, [3, 3, 3], 1),
    (7, 2, [2, 2, 2], 1), (4, 0, [1, 1, 1], 1), (4, .min, [1, 1, 1], 1), (4, .max, [4], 0),
  ])
  func threeRowsOfButtonsAreShownAndMore(count: Int, columns: Int, rows: [Int], hidden: Int) throws
  {
    let choices = (0..<count).map { AdminConfig.Choice.label("l\($0)", of: "tags") }
    let tags = AdminConfig.FilterSection(
      .labels(of: "tags"), title: "Tags",
      buttons: choices.enumerated().map { .init("\($0)", $1) })
    var state = try world.browse(count == 0 ? nil : try world.config([tags]))
    for choice in choices { _ = state.send(.select(choice)) }
    func section() throws -> BrowseState.Section {
      try #require(
        state.viewState(in: world.directory).sections.first {
          $0.id == (count == 0 ? .dates : .labels(of: "tags"))
        })
    }
    let cut = try section().rows(columns: columns)
    expect(cut.rows.map(\.count) == rows && cut.hiddenCount == hidden)
    expect(cut.hiddenSelectedCount == hidden && !cut.canCollapse)
    _ = state.send(.expand(.labels(of: "tags")))
    let all = try section().rows(columns: columns)
    expect(all.rows.joined().map(\.choice) == choices && all.hiddenCount == 0)
    expectEqual(all.canCollapse, hidden > 0)
    expect(all.rows.dropLast().allSatisfy { $0.count == rows.first })
  }
}
