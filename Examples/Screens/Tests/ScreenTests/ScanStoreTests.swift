import HealthDomain
import ScreenStores
import Testing

@MainActor @Suite("Scans: labels, reports, preferences, and undo")
struct ScanStoreTests {
  let disk = TestDisk(using: SeededGenerator(seed: 1))
  let clock: TestClock

  init() throws { clock = try TestClock("2026-11-28T09:00") }

  private func open() -> ScanStore { ScanStore(in: "/scans", on: disk, clock: clock.clock) }

  private func label(_ text: String, barcode: String = "", title: String = "")
    -> ScanStore.LabelDraft
  {
    var label = ScanStore.LabelDraft()
    (label.text, label.barcode, label.title) = (text, barcode, title)
    return label
  }

  private func scan(_ label: ScanStore.LabelDraft, in store: ScanStore) {
    store.send(.edit(label))
    store.send(.read)
  }

  private static let properties: [String: @MainActor (ScanStore) -> Void] = [
    "label": { _ = $0.label }, "report": { _ = $0.report }, "preferences": { _ = $0.preferences },
    "scans": { _ = $0.scans }, "notice": { _ = $0.notice }, "isReadable": { _ = $0.isReadable },
  ]

  @Test func anActionTellsOnlyTheViewsOfWhatItChanges() throws {
    let store = open()
    func changed(_ action: ScanStore.Action) -> Set<String> {
      changes(of: store, Self.properties) { store.send(action) }
    }
    #expect(changed(.edit(label("Oats, sugar, milk"))) == ["label"])
    #expect(changed(.read) == ["scans", "report"])
    #expect(changed(.prefer(.init(avoiding: [.allergen(.milk)]))) == ["preferences", "report"])
    #expect(changes(of: store, Self.properties) { store.send(.pause) } == [])
    #expect(changed(.close) == ["report"])
    #expect(changed(.open(try #require(store.scans.first))) == ["report"])
    #expect(changed(.remove(try #require(store.scans.first))) == ["scans", "notice"])
  }

  @Test func theReportIsThatOfTheAnalyzer() {
    let store = open()
    let wishes = LabelPreferences(avoiding: [.allergen(.treeNuts)])
    store.send(.prefer(wishes))
    scan(label("Oats, sugar, almonds, red 40"), in: store)
    let report = IngredientAnalyzer(knowledge: .embedded).report(
      on: IngredientLabel("Oats, sugar, almonds, red 40"), for: wishes)
    let words = ReportMessages()
    #expect(store.report?.verdict == words.text(for: report.verdict))
    #expect(store.report?.causes == ["Contains tree nuts: almonds"])
    #expect(store.report?.rating == words.text(for: report.rating))
  }

  @Test func scansWishesAndTheReportAreThereAfterTheEnd() {
    let store = open()
    store.send(.prefer(.init(avoiding: [.allergen(.milk)])))
    scan(label("Milk, sugar", barcode: "012345678905", title: "Yogurt"), in: store)
    let later = open()
    #expect(later.scans == store.scans && later.scans.map(\.title) == ["Yogurt"])
    #expect(later.report == store.report && later.report != nil)
    #expect(later.preferences == store.preferences && later.label == store.label)
    later.send(.edit(label("Milk, sug")))
    later.send(.pause)
    #expect(open().label.text == "Milk, sug" && open().report == nil)
  }

  @Test func removedScansAreBroughtBack() throws {
    let store = open()
    for number in 1...3 { scan(label("Oats", title: "Bar \(number)"), in: store) }
    let before = store.scans
    store.send(.remove(before[1]))
    #expect(store.scans.count == 2 && !store.scans.contains(before[1]))
    store.send(.undo)
    #expect(store.scans == before && open().scans == before)
    store.send(.removeAll)
    #expect(store.scans.isEmpty && open().scans.isEmpty)
    store.send(.undo)
    #expect(store.scans == before)
  }

  @Test func aWrongBarcodeIsRefusedWithItsReason() {
    let store = open()
    scan(label("Oats", barcode: "012345678904"), in: store)
    #expect(store.notice != nil && store.scans.isEmpty && store.report == nil)
    scan(label("Oats", barcode: "012345678905"), in: store)
    #expect(store.notice == nil && store.scans.count == 1)
  }

  @Test func productsAreRated() throws {
    let store = open()
    scan(label("Oats", barcode: "012345678905"), in: store)
    store.send(.rate(try Barcode("012345678905"), StarRating(4)))
    #expect(store.scans.first?.userRating == StarRating(4) && open().scans == store.scans)
  }

  @Test func scansThatCannotBeReadAreKept() throws {
    try disk.write(.init("]".utf8), to: "/scans")
    let store = open()
    scan(label("Oats"), in: store)
    #expect(!store.isReadable && store.notice == .notSaved(.unreadable) && store.report == nil)
    #expect(try disk.read("/scans") == .init("]".utf8))
  }
}
