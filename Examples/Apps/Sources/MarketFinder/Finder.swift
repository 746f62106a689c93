import Console
import HealthDomain

/// The app: a person who browses a directory, and the state of what is on the screen.
struct Finder {
  var directory: DirectoryIndex
  let options: Options
  private let places: PlaceTable
  let moment: BrowseState.Moment
  let device: ListReplica
  private var config: AdminConfig
  private var states: [ItemKind: BrowseState] = [:]
  private(set) var kind = ItemKind.market
  private var carousel: Carousel
  var shown: [DirectoryPage.Hit] = []
  var next: DirectoryPage.Cursor?
  /// The words for which the person searches in the list.
  var text: SearchIndex.Query?
  var walk: BrowseState.Navigator?
  /// The kinds with a changed draft, which opening the filters again must not reset.
  var drafts: Set<ItemKind> = []
  var favorites = FavoriteItems()

  static let columns = 4

  init(
    _ directory: DirectoryIndex, _ places: PlaceTable, _ options: Options, at here: Coordinate
  ) throws {
    guard let moment = BrowseState.Moment(options.now, utcOffset: Options.arizonaOffset) else {
      throw Console.Problem("The clocks are not within a day of UTC.")
    }
    guard let device = ListReplica("this-device") else {
      throw Console.Problem("This device has no name.")
    }
    (self.directory, self.places, self.options, self.moment) = (directory, places, options, moment)
    self.device = device
    config = try AppConfig.config(
      miles: options.miles, around: ReferencePoint.NamedPlace("\(options.zipCode)", at: here))
    carousel = Carousel(count: config.sections.count)
    for feature in config.features {
      var state = BrowseState(feature.kind, config: config, places: places, at: moment)
      state.update(.directoryChanged(directory))
      states[feature.kind] = state
    }
    tellEach(.locationFound(here))
  }

  /// The state of the kind on the screen.
  var browse: BrowseState {
    get { states[kind] ?? BrowseState(kind, config: config, places: places, at: moment) }
    set { states[kind] = newValue }
  }

  var feature: AdminConfig.Feature { browse.feature }

  /// Applies the options as a person would tap them, and prints the first page.
  mutating func start() throws {
    // The options ask for a radius, not for the city of the ZIP code.
    if let city = places.city(of: options.zipCode) { _ = browse.send(.unselectCity(city)) }
    for choice in options.choices {
      if case .rejected(let reason) = browse.send(.select(choice)) {
        throw Console.Problem("There is no such filter. \(reason)")
      }
    }
    _ = browse.send(.apply)
    try list()
    if options.isOpenNow { try tellWhatIsNotCertain() }
  }

  /// Tells all states what happened, and the person what is no longer filtered.
  mutating func tellEach(_ update: BrowseState.Update) {
    for feature in states.keys.sorted() {
      guard let change = states[feature]?.update(update) else { continue }
      for dropped in change.dropped {
        switch dropped {
        case .button(let button): print("\(button.title) is off: it is no longer available.")
        case .dates: print("The dates are off: they are no longer available.")
        case .location: print("The city or ZIP code is off: it is no longer available.")
        @unknown default: print("A filter is off: it is no longer available.")
        }
      }
      if case .citiesWithdrawn(let cities, _) = change.location {
        print("\(cities.map(\.name).joined(separator: ", ")): nothing is listed there any more.")
      }
    }
  }

  // MARK: Home

  mutating func goHome() {
    print(config.icons.map(\.title).joined(separator: " | "))
    for (index, section) in config.sections.enumerated() {
      let mark = index == carousel.index ? "*" : " "
      print("\(mark) \(section.title) (\(section.image)) -> \(section.route)")
    }
  }

  mutating func turn(_ words: [Substring]) {
    switch words.first {
    case "swipe": carousel.send(words.last == "back" ? .swipeBack : .swipeForward)
    case "dot":
      guard carousel.send(.tapDot((words.last.flatMap { Int($0) } ?? 0) &- 1)) != .rejected else {
        print("There is no such dot.")
        return
      }
    default: carousel.update(.tick)
    }
    print("The carousel shows \(config.sections[carousel.index].title).")
  }

  mutating func go(to text: String) throws {
    guard let route = AppRoute("list/\(text)"), case .list(let kind) = route, config[kind] != nil
    else {
      print("There are: \(config.features.map(\.kind.name).joined(separator: ", ")).")
      return
    }
    self.kind = kind
    walk = nil
    _ = browse.send(.back)
    try list()
  }

  /// Takes a filter section away, as an administrator can.
  mutating func removeSection(_ title: String) throws {
    var features = config.features
    for index in features.indices {
      features[index].filters.removeAll { $0.title.lowercased() == title.lowercased() }
    }
    config = try AdminConfig(
      defaultPlace: config.defaultPlace, icons: config.icons, sections: config.sections,
      features: features)
    tellEach(.configChanged(config))
    try list()
  }

  mutating func locate(_ text: String) {
    if text == "off" {
      tellEach(.locationTurnedOff)
    } else if let zipCode = ZIPCode(text), let place = places.centroid(of: zipCode) {
      tellEach(.locationFound(place))
    } else {
      print("The place of \(text) is not known.")
      return
    }
    print("Near: \(describe(browse.referencePoint))")
  }

  func describe(_ point: ReferencePoint) -> String {
    switch point {
    case .location: "your location"
    case .zipCode(let zipCode, _): "ZIP code \(zipCode)"
    case .city(let city, _): "\(city)"
    case .default(let place): place.name
    }
  }
}
