public import Essentials

/// One method for each command. ``RegistrationDesk/perform(_:)`` does the same.
extension RegistrationDesk {
  // MARK: For parents

  /// Registers children, all or nothing.
  ///
  /// If they do not fit, they join the waiting list together, unless `joinWaitlist` is `false`.
  public func register(
    _ children: [Child], for event: EventID, _ request: RegistrationRequest,
    joinWaitlist: Bool = true
  ) -> EventAnswer<RegistrationOutcome> {
    perform(Submission(.register(children, joinWaitlist: joinWaitlist), for: event, request))
      .ofRegistration
  }

  /// Holds seats for children, all or nothing; the outcome says until when.
  public func hold(
    _ children: [Child], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.hold(children), for: event, request))
  }

  /// Confirms held seats: the children are registered.
  public func confirm(
    _ children: [ChildID], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<RegistrationOutcome> {
    perform(Submission(.confirm(children), for: event, request)).ofRegistration
  }

  /// Releases held seats.
  public func release(
    _ children: [ChildID], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.release(children), for: event, request))
  }

  /// Cancels registrations.
  public func cancel(
    _ children: [ChildID], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.cancel(children), for: event, request))
  }

  /// Removes children from the waiting list.
  public func leaveWaitlist(
    _ children: [ChildID], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.leaveWaitlist(children), for: event, request))
  }

  /// Accepts offered seats: the children are registered.
  public func acceptOffer(
    _ children: [ChildID], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<RegistrationOutcome> {
    perform(Submission(.acceptOffer(children), for: event, request)).ofRegistration
  }

  /// Declines offered seats.
  public func declineOffer(
    _ children: [ChildID], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.declineOffer(children), for: event, request))
  }

  /// Transfers a registration from one child to another.
  public func transfer(
    from child: ChildID, to other: Child, for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.transfer(from: child, to: other), for: event, request))
  }

  // MARK: For providers

  /// Creates an event as a draft, which only its provider sees.
  public func draft(
    _ details: EventDetails, as event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.draft(details), for: event, request))
  }

  /// Replaces all details and rules of an event.
  public func edit(
    _ event: EventID, _ details: EventDetails, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.edit(details), for: event, request))
  }

  /// Deletes a draft, as if it had never been made; you can then delete its facts, too.
  ///
  /// ``archive(_:at:)`` removes it from memory. A published event is canceled instead.
  public func deleteDraft(_ event: EventID, _ request: RegistrationRequest) -> EventAnswer<
    EventCommand.Outcome
  > {
    perform(Submission(.deleteDraft, for: event, request))
  }

  /// Publishes an event to parents, if the provider's plan allows another event.
  public func publish(_ event: EventID, _ request: RegistrationRequest) -> EventAnswer<
    EventCommand.Outcome
  > {
    perform(Submission(.publish, for: event, request))
  }

  /// Changes the number of seats.
  public func setCapacity(
    _ capacity: Int, of event: EventID, ifBelow cut: EventCommand.CapacityCut = .refuse,
    _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.setCapacity(capacity, ifBelow: cut), for: event, request))
  }

  /// Sets the number of seats beyond the capacity of an event, with a reason.
  public func setOverfill(
    _ seats: Int, of event: EventID, reason: String, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.setOverfill(seats, reason: reason), for: event, request))
  }

  /// Seats the waiting party of a child, whoever is ahead of it, with a reason.
  public func seatFromWaitlist(
    _ child: ChildID, for event: EventID, reason: String, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.seatFromWaitlist(child, reason: reason), for: event, request))
  }

  /// Changes the time of an event, with a UTC offset for each of its further sessions.
  ///
  ///     let moved = try details.rescheduled(from: start, to: end) { utcOffset(at: $0) }
  ///
  /// Pass the offsets of `moved.furtherSessions`, and `moved.endOffset`. Let the request expect the version of the event to which
  /// `details` belong.
  public func reschedule(
    _ event: EventID, start: LocalDateTime, end: LocalDateTime, utcOffset: Int,
    furtherOffsets: [Int] = [], endOffset: Int? = nil, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    let command = EventCommand.reschedule(
      start: start, end: end, utcOffset: utcOffset, furtherOffsets: furtherOffsets,
      endOffset: endOffset)
    return perform(Submission(command, for: event, request))
  }

  /// Changes the registration window of an event.
  public func setWindow(
    _ window: RegistrationWindow, of event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.setWindow(window), for: event, request))
  }

  /// Changes the waiting-list rules of an event.
  public func setWaitlist(
    _ policy: WaitlistPolicy, of event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.setWaitlist(policy), for: event, request))
  }

  /// Closes registration.
  public func close(_ event: EventID, _ request: RegistrationRequest) -> EventAnswer<
    EventCommand.Outcome
  > {
    perform(Submission(.close, for: event, request))
  }

  /// Opens registration again.
  public func reopen(_ event: EventID, _ request: RegistrationRequest) -> EventAnswer<
    EventCommand.Outcome
  > {
    perform(Submission(.reopen, for: event, request))
  }

  /// Cancels an event, with all its registrations, holds, offers, and waiting families.
  public func cancelEvent(
    _ event: EventID, reason: String, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.cancelEvent(reason: reason), for: event, request))
  }

  /// Records whether a child attended a session, or undoes the record with `nil`.
  public func markAttendance(
    of child: ChildID, attended: ChildRegistration.Attendance?, session: Int = 0,
    for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(
      Submission(
        .markAttendance(child, attended: attended, session: session), for: event, request))
  }
}

extension RegistrationDesk {
  /// The outcome of a registration for several events.
  public enum SeriesOutcome: Hashable, Sendable {
    /// The children are registered for all events; the answers are in the order of the events.
    case registered([EventAnswer<RegistrationOutcome>])
    /// The children are registered for none of the events, because this one refused them.
    ///
    /// It is the first event that refused them, in the order of the events.
    case refused(RegistrationRefusal, by: EventID)
  }

  /// Registers children for several events, such as the sessions of a series, all or nothing.
  ///
  ///     switch desk.register([ana, ben], forAll: sessions, request) {
  ///     case .registered: confirm()
  ///     case .refused(let refusal, let event): explain(refusal, event)
  ///     }
  ///
  /// The children never join a waiting list. `onFacts` gets the facts of all events in one call,
  /// while no other command on these events runs: store them all or nothing, in one transaction. A
  /// retry with the same request changes nothing. A retry of a refused request is refused again,
  /// perhaps by another of the events.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - events: The events; one that is named twice counts once.
  ///   - request: The request, which each event remembers.
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
  /// The decision of each event, by its place in the order of the events.
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
    refused = submissions.indices.first { trials[$0]?.answer.ofRegistration.outcome.refusal != nil }
  }

  /// The facts of all events, in their order.
  var facts: [EventFact] { submissions.indices.flatMap { trials[$0]?.facts ?? [] } }

  var outcome: RegistrationDesk.SeriesOutcome {
    if let refused, let refusal = trials[refused]?.answer.ofRegistration.outcome.refusal {
      return .refused(refusal, by: submissions[refused].event)
    }
    return .registered(submissions.indices.compactMap { trials[$0]?.answer.ofRegistration })
  }
}
