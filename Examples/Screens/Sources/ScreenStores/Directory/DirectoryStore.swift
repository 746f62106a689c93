public import HealthDomain
public import Observation

/// The screens of a directory: a list with a search, its filters, a record, and favorites.
@MainActor @Observable
public final class DirectoryStore: ScreenStore<DirectoryStore.Saved> {
  /// The screen.
  public private(set) var route: AppRoute
  /// The text in the search field.
  public private(set) var searchText = ""
  /// A request of the search to the person, such as for more letters, or `nil`.
  public private(set) var searchHint: SearchIndex.Query.Error?
  /// The records of the list, as far as the person has scrolled.
  public private(set) var hits: [DirectoryPage.Hit] = []
  /// The number of records of the list, with those that follow.
  public private(set) var total = 0
  /// The text behind "Showing results for", or `nil`.
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

  @ObservationIgnored private var directory: DirectoryIndex
  @ObservationIgnored private var state: BrowseState
  @ObservationIgnored private var walk: BrowseState.Navigator?
  @ObservationIgnored private var next: DirectoryPage.Cursor?
  @ObservationIgnored private var shownQuery: DirectoryQuery?
  private let config: AdminConfig
  private let places: PlaceTable
  private let site: DeepLink.Site

  /// The contents of the file: the person's own values, and the place in the app.
  public struct Saved: Codable {
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
    state = BrowseState(kind, config: config, places: places, at: clock())
    route = .list(kind)
    var generator = SystemRandomNumberGenerator()
    let saved = Saved(replica: .random(using: &generator), route: .list(kind))
    super.init(saved, in: path, on: disk, texts: texts, clock: clock)
    restore()
    show()
  }

  /// The kind of records of the list.
  public var kind: ItemKind { state.kind }

  /// An action of the person, or news to the app.
  public enum Action: Sendable {
    /// Opens a screen, such as by a link.
    case open(AppRoute)
    case search(String)
    /// Uses the list or its filters.
    case browse(BrowseState.Action)
    /// Scrolls to the end of the list.
    case showMore
    /// Goes to the next record of the list, or to the one before.
    case step(BrowseState.Navigator.Action)
    case toggleFavorite(ItemReference)
    /// The app has learned something, such as where the person is.
    case learn(BrowseState.Update)
  }

  /// Does what a person wants, or tells why not in the ``ScreenStore/notice``.
  public func send(_ action: Action) { attempt { try perform(action) } }

  private func perform(_ action: Action) throws {
    switch action {
    case .open(let route): open(route)
    case .search(let text): search(text)
    case .browse(let action):
      if case .rejected(let reason) = state.send(action) {
        notice = .message("\(reason)")
      } else if action == .apply {
        open(.list(kind))
      }
    case .showMore:
      guard let cursor = next else { return }
      let page = try directory.page(of: state.query, after: cursor)
      hits += page.hits
      next = page.next
      return
    case .step(let action):
      if case .moved(let item) = walk?.send(action) { file.note { $0.route = .record(item) } }
    case .toggleFavorite(let item):
      let (isRemoved, now) = (file.value.favorites.contains(item), clock().seconds)
      try file.change(keeping: \.favorites) { saved in
        _ = try saved.favorites.toggle(item, by: saved.replica, at: now)
      }
      if isRemoved { notice = .removed }
    case .learn(let update): learn(update)
    }
    let browsing = state.saved
    file.note { $0.browsing = browsing }
  }

  private func open(_ route: AppRoute) {
    if case .list(let kind) = route { browse(kind) }
    if case .record(let item) = route {
      browse(item.kind)
      walk = state.navigator(at: item, in: directory)
    }
    if case .filters = route { _ = state.send(.open) }
    file.note { $0.route = route }
  }

  private func browse(_ kind: ItemKind) {
    guard kind != state.kind else { return }
    state = BrowseState(kind, config: config, places: places, at: clock())
    state.update(.directoryChanged(directory))
    search("")
  }

  private func search(_ text: String) {
    file.note { $0.searchText = text }
    do {
      var query = try SearchIndex.Query(text)
      query.beginnings = .everyWord
      _ = state.send(.search(query))
      searchHint = nil
    } catch {
      _ = state.send(.search(nil))
      searchHint = text.isEmpty ? nil : error
    }
  }

  private func learn(_ update: BrowseState.Update) {
    if case .directoryChanged(let directory) = update {
      (self.directory, shownQuery) = (directory, nil)
    }
    let titles = state.update(update).dropped.compactMap { dropped in
      if case .button(let button) = dropped { button.title } else { nil }
    }
    if !titles.isEmpty {
      notice = .message("No longer a filter: \(titles.joined(separator: ", "))")
    }
    walk?.update(in: directory)
  }

  /// Goes to where the person was when the process ended.
  private func restore() {
    let saved = file.value
    state.update(.directoryChanged(directory))
    open(saved.route)
    if let browsing = saved.browsing { state.update(.restored(browsing)) }
    search(saved.searchText)
    if case .record(let item) = saved.route { walk = state.navigator(at: item, in: directory) }
  }

  override func didResume() {
    if !isReadable { restore() }
    learn(.timeChanged(clock()))
  }

  // MARK: What is true now

  override func show() {
    let saved = file.value
    (route, searchText) = (saved.route, saved.searchText)
    showList()
    isConfirmingClear = state.isConfirmingClear
    bar = state.bar(in: directory)
    filters = route == .filters(kind) ? state.viewState(in: directory) : nil
    favorites = saved.favorites.resolve { directory[$0] }.found.map(\.record)
    showRecord()
  }

  /// Shows the first page, unless the list is still the one through which the person has scrolled.
  private func showList() {
    let query = state.query
    guard query != shownQuery, let page = try? directory.page(of: query) else { return }
    (hits, total, correctedText, next) = (page.hits, page.total, page.correctedText, page.next)
    shownQuery = query
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
      isFavorite: file.value.favorites.contains(item), walk: walk)
  }
}

/// The contents of a record's screen.
public struct RecordCard: Equatable, Sendable {
  /// The record.
  public let record: DirectoryRecord
  /// The parts in words.
  public let sections: [ShareCard.Section]
  /// The link to share, or `nil` if there is none.
  public let link: String?
  /// Whether it is a favorite.
  public let isFavorite: Bool
  /// The place in the list, for the arrows to the records around it.
  public let walk: BrowseState.Navigator?
}
