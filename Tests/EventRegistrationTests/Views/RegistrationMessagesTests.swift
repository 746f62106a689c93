import Essentials
import TestSupport
import Testing

@testable import EventRegistration

@Suite("Registration messages: outcomes and refusals") struct RegistrationMessagesTests {
  private let messages = RegistrationMessages()

  @Test func congratulates() {
    expectEqual(
      messages.text(for: .registered(seats: 1)),
      "Congratulations! You are registered for the event.")
    expectEqual(
      messages.text(for: .registered(seats: 2)),
      "Congratulations! You are registered for the event.")
    expectEqual(
      messages.text(for: .done, to: .publish),
      "Congratulations! Your event has successfully been registered.")
  }

  private static let wordsOfRefusals: [(RegistrationRefusal, String)] = [
    (
      RegistrationRefusal.full(available: 0, .none),
      "Sorry, this event is full. Please check back later in case a spot opens up."
    ),
    (.full(available: 0, .notWanted), "This event is full, but you can join the waiting list."),
    (.full(available: 1, .none), "Only 1 spot is left. Try registering fewer children."),
    (.full(available: 2, .none), "Only 2 spots are left. Try registering fewer children."),
    (
      .ageNotAllowed(ViewSamples.child(1), age: 5, allowed: 6...10),
      "Your child will be 5 on the day of the event. This event is for ages 6 to 10."
    ),
    (
      .ageNotAllowed(ViewSamples.child(1), age: 5, allowed: 6...6),
      "Your child will be 5 on the day of the event. This event is for age 6."
    ),
    (
      .ageNotAllowed(ViewSamples.child(1), age: 5, allowed: 6...150),
      "Your child will be 5 on the day of the event. This event is for ages 6 and up."
    ),
    (
      .ageNotAllowed(ViewSamples.child(1), age: 11, allowed: 0...10),
      "Your child will be 11 on the day of the event. This event is for ages up to 10."
    ),
    (
      .consentMissing(ViewSamples.child(1), .photography),
      "Your child needs your permission for photos and videos. Please agree and try again."
    ),
    (
      .consentMissing(ViewSamples.child(1), [.emergencyCare, .photography]),
      "Your child needs your permission for each of these: emergency medical care, "
        + "photos and videos. Please agree and try again."
    ),
    (
      .birthDateMissing(ViewSamples.child(1)),
      "Your child's date of birth is missing. This event has an age limit, so please add it "
        + "and try again."
    ),
    (
      .notOpenYet(opens: 0),
      "Registration opens on 1970-01-01 00:00 UTC. Please come back then."
    ),
    (
      .cancellationTooLate(deadline: 0),
      "You could cancel until 1970-01-01 00:00 UTC. Please contact the organizer."
    ),
    (
      .eventQuotaReached(.gold, limit: 20, used: 20, year: 2026),
      "Your Gold plan includes 20 events a year, and you have used 20 for 2026. "
        + "You can publish more next year, or with a bigger plan."
    ),
    (
      .malformed([.duplicateChild, .field(EventDraft.FieldProblem(.capacity, .negative))]),
      "You have chosen the same child twice. Please choose each child once. "
        + "Available spots: please enter zero or more."
    ),
    (.malformed([]), "Something is wrong with this request. Please try again."),
  ]

  @Test(arguments: wordsOfRefusals)
  func refusalsHaveTheseWords(refusal: RegistrationRefusal, text: String) {
    expectEqual(messages.text(for: refusal), text)
  }

  @Test func allReasonsAboutChildrenAreTold() {
    let refusal = RegistrationRefusal.severalReasons([
      .birthDateMissing(ViewSamples.child(1)), .alreadyRegistered(ViewSamples.child(2)),
    ])
    expectEqual(
      messages.text(for: refusal),
      """
      Your child's date of birth is missing. This event has an age limit, so please add it and \
      try again. Your child is already registered for this event. You are all set.
      """)
  }

  @Test(arguments: [(0, "reserved spots expired"), (1, "families moved up from the waiting list")])
  func whatTimeChangedIsTold(promoted: Int, change: String) {
    let refusal = RegistrationRefusal.changedByTime(current: 9, expired: 1, promoted: promoted)
    expectEqual(
      messages.text(for: refusal),
      "The event changed: \(change). Please check it and try again.")
  }

  /// A decoded refusal can have any range of ages.
  @Test(arguments: [
    (0...Int.max, "ages 0 and up"), (Int.min...0, "ages up to 0"),
    (Int.max...Int.max, "age 9223372036854775807"),
    (Int.min...Int.max, "ages -9223372036854775808 and up"),
  ])
  func everyRangeOfAgesHasWords(ages: ClosedRange<Int>, words: String) {
    let text = messages.text(for: .ageNotAllowed(ViewSamples.child(1), age: .min, allowed: ages))
    expect(text.hasSuffix("This event is for \(words)."))
  }

  @Test(arguments: [
    (Int64.min, "0001-01-01 00:00 UTC"), (-1, "1969-12-31 23:59 UTC"),
    (.max, "9999-12-31 23:59 UTC"),
  ])
  func everyInstantIsWritten(instant: Int64, text: String) throws {
    expectEqual(RegistrationMessages.Formats.plain.instant(instant), text)
    try expectEqual(
      messages.text(for: .eventEnded(at: .max), at: ViewSamples.details()),
      "This event ended on 9999-12-31 23:59 UTC.")
  }

  @Test func templatesCanBeReplaced() {
    var messages = RegistrationMessages()
    messages.waitlisted = "Platz {position} von {unknown} {position}"
    messages.refusals.full = "Voll"
    messages.registeredOne = "Ein Platz"
    messages.registeredMany = "{seats} Plätze"
    expectEqual(messages.text(for: .registered(seats: 1)), "Ein Platz")
    expectEqual(messages.text(for: .registered(seats: 2)), "2 Plätze")
    expectEqual(messages.text(for: .waitlisted(position: 2)), "Platz 2 von {unknown} 2")
    expectEqual(messages.text(for: .refused(.full(available: 0, .none))), "Voll")
    expect(messages != RegistrationMessages())
  }
}
