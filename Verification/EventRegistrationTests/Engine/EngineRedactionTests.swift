import Foundation
import TestSupport
import Testing

@testable import EventRegistration

/// No text of a value about children shows a digit or an ID.
@Suite("Privacy: printed values about children") struct EngineRedactionTests {
  private let child = ChildID(high: 7319, low: 7319)
  private let person = PersonID(high: 7319, low: 7319)

  private var attendee: EventAttendee {
    EventAttendee(id: child, guardian: person, consents: .healthData)
  }
  private var party: EventFact.Party {
    EventFact.Party(registeredBy: person, attendees: [attendee, attendee])
  }

  @Test func aRefusalIsASentenceWithoutItsContent() {
    let refusals: [RegistrationRefusal] = [
      .ageNotAllowed(child, age: 7319, allowed: 7...19), .birthDateMissing(child),
      .consentMissing(child, .healthData),
      .answerMissing(child, EventDetails.Question.ID(high: 7319, low: 7319)),
      .answerNotValid(child, EventDetails.Question.ID(high: 7319, low: 7319)),
      .alreadyRegistered(child),
      .alreadyWaiting(child),
      .alreadyHeld(child), .alreadyOffered(child), .notRegistered(child), .notWaiting(child),
      .notHeld(child), .notOffered(child), .severalReasons([.notHeld(child), .notHeld(child)]),
      .requestReused(RegistrationRequest.ID(high: 7319, low: 7319)),
      .forbidden(required: .admin), .capacityBelowCommitted(7319),
    ]
    for refusal in refusals {
      expectNoContent(in: refusal)
      expect("\(refusal)".hasSuffix("."))
    }
    expectEqual("\(RegistrationRefusal.notRegistered(child))", "The child is not registered.")
    expectEqual(
      "\(EventCommand.Outcome.refused(.full(available: 0, .none)))",
      "refused(Not enough seats are available.)")
  }

  @Test func outcomesAndAnswersDoNotShowTheChildOfARefusal() {
    let outcome = EventCommand.Outcome.refused(.notRegistered(child))
    let answer = EventAnswer(outcome, version: 1, request: RegistrationRequest.ID(high: 1, low: 1))
    for text in texts(of: outcome) + texts(of: answer) + texts(of: [answer]) {
      expect(!text.contains("7319") && !text.contains(child.uuidString), "\(text)")
    }
  }

  @Test func partiesAndAttendeesAreRedacted() {
    expectNoContent(in: attendee)
    expectNoContent(in: party)
  }

  @Test func registrationsAreRedacted() {
    expectNoContent(
      in: ChildRegistration(
        attendee: attendee, registeredBy: person, status: .waiting(position: 7319), attended: true))
  }

  @Test func changesAndFactsAreRedacted() throws {
    let changes: [EventFact.Change] = [
      .drafted(try SampleEvent.details(capacity: 7319), owner: person),
      .eventCancelled(reason: "secret"), .attendanceMarked(child, attended: true),
      .held(party, until: 7319), .registered(party), .waitlisted(party, position: 7319),
      .seated([child], from: .hold), .holdExpired([child]), .holdReleased([child]),
      .leftWaitlist([child]), .movedToWaitlist([child]), .offered([child], until: 7319),
      .offerExpired([child]), .offerDeclined([child]),
      .registrationCancelled([child], by: .admin),
      .transferred(from: child, to: attendee, by: person),
    ]
    for change in changes {
      expectNoContent(in: change)
      expectNoContent(
        in: EventFact(
          event: EventID(high: 7319, low: 7319), version: 7319, time: 7319,
          cause: EventFact.Cause(
            request: RegistrationRequest.ID(high: 7319, low: 7319), digest: 7319),
          change: change))
    }
  }

  @Test func commandsAreRedacted() {
    let known = Child(child, guardian: person)
    let commands: [EventCommand] = [
      .hold([known]), .confirm([child]), .release([child]), .register([known], joinWaitlist: true),
      .cancel([child]), .leaveWaitlist([child]), .acceptOffer([child]), .declineOffer([child]),
      .transfer(from: child, to: known), .markAttendance(child, attended: true),
    ]
    for command in commands { expectNoContent(in: command) }
  }

  @Test func ledgersAreRedacted() throws {
    var event = try SampleEvent(capacity: 1)
    event.register(Child(child, guardian: person))
    expectNoContent(in: event.ledger)
    expectEqual("\(event.ledger)", "EventLedger(redacted)")
    expectEqual(event.ledger.registrations.count, 1)
  }

  @Test func errorTextsShowNoChild() {
    let error: any Error = RegistrationRefusal.alreadyRegistered(child)
    for text in [error.localizedDescription, "\(error as NSError)", String(reflecting: error)] {
      expect(!text.contains("7319") && !text.contains(child.uuidString), "\(text)")
    }
  }
}
