public import Essentials

/// A method for each command, which ``RegistrationDesk/perform(_:)`` carries out in the same way.
extension RegistrationDesk {
  // MARK: Of a parent

  /// Registers children, all or none; if they do not fit, they wait together, unless told
  /// otherwise.
  @discardableResult
  public func register(
    _ children: [Child], for event: EventID, _ request: RegistrationRequest,
    joinWaitlist: Bool = true
  ) -> EventAnswer<RegistrationOutcome> {
    perform(Submission(.register(children, joinWaitlist: joinWaitlist), for: event, request))
      .map(RegistrationOutcome.init)
  }

  /// Keeps seats for children for a while, all or none; the outcome says until when.
  @discardableResult
  public func hold(
    _ children: [Child], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.hold(children), for: event, request))
  }

  /// Registers children for whom seats are held.
  @discardableResult
  public func confirm(
    _ children: [ChildID], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<RegistrationOutcome> {
    perform(Submission(.confirm(children), for: event, request)).map(RegistrationOutcome.init)
  }

  /// Gives held seats back.
  @discardableResult
  public func release(
    _ children: [ChildID], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.release(children), for: event, request))
  }

  /// Ends registrations.
  @discardableResult
  public func cancel(
    _ children: [ChildID], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.cancel(children), for: event, request))
  }

  /// Leaves the waiting list.
  @discardableResult
  public func leaveWaitlist(
    _ children: [ChildID], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.leaveWaitlist(children), for: event, request))
  }

  /// Registers children to whom seats are offered.
  @discardableResult
  public func acceptOffer(
    _ children: [ChildID], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<RegistrationOutcome> {
    perform(Submission(.acceptOffer(children), for: event, request)).map(RegistrationOutcome.init)
  }

  /// Gives offered seats back.
  @discardableResult
  public func declineOffer(
    _ children: [ChildID], for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.declineOffer(children), for: event, request))
  }

  /// Passes a registration from one child to another.
  @discardableResult
  public func transfer(
    from child: ChildID, to other: Child, for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.transfer(from: child, to: other), for: event, request))
  }

  // MARK: Of a provider

  /// Starts an event, which only its provider sees.
  @discardableResult
  public func draft(
    _ details: EventDetails, as event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.draft(details), for: event, request))
  }

  /// Replaces what an event says and its rules, whole.
  @discardableResult
  public func edit(
    _ event: EventID, _ details: EventDetails, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.edit(details), for: event, request))
  }

  /// Shows an event to parents, if the provider's plan has a place for it.
  @discardableResult
  public func publish(_ event: EventID, _ request: RegistrationRequest) -> EventAnswer<
    EventCommand.Outcome
  > {
    perform(Submission(.publish, for: event, request))
  }

  /// Changes the number of seats.
  @discardableResult
  public func setCapacity(
    _ capacity: Int, of event: EventID, ifBelow cut: EventCommand.CapacityCut = .refuse,
    _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.setCapacity(capacity, ifBelow: cut), for: event, request))
  }

  /// Changes when an event takes place.
  @discardableResult
  public func reschedule(
    _ event: EventID, start: LocalDateTime, end: LocalDateTime, utcOffset: Int,
    _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(
      Submission(.reschedule(start: start, end: end, utcOffset: utcOffset), for: event, request))
  }

  /// Changes when parents can register.
  @discardableResult
  public func setWindow(
    _ window: RegistrationWindow, of event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.setWindow(window), for: event, request))
  }

  /// Changes whether and how families wait.
  @discardableResult
  public func setWaitlist(
    _ policy: WaitlistPolicy, of event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.setWaitlist(policy), for: event, request))
  }

  /// Takes no more registrations.
  @discardableResult
  public func close(_ event: EventID, _ request: RegistrationRequest) -> EventAnswer<
    EventCommand.Outcome
  > {
    perform(Submission(.close, for: event, request))
  }

  /// Takes registrations again.
  @discardableResult
  public func reopen(_ event: EventID, _ request: RegistrationRequest) -> EventAnswer<
    EventCommand.Outcome
  > {
    perform(Submission(.reopen, for: event, request))
  }

  /// Calls an event off.
  @discardableResult
  public func cancelEvent(
    _ event: EventID, reason: String, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.cancelEvent(reason: reason), for: event, request))
  }

  /// Notes whether a child came.
  @discardableResult
  public func markAttendance(
    of child: ChildID, attended: Bool, for event: EventID, _ request: RegistrationRequest
  ) -> EventAnswer<EventCommand.Outcome> {
    perform(Submission(.markAttendance(child, attended: attended), for: event, request))
  }
}
