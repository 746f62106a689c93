@testable import EventRegistration

extension PlainEvent {
  mutating func perform(_ command: EventCommand, _ request: RegistrationRequest) -> EventAnswer<
    EventCommand.Outcome
  > {
    happenings = []
    if let first = remembered.first(where: { $0.request == request.id }) {
      guard isSame(first.requester, request.requester, for: command),
        Self.withoutBirthDates(first.command) == Self.withoutBirthDates(command)
      else {
        return EventAnswer(
          .refused(.requestReused(request.id)), version: version, request: request.id)
      }
      return EventAnswer(
        first.outcome, version: first.version, request: request.id, isReplay: true)
    }
    let before = self
    let outcome = decide(command, request)
    if outcome.refusal != nil { self = before }
    var isObservation = false
    if case .markAttendance = command { isObservation = true }
    if outcome.refusal == nil, !isObservation, !happenings.contains(where: \.isOfRequest) {
      tell(.noted, at: request.time)
    }
    if happenings.contains(where: \.isOfRequest) {
      remember(
        Accepted(
          request: request.id, requester: request.requester, command: command, outcome: outcome,
          version: version, firstMade: request.firstMade, arrived: lastTime))
    }
    return EventAnswer(outcome, version: version, request: request.id)
  }

  /// Whether a request with an ID that was used comes from the same person, who is the provider of the event
  /// unless its draft was deleted.
  private func isSame(
    _ first: Requester, _ second: Requester, for command: EventCommand
  ) -> Bool {
    guard case (.provider, .provider) = (first, second) else { return first == second }
    return (owner ?? second.person) == second.person
      && (first == second || !Self.namesRequester(command))
  }

  /// Remembers a request, and forgets the one that was made earliest while there are too many, or more than
  /// 256 and it is too old for this request and the one before.
  private mutating func remember(_ accepted: Accepted) {
    guard retention.maximumCount > 0 else { return }
    let time = min(accepted.made, remembered.last?.made ?? accepted.made)
    remembered.append(accepted)
    while let least = remembered.map(\.made).min(),
      remembered.count > retention.maximumCount
        || remembered.count > 256 && least < time - Int64(retention.seconds),
      let place = remembered.firstIndex(where: { $0.made == least })
    {
      forget(remembered.remove(at: place))
    }
  }

  private mutating func forget(_ accepted: Accepted) {
    let made = accepted.firstMade
    if made <= accepted.arrived {
      forgottenThrough = max(forgottenThrough ?? made, made)
    } else if made > forgottenThrough ?? .min {
      forgottenAhead.append((accepted.request, made))
    }
  }

  /// The earliest time at which a request can have been made that may have been performed, if it is later
  /// than the one at which it was made.
  private func earliest(of request: RegistrationRequest) -> Int64? {
    guard retention.maximumCount > 0 else { return nil }
    var earliest = request.time - Int64(retention.seconds)
    if let last = forgottenThrough { earliest = max(earliest, last + 1) }
    if request.firstMade < earliest { return earliest }
    guard let known = forgottenAhead.last(where: { $0.id == request.id }) else { return nil }
    return known.made > forgottenThrough ?? .min ? known.made + 1 : nil
  }

  private mutating func decide(_ command: EventCommand, _ request: RegistrationRequest)
    -> EventCommand.Outcome
  {
    let problems = problems(of: command, request)
    guard problems.isEmpty else { return .refused(.malformed(problems)) }
    if case .markAttendance = command {
    } else if let earliest = earliest(of: request) {
      return .refused(.requestTooOld(earliest: earliest))
    }
    if case .draft(let details) = command { return draft(details, request) }
    guard let details else { return .refused(.unknownEvent(id)) }
    if let refusal = checkRole(for: command, of: request.requester) { return .refused(refusal) }
    let before = version
    if case .markAttendance = command {} else { pass(to: request.time) }
    if let refusal = checkVersion(request) {
      return .refused(request.expectedVersion == before ? changedByTime() : refusal)
    }
    let now = request.time
    if let refusal = checkState(for: command, at: now, details) { return .refused(refusal) }
    return carryOutOfProvider(
      command, details, by: request.requester.person, at: now, made: request.firstMade)
      ?? carryOutOfParent(command, details, request.requester, at: now)
  }

  private mutating func draft(_ details: EventDetails, _ request: RegistrationRequest)
    -> EventCommand.Outcome
  {
    guard self.details == nil else { return .refused(.eventExists(id)) }
    if case .parent = request.requester { return .refused(.forbidden(required: .provider)) }
    if let refusal = checkVersion(request) { return .refused(refusal) }
    owner = request.requester.person
    self.details = details
    tell(.drafted(details, owner: request.requester.person), at: request.time)
    return .done
  }
}

// MARK: - Before the state is asked

extension PlainEvent {
  private func problems(
    of command: EventCommand, _ request: RegistrationRequest
  ) -> [EventCommand.Problem] {
    var problems: [EventCommand.Problem] = []
    if !Instant.validRange.contains(request.time) {
      problems.append(.timeOutOfRange)
    } else if !Instant.validRange.contains(request.firstMade)
      || request.firstMade > request.time + 600
    {
      problems.append(.firstMadeOutOfRange)
    }
    switch command {
    case .hold(let children), .register(let children, _):
      if children.count <= 15, Set(children.map(\.id)).count < children.count {
        problems.append(.duplicateChild)
      }
    case .confirm(let children), .release(let children), .cancel(let children),
      .leaveWaitlist(let children), .acceptOffer(let children), .declineOffer(let children):
      if children.count <= 15, Set(children).count < children.count {
        problems.append(.duplicateChild)
      }
    case .transfer(let from, let to):
      if from == to.id { problems.append(.duplicateChild) }
    case .cancelEvent(let reason):
      if reason.utf8.count > 1000 { problems.append(.reasonTooLong) }
    case .setOverfill(let seats, let reason):
      if seats < 0 { problems.append(.field(EventDraft.FieldProblem(.capacity, .negative))) }
      problems += Self.problems(of: reason)
    case .seatFromWaitlist(_, let reason): problems += Self.problems(of: reason)
    case .setCapacity(let capacity, _):
      if capacity < 0 { problems.append(.field(EventDraft.FieldProblem(.capacity, .negative))) }
    case .reschedule(let start, let end, let utcOffset, let furtherOffsets, _):
      // The problems of a form with these times.
      do throws(EventDraft.Error) {
        _ = try EventDetails(
          title: "x", summary: "x", start: start, end: end, utcOffset: utcOffset,
          venue: PlainEvent.venue, capacity: 0)
      } catch {
        problems += error.problems.map { .field($0) }
      }
      let problem = EventCommand.Problem.field(
        EventDraft.FieldProblem(.utcOffset, .outOfRange(-43_200...50_400)))
      if furtherOffsets.contains(where: { $0 < -43_200 || $0 > 50_400 }),
        !problems.contains(problem)
      {
        problems.append(problem)
      }
    case .markAttendance(_, _, let session):
      if session < 0 || session > 999 { problems.append(.unknownSession) }
    case .draft, .edit, .deleteDraft, .publish, .setWindow, .setWaitlist, .close, .reopen: break
    }
    var named: [Child] = []
    switch command {
    case .hold(let children), .register(let children, _): named = children
    case .transfer(_, let child): named = [child]
    default: break
    }
    if named.prefix(15).contains(where: { $0.otherGuardians.count > 8 }) {
      problems.append(.tooManyGuardians)
    }
    return problems
  }

  static let venue = EventVenue(
    validName: "", address: "x", city: "x", region: "AZ", postalCode: "85003")

  /// An exception needs a reason of some words.
  private static func problems(of reason: String) -> [EventCommand.Problem] {
    if reason.utf8.count > 1000 { return [.reasonTooLong] }
    return reason.contains { !$0.isWhitespace } ? [] : [.reasonMissing]
  }

  private func checkRole(
    for command: EventCommand, of requester: Requester
  ) -> RegistrationRefusal? {
    let isOwner = requester == owner.map(Requester.provider)
    let isProvider = requester.role == .provider
    var named: [ChildID] = []
    switch command {
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .reschedule, .setWindow, .setWaitlist,
      .close,
      .reopen, .cancelEvent, .markAttendance, .setOverfill, .seatFromWaitlist:
      guard isOwner || requester.role == .admin else { return .forbidden(required: .provider) }
    case .hold, .register:
      if isProvider { return .forbidden(required: .parent) }
    case .confirm(let children), .acceptOffer(let children):
      if isProvider { return .forbidden(required: .parent) }
      named = children
    case .transfer(let from, _):
      if isProvider { return .forbidden(required: .parent) }
      named = [from]
    case .release(let children), .cancel(let children), .leaveWaitlist(let children),
      .declineOffer(let children):
      if isProvider && !isOwner { return .forbidden(required: .parent) }
      named = children
    }
    guard requester.role == .parent else { return nil }
    for child in named where named.count <= 15 {
      guard let member = member(child) else { continue }
      let people = [member.registeredBy, member.attendee.guardian] + member.attendee.otherGuardians
      guard people.contains(requester.person) else {
        return .forbidden(required: .admin)
      }
    }
    return nil
  }

  /// The reason why a request is refused that expects the version before time passed.
  private func changedByTime() -> RegistrationRefusal {
    var (expired, promoted) = (0, 0)
    for happening in happenings {
      switch happening.change {
      case .holdExpired, .offerExpired: expired += 1
      default: promoted += 1
      }
    }
    return .changedByTime(current: version, expired: expired, promoted: promoted)
  }

  private func checkVersion(_ request: RegistrationRequest) -> RegistrationRefusal? {
    if let expected = request.expectedVersion, expected != version {
      return .versionConflict(current: version)
    }
    return nil
  }

  private func checkState(
    for command: EventCommand, at now: Int64, _ details: EventDetails
  ) -> RegistrationRefusal? {
    var isDraft = status == .draft
    var isCancelled = false
    if case .cancelled = status { (isDraft, isCancelled) = (!wasPublished, true) }
    switch command {
    case .publish, .deleteDraft:
      if !isDraft { return .alreadyPublished }
      if isCancelled { return .eventCancelled }
      if case .deleteDraft = command { return nil }
    case .markAttendance:
      return isDraft ? .notPublished : nil
    case .draft, .edit, .setCapacity, .reschedule, .setWindow, .setWaitlist, .cancelEvent:
      if isCancelled { return .eventCancelled }
      if isDraft { return nil }
    case .close, .reopen, .setOverfill, .seatFromWaitlist, .hold, .confirm, .release, .register,
      .cancel, .leaveWaitlist,
      .acceptOffer, .declineOffer, .transfer:
      if isDraft { return .notPublished }
      if isCancelled { return .eventCancelled }
    }
    switch command {
    case .edit, .reschedule, .cancelEvent:
      if wasMovedIntoPast { return nil }
    default: break
    }
    return now < details.endTime ? nil : .eventEnded(at: details.endTime)
  }
}

// MARK: - Retries

extension PlainEvent {
  /// Returns a command without the dates of birth, which are not compared.
  private static func withoutBirthDates(_ command: EventCommand) -> EventCommand {
    func child(_ child: Child) -> Child {
      var copy = Child(child.id, guardian: child.guardian, consents: child.consents)
      copy.otherGuardians = child.otherGuardians
      return copy
    }
    return switch command {
    case .hold(let children): .hold(children.map(child))
    case .register(let children, let waits): .register(children.map(child), joinWaitlist: waits)
    case .transfer(let from, let to): .transfer(from: from, to: child(to))
    default: command
    }
  }

  /// Whether the change that a command makes names the person who sent it.
  private static func namesRequester(_ command: EventCommand) -> Bool {
    switch command {
    case .draft, .hold, .register, .transfer, .setOverfill, .seatFromWaitlist: true
    default: false
    }
  }
}
