#if os(Linux)
import Foundation
import HealthDomain
import ScreenStores

/// A person who does one thing on each screen, and finds it there after the process has ended.
@MainActor struct Walk {
  struct NoClock: Error {}

  private let stores: AppStores
  private let today: CalendarDate

  init(in folder: String) throws {
    guard let clock = deviceClock() else { throw NoClock() }
    stores = try AppStores(in: folder, clock: clock)
    today = clock().local.date
    print("The files are in \(folder); run it again to find what was done.")
  }

  func run() async throws {
    browse()
    track()
    scan()
    try await register()
    write()
  }

  private func browse() {
    let store = stores.directory
    tell("Favorites: \(store.favorites.count)", store.favorites.map(\.title))
    store.send(.search("citrus farm"))
    tell("\(store.total) found", store.hits.prefix(2).map(\.record.title))
    stores.open("https://health.example/r/market/7")
    tell("A link opens", store.card.map { [$0.record.title] } ?? [])
    if store.card?.isFavorite == false, let item = store.card?.record.id {
      store.send(.toggleFavorite(item))
    }
  }

  private func track() {
    let store = stores.cycle
    tell("Periods: \(store.periods.count)", Array(store.headlines.prefix(2)))
    for days in [-59, -30, -1] where store.periods.count < 3 {
      if let day = today.adding(days: days) { store.send(.startPeriod(day)) }
    }
    tell("Now", Array(store.headlines.prefix(2)))
  }

  private func scan() {
    let store = stores.scan
    tell("Scans: \(store.scans.count)", store.scans.map(\.title))
    store.send(.prefer(LabelPreferences(avoiding: [.allergen(.treeNuts)])))
    var label = ScanStore.LabelDraft()
    (label.title, label.barcode) = ("Oat Bar", "012345678905")
    label.text = "Oats, sugar, almonds, palm oil, salt, red 40"
    store.send(.edit(label))
    store.send(.read)
    if let report = store.report { tell(report.verdict, report.causes + [report.rating]) }
  }

  private func register() async throws {
    let store = stores.signUp
    await store.deliver()
    tell(
      "Events, signed in: \(store.session.person != nil)", store.events.map(\.record.details.title))
    var form = store.signUpForm
    (form.email, form.password) = ("ana@example.com", "garden")
    store.send(.fillSignUp(form))
    store.send(.signUp)
    tell("The form says", store.problems.values.sorted() + store.warnings)
  }

  private func write() {
    let store = stores.journal
    tell("Entries of the journal: \(store.entries.count)", store.entries.prefix(3).map(\.text))
    store.send(.tell(.init(exposure: today)))
    tell("The plan", Array(store.plan.prefix(3)))
    var form = JournalForm()
    form.text = "I walked through the app."
    store.send(.fill(form))
    store.send(.save)
    tell("Written", store.entries.prefix(1).map(\.text))
  }

  private func tell(_ title: String, _ lines: [String]) {
    print(title)
    for line in lines { print("  \(line)") }
  }
}
#endif
