extension GroupCommit {
  /// Decides work on the state in memory, or returns a stream that must be loaded first.
  mutating func perform(_ work: Work) -> Stream? {
    switch work.action {
    case .submitted(let commands, let place): perform(commands.submissions[place], work)
    case .series(let series, let tell): register(series, work, tell)
    case .plan(let plan, let utcOffset, let provider, let time, let tell):
      setPlan(plan, utcOffset: utcOffset, of: provider, at: time, work, tell)
    case .advance(let event, let time, let tell): advance(event, to: time, work, tell)
    case .readEvent(let event, let read): readEvent(event, work, read)
    case .readAccount(let provider, let read): readAccount(provider, work, read)
    }
  }

  private mutating func perform(
    _ submission: borrowing RegistrationDesk.Submission, _ work: Work
  ) -> Stream? {
    let event = submission.event
    guard let held = ledgers.held(event) else { return .event(event) }
    let digest = submission.digest
    let answer: EventAnswer<EventCommand.Outcome>
    var others: [Stream] = []
    var isRecorded = false
    // It depends on the stream of the event anyway, whose command it is.
    if let earlier = refusal(of: submission, at: held) {
      append([], to: held, after: held.ledger.version)
      answer = earlier.answer(to: submission, digest: digest, version: held.ledger.version)
    } else if submission.command.changesPlace, let owner = held.ledger.owner {
      guard let accountVersion = accounts[owner]?.version else { return .account(owner) }
      let version = held.ledger.version
      var facts: [EventFact] = []
      var accountFacts: [ProviderAccount.Fact] = []
      answer = changePlace(submission, on: held, of: owner, &facts, &accountFacts)
      append(accountFacts, to: owner, after: accountVersion)
      append(facts, to: held, after: version)
      others = [.account(owner)]
      isRecorded = facts.record(submission.request.id)
    } else {
      openDraft()
      (answer, isRecorded) = drafts[drafts.count - 1].perform(
        submission, digest: digest, on: held)
    }
    if !isRecorded { remember(answer, to: submission, digest: digest) }
    finish(Decision(on: work, others: others, .answer(answer)))
    return nil
  }

  /// Remembers an answer that no fact records, with the last batch.
  mutating func remember(
    _ answer: EventAnswer<EventCommand.Outcome>, to submission: RegistrationDesk.Submission,
    digest: UInt64?
  ) {
    guard let entry = answers.entry(of: answer, to: submission, digest: digest) else { return }
    pendingAnswers[entry.request] = entry
    drafts[drafts.count - 1].remember(
      Draft.Remembered(entry: entry, event: submission.event, time: submission.request.time))
  }

  /// Carries out a command that can change whether the event counts in its owner's account.
  private mutating func changePlace(
    _ submission: RegistrationDesk.Submission, on held: HeldLedgers.Held, of owner: PersonID,
    _ facts: inout [EventFact], _ accountFacts: inout [ProviderAccount.Fact]
  ) -> EventAnswer<EventCommand.Outcome> {
    // Taken out, so that it is changed in place and not copied.
    var account = accounts.removeValue(forKey: owner) ?? ProviderAccount(owner)
    defer { accounts[owner] = account }
    return account.perform(
      submission.command, submission.request, on: &held.ledger, offsets: rules.offsets(owner),
      limits: rules.planLimits, facts: &facts, accountFacts: &accountFacts)
  }

  /// The answer to a request that its event does not remember, stored or not.
  func refusal(
    of submission: RegistrationDesk.Submission, at held: HeldLedgers.Held
  ) -> RequestMemory.Entry? {
    let refusal = answers.first(of: submission) { answers[$0] ?? pendingAnswers[$0] }
    // Another service may have accepted what this one refused before.
    guard let refusal, held.ledger.storage.requests[submission.request.id] == nil else {
      return nil
    }
    return refusal
  }

  private mutating func setPlan(
    _ plan: ProviderPlan, utcOffset: Int, of provider: PersonID, at time: Int64, _ work: Work,
    _ tell: @escaping (Work.PlanResult) -> Void
  ) -> Stream? {
    guard var account = accounts[provider] else { return .account(provider) }
    let version = account.version
    var facts: [ProviderAccount.Fact] = []
    let result = Work.PlanResult { () throws(ProviderAccount.Error) in
      try account.setPlan(plan, utcOffset: utcOffset, at: time, facts: &facts)
    }
    accounts[provider] = account
    append(facts, to: provider, after: version)
    finish(Decision(on: work, .other(counting: []) { tell(result) }))
    return nil
  }

  private mutating func advance(
    _ event: EventID, to time: Int64, _ work: Work, _ tell: @escaping () -> Void
  ) -> Stream? {
    guard let held = ledgers.held(event) else { return .event(event) }
    let version = held.ledger.version
    var facts: [EventFact] = []
    held.ledger.advance(to: time, facts: &facts)
    append(facts, to: held, after: version)
    finish(Decision(on: work, .other(counting: [], tell: tell)))
    return nil
  }

  /// Begins to read an event; what is stored already is told as soon as it is read.
  private mutating func readEvent(
    _ event: EventID, _ work: Work, _ read: @escaping (EventLedger) -> () -> Void
  ) -> Stream? {
    guard let held = ledgers.held(event) else { return .event(event) }
    let isStored = !isChanging(held)
    let reading = Reading(of: held.ledger, isStored: isStored, read)
    readings.append(reading)
    if isStored {
      if held.ledger.version == 0 { ledgers.remove(event) }
    } else {
      append([], to: held, after: held.ledger.version)
      finish(Decision(on: work, .other(counting: [], tell: reading.tell)))
    }
    return nil
  }

  /// Reads an account; what is stored already is told at once.
  private mutating func readAccount(
    _ provider: PersonID, _ work: Work, _ read: (ProviderAccount) -> () -> Void
  ) -> Stream? {
    guard let account = accounts[provider] else { return .account(provider) }
    let tell = read(account)
    guard isChanging(.account(provider)) else {
      tell()
      if account.version == 0 { accounts[provider] = nil }
      return nil
    }
    append([] as [ProviderAccount.Fact], to: provider, after: account.version)
    finish(Decision(on: work, .other(counting: [], tell: tell)))
    return nil
  }

  /// Whether a decision on a stream is not stored yet.
  func isChanging(_ stream: Stream) -> Bool {
    switch stream {
    case .event(let event): ledgers.held(event).map { isChanging($0) } ?? false
    case .account(let provider):
      inFlight?.touches(provider) ?? false || drafts.contains { $0.touches(provider) }
    }
  }

  /// Whether a decision on an event is not stored yet.
  ///
  /// Batches are stored in the order of their numbers.
  func isChanging(_ held: HeldLedgers.Held) -> Bool {
    guard let next = inFlight?.number ?? drafts.first?.number else { return false }
    return held.lastBatch.number >= next
  }

  // MARK: Batches

  mutating func append(
    _ facts: [EventFact], to held: HeldLedgers.Held, after version: UInt64
  ) {
    openDraft()
    drafts[drafts.count - 1].append(facts, to: held, after: version)
  }

  private mutating func append(
    _ facts: [ProviderAccount.Fact], to provider: PersonID, after version: UInt64
  ) {
    openDraft()
    drafts[drafts.count - 1].append(facts, to: provider, after: version)
  }

  private mutating func openDraft() { if drafts.isEmpty { addDraft(lastRoom) } }

  private mutating func addDraft(_ room: Draft.Room) {
    batchCount += 1
    drafts.append(Draft(number: batchCount, room))
  }

  /// Adds a decision to the last batch, and begins another batch if this one is full.
  mutating func finish(_ decision: consuming Decision) {
    drafts[drafts.count - 1].add(decision)
    guard drafts[drafts.count - 1].decisions.count >= rules.batchLimit else { return }
    closeLastDraft()
    addDraft(drafts[drafts.count - 1].room)
  }

  /// Notes what readers see after the last batch is stored.
  mutating func closeLastDraft() {
    guard let last = drafts.indices.last else { return }
    drafts[last].records = drafts[last].held.map(\.ledger.record)
  }

  /// Decides a registration for several events on copies of their ledgers, and keeps the copies unless an
  /// event refused the children.
  ///
  /// All facts are in one batch, so they are stored together or not at all. The decision depends on every
  /// event, also if it changes none.
  mutating func register(
    _ undecided: SeriesDecision, _ work: Work,
    _ tell: @escaping (RegistrationDesk.SeriesOutcome) -> Void
  ) -> Stream? {
    var series = undecided
    for (place, submission) in series.submissions.enumerated() {
      guard let trial = trial(of: submission) else { return .event(submission.event) }
      series.trials[place] = trial
    }
    series.findRefusal()
    var counted: [EventAnswer<EventCommand.Outcome>] = []
    for (place, submission) in series.submissions.enumerated() {
      guard let trial = series.trials[place], let held = ledgers.held(submission.event)
      else { continue }
      let version = held.ledger.version
      guard series.refused == nil else {
        append([], to: held, after: version)
        continue
      }
      counted.append(trial.answer)
      append(trial.facts, to: held, after: version)
      if let ledger = trial.ledger { held.ledger = ledger }
    }
    if let refused = series.refused, let answer = series.trials[refused]?.answer, !answer.isReplay {
      counted = [answer]
      let submission = series.submissions[refused]
      remember(answer, to: submission, digest: submission.digest)
    }
    let (outcome, events) = (series.outcome, series.submissions.dropFirst())
    finish(
      Decision(
        on: work, others: events.map { .event($0.event) },
        .other(counting: counted) { tell(outcome) }))
    return nil
  }

  /// Decides on a copy of a ledger, or returns `nil` if the event is not loaded.
  private func trial(of submission: RegistrationDesk.Submission) -> SeriesDecision.Trial? {
    guard let held = ledgers.held(submission.event) else { return nil }
    var ledger = held.ledger
    if let earlier = refusal(of: submission, at: held) {
      let answer = earlier.answer(
        to: submission, digest: submission.digest, version: ledger.version)
      return SeriesDecision.Trial(ledger: nil, facts: [], answer: answer)
    }
    var facts: [EventFact] = []
    let answer = ledger.perform(submission.command, submission.request, facts: &facts)
    return SeriesDecision.Trial(
      ledger: facts.isEmpty ? nil : ledger, facts: facts, answer: answer)
  }
}

extension EventCommand {
  /// Whether the command can change whether the event counts in its owner's account.
  fileprivate var changesPlace: Bool {
    switch self {
    case .publish, .cancelEvent: true
    case .draft, .edit, .deleteDraft, .setCapacity, .setOverfill, .seatFromWaitlist, .reschedule,
      .setWindow,
      .setWaitlist, .close, .reopen, .markAttendance, .hold, .confirm, .release, .register, .cancel,
      .leaveWaitlist,
      .acceptOffer, .declineOffer, .transfer:
      false
    }
  }
}

extension GroupCommit {
  /// The decision on work, which is reported after its batch is stored.
  struct Decision {
    enum Result {
      /// The answer to a command.
      case answer(EventAnswer<EventCommand.Outcome>)
      /// The answers to count, and how to tell the result.
      case other(counting: [EventAnswer<EventCommand.Outcome>], tell: () -> Void)
    }

    let work: Work
    /// The streams on which it depends beside that of the work.
    let others: [Stream]
    let result: Result

    init(on work: Work, others: [Stream] = [], _ result: consuming Result) {
      self.work = work
      self.others = others
      self.result = result
    }

    /// All streams on which it depends.
    var streams: [Stream] { [work.stream] + others }

    /// Whether it depends on one of some streams.
    func depends(onAnyOf streams: Set<Stream>) -> Bool {
      streams.contains(work.stream) || others.contains { streams.contains($0) }
    }
  }

  /// A batch, and the decisions that it is the result of.
  struct Draft {
    /// An answer to remember from a time on, because no fact of its event records it.
    struct Remembered {
      let entry: RequestMemory.Entry
      let event: EventID
      let time: Int64
    }

    /// How much a batch holds.
    struct Room {
      var decisions = 0
      var events = 0
    }

    /// The number of the batch, greater than those of earlier batches.
    let number: Int
    private(set) var decisions: [Decision] = []
    private(set) var remembered: [Remembered] = []
    private(set) var events: [RegistrationService.Batch.Append<EventID, EventFact>] = []
    private(set) var accounts: [RegistrationService.Batch.Append<PersonID, ProviderAccount.Fact>] =
      []
    /// The ledgers of the events, in the same order.
    private(set) var held: [HeldLedgers.Held] = []
    /// The records of the events after the batch, in the same order, once it is closed.
    var records: [EventRecord?] = []
    private var places: [PersonID: Int] = [:]

    /// Creates an empty batch with room.
    init(number: Int, _ room: Room) {
      self.number = number
      decisions.reserveCapacity(room.decisions)
      events.reserveCapacity(room.events)
      held.reserveCapacity(room.events)
    }

    var room: Room { Room(decisions: decisions.count, events: events.count) }

    var streams: [Stream] {
      events.map { .event($0.stream) } + accounts.map { .account($0.stream) }
    }

    var batch: RegistrationService.Batch {
      RegistrationService.Batch(events: events, accounts: accounts)
    }

    func touches(_ provider: PersonID) -> Bool { places[provider] != nil }
  }
}

// MARK: Changes

extension GroupCommit.Draft {
  mutating func add(_ decision: consuming GroupCommit.Decision) { decisions.append(decision) }

  mutating func remember(_ answer: consuming Remembered) { remembered.append(answer) }

  /// Appends facts to an event that had a version before them.
  mutating func append(_ facts: [EventFact], to ledger: HeldLedgers.Held, after version: UInt64) {
    events[place(of: ledger, at: version)].facts += facts
  }

  /// Performs a command, whose facts belong to this batch, and returns the answer and whether one of
  /// them records it.
  mutating func perform(
    _ submission: RegistrationDesk.Submission, digest: UInt64?, on ledger: HeldLedgers.Held
  ) -> (answer: EventAnswer<EventCommand.Outcome>, isRecorded: Bool) {
    let place = place(of: ledger, at: ledger.ledger.version)
    let count = events[place].facts.count
    let answer = ledger.ledger.perform(
      submission.command, digest: digest, submission.request, facts: &events[place].facts)
    return (answer, events[place].facts[count...].record(submission.request.id))
  }

  /// Returns the place of an event in this batch, which it enters with its version.
  private mutating func place(
    of ledger: HeldLedgers.Held, at version: @autoclosure () -> UInt64
  ) -> Int {
    let last = ledger.lastBatch
    if last.number == number { return last.place }
    ledger.lastBatch = .init(number: number, place: events.count)
    events.append(.init(stream: ledger.ledger.id, version: version()))
    held.append(ledger)
    return events.count - 1
  }

  /// Notes in each ledger its place in this batch.
  func notePlaces() {
    for (place, ledger) in held.enumerated() {
      ledger.lastBatch = .init(number: number, place: place)
    }
  }

  /// Appends facts to an account that had a version before them.
  mutating func append(
    _ facts: [ProviderAccount.Fact], to provider: PersonID, after version: UInt64
  ) {
    if let place = places[provider] {
      accounts[place].facts += facts
    } else {
      places[provider] = accounts.count
      accounts.append(.init(stream: provider, version: version, facts: facts))
    }
  }

  /// Removes all that depends on some streams, and returns the work that is undone and the answers that
  /// are not remembered.
  mutating func remove(
    _ streams: Set<GroupCommit.Stream>
  ) -> (undone: [GroupCommit.Work], forgotten: [Remembered]) {
    let undone = decisions.filter { $0.depends(onAnyOf: streams) }.map(\.work)
    guard !undone.isEmpty else { return ([], []) }
    decisions.removeAll { $0.depends(onAnyOf: streams) }
    let forgotten = remembered.filter { streams.contains(.event($0.event)) }
    remembered.removeAll { streams.contains(.event($0.event)) }
    let kept = events.indices.filter { !streams.contains(.event(events[$0].stream)) }
    (events, held) = (kept.map { events[$0] }, kept.map { held[$0] })
    if !records.isEmpty { records = kept.map { records[$0] } }
    accounts.removeAll { streams.contains(.account($0.stream)) }
    places = [:]
    for (place, append) in accounts.enumerated() { places[append.stream] = place }
    return (undone, forgotten)
  }
}
