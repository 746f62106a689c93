import Essentials

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
  /// What the last batch held, for which the next one begins with room.
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

  /// Takes over what was loaded, or an event without facts.
  mutating func loaded(_ event: EventID, _ ledger: EventLedger?) {
    guard ledger?.id ?? event == event else {
      return failedToLoad(.event(event), RegistrationService.Failure.wrongStream)
    }
    ledgers.insert(
      ledger ?? EventLedger(event, seed: rules.seed, remembering: rules.retention))
    if let held = ledgers.held(event), ledger != nil { show(held.ledger.record, of: held) }
    finishLoading(.event(event))
  }

  /// Takes over what was loaded, or an account without facts.
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

  /// Returns what readers see of an event that was not shown since it was loaded.
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
}
