@testable import EventRegistration

extension PlainEvent {
  /// The answer to a request.
  struct Decision {
    let outcome: Outcome
    let version: UInt64
    let isReplay: Bool
  }

  mutating func perform(_ command: Command, _ request: Request) -> Decision {
    happenings = []
    if let first = remembered.first(where: { $0.request == request.id }) {
      guard first.requester == request.requester, first.command == command else {
        return Decision(
          outcome: .refused(.requestReused(request.id)), version: version, isReplay: false)
      }
      return Decision(outcome: first.outcome, version: first.version, isReplay: true)
    }
    let outcome: Outcome
    do throws(Refusal) {
      outcome = try decide(command, request)
    } catch {
      return Decision(outcome: .refused(error), version: version, isReplay: false)
    }
    if happenings.contains(where: \.isOfRequest) {
      remembered.append(
        Accepted(
          request: request.id, requester: request.requester, command: command, outcome: outcome,
          version: version))
      if remembered.count > rememberedRequests { remembered.removeFirst() }
    }
    return Decision(outcome: outcome, version: version, isReplay: false)
  }

  private mutating func decide(
    _ command: Command, _ request: Request
  ) throws(Refusal) -> Outcome {
    let problems = problems(of: command, at: request.time)
    guard problems.isEmpty else { throw .malformed(problems) }
    if case .draft(let details) = command { return try draft(details, request) }
    guard let details else { throw .unknownEvent(id) }
    try checkRole(for: command, of: request.requester)
    try checkVersion(request)
    pass(to: request.time)
    let now = max(request.time, lastTime)
    try checkState(for: command, at: now, details)
    if let outcome = try carryOutOfProvider(command, details, request.requester, at: now) {
      return outcome
    }
    return try carryOutOfParent(command, details, request.requester, at: now)
  }

  private mutating func draft(
    _ details: EventDetails, _ request: Request
  ) throws(Refusal) -> Outcome {
    guard self.details == nil else { throw .eventExists(id) }
    if case .parent = request.requester { throw .forbidden(required: .provider) }
    try checkVersion(request)
    owner = request.requester.person
    self.details = details
    tell(.drafted(details, owner: request.requester.person), at: request.time)
    return .done
  }
}

// MARK: - Before the state is asked

extension PlainEvent {
  private func problems(of command: Command, at time: Int64) -> [CommandProblem] {
    var problems: [CommandProblem] = []
    if !Instant.validRange.contains(time) { problems.append(.timeOutOfRange) }
    switch command {
    case .hold(let children), .register(let children, _):
      if Set(children.map(\.id)).count < children.count { problems.append(.duplicateChild) }
    case .confirm(let children), .release(let children), .cancel(let children),
      .leaveWaitlist(let children), .acceptOffer(let children), .declineOffer(let children):
      if Set(children).count < children.count { problems.append(.duplicateChild) }
    case .transfer(let from, let to):
      if from == to.id { problems.append(.duplicateChild) }
    case .cancelEvent(let reason):
      if reason.utf8.count > 1000 { problems.append(.reasonTooLong) }
    case .setCapacity(let capacity, _):
      if capacity < 0 { problems.append(.field(FieldProblem(.capacity, .negative))) }
      if capacity > 2_147_483_647 {
        problems.append(.field(FieldProblem(.capacity, .tooLarge(maximum: 2_147_483_647))))
      }
    case .reschedule(let start, let end, let utcOffset):
      // What a form with these times would be told.
      do throws(EventDraftError) {
        _ = try EventDetails(
          title: "x", summary: "x", start: start, end: end, utcOffset: utcOffset,
          venue: PlainEvent.venue, capacity: 0)
      } catch {
        problems += error.problems.map { .field($0) }
      }
    case .draft, .edit, .publish, .setWindow, .setWaitlist, .close, .reopen, .markAttendance: break
    }
    return problems
  }

  static let venue = Venue(validName: "", address: "x", city: "x", state: "AZ", zip: "85003")

  private func checkRole(
    for command: Command, of requester: Requester
  ) throws(Refusal) {
    let isOwner = requester == owner.map(Requester.provider)
    let isProvider = requester.role == .provider
    var named: [ChildID] = []
    switch command {
    case .draft, .edit, .publish, .setCapacity, .reschedule, .setWindow, .setWaitlist, .close,
      .reopen, .cancelEvent, .markAttendance:
      guard isOwner || requester.role == .admin else { throw .forbidden(required: .provider) }
    case .hold, .register:
      if isProvider { throw .forbidden(required: .parent) }
    case .confirm(let children), .acceptOffer(let children):
      if isProvider { throw .forbidden(required: .parent) }
      named = children
    case .transfer(let from, _):
      if isProvider { throw .forbidden(required: .parent) }
      named = [from]
    case .release(let children), .cancel(let children), .leaveWaitlist(let children),
      .declineOffer(let children):
      if isProvider && !isOwner { throw .forbidden(required: .parent) }
      named = children
    }
    guard requester.role == .parent else { return }
    for child in named {
      guard let member = member(child) else { continue }
      guard [member.registeredBy, member.attendee.guardian].contains(requester.person) else {
        throw .forbidden(required: .admin)
      }
    }
  }

  private func checkVersion(_ request: Request) throws(Refusal) {
    if let expected = request.expectedVersion, expected != version {
      throw .versionConflict(current: version)
    }
  }

  private func checkState(
    for command: Command, at now: Int64, _ details: EventDetails
  ) throws(Refusal) {
    if case .cancelled = status { throw .eventCancelled }
    let isDraft = status == .draft
    switch command {
    case .publish:
      guard isDraft else { throw .alreadyPublished }
      return
    case .markAttendance:
      guard !isDraft else { throw .notPublished }
      return
    case .draft, .edit, .setCapacity, .reschedule, .setWindow, .setWaitlist, .cancelEvent:
      if isDraft { return }
    case .close, .reopen, .hold, .confirm, .release, .register, .cancel, .leaveWaitlist,
      .acceptOffer, .declineOffer, .transfer:
      guard !isDraft else { throw .notPublished }
    }
    guard now < details.endTime else { throw .eventEnded(at: details.endTime) }
  }
}
