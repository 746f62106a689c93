import EventRegistration

/// A single host with a ``RegistrationDesk``.
extension Simulation {
  /// Decides on a request at the desk, stores its facts, and returns the answer to be sent.
  func performAtDesk(_ errand: Errand) throws(HostFailure) -> EventAnswer<EventCommand.Outcome> {
    let (event, host) = (errand.event, errand.delivery.host)
    let front = try front(of: host)
    var decision = Decision(errand)
    decision.base = store.version(of: event)
    let answer = front.desk.perform(errand.submission)
    let told = front.takeAll()
    decision.answer = answer
    decision.facts = told.facts
    store.append(told.before)
    if errand.delivery.fate == .crashesBeforeAppend, !told.facts.isEmpty {
      record.coverage.note(.crashBeforeAppend)
      crash(host)
      throw .crashed
    }
    append(told.facts, of: event)
    record.decisions.append(decision)
    // If the host crashes here, it loses the account facts that follow the facts of the event.
    if errand.delivery.fate != .crashesBeforeAnswer { store.append(told.after) }
    return answer
  }

  /// Advances the time of all events of the desk.
  func tickAtDesk(to time: Int64, at host: Int) {
    guard let front = try? front(of: host) else { return }
    let bases = scenario.events.indices.map { store.version(of: $0) }
    front.desk.advance(to: time)
    let facts = front.takeAll().facts
    for event in scenario.events.indices {
      var decision = Decision(event: event, time: time)
      decision.base = bases[event]
      decision.facts = facts.filter { $0.event == Scenario.event(event) }
      append(decision.facts, of: event)
      record.decisions.append(decision)
    }
  }

  private func append(_ facts: [EventFact], of event: Int) {
    guard let first = facts.first else { return }
    if !store.append(facts, of: event, ifVersionIs: first.version - 1) {
      record.problems.append("the desk told facts that do not follow on those before")
    }
  }

  /// The desk of the host, or one that is built from the store.
  private func front(of host: Int) throws(HostFailure) -> DeskFront {
    if let front = hosts[host].front { return front }
    let front = DeskFront(plan: plan)
    do {
      for event in scenario.events.indices where store.version(of: event) > 0 {
        front.desk.restore(try store.ledger(of: event))
      }
      front.desk.restore(try store.account())
    } catch { throw .unreadable }
    hosts[host].front = front
    return front
  }
}

/// A desk, with the facts that are not stored yet.
final class DeskFront: Sendable {
  /// The facts of a command: of events, and of accounts before and after them.
  struct Told {
    var before: [ProviderAccount.Fact] = []
    var facts: [EventFact] = []
    var after: [ProviderAccount.Fact] = []
  }

  let desk: RegistrationDesk
  private let outbox: Outbox

  init(plan: ProviderPlan.Limits) {
    let outbox = Outbox()
    self.outbox = outbox
    desk = RegistrationDesk(
      seed: 1, planLimits: plan, stripes: 2, onFacts: { facts in outbox.add { $0.facts += facts } },
      onAccountFacts: { facts in
        outbox.add { told in
          if told.facts.isEmpty { told.before += facts } else { told.after += facts }
        }
      })
  }

  func takeAll() -> Told { outbox.takeAll() }

  private final class Outbox: Sendable {
    private let told = Shared(Told())

    func add(_ body: (inout Told) -> Void) { told.withLock { body(&$0) } }

    func takeAll() -> Told {
      told.withLock { told in
        defer { told = Told() }
        return told
      }
    }
  }
}
