import EventRegistration
import Foundation
import TestSupport

/// The calls of several threads on a desk at the same time.
struct Workload: Sendable {
  /// The event that a call is about.
  enum Choice: Sendable {
    /// Always the same.
    case oneEvent
    /// One of several events; the *k*-th has a weight of 1/*k*.
    case zipf(Int)
  }

  var threads = 4
  /// The calls of each thread.
  var calls = 1000
  var choice = Choice.oneEvent
  var stripes = 64
  var capacity = 12
  var policy = EventPolicy.standard
  /// The children in the calls.
  var children = 40
  var seed = 0
  /// Whether some threads read the free seats and the counters meanwhile.
  var isWatched = true

  private var events: Int {
    switch choice {
    case .oneEvent: 1
    case .zipf(let count): count
    }
  }

  /// Runs the threads and records their answers.
  func history() throws -> History {
    let recorder = FactRecorder()
    let desk = RegistrationDesk(
      seed: UInt64(seed), stripes: stripes, remembering: History.retention,
      onFacts: { recorder.take($0) })
    let moments = Moments()
    var history = History()
    history.operations = try openings(desk, moments)
    if isWatched {
      // What is read before all calls of the threads, whatever their scheduling.
      let first = watch(desk, moments, until: { true })
      history.readings += first.readings
      history.counts += first.counts
    }
    let parts = Shared([History]())
    let busy = Counter()
    race(threads + (isWatched ? 1 : 0)) { thread in
      let part =
        thread < threads
        ? ask(desk, thread, moments) : watch(desk, moments, until: { busy.value == threads })
      busy.increment()
      parts.withLock { $0.append(part) }
    }
    for part in parts.withLock({ $0 }) {
      history.operations += part.operations
      history.readings += part.readings
      history.counts += part.counts
    }
    if isWatched {
      let last = watch(desk, moments, until: { true })
      history.readings += last.readings
      history.counts += last.counts
    }
    history.facts = recorder.facts
    return history
  }

  private func openings(
    _ desk: RegistrationDesk, _ moments: Moments
  ) throws -> [History.Operation] {
    let details = try DeskSamples.details(capacity: capacity, policy: policy)
    var operations: [History.Operation] = []
    for event in 0..<UInt64(events) {
      // Each has its own provider, so that all can be published.
      let provider = Requester.provider(PersonID(high: 1, low: event))
      for (number, command) in [EventCommand.draft(details), .publish].enumerated() {
        let request = RegistrationRequest(
          RegistrationRequest.ID(high: 7, low: event * 2 + UInt64(number)), by: provider,
          at: DeskSamples.now)
        operations.append(
          desk.call(
            RegistrationDesk.Submission(command, for: DeskSamples.event(event), request), moments))
      }
    }
    return operations
  }

  private func ask(_ desk: RegistrationDesk, _ thread: Int, _ moments: Moments) -> History {
    var history = History()
    history.operations.reserveCapacity(calls)
    var random = SeededGenerator(seed: seed &* 64 &+ thread)
    let zipf = ZipfChoice(events)
    for call in 0..<calls {
      let chance = Int.random(in: 0..<100, using: &random)
      if chance < 4, let earlier = history.operations.randomElement(using: &random) {
        history.operations.append(desk.call(earlier.submission, moments))
        continue
      }
      // Some requests are sent by several threads.
      let isShared = chance < 10
      let number = UInt64(isShared ? Int.random(in: 0..<calls, using: &random) : call)
      var content = isShared ? SeededGenerator(seed: seed &* 1_000_003 &+ Int(number)) : random
      let event = DeskSamples.event(UInt64(zipf.next(&content)))
      let command = command(&content)
      if !isShared { random = content }
      let requester: Requester =
        command.isOfProvider
        ? .provider(PersonID(high: 1, low: event.low)) : .parent(DeskSamples.kim)
      // Some clocks are far behind, as those of threads that had to wait.
      let isBehind = Int.random(in: 0..<20, using: &random) == 0
      let lag = isBehind ? Int64.random(in: 0...90, using: &random) : 0
      let time =
        DeskSamples.now + Int64(moments.now / 8) + Int64.random(in: -3...3, using: &random) - lag
      let id = RegistrationRequest.ID(high: isShared ? 8 : 10 + UInt64(thread), low: number)
      history.operations.append(
        desk.call(
          RegistrationDesk.Submission(
            command, for: event, RegistrationRequest(id, by: requester, at: time)), moments))
    }
    return history
  }

  private func command(_ random: inout SeededGenerator) -> EventCommand {
    let first = UInt64.random(in: 0..<UInt64(children), using: &random)
    let isPair = Int.random(in: 0..<5, using: &random) == 0
    let party = (isPair ? [first, (first + 1) % UInt64(children)] : [first]).map {
      DeskSamples.child($0)
    }
    let ids = party.map(\.id)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<40: return .register(party, joinWaitlist: Bool.random(using: &random))
    case 40..<60: return .cancel(ids)
    case 60..<70: return .hold(party)
    case 70..<77: return .confirm(ids)
    case 77..<80: return .release(ids)
    case 80..<86: return .leaveWaitlist(ids)
    case 86..<91: return .acceptOffer(ids)
    case 91..<93: return .declineOffer(ids)
    case 93..<95:
      return .transfer(from: ids[0], to: DeskSamples.child((first + 7) % UInt64(children)))
    case 95..<98:
      let change = Int.random(in: -2...2, using: &random)
      return .setCapacity(capacity + change, ifBelow: change < 0 ? .moveLastToWaitlist : .refuse)
    case 98: return .close
    default: return .reopen
    }
  }

  /// Reads the free seats and the counters.
  private func watch(
    _ desk: RegistrationDesk, _ moments: Moments, until isOver: () -> Bool
  ) -> History {
    var history = History()
    let all = (0..<UInt64(events)).map { DeskSamples.event($0) }
    let spots = all.compactMap { event in desk.spotsLeft(for: event).map { (event, $0) } }
    repeat {
      for (event, spots) in spots.prefix(3) {
        let began = moments.next()
        let version = spots.version
        let count = spots.count
        // Both are from one moment if the version is the same afterwards.
        if spots.version == version {
          history.readings.append(
            History.Reading(event: event, began: began, version: version, count: count))
        }
      }
      let began = moments.next()
      let counters = desk.counters()
      history.counts.append(
        History.Count(began: began, ended: moments.next(), counters: counters))
      Thread.sleep(forTimeInterval: 0.000_05)
    } while !isOver() && history.readings.count < 20_000
    return history
  }
}

extension RegistrationDesk {
  /// Performs a command and records the moments before and after.
  func call(_ submission: Submission, _ moments: Moments) -> History.Operation {
    let began = moments.next()
    let answer = perform(submission)
    return History.Operation(
      submission: submission, began: began, ended: moments.next(), answer: answer)
  }
}

extension EventCommand {
  fileprivate var isOfProvider: Bool {
    switch self {
    case .setCapacity, .close, .reopen: true
    default: false
    }
  }
}

/// Numbers from 0; the *k*-th has a weight of 1/*k*.
private struct ZipfChoice {
  private var sums: [Double] = []

  init(_ count: Int) {
    var sum = 0.0
    for number in 1...count {
      sum += 1 / Double(number)
      sums.append(sum)
    }
  }

  func next(_ random: inout SeededGenerator) -> Int {
    let choice = Double.random(in: 0..<(sums.last ?? 1), using: &random)
    return sums.firstIndex { choice < $0 } ?? 0
  }
}
