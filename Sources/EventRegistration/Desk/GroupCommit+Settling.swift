extension GroupCommit {
  /// What became of the batch that was being stored.
  enum Outcome {
    case stored
    /// Another writer was faster; nothing was stored.
    case contended
    /// It is unknown whether it was stored.
    case unknown(any Error)
  }

  /// Returns the next batch to store, or `nil` if there is none.
  ///
  /// Only one batch is being stored at a time.
  mutating func nextBatch() -> RegistrationService.Batch? {
    guard inFlight == nil, let first = drafts.first, !first.decisions.isEmpty else { return nil }
    if drafts.count == 1 { closeLastDraft() }
    inFlight = drafts.removeFirst()
    lastRoom = first.room
    return first.batch
  }

  /// Ends the batch that was being stored: tells its results, or undoes what depends on it.
  mutating func settle(_ outcome: Outcome) {
    guard let draft = inFlight else { return }
    inFlight = nil
    switch outcome {
    case .stored: tell(draft)
    case .contended:
      let undone = undo(draft)
      var works = draft.decisions.map(\.work)
      for index in works.indices { works[index].attempts += 1 }
      takeAgain(works.filter { $0.attempts < rules.attempts } + undone)
      for work in works where work.attempts >= rules.attempts {
        work.fail(RegistrationService.Failure.contended)
      }
    case .unknown(let error):
      let undone = undo(draft)
      takeAgain(undone)
      for decision in draft.decisions { decision.work.fail(error) }
    }
  }

  private mutating func tell(_ draft: Draft) {
    for (held, record) in zip(draft.held, draft.records) { show(record, of: held) }
    for (held, append) in zip(draft.held, draft.events) {
      counters.count(append.facts)
      // An event that nobody drafted takes no memory.
      if append.version == 0, append.facts.isEmpty, held.ledger.version == 0, !isChanging(held) {
        ledgers.remove(append.stream)
        views[append.stream] = nil
      }
    }
    for answer in draft.remembered {
      pendingAnswers[answer.entry.request] = nil
      answers.remember(answer.entry, at: answer.time)
    }
    // By their places, because a loop over them would copy each.
    for index in draft.decisions.indices {
      switch draft.decisions[index].result {
      case .answer(let answer):
        counters.count(answer)
        if case .submitted(let commands, let place) = draft.decisions[index].work.action {
          commands.tell(answer, place)
        }
      case .other(let answers, let tell):
        for answer in answers { counters.count(answer) }
        tell()
      }
    }
  }

  /// Undoes what was decided on the streams of a batch that is not stored, and returns the work of
  /// later batches that is undone.
  ///
  /// The streams are removed from memory, so that they are loaded before the next decision.
  private mutating func undo(_ draft: Draft) -> [Work] {
    let streams = dependents(of: Set(draft.streams))
    var (undone, forgotten) = ([] as [Work], draft.remembered)
    for index in drafts.indices {
      let removed = drafts[index].remove(streams)
      undone += removed.undone
      forgotten += removed.forgotten
    }
    for answer in forgotten { pendingAnswers[answer.entry.request] = nil }
    drafts.removeAll { $0.decisions.isEmpty }
    for draft in drafts { draft.notePlaces() }
    for stream in streams {
      switch stream {
      case .event(let event): ledgers.remove(event)
      case .account(let provider): accounts[provider] = nil
      }
    }
    return undone
  }

  /// Returns the streams, and those that later decisions have changed together with them.
  private func dependents(of streams: Set<Stream>) -> Set<Stream> {
    var streams = streams
    var count: Int
    repeat {
      count = streams.count
      for decision in drafts.lazy.flatMap(\.decisions) where decision.depends(onAnyOf: streams) {
        streams.formUnion(decision.streams)
      }
    } while streams.count > count
    return streams
  }
}
