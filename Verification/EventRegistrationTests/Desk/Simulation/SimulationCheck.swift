@testable import EventRegistration

/// Checks the end of a ``Simulation``, event by event.
struct SimulationCheck {
  private let simulation: Simulation
  private let record: SimulationRecord
  private var found: [String] = []

  init(_ simulation: Simulation) {
    self.simulation = simulation
    record = simulation.record
  }

  mutating func problems() -> [String] {
    for event in simulation.scenario.events.indices {
      checkLog(of: event)
      checkOrder(of: event)
      checkBytes(of: event)
    }
    checkRequests()
    checkSeries()
    checkPlaces()
    return found
  }

  private mutating func check(_ holds: Bool, _ problem: @autoclosure () -> String) {
    if !holds { found.append(problem()) }
  }

  /// Reads a log once: it counts the seats, applies the facts to a ledger, repeats each decision on
  /// its version, and checks the answers at each version.
  private mutating func checkLog(of event: Int) {
    let stream = simulation.store.streams[event]
    var decisions: [UInt64: [Decision]] = [:]
    for decision in record.decisions where decision.event == event && decision.isComplete {
      decisions[decision.base, default: []].append(decision)
    }
    var promises: [UInt64: [(Ask, EventAnswer<EventCommand.Outcome>)]] = [:]
    for (step, answers) in record.answers {
      guard case .ask(_, let ask, event, _, _, _) = simulation.scenario.steps[step] else {
        continue
      }
      for answer in answers { promises[answer.version, default: []].append((ask, answer)) }
    }
    var ledger = EventLedger(Scenario.event(event))
    var seats = NaiveSeats()
    let ends = Set(stream.appends.map(\.version) + [0])
    for version in 0...UInt64(stream.facts.count) {
      if version > 0 {
        let fact = stream.facts[Int(version) - 1]
        check(fact.version == version, "two facts have one version, or one has none")
        seats.take(fact)
        do { try ledger.apply(fact) } catch {
          found += seats.problems + ["the log cannot be replayed"]
          return
        }
      }
      for (ask, answer) in promises.removeValue(forKey: version) ?? [] {
        check(seats.keeps(answer.outcome, to: ask), "an answer to \(ask) was not kept")
      }
      guard ends.contains(Int(version)) else { continue }
      found += seats.problemsBetweenCommands() + ledger.checkInvariants()
      for decision in decisions.removeValue(forKey: version) ?? [] {
        check(decision.isRight(on: ledger), "a decision is not that of the version")
      }
      for host in simulation.hosts.indices {
        if let known = simulation.knownLedger(of: event, at: host), known.version == version {
          check(known.snapshot == ledger.snapshot, "a host knows other than the log tells")
        }
      }
    }
    check(decisions.isEmpty, "a decision was made on a version that never was")
    check(promises.isEmpty, "an answer was given at a version that never was")
    found += seats.differences(from: ledger)
    for host in simulation.hosts.indices {
      guard let view = simulation.hosts[host].service?.core.views[Scenario.event(event)],
        let shown = view.record
      else { continue }
      check(shown.version <= ledger.version, "a service shows what is not stored")
      check(
        shown.version < ledger.version || shown == ledger.record, "a service shows another event")
      check(
        view.spots.count == shown.seats.available && UInt64(view.spots.version) == shown.version,
        "a service shows other spots than are left")
    }
    if let spots = simulation.hosts[0].front?.desk.spotsLeft(for: Scenario.event(event)) {
      check(spots.count == seats.available, "the desk shows other spots than are left")
      check(UInt64(spots.version) == ledger.version, "the spots left are of another version")
    }
  }

  /// Checks that the versions of answers agree with the times of requests and answers.
  private mutating func checkOrder(of event: Int) {
    struct Moment {
      let moment: Int
      let step: Int
      let isAnswer: Bool
    }
    var moments: [Moment] = []
    for (step, moment) in record.sending {
      moments.append(Moment(moment: moment, step: step, isAnswer: false))
    }
    for (step, moment) in record.receiving {
      moments.append(Moment(moment: moment, step: step, isAnswer: true))
    }
    moments.sort { $0.moment < $1.moment }
    var latest: UInt64 = 0
    var floors: [Int: UInt64] = [:]
    let reused = reusedSteps
    for moment in moments {
      guard case .ask(_, _, event, _, _, _) = simulation.scenario.steps[moment.step],
        !reused.contains(moment.step)
      else { continue }
      guard moment.isAnswer else {
        floors[moment.step] = latest
        continue
      }
      guard let answer = record.answers[moment.step]?.first, let floor = floors[moment.step] else {
        continue
      }
      latest = max(latest, answer.version)
      let isNew = answer.outcome.refusal == nil
      check(
        answer.version >= floor + (isNew ? 1 : 0),
        "an answer is of a version before one that was known when it was asked for")
    }
  }

  /// Checks that the stored bytes are those of the facts, and that a snapshot with the facts after
  /// it is complete.
  private mutating func checkBytes(of event: Int) {
    let stream = simulation.store.streams[event]
    var reader = FactLogReader<EventFact>(stream.bytes)
    check((try? reader.remaining()) == stream.facts, "the bytes tell other facts")
    var store = simulation.store
    guard let whole = try? store.ledger(of: event, fromSnapshot: false),
      let rest = try? store.ledger(of: event)
    else { return found.append("the log cannot be read") }
    check(whole.snapshot == rest.snapshot, "the snapshot leads elsewhere")
  }

  /// The steps whose request ID another step also uses.
  private var reusedSteps: Set<Int> {
    var steps: [Int: [Int]] = [:]
    for (index, step) in simulation.scenario.steps.enumerated() {
      if case .ask(let request, _, _, _, _, _) = step { steps[request, default: []].append(index) }
    }
    return Set(steps.values.filter { $0.count > 1 }.joined())
  }

  /// Checks that each request was performed once and always got the same answer.
  private mutating func checkRequests() {
    var runs: [RegistrationRequest.ID: [[EventFact]]] = [:]
    for stream in simulation.store.streams {
      var previous: RegistrationRequest.ID?
      for fact in stream.facts {
        guard let cause = fact.cause?.request else {
          previous = nil
          continue
        }
        if cause == previous {
          var batches = runs[cause] ?? []
          batches[batches.count - 1].append(fact)
          runs[cause] = batches
        } else {
          runs[cause, default: []].append([fact])
        }
        previous = cause
      }
    }
    let reused = reusedSteps
    for (index, step) in simulation.scenario.steps.enumerated() where !reused.contains(index) {
      guard case .ask(let request, let ask, _, _, _, _) = step else { continue }
      let batches =
        runs.removeValue(forKey: RegistrationRequest.ID(high: 9, low: UInt64(request))) ?? []
      check(batches.count <= 1, "\(ask) was done twice")
      let answers = record.answers[index] ?? []
      let accepted = answers.filter { $0.outcome.refusal == nil }
      for answer in accepted {
        check(batches.first?.last?.version == answer.version, "\(ask) was done, and is lost")
        check(answer.outcome == accepted[0].outcome, "\(ask) was answered in two ways")
      }
      // After it was performed, every answer says so.
      let decided = record.decisions.filter { $0.step == index }.compactMap(\.answer)
      if let first = decided.firstIndex(where: { $0.outcome.refusal == nil }) {
        for answer in decided[(first + 1)...] {
          check(
            answer.isReplay && answer.outcome == decided[first].outcome
              && answer.version == decided[first].version, "\(ask) was done and then denied")
        }
      }
      if simulation.scenario.hasDesk || simulation.scenario.hasService { checkRefusals(decided) }
    }
  }

  /// Checks that each registration for all events was done once at every event or at none, and that the
  /// client was told so.
  private mutating func checkSeries() {
    for (index, step) in simulation.scenario.steps.enumerated() {
      guard case .series(let request, let children, _, _, _) = step else { continue }
      let id = Scenario.seriesRequest(request)
      let party = children.map { Ask.child($0).id }
      let made = simulation.store.streams.map { stream in
        stream.facts.filter { $0.cause?.request == id }
      }
      let isDone = made.contains { !$0.isEmpty }
      for facts in made {
        let registered = facts.filter {
          if case .registered(let new) = $0.change {
            new.attendees.map(\.id) == party
          } else {
            false
          }
        }
        check(registered.count == (isDone ? 1 : 0), "a series was booked in part, or twice")
      }
      let outcomes =
        (record.seriesDecided[index] ?? []) + (record.seriesOutcomes[index] ?? [])
      for outcome in outcomes {
        guard case .registered(let answers) = outcome else { continue }
        check(
          answers.map(\.version) == made.map { $0.last?.version ?? 0 }, "a booked series is lost")
        check(
          answers.allSatisfy { $0.outcome == .registered(seats: party.count) },
          "a series was booked in another way")
      }
      let first = outcomes.firstIndex { if case .registered = $0 { true } else { false } }
      if let first, let decided = record.seriesDecided[index], first < decided.count {
        for outcome in decided[first...] {
          if case .refused = outcome { found.append("a series was booked and then denied") }
        }
      }
    }
  }

  /// Checks that a desk repeats a refusal if it did not crash in between.
  private mutating func checkRefusals(_ answers: [EventAnswer<EventCommand.Outcome>]) {
    for answer in answers where answer.isReplay {
      check(
        answers.contains {
          !$0.isReplay && $0.outcome == answer.outcome && $0.version == answer.version
        } || answer.outcome.refusal == nil, "a refusal is told again that never was")
    }
  }

  /// Checks that each published event has a place, and that no year has too many.
  private mutating func checkPlaces() {
    guard let account = try? simulation.store.account() else {
      return found.append("the account cannot be replayed")
    }
    var store = simulation.store
    for event in simulation.scenario.events.indices {
      guard let ledger = try? store.ledger(of: event, fromSnapshot: false),
        let record = ledger.record
      else { continue }
      switch record.status {
      case .published, .closed:
        check(account.hasClaim(of: record.id), "an event is published and has no place")
      case .draft, .cancelled: break
      }
    }
    check(
      account.used(in: 2026) <= simulation.scenario.places,
      "there are more places than the plan has")
  }
}

extension Decision {
  /// Whether a ledger at the version of the decision decides the same.
  fileprivate func isRight(on ledger: EventLedger) -> Bool {
    var ledger = ledger
    var made: [EventFact] = []
    guard let submission, let answer else {
      ledger.advance(to: time, facts: &made)
      return made == facts
    }
    // Only the desk knows its refusals, and their request IDs.
    if answer.isReplay, answer.outcome.refusal != nil { return facts.isEmpty }
    switch answer.outcome.refusal?.kind {
    case .requestReused, .eventQuotaReached: return facts.isEmpty
    default:
      let same = ledger.perform(submission.command, submission.request, facts: &made)
      return same == answer && made == facts
    }
  }
}

extension NaiveSeats {
  /// Whether an answer at this version is right.
  fileprivate func keeps(_ outcome: EventCommand.Outcome, to ask: Ask) -> Bool {
    let children = ask.children.map { Ask.child($0).id }
    switch (outcome, ask) {
    case (.registered(let count), _):
      return count == children.count && seated.isSuperset(of: children)
    case (.waitlisted(let position), _):
      return waiting.indices.contains(position - 1) && Set(waiting[position - 1]) == Set(children)
    case (.held(let until), _): return children.allSatisfy { held[$0] == until }
    case (.done, .release), (.done, .cancel), (.done, .leaveWaitlist), (.done, .declineOffer):
      return !children.contains(where: has)
    case (.done, .choose): return seated.isSuperset(of: children)
    case (.done, .transfer(let from, let to)):
      return !has(Ask.child(from).id) && seated.contains(Ask.child(to).id)
    case (.refused(.full(let available, _)), _):
      // Nobody is refused while there are seats for them. By the time of the request, held and offered seats
      // may have been over, and given to those who wait.
      let isDue = !held.isEmpty || !offered.isEmpty
      return (isDue || available == self.available)
        && available <= self.available + held.count + offered.count
        && (children.count > available || !waiting.isEmpty)
    case (.done, _), (.refused, _): return true
    }
  }
}
