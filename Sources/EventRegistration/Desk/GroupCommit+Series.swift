extension GroupCommit {
  /// Decides a registration for several events on copies of their ledgers, and keeps the copies unless an
  /// event refused the children.
  ///
  /// All facts are in one batch, so they are stored together or not at all. The decision depends on every
  /// event, also if it changes none.
  mutating func register(
    _ undecided: SeriesDecision, _ work: Work,
    _ tell: @escaping (RegistrationDesk.SeriesOutcome) -> Void
  ) -> Stream? {
    var series = undecided
    for (place, submission) in series.submissions.enumerated() {
      guard let trial = trial(of: submission) else { return .event(submission.event) }
      series.trials[place] = trial
    }
    series.findRefusal()
    var counted: [EventAnswer<EventCommand.Outcome>] = []
    for (place, submission) in series.submissions.enumerated() {
      guard let trial = series.trials[place], let held = ledgers.held(submission.event)
      else { continue }
      let version = held.ledger.version
      guard series.refused == nil else {
        append([], to: held, after: version)
        continue
      }
      counted.append(trial.answer)
      append(trial.facts, to: held, after: version)
      if let ledger = trial.ledger { held.ledger = ledger }
    }
    if let refused = series.refused, let answer = series.trials[refused]?.answer, !answer.isReplay {
      counted = [answer]
      let submission = series.submissions[refused]
      remember(answer, to: submission, digest: submission.digest)
    }
    let (outcome, events) = (series.outcome, series.submissions.dropFirst())
    finish(
      Decision(
        on: work, others: events.map { .event($0.event) },
        .other(counting: counted) { tell(outcome) }))
    return nil
  }

  /// Decides on a copy of a ledger, or returns `nil` if the event is not loaded.
  private func trial(of submission: RegistrationDesk.Submission) -> SeriesDecision.Trial? {
    guard let held = ledgers.held(submission.event) else { return nil }
    var ledger = held.ledger
    if let earlier = refusal(of: submission, at: held) {
      let answer = earlier.answer(
        to: submission, digest: submission.digest, version: ledger.version)
      return SeriesDecision.Trial(ledger: nil, facts: [], answer: answer)
    }
    var facts: [EventFact] = []
    let answer = ledger.perform(submission.command, submission.request, facts: &facts)
    return SeriesDecision.Trial(
      ledger: facts.isEmpty ? nil : ledger, facts: facts, answer: answer)
  }
}
