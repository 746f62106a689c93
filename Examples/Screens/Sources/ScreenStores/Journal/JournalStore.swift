public import HealthDomain
public import Observation

/// The private journal of a person who may be ill or was exposed: entries, a search, a form, and the plan
/// of the day.
@MainActor @Observable
public final class JournalStore {
  /// The screen.
  public private(set) var screen = Screen.entries
  /// The text in the search field.
  public private(set) var searchText = ""
  /// The entries that match the search, the newest first.
  public private(set) var entries: [HealthJournal.Entry] = []
  /// The form of an entry.
  public private(set) var form = JournalForm()
  /// What the person knows of the illness or the exposure.
  public private(set) var situation = IsolationPlan.Situation()
  /// What to do today, a line each, or why there is no plan.
  public private(set) var plan: [String] = []
  /// The people whom the person met in the two days before the illness, the latest first.
  public private(set) var peopleToTell: [String] = []
  /// What the bar at the bottom tells, or `nil`.
  public private(set) var notice: Notice?
  /// Whether the file could be read; if not, nothing is shown and nothing is written.
  public private(set) var isReadable = true

  /// The words for people.
  public let texts: MessageTables

  @ObservationIgnored private var file: FileStore<Saved>
  private let clock: Clock

  /// A screen of the journal.
  public enum Screen: Hashable, Codable, Sendable {
    /// The entries, with the search.
    case entries
    /// The form.
    case form
    /// The plan of the day.
    case plan
  }

  /// What is in the file.
  struct Saved: Codable {
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
    (self.texts, self.clock) = (texts, clock)
    let journal = HealthJournal(replica: .random(in: .min ... .max))
    file = FileStore(Saved(journal: journal), in: path, on: disk)
    show()
  }

  /// What a person does, and what the app learns.
  public enum Action: Sendable {
    /// Types into the search field.
    case search(String)
    /// Types into the form.
    case fill(JournalForm)
    /// Saves the form as an entry.
    case save
    /// Opens the form with an entry.
    case edit(HealthJournal.Entry.ID)
    /// Empties the form.
    case discard
    /// Deletes an entry.
    case delete(HealthJournal.Entry.ID)
    /// Deletes the journal.
    case deleteAll
    /// Brings back what was deleted last.
    case undo
    /// Says what is known of the illness or the exposure.
    case tell(IsolationPlan.Situation)
    /// Opens a screen, such as by a link.
    case open(Screen)
    /// Closes the bar at the bottom.
    case dismissNotice
    /// The app goes to the background, or a moment has passed without a keystroke.
    case pause
    /// The app is in front again; it may be another day, and the file may be readable now.
    case resume
    /// Begins a new journal beside a file that cannot be read.
    case startAnew
  }

  /// Does what a person wants, or tells why not in the ``notice``.
  public func send(_ action: Action) {
    do {
      notice = nil
      try perform(action)
    } catch let problem as FileProblem {
      notice = .notSaved(problem)
    } catch {
      notice = .message("\(error)")
    }
    show()
  }

  private func perform(_ action: Action) throws {
    switch action {
    case .search(let text): file.note { $0.searchText = text }
    case .fill(let form): file.note { $0.form = form }
    case .save: try save()
    case .edit(let id):
      guard let entry = file.value.journal.entry(id) else { return }
      try file.change(keeping: \.form) {
        ($0.form, $0.screen) = (JournalForm(editing: entry), .form)
      }
    case .discard:
      try file.change(keeping: \.form) { $0.form = JournalForm() }
      notice = .removed
    case .delete(let id):
      try file.change(keeping: \.journal) { _ = $0.journal.delete(id) }
      notice = .removed
    case .deleteAll:
      try file.change(keeping: \.journal) { $0.journal.deleteAll() }
      notice = .removed
    case .undo: try file.undo()
    case .tell(let situation): try file.change { $0.situation = situation }
    case .open(let screen): file.note { $0.screen = screen }
    case .dismissNotice: break
    case .pause: try file.flush()
    case .resume: if file.problem != nil { file.reopen() }
    case .startAnew: try file.startAnew()
    }
  }

  private func save() throws {
    let form = file.value.form
    guard !form.isEmpty else { return }
    guard form.isTemperatureValid else {
      notice = .message("Enter a body temperature from 77 to 113 °F, such as 98.6.")
      return
    }
    let now = clock()
    let old = form.edited.flatMap { file.value.journal.entry(.init($0)) }
    let new = HealthJournal.Entry(.init(.random(in: .min ... .max)), at: now.local)
    try file.change { saved in
      try saved.journal.save(form.filled(into: old ?? new, at: now.local), now: now.seconds)
      (saved.form, saved.screen) = (JournalForm(), .entries)
    }
  }

  /// Shows what the file holds; a property that stays the same tells no view.
  private func show() {
    let saved = file.value
    isReadable = file.problem == nil
    (screen, searchText, form, situation) =
      (saved.screen, saved.searchText, saved.form, saved.situation)
    entries = saved.journal.entries(matching: .init(text: searchText))
    let today = clock().local.date
    do {
      plan = texts.isolationPlans.lines(for: try IsolationPlan(for: situation, on: today))
    } catch {
      plan = [error.description]
    }
    peopleToTell =
      (situation.onset ?? situation.positiveTests.min())
      .map { saved.journal.exposures(before: $0).people } ?? []
  }
}
