@testable import EventRegistration

/// Checks in linear time whether a ``History`` is linearizable, by the versions of its answers.
///
/// It performs the log of each event again on a new ledger. Each answer must be the one that the
/// ledger gives at the version of the answer. If a call began after another had ended, its version
/// must be later, or the same if it changed nothing.
struct HistoryCheck {
  private let history: History
  private var problems: [String] = []
  /// The free seats and the waitlisted parties, by event and by version between commands.
  private var states: [EventID: [UInt64: EventRecord.SeatCount]] = [:]
  /// The accepted calls that changed something, and the first refusals.
  private var firsts: [RegistrationRequest.ID: EventAnswer<EventCommand.Outcome>] = [:]

  private init(_ history: History) { self.history = history }

  /// The problem of a history.
  static func problems(in history: History) -> [String] {
    var check = HistoryCheck(history)
    check.checkAnswers()
    check.checkReplays()
    check.checkOrder()
    check.checkCounts()
    return check.problems
  }

  private mutating func expect(_ holds: Bool, _ problem: @autoclosure () -> String) {
    if !holds { problems.append(problem()) }
  }

  // MARK: Answers

  private mutating func checkAnswers() {
    var logs: [EventID: [EventFact]] = [:]
    for fact in history.facts { logs[fact.event, default: []].append(fact) }
    var calls: [EventID: [History.Operation]] = [:]
    for operation in history.operations where !operation.answer.isReplay {
      calls[operation.submission.event, default: []].append(operation)
    }
    for (event, calls) in calls { checkAnswers(calls, logs[event] ?? [], event) }
  }

  private mutating func checkAnswers(
    _ calls: [History.Operation], _ log: [EventFact], _ event: EventID
  ) {
    // The one call that caused each fact, and the calls that only read a version.
    var makers: [RegistrationRequest.ID: History.Operation] = [:]
    var lookers: [UInt64: [History.Operation]] = [:]
    let causes = Set(log.compactMap { $0.cause?.request })
    for call in calls {
      if call.answer.outcome.refusal == nil, causes.contains(call.answer.request) {
        makers[call.answer.request] = call
      } else {
        expect(call.answer.outcome.refusal != nil, "a call was accepted, and nothing was told")
        lookers[call.answer.version, default: []].append(call)
      }
      expect(firsts[call.answer.request] == nil, "a request was decided twice")
      firsts[call.answer.request] = call.answer
    }
    var ledger = EventLedger(event, remembering: History.retention)
    var version = 0
    while true {
      states[event, default: [:]][UInt64(version)] =
        ledger.record?.seats
        ?? EventRecord.SeatCount(capacity: 0, taken: 0, held: 0, offered: 0, waiting: 0)
      for call in lookers.removeValue(forKey: UInt64(version)) ?? [] {
        expect(perform(call, on: &ledger) == [], "a call that was refused changed something")
      }
      guard version < log.count else { break }
      // What a call makes begins with the ends of holds and offers by its own time, which have no cause.
      guard let cause = log[version...].lazy.compactMap(\.cause).first,
        let call = makers.removeValue(forKey: cause.request)
      else { return problems.append("something was done that nobody asked for") }
      let made = perform(call, on: &ledger)
      let end = version + made.count
      guard !made.isEmpty, end <= log.count, Array(log[version..<end]) == made else {
        return problems.append("the ledger does otherwise than the desk told")
      }
      version = end
    }
    expect(makers.isEmpty, "a call was accepted, and nothing was told")
    expect(lookers.isEmpty, "an answer is of a version that never was")
    expect(ledger.checkInvariants() == [], "an invariant does not hold")
  }

  /// Performs a call again and compares the answer.
  private mutating func perform(
    _ call: History.Operation, on ledger: inout EventLedger
  ) -> [EventFact] {
    var facts: [EventFact] = []
    let answer = ledger.perform(call.submission.command, call.submission.request, facts: &facts)
    expect(answer == call.answer, "an answer is not that of its version")
    return facts
  }

  /// A repeated answer must be the same as the first.
  private mutating func checkReplays() {
    for operation in history.operations where operation.answer.isReplay {
      let first = firsts[operation.answer.request]
      expect(
        first?.outcome == operation.answer.outcome && first?.version == operation.answer.version,
        "an answer that was given again was not given before")
    }
  }

  // MARK: Order

  private enum Moment {
    case none
    case began(Int)
    case ended(Int)
    case read(Int)
  }

  private mutating func checkOrder() {
    let operations = history.operations
    var moments: [Moment] = []
    func put(_ moment: Moment, at index: Int) {
      while moments.count <= index { moments.append(.none) }
      moments[index] = moment
    }
    for (index, operation) in operations.enumerated() where !operation.answer.isReplay {
      put(.began(index), at: operation.began)
      put(.ended(index), at: operation.ended)
    }
    for (index, reading) in history.readings.enumerated() { put(.read(index), at: reading.began) }
    /// The latest known version of each event.
    var known: [EventID: UInt64] = [:]
    var floors = [UInt64](repeating: 0, count: operations.count)
    for moment in moments {
      switch moment {
      case .none: break
      case .began(let index): floors[index] = known[operations[index].submission.event] ?? 0
      case .ended(let index):
        let operation = operations[index]
        let version = operation.answer.version
        let isAccepted = operation.answer.outcome.refusal == nil
        expect(
          version >= floors[index] + (isAccepted ? 1 : 0),
          "an answer is of a version before one that was known when it was asked for")
        known[operation.submission.event] = max(
          known[operation.submission.event] ?? 0, version)
      case .read(let index):
        let reading = history.readings[index]
        let version = UInt64(reading.version)
        expect(
          version >= known[reading.event] ?? 0, "the spots left are of a version long gone")
        expect(
          states[reading.event]?[version]?.available == reading.count,
          "there were never so many spots left")
      }
    }
  }

  // MARK: Counters

  private mutating func checkCounts() {
    guard !history.counts.isEmpty else { return }
    let began = history.operations.map(\.began).sorted()
    let ended = history.operations.map(\.ended).sorted()
    var (done, begun) = (0, 0)
    var previous = RegistrationDesk.Counters()
    for count in history.counts {
      while done < ended.count, ended[done] < count.began { done += 1 }
      while begun < began.count, began[begun] < count.ended { begun += 1 }
      let counters = count.counters
      expect(done...max(done, begun) ~= counters.commands, "calls are miscounted")
      let kinds = RegistrationRefusal.Kind.allCases.reduce(0) { $0 + counters.refusals($1) }
      expect(kinds == counters.refusals, "the refusals do not add up")
      expect(counters.refusals + counters.replays <= counters.commands, "answers are miscounted")
      expect(counters.waiting >= 0, "fewer than nobody waits")
      expect(
        previous.commands <= counters.commands && previous.replays <= counters.replays
          && previous.expiries <= counters.expiries && previous.promotions <= counters.promotions
          && previous.refusals <= counters.refusals, "a counter goes back")
      if states.count == 1, let versions = states.values.first {
        expect(
          versions.values.contains { $0.waiting == counters.waiting }, "so many never waited")
      }
      previous = counters
    }
    // The last counters were read at the end.
    expect(
      previous.replays == history.operations.count(where: \.answer.isReplay),
      "replays are miscounted")
    let refusals = history.operations.filter { !$0.answer.isReplay }
      .compactMap(\.answer.outcome.refusal)
    for kind in RegistrationRefusal.Kind.allCases {
      expect(
        previous.refusals(kind) == refusals.count { $0.kind == kind }, "refusals are miscounted")
    }
  }
}
