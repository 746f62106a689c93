import DeskStores
import EventRegistration

/// Compares what clients were told with what is stored.
struct SoakAudit {
  /// The contradictions to the rules, the log, or the order of the answers.
  private(set) var problems: [String] = []
  /// The requests without an answer.
  let unanswered: [UInt64]
  private(set) var facts = 0
  private(set) var accepted = 0
  private(set) var refused = 0
  private let records: [UInt64: SoakRun.Record]
  /// The requests of each event that were answered, sorted by the version of the answer.
  private let answers: [UInt64: [SoakRun.Record]]

  init(_ records: [SoakRun.Record]) {
    self.records = Dictionary(uniqueKeysWithValues: records.map { ($0.line.request, $0) })
    answers = Dictionary(grouping: records.filter { $0.reply != nil }, by: \.line.event).mapValues {
      $0.sorted {
        ($0.reply?.version ?? 0, $0.line.request) < ($1.reply?.version ?? 0, $1.line.request)
      }
    }
    unanswered = records.filter { $0.reply == nil }.map(\.line.request)
  }

  private mutating func fail(_ problem: String) {
    if problems.count < 20 { problems.append(problem) }
  }

  // MARK: The log

  /// Replays the stored facts of an event by a single thread, and compares each answer with what that says.
  mutating func check(event: UInt64, stored: [[UInt8]]) {
    facts += stored.count
    do {
      let facts = try stored.map { try EventFact(bytes: $0) }
      try replay(event, facts)
    } catch {
      fail("event \(event): the log cannot be read: \(error)")
    }
    checkOrder(of: event)
  }

  private mutating func replay(_ event: UInt64, _ log: [EventFact]) throws {
    var ledger = EventLedger(EventID(high: 1, low: event))
    var refusals = (answers[event] ?? []).filter { $0.reply?.isAccepted == false }[...]
    var done: Set<UInt64> = []
    checkRefusals(&refusals, &ledger)
    var index = 0
    while index < log.count {
      guard let request = log[index].cause?.request else {
        try ledger.apply(log[index])
        index += 1
        checkRefusals(&refusals, &ledger)
        continue
      }
      let end = log[index...].firstIndex { $0.cause?.request != request } ?? log.count
      let stored = Array(log[index..<end])
      if !done.insert(request.low).inserted { fail("request \(request.low) was done twice") }
      guard let record = records[request.low], let submission = record.line.submission else {
        return fail("event \(event): the log has a request that nobody sent")
      }
      var facts: [EventFact] = []
      let answer = ledger.perform(submission.command, submission.request, facts: &facts)
      guard facts == stored else {
        return fail(
          """
          request \(request.low): the log has facts of versions \(stored.map(\.version)) where the rules \
          make those of \(facts.map(\.version)), after version \(ledger.version)
          """)
      }
      if let reply = record.reply { compare(reply, answer, record.line) }
      checkSeats(ledger)
      index = end
      checkRefusals(&refusals, &ledger)
    }
    for refusal in refusals {
      fail("request \(refusal.line.request) was refused for a version that is not in the log")
    }
    for record in answers[event] ?? [] where record.reply?.isAccepted == true {
      accepted += 1
      if !done.contains(record.line.request) { fail("request \(record.line.request) is lost") }
    }
    for problem in ledger.checkInvariants() { fail("event \(event): \(problem)") }
  }

  private mutating func compare(
    _ reply: DeskReply, _ answer: EventAnswer<EventCommand.Outcome>, _ line: DeskLine
  ) {
    let expected = DeskReply(answer, to: line)
    guard reply.outcome != expected.outcome || reply.version != expected.version else { return }
    fail("request \(line.request): the answer was \(reply.text), and should be \(expected.text)")
  }

  /// The refusals for the version that the ledger has now are those that the rules make.
  private mutating func checkRefusals(
    _ refusals: inout ArraySlice<SoakRun.Record>, _ ledger: inout EventLedger
  ) {
    while let record = refusals.first, let reply = record.reply, reply.version <= ledger.version {
      refusals.removeFirst()
      refused += 1
      guard reply.version == ledger.version, let submission = record.line.submission else {
        fail("request \(record.line.request) was refused for a version inside a command")
        continue
      }
      var copy = ledger
      var facts: [EventFact] = []
      let answer = copy.perform(submission.command, submission.request, facts: &facts)
      // By another writer, the request may have been accepted before.
      compare(reply, answer, record.line)
    }
  }

  /// No seat is given away twice, counted from the children.
  private mutating func checkSeats(_ ledger: EventLedger) {
    guard let seats = ledger.record?.seats, seats.committed > seats.capacity else { return }
    fail("event \(ledger.id.low): \(seats.committed) of \(seats.capacity) seats are taken")
  }

  // MARK: The history that clients saw

  /// A command that was sent after another was answered has a later version, or the same if it was refused.
  private mutating func checkOrder(of event: UInt64) {
    let history = answers[event] ?? []
    let bySending = history.sorted { $0.sent < $1.sent }
    let byAnswer = history.sorted { $0.answered < $1.answered }
    var floor: UInt64 = 0
    var next = 0
    for record in bySending {
      while next < byAnswer.count, byAnswer[next].answered < record.sent {
        floor = max(floor, byAnswer[next].reply?.version ?? 0)
        next += 1
      }
      guard let reply = record.reply else { continue }
      if reply.version < floor || reply.isAccepted && reply.version == floor {
        fail(
          "request \(record.line.request) was answered as of \(reply.version), after \(floor) was seen"
        )
      }
    }
  }
}
