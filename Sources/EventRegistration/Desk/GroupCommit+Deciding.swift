import Essentials

extension GroupCommit {
  /// Decides work on what is in memory, or returns a stream that must be loaded first.
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
      submission.command, submission.request, on: &held.ledger, limits: rules.planLimits,
      facts: &facts, accountFacts: &accountFacts)
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
