import BenchmarkHarness
import EventRegistration

/// The benchmarks of the module EventRegistration.
var registrationBenchmarks: [Benchmark] {
  let shared = RegistrationFixtures()
  return [
    freshEngineBenchmark(shared), steadyBenchmark("engine", EnginePath.self, shared),
    steadyBenchmark("batch", BatchPath.self, shared),
    steadyBenchmark("facts", FactPath.self, shared), seatFactBenchmark(shared),
    steadyBenchmark("ids", IdentifierPath.self, shared),
    steadyBenchmark("seat-desk", SeatDeskPath.self, shared), deskBenchmark, serviceBenchmark,
    idleBenchmark(shared),
    replayBenchmark(shared), appendBenchmark(shared), readBenchmark(shared),
    snapshotBenchmark(shared), restoreBenchmark(shared),
  ] + FilterTask.allCases.map { filterBenchmark($0, shared) } + [
    pageBenchmark("page", isIdle: false, shared), pageBenchmark("idle-page", isIdle: true, shared),
    recipientBenchmark(shared),
    promotionBenchmark("seats", EnginePromotion.self, isBare: true),
    promotionBenchmark("ledger", LedgerPromotion.self, isBare: false),
  ]
}

/// The inputs that benchmarks share, in the latest size of each.
final class RegistrationFixtures {
  private struct Key: Hashable {
    let size: Int
    let context: Benchmark.Context
  }

  private var latest: Key?
  private var seatInput: SeatInput?
  private var ledgerHistory: LedgerHistory?
  private var eventRecords: [EventRecord]?

  private func forgetOthers(_ size: Int, _ context: Benchmark.Context) {
    let key = Key(size: size, context: context)
    if latest != key { (seatInput, ledgerHistory, eventRecords) = (nil, nil, nil) }
    latest = key
  }

  /// Commands for seats, this number of them before the events are emptied.
  func seats(_ size: Int, _ context: Benchmark.Context) -> SeatInput {
    forgetOthers(size, context)
    let input = seatInput ?? SeatInput(arrivals: size, seed: context.seed)
    seatInput = input
    return input
  }

  /// This number of facts of an event.
  func history(_ size: Int, _ context: Benchmark.Context) throws -> LedgerHistory {
    forgetOthers(size, context)
    let history = try ledgerHistory ?? LedgerHistory(facts: size, seed: context.seed &+ 1)
    ledgerHistory = history
    return history
  }

  /// This number of events.
  func records(_ size: Int, _ context: Benchmark.Context) throws -> [EventRecord] {
    forgetOthers(size, context)
    let records = try eventRecords ?? .simulated(size, seed: context.seed &+ 2)
    eventRecords = records
    return records
  }
}

/// Commands for empty events; the size is the number of commands.
private func freshEngineBenchmark(_ shared: RegistrationFixtures) -> Benchmark {
  Benchmark("registration/engine/fresh") { context, size in
    let input = shared.seats(size, context)
    return Benchmark.Case(
      FreshSeatWorkload(input), reference: PlainSeatWorkload(input, isWhole: false))
  }
}

/// Commands until the events are empty, in tables that have grown.
///
/// The size is the number of commands before the events are emptied.
private func steadyBenchmark<Path: SeatPath>(
  _ name: String, _: Path.Type, _ shared: RegistrationFixtures
) -> Benchmark {
  Benchmark("registration/\(name)/steady") { context, size in
    let input = shared.seats(size, context)
    return Benchmark.Case(
      SeatWorkload<Path>(input), reference: PlainSeatWorkload(input, isWhole: true),
      isAllocationFree: true)
  }
}

/// The replay of the facts of an engine; the size is the number of commands behind the facts.
private func seatFactBenchmark(_ shared: RegistrationFixtures) -> Benchmark {
  Benchmark("registration/facts/replay") { context, size in
    let input = shared.seats(size, context)
    let subject = SeatFactWorkload(input)
    return Benchmark.Case(
      subject, reference: PlainSeatFactWorkload(input: input, operations: subject.operations),
      isReferenceTimed: false)
  }
}

/// Requests of families to a desk; the size is their number.
private var deskBenchmark: Benchmark {
  Benchmark("registration/desk/families") { context, size in
    let input = try FamilyInput(requests: size, seed: context.seed &+ 3)
    // The plain desk records no facts, so its time is not comparable.
    return Benchmark.Case(
      DeskWorkload(input), reference: PlainDeskWorkload(input), isReferenceTimed: false)
  }
}

/// The same requests to a service; the size is their number.
private var serviceBenchmark: Benchmark {
  Benchmark("registration/service/families") { context, size in
    let input = try FamilyInput(requests: size, seed: context.seed &+ 3)
    // The threads of the service are not timed together with the thread that waits for it.
    return Benchmark.Case(
      ServiceWorkload(input), reference: PlainDeskWorkload(input), isReferenceTimed: false)
  }
}

/// Published events that nobody uses; the size is their number.
private func idleBenchmark(_ shared: RegistrationFixtures) -> Benchmark {
  Benchmark("registration/desk/idle") { context, size in
    let records = try shared.records(size, context)
    return Benchmark.Case(
      IdleDeskWorkload(records), reference: PlainIdleWorkload(records: records),
      isReferenceTimed: false)
  }
}

/// The replay of the facts of an event; the size is the number of facts.
private func replayBenchmark(_ shared: RegistrationFixtures) -> Benchmark {
  Benchmark("registration/ledger-replay/facts") { context, size in
    let history = try shared.history(size, context)
    return Benchmark.Case(
      LedgerReplayWorkload(history), reference: PlainReplayWorkload(history: history))
  }
}

/// The byte forms of facts, against JSON; the size is the number of facts.
private func appendBenchmark(_ shared: RegistrationFixtures) -> Benchmark {
  Benchmark("registration/fact-bytes/append") { context, size in
    let facts = try shared.history(size, context).facts
    return Benchmark.Case(
      FactAppendWorkload(facts), reference: PlainFactWorkload(facts, isReading: false),
      isAllocationFree: true)
  }
}

/// Facts from a log of their byte forms, against JSON; the size is the number of facts.
private func readBenchmark(_ shared: RegistrationFixtures) -> Benchmark {
  Benchmark("registration/fact-bytes/read") { context, size in
    let facts = try shared.history(size, context).facts
    return Benchmark.Case(
      FactReadWorkload(facts), reference: PlainFactWorkload(facts, isReading: true))
  }
}

/// The snapshot of a ledger; the size is the number of its facts.
private func snapshotBenchmark(_ shared: RegistrationFixtures) -> Benchmark {
  Benchmark("registration/snapshot/ledger") { context, size in
    let history = try shared.history(size, context)
    let subject = SnapshotWorkload(try history.ledger())
    return Benchmark.Case(
      subject,
      reference: ReplayedSnapshotWorkload(history: history, operations: subject.operations),
      isReferenceTimed: false)
  }
}

/// Restoring a ledger from its snapshot, against its facts; the size is the number of facts.
private func restoreBenchmark(_ shared: RegistrationFixtures) -> Benchmark {
  Benchmark("registration/restore/ledger") { context, size in
    let history = try shared.history(size, context)
    let subject = RestoreWorkload(try history.ledger())
    return Benchmark.Case(
      subject,
      reference: ReplayedSnapshotWorkload(history: history, operations: subject.operations))
  }
}

/// A list of events with a filter; the size is the number of events.
private func filterBenchmark(_ task: FilterTask, _ shared: RegistrationFixtures) -> Benchmark {
  Benchmark("registration/filter/\(task.rawValue)") { context, size in
    let records = try shared.records(size, context)
    return Benchmark.Case(
      FilterWorkload(records: records, task: task),
      reference: PlainFilterWorkload(records: records, task: task))
  }
}

/// Pages of 20 events of a desk, where they are idle or not; the size is the number of events.
private func pageBenchmark(
  _ name: String, isIdle: Bool, _ shared: RegistrationFixtures
) -> Benchmark {
  Benchmark("registration/desk/\(name)") { context, size in
    let records = try shared.records(size, context)
    return Benchmark.Case(
      PageWorkload(records, seed: context.seed, isIdle: isIdle),
      reference: PlainPageWorkload(records))
  }
}

/// The people to notify of a cancellation; the size is the number of facts of the event before.
private func recipientBenchmark(_ shared: RegistrationFixtures) -> Benchmark {
  Benchmark("registration/recipients/cancellation") { context, size in
    let ledger = try shared.history(size, context).ledger(size)
    guard let subject = RecipientWorkload(ledger, isPlain: false),
      let reference = RecipientWorkload(ledger, isPlain: true)
    else { throw ProgramError(.failure, "a simulated event has no registrations") }
    return Benchmark.Case(subject, reference: reference)
  }
}

/// A cancellation while families wait; the size is the number of waiting families.
///
/// Seats alone are compared with an array, and without their memory.
private func promotionBenchmark<Path: PromotionPath>(
  _ name: String, _: Path.Type, isBare: Bool
) -> Benchmark {
  Benchmark("registration/promote/\(name)") { _, size in
    Benchmark.Case(
      PromotionWorkload<Path>(waiting: size, operations: 1000),
      reference: PromotionWorkload<PlainPromotion>(waiting: size, operations: 1000),
      isReferenceTimed: isBare, isAllocationFree: isBare)
  }
}
