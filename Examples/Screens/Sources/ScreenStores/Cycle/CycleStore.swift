public import HealthDomain
public import Observation

/// The calendar of a cycle tracker: the log, the forecast, and the questions that it asks.
@MainActor @Observable
public final class CycleStore {
  /// The month on the screen.
  public private(set) var month: CalendarMonth
  /// The weeks of the month from Sunday on, with the days of adjacent months.
  public private(set) var weeks: [[CycleForecast.Day?]] = []
  /// The day whose log is open, or `nil`.
  public private(set) var selectedDay: CalendarDate?
  /// What is logged on the selected day, with what the person has edited since.
  public private(set) var draft = DayLog()
  /// What the home screen says, a line each, or why there is no forecast.
  public private(set) var headlines: [String] = []
  /// What the forecast asks, in words.
  public private(set) var questions: [Question] = []
  /// The logged periods, the latest first.
  public private(set) var periods: [LoggedPeriod] = []
  /// What the bar at the bottom tells, or `nil`.
  public private(set) var notice: Notice?
  /// Whether the file could be read; if not, nothing is shown and nothing is written.
  public private(set) var isReadable = true

  /// The words for people.
  public let texts: MessageTables

  @ObservationIgnored private var file: FileStore<Saved>
  @ObservationIgnored private var forecast: CycleForecast?
  private let clock: Clock
  private let predictor = CyclePredictor()

  /// A question, with its words.
  public struct Question: Hashable, Sendable {
    /// The question.
    public let suggestion: CycleForecast.Suggestion
    /// The words.
    public let text: String
  }

  /// What is in the file.
  struct Saved: Codable {
    var history = CycleHistory()
    var context = CycleContext()
    var selectedDay: CalendarDate?
    var draft = DayLog()

    var historyAndDraft: (CycleHistory, DayLog) {
      get { (history, draft) }
      set { (history, draft) = newValue }
    }
  }

  /// Opens the log in a file.
  public init(
    in path: String, on disk: any Disk = SystemDisk(), texts: MessageTables = MessageTables(),
    clock: @escaping Clock
  ) {
    (self.texts, self.clock) = (texts, clock)
    file = FileStore(Saved(), in: path, on: disk)
    month = CalendarMonth(containing: file.value.selectedDay ?? clock().local.date)
    show()
  }

  /// What a person does, and what the app learns.
  public enum Action: Sendable {
    /// Shows a month.
    case show(CalendarMonth)
    /// Saves the log of the selected day, and opens that of another one, or of none.
    case select(CalendarDate?)
    /// Edits the log of the selected day.
    case edit(DayLog)
    /// Removes the log of the selected day.
    case removeLog
    /// A period starts on a day.
    case startPeriod(CalendarDate)
    /// The latest period that had started by a day ends on it.
    case endPeriod(CalendarDate)
    /// Removes the period that starts on a day.
    case removePeriod(CalendarDate)
    /// Answers a question with yes or no; for a period that was not logged, yes comes with its first day.
    case answer(CycleForecast.Suggestion, Bool, start: CalendarDate? = nil)
    /// Says what is not in the log, such as the age.
    case tell(CycleContext)
    /// Brings back what was removed last.
    case undo
    /// Closes the bar at the bottom.
    case dismissNotice
    /// The app goes to the background, or a moment has passed without a keystroke.
    case pause
    /// The app is in front again; it may be another day, and the file may be readable now.
    case resume
    /// Begins a new log beside a file that cannot be read.
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
    show(needsForecast: action.changesForecast)
  }

  private func perform(_ action: Action) throws {
    let today = clock().local.date
    switch action {
    case .show(let month): self.month = month
    case .select(let day):
      try saveDraft(asOf: today)
      file.note { saved in
        saved.selectedDay = day
        saved.draft = day.flatMap { saved.history[$0] } ?? DayLog()
      }
      if let day { month = CalendarMonth(containing: day) }
    case .edit(let draft):
      guard let day = file.value.selectedDay else { return }
      guard day <= today else { throw CycleHistory.Error.inFuture(day) }
      file.note { $0.draft = draft }
    case .removeLog:
      guard let day = file.value.selectedDay else { return }
      try file.change(keeping: \.historyAndDraft) { saved in
        saved.history.removeLog(on: day)
        saved.draft = DayLog()
      }
      notice = .removed
    case .startPeriod(let day): try start(day, asOf: today)
    case .endPeriod(let day):
      guard let start = file.value.history.periods.last(where: { $0.start <= day })?.start else {
        return
      }
      try change { try $0.endPeriod(startingOn: start, on: day, asOf: today) }
    case .removePeriod(let start):
      try remove(start)
    case .answer(let question, let isYes, let start):
      try answer(question, isYes, start: start, asOf: today)
    case .tell(let context): try file.change { $0.context = context }
    case .undo: try file.undo()
    case .dismissNotice: break
    case .pause: try file.flush()
    case .resume: if file.problem != nil { file.reopen() }
    case .startAnew: try file.startAnew()
    }
  }

  private func saveDraft(asOf today: CalendarDate) throws {
    let saved = file.value
    guard let day = saved.selectedDay, saved.draft != saved.history[day] ?? DayLog() else { return }
    try change { try $0.log(saved.draft, on: day, asOf: today) }
  }

  private func change(_ body: (inout CycleHistory) throws -> Void) throws {
    try file.change { try body(&$0.history) }
  }

  private func start(_ day: CalendarDate, asOf today: CalendarDate) throws {
    let addition = try file.change {
      try $0.history.add(LoggedPeriod(start: day), asOf: today)
    }
    if let hint = texts.cycles.text(for: addition) { notice = .message(hint) }
  }

  private func remove(_ start: CalendarDate) throws {
    try file.change(keeping: \.history) { _ = try $0.history.removePeriod(startingOn: start) }
    notice = .removed
  }

  private func answer(
    _ question: CycleForecast.Suggestion, _ isYes: Bool, start day: CalendarDate?,
    asOf today: CalendarDate
  ) throws {
    switch question {
    case .missedPeriod, .nothingLogged:
      if isYes {
        guard let day else { return }
        try start(day, asOf: today)
      } else if let start = forecast?.basis.start {
        try change { try $0.confirmCycle(startingOn: start, asOf: today) }
      }
    case .spuriousStart(let start):
      if isYes {
        try change { try $0.confirmPeriod(startingOn: start.id) }
      } else {
        try remove(start.id)
      }
    case .positivePregnancyTest(let day, _):
      try change { history in
        if isYes {
          try history.add(CycleInterruption(.pregnancy, from: day), asOf: today)
        } else {
          try history.confirmNoPregnancy(on: day, asOf: today)
        }
      }
    @unknown default: break
    }
  }

  /// Shows what the file holds; a property that stays the same tells no view.
  private func show(needsForecast: Bool = true) {
    let saved = file.value
    isReadable = file.problem == nil
    (selectedDay, draft) = (saved.selectedDay, saved.draft)
    periods = saved.history.periods.reversed()
    if needsForecast {
      do {
        let forecast = try predictor.forecast(
          for: saved.history, asOf: clock().local.date, context: saved.context)
        self.forecast = forecast
        (headlines, questions) = words(for: forecast)
      } catch {
        forecast = nil
        (headlines, questions) = ([texts.cycles.text(for: error)], [])
      }
    }
    weeks = forecast?.weeks(in: month, startingOn: .sunday) ?? []
  }

  private func words(for forecast: CycleForecast) -> (headlines: [String], questions: [Question]) {
    let (words, summary) = (texts.cycles, forecast.summary)
    let phase = summary.phase.map { words.text(for: $0) }
    let window = forecast.nextFertileWindow.map { words.text(forFertileWindow: $0) }
    let lines = [
      words.text(for: summary), words.intervalText(for: summary), phase,
      words.fertilityText(for: summary), window,
    ]
    return (
      lines.compactMap(\.self),
      summary.suggestions.map { Question(suggestion: $0, text: words.text(for: $0)) }
    )
  }
}

extension CycleStore.Action {
  /// Whether the forecast may be another one afterward.
  fileprivate var changesForecast: Bool {
    switch self {
    case .show, .edit, .dismissNotice, .pause: false
    default: true
    }
  }
}
