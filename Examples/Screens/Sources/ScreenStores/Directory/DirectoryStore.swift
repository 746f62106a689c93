public import HealthDomain
public import Observation

/// The screens of a directory: a list with a search, its filters, a record, and favorites.
@MainActor @Observable
public final class DirectoryStore {
  /// The screen.
  public private(set) var route: AppRoute
  /// The text in the search field.
  public private(set) var searchText = ""
  /// What the search asks of the person, such as more letters, or `nil`.
  public private(set) var searchHint: SearchIndex.Query.Error?
  /// The records of the list, as far as the person has scrolled.
  public private(set) var hits: [DirectoryPage.Hit] = []
  /// The number of records of the list, with those that follow.
  public private(set) var total = 0
  /// What "Showing results for" says, or `nil`.
  public private(set) var correctedText: String?
  /// The bar that tells which filters are on, or `nil` if none is.
  public private(set) var bar: BrowseState.Bar?
  /// Whether to ask if all filters are to be removed.
  public private(set) var isConfirmingClear = false
  /// The filter screen while it is open, or `nil`.
  public private(set) var filters: BrowseState.ViewState?
  /// The record on the screen, or `nil`.
  public private(set) var card: RecordCard?
  /// The favorites that the directory has, the latest first.
  public private(set) var favorites: [DirectoryRecord] = []
  /// What the bar at the bottom tells, or `nil`.
  public private(set) var notice: Notice?
  /// Whether the file could be read; if not, nothing is written.
  public private(set) var isReadable = true

  /// The kind of records of the list.
  public var kind: ItemKind { state.kind }

  /// The words for people.
  public let texts: MessageTables

  @ObservationIgnored private var file: FileStore<Saved>
  @ObservationIgnored private var directory: DirectoryIndex
  @ObservationIgnored private var state: BrowseState
  @ObservationIgnored private var walk: BrowseState.Navigator?
  @ObservationIgnored private var next: DirectoryPage.Cursor?
  @ObservationIgnored private var shownQuery: DirectoryQuery?
  private let config: AdminConfig
  private let places: PlaceTable
  private let site: DeepLink.Site
  private let clock: Clock

  /// What is in the file: what the person keeps, and where the person was.
  struct Saved: Codable {
    var favorites = FavoriteItems()
    var replica: ListReplica
    var route: AppRoute
    var searchText = ""
    var browsing: BrowseState.Saved?
  }

  /// Opens a directory, with the favorites and the filters in a file.
  public init(
    _ directory: DirectoryIndex, of kind: ItemKind, config: AdminConfig,
    places: PlaceTable = PlaceTable(), site: DeepLink.Site, in path: String,
    on disk: any Disk = SystemDisk(), texts: MessageTables = MessageTables(),
    clock: @escaping Clock
  ) {
    (self.directory, self.config, self.places, self.site) = (directory, config, places, site)
    (self.texts, self.clock) = (texts, clock)
    var generator = SystemRandomNumberGenerator()
    let saved = Saved(replica: .random(using: &generator), route: .list(kind))
    file = FileStore(saved, in: path, on: disk)
    route = file.value.route
    state = BrowseState(kind, config: config, places: places, at: clock())
    restore()
  }

  /// What a person does, and what the app learns.
  public enum Action: Sendable {
    /// Types into the search field.
    case search(String)
    /// Uses the list or its filters.
    case browse(BrowseState.Action)
    /// Scrolls to the end of the list.
    case showMore
    /// Opens a screen, such as by a link.
    case open(AppRoute)
    /// Goes to the next record of the list, or to the one before.
    case step(BrowseState.Navigator.Action)
    /// Adds a record to the favorites, or removes it.
    case toggleFavorite(ItemReference)
    /// Brings back the favorite that was removed last.
    case undo
    /// Closes the bar at the bottom.
    case dismissNotice
    /// The app has learned something, such as where the person is.
    case learn(BrowseState.Update)
    /// The app goes to the background, or a moment has passed without a keystroke.
    case pause
    /// The app is in front again.
    case resume
    /// Begins anew beside a file that cannot be read.
    case startAnew
  }

  /// Does what a person wants, or tells why not in the ``notice``.
  public func send(_ action: Action) {
    do {
      if notice != nil { notice = nil }
      try perform(action)
    } catch let problem as FileProblem {
      notice = .notSaved(problem)
    } catch {
      notice = .message("\(error)")
    }
    isReadable = file.problem == nil
  }

  private func perform(_ action: Action) throws {
    switch action {
    case .search(let text): search(text)
    case .browse(let action):
      if case .rejected(let reason) = state.send(action) { notice = .message("\(reason)") }
      if action == .apply, notice == nil { route = .list(state.kind) }
      showList()
    case .showMore:
      guard let cursor = next else { return }
      let page = try directory.page(of: state.query, after: cursor)
      hits += page.hits
      next = page.next
    case .open(let route): open(route)
    case .step(let action):
      if case .moved(let item) = walk?.send(action) { route = .record(item) }
      showRecord()
    case .toggleFavorite(let item):
      let (removes, now) = (file.value.favorites.contains(item), clock().seconds)
      try file.change(keeping: \.favorites) { saved in
        _ = try saved.favorites.toggle(item, by: saved.replica, at: now)
      }
      if removes { notice = .removed }
      showFavorites()
    case .undo:
      try file.undo()
      showFavorites()
    case .dismissNotice: break
    case .learn(let update): learn(update)
    case .pause:
      file.note { saved in
        (saved.route, saved.searchText, saved.browsing) = (route, searchText, state.saved)
      }
      try file.flush()
    case .resume:
      if file.problem != nil {
        file.reopen()
        restore()
      }
      learn(.timeChanged(clock()))
    case .startAnew: try file.startAnew()
    }
  }

  // MARK: The list

  private func search(_ text: String) {
    searchText = text
    var query: SearchIndex.Query?
    do {
      query = try SearchIndex.Query(text)
      query?.beginnings = .everyWord
      searchHint = nil
    } catch {
      searchHint = text.isEmpty ? nil : error
    }
    if case .accepted = state.send(.search(query)) { showList() }
  }

  /// Shows the first page of the list if it is another list, and what is around it.
  private func showList(isDirectoryNew: Bool = false) {
    let query = state.query
    if isDirectoryNew || query != shownQuery, let page = try? directory.page(of: query) {
      (hits, total, correctedText, next) = (page.hits, page.total, page.correctedText, page.next)
      shownQuery = query
    }
    bar = state.bar(in: directory)
    isConfirmingClear = state.isConfirmingClear
    filters = route == .filters(state.kind) ? state.viewState(in: directory) : nil
  }

  private func learn(_ update: BrowseState.Update) {
    var isDirectoryNew = false
    if case .directoryChanged(let directory) = update {
      (self.directory, isDirectoryNew) = (directory, true)
    }
    let change = state.update(update)
    guard change.isChanged || isDirectoryNew else { return }
    let names = change.dropped.compactMap { dropped in
      if case .button(let button) = dropped { button.title } else { nil }
    }
    if !names.isEmpty { notice = .message("No longer a filter: \(names.joined(separator: ", "))") }
    _ = walk?.update(in: directory)
    showList(isDirectoryNew: isDirectoryNew)
    showRecord()
    showFavorites()
  }

  // MARK: Screens

  private func open(_ route: AppRoute) {
    if case .list(let kind) = route, kind != state.kind { browse(kind) }
    if case .record(let item) = route, item.kind != state.kind { browse(item.kind) }
    self.route = route
    switch route {
    case .filters: _ = state.send(.open)
    case .record(let item): walk = state.navigator(at: item, in: directory)
    default: walk = nil
    }
    showList()
    showRecord()
  }

  private func browse(_ kind: ItemKind) {
    state = BrowseState(kind, config: config, places: places, at: clock())
    state.update(.directoryChanged(directory))
    (searchText, searchHint) = ("", nil)
  }

  private func showRecord() {
    guard case .record(let item) = route, let record = directory[item] else {
      card = nil
      return
    }
    var details = ShareCard.Details(feature: config[item.kind], hoursFrom: clock().local.date)
    details.messages = texts.shareCards
    let shared = try? ShareCard(record, on: site, with: details)
    card = RecordCard(
      record: record, sections: shared?.sections ?? [], link: shared?.link.web,
      isFavorite: file.value.favorites.contains(item), position: walk?.position,
      count: walk?.count ?? 0, hasNext: walk?.hasNext ?? false,
      hasPrevious: walk?.hasPrevious ?? false)
  }

  private func showFavorites() {
    favorites = file.value.favorites.resolve { directory[$0] }.found.map(\.record)
    if card != nil { showRecord() }
  }

  /// Shows what the person saw when the process ended.
  private func restore() {
    isReadable = file.problem == nil
    let saved = file.value
    state.update(.directoryChanged(directory))
    if let browsing = saved.browsing { state.update(.restored(browsing)) }
    open(saved.route)
    search(saved.searchText)
    showFavorites()
  }
}

/// What the screen of a record shows.
public struct RecordCard: Equatable, Sendable {
  /// The record.
  public let record: DirectoryRecord
  /// The parts in words.
  public let sections: [ShareCard.Section]
  /// The link to share, or `nil` if there is none.
  public let link: String?
  /// Whether it is a favorite.
  public let isFavorite: Bool
  /// Its number in the list, or `nil` if it is not in it.
  public let position: Int?
  /// The number of records of the list.
  public let count: Int
  /// Whether the list has a next record.
  public let hasNext: Bool
  /// Whether the list has a record before.
  public let hasPrevious: Bool
}
