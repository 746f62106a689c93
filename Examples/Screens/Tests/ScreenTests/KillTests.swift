import HealthDomain
import ScreenStores
import Testing

@MainActor @Suite("Kills at random steps of a save, in every store")
struct KillTests {
  let disk = TestDisk(using: SeededGenerator(seed: 3))
  let clock: TestClock

  init() throws { clock = try TestClock("2026-04-14T09:00") }

  @Test func theJournalLosesNoEntry() {
    survives(100) {
      JournalStore(in: "/journal", on: disk, clock: clock.clock)
    } edit: { store, number in
      var form = JournalForm()
      form.text = "\(number)"
      store.send(.fill(form))
      store.send(.save)
    } count: {
      $0.entries.count
    }
  }

  @Test func theDirectoryLosesNoFavorite() throws {
    let directory = try DirectorySample.directory(count: 250)
    let (config, site) = (try DirectorySample.config(), try DirectorySample.site())
    survives(100) {
      DirectoryStore(
        directory, of: .market, config: config, site: site, in: "/directory", on: disk,
        clock: clock.clock)
    } edit: { store, number in
      guard let market = try? ItemReference(.market, "\(number + 1)") else { return }
      store.send(.toggleFavorite(market))
    } count: {
      $0.favorites.count
    }
  }

  @Test func theCycleLosesNoPeriod() {
    let today = clock.local.date
    survives(40) {
      CycleStore(in: "/cycle", on: disk, clock: clock.clock)
    } edit: { store, number in
      guard let day = today.adding(days: -28 * (number + 1)) else { return }
      store.send(.startPeriod(day))
    } count: {
      $0.periods.count
    }
  }

  @Test func theScannerLosesNoScan() {
    let analyzer = IngredientAnalyzer(knowledge: .embedded)
    survives(50) {
      ScanStore(in: "/scans", on: disk, analyzer: analyzer, clock: clock.clock)
    } edit: { store, number in
      var label = ScanStore.LabelDraft()
      (label.title, label.text) = ("\(number)", "Oats")
      store.send(.edit(label))
      store.send(.read)
    } count: {
      $0.scans.count
    }
  }

  @Test func theFamilyLosesNoChild() throws {
    let (server, birthDate) = (SampleServer(), try CalendarDate(2018, 3, 14))
    survives(100) {
      SignUpStore(in: "/account", on: disk, server: server, clock: clock.clock)
    } edit: { store, number in
      store.send(.addChild(name: "Child \(number)", birthDate: birthDate))
    } count: {
      $0.children.count
    }
  }

  /// Opens a store, edits it until the process ends at a random step, and looks for the edits in the next one.
  private func survives<Store: AnyObject, Saved>(
    _ kills: Int, open: () -> Store, edit: (Store, Int) -> Void, count: (Store) -> Int
  ) where Store: ScreenStore<Saved> {
    var (generator, accepted, losses) = (SeededGenerator(seed: 4), 0, 0)
    for kill in 0..<kills {
      let store = open()
      let found = count(store)
      // The edit that was under way may be there, too.
      if !store.isReadable || found < accepted || found > accepted + 1 { losses += 1 }
      accepted = found
      disk.end = disk.steps + .random(in: 1...25, using: &generator)
      while true {
        edit(store, accepted)
        if store.notice == .notSaved(.notSaved) { break }
        accepted += 1
      }
      disk.restart(after: kill.isMultiple(of: 2) ? .kill : .lossOfPower)
    }
    #expect(losses == 0 && accepted > kills / 2)
  }
}
