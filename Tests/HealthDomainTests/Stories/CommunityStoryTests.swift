import HealthDomain
import TestSupport
import Testing

/// A person's steps with recipes, events, and resources.
@Suite("Stories of a local directory: recipes, events, resources") struct CommunityStoryTests {
  let town: StoryTown
  let boulder: Coordinate

  init() throws {
    town = try StoryTown.built.get()
    boulder = try Coordinate(latitude: 40.0150, longitude: -105.2705)
  }

  // MARK: Recipes

  @Test("000-50: The recipes begin with the featured ones")
  func featuredRecipes() throws {
    #expect(try town.titles(town.browse(.recipe)) == ["Bean Soup", "Corn Bread"])
  }

  @Test("000-51: Recipes are filtered by an ingredient's name, meal, and rating")
  func recipeFilters() throws {
    #expect(try town.chosen(.label("dinner", of: "meal-types"), in: .recipe) == ["Bean Soup"])
    let rated = try town.chosen(.rating(atLeast: 4), in: .recipe)
    #expect(rated == ["Corn Bread", "Date Muffins"])
    let analyzer = ScannerStoryTests.analyzer
    let written = DirectoryRecord.Ingredients(["1 cup all-purpose flour"], reading: analyzer)
    let wanted = try #require(AdminConfig.Choice.ingredient("flour", by: analyzer))
    guard case .label(let name, of: _) = wanted else {
      Issue.record("The choice is no ingredient.")
      return
    }
    #expect(written.names.contains(name))
  }

  @Test("000-52: Recipes are sorted by title and by date, both ways")
  func recipeOrders() throws {
    #expect(try town.chosen(.order(.titleDescending), in: .recipe).first == "Corn Bread")
    #expect(try town.chosen(.order(.newest), in: .recipe) == ["Corn Bread", "Bean Soup"])
    #expect(try town.chosen(.order(.oldest), in: .recipe) == ["Bean Soup", "Corn Bread"])
    #expect(try town.chosen(.order(.title), in: .recipe) == ["Bean Soup", "Corn Bread"])
  }

  @Test("000-53: A recipe has ingredients, directions, nutrition facts, and ratings")
  func recipeRecord() throws {
    let sections = try town.record("Bean Soup").sections([
      (.ingredients, "Ingredients"), (.directions, "Directions"), (.nutrition, "Nutrition"),
      (.reviews, "Ratings"), (.hours, "Hours"),
    ])
    #expect(sections.map(\.title) == ["Ingredients", "Directions", "Nutrition", "Ratings"])
  }

  @Test("000-54: A recipe becomes a favorite, and is printed")
  func recipeActions() throws {
    let recipe = try town.record("Bean Soup")
    var favorites = FavoriteItems()
    #expect(try favorites.toggle(recipe.id, by: #require(ListReplica("phone")), at: 1))
    let site = try DeepLink.Site(name: "Town", host: "town.example.org", scheme: "town")
    let page = try ShareCard(recipe, on: site).printableHTML
    #expect(page.contains("2 cups beans") && page.contains("Bake it for an hour."))
  }

  @Test("000-55: A recipe's link leads to the page where it stands")
  func recipeLink() throws {
    let button = try town.record("Bean Soup").buttons([.init("more", title: "Health Zone")]).first
    #expect(button?.target.web.text == "https://zone.example.org/recipe")
  }

  // MARK: Events

  @Test("000-56: Events begin with those under way, and past ones are left out")
  func eventList() throws {
    #expect(
      try town.titles(town.browse(.event)) == ["Family Yoga", "Kids Cook", "Night Hike"])
    var state = town.browse(.event)
    let later = try #require(
      BrowseState.Moment(at: town.moment.seconds + 3_600, offsets: town.offsets))
    state.update(.timeChanged(later))
    #expect(try town.titles(state) == ["Kids Cook", "Night Hike"])
  }

  @Test("000-57: Events are filtered by city, ZIP code, cost, age, time, day, and dates")
  func eventFilters() throws {
    #expect(try town.chosen(.price(0...0), in: .event) == ["Family Yoga"])
    #expect(try town.chosen(.ages(0...5), in: .event) == ["Family Yoga"])
    #expect(try town.chosen(.timeOfDay(1_020..<1_320), in: .event) == ["Night Hike"])
    #expect(try town.chosen(.weekday(.sunday), in: .event) == ["Kids Cook"])
    var state = town.browse(.event)
    let friday = try CalendarDate(2026, 12, 4)
    _ = state.send(.selectDates(friday...friday))
    _ = state.send(.apply)
    #expect(try town.titles(state) == ["Night Hike"])
    state = town.browse(.event)
    _ = state.send(.enterZIPCode("80202"))
    _ = state.send(.apply)
    #expect(try town.titles(state) == ["Kids Cook"])
    state = town.browse(.event)
    _ = state.send(.selectCity(try #require(City("Boulder", .colorado))))
    _ = state.send(.apply)
    #expect(try town.titles(state) == ["Night Hike"])
  }

  @Test("000-58: A long section of filters opens and closes, and counts what it hides")
  func accordion() throws {
    var state = town.browse(.event)
    _ = state.send(.select(.weekday(.saturday)))
    func rows() throws -> BrowseState.Rows {
      let sections = state.viewState(in: town.directory).sections
      return try #require(sections.first { $0.criterion == .weekdays }).rows(columns: 2)
    }
    let hidden = try rows()
    _ = state.send(.expand(.weekdays))
    _ = state.send(.collapse(.weekdays))
    #expect(try rows() == hidden)
    #expect(hidden.hiddenCount == 1 && hidden.hiddenSelectedCount <= 1)
  }

  @Test("000-59: The list says which filters are on, and how many events there are without them")
  func activeCriteria() throws {
    var state = town.browse(.event)
    _ = state.send(.select(.price(0...0)))
    _ = state.send(.apply)
    let bar = try #require(state.bar(in: town.directory))
    #expect(bar.count == 1 && bar.total == 3 && bar.filters.map(\.values) == [["Free"]])
  }

  @Test("000-60: An event's record has its name, time, cost, details, and place")
  func eventRecord() throws {
    let event = try town.record("Kids Cook")
    #expect(event.content(of: .time) == .time(try #require(event.time)))
    #expect(event.content(of: .price) == .price(cents: 1_000))
    let feature = try #require(town.config[.event])
    let site = try DeepLink.Site(name: "Town", host: "town.example.org", scheme: "town")
    let card = try ShareCard(
      event, on: site, with: .init(feature: feature, utcOffset: town.moment.utcOffset))
    #expect(card.sections.contains { $0.title == "Details" })
    #expect(card.sections.contains { $0.title == "Where" && "\($0.lines)".contains("1 Main St") })
  }

  @Test("000-61: Events are sorted by match, popularity, and distance from here")
  func eventOrders() throws {
    var state = town.browse(.event, at: boulder)
    _ = state.send(.apply)
    let near = try town.titles(state)
    #expect(near == ["Night Hike"])
    _ = state.send(.unselectCity(try #require(City("Boulder", .colorado))))
    #expect(state.send(.select(.order(.nearest))) == .accepted)
    _ = state.send(.apply)
    #expect(try town.titles(state).first == "Night Hike")
    state = town.browse(.event)
    #expect(state.send(.select(.order(.nearest))) == .rejected(.locationUnknown))
    _ = state.send(.enterZIPCode("80202"))
    #expect(
      state.send(.selectCity(try #require(City("Boulder", .colorado))))
        == .rejected(.location(.cityUnavailable)))
  }

  @Test("000-62: A person keeps an event, is reminded of it, and finds the way")
  func eventActions() throws {
    let event = try town.record("Kids Cook")
    let start = try #require(event.time).lowerBound
    let rule = try ReminderRule("cook", .event, .before([start], minutes: [90]))
    #expect(rule.nextOccurrence(after: town.moment.seconds, in: town.offsets) == start - 5_400)
    let buttons = event.buttons(try #require(town.config[.event]).actions)
    #expect(buttons.map(\.action.title) == ["More Info", "Directions", "Meetup"])
  }

  @Test("000-63: Arrows step through the events")
  func eventArrows() throws {
    let state = town.browse(.event)
    var walk = state.navigator(at: try town.record("Family Yoga").id, in: town.directory)
    #expect(walk.count == 3)
    #expect(walk.send(.next) == .moved(to: try town.record("Kids Cook").id))
    #expect(walk.send(.previous) == .moved(to: try town.record("Family Yoga").id))
  }

  // MARK: Resources

  @Test("000-64: Resources come twenty at a time, with a description, a link, and arrows")
  func resources() throws {
    let state = town.browse(.resource)
    let page = try town.directory.page(of: state.query)
    #expect(page.hits.count == 20 && page.total == 22 && page.next != nil)
    let first = try #require(page.hits.first).record
    #expect(first.title == "Resource 01" && first.details == "What family 1 needs.")
    let buttons = first.buttons(try #require(town.config[.resource]).actions)
    #expect(buttons.map(\.target.web.text) == ["https://help.example.org/1"])
    var walk = state.navigator(at: first.id, in: town.directory)
    walk.send(.next)
    #expect(town.directory[walk.current]?.title == "Resource 02")
  }

  @Test("000-65: Each record is a page of its own, for any device")
  func pagesOfRecords() throws {
    let site = try DeepLink.Site(name: "Town", host: "town.example.org", scheme: "town")
    let titles = ["Station Market", "Park 01", "Bike Loop", "Bean Soup", "Kids Cook"]
    for title in titles {
      let page = try ShareCard(town.record(title), on: site).html
      expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("viewport"), title)
    }
  }
}
