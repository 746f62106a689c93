import Console
import HealthDomain

/// The app: a person who browses a directory, and the state of what is on the screen.
struct Finder {
  private let directory: DirectoryIndex
  private let places: PlaceTable
  private let moment: BrowseState.Moment
  private let device: ListReplica
  /// The list on the screen, and the other ones.
  private var browse: BrowseState
  private var states: [ItemKind: BrowseState] = [:]
  private var shown: [DirectoryPage.Hit] = []
  private var next: DirectoryPage.Cursor?
  private var walk: BrowseState.Navigator?
  private var favorites = FavoriteItems()

  init(at moment: BrowseState.Moment) throws {
    var generator = SystemRandomNumberGenerator()
    device = ListReplica.random(using: &generator)
    let boston = try Boston()
    (directory, places, self.moment) = (boston.directory, boston.places, moment)
    browse = BrowseState(.market, config: boston.config, places: places, at: moment)
    for kind in boston.config.features.map(\.kind) {
      states[kind] = BrowseState(kind, config: boston.config, places: places, at: moment)
    }
    tellEach(.directoryChanged(directory))
    try list()
  }

  mutating func perform(_ verb: String, _ rest: String) throws {
    switch verb {
    case "markets": try open(.market)
    case "parks": try open(.park)
    case "next": try list(after: next)
    case "filters": showFilters()
    case "choose": edit(.select(try button(rest).choice))
    case "release": edit(.unselect(try button(rest).choice))
    case "city": edit(.selectCity(try city(rest)))
    case "other-city": edit(.unselectCity(try city(rest)))
    case "zip": edit(rest.isEmpty ? .unselectZIPCode : .enterZIPCode(rest))
    case "search": edit(.search(rest.isEmpty ? nil : try SearchIndex.Query(rest)), applies: true)
    case "apply": edit(.apply, applies: true)
    case "back": edit(.back, applies: true)
    case "clear": edit(.tapBar, applies: true)
    case "yes": edit(.confirmClear, applies: true)
    case "no": edit(.declineClear, applies: true)
    case "locate": try locate(rest)
    case "map": showMap()
    case "show": try show(rest)
    case "down": move(.next)
    case "up": move(.previous)
    case "press": try press(rest)
    case "star": try star()
    case "stars":
      for (_, record) in favorites.resolve({ directory[$0] }).found { print(record.title) }
    default: throw Console.Problem("There is no command \(verb).")
    }
    if ["apply", "yes", "back", "search"].contains(verb) { try list() }
  }

  // MARK: Lists and filters

  private mutating func tellEach(_ update: BrowseState.Update) {
    browse.update(update)
    for kind in states.keys { states[kind]?.update(update) }
  }

  private mutating func open(_ kind: ItemKind) throws {
    states[browse.kind] = browse
    browse = states[kind] ?? browse
    walk = nil
    try list()
  }

  private mutating func list(after cursor: DirectoryPage.Cursor? = nil) throws {
    let page = try directory.page(of: browse.query, after: cursor, limit: 4)
    if cursor == nil {
      shown = []
      let filters = browse.bar(in: directory)?.filters.map { filter in
        "\(filter.title): \(filter.values.joined(separator: ", "))"
      }
      print(
        ([("\(browse.feature.title): \(page.total)")] + (filters ?? [])).joined(separator: "; "))
    }
    for hit in page.hits {
      shown.append(hit)
      let hours = hit.record.hours?.summary(at: moment.local)
      let miles = hit.distance.map { "\(($0.miles * 10).rounded() / 10) miles" }
      let parts = [hit.record.title, hit.record.city?.name, miles, hours].compactMap(\.self)
      print("\(shown.count). \(parts.joined(separator: ", "))")
    }
    next = page.next
    if next != nil { print("... (next)") }
  }

  private mutating func edit(_ action: BrowseState.Action, applies: Bool = false) {
    switch browse.send(action) {
    case .rejected(let reason): print(reason)
    case .ignored: print("There is nothing to do.")
    case .accepted:
      let view = browse.viewState(in: directory)
      if view.isConfirmingClear { print("Remove all filters? (yes, no)") }
      if !applies, let count = view.draftCount { print("[Show \(count)]") }
    }
  }

  private func button(_ title: String) throws -> BrowseState.Button {
    let buttons = browse.viewState(in: directory).sections.flatMap(\.buttons)
    guard let button = buttons.first(where: { $0.title.lowercased() == title.lowercased() }) else {
      throw Console.Problem("There is no button \(title).")
    }
    return button
  }

  private func city(_ name: String) throws -> City {
    guard let city = City(name, .massachusetts) else { throw Console.Problem("Say a city.") }
    return city
  }

  private func showFilters() {
    let view = browse.viewState(in: directory)
    if let location = view.location {
      let cities = view.cityCounts.keys.sorted().map { city in
        "[\(location.isSelected(city) ? "x" : " ")] \(city.name) \(view.cityCounts[city] ?? 0)"
      }
      print("City: " + (location.cities.reason?.description ?? cities.joined(separator: "  ")))
      print("ZIP: " + (location.zipCode.reason?.description ?? "[\(location.zipText)]"))
    }
    for section in view.sections {
      let buttons = section.buttons.map { button in
        let mark = button.isSelected ? "x" : button.isAvailable ? " " : "-"
        return "[\(mark)] \(button.title)\(button.count.map { " \($0)" } ?? "")"
      }
      print("\(section.title): \(buttons.joined(separator: "  "))")
    }
  }

  private mutating func locate(_ text: String) throws {
    if text == "off" {
      tellEach(.locationTurnedOff)
      return try list()
    }
    guard let zipCode = ZIPCode(text), let place = places.centroid(of: zipCode) else {
      throw Console.Problem("The place of \(text) is not known.")
    }
    tellEach(.locationFound(place))
  }

  private func showMap() {
    let map = directory.map(of: browse.query)
    guard let box = map.box else { return print("There is nothing on the map.") }
    for pin in map.pins(in: box, cellSizeInDegrees: 0.05) {
      let titles = map.items(of: pin, limit: 2).compactMap { directory[$0]?.title }
      print("(\(pin.count)) \(titles.joined(separator: ", "))\(pin.count > 2 ? ", ..." : "")")
    }
  }

  // MARK: One record

  private func record() throws -> DirectoryRecord {
    guard let walk, let record = directory[walk.current] else {
      throw Console.Problem("Show a record first.")
    }
    return record
  }

  private mutating func show(_ text: String) throws {
    guard let number = Int(text), shown.indices.contains(number - 1) else {
      throw Console.Problem("Say the number of a record in the list.")
    }
    walk = browse.navigator(at: shown[number - 1].id, in: directory)
    try printCard()
  }

  private mutating func move(_ action: BrowseState.Navigator.Action) {
    guard walk?.send(action) != .ignored else { return print("That is the end of the list.") }
    try? printCard()
  }

  private func printCard() throws {
    let site = try DeepLink.Site(name: "Healthy Boston", host: "boston.example", scheme: "boston")
    let details = ShareCard.Details(
      feature: browse.feature, hoursFrom: moment.local.date, utcOffset: moment.utcOffset)
    let record = try record()
    print(
      "\(walk?.position ?? 0) of \(walk?.count ?? 0)\(favorites.contains(record.id) ? " ★" : "")")
    print(try ShareCard(record, on: site, with: details).plainText, terminator: "")
    print(
      record.buttons(browse.feature.actions).map { "[\($0.action.title)]" }.joined(separator: " "))
  }

  private func press(_ title: String) throws {
    let buttons = try record().buttons(browse.feature.actions)
    guard let button = buttons.first(where: { $0.action.title.lowercased() == title }) else {
      throw Console.Problem("There is no such button.")
    }
    print("-> \(button.target.web.text)")
  }

  private mutating func star() throws {
    let record = try record()
    let isStarred = try favorites.toggle(record.id, by: device, at: moment.seconds)
    print(isStarred ? "\(record.title) is a favorite." : "\(record.title) is no favorite any more.")
  }
}
