import EventRegistration

/// A complete record of a ``Simulation``.
struct SimulationRecord {
  var decisions: [Decision] = []
  var problems: [String] = []
  var coverage = SimulationCoverage()
  /// The answers that reached the client of each step, in order.
  private(set) var answers: [Int: [EventAnswer<EventCommand.Outcome>]] = [:]
  /// When the first message of a step was sent and its first answer arrived, as logical moments.
  private(set) var sending: [Int: Int] = [:]
  private(set) var receiving: [Int: Int] = [:]
  /// The latest version of each event that a client received.
  private(set) var latest: [Int: UInt64] = [:]
  /// The outcomes of registrations for all events that a service told, and those that reached the client,
  /// by step.
  private(set) var seriesDecided: [Int: [RegistrationDesk.SeriesOutcome]] = [:]
  private(set) var seriesOutcomes: [Int: [RegistrationDesk.SeriesOutcome]] = [:]
  private var moments = 0

  func hasAnswer(to step: Int) -> Bool { answers[step] != nil }

  mutating func sent(_ step: Int) {
    if sending[step] == nil {
      sending[step] = moments
      moments += 1
    } else {
      coverage.note(answers[step] == nil ? .retry : .duplicate)
    }
  }

  mutating func received(_ answer: EventAnswer<EventCommand.Outcome>, to step: Int, of event: Int) {
    latest[event] = max(latest[event] ?? 0, answer.version)
    if answers[step] == nil {
      receiving[step] = moments
      moments += 1
    }
    answers[step, default: []].append(answer)
    if answer.isReplay { coverage.note(.replay) }
    if let refusal = answer.outcome.refusal {
      coverage.refusals.insert(refusal.kind)
    }
  }

  func hasSeriesOutcome(of step: Int) -> Bool { seriesOutcomes[step] != nil }

  mutating func decided(_ outcome: RegistrationDesk.SeriesOutcome, of step: Int) {
    seriesDecided[step, default: []].append(outcome)
  }

  mutating func received(_ outcome: RegistrationDesk.SeriesOutcome, to step: Int) {
    seriesOutcomes[step, default: []].append(outcome)
    switch outcome {
    case .registered: coverage.note(.seriesBooked)
    case .refused: coverage.note(.seriesRefused)
    }
  }

  mutating func failed(_ failure: Simulation.HostFailure) {
    switch failure {
    case .crashed, .contended: break
    case .unreadable: problems.append("the log cannot be read")
    }
  }
}

/// A decision of a host and its version.
struct Decision {
  let event: Int
  /// The step of the request, or `nil` if time caused the decision.
  let step: Int?
  let submission: RegistrationDesk.Submission?
  let time: Int64
  var base: UInt64 = 0
  var answer: EventAnswer<EventCommand.Outcome>?
  var facts: [EventFact] = []
  /// Whether the version and the facts are known, so that the check can decide it again.
  var isComplete = true

  init(_ errand: Simulation.Errand) {
    event = errand.event
    step = errand.step
    submission = errand.submission
    time = errand.submission.request.time
  }

  init(event: Int, time: Int64) {
    self.event = event
    step = nil
    submission = nil
    self.time = time
  }
}

/// The troubles that occurred in simulations, to find a generator that never causes one.
struct SimulationCoverage {
  enum Trouble: CaseIterable {
    case requestLost, answerLost, crashBeforeAppend, crashBeforeAnswer, conflict, staleRefusal
    case retry, duplicate, replay, clockBack, snapshot, staleSnapshot
    case unknownOutcome, groupOfCommands, decidedOnTop, undoneOnTop
    case seriesBooked, seriesRefused
  }

  private(set) var troubles: [Trouble: Int] = [:]
  var refusals: Set<RegistrationRefusal.Kind> = []
  /// The numbers of the changes that happened.
  var changes: Set<UInt8> = []

  mutating func note(_ trouble: Trouble, _ count: Int = 1) {
    troubles[trouble, default: 0] += count
  }

  mutating func add(_ other: Self) {
    troubles.merge(other.troubles, uniquingKeysWith: +)
    refusals.formUnion(other.refusals)
    changes.formUnion(other.changes)
  }
}
