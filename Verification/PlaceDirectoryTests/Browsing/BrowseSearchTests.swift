import PlaceDirectory
import TestSupport
import Testing

/// Searches beside the filters, the days of events, and the end of the app.
@Suite("Browsing: search, days, and the end of the app") struct BrowseSearchTests {
  let world: BrowseWorld

  init() throws { world = try BrowseWorld() }

  @Test func aSearchCountsInEveryNumber() throws {
    let feature: (inout AdminConfig.Feature) -> Void = { $0.startsWithFeatured = true }
    var state = try world.browse(try world.config(change: feature))
    try expectEqual(world.titles(state), [])
    let text = try SearchIndex.Query("downtown")
    expectEqual(state.send(.search(text)), .accepted)
    expectEqual(state.send(.search(text)), .ignored)
    // Without a filter, a search looks among all records, and the best match comes first.
    expect(state.query.order == .bestMatch && state.draftQuery?.text == text)
    try expectEqual(world.titles(state), ["Downtown Market"])
    _ = state.send(.select(BrowseWorld.snap))
    let view = state.viewState(in: world.directory)
    expectEqual(view.draftCount, 1)
    expectEqual(view.cityCounts, [world.phoenix: 1])
    _ = state.send(.apply)
    let bar = try #require(state.bar(in: world.directory))
    expect(bar.count == 1 && bar.total == 1)
    _ = state.send(.select(.order(.title)))
    _ = state.send(.apply)
    expectEqual(state.query.order, .title)
    // The search stays when the filters go.
    _ = state.send(.tapBar)
    _ = state.send(.confirmClear)
    expectEqual(state.text, text)
    let item = try BrowseWorld.item("downtown")
    expectEqual(state.navigator(at: item, in: world.directory).count, 1)
    expectEqual(state.send(.search(nil)), .accepted)
    try expectEqual(world.titles(state), [])
  }

  @Test func theOrderOfASearchIsTheBestMatch() throws {
    var filters = BrowseWorld.allFilters
    filters[filters.count - 1].buttons.append(.init("Best Match", .order(.bestMatch)))
    var state = try world.browse(try world.config(filters))
    func isSelected(_ order: AdminConfig.Order) -> Bool {
      state.viewState(in: world.directory).isSelected(.order(order))
    }
    expect(isSelected(.title) && !isSelected(.bestMatch))
    _ = state.send(.search(try SearchIndex.Query("market")))
    expect(!isSelected(.title) && isSelected(.bestMatch))
    _ = state.send(.select(.order(.title)))
    expect(isSelected(.title) && !isSelected(.bestMatch))
  }

  /// Each number beside a button, of the draft, and of the bar is that of the list after choosing it.
  @Test(arguments: LongTest.seeds(1_700, small: 8))
  func everyNumberIsWhatChoosingShows(seed: Int) throws {
    var generator = SeededGenerator(seed: 900 + seed)
    let words = ["Orchard", "Orchrd", "Tomato", "Tomatos", "Tomatoes", "Market", "Markte"]
    let directory = DirectoryIndex(
      try (0..<40).map { number in
        let isPhoenix = Bool.random(using: &generator)
        let title = (0..<Int.random(in: 2...3, using: &generator)).compactMap { _ in
          words.randomElement(using: &generator)
        }
        var record = try BrowseWorld.market(
          "m\(number)", title.joined(separator: " "), isPhoenix ? world.phoenix : world.tempe,
          isPhoenix ? "85003" : "85281", isPhoenix ? world.here : world.there,
          pays: Set(["SNAP", "WIC"].filter { _ in Bool.random(using: &generator) }),
          ["Sa", "Su"].randomElement(using: &generator) ?? "Sa")
        record.isFeatured = number % 3 == 0
        return record
      })
    var state = try world.browse()
    state.update(.directoryChanged(directory))
    let choices = state.feature.filters.flatMap(\.buttons).map(\.choice)
    for _ in 0..<6 {
      var text = try SearchIndex.Query(
        ["orchard", "tomatoes", "tomato", "market", "tom", "omt", "mmo"]
          .randomElement(using: &generator) ?? "market")
      text.mending =
        [.never, .whenFewer(than: 4), .whenFewer(than: 12), .always]
        .randomElement(using: &generator) ?? .always
      text.mendsMoreIfFewMatch = Bool.random(using: &generator)
      _ = state.send(.search(text))
      if let choice = choices.randomElement(using: &generator) { _ = state.send(.select(choice)) }
      if Bool.random(using: &generator) { _ = state.send(.selectCity(world.phoenix)) }
      try check(state, directory, "\(seed)")
      if Bool.random(using: &generator) { _ = state.send(.apply) } else { _ = state.send(.back) }
    }
  }

  private func check(_ state: BrowseState, _ directory: DirectoryIndex, _ name: String) throws {
    func list(_ change: (inout BrowseState) -> Void) throws -> Int {
      var state = state
      change(&state)
      expectEqual(state.send(.apply), .accepted)
      let page = try directory.page(of: state.query)
      expectEqual(page.total, directory.items(of: state.query).count)
      return page.total
    }
    let view = state.viewState(in: directory)
    try expectEqual(view.draftCount, list { _ in }, name)
    for button in view.sections.flatMap(\.buttons) {
      guard let count = button.count else { continue }
      try expectEqual(
        count,
        list { state in
          for other in state.draft.choices where other.criterion == button.choice.criterion {
            _ = state.send(.unselect(other))
          }
          _ = state.send(.select(button.choice))
        }, "\(name), \(button.choice)")
    }
    for (city, count) in view.cityCounts {
      try expectEqual(
        count,
        list { state in
          for other in [world.phoenix, world.tempe] { _ = state.send(.unselectCity(other)) }
          _ = state.send(.selectCity(city))
        }, name)
    }
    guard let bar = view.bar else { return }
    try expectEqual(bar.count, directory.page(of: state.query).total)
    try expectEqual(bar.total, directory.page(of: state.unfilteredQuery).total)
  }

  // MARK: Days

  private func events(_ moment: BrowseState.Moment?) throws -> BrowseState {
    let filters: [AdminConfig.FilterSection] = [
      .init(.dates, title: "Dates"),
      .init(.weekdays, title: "Day", buttons: [.init("Saturday", BrowseWorld.saturday)]),
      .init(
        .timeOfDay, title: "Time",
        buttons: [.init("Morning", BrowseWorld.morning), .init("Evening", .timeOfDay(1020..<1440))]),
    ]
    let feature = AdminConfig.Feature(.event, title: "Events", filters: filters, isTimed: true)
    let config = try AdminConfig(
      defaultPlace: ReferencePoint.NamedPlace("Downtown Phoenix", at: world.here),
      features: [feature])
    return BrowseState(.event, config: config, places: world.places, at: try #require(moment))
  }

  private func seconds(_ local: String, _ offset: Int) throws -> Int64 {
    try LocalDateTime(iso8601: local).secondsSinceEpoch(utcOffset: offset * 3_600)
  }

  private func event(
    _ start: String, _ end: String, _ offset: Int, hours: String? = nil
  ) throws -> DirectoryRecord {
    var record = DirectoryRecord(try ItemReference(.event, start), title: "Event")
    record.time = try seconds(start, offset)..<seconds(end, offset)
    record.hours = try hours.map { try OpeningHours($0) }
    return record
  }

  private func days(
    _ state: BrowseState, _ records: [DirectoryRecord], _ choices: [AdminConfig.Choice] = [],
    of month: (year: Int, month: Int)
  ) throws -> [Int] {
    let directory = DirectoryIndex(records)
    return try (1...28).filter { day in
      var state = state
      let date = try CalendarDate(month.year, month.month, day)
      _ = state.send(.selectDates(date...date))
      for choice in choices { _ = state.send(.select(choice)) }
      expectEqual(state.send(.apply), .accepted)
      return directory.count(of: state.query) > 0
    }
  }

  /// An event near midnight, after the clocks change.
  @Test func anEventIsOnTheDayOfItsPlace() throws {
    let now = try LocalDateTime(iso8601: "2026-10-30T12:00")
    let late = try event(
      "2026-11-07T23:15", "2026-11-07T23:45", -8, hours: "2026 Nov 07 23:15-23:45")
    let state = try events(.init(now, utcOffset: -7 * 3_600))
    try expectEqual(days(state, [late], of: (2026, 11)), [7])
    try expectEqual(days(state, [late], [BrowseWorld.saturday], of: (2026, 11)), [7])
    try expectEqual(days(state, [late], [BrowseWorld.morning], of: (2026, 11)), [])
    let spring = try events(
      .init(try LocalDateTime(iso8601: "2026-03-01T12:00"), utcOffset: -8 * 3_600))
    let early = try event(
      "2026-03-14T00:15", "2026-03-14T00:45", -7, hours: "2026 Mar 14 00:15-00:45")
    try expectEqual(days(spring, [early], of: (2026, 3)), [14])
  }

  /// A host that knows when the clocks change tells the day of events that have only a time.
  @Test func anEventWithoutHoursIsOnTheDayOfTheClocks() throws {
    let offsets = try UTCOffsetTable(
      initial: -7 * 3_600,
      changes: [.init(at: try seconds("2026-11-01T02:00", -7), offset: -8 * 3_600)])
    let now = try seconds("2026-10-30T12:00", -7)
    let moment = try #require(BrowseState.Moment(at: now + 59, offsets: offsets))
    try expect(
      moment.local == LocalDateTime(iso8601: "2026-10-30T12:00") && moment.seconds == now
        && moment.utcOffset == -7 * 3_600)
    expect(BrowseState.Moment(at: .max, offsets: offsets) == nil)
    let state = try events(moment)
    let late = try event("2026-11-07T23:15", "2026-11-07T23:45", -8)
    try expectEqual(days(state, [late], of: (2026, 11)), [7])
    try expectEqual(days(state, [late], [BrowseWorld.saturday], of: (2026, 11)), [7])
    try expectEqual(days(state, [late], [.timeOfDay(1020..<1440)], of: (2026, 11)), [7])
    try expectEqual(days(state, [late], [BrowseWorld.morning], of: (2026, 11)), [])
    let long = try event("2026-11-06T18:00", "2026-11-16T00:00", -8)
    try expectEqual(days(state, [long], of: (2026, 11)), Array(6...15))
    try expectEqual(days(state, [long], [BrowseWorld.morning], of: (2026, 11)), Array(7...15))
    try expectEqual(days(state, [long], [BrowseWorld.saturday], of: (2026, 11)), [7, 14])
    var sessions = try event("2026-11-05T18:00", "2026-11-12T19:00", -8)
    sessions.sessions = [
      try seconds("2026-11-05T18:00", -8)..<seconds("2026-11-05T19:00", -8),
      try seconds("2026-11-12T18:00", -8)..<seconds("2026-11-12T19:00", -8),
    ]
    try expectEqual(days(state, [sessions], of: (2026, 11)), [5, 12])
    // A filter for days asks of all days to come.
    var weekends = state
    _ = weekends.send(.select(BrowseWorld.saturday))
    _ = weekends.send(.apply)
    expectEqual(DirectoryIndex([late, sessions]).items(of: weekends.query), [late.id])
  }

  /// In Cairo, the clocks go back at midnight, and the last hour of the day comes twice.
  @Test(arguments: LongTest.seeds(40, small: 4))
  func anEventIsAtEachMinuteOfItsClocks(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let change = try seconds("2026-10-30T00:00", 3)
    let cairo = try UTCOffsetTable(
      initial: 10_800, changes: [.init(at: change, offset: 7_200)])
    for _ in 0..<14 {
      let start = change + 60 * Int64.random(in: -150...60, using: &random)
      let end = start + 60 * Int64.random(in: 1...240, using: &random)
      var night = DirectoryRecord(try ItemReference(.event, "night"), title: "Night")
      night.time = start..<end
      let directory = DirectoryIndex([night])
      let times = stride(from: start, to: end, by: 60).compactMap { cairo.localTime(at: $0) }
      let minutes = Set(times)
      for time in (times + times.compactMap { $0.adding(minutes: 70) }).shuffled(using: &random)
        .prefix(12)
      {
        var query = DirectoryQuery(kinds: [.event])
        query.offsets = cairo
        query.open = .on(
          time.date...time.date, minutes: time.minuteOfDay..<time.minuteOfDay + 1)
        expectEqual(directory.count(of: query) == 1, minutes.contains(time), "\(time)")
      }
      let now = Int64.random(in: start - 7_200...end + 7_200, using: &random)
      let moment = try #require(BrowseState.Moment(at: now, offsets: cairo))
      var query = DirectoryQuery(eventsFrom: moment.seconds)
      query.offsets = cairo
      query.open = .at(moment.local)
      expectEqual(directory.count(of: query) == 1, (start..<end).contains(moment.seconds))
    }
  }

  /// What was earlier today is over.
  @Test(arguments: [true, false])
  func whatIsOverTodayIsNotListedToday(hasHours: Bool) throws {
    let state = try events(
      .init(try LocalDateTime(iso8601: "2026-11-05T20:00"), utcOffset: -8 * 3_600))
    var record = try event(
      "2026-11-05T18:00", "2026-11-06T19:00", -8,
      hours: hasHours ? "2026 Nov 05-06 18:00-19:00" : nil)
    record.sessions = [
      try seconds("2026-11-05T18:00", -8)..<seconds("2026-11-05T19:00", -8),
      try seconds("2026-11-06T18:00", -8)..<seconds("2026-11-06T19:00", -8),
    ]
    try expectEqual(days(state, [record], of: (2026, 11)), [6])
  }

  /// What takes place now and on some dates takes place now, if today is one of them.
  @Test(arguments: [true, false])
  func whatIsOnNowIsOnNoOtherDate(hasHours: Bool) throws {
    let filters: [AdminConfig.FilterSection] = [
      .init(.dates, title: "Dates"),
      .init(.openNow, title: "Now", buttons: [.init("Now", .openNow)]),
    ]
    let config = try AdminConfig(
      defaultPlace: ReferencePoint.NamedPlace("Downtown Phoenix", at: world.here),
      features: [AdminConfig.Feature(.event, title: "Events", filters: filters, isTimed: true)])
    let now = try LocalDateTime(iso8601: "2026-11-05T18:30")
    let state = BrowseState(
      .event, config: config, places: world.places,
      at: try #require(BrowseState.Moment(now, utcOffset: -8 * 3_600)))
    let events = try (5...7).map { day in
      try event(
        "2026-11-0\(day)T18:00", "2026-11-0\(day)T19:00", -8,
        hours: hasHours ? "2026 Nov \(day) 18:00-19:00" : nil)
    }
    try expectEqual(days(state, events, of: (2026, 11)), [5, 6, 7])
    try expectEqual(days(state, events, [.openNow], of: (2026, 11)), [5])
    try expectEqual(days(state, Array(events.dropFirst()), [.openNow], of: (2026, 11)), [])
  }

  /// Of an event abroad, what is over by the clocks there is not listed, and what comes is.
  @Test(arguments: LongTest.seeds(400, small: 8))
  func anEventAbroadIsListedByTheClocksOfItsPlace(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let here = Int.random(in: -40...48, using: &random) / 4
    let there = Int.random(in: -12...14, using: &random)
    let (first, days) = (
      Int.random(in: 3...20, using: &random), Int.random(in: 1...5, using: &random)
    )
    let begin = 15 * Int.random(in: 0...91, using: &random)
    let end = begin + 15 * Int.random(in: 1...4, using: &random)
    func name(_ minute: Int) -> String {
      (minute < 600 ? "0" : "") + "\(minute / 60):" + (minute % 60 < 10 ? "0" : "")
        + "\(minute % 60)"
    }
    let last = first + days - 1
    var camp = DirectoryRecord(try ItemReference(.event, "camp"), title: "Camp")
    camp.hours = try OpeningHours(
      "2026 Nov \(first)-2026 Nov \(last) \(name(begin))-\(end < 1440 ? name(end) : "24:00")")
    let sessions = try (first...last).map { day in
      let midnight = try seconds("2026-11-01T00:00", there) + 86_400 * Int64(day - 1)
      return midnight + 60 * Int64(begin)..<midnight + 60 * Int64(end)
    }
    camp.time = sessions[0].lowerBound..<sessions[days - 1].upperBound
    if days > 1 { camp.sessions = sessions }
    let table = try UTCOffsetTable(initial: here * 3600)
    for _ in 0..<4 {
      let now =
        sessions[Int.random(in: 0..<days, using: &random)].lowerBound
        + 60 * Int64.random(in: -1500...1500, using: &random)
      let state = try events(BrowseState.Moment(at: now, offsets: table))
      let coming = (0..<days).filter { sessions[$0].upperBound > now }.map { first + $0 }
      try expectEqual(self.days(state, [camp], of: (2026, 11)), coming, "\(here) \(there)")
      var open = DirectoryQuery(eventsFrom: now)
      open.offsets = table
      open.open = .at(state.moment.local)
      expectEqual(
        DirectoryIndex([camp]).count(of: open) == 1, sessions.contains { $0.contains(now) })
    }
  }

  /// A page begun before midnight goes on after it.
  @Test func aCursorOutlivesMidnight() throws {
    var state = try world.browse()
    let directory = DirectoryIndex(
      try (0..<30).map { number in
        try BrowseWorld.market(
          "m\(number)", "Market", world.phoenix, "85003", world.here, pays: [])
      })
    func moment(_ local: String) throws -> BrowseState.Moment {
      let time = try LocalDateTime(iso8601: local)
      return try #require(BrowseState.Moment(time, utcOffset: -25_200))
    }
    state.update(.timeChanged(try moment("2026-11-27T23:59")))
    _ = state.send(.select(BrowseWorld.saturday))
    _ = state.send(.select(BrowseWorld.morning))
    _ = state.send(.apply)
    let page = try directory.page(of: state.query)
    state.update(.timeChanged(try moment("2026-11-28T00:00")))
    try expectEqual(directory.page(of: state.query, after: page.next).hits.count, 10)
  }

  // MARK: The end of the app

  @Test func anAppComesBackToItsFilters() throws {
    var state = try world.browse()
    let day = world.moment.local.date
    for action: BrowseState.Action in [
      .selectCity(world.phoenix), .select(BrowseWorld.snap), .select(BrowseWorld.saturday),
      .select(.rating(atLeast: 3)), .selectDates(day...day), .show(.map),
      .search(try SearchIndex.Query("market")), .apply,
    ] { _ = state.send(action) }
    _ = state.send(.select(BrowseWorld.wic))
    let saved: BrowseState.Saved = try decoded(encoded(state.saved))
    expectEqual(saved, state.saved)
    var again = try world.browse()
    let change = again.update(.restored(saved))
    expect(change.isChanged && change.dropped.isEmpty)
    expect(again.query == state.query && again.saved == saved && again.presentation == .map)
    expect(again.draft == again.applied && again.draft == state.applied)
    _ = state.send(.back)
    expectEqual(again.viewState(in: world.directory), state.viewState(in: world.directory))
    // Nothing is as new.
    var new = try world.browse()
    expect(!new.update(.restored(new.saved)).isChanged)
    try expectEqual(encoded(new.saved), "{}")
    _ = new.send(.enterZIPCode("85003"))
    _ = new.send(.apply)
    _ = again.update(.restored(new.saved))
    expectEqual(again.query, new.query)
  }

  @Test func whatIsNoLongerPossibleIsDroppedAndReported() throws {
    var state = try world.browse()
    for action: BrowseState.Action in [
      .selectCity(world.phoenix), .select(BrowseWorld.snap), .selectDates(nil), .apply,
    ] { _ = state.send(action) }
    let saved = state.saved
    var less = world.directory
    less.remove(try BrowseWorld.item("downtown"))
    less.remove(try BrowseWorld.item("uptown"))
    var again = try world.browse(
      try world.config(BrowseWorld.allFilters.filter { $0.criterion != .labels(of: "payment") }))
    again.update(.directoryChanged(less))
    let change = again.update(.restored(saved))
    let snap = AdminConfig.FilterButton("SNAP", BrowseWorld.snap)
    expectEqual(change.dropped, [.location(state.location.applied), .button(snap)])
    expect(!again.applied.areActive && again.location.applied == .anywhere)
    // Choices that exclude each other, a wrong distance, and dates without an end.
    for (json, isRead) in [
      (
        #"{"filters":[{"criterion":"open-now","title":"","buttons":[{"title":""}]},"#
          + #"{"criterion":"weekdays","title":"","buttons":[{"title":"","value":"saturday"}]}]}"#,
        false
      ),
      (#"{"from":"2026-11-28","to":"2026-11-27"}"#, false), (#"{"from":"2026-11-28"}"#, false),
      (#"{"text":""}"#, true), (#"{"from":"2026-11-28","to":"2026-11-28"}"#, true),
    ] {
      let read: BrowseState.Saved? = try? decoded(json)
      if isRead { expect(read != nil, "\(json)") }
      guard let read else { continue }
      var other = try world.browse()
      other.update(.restored(read))
      expect(!(other.applied.choices.contains(.openNow) && other.applied.choices.count > 1))
      expect(other.text == nil)
    }
  }

  /// What a newer version saved is kept, and takes away nothing that this version knows.
  @Test func choicesOfANewerVersionCostNoOthers() throws {
    let json =
      #"{"filters":[{"buttons":[{"title":"SNAP","value":"SNAP"}],"criterion":"labels/payment","#
      + #""title":"Payment"},{"buttons":[{"title":"Calm"}],"criterion":"noise","title":"Noise"}],"#
      + #""isMap":true,"mood":"calm","text":"market"}"#
    let saved: BrowseState.Saved = try decoded(json)
    let again: BrowseState.Saved = try decoded(encoded(saved))
    expectEqual(again, saved)
    for part in ["Calm", "noise", "mood"] { try expect(encoded(saved).contains(part), "\(part)") }
    var state = try world.browse()
    expect(state.update(.restored(saved)).dropped.isEmpty)
    expectEqual(state.applied.choices, [BrowseWorld.snap])
    expect(state.text?.text == "market" && state.presentation == .map)
    // An order that this version does not know is on the screen of a newer one, and not chosen.
    let section: AdminConfig.FilterSection = try decoded(
      #"{"criterion":"order","title":"Sort by","buttons":[{"title":"Title","value":"title"},"#
        + #"{"title":"Calmest","value":"calmest"}]}"#)
    state = try world.browse(try world.config([section]))
    _ = state.send(.select(.order(.title)))
    _ = state.send(.apply)
    try expect(encoded(state.saved).contains("title") && !encoded(state.saved).contains("calmest"))
  }

  /// The screen says why the city of the location is not preselected.
  @Test func theScreenSaysWhyNoCityIsPreselected() throws {
    func obstacle(_ places: PlaceTable, _ directory: DirectoryIndex) throws
      -> LocationFilter.Obstacle?
    {
      var state = BrowseState(.market, config: try world.config(), places: places, at: world.moment)
      state.update(.directoryChanged(directory))
      expect(state.viewState(in: directory).cityObstacle == nil)
      state.update(.locationFound(world.here))
      return state.viewState(in: directory).cityObstacle
    }
    var less = world.directory
    less.remove(try BrowseWorld.item("downtown"))
    less.remove(try BrowseWorld.item("uptown"))
    try expectEqual(obstacle(PlaceTable(), world.directory), .unknownCity)
    try expectEqual(obstacle(world.places, less), .cityNotOffered)
    try expectEqual(obstacle(world.places, world.directory), nil)
  }
}
