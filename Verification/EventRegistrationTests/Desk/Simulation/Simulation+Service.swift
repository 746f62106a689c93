@testable import EventRegistration

/// Hosts that decide in groups, as a ``RegistrationService`` does.
extension Simulation {
  /// A batch on its way from a host to the store.
  struct Write {
    let host: Int
    let stops: Int
    let batch: RegistrationService.Batch
    let delivery: Delivery
  }

  private struct StoreIsAway: Error {}

  /// The state machine of a service, which lies in memory.
  final class Service {
    var core: GroupCommit

    init(_ rules: GroupCommit.Rules) { core = GroupCommit(rules) }
  }

  /// Hands a request to the service of a host, which answers later, or not at all.
  func performAtService(_ errand: Errand) {
    let host = errand.delivery.host
    service(of: host).core.take(
      GroupCommit.Work(.command(errand.submission) { self.tell($0, errand) }, orFail: { _ in }))
    drive(host, errand.delivery)
  }

  /// Hands a registration for all events to the service of a host, which answers later, or not at all.
  func registerAtService(
    _ children: [Child], _ request: RegistrationRequest, step: Int, _ delivery: Delivery
  ) {
    let events = scenario.events.indices.map { Scenario.event($0) }
    let series = SeriesDecision(of: children, forAll: events, request)
    let tell: (RegistrationDesk.SeriesOutcome) -> Void = { outcome in
      self.record.decided(outcome, of: step)
      guard delivery.fate != .answerIsLost else { return self.record.coverage.note(.answerLost) }
      self.plan(.seriesOutcome(step, outcome), after: delivery.back)
    }
    service(of: delivery.host).core.take(GroupCommit.Work(.series(series, tell), orFail: { _ in }))
    drive(delivery.host, delivery)
  }

  /// Advances the time of an event that is in the memory of a service.
  func tickAtService(_ event: Int, to time: Int64, at host: Int) {
    guard let service = hosts[host].service, service.core.ledgers.held(Scenario.event(event)) != nil
    else { return }
    service.core.take(
      GroupCommit.Work(.advance(Scenario.event(event), to: time, {}), orFail: { _ in }))
    drive(host, Delivery(host: host))
  }

  /// The ledger of a service that has no changes which are not stored.
  func storedLedger(of event: Int, atService host: Int) -> EventLedger? {
    guard let service = hosts[host].service, !service.core.isChanging(.event(Scenario.event(event)))
    else {
      return nil
    }
    return service.core.ledgers.held(Scenario.event(event))?.ledger
  }

  private func tell(_ answer: EventAnswer<EventCommand.Outcome>, _ errand: Errand) {
    var decision = Decision(errand)
    decision.base = answer.version
    decision.answer = answer
    // Of accepted commands, the facts are in the log; what time changed, is decided no second time.
    decision.isComplete =
      answer.outcome.refusal != nil && answer.outcome.refusal?.kind != .changedByTime
    record.decisions.append(decision)
    guard errand.delivery.fate != .answerIsLost else { return record.coverage.note(.answerLost) }
    send(answer, errand)
  }

  private func service(of host: Int) -> Service {
    if let service = hosts[host].service { return service }
    let service = Service(
      GroupCommit.Rules(seed: 1, planLimits: plan, batchLimit: scenario.places == 1 ? 2 : 1024))
    hosts[host].service = service
    return service
  }

  /// Plans what the store does next for a host.
  private func drive(_ host: Int, _ delivery: Delivery) {
    guard let service = hosts[host].service else { return }
    let stops = hosts[host].stops
    for stream in service.core.takeLoads() {
      plan(.load(host: host, stops: stops, stream, delivery), after: delivery.takes / 2)
    }
    guard let batch = service.core.nextBatch() else {
      if service.core.inFlight != nil, !service.core.drafts.isEmpty {
        record.coverage.note(.decidedOnTop)
      }
      return
    }
    if service.core.inFlight?.decisions.count ?? 0 > 1 { record.coverage.note(.groupOfCommands) }
    if defect == .tellsBeforeStoring { service.core.settle(.stored) }
    plan(
      .write(Write(host: host, stops: stops, batch: batch, delivery: delivery)),
      after: delivery.takes)
  }

  func load(_ stream: GroupCommit.Stream, at host: Int, ifStops stops: Int, _ delivery: Delivery) {
    guard hosts[host].stops == stops, let service = hosts[host].service else { return }
    switch stream {
    case .event(let event):
      let index = Int(event.low)
      do {
        service.core.loaded(
          event, store.version(of: index) == 0 ? nil : try store.ledger(of: index))
      } catch { record.failed(.unreadable) }
    case .account(let provider):
      do { service.core.loaded(provider, try store.account()) } catch { record.failed(.unreadable) }
    }
    drive(host, delivery)
  }

  /// Lets a batch arrive at the store, maybe after its host crashed.
  func carryOut(_ write: Write) {
    let isUp = hosts[write.host].stops == write.stops
    if isUp, write.delivery.fate == .crashesBeforeAppend {
      record.coverage.note(.crashBeforeAppend)
      return crash(write.host)
    }
    let isStored = store.append(write.batch)
    let isRefusal = write.batch.events.allSatisfy(\.facts.isEmpty)
    if !isStored { record.coverage.note(isRefusal ? .staleRefusal : .conflict) }
    guard isUp, let service = hosts[write.host].service, defect != .tellsBeforeStoring else {
      return
    }
    switch write.delivery.fate {
    case .crashesBeforeAnswer:
      record.coverage.note(.crashBeforeAnswer)
      return crash(write.host)
    case .answerIsLost:
      record.coverage.note(.unknownOutcome)
      if !service.core.drafts.isEmpty { record.coverage.note(.undoneOnTop) }
      service.core.settle(.unknown(StoreIsAway()))
    case .isAnswered, .isLost, .crashesBeforeAppend:
      if !isStored, !service.core.drafts.isEmpty { record.coverage.note(.undoneOnTop) }
      service.core.settle(isStored || defect == .keepsWhatWasNotStored ? .stored : .contended)
    }
    drive(write.host, Delivery(host: write.host, takes: write.delivery.takes))
  }
}
