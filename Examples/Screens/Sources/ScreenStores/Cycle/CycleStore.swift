public import HealthDomain
public import Observation

/// The calendar of a cycle tracker: the log, the forecast, and the questions that it asks.
@MainActor @Observable
public final class CycleStore: ScreenStore<CycleStore.Saved> {
  /// The month on the screen.
  public private(set) var month: CalendarMonth
  /// The weeks of the month from Sunday on, with the days of adjacent months.
  public private(set) var weeks: [[CycleForecast.Day?]] = []
  /// The day whose log is open, or `nil`.
  public private(set) var selectedDay: CalendarDate?
  /// The log of the selected day, with the person's edits.
  public private(set) var draft = DayLog()
  /// The sentences of the home screen, a line each, or the reason that there is no forecast.
  public private(set) var headlines: [String] = []
  /// The questions of the forecast, in words.
  public private(set) var questions: [Question] = []
  /// The logged periods, the latest first.
  public private(set) var periods: [LoggedPeriod] = []

  @ObservationIgnored private var forecast: CycleForecast?
  @ObservationIgnored private var basis: Basis?
  @ObservationIgnored private var shownMonth: CalendarMonth?
  private let formats: CycleMessages.Formats
  private let predictor = CyclePredictor()

  /// A question, with its words.
  public struct Question: Hashable, Sendable {
    /// The question.
    public let suggestion: CycleForecast.Suggestion
    /// The words.
    public let text: String
  }

  /// The contents of the file.
  public struct Saved: Codable {
    var history = CycleHistory()
    var context = CycleContext()
    var selectedDay: CalendarDate?
    var draft = DayLog()

    var historyAndDraft: (CycleHistory, DayLog) {
      get { (history, draft) }
      set { (history, draft) = newValue }
    }
  }

  /// The values that a forecast depends on.
  private struct Basis: Equatable {
    var history: CycleHistory
    var context: CycleContext
    var today: CalendarDate
  }

  /// Opens the log in a file.
  public init(
    in path: String, on disk: any Disk = SystemDisk(), texts: MessageTables = MessageTables(),
    formats: CycleMessages.Formats = .plain, clock: @escaping Clock
  ) {
    self.formats = formats
    month = CalendarMonth(containing: clock().local.date)
    super.init(Saved(), in: path, on: disk, texts: texts, clock: clock)
    if let day = file.value.selectedDay { month = CalendarMonth(containing: day) }
    show()
  }

  /// An action of the person.
  public enum Action: Sendable {
    case show(CalendarMonth)
    /// Saves the log of the selected day, and opens that of another one, or of none.
    case select(CalendarDate?)
    /// Edits the log of the selected day.
    case edit(DayLog)
    /// Removes the log of the selected day.
    case removeLog
    case startPeriod(CalendarDate)
    /// The latest period that had started by a day ends on it.
    case endPeriod(CalendarDate)
    /// Removes the period that starts on a day.
    case removePeriod(CalendarDate)
    /// Answers a question; for a period that was not logged, yes comes with its first day.
    case answer(CycleForecast.Suggestion, Bool, start: CalendarDate? = nil)
    /// Says what is not in the log, such as the age.
    case tell(CycleContext)
  }

  /// Does what a person wants, or tells why not in the ``ScreenStore/notice``.
  public func send(_ action: Action) { attempt { try perform(action) } }

  private func perform(_ action: Action) throws {
    let today = clock().local.date
    switch action {
    case .show(let month): self.month = month
    case .select(let day):
      try saveDraft(asOf: today)
      file.note { saved in
        (saved.selectedDay, saved.draft) = (day, day.flatMap { saved.history[$0] } ?? DayLog())
      }
      if let day { month = CalendarMonth(containing: day) }
    case .edit(let draft):
      guard let day = selectedDay else { return }
      guard day <= today else { throw CycleHistory.Error.inFuture(day) }
      file.note { $0.draft = draft }
    case .removeLog:
      guard let day = selectedDay else { return }
      try file.change(keeping: \.historyAndDraft) { saved in
        saved.history.removeLog(on: day)
        saved.draft = DayLog()
      }
      notice = .removed
    case .startPeriod(let day): try start(day, asOf: today)
    case .endPeriod(let day):
      guard let start = periods.first(where: { $0.start <= day })?.start else { return }
      try change { try $0.endPeriod(startingOn: start, on: day, asOf: today) }
    case .removePeriod(let start): try remove(start)
    case .answer(let question, let isYes, let start):
      try answer(question, isYes, start: start, asOf: today)
    case .tell(let context): try file.change { $0.context = context }
    }
  }

  private func change(_ body: (inout CycleHistory) throws -> Void) throws {
    try file.change { try body(&$0.history) }
  }

  private func saveDraft(asOf today: CalendarDate) throws {
    guard let day = selectedDay, draft != file.value.history[day] ?? DayLog() else { return }
    let draft = draft
    try change { try $0.log(draft, on: day, asOf: today) }
  }

  private func start(_ day: CalendarDate, asOf today: CalendarDate) throws {
    let addition = try file.change { try $0.history.add(LoggedPeriod(start: day), asOf: today) }
    notice = texts.cycles.text(for: addition, formats: formats).map(Notice.message)
  }

  private func remove(_ start: CalendarDate) throws {
    try file.change(keeping: \.history) { _ = try $0.history.removePeriod(startingOn: start) }
    notice = .removed
  }

  private func answer(
    _ question: CycleForecast.Suggestion, _ isYes: Bool, start day: CalendarDate?,
    asOf today: CalendarDate
  ) throws {
    switch (question, isYes) {
    case (.missedPeriod, true), (.nothingLogged, true), (.noPeriodLogged, true):
      if let day { try start(day, asOf: today) }
    case (.missedPeriod, false), (.nothingLogged, false), (.noPeriodLogged, false):
      guard let start = forecast?.basis.start else { return }
      try change { try $0.confirmCycle(startingOn: start, asOf: today) }
    case (.spuriousStart(let start), true):
      try change { try $0.confirmPeriod(startingOn: start.id) }
    case (.spuriousStart(let start), false): try remove(start.id)
    case (.positivePregnancyTest(let day, _), true):
      try change { try $0.add(CycleInterruption(.pregnancy, from: day), asOf: today) }
    case (.positivePregnancyTest(let day, _), false):
      try change { try $0.confirmNoPregnancy(on: day, asOf: today) }
    @unknown default: break
    }
  }

  override func show() {
    let saved = file.value
    (selectedDay, draft) = (saved.selectedDay, saved.draft)
    periods = saved.history.periods.reversed()
    let basis = Basis(
      history: saved.history, context: saved.context, today: clock().local.date)
    guard basis != self.basis || month != shownMonth else { return }
    if basis != self.basis { showForecast(on: basis) }
    weeks = forecast?.weeks(in: month, startingOn: .sunday) ?? []
    shownMonth = month
  }

  private func showForecast(on basis: Basis) {
    self.basis = basis
    let words = texts.cycles
    do {
      let forecast = try predictor.forecast(
        for: basis.history, asOf: basis.today, context: basis.context)
      self.forecast = forecast
      let summary = forecast.summary
      headlines = [
        words.text(for: summary, formats: formats),
        words.intervalText(for: summary, formats: formats),
        summary.phase.map { words.text(for: $0) },
        words.fertilityText(for: summary, formats: formats),
        forecast.nextFertileWindow.map { words.text(forFertileWindow: $0, formats: formats) },
      ].compactMap(\.self)
      questions = summary.suggestions.map {
        Question(suggestion: $0, text: words.text(for: $0, formats: formats))
      }
    } catch {
      (forecast, headlines, questions) = (nil, [words.text(for: error)], [])
    }
  }
}
