import Essentials
import EventRegistration
import TestSupport
import Testing

/// Further pairs of reasons that apply at the same time, of which the answer is the first one.
@Suite("Refusals: pairs of reasons") struct RefusalOrderPairTests {
  private let never = Int64.max

  @Test func aMalformedRequestPrecedesAnUnknownEvent() {
    var event = SampleEvent()
    expectEqual(event.ask(.publish, at: never), .refused(.malformed([.timeOutOfRange])))
  }

  @Test func aMalformedRequestPrecedesAnEventThatExists() throws {
    var event = try SampleEvent(capacity: 2)
    let draft = EventCommand.draft(try SampleEvent.details(capacity: 2))
    expectEqual(event.ask(draft, at: never), .refused(.malformed([.timeOutOfRange])))
  }

  @Test func anEventThatExistsPrecedesTheRole() throws {
    var event = try SampleEvent(capacity: 2)
    let draft = EventCommand.draft(try SampleEvent.details(capacity: 2))
    expectEqual(event.ask(draft, by: SampleEvent.kim), .refused(.eventExists(SampleEvent.id)))
  }

  @Test func anUnknownEventPrecedesTheRole() {
    var event = SampleEvent()
    expectEqual(event.ask(.publish), .refused(.unknownEvent(SampleEvent.id)))
    expectEqual(
      event.ask(.hold([ana]), by: SampleEvent.coach), .refused(.unknownEvent(SampleEvent.id)))
  }

  @Test func theRolePrecedesTheVersionOfADraft() throws {
    var event = SampleEvent()
    let draft = EventCommand.draft(try SampleEvent.details(capacity: 2))
    expectEqual(event.ask(draft, expecting: 7), .refused(.forbidden(required: .provider)))
    expectEqual(
      event.ask(draft, by: SampleEvent.coach, expecting: 7), .refused(.versionConflict(current: 0)))
  }

  @Test func theVersionPrecedesTheStateOfTheEvent() throws {
    var event = SampleEvent()
    event.ask(.draft(try SampleEvent.details(capacity: 2)), by: SampleEvent.coach)
    expectEqual(event.ask(.hold([ana]), expecting: 7), .refused(.versionConflict(current: 1)))
    event.ask(.publish, by: SampleEvent.coach)
    expectEqual(
      event.ask(.publish, by: SampleEvent.coach, expecting: 7),
      .refused(.versionConflict(current: 2)))
    event.ask(.cancelEvent(reason: ""), by: SampleEvent.coach)
    expectEqual(event.ask(.hold([ana]), expecting: 7), .refused(.versionConflict(current: 3)))
  }

  @Test func aRequestForASeatThatAFamilyTookMeanwhileTellsSo() throws {
    var event = try SampleEvent(capacity: 2, EventPolicy(waitlist: WaitlistPolicy(limit: 4)))
    event.ask(.hold([ana]))
    event.ask(.hold([ben]))
    event.register(cleo)
    let version = event.ledger.version
    let later = SampleEvent.weekBefore + 900
    expectEqual(event.register(dan, at: later - 1), .waitlisted(position: 2))
    expectEqual(
      event.ask(.close, by: SampleEvent.coach, at: later, expecting: version + 1),
      .refused(.changedByTime(current: version + 5, expired: 2, promoted: 2)))
    expectEqual(event.seats?.held, 2)
    expectEqual(
      event.ask(.close, by: SampleEvent.coach, at: later, expecting: version),
      .refused(.versionConflict(current: version + 5)))
    expectEqual(event.ask(.close, by: SampleEvent.coach, at: later, expecting: version + 5), .done)
  }

  @Test func aDraftPrecedesThePartySize() throws {
    var event = SampleEvent()
    event.ask(.draft(try SampleEvent.details(capacity: 2)), by: SampleEvent.coach)
    expectEqual(event.ask(.hold([])), .refused(.notPublished))
    expectEqual(event.ask(.confirm([])), .refused(.notPublished))
    expectEqual(
      event.ask(.markAttendance(ana.id, attended: true), by: SampleEvent.coach),
      .refused(.notPublished))
  }

  @Test func aDraftPrecedesItsEnd() throws {
    var event = SampleEvent()
    event.ask(.draft(try SampleEvent.details(capacity: 2)), by: SampleEvent.coach)
    expectEqual(event.ask(.hold([ana]), at: SampleEvent.end), .refused(.notPublished))
  }

  @Test func publishedAlreadyPrecedesTheEnd() throws {
    var event = try SampleEvent(capacity: 2)
    expectEqual(
      event.ask(.publish, by: SampleEvent.coach, at: SampleEvent.end), .refused(.alreadyPublished))
  }

  @Test func aCanceledEventPrecedesItsEnd() throws {
    var event = try SampleEvent(capacity: 2)
    event.ask(.cancelEvent(reason: "Rain"), by: SampleEvent.coach)
    expectEqual(event.ask(.hold([ana]), at: SampleEvent.end), .refused(.eventCancelled))
    expectEqual(
      event.ask(.markAttendance(ana.id, attended: true), by: SampleEvent.coach),
      .refused(.eventCancelled))
  }

  @Test func theEndPrecedesThePartySize() throws {
    var event = try SampleEvent(capacity: 2)
    let ended = EventCommand.Outcome.refused(.eventEnded(at: SampleEvent.end))
    expectEqual(event.ask(.hold([]), at: SampleEvent.end), ended)
    expectEqual(event.ask(.cancel([]), at: SampleEvent.end), ended)
  }

  @Test func theEndPrecedesTheCapacity() throws {
    var event = try SampleEvent(capacity: 2)
    event.register(ana)
    let ended = EventCommand.Outcome.refused(.eventEnded(at: SampleEvent.end))
    for capacity in [0, 2_147_483_648] {
      let command = EventCommand.setCapacity(capacity, ifBelow: .refuse)
      expectEqual(event.ask(command, by: SampleEvent.coach, at: SampleEvent.end), ended)
    }
  }

  @Test func thePartySizePrecedesTheWindow() throws {
    let window = try RegistrationWindow(opens: SampleEvent.start - 1)
    var event = try SampleEvent(capacity: 2, EventPolicy(maximumPartySize: 1, window: window))
    expectEqual(event.register(), .refused(.partySizeOutOfRange(allowed: 1...1)))
    expectEqual(event.register(ana, ben), .refused(.partySizeOutOfRange(allowed: 1...1)))
  }

  @Test func notYetOpenPrecedesClosed() throws {
    let opens = SampleEvent.start - 1
    var event = try SampleEvent(
      capacity: 2, EventPolicy(window: RegistrationWindow(opens: opens)))
    event.ask(.close, by: SampleEvent.coach)
    expectEqual(event.register(ana), .refused(.notOpenYet(opens: opens)))
  }

  @Test func closedByTheProviderPrecedesTheEndOfTheWindow() throws {
    let window = try RegistrationWindow(closes: SampleEvent.start)
    var event = try SampleEvent(capacity: 2, EventPolicy(window: window))
    event.ask(.close, by: SampleEvent.coach)
    expectEqual(
      event.register(ana, at: SampleEvent.start),
      .refused(.registrationClosed(at: SampleEvent.weekBefore)))
  }

  @Test func closedPrecedesTheAges() throws {
    let window = try RegistrationWindow(closes: SampleEvent.weekBefore)
    var event = try SampleEvent(capacity: 2, EventPolicy(ages: 6...10, window: window))
    expectEqual(event.register(ana), .refused(.registrationClosed(at: SampleEvent.weekBefore)))
  }

  @Test func allReasonsAboutTheChildrenAreTold() throws {
    var event = try SampleEvent(capacity: 2, EventPolicy(ages: 6...10))
    let grown = Child(ben.id, birthDate: try CalendarDate(2000, 1, 1))
    let missing = RegistrationRefusal.birthDateMissing(ana.id)
    let tooOld = RegistrationRefusal.ageNotAllowed(ben.id, age: 26, allowed: 6...10)
    expectEqual(event.register(ana, grown), .refused(.severalReasons([missing, tooOld])))
    expectEqual(event.register(grown, ana), .refused(.severalReasons([tooOld, missing])))
    expectEqual(event.register(ana), .refused(missing))
  }

  @Test func theAgeAndTheConsentsOfTwoChildrenAreTold() throws {
    let policy = try EventPolicy(ages: 6...10, requiredConsents: .participation)
    var event = try SampleEvent(capacity: 2, policy)
    let eight = Child(ana.id, birthDate: try CalendarDate(2018, 1, 1))
    expectEqual(
      event.register(eight, ben),
      .refused(
        .severalReasons([
          .consentMissing(ana.id, .participation), .birthDateMissing(ben.id),
          .consentMissing(ben.id, .participation),
        ])))
  }

  @Test func theConsentsOfAChildAndTheSeatOfAnotherAreTold() throws {
    var event = try SampleEvent(capacity: 2, EventPolicy(requiredConsents: .participation))
    let willing = Child(ana.id, consents: .participation)
    event.register(willing)
    expectEqual(
      event.register(willing, ben),
      .refused(
        .severalReasons([
          .alreadyRegistered(ana.id), .consentMissing(ben.id, .participation),
        ])))
  }

  @Test func theStateOfAChildPrecedesTheCapacity() throws {
    var event = try SampleEvent(capacity: 1)
    event.register(ana)
    expectEqual(event.register(ben, ana), .refused(.alreadyRegistered(ana.id)))
  }

  @Test func theVersionIsTheOneAfterTimePassed() throws {
    var event = try SampleEvent(capacity: 2)
    event.ask(.hold([ana]))
    let later = SampleEvent.weekBefore + 900
    expectEqual(
      event.ask(.hold([ben]), at: later - 1, expecting: 4), .refused(.versionConflict(current: 3)))
    var other = event
    // Whoever knows that the hold ends can expect it.
    expectEqual(other.ask(.hold([ben]), at: later, expecting: 4), .held(until: later + 900))
    expectEqual(other.ledger.version, 5)
    expectEqual(
      event.ask(.hold([ben]), at: later, expecting: 3),
      .refused(.changedByTime(current: 4, expired: 1, promoted: 0)))
    expectEqual(event.ledger.version, 3)
    expectEqual(event.ask(.hold([ben]), at: later, expecting: 4), .held(until: later + 900))
  }

  @Test func whetherAnEventIsPublishedPrecedesItsCancellation() throws {
    var event = try SampleEvent(capacity: 2)
    event.ask(.cancelEvent(reason: "Rain"), by: SampleEvent.coach)
    for time in [SampleEvent.weekBefore, SampleEvent.end] {
      expectEqual(event.ask(.publish, by: SampleEvent.coach, at: time), .refused(.alreadyPublished))
    }
    var draft = SampleEvent()
    draft.ask(.draft(try SampleEvent.details(capacity: 2)), by: SampleEvent.coach)
    draft.ask(.cancelEvent(reason: "Rain"), by: SampleEvent.coach)
    expectEqual(draft.ask(.publish, by: SampleEvent.coach), .refused(.eventCancelled))
    expectEqual(draft.ask(.close, by: SampleEvent.coach), .refused(.notPublished))
    expectEqual(draft.ask(.hold([ana])), .refused(.notPublished))
    expectEqual(
      draft.ask(.markAttendance(ana.id, attended: true), by: SampleEvent.coach),
      .refused(.notPublished))
    expectEqual(
      draft.ask(.cancelEvent(reason: ""), by: SampleEvent.coach, at: SampleEvent.end),
      .refused(.eventCancelled))
  }
}
