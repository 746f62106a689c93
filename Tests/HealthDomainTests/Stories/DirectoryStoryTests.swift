import HealthDomain
import TestSupport
import Testing

/// A person's steps in the search, and in the lists of markets, parks, and activities.
@Suite("Stories of a local directory: search, lists, filters, records")
struct
  DirectoryStoryTests
{
  let town: StoryTown
  let boulder: Coordinate

  init() throws {
    town = try StoryTown.built.get()
    boulder = try Coordinate(latitude: 40.0150, longitude: -105.2705)
  }

  func search(_ text: String, kinds: Set<ItemKind> = []) throws -> [DirectoryPage.Hit] {
    var query = DirectoryQuery(kinds: kinds)
    query.text = try SearchIndex.Query(text)
    query.order = .bestMatch
    return try town.directory.page(of: query).hits
  }

  // MARK: Search

  @Test("000-18: Results are tiles with a title, a second line, and marks at what was typed")
  func resultTiles() throws {
    let hit = try #require(try search("city park").first)
    #expect(hit.record.title == "City Park Market" && hit.record.subtitle == "Denver")
    let title = hit.record.title
    let marks = try #require(hit.match).highlights(in: title).map { String(title[$0]) }
    #expect(marks == ["City", "Park"])
  }

  @Test("000-19: One search finds records of all kinds")
  func allKinds() throws {
    #expect(try search("market").map(\.record.id.kind).contains(.market))
    #expect(try search("park").map(\.record.id.kind).contains(.park))
    let site = try search("test site")
    #expect(site.count == 2 && site.allSatisfy { $0.record.id.kind == .testSite })
    #expect(try search("park", kinds: [.market]).map(\.record.title) == ["City Park Market"])
  }

  @Test("000-20: Titles, second lines, and descriptions are searched, titles first")
  func fields() throws {
    #expect(try search("peaches").map(\.record.title) == ["City Park Market"])
    #expect(try search("denver").first?.record.title == "City Park Market")
  }

  @Test("000-21: Results come from the third character on")
  func thirdCharacter() {
    var state = SearchState()
    #expect(state.edit("pa") == .done)
    #expect(state.phase == .tooShort(missing: 1))
    guard case .search(let query) = state.edit("par") else {
      Issue.record("Three characters were not searched.")
      return
    }
    #expect(query.text == "par")
  }

  @Test("000-22: A tap on a result opens its record")
  func openResult() throws {
    var state = SearchState()
    guard case .search(let query) = state.edit("city park") else {
      Issue.record("Nothing was searched.")
      return
    }
    state.show(try search("city park").map(\.record.id), total: 1, of: query)
    let opened = state.open(0)
    let item = try #require(opened)
    #expect(AppRoute("\(AppRoute.record(item))") == .record(item))
    #expect(town.directory[item]?.title == "City Park Market")
  }

  @Test("000-23: The text can be cleared, and the search left")
  func clearSearch() {
    var state = SearchState()
    _ = state.begin()
    _ = state.edit("park")
    _ = state.clear()
    #expect(state.text.isEmpty && state.isActive)
    _ = state.cancel()
    #expect(!state.isActive)
  }

  // MARK: Lists and maps

  @Test("000-24: The map begins five miles around the center, or around the person")
  func firstMap() throws {
    let here = town.browse(.market).region
    #expect(here.center == town.config.defaultPlace.coordinate)
    #expect(abs(here.radius.meters - 8_046.72) < 0.01)
    #expect(town.browse(.market, at: boulder).region.center == boulder)
  }

  @Test("000-25: Markets are in alphabetical order, and parks come twenty at a time")
  func pages() throws {
    #expect(
      try town.titles(town.browse(.market)) == [
        "Aurora Stand", "Boulder Market", "City Park Market", "Station Market",
      ])
    let query = town.browse(.park).query
    let first = try town.directory.page(of: query)
    let second = try town.directory.page(of: query, after: first.next)
    #expect(first.hits.count == 20 && second.hits.count == 4 && second.next == nil)
    #expect(Set((first.hits + second.hits).map(\.id)).count == 24)
  }

  @Test("000-26: Filter buttons take three rows until a person expands them")
  func rowsOfButtons() throws {
    var state = town.browse(.market)
    func rows() throws -> BrowseState.Rows {
      let sections = state.viewState(in: town.directory).sections
      return try #require(sections.first { $0.criterion == .weekdays }).rows(columns: 2)
    }
    #expect(try rows().rows.count == 3 && rows().hiddenCount == 1)
    _ = state.send(.expand(.weekdays))
    #expect(try rows().rows.count == 4 && rows().hiddenCount == 0 && rows().canCollapse)
  }

  @Test("000-27: A market's record has a photo, an address, hours, produce, payment, and ratings")
  func marketRecord() throws {
    let market = try town.record("City Park Market")
    let sections = market.sections([
      (.photos, "Photos"), (.address, "Address"), (.hours, "Hours"), (.produce, "Produce"),
      (.labels(.payment), "Payment"), (.reviews, "Ratings"), (.nutrition, "Nutrition"),
    ])
    #expect(
      sections.map(\.title) == ["Photos", "Address", "Hours", "Produce", "Payment", "Ratings"])
    let feature = try #require(town.config[.market])
    #expect(
      market.buttons(feature.actions).map(\.action.title) == [
        "More Info", "Call", "Directions", "Meetup",
      ])
  }

  @Test("000-28: A list becomes a map and a list again")
  func listAndMap() {
    var state = town.browse(.market)
    #expect(state.presentation == .list)
    _ = state.send(.show(.map))
    #expect(state.presentation == .map)
    _ = state.send(.show(.list))
    #expect(state.presentation == .list)
  }

  @Test("000-29: A tap on a pin shows a preview, which opens the record")
  func pins() throws {
    var state = town.browse(.market)
    let map = town.directory.map(of: state.query)
    let box = try #require(map.box)
    let pins = map.pins(in: box, cellSizeInDegrees: 0.001)
    #expect(pins.reduce(0) { $0 + $1.count } == 4)
    let pin = try #require(pins.first { map.items(of: $0).count == 1 })
    _ = state.send(.tapPin(pin.item))
    let preview = try #require(state.preview)
    #expect(town.directory[preview] != nil)
    _ = state.send(.closePreview)
    #expect(state.preview == nil)
  }

  @Test("000-30: Markets are filtered by time, day, dates, rating, and payment; parks by features")
  func filters() throws {
    #expect(
      try town.chosen(.timeOfDay(300..<720), in: .market) == ["Boulder Market", "City Park Market"])
    #expect(
      try town.chosen(.weekday(.wednesday), in: .market) == ["Aurora Stand", "Station Market"])
    #expect(
      try town.chosen(.rating(atLeast: 4), in: .market) == ["City Park Market", "Station Market"])
    #expect(try town.chosen(.label("wic", of: "payment"), in: .market) == ["Aurora Stand"])
    #expect(try town.chosen(.label("bikes", of: "features"), in: .park) == ["Park 07"])
    var state = town.browse(.market)
    let sunday = try CalendarDate(2026, 11, 29)
    _ = state.send(.selectDates(sunday...sunday))
    _ = state.send(.apply)
    #expect(try town.titles(state).isEmpty)
  }

  @Test("000-31: Markets are filtered by cities or by a ZIP code")
  func citiesOrZIPCode() throws {
    var state = town.browse(.market)
    _ = state.send(.selectCity(try #require(City("Denver", .colorado))))
    _ = state.send(.apply)
    #expect(try town.titles(state) == ["City Park Market", "Station Market"])
    var other = town.browse(.market)
    _ = other.send(.enterZIPCode("80302"))
    _ = other.send(.apply)
    #expect(try town.titles(other) == ["Boulder Market"])
  }

  @Test("000-32: Cities are unavailable while a ZIP code is chosen, and come back after it")
  func exclusiveFilters() throws {
    var state = town.browse(.market)
    _ = state.send(.enterZIPCode("80302"))
    let chosen = try #require(state.viewState(in: town.directory).location)
    #expect(!chosen.cities.isAvailable && chosen.zipCode.isAvailable)
    _ = state.send(.unselectZIPCode)
    #expect(state.viewState(in: town.directory).location?.cities.isAvailable == true)
  }

  @Test("000-33: With the location on, the person's city is chosen from the start")
  func preselectedCity() throws {
    var state = town.browse(.market, at: boulder)
    let city = try #require(City("Boulder", .colorado))
    let location = try #require(state.viewState(in: town.directory).location)
    #expect(location.isSelected(city) && location.isAutomatic)
    _ = state.send(.apply)
    let near = try town.titles(state)
    #expect(near == ["Boulder Market"])
  }

  @Test("000-34: With the location off, cities and the ZIP code can both be chosen")
  func withoutLocation() throws {
    var state = town.browse(.market, at: boulder)
    state.update(.locationTurnedOff)
    let location = try #require(state.viewState(in: town.directory).location)
    #expect(location.cities.isAvailable && location.zipCode.isAvailable)
    #expect(try town.titles(state).count == 4)
  }

  @Test("000-35: Lists are sorted by match, by popularity, and by distance, which needs a location")
  func orders() throws {
    #expect(try town.chosen(.order(.mostPopular), in: .market).first == "Aurora Stand")
    var state = town.browse(.market)
    #expect(state.send(.select(.order(.nearest))) == .rejected(.locationUnknown))
    state = town.browse(.park, at: boulder)
    _ = state.send(.unselectCity(try #require(City("Boulder", .colorado))))
    #expect(state.send(.select(.order(.nearest))) == .accepted)
    _ = state.send(.apply)
    #expect(try town.titles(state).first == "Park 07")
    state = town.browse(.market)
    _ = state.send(.search(try SearchIndex.Query("station")))
    _ = state.send(.select(.order(.bestMatch)))
    _ = state.send(.apply)
    #expect(try town.titles(state).first == "Station Market")
  }

  @Test("000-36: Applying goes back to the list, which is as long as the draft said")
  func applyFilters() throws {
    var state = town.browse(.market)
    _ = state.send(.open)
    _ = state.send(.select(.label("snap", of: "payment")))
    #expect(state.viewState(in: town.directory).draftCount == 2)
    #expect(try town.titles(state).count == 4)
    _ = state.send(.apply)
    #expect(try town.titles(state).count == 2)
  }

  @Test("000-37: A bar says that filters are on, and removes them after a question")
  func filterBar() throws {
    var state = town.browse(.market)
    _ = state.send(.select(.label("snap", of: "payment")))
    _ = state.send(.apply)
    let bar = try #require(state.bar(in: town.directory))
    #expect(bar.count == 2 && bar.total == 4)
    #expect(bar.filters.map(\.title) == ["Payment"] && bar.filters.map(\.values) == [["SNAP"]])
    _ = state.send(.tapBar)
    #expect(state.isConfirmingClear)
    _ = state.send(.declineClear)
    #expect(try town.titles(state).count == 2)
    _ = state.send(.tapBar)
    _ = state.send(.confirmClear)
    #expect(try town.titles(state).count == 4 && state.bar(in: town.directory) == nil)
  }

  // MARK: A record's buttons

  @Test("000-38: More Info opens the page on Facebook before the website, and only web pages")
  func moreInfo() throws {
    let market = try town.record("City Park Market")
    let button = try #require(market.buttons([.init("more", title: "More Info")]).first)
    #expect(button.target.web.text == "https://www.facebook.com/citypark")
    #expect(DirectoryRecord.Action("more", "javascript:alert(1)") == nil)
  }

  @Test("000-39: Directions open the maps of a phone at the place")
  func directions() throws {
    let market = try town.record("City Park Market")
    guard
      case .directions(let link) = try #require(
        market.buttons([.init("directions", title: "Directions")]).first
      ).target
    else {
      Issue.record("There are no directions.")
      return
    }
    #expect(link.apple.text.hasPrefix("https://maps.apple.com/"))
    #expect(link.geo?.text.hasPrefix("geo:39.759") == true)
  }

  @Test("000-40: Meetup opens its app, or its page")
  func meetup() throws {
    let market = try town.record("City Park Market")
    guard
      case .meetup(let link) = try #require(
        market.buttons([.init("meetup", title: "Meetup")]).first
      ).target
    else {
      Issue.record("There is no group.")
      return
    }
    #expect(link.web.text == "https://www.meetup.com/denver-walkers/")
    #expect(link.app.hasPrefix("meetup://"))
  }

  @Test("000-41: Produce is shown by season")
  func produce() throws {
    let market = try town.record("City Park Market")
    #expect(DirectoryRecord.Season(of: town.moment.local.date) == .fall)
    #expect(market.produce[.fall] == ["pumpkins", "apples"])
    #expect(market.produce[.winter] == nil)
  }

  @Test("000-42: Arrows step through the filtered list")
  func arrows() throws {
    var state = town.browse(.market)
    _ = state.send(.select(.label("snap", of: "payment")))
    _ = state.send(.apply)
    let first = try town.record("Boulder Market").id
    var walk = state.navigator(at: first, in: town.directory)
    #expect(walk.count == 2 && walk.position == 1 && !walk.hasPrevious)
    #expect(walk.send(.next) == .moved(to: try town.record("City Park Market").id))
    #expect(!walk.hasNext && walk.send(.next) == .ignored)
  }

  // MARK: Sharing

  func site() throws -> DeepLink.Site {
    var site = try DeepLink.Site(name: "Healthy Town", host: "town.example.org", scheme: "town")
    site.appStoreID = DeepLink.Site.AppStoreID("1234567890")
    return site
  }

  @Test("000-43: A record is shared as a page with its link")
  func shareRecord() throws {
    var market = try town.record("City Park Market")
    market.details = "<script>alert(1)</script>"
    let card = try ShareCard(market, on: site())
    #expect(card.html.contains("City Park Market") && card.html.contains("og:title"))
    #expect(!card.html.contains("<script>alert") && card.html.contains(card.link.web))
  }

  @Test("000-44: A link opens the record in the app, or the page with the app's advertisement")
  func openLink() throws {
    let market = try town.record("City Park Market")
    let card = try ShareCard(market, on: site())
    #expect(try DeepLink(card.link.app, on: site()).route == .record(market.id))
    #expect(try DeepLink(card.link.web, on: site()).route == .record(market.id))
    #expect(card.html.contains("apple-itunes-app"))
  }

  // MARK: Administration

  func permit() -> AdminTrail.Permit {
    AdminTrail.Permit(PersonID(high: 9, low: 9), [.records, .configuration])
  }

  @Test("000-45: An administrator edits each field of a record, and the list follows")
  func editRecord() throws {
    var directory = town.directory
    let old = try town.record("Station Market")
    var new = old
    new.title = "Zuni Market"
    new.hours = try OpeningHours("Su 10:00-12:00")
    new.labels[.payment] = ["wic"]
    new.produce = [.winter: ["kale"]]
    new.photos = [.init("zuni.jpg")]
    let edit = try AdminTrail.RecordEdit(changing: old, to: new)
    #expect(Set(edit.fields) == [.title, .hours, .labels, .produce, .photos])
    var trail = AdminTrail()
    let entry = try trail.apply([edit], to: &directory, by: permit(), at: 10)
    var query = DirectoryQuery(kinds: [.market])
    query.labels = [.payment: .any(["wic"])]
    #expect(directory.items(of: query).count == 2 && directory[old.id]?.title == "Zuni Market")
    try trail.undo(entry.id, in: &directory, by: permit(), at: 20)
    #expect(directory[old.id] == old)
    #expect(throws: AdminTrail.Error.self) {
      try trail.apply([edit], to: &directory, by: AdminTrail.Permit(entry.editor, []), at: 30)
    }
  }

  func changed(_ change: (inout AdminConfig.Feature) -> Void) throws -> AdminConfig {
    var features = town.config.features
    for index in features.indices where features[index].kind == .market {
      change(&features[index])
    }
    return try AdminConfig(
      defaultPlace: town.config.defaultPlace, icons: town.config.icons,
      sections: town.config.sections, features: features)
  }

  @Test("000-46: An administrator changes the picture, title, and destination of a button")
  func editButtons() throws {
    let config = try changed {
      $0.actions = [.init("more", title: "Shop", image: "basket", link: "https://shop.example")]
    }
    var current = town.config
    var trail = AdminTrail()
    let edit = try #require(AdminTrail.ConfigEdit(changing: current, to: config))
    try trail.apply(edit, to: &current, by: permit(), at: 10)
    let buttons = try town.record("Station Market").buttons(try #require(current[.market]).actions)
    #expect(buttons.map(\.action.title) == ["Shop"] && buttons.map(\.action.image) == ["basket"])
    #expect(buttons.first?.target.web.text == "https://shop.example")
  }

  @Test("000-47: An administrator changes the titles of a record's sections")
  func editTitles() throws {
    let config = try changed { $0.recordSections = [.init("hours", title: "Come Between")] }
    let card = try ShareCard(
      town.record("City Park Market"), on: site(), with: .init(feature: config[.market]))
    #expect(card.sections.contains { $0.title == "Come Between" })
  }

  @Test("000-48: A filter whose button an administrator removes turns off, and the person is told")
  func removeButtons() throws {
    var state = town.browse(.market)
    _ = state.send(.select(.label("snap", of: "payment")))
    _ = state.send(.apply)
    let config = try changed { feature in
      feature.filters.removeAll { $0.criterion == .labels(of: "payment") }
    }
    let change = state.update(.configChanged(config))
    #expect(change.dropped == [.button(.init("SNAP", .label("snap", of: "payment")))])
    #expect(try town.titles(state).count == 4)
  }

  @Test("000-49: Find a Place shows the parks for an activity, and back leads to the activity")
  func findAPlace() throws {
    let activity = try town.record("Bike Loop")
    let wanted = try #require(activity.labels[.features])
    var query = DirectoryQuery(kinds: [.park])
    query.labels = [.features: .all(wanted)]
    #expect(town.directory.map(of: query).count == 1)
    #expect(
      try town.directory.page(of: query).hits.map(\.record.title) == ["Park 07"])
  }
}
