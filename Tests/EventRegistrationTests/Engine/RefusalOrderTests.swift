import Essentials
import EventRegistration
import TestSupport
import Testing

/// If two reasons apply, the answer is the first one in the order of ``RegistrationRefusal``.
@Suite("Refusals: order of reasons") struct RefusalOrderTests {
  private let never = Int64.max

  // MARK: Of every command

  @Test func aReusedRequestPrecedesAMalformedOne() throws {
    var event = try SampleEvent(capacity: 2)
    let id = RegistrationRequest.ID(high: 8, low: 1)
    let first = RegistrationRequest(id, by: SampleEvent.kim, at: SampleEvent.weekBefore)
    _ = event.ledger.perform(.register([ana], joinWaitlist: false), first, facts: &event.facts)
    let second = RegistrationRequest(id, by: SampleEvent.kim, at: never)
    let answer = event.ledger.perform(.hold([ben, ben]), second, facts: &event.facts)
    expectEqual(answer.outcome, .refused(.requestReused(id)))
  }

  @Test func theRolePrecedesTheVersion() throws {
    var event = try SampleEvent(capacity: 2)
    expectEqual(event.ask(.close, expecting: 7), .refused(.forbidden(required: .provider)))
    expectEqual(
      event.ask(.hold([ana]), by: SampleEvent.coach, expecting: 7),
      .refused(.forbidden(required: .parent)))
    event.register(ana)
    expectEqual(
      event.ask(.cancel([ana.id]), by: SampleEvent.lou, expecting: 7),
      .refused(.forbidden(required: .admin)))
  }

  // MARK: Of who arrives

  @Test func aChildHasItsReasonsInTheOrderOfTheRefusals() throws {
    let policy = try EventPolicy(
      ages: 6...10, requiredConsents: .participation, allowsTransfer: true)
    var event = try SampleEvent(capacity: 3, policy)
    let eight = try CalendarDate(2018, 1, 1)
    event.register(Child(ana.id, birthDate: eight, consents: .participation))
    let reasons: [RegistrationRefusal] = [
      .birthDateMissing(ana.id), .consentMissing(ana.id, .participation),
      .alreadyRegistered(ana.id),
    ]
    expectEqual(event.register(ana), .refused(.severalReasons(reasons)))
    expectEqual(
      event.ask(.hold([Child(ben.id, birthDate: eight), ana])),
      .refused(.severalReasons([.consentMissing(ben.id, .participation)] + reasons)))
    expectEqual(event.ask(.transfer(from: cleo.id, to: ana)), .refused(.severalReasons(reasons)))
    // Reasons about the children precede the number of seats.
    let four = (10...13).map { Child(ChildID(high: 2, low: $0), birthDate: eight) }
    expectEqual(
      event.register(four[0], four[1], four[2], four[3]),
      .refused(
        .severalReasons(four.map { .consentMissing($0.id, .participation) })))
  }

  @Test func theStatesOfAllChildrenAreTold() throws {
    var event = try SampleEvent(capacity: 2, EventPolicy(waitlist: WaitlistPolicy(limit: 4)))
    event.register(ana)
    event.ask(.hold([ben]))
    event.register(cleo)
    let (waits, isHeld) = (
      RegistrationRefusal.alreadyWaiting(cleo.id), RegistrationRefusal.alreadyHeld(ben.id)
    )
    let isThere = RegistrationRefusal.alreadyRegistered(ana.id)
    expectEqual(
      event.register(cleo, ben, ana), .refused(.severalReasons([waits, isHeld, isThere])))
    expectEqual(event.register(dan, ana, ben), .refused(.severalReasons([isThere, isHeld])))
    expectEqual(event.register(dan, ana), .refused(isThere))
  }

  @Test func moreThanTheCapacityPrecedesFull() throws {
    var event = try SampleEvent(capacity: 1, EventPolicy(waitlist: WaitlistPolicy(limit: 4)))
    event.register(ana)
    let siblings = EventCommand.register([ben, cleo], joinWaitlist: false)
    expectEqual(event.ask(siblings), .refused(.partyExceedsCapacity(1)))
    event.ask(.setWaitlist(.none), by: SampleEvent.coach)
    expectEqual(event.register(ben, cleo), .refused(.partyExceedsCapacity(1)))
    expectEqual(event.register(ben), .refused(.full(available: 0, .none)))
  }

  @Test func noWaitingListPrecedesAFullOneAndAnUnwantedOne() throws {
    var event = try SampleEvent(capacity: 1, EventPolicy(waitlist: WaitlistPolicy(limit: 1)))
    event.register(ana)
    expectEqual(event.ask(.hold([cleo])), .refused(.full(available: 0, .notWanted)))
    event.register(ben)
    expectEqual(event.ask(.hold([cleo])), .refused(.full(available: 0, .full)))
    event.ask(.setWaitlist(.none), by: SampleEvent.coach)
    expectEqual(event.ask(.hold([cleo])), .refused(.full(available: 0, .none)))
  }

  // MARK: Of who is there

  @Test func thePartySizePrecedesTheStateOfAChild() throws {
    var event = try SampleEvent(capacity: 2)
    let sixteen = (1...16).map { ChildID(high: 3, low: $0) }
    for children in [[], sixteen] {
      for command in commands(naming: children) {
        expectEqual(event.ask(command), .refused(.partySizeOutOfRange(allowed: 1...15)))
      }
    }
    let names = Array(sixteen.dropLast())
    expectEqual(event.ask(.confirm(names)), .refused(.severalReasons(names.map { .notHeld($0) })))
  }

  private func commands(naming children: [ChildID]) -> [EventCommand] {
    [
      .confirm(children), .release(children), .cancel(children), .leaveWaitlist(children),
      .acceptOffer(children), .declineOffer(children),
    ]
  }

  @Test func allChildrenInAnotherStateAreTold() throws {
    var event = try SampleEvent(capacity: 2)
    event.ask(.hold([ana]))
    expectEqual(event.ask(.confirm([ana.id, ben.id])), .refused(.notHeld(ben.id)))
    expectEqual(
      event.ask(.confirm([ana.id, ben.id, cleo.id])),
      .refused(.severalReasons([.notHeld(ben.id), .notHeld(cleo.id)])))
    expectEqual(
      event.ask(.cancel([cleo.id, ana.id])),
      .refused(.severalReasons([.notRegistered(cleo.id), .notRegistered(ana.id)])))
    expectEqual(event.ask(.leaveWaitlist([ben.id])), .refused(.notWaiting(ben.id)))
    expectEqual(event.ask(.acceptOffer([ana.id])), .refused(.notOffered(ana.id)))
  }

  @Test func notRegisteredPrecedesTooLate() throws {
    var event = try SampleEvent(capacity: 2, EventPolicy(cancellationNotice: 604_800))
    event.register(ana)
    expectEqual(event.ask(.cancel([ana.id, ben.id])), .refused(.notRegistered(ben.id)))
    expectEqual(
      event.ask(.cancel([ana.id])), .refused(.cancellationTooLate(deadline: SampleEvent.weekBefore))
    )
  }

  @Test func theOtherChildPrecedesTheOneWithTheSeatBeforeTheRule() throws {
    let policy = try EventPolicy(requiredConsents: .participation)
    var event = try SampleEvent(capacity: 2, policy)
    let willing = Child(ana.id, consents: .participation)
    let other = Child(cleo.id, consents: .participation)
    event.register(willing)
    expectEqual(
      event.ask(.transfer(from: ben.id, to: dan)), .refused(.consentMissing(dan.id, .participation))
    )
    expectEqual(
      event.ask(.transfer(from: ben.id, to: willing)), .refused(.alreadyRegistered(ana.id)))
    expectEqual(event.ask(.transfer(from: ben.id, to: other)), .refused(.notRegistered(ben.id)))
    expectEqual(event.ask(.transfer(from: ana.id, to: other)), .refused(.transferNotAllowed))
  }

  @Test func everyProblemOfAMalformedRequestAtOnce() throws {
    var event = SampleEvent()
    let start = try LocalDateTime(iso8601: "2026-06-06T09:00")
    expectEqual(
      event.ask(.reschedule(start: start, end: start, utcOffset: 50_401), at: never),
      .refused(
        .malformed([
          .timeOutOfRange, .field(EventDraft.FieldProblem(.end, .endNotAfterStart)),
          .field(EventDraft.FieldProblem(.utcOffset, .outOfRange(-43_200...50_400))),
        ])))
    expectEqual(
      event.ask(.confirm([ana.id, ben.id, ana.id, ben.id]), at: never),
      .refused(.malformed([.timeOutOfRange, .duplicateChild])))
    expectEqual(
      event.ask(.transfer(from: ana.id, to: ana)), .refused(.malformed([.duplicateChild])))
    expectEqual(
      event.ask(.setCapacity(-1, ifBelow: .refuse)),
      .refused(.malformed([.field(EventDraft.FieldProblem(.capacity, .negative))])))
  }
}
