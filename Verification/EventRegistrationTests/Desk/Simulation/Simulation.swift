@testable import EventRegistration

/// Simulated hosts, a store, clients, and a network that run a ``Scenario`` in one thread.
///
/// A host decides on its state and stores the facts if nobody else stored facts meanwhile.
/// Meanwhile other hosts go on, and each of them can crash at any point.
final class Simulation {
  let scenario: Scenario
  /// The defect of the hosts.
  let defect: Defect?
  var store: LogStore
  var hosts: [Host]
  var record = SimulationRecord()
  private(set) var now = 0
  private var agenda = Agenda()

  init(_ scenario: Scenario, defect: Defect? = nil) {
    self.scenario = scenario
    self.defect = defect
    store = LogStore(events: scenario.events.count)
    hosts = Array(repeating: Host(), count: scenario.hosts)
  }

  /// Runs the scenario, and returns the problems at its end.
  func run() -> [String] {
    for (index, step) in scenario.steps.enumerated() {
      agenda.add(.step(index), at: step.second)
    }
    while let (second, task) = agenda.next(until: .max) { carryOut(task, at: second) }
    record.coverage.note(.snapshot, store.snapshotReads.all)
    record.coverage.note(.staleSnapshot, store.snapshotReads.stale)
    for stream in store.streams {
      record.coverage.changes.formUnion(stream.facts.map(\.change.kind))
    }
    var check = SimulationCheck(self)
    return record.problems + check.problems()
  }

  /// Lets other hosts go on for some seconds.
  func pass(_ seconds: Int) {
    let end = now + seconds
    while let (second, task) = agenda.next(until: end) { carryOut(task, at: second) }
    now = max(now, end)
  }

  private func carryOut(_ task: Agenda.Task, at second: Int) {
    now = max(now, second)
    switch task {
    case .step(let index): carryOut(scenario.steps[index], index)
    case .delivery(let step, let delivery): deliver(step, delivery)
    case .seriesOutcome(let step, let outcome): record.received(outcome, to: step)
    case .answer(let step, let answer):
      guard case .ask(_, _, let event, _, _, _) = scenario.steps[step] else { return }
      record.received(answer, to: step, of: event)
    case .load(let host, let stops, let stream, let delivery):
      load(stream, at: host, ifStops: stops, delivery)
    case .write(let write): carryOut(write)
    }
  }

  /// Plans a task for the store.
  func plan(_ task: Agenda.Task, after seconds: Int) { agenda.add(task, at: now + seconds) }

  private func carryOut(_ step: Step, _ index: Int) {
    switch step {
    case .ask(_, _, _, _, let second, let deliveries), .series(_, _, _, let second, let deliveries):
      for (number, delivery) in deliveries.enumerated() {
        agenda.add(.delivery(step: index, number), at: second + delivery.after)
      }
    case .jump(let host, let seconds, _):
      hosts[host].clock += seconds
      if seconds < 0 { record.coverage.note(.clockBack) }
    case .crash(let host, _): crash(host)
    case .snapshot(let host, let event, _):
      if let ledger = knownLedger(of: event, at: host) {
        store.store(ledger.snapshot, of: event, version: ledger.version)
      }
    case .tick(let host, let event, _): tick(event, at: host)
    }
  }

  private func deliver(_ step: Int, _ number: Int) {
    if case .series(let request, let children, let person, _, let deliveries) =
      scenario.steps[step]
    {
      let delivery = deliveries[number]
      guard scenario.hasService, !delivery.isRetry || !record.hasSeriesOutcome(of: step),
        delivery.fate != .isLost, now >= hosts[delivery.host].upAt
      else { return }
      let time = Scenario.start + Int64(now + hosts[delivery.host].clock)
      let request = RegistrationRequest(
        Scenario.seriesRequest(request), by: Scenario.requester(person), at: time)
      return registerAtService(children.map(Ask.child), request, step: step, delivery)
    }
    guard
      case .ask(let request, let ask, let event, let person, _, let deliveries) =
        scenario.steps[step], let command = try? ask.command(scenario.events[event])
    else { return }
    let delivery = deliveries[number]
    if delivery.isRetry, record.hasAnswer(to: step) { return }
    record.sent(step)
    guard delivery.fate != .isLost, now >= hosts[delivery.host].upAt else {
      return record.coverage.note(.requestLost)
    }
    let time = Scenario.start + Int64(now + hosts[delivery.host].clock)
    let submission = RegistrationDesk.Submission(
      command, for: Scenario.event(event),
      RegistrationRequest(
        RegistrationRequest.ID(high: 9, low: UInt64(request)), by: Scenario.requester(person),
        at: time,
        expecting: person == 9 ? record.latest[event] : nil))
    let errand = Errand(submission: submission, event: event, step: step, delivery: delivery)
    if scenario.hasService { return performAtService(errand) }
    do throws(HostFailure) {
      let answer = try scenario.hasDesk ? performAtDesk(errand) : perform(errand)
      switch delivery.fate {
      case .crashesBeforeAnswer:
        record.coverage.note(.crashBeforeAnswer)
        crash(delivery.host)
      case .answerIsLost: record.coverage.note(.answerLost)
      case .isAnswered, .isLost, .crashesBeforeAppend: send(answer, errand)
      }
    } catch {
      record.failed(error)
    }
  }

  /// Sends an answer on its way.
  func send(_ answer: EventAnswer<EventCommand.Outcome>, _ errand: Errand) {
    agenda.add(.answer(errand.step, answer), at: now + errand.delivery.back)
  }

  /// Crashes a host: it loses its memory and is away for some seconds.
  func crash(_ host: Int) {
    let clock = hosts[host].clock
    let stops = hosts[host].stops + 1
    hosts[host] = Host(clock: clock, upAt: now + 5, stops: stops)
    if defect == .losesWhatWasNotSynced {
      for event in scenario.events.indices { store.loseLastAppend(of: event) }
    }
  }
}

extension Simulation {
  /// The memory of a host.
  struct Host {
    /// The seconds by which its clock is ahead.
    var clock = 0
    var upAt = 0
    /// How often it crashed.
    var stops = 0
    var ledgers: [Int: EventLedger] = [:]
    var front: DeskFront?
    var service: Service?
  }

  /// A request that a host works on.
  struct Errand {
    let submission: RegistrationDesk.Submission
    let event: Int
    let step: Int
    let delivery: Delivery
  }

  enum HostFailure: Error {
    /// The host crashed.
    case crashed
    /// Another host was faster each time.
    case contended
    /// The log cannot be read.
    case unreadable
  }

  /// A defect of a host; the tests find each of them.
  enum Defect: CaseIterable {
    /// It answers before it stores.
    case answersBeforeAppending
    /// It answers although others were faster.
    case answersDespiteConflict
    /// It stores without checking whether others were faster.
    case appendsWithoutComparing
    /// It renumbers its facts if others were faster.
    case renumbersOnConflict
    /// It stores the facts of a command one by one.
    case tearsAppends
    /// It ignores which requests the facts have answered.
    case forgetsRequests
    /// It refuses without checking whether others have changed the event.
    case refusesOnStaleState
    /// It uses the time of each request, even if the last fact is later.
    case tellsItsOwnTime
    /// It loses the last stored facts when it crashes.
    case losesWhatWasNotSynced
    /// Its service tells the results of a batch before it is stored.
    case tellsBeforeStoring
    /// Its service goes on as if a batch were stored, although others were faster.
    case keepsWhatWasNotStored
  }
}

/// The planned actions, by second and then by the order of planning.
struct Agenda {
  enum Task {
    case step(Int)
    case delivery(step: Int, Int)
    case answer(Int, EventAnswer<EventCommand.Outcome>)
    case seriesOutcome(Int, RegistrationDesk.SeriesOutcome)
    case load(host: Int, stops: Int, GroupCommit.Stream, Delivery)
    case write(Simulation.Write)
  }

  /// The latest first.
  private var tasks: [(second: Int, order: Int, task: Task)] = []
  private var count = 0

  mutating func add(_ task: Task, at second: Int) {
    count += 1
    var (low, high) = (0, tasks.count)
    while low < high {
      let middle = (low + high) / 2
      if tasks[middle].second > second { low = middle + 1 } else { high = middle }
    }
    tasks.insert((second, count, task), at: low)
  }

  mutating func next(until end: Int) -> (second: Int, task: Task)? {
    guard let last = tasks.last, last.second <= end else { return nil }
    tasks.removeLast()
    return (last.second, last.task)
  }
}
