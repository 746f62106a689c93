@testable import EventRegistration

/// Hosts that keep ledgers and compare versions before they append.
extension Simulation {
  /// Decides on a request, stores its facts, and returns the answer to be sent.
  func perform(_ errand: Errand) throws(HostFailure) -> EventAnswer<EventCommand.Outcome> {
    guard errand.submission.command == .publish else {
      let answer = try decide(errand)
      if case .cancelEvent = errand.submission.command, answer.outcome == .done {
        try releasePlace(errand)
      }
      return answer
    }
    // The event may become publishable before the next attempt, so each attempt checks again
    // whether it needs a place.
    for _ in 0..<10 {
      if let refusal = try claimPlace(errand) { return refusal }
      do throws(HostFailure) {
        return try decide(errand, attempts: 1)
      } catch {
        if error != .contended { throw error }
      }
    }
    throw .contended
  }

  private func decide(
    _ errand: Errand, attempts: Int = 10
  ) throws(HostFailure) -> EventAnswer<EventCommand.Outcome> {
    var decision = Decision(errand)
    let request = errand.submission.request
    let answer = try retry(errand.event, errand.delivery, attempts: attempts) { ledger, facts in
      decision.base = ledger.version
      let answer = ledger.perform(errand.submission.command, request, facts: &facts)
      decision.answer = answer
      decision.facts = facts
      if self.defect == .answersBeforeAppending { self.send(answer, errand) }
      return answer
    }
    record.decisions.append(decision)
    return answer
  }

  /// Advances the time of an event.
  func tick(_ event: Int, at host: Int) {
    guard now >= hosts[host].upAt else { return }
    let time = Scenario.start + Int64(now + hosts[host].clock)
    if scenario.hasDesk { return tickAtDesk(to: time, at: host) }
    if scenario.hasService { return tickAtService(event, to: time, at: host) }
    var decision = Decision(event: event, time: time)
    do throws(HostFailure) {
      _ = try retry(event, Delivery(host: host)) { ledger, facts in
        decision.base = ledger.version
        ledger.advance(to: time, facts: &facts)
        decision.facts = facts
      }
      record.decisions.append(decision)
    } catch {
      record.failed(error)
    }
  }

  /// The state of an event in the memory of a host.
  func knownLedger(of event: Int, at host: Int) -> EventLedger? {
    if scenario.hasService { return storedLedger(of: event, atService: host) }
    return scenario.hasDesk
      ? hosts[host].front?.desk.ledger(of: Scenario.event(event)) : hosts[host].ledgers[event]
  }

  /// Decides on the memory of the host or on the store, until the facts are stored.
  private func retry<Result: Sendable>(
    _ event: Int, _ delivery: Delivery, attempts: Int = 10,
    _ decide: (inout EventLedger, inout [EventFact]) -> Result
  ) throws(HostFailure) -> Result {
    let host = delivery.host
    let stops = hosts[host].stops
    var decided: EventLedger?
    let stored = try EventFact.retry(attempts: attempts) { () throws(HostFailure) in
      try self.ledger(of: event, at: host)
    } decide: { ledger, facts in
      let result = decide(&ledger, &facts)
      decided = ledger
      return result
    } append: { facts, version throws(HostFailure) in
      self.pass(delivery.takes)
      guard self.hosts[host].stops == stops else { throw .crashed }
      if delivery.fate == .crashesBeforeAppend {
        self.record.coverage.note(.crashBeforeAppend)
        if self.defect == .tearsAppends {
          _ = self.store.append(Array(facts.prefix(1)), of: event, ifVersionIs: version)
        }
        self.crash(host)
        throw .crashed
      }
      return self.append(facts, of: event, ifVersionIs: version, at: host)
    }
    guard case .stored(let result) = stored else { throw .contended }
    if store.version(of: event) == decided?.version { hosts[host].ledgers[event] = decided }
    return result
  }

  /// Stores facts, or none, if the version is still the one on which they were decided.
  private func append(
    _ facts: [EventFact], of event: Int, ifVersionIs version: UInt64, at host: Int
  ) -> Bool {
    var facts = facts
    switch defect {
    case .refusesOnStaleState where facts.isEmpty: return true
    case .appendsWithoutComparing:
      store.append(facts, of: event)
      return true
    case .renumbersOnConflict:
      let latest = store.version(of: event)
      facts = facts.enumerated().map { index, fact in
        fact.at(version: latest + UInt64(index) + 1, time: fact.time)
      }
      return store.append(facts, of: event, ifVersionIs: latest)
    case .tellsItsOwnTime:
      let time = Scenario.start + Int64(now + hosts[host].clock)
      facts = facts.map { $0.at(version: $0.version, time: time) }
    case .answersBeforeAppending, .answersDespiteConflict, .tearsAppends, .forgetsRequests,
      .refusesOnStaleState, .losesWhatWasNotSynced, .tellsBeforeStoring, .keepsWhatWasNotStored,
      nil:
      break
    }
    if store.append(facts, of: event, ifVersionIs: version) { return true }
    record.coverage.note(facts.isEmpty ? .staleRefusal : .conflict)
    hosts[host].ledgers[event] = nil
    return defect == .answersDespiteConflict
  }

  /// The event in the memory of the host, or from the store.
  private func ledger(of event: Int, at host: Int) throws(HostFailure) -> EventLedger {
    if let ledger = hosts[host].ledgers[event] { return ledger }
    do {
      let ledger = try storedLedger(of: event)
      hosts[host].ledgers[event] = ledger
      return ledger
    } catch { throw .unreadable }
  }

  private func storedLedger(of event: Int) throws -> EventLedger {
    defect == .forgetsRequests
      ? try store.ledger(of: event, fromSnapshot: false, remembering: .none)
      : try store.ledger(of: event)
  }

  // MARK: Places in the provider's plan

  /// Claims a place for an event that can be published, or returns the refusal.
  private func claimPlace(_ errand: Errand) throws(HostFailure) -> EventAnswer<
    EventCommand.Outcome
  >? {
    // A refusal is an answer too, so it must not be based on an outdated state.
    if knownLedger(of: errand.event, at: errand.delivery.host)?.version
      != store.version(of: errand.event)
    {
      hosts[errand.delivery.host].ledgers[errand.event] = nil
    }
    let ledger = try ledger(of: errand.event, at: errand.delivery.host)
    let request = errand.submission.request
    guard let time = ledger.publicationTime(of: .publish, request) else { return nil }
    var accountFacts: [ProviderAccount.Fact] = []
    let claim = try changeAccount(&accountFacts) { account, facts in
      account.claim(errand.submission.event, at: time, limits: plan, facts: &facts)
    }
    guard case .refused(let refusal) = claim else { return nil }
    return EventAnswer(.refused(refusal), version: ledger.version, request: request.id)
  }

  private func releasePlace(_ errand: Errand) throws(HostFailure) {
    let ledger = try ledger(of: errand.event, at: errand.delivery.host)
    guard !ledger.hadRegistrations else { return }
    var facts: [ProviderAccount.Fact] = []
    try changeAccount(&facts) { account, facts in
      account.release(errand.submission.event, at: errand.submission.request.time, facts: &facts)
    }
  }

  private func changeAccount<Result>(
    _ facts: inout [ProviderAccount.Fact],
    _ body: (inout ProviderAccount, inout [ProviderAccount.Fact]) -> Result
  ) throws(HostFailure) -> Result {
    guard var account = try? store.account() else { throw .unreadable }
    let result = body(&account, &facts)
    store.append(facts)
    return result
  }

  var plan: ProviderPlan.Limits {
    (try? ProviderPlan.Limits(basic: scenario.places, gold: 20, platinum: 50)) ?? .standard
  }
}

extension EventFact {
  fileprivate func at(version: UInt64, time: Int64) -> EventFact {
    EventFact(event: event, version: version, time: time, cause: cause, change: change)
  }
}
