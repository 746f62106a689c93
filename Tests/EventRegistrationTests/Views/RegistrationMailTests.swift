import TestSupport
import Testing

@testable import EventRegistration

@Suite("Registration mails: congratulations and offers") struct RegistrationMailTests {
  private let messages = RegistrationMessages()

  @Test func aParentIsCongratulatedWithTheFacts() throws {
    let mail = messages.mail(
      for: .registered(seats: 2), to: .parent, about: try ViewSamples.record(taken: 2))
    expectEqual(mail.subject, "You are registered: Soccer")
    expectEqual(
      mail.body,
      """
      Congratulations! You are registered for the event.

      Soccer
      When: 2026-03-01, 09:30 to 10:30
      Where: Library, 1221 N Central Ave, Phoenix, AZ 85004
      Spots: 2

      If you cannot come, please cancel, so that another family can have your spot.

      """)
  }

  @Test func anOfferTellsItsDeadlineOnTheClocksOfTheEvent() throws {
    let record = try ViewSamples.record()
    let mail = messages.mail(
      for: .offered(seats: 1, until: record.details.startTime), to: .parent, about: record)
    expectEqual(mail.subject, "Please accept your spot by 2026-03-01 09:30: Soccer")
    expect(mail.body.contains("Please accept it by 2026-03-01 09:30."))
  }

  @Test func aTitleAddsNoLineToTheHead() throws {
    let record = try ViewSamples.record(
      ViewSamples.details(title: "Soccer\r\nBcc: everyone\u{2028}x\u{0}y"))
    let mail = messages.mail(for: .eventChanged, to: .parent, about: record)
    expectEqual(mail.subject, "Changed: Soccer Bcc: everyone x y")
  }
}
