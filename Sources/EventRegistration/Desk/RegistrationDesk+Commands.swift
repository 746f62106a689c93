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
      .map(RegistrationOutcome.init)
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
    perform(Submission(.confirm(children), for: event, request)).map(RegistrationOutcome.init)
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
    perform(Submission(.acceptOffer(children), for: event, request)).map(RegistrationOutcome.init)
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

  /// Deletes a draft, as if it had never been made; also its facts can then be deleted.
  ///
  /// ``archive(_:at:)`` removes it from memory. A published event is canceled instead.
  public func deleteDraft(_ event: EventID, _ request: RegistrationRequest) -> EventAnswer<
    EventCommand.Outcome
  > {
    perform(Submission(.deleteDraft, for: event, request))
  }

  /// Publishes an event to parents, if the provider's plan has a place for it.
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

  /// Sets the number of seats beyond the capacity of an event, and says why.
  public func setOverfill(
    _ seats: Int, of event: EventID, reason: String, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.setOverfill(seats, reason: reason), for: event, request))
  }

  /// Seats the waiting party of a child, whoever is ahead of it, and says why.
  public func seatFromWaitlist(
    _ child: ChildID, for event: EventID, reason: String, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.seatFromWaitlist(child, reason: reason), for: event, request))
  }

  /// Changes the time of an event, with a UTC offset for each of its further sessions.
  ///
  ///     let moved = try details.rescheduled(from: start, to: end) { utcOffset(at: $0) }
  ///
  /// The offsets are those of `moved.furtherSessions`. Let the request expect the version of the event whose
  /// details those are.
  public func reschedule(
    _ event: EventID, start: LocalDateTime, end: LocalDateTime, utcOffset: Int,
    furtherOffsets: [Int] = [], _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    let command = EventCommand.reschedule(
      start: start, end: end, utcOffset: utcOffset, furtherOffsets: furtherOffsets)
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

  /// Records whether a child attended.
  public func markAttendance(
    of child: ChildID, attended: Bool, for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.markAttendance(child, attended: attended), for: event, request))
  }
}
