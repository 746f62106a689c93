import Essentials
import SeatCounting

/// The state machine of a ``RegistrationService``: it decides commands in memory, and tells what to
/// load, what to store next, and when to answer.
///
/// It does no input or output itself, so tests can drive it with any timing. While one batch is being
/// stored, the next ones are decided on top of it. Nothing is answered, shown, or counted before its
/// batch is stored.
struct GroupCommit: ~Copyable {
  /// A stream of facts.
  enum Stream: Hashable {
    case event(EventID)
    case account(PersonID)
  }

  /// The stored state of an event, which readers see.
  final class View {
    var record: EventRecord?
    var spots = RegistrationDesk.SpotsLeft()
  }

  let rules: Rules
  /// The loaded states, with the changes that are not stored yet.
  var ledgers: HeldLedgers
  var accounts: [PersonID: ProviderAccount] = [:]
  var views: [EventID: View] = [:]
  var counters = RegistrationDesk.Counters()
  /// The stored answers without facts, and those that are not stored yet.
  var answers: AnswerMemory
  var pendingAnswers: IDMap<RequestMemory.Entry>

  /// The batch that is being stored.
  var inFlight: Draft?
  /// The batches that are decided and not being stored yet.
  var drafts: [Draft] = []
  /// The size of the last batch, for which the next one begins with room.
  var lastRoom = Draft.Room()
  /// The number of batches so far, which is the number of the last one.
  var batchCount = 0
  /// The work that waits for a stream to be loaded, in order for each stream of work.
  private var waiting: [Stream: [Work]] = [:]
  /// The streams of work that wait for a stream that is being loaded.
  private var loading: [Stream: [Stream]] = [:]
  private var newLoads: [Stream] = []
  /// The reads that were begun, in order.
  var readings: [Reading] = []

  init(_ rules: Rules) {
    self.rules = rules
    ledgers = HeldLedgers(seed: rules.seed)
    answers = AnswerMemory(rules.retention, seed: rules.seed)
    pendingAnswers = IDMap(seed: rules.seed)
  }
}

extension GroupCommit {
  struct Rules {
    var seed: UInt64
    var planLimits = ProviderPlan.Limits.standard
    /// The clocks of a provider.
    var offsets: @Sendable (PersonID) -> UTCOffsetTable? = { _ in nil }
    var retention = RegistrationRequest.Retention.standard
    /// How often a command is decided while other writers are faster.
    var attempts = 10
    /// The number of commands after which a batch is full.
    var batchLimit = 1024
  }

  // MARK: Work

  /// Takes work over, and does it as soon as its stream is loaded and all earlier work on it is done.
  mutating func take(_ work: Work) {
    if !waiting.isEmpty, waiting[work.stream] != nil {
      waiting[work.stream]?.append(work)
    } else if let missing = perform(work) {
      waiting[work.stream] = [work]
      load(missing, for: work.stream)
    }
  }

  /// Takes commands over that were sent together.
  mutating func take(_ commands: Work.Commands, orFail fail: @escaping (any Error) -> Void) {
    for place in commands.submissions.indices {
      take(Work(.submitted(commands, place: place), orFail: fail))
    }
  }

  /// Takes work over that was undone, before all other work on its streams.
  mutating func takeAgain(_ works: [Work]) {
    var streams: [Stream] = []
    var again: [Stream: [Work]] = [:]
    for work in works {
      if again[work.stream] == nil { streams.append(work.stream) }
      again[work.stream, default: []].append(work)
    }
    for stream in streams {
      waiting[stream] = (again[stream] ?? []) + (waiting[stream] ?? [])
      proceed(with: stream)
    }
  }

  /// Does the waiting work of a stream up to the first that misses a stream.
  private mutating func proceed(with stream: Stream) {
    guard let works = waiting[stream] else { return }
    for (index, work) in works.enumerated() {
      guard let missing = perform(work) else { continue }
      waiting[stream] = Array(works[index...])
      return load(missing, for: stream)
    }
    waiting[stream] = nil
  }

  /// Returns the reads that were begun, each once, to carry out before the next access.
  mutating func takeReadings() -> [Reading] {
    defer { readings = [] }
    return readings
  }

  // MARK: Loading

  /// Returns the streams to load, each once.
  mutating func takeLoads() -> [Stream] {
    defer { newLoads = [] }
    return newLoads
  }

  private mutating func load(_ missing: Stream, for stream: Stream) {
    if loading[missing] == nil { newLoads.append(missing) }
    if loading[missing]?.contains(stream) != true { loading[missing, default: []].append(stream) }
  }

  /// Takes a loaded event, or an event without facts.
  mutating func loaded(_ event: EventID, _ ledger: EventLedger?) {
    guard ledger?.id ?? event == event else {
      return failedToLoad(.event(event), RegistrationService.Failure.wrongStream)
    }
    ledgers.insert(
      ledger ?? EventLedger(event, seed: rules.seed, remembering: rules.retention))
    if let held = ledgers.held(event), ledger != nil { show(held.ledger.record, of: held) }
    finishLoading(.event(event))
  }

  /// Takes a loaded account, or an account without facts.
  mutating func loaded(_ provider: PersonID, _ account: ProviderAccount?) {
    guard account?.provider ?? provider == provider else {
      return failedToLoad(.account(provider), RegistrationService.Failure.wrongStream)
    }
    accounts[provider] = account ?? ProviderAccount(provider)
    finishLoading(.account(provider))
  }

  private mutating func finishLoading(_ stream: Stream) {
    for waiting in loading.removeValue(forKey: stream) ?? [] { proceed(with: waiting) }
  }

  /// Ends the work that waits for a stream, without answers.
  mutating func failedToLoad(_ stream: Stream, _ error: any Error) {
    for stalled in loading.removeValue(forKey: stream) ?? [] {
      guard stalled != stream else {
        for work in waiting.removeValue(forKey: stalled) ?? [] { work.fail(error) }
        continue
      }
      // Of the work on an event, only the first needs the account.
      waiting[stalled]?.removeFirst().fail(error)
      proceed(with: stalled)
    }
  }

  /// Whether there is unfinished work on a stream.
  func isBusy(_ stream: Stream) -> Bool {
    waiting[stream] != nil || loading[stream] != nil || isChanging(stream)
  }

  // MARK: What readers see

  /// Shows the stored record of an event.
  mutating func show(_ record: EventRecord?, of held: HeldLedgers.Held) {
    let view = held.view ?? view(of: held)
    counters.count(waiting: (record?.seats.waiting ?? 0) - (view.record?.seats.waiting ?? 0))
    view.spots.set(record?.seats.available ?? 0, version: record?.version ?? 0)
    view.record = record
  }

  /// Returns the view for readers of an event that was not shown since it was loaded.
  private mutating func view(of held: HeldLedgers.Held) -> View {
    let view = views[held.ledger.id] ?? View()
    views[held.ledger.id] = view
    held.view = view
    return view
  }

  /// Removes an event from memory, unless it is busy, and returns whether it did.
  ///
  /// The free seats stay while somebody else can read them.
  mutating func evict(_ event: EventID) -> Bool {
    guard !isBusy(.event(event)) else { return false }
    ledgers.remove(event)
    guard let view = views.removeValue(forKey: event) else { return true }
    counters.count(waiting: -(view.record?.seats.waiting ?? 0))
    view.record = nil
    if !isKnownUniquelyReferenced(&view.spots) { views[event] = view }
    return true
  }

  /// The outcome of storing a batch.
  enum Outcome {
    case stored
    /// Another writer was faster; nothing was stored.
    case contended
    /// It is unknown whether it was stored.
    case unknown(any Error)
  }

  /// Returns the next batch to store, or `nil` if there is none.
  ///
  /// Only one batch is being stored at a time.
  mutating func nextBatch() -> RegistrationService.Batch? {
    guard inFlight == nil, let first = drafts.first, !first.decisions.isEmpty else { return nil }
    if drafts.count == 1 { closeLastDraft() }
    inFlight = drafts.removeFirst()
    lastRoom = first.room
    return first.batch
  }

  /// Ends the batch that was being stored: tells its results, or undoes what depends on it.
  mutating func settle(_ outcome: Outcome) {
    guard let draft = inFlight else { return }
    inFlight = nil
    switch outcome {
    case .stored: tell(draft)
    case .contended:
      let undone = undo(draft)
      var works = draft.decisions.map(\.work)
      for index in works.indices { works[index].attempts += 1 }
      takeAgain(works.filter { $0.attempts < rules.attempts } + undone)
      for work in works where work.attempts >= rules.attempts {
        work.fail(RegistrationService.Failure.contended)
      }
    case .unknown(let error):
      let undone = undo(draft)
      takeAgain(undone)
      for decision in draft.decisions { decision.work.fail(error) }
    }
  }

  private mutating func tell(_ draft: Draft) {
    for (held, record) in zip(draft.held, draft.records) { show(record, of: held) }
    for (held, append) in zip(draft.held, draft.events) {
      counters.count(append.facts)
      // An event that nobody drafted takes no memory.
      if append.version == 0, append.facts.isEmpty, held.ledger.version == 0, !isChanging(held) {
        ledgers.remove(append.stream)
        views[append.stream] = nil
      }
    }
    for answer in draft.remembered {
      pendingAnswers[answer.entry.request] = nil
      answers.remember(answer.entry, at: answer.time)
    }
    // By their places, because a loop over them would copy each.
    for index in draft.decisions.indices {
      switch draft.decisions[index].result {
      case .answer(let answer):
        counters.count(answer)
        if case .submitted(let commands, let place) = draft.decisions[index].work.action {
          commands.tell(answer, place)
        }
      case .other(let answers, let tell):
        for answer in answers { counters.count(answer) }
        tell()
      }
    }
  }

  /// Undoes the decisions on the streams of a batch that is not stored, and returns the work of
  /// later batches that is undone.
  ///
  /// The streams are removed from memory, so that they are loaded before the next decision.
  private mutating func undo(_ draft: Draft) -> [Work] {
    let streams = dependents(of: Set(draft.streams))
    var (undone, forgotten) = ([] as [Work], draft.remembered)
    for index in drafts.indices {
      let removed = drafts[index].remove(streams)
      undone += removed.undone
      forgotten += removed.forgotten
    }
    for answer in forgotten { pendingAnswers[answer.entry.request] = nil }
    drafts.removeAll { $0.decisions.isEmpty }
    for draft in drafts { draft.notePlaces() }
    for stream in streams {
      switch stream {
      case .event(let event): ledgers.remove(event)
      case .account(let provider): accounts[provider] = nil
      }
    }
    return undone
  }

  /// Returns the streams, and those that later decisions have changed together with them.
  private func dependents(of streams: Set<Stream>) -> Set<Stream> {
    var streams = streams
    var count: Int
    repeat {
      count = streams.count
      for decision in drafts.lazy.flatMap(\.decisions) where decision.depends(onAnyOf: streams) {
        streams.formUnion(decision.streams)
      }
    } while streams.count > count
    return streams
  }
}

extension GroupCommit {
  /// A command, a read, or another action whose result is reported after its batch is stored.
  struct Work {
    enum Action {
      /// One of the commands that were sent together.
      case submitted(Commands, place: Int)
      indirect case series(SeriesDecision, (RegistrationDesk.SeriesOutcome) -> Void)
      indirect case plan(ProviderPlan, utcOffset: Int, PersonID, at: Int64, (PlanResult) -> Void)
      indirect case advance(EventID, to: Int64, () -> Void)
      /// Returns how to tell what was read.
      indirect case readEvent(EventID, (EventLedger) -> () -> Void)
      indirect case readAccount(PersonID, (ProviderAccount) -> () -> Void)

      static func command(
        _ submission: RegistrationDesk.Submission,
        _ tell: @escaping (EventAnswer<EventCommand.Outcome>) -> Void
      ) -> Action {
        .submitted(Commands([submission]) { answer, _ in tell(answer) }, place: 0)
      }
    }

    /// Commands that were sent together, and how to tell their answers; an object, so that the work on
    /// each of them has one reference.
    final class Commands {
      let submissions: [RegistrationDesk.Submission]
      let tell: (EventAnswer<EventCommand.Outcome>, _ place: Int) -> Void

      init(
        _ submissions: [RegistrationDesk.Submission],
        _ tell: @escaping (EventAnswer<EventCommand.Outcome>, _ place: Int) -> Void
      ) {
        self.submissions = submissions
        self.tell = tell
      }
    }

    typealias PlanResult = Result<Void, ProviderAccount.Error>

    let action: Action
    let fail: (any Error) -> Void
    /// How often it was decided and not stored because other writers were faster.
    var attempts = 0

    init(_ action: Action, orFail fail: @escaping (any Error) -> Void) {
      self.action = action
      self.fail = fail
    }

    /// The stream on which work is done in the order in which it was taken over.
    var stream: Stream {
      switch action {
      case .submitted(let commands, let place): .event(commands.submissions[place].event)
      // Never empty; the order of work on its other events is that of the decisions.
      case .series(let series, _): .event(series.submissions[0].event)
      case .advance(let event, _, _), .readEvent(let event, _): .event(event)
      case .plan(_, _, let provider, _, _), .readAccount(let provider, _): .account(provider)
      }
    }
  }

  /// A read of an event, which the service carries out after the access to its state, because the
  /// reader's code may use the service.
  final class Reading {
    private var ledger: EventLedger?
    private let isStored: Bool
    private let read: (EventLedger) -> () -> Void
    private var result: (() -> Void)?

    init(of ledger: EventLedger, isStored: Bool, _ read: @escaping (EventLedger) -> () -> Void) {
      self.ledger = ledger
      self.isStored = isStored
      self.read = read
    }

    /// Reads, and reports the result if the read state is stored already.
    func perform() {
      result = ledger.map(read)
      // The ledger would otherwise be copied at its next change.
      ledger = nil
      if isStored { tell() }
    }

    /// Tells the result.
    func tell() { result?() }
  }
}

/// The loaded ledgers of a service, each of which is changed in place.
struct HeldLedgers: ~Copyable {
  /// A ledger and all that a command looks up by its event, so that it has one look-up.
  final class Held {
    /// A batch, and the place of the event in it.
    struct Batch {
      var number = 0
      var place = 0
    }

    var ledger: EventLedger
    /// The last batch that depends on the event; its number is 0 if there is none.
    var lastBatch = Batch()
    /// The view that readers see, once it was shown.
    var view: GroupCommit.View?

    fileprivate init(_ ledger: EventLedger) { self.ledger = ledger }
  }

  private var events: IDMap<Held>

  /// Creates an empty set; the seed only randomizes hashing.
  init(seed: UInt64) { events = IDMap(seed: seed) }

  /// Copies of all ledgers.
  var all: some Sequence<EventLedger> { events.values.map(\.ledger) }

  /// Returns the ledger of an event to change, or `nil` if it is not loaded.
  func held(_ event: EventID) -> Held? { events[event] }

  /// Holds a ledger that was loaded.
  mutating func insert(_ ledger: EventLedger) { events[ledger.id] = Held(ledger) }

  mutating func remove(_ event: EventID) { events[event] = nil }
}

/// Values by 128-bit IDs, whose hashes a seed randomizes.
struct IDMap<Value>: ~Copyable {
  private var numbers: IDTable
  /// The values by the number of their ID; those of free numbers are `nil`.
  private var slots: ContiguousArray<Value?> = []

  init(seed: UInt64) { numbers = IDTable(seed: seed) }

  /// The values in no order.
  var values: some Sequence<Value> { slots.lazy.compactMap(\.self) }

  subscript<Kind>(id: EntityID<Kind>) -> Value? {
    get { numbers.number(high: id.high, low: id.low).flatMap { slots[Int($0)] } }
    set {
      guard let value = newValue else {
        if let number = numbers.remove(high: id.high, low: id.low) { slots[Int(number)] = nil }
        return
      }
      let number = Int(numbers.insert(high: id.high, low: id.low))
      if number < slots.count { slots[number] = value } else { slots.append(value) }
    }
  }
}
