public import HealthDomain
public import Observation

/// The private journal of a person who may be ill or was exposed: entries, a search, a form, and the plan
/// of the day.
@MainActor @Observable
public final class JournalStore: ScreenStore<JournalStore.Saved> {
  /// The screen.
  public private(set) var screen = Screen.entries
  /// The text in the search field.
  public private(set) var searchText = ""
  /// The entries that match the search, the newest first.
  public private(set) var entries: [HealthJournal.Entry] = []
  /// The form of an entry.
  public private(set) var form = JournalForm()
  /// The person's knowledge of the illness or the exposure.
  public private(set) var situation = IsolationPlan.Situation()
  /// Today's steps, a line each, or the reason that there is no plan.
  public private(set) var plan: [String] = []
  /// The people whom the person met in the two days before the illness, the latest first.
  public private(set) var peopleToTell: [String] = []

  /// A screen of the journal.
  public enum Screen: Hashable, Codable, Sendable { case entries, form, plan }

  /// The contents of the file.
  public struct Saved: Codable {
    var journal: HealthJournal
    var situation = IsolationPlan.Situation()
    var form = JournalForm()
    var screen = Screen.entries
    var searchText = ""
  }

  /// Opens the journal in a file.
  public init(
    in path: String, on disk: any Disk = SystemDisk(), texts: MessageTables = MessageTables(),
    clock: @escaping Clock
  ) {
    let journal = HealthJournal(replica: .random(in: .min ... .max))
    super.init(Saved(journal: journal), in: path, on: disk, texts: texts, clock: clock)
    show()
  }

  /// An action of the person.
  public enum Action: Sendable {
    case open(Screen)
    case search(String)
    /// Types into the form.
    case fill(JournalForm)
    /// Saves the form as an entry.
    case save
    /// Opens the form with an entry.
    case edit(HealthJournal.Entry.ID)
    /// Empties and closes the form.
    case discard
    case delete(HealthJournal.Entry.ID)
    case deleteAll
    /// Says what is known of the illness or the exposure.
    case tell(IsolationPlan.Situation)
  }

  /// Does what a person wants, or tells why not in the ``ScreenStore/notice``.
  public func send(_ action: Action) { attempt { try perform(action) } }

  private func perform(_ action: Action) throws {
    switch action {
    case .open(let screen): file.note { $0.screen = screen }
    case .search(let text): file.note { $0.searchText = text }
    case .fill(let form): file.note { $0.form = form }
    case .save: try save()
    case .edit(let id):
      guard let entry = file.value.journal.entry(id) else { return }
      try file.change { ($0.form, $0.screen) = (JournalForm(editing: entry), .form) }
    case .discard:
      try file.change(keeping: \.form) { ($0.form, $0.screen) = (JournalForm(), .entries) }
      notice = .removed
    case .delete(let id):
      try file.change(keeping: \.journal) { _ = $0.journal.delete(id) }
      notice = .removed
    case .deleteAll:
      try file.change(keeping: \.journal) { $0.journal.deleteAll() }
      notice = .removed
    case .tell(let situation): try file.change { $0.situation = situation }
    }
  }

  private func save() throws {
    guard !form.isEmpty else { return }
    guard form.isTemperatureValid else {
      notice = .message("Enter a body temperature from 77 to 113 °F, such as 98.6.")
      return
    }
    let now = clock()
    let old = form.edited.flatMap { file.value.journal.entry(.init($0)) }
    let new = HealthJournal.Entry(.init(.random(in: .min ... .max)), at: now.local)
    let entry = form.filled(into: old ?? new, at: now.local)
    try file.change { saved in
      try saved.journal.save(entry, now: now.seconds)
      (saved.form, saved.screen) = (JournalForm(), .entries)
    }
  }

  override func show() {
    let saved = file.value
    (screen, searchText, form, situation) =
      (saved.screen, saved.searchText, saved.form, saved.situation)
    entries = saved.journal.entries(matching: .init(text: searchText))
    do {
      let plan = try IsolationPlan(for: situation, on: clock().local.date)
      self.plan = texts.isolationPlans.lines(for: plan)
    } catch {
      plan = [error.description]
    }
    let firstDay = situation.onset ?? situation.positiveTests.min()
    peopleToTell = firstDay.map { saved.journal.exposures(before: $0).people } ?? []
  }
}
