import BenchmarkHarness
import BlackHole
import Dispatch
import SeatCounting
import Synchronization

/// A replay of a ``SeatFile``: its duration and its results.
struct SeatReplay {
  /// The API that carries out the commands.
  enum Mode: String, CaseIterable {
    /// An engine, one command after the other.
    case engine
    /// An engine, all commands in one call.
    case batch
    /// An engine that also records facts, which are passed on after each thousand facts.
    case facts
    /// Two directories of 128-bit IDs, of events and of people, and an engine.
    case ids
    /// The same, a thousand commands at a time.
    case idsbatch
    /// A desk, from one thread.
    case desk1
    /// A desk, from two threads, each of which uses every other event.
    case desk2

    /// The number of threads.
    var threads: Int { self == .desk2 ? 2 : 1 }
  }

  let mode: Mode
  /// Processor time, or wall time where there are several threads.
  private(set) var seconds = 0.0
  private(set) var answers: ContiguousArray<SeatEngine.Answer>
  private(set) var state = SeatChecksum()
  private(set) var bytesPerRecord = 0.0
  /// The number of memory allocations, if known.
  private(set) var allocations: Int?

  /// Replays a file.
  init(_ file: SeatFile, _ mode: Mode) {
    self.mode = mode
    answers = ContiguousArray(repeating: .unknownEvent, count: file.commands.count)
    switch mode {
    case .engine, .batch, .facts: replay(file)
    case .ids, .idsbatch: replayByIdentifiers(file)
    case .desk1, .desk2: replayAtDesk(file)
    }
  }

  private mutating func replay(_ file: SeatFile) {
    let heap = ProcessMemory.heapBytes
    var engine = SeatEngine(file)
    var log = SeatEngine.FactLog()
    let meter = Meter()
    switch mode {
    case .batch:
      answers.removeAll(keepingCapacity: true)
      engine.apply(file.commands.span, answers: &answers)
    case .facts:
      carryOut(file) { command in
        if log.facts.count >= 1000 { log.handOn() }
        return engine.apply(command, facts: &log)
      }
    default: carryOut(file) { engine.apply($0) }
    }
    note(meter)
    log.handOn()
    let growth = ProcessMemory.heapBytes - heap
    for event in 0..<UInt32(file.rules.count) {
      engine.advance(to: file.endTime, in: event, facts: &log)
      note(event, engine.summary(of: event), engine.records(of: event))
    }
    bytesPerRecord = Double(growth) / Double(state.records)
  }

  private mutating func replayByIdentifiers(_ file: SeatFile) {
    let requests = ContiguousArray(file.commands.map(HostRequest.init))
    let heap = ProcessMemory.heapBytes
    var engine = SeatEngine(file)
    var events = SeatEngine.IDIndex<EntityKind.Event>(seed: 1)
    var people = SeatEngine.IDIndex<EntityKind.Person>(seed: 2)
    for event in 0..<UInt32(file.rules.count) { _ = events.insert(HostRequest.event(event)) }
    let meter = Meter()
    if mode == .idsbatch {
      answers.removeAll(keepingCapacity: true)
      var batch = HostBatch()
      for start in stride(from: 0, to: requests.count, by: HostBatch.size) {
        let range = start..<min(start + HostBatch.size, requests.count)
        batch.perform(
          requests.span.extracting(range), &engine, events, &people, answers: &answers)
      }
    } else {
      var answers = answers.mutableSpan
      for index in requests.indices {
        let request = requests[index]
        var command = request.command
        command.event = events.number(of: request.event) ?? .max
        if command.action != .setCapacity { command.subject = people.insert(request.person) }
        answers[index] = engine.apply(command)
      }
    }
    note(meter)
    let growth = withExtendedLifetime(requests) { ProcessMemory.heapBytes - heap }
    var persons = [UInt32](repeating: 0, count: people.count)
    for person in file.commands.filter({ $0.action != .setCapacity }).map(\.subject) {
      if let number = people.number(of: HostRequest.person(person)) {
        persons[Int(number)] = person
      }
    }
    var log = SeatEngine.FactLog()
    for event in 0..<UInt32(file.rules.count) {
      engine.advance(to: file.endTime, in: event, facts: &log)
      let records = engine.records(of: event)
      note(event, engine.summary(of: event), records) { persons[Int($0)] }
    }
    bytesPerRecord = Double(growth) / Double(state.records)
  }

  private mutating func replayAtDesk(_ file: SeatFile) {
    let heap = ProcessMemory.heapBytes
    let desk = SeatEngine.Desk()
    for rules in file.rules { _ = desk.addEvent(rules) }
    let meter = Meter()
    if mode.threads == 1 {
      carryOut(file) { desk.apply($0).answer }
      note(meter)
    } else {
      let threads = UInt32(mode.threads)
      let shares = Mutex<[UInt32: ContiguousArray<SeatEngine.Answer>]>([:])
      DispatchQueue.concurrentPerform(iterations: mode.threads) { thread in
        let thread = UInt32(thread)
        var share: ContiguousArray<SeatEngine.Answer> = []
        share.reserveCapacity(file.commands.count)
        for command in file.commands where command.event % threads == thread {
          share.append(desk.apply(command).answer)
        }
        shares.withLock { $0[thread] = share }
      }
      note(meter)
      var rest = shares.withLock { $0 }.mapValues { $0[...] }
      for index in answers.indices {
        let thread = file.commands[index].event % threads
        if let answer = rest[thread]?.popFirst() { answers[index] = answer }
      }
    }
    let growth = ProcessMemory.heapBytes - heap
    var log = SeatEngine.FactLog()
    for event in 0..<UInt32(file.rules.count) {
      desk.advance(to: file.endTime, in: event, facts: &log)
      note(event, desk.summary(of: event), desk.records(of: event))
    }
    bytesPerRecord = Double(growth) / Double(state.records)
  }
}

extension SeatReplay {
  @inline(__always)
  private mutating func carryOut(
    _ file: SeatFile, _ body: (SeatEngine.Command) -> SeatEngine.Answer
  ) {
    let commands = file.commands.span
    var answers = answers.mutableSpan
    for index in commands.indices { answers[index] = body(commands[index]) }
  }

  /// The measurements during the commands.
  private struct Meter {
    let allocations = ProcessMemory.allocations
    let watch = Stopwatch()
  }

  private mutating func note(_ meter: Meter) {
    let lap = meter.watch.lap()
    seconds = (mode.threads == 1 ? lap.processor : lap.wall) / 1e9
    guard mode.threads == 1, let start = meter.allocations else { return }
    allocations = ProcessMemory.allocations.map { $0 - start }
  }

  private mutating func note(
    _ event: UInt32, _ summary: SeatEngine.Summary?, _ records: [SeatEngine.Record],
    person: (UInt32) -> UInt32 = { $0 }
  ) {
    if let summary { state.add(event, summary, records, person: person) }
  }
}

extension SeatEngine.FactLog {
  /// Passes the facts on for storage.
  fileprivate mutating func handOn() {
    blackHole(facts)
    removeAll()
  }
}

extension SeatEngine {
  fileprivate init(_ file: SeatFile) {
    self.init()
    for rules in file.rules { _ = addEvent(rules) }
  }
}

/// A command of a host that identifies events and people by 128-bit IDs.
private struct HostRequest {
  let event: EventID
  let person: PersonID
  let command: SeatEngine.Command

  init(_ command: SeatEngine.Command) {
    event = Self.event(command.event)
    person = Self.person(command.subject)
    self.command = command
  }

  static func event(_ number: UInt32) -> EventID {
    var generator = SplitMix64(seed: UInt64(number))
    return EventID(high: generator.next(), low: generator.next())
  }

  static func person(_ number: UInt32) -> PersonID {
    var generator = SplitMix64(seed: UInt64(number) << 32)
    return PersonID(high: generator.next(), low: generator.next())
  }
}

/// The commands of up to a thousand requests, whose IDs are replaced by numbers together.
private struct HostBatch {
  static let size = 1000

  private var commands: ContiguousArray<SeatEngine.Command>
  private var events: ContiguousArray<EventID>
  private var people: ContiguousArray<PersonID>

  init() {
    let nobody = HostRequest(SeatEngine.Command(.register, event: 0, subject: 0, at: 0))
    commands = ContiguousArray(repeating: nobody.command, count: Self.size)
    events = ContiguousArray(repeating: nobody.event, count: Self.size)
    people = ContiguousArray(repeating: nobody.person, count: Self.size)
  }

  /// Performs requests, at most ``size``, and appends their answers.
  mutating func perform(
    _ requests: Span<HostRequest>, _ engine: inout SeatEngine,
    _ eventIndex: borrowing SeatEngine.IDIndex<EntityKind.Event>,
    _ personIndex: inout SeatEngine.IDIndex<EntityKind.Person>,
    answers: inout ContiguousArray<SeatEngine.Answer>
  ) {
    let personCount = takeIDs(of: requests)
    var (eventNumbers, personNumbers): (ContiguousArray<UInt32>, ContiguousArray<UInt32>) = ([], [])
    eventIndex.find(events.span.extracting(first: requests.count), numbers: &eventNumbers)
    personIndex.insert(people.span.extracting(first: personCount), numbers: &personNumbers)
    takeCommands(of: requests, eventNumbers.span, personNumbers.span)
    engine.apply(commands.span.extracting(first: requests.count), answers: &answers)
  }

  /// Notes the IDs of requests, and returns the number of those of people.
  private mutating func takeIDs(of requests: Span<HostRequest>) -> Int {
    var personCount = 0
    for index in requests.indices {
      events[index] = requests[index].event
      guard requests[index].command.action != .setCapacity else { continue }
      people[personCount] = requests[index].person
      personCount += 1
    }
    return personCount
  }

  private mutating func takeCommands(
    of requests: Span<HostRequest>, _ events: Span<UInt32>, _ people: Span<UInt32>
  ) {
    var commands = commands.mutableSpan
    var next = 0
    for index in requests.indices {
      commands[index] = requests[index].command
      commands[index].event = events[index]
      guard commands[index].action != .setCapacity else { continue }
      commands[index].subject = people[next]
      next += 1
    }
  }
}
