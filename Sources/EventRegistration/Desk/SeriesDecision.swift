import Essentials

/// A registration for all of several events or for none, while each event decides it on a copy of its
/// ledger.
struct SeriesDecision {
  /// A registration for one event, decided on a copy of its ledger, which is `nil` if nothing changed.
  struct Trial {
    let ledger: EventLedger?
    let facts: [EventFact]
    let answer: EventAnswer<EventCommand.Outcome>
  }

  /// The registration for each event, once.
  let submissions: [RegistrationDesk.Submission]
  /// What each event decided, by its place in the order of the events.
  var trials: [Int: Trial] = [:]
  /// The place of the first event that refused the children, in the order of the events.
  private(set) var refused: Int?

  init(of children: [Child], forAll events: [EventID], _ request: RegistrationRequest) {
    var known: Set<EventID> = []
    submissions = events.filter { known.insert($0).inserted }.map {
      RegistrationDesk.Submission(.register(children, joinWaitlist: false), for: $0, request)
    }
  }

  mutating func findRefusal() {
    refused = submissions.indices.first { trials[$0]?.answer.outcome.refusal != nil }
  }

  /// The facts of all events, in their order.
  var facts: [EventFact] { submissions.indices.flatMap { trials[$0]?.facts ?? [] } }

  var outcome: RegistrationDesk.SeriesOutcome {
    if let refused, let refusal = trials[refused]?.answer.outcome.refusal {
      return .refused(refusal, by: submissions[refused].event)
    }
    return .registered(
      submissions.indices.compactMap { trials[$0]?.answer.map(RegistrationOutcome.init) })
  }
}
