import Essentials

extension EventLedger {
  /// Checks the form of a command, for which the state of the event does not matter.
  func checkForm(
    of command: EventCommand, _ request: RegistrationRequest
  ) throws(RegistrationRefusal) {
    var problems: [EventCommand.Problem] = []
    let times = Instant.validRange
    if !times.contains(request.time) {
      problems.append(.timeOutOfRange)
    } else if !times.contains(request.firstMade)
      || request.firstMade - request.time > RegistrationRequest.clockTolerance
    {
      problems.append(.firstMadeOutOfRange)
    }
    if !command.isTooLarge, command.namesAChildTwice { problems.append(.duplicateChild) }
    switch command {
    case .setCapacity(let capacity, _) where capacity < 0:
      problems.append(.field(EventDraft.FieldProblem(.capacity, .negative)))
    case .reschedule(let start, let end, let utcOffset, let furtherOffsets):
      var checks = FieldChecks()
      checks.times(from: start, to: end, utcOffset: utcOffset)
      checks.furtherOffsets(furtherOffsets)
      problems += checks.problems.map { .field($0) }
    case .cancelEvent(let reason) where reason.utf8.count > EventFact.Change.maximumReasonBytes:
      problems.append(.reasonTooLong)
    case .setOverfill(let seats, let reason):
      if seats < 0 { problems.append(.field(EventDraft.FieldProblem(.capacity, .negative))) }
      problems += reason.problemsOfException
    case .seatFromWaitlist(_, let reason): problems += reason.problemsOfException
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .setWindow, .setWaitlist, .close,
      .reopen,
      .cancelEvent, .markAttendance, .hold, .confirm, .release, .register, .cancel,
      .leaveWaitlist, .acceptOffer, .declineOffer, .transfer:
      break
    }
    guard problems.isEmpty else { throw .malformed(problems) }
  }

  /// Checks that a request that is not remembered was not forgotten either.
  func checkAge(of request: RegistrationRequest) throws(RegistrationRefusal) {
    guard let earliest = storage.requests.earliest(at: max(request.time, lastTime)),
      request.firstMade < earliest
    else { return }
    throw .requestTooOld(earliest: earliest)
  }

  /// Checks that the event exists, and that the requester may send the command.
  func checkAccess(to command: EventCommand, by requester: Requester) throws(RegistrationRefusal) {
    if case .draft = command {
      guard content == nil else { throw .eventExists(id) }
      guard requester.role != .parent else { throw .forbidden(required: .provider) }
      return
    }
    guard let owner else { throw .unknownEvent(id) }
    switch (requester, command.role) {
    case (.admin, _): return
    case (.provider(let person), .provider):
      guard person == owner else { throw .forbidden(required: .provider) }
    case (.provider(let person), .parentOrProvider):
      guard person == owner else { throw .forbidden(required: .parent) }
    case (.provider, .parent): throw .forbidden(required: .parent)
    case (.parent, .provider): throw .forbidden(required: .provider)
    case (.parent(let person), .parent), (.parent(let person), .parentOrProvider):
      guard !command.isTooLarge else { return }
      for child in command.recordedChildren {
        guard let number = storage.book.roster.number(of: child) else { continue }
        let entry = storage.book.roster[number]
        guard entry.registeredBy == person || entry.attendee.guardian == person else {
          throw .forbidden(required: .admin)
        }
      }
    }
  }
}

extension String {
  /// The problems of this reason for an exception.
  fileprivate var problemsOfException: [EventCommand.Problem] {
    if utf8.count > EventFact.Change.maximumReasonBytes { return [.reasonTooLong] }
    return trimmed.isEmpty ? [.reasonMissing] : []
  }
}

extension EventCommand {
  /// The role that a command requires; providers may also send some commands of parents.
  fileprivate enum RequiredRole {
    case provider, parent, parentOrProvider
  }

  fileprivate var role: RequiredRole {
    switch self {
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .setOverfill, .seatFromWaitlist,
      .reschedule,
      .setWindow, .setWaitlist, .close, .reopen, .cancelEvent, .markAttendance:
      .provider
    case .hold, .confirm, .register, .acceptOffer, .transfer: .parent
    case .release, .cancel, .leaveWaitlist, .declineOffer: .parentOrProvider
    }
  }

  /// The children who must already be at the event.
  fileprivate var recordedChildren: [ChildID] {
    switch self {
    case .confirm(let children), .release(let children), .cancel(let children),
      .leaveWaitlist(let children), .acceptOffer(let children), .declineOffer(let children):
      children
    case .transfer(let from, _): [from]
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .setOverfill, .seatFromWaitlist,
      .reschedule,
      .setWindow, .setWaitlist, .close, .reopen, .cancelEvent, .markAttendance, .hold, .register:
      []
    }
  }

  fileprivate var namesAChildTwice: Bool {
    switch self {
    case .hold(let children), .register(let children, _): children.lazy.map(\.id).hasDuplicates
    case .transfer(let from, let to): from == to.id
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .setOverfill, .seatFromWaitlist,
      .reschedule,
      .setWindow, .setWaitlist, .close, .reopen, .cancelEvent, .markAttendance, .confirm,
      .release, .cancel, .leaveWaitlist, .acceptOffer, .declineOffer:
      recordedChildren.hasDuplicates
    }
  }
}
