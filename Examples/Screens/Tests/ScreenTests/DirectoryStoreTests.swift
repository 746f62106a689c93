import HealthDomain
import ScreenStores
import Testing

@MainActor @Suite("The directory: search, filters, records, favorites, and links")
struct DirectoryStoreTests {
  let disk = TestDisk(using: SeededGenerator(seed: 1))
  let clock: TestClock
  let directory: DirectoryIndex

  init() throws {
    clock = try TestClock("2026-11-28T09:00")
    directory = try DirectorySample.directory()
  }

  private func open() throws -> DirectoryStore {
    DirectoryStore(
      directory, of: .market, config: try DirectorySample.config(),
      site: try DirectorySample.site(), in: "/directory", on: disk, clock: clock.clock)
  }

  private static let properties: [String: @MainActor (DirectoryStore) -> Void] = [
    "route": { _ = $0.route }, "searchText": { _ = $0.searchText },
    "searchHint": { _ = $0.searchHint }, "hits": { _ = $0.hits }, "total": { _ = $0.total },
    "correctedText": { _ = $0.correctedText }, "bar": { _ = $0.bar }, "filters": { _ = $0.filters },
    "card": { _ = $0.card }, "favorites": { _ = $0.favorites }, "notice": { _ = $0.notice },
    "isReadable": { _ = $0.isReadable },
  ]

  @Test func anActionTellsOnlyTheViewsOfWhatItChanges() throws {
    let store = try open()
    func changed(_ action: DirectoryStore.Action) -> Set<String> {
      changes(of: store, Self.properties) { store.send(action) }
    }
    #expect(changed(.search("d")) == ["searchText", "searchHint"])
    #expect(changed(.search("downtown")) == ["searchText", "searchHint", "hits", "total"])
    #expect(changed(.search("downtown ")) == ["searchText"])
    #expect(changed(.search("")) == ["searchText", "hits", "total"])
    #expect(changed(.showMore) == ["hits"])
    #expect(changed(.open(.filters(.market))) == ["route", "filters"])
    let snap = AdminConfig.Choice.label("SNAP", of: "payment")
    #expect(changed(.browse(.select(snap))) == ["filters"])
    #expect(changed(.browse(.apply)) == ["route", "filters", "hits", "total", "bar"])
    #expect(changes(of: store, Self.properties) { store.send(.pause) } == [])
    let market = try #require(store.hits.first)
    #expect(changed(.open(.record(market.id))) == ["route", "card"])
    #expect(changed(.toggleFavorite(market.id)) == ["favorites", "card"])
    #expect(changed(.step(.next)) == ["route", "card"])
  }

  @Test func theListIsThatOfTheDirectory() throws {
    let store = try open()
    store.send(.search("citrus market"))
    var query = DirectoryQuery(kinds: [.market])
    query.text = try SearchIndex.Query("citrus market")
    query.text?.beginnings = .everyWord
    query.order = .bestMatch
    let page = try directory.page(of: query)
    #expect(store.hits == page.hits && store.total == page.total && page.total > 0)
  }

  @Test func whatThePersonChoseIsThereAfterTheEnd() throws {
    let store = try open()
    let market = try #require(store.hits.dropFirst(3).first)
    store.send(.toggleFavorite(market.id))
    store.send(.browse(.select(.label("WIC", of: "payment"))))
    store.send(.browse(.apply))
    store.send(.search("farm"))
    let item = try #require(store.hits.first).id
    store.send(.open(.record(item)))
    store.send(.pause)
    let later = try open()
    #expect(later.route == .record(item) && later.card == store.card)
    #expect(later.favorites.map(\.id) == [market.id])
    #expect(later.searchText == "farm" && later.hits == store.hits && later.bar == store.bar)
  }

  @Test func aRemovedFavoriteIsBroughtBack() throws {
    let store = try open()
    let markets = store.hits.prefix(2).map(\.id)
    for market in markets { store.send(.toggleFavorite(market)) }
    let before = store.favorites
    store.send(.toggleFavorite(markets[0]))
    #expect(store.favorites.map(\.id) == [markets[1]] && store.notice == .removed)
    store.send(.undo)
    #expect(store.favorites == before && store.notice == nil)
    #expect(try open().favorites == before)
  }

  @Test func linksOpenTheirScreens() throws {
    let store = try open()
    let link = try DeepLink("https://health.example/r/market/7", on: try DirectorySample.site())
    store.send(.open(link.route))
    #expect(store.card?.record.id == link.item && store.card?.link == link.web)
    #expect(store.card?.sections.map(\.title).contains("Hours") == true)
    store.send(.open(.record(try ItemReference(.market, "gone"))))
    #expect(store.card == nil)
    store.send(.open(try #require(AppRoute("list/market"))))
    #expect(store.route == .list(.market) && store.card == nil && !store.hits.isEmpty)
  }

  @Test func aChangedDirectoryIsShown() throws {
    let store = try open()
    var changed = directory
    let market = try #require(store.hits.first).id
    store.send(.toggleFavorite(market))
    store.send(.open(.record(market)))
    changed.remove(market)
    store.send(.learn(.directoryChanged(changed)))
    #expect(store.total == directory.count - 1 && store.hits.first?.id != market)
    #expect(store.card == nil && store.favorites.isEmpty)
  }

  @Test func whatIsNotPossibleIsToldWithItsReason() throws {
    let store = try open()
    store.send(.browse(.select(.order(.nearest))))
    #expect(store.notice == .message("To sort by distance, turn on your location."))
    store.send(.dismissNotice)
    #expect(store.notice == nil)
  }

  @Test func favoritesThatCannotBeReadAreKept() throws {
    try disk.write(.init("[".utf8), to: "/directory")
    let store = try open()
    #expect(!store.isReadable && !store.hits.isEmpty)
    store.send(.toggleFavorite(try #require(store.hits.first).id))
    #expect(store.notice == .notSaved(.unreadable) && store.favorites.isEmpty)
    #expect(try disk.read("/directory") == .init("[".utf8))
  }
}
