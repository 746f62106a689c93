import Essentials

extension RegistrationDesk {
  /// The outcome of a registration for several events.
  public enum SeriesOutcome: Hashable, Sendable {
    /// The children are registered for all events; the answers are in the order of the events.
    case registered([EventAnswer<RegistrationOutcome>])
    /// The children are registered for none of the events, since this one refused them.
    ///
    /// It is the first event that refused them, in the order of the events.
    case refused(RegistrationRefusal, by: EventID)
  }

  /// Registers children for all of several events, such as the sessions of a series, or for none.
  ///
  ///     switch desk.register([ana, ben], forAll: sessions, request) {
  ///     case .registered: confirm()
  ///     case .refused(let refusal, let event): explain(refusal, event)
  ///     }
  ///
  /// Nobody joins a waiting list. `onFacts` gets the facts of all events in one call, while no other command
  /// on these events runs: store them all or nothing, in one transaction. A retry with the same request
  /// changes nothing; that of a refused one is refused again, perhaps by another of the events.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - events: The events; one that is named twice counts once.
  ///   - request: The request, which is remembered by each event.
  /// - Returns: The outcome.
  /// - Complexity: O(*m* + *n*) for *m* events with *n* children in all.
  public func register(
    _ children: [Child], forAll events: [EventID], _ request: RegistrationRequest
  ) -> SeriesOutcome {
    var series = SeriesDecision(of: children, forAll: events, request)
    var places: [UInt32: [Int]] = [:]
    for (place, submission) in series.submissions.enumerated() {
      places[stripes.stripe(of: submission.event), default: []].append(place)
    }
    // Locks are taken in one order by everybody.
    let order = places.keys.sorted().map { (stripe: $0, places: places[$0] ?? []) }
    decide(order[...], &series)
    return series.outcome
  }

  /// Decides on the events of the stripes on copies of their ledgers, hands over the facts while all
  /// stripes are locked, and keeps the copies, unless an event refused the children.
  private func decide(
    _ order: ArraySlice<(stripe: UInt32, places: [Int])>, _ series: inout SeriesDecision
  ) {
    guard let first = order.first else {
      series.findRefusal()
      if series.refused == nil, !series.facts.isEmpty { handOver(series.facts) }
      return
    }
    stripes.withLock(first.stripe) { stripe in
      for place in first.places {
        series.trials[place] = stripe.trial(of: series.submissions[place])
      }
      decide(order.dropFirst(), &series)
      for place in first.places {
        guard let trial = series.trials[place] else { continue }
        if series.refused == nil {
          stripe.keep(trial.ledger, trial.facts, trial.answer)
        } else if series.refused == place, !trial.answer.isReplay,
          let refusal = trial.answer.outcome.refusal
        {
          _ = stripe.refuse(series.submissions[place], refusal)
        }
      }
    }
  }
}

// MARK: Overlaps

extension RegistrationDesk {
  /// Returns the other events at which a child has or waits for a seat while an event takes place, sorted by
  /// start and ID, each with the registration of that child.
  ///
  /// Canceled events are left out. An overlap is not a refusal: show it before a family registers, with
  /// ``RegistrationMessages/text(forOverlapOf:with:formats:)``.
  ///
  /// - Complexity: O(*n*) for *n* events.
  public func overlaps(of child: ChildID, with event: EventID) -> [EventListing] {
    guard let details = record(of: event)?.details else { return [] }
    let end = details.endTime
    var listings: [EventListing] = []
    stripes.forEach { stripe in
      stripe.forEachLedger(startingBefore: end) { ledger in
        guard ledger.id != event, ledger.content?.details.overlaps(details) ?? false,
          let registration = ledger.registration(of: child), let record = ledger.record
        else { return }
        listings.append(EventListing(record: record, registrations: [registration]))
      }
    }
    return listings.sorted { $0.record.precedes($1.record) }
  }
}
