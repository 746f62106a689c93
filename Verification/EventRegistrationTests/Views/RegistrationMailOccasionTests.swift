import TestSupport
import Testing

@testable import EventRegistration

@Suite("Registration mails: text of each occasion") struct RegistrationMailOccasionTests {
  private let messages = RegistrationMessages()

  @Test func aProviderIsCongratulatedWithTheFacts() throws {
    let mail = messages.mail(
      for: .eventPublished, to: .provider, about: try ViewSamples.record())
    expectEqual(mail.subject, "Your event is published: Soccer")
    expectEqual(
      mail.body,
      """
      Congratulations! Your event has successfully been registered.

      Soccer
      When: 2026-03-01, 09:30 to 10:30
      Where: Library, 1221 N Central Ave, Phoenix, AZ 85004
      Spots: 10

      Bring water.

      """)
  }

  @Test func aCancellationTellsItsReason() throws {
    let record = try ViewSamples.record(status: .cancelled(reason: "Rain {title}"))
    for reader in RegistrationMail.Reader.allCases {
      let mail = messages.mail(for: .eventCancelled, to: reader, about: record)
      expect(mail.body.contains("Reason: Rain {title}\n"))
    }
  }

  @Test(arguments: [
    EventRecord.Status.cancelled(reason: ""), .cancelled(reason: " \u{200B}\n"), .published,
  ])
  func aCancellationWithoutAReasonHasNoLineForIt(status: EventRecord.Status) throws {
    let record = try ViewSamples.record(status: status)
    for reader in RegistrationMail.Reader.allCases {
      let mail = messages.mail(for: .eventCancelled, to: reader, about: record)
      expect(mail.body.contains("canceled") && !mail.body.contains("eason"))
    }
  }

  @Test func aProviderIsToldWhatIsLeft() throws {
    let mail = messages.mail(
      for: .registered(seats: 3), to: .provider, about: try ViewSamples.record(taken: 4))
    expect(mail.body.contains("Spots: 3\nSpots left: 6 of 10\n"))
  }

  @Test func everyOccasionHasItsMails() throws {
    let record = try ViewSamples.record(status: .cancelled(reason: "rain"))
    var mails: Set<RegistrationMail> = []
    for occasion in RegistrationMessagesSlotTests.occasions {
      for reader in RegistrationMail.Reader.allCases {
        mails.insert(messages.mail(for: occasion, to: reader, about: record))
      }
    }
    expectEqual(mails.count, 2 * RegistrationMessagesSlotTests.occasions.count)
    expect(mails.allSatisfy { $0.body.contains("Soccer\nWhen: 2026-03-01") })
  }

  @Test func linesOfTheBodyEndAlike() throws {
    let breaks = ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
    for lineBreak in breaks {
      let record = try ViewSamples.record(
        ViewSamples.details(summary: "One\(lineBreak)two\(lineBreak)\(lineBreak)three"))
      let mail = messages.mail(for: .eventPublished, to: .provider, about: record)
      expect(mail.body.contains("\nOne\ntwo\n\nthree\n"), "\(lineBreak.unicodeScalars)")
      let others = mail.body.unicodeScalars.filter {
        $0 != "\n" && breaks.joined().unicodeScalars.contains($0)
      }
      expect(others.isEmpty)
    }
  }

  @Test func noOccasionShowsTheNameOfASlot() throws {
    var messages = RegistrationMessages()
    let template = RegistrationMail.Template(
      subject: "{seats}{position}{until}{reason}{other}",
      body: "{title}: {seats}{position}{until}{reason}")
    messages.mails.registered = template
    messages.mails.eventChanged = template
    messages.mails.eventCancelledWithoutReason = template
    for occasion in [RegistrationMail.Occasion.eventChanged, .eventCancelled] {
      let mail = messages.mail(for: occasion, to: .parent, about: try ViewSamples.record())
      expect(mail.subject == "{other}" && mail.body == "Soccer: ")
    }
    let mail = messages.mail(
      for: .registered(seats: 2), to: .parent, about: try ViewSamples.record())
    expectEqual(mail.body, "Soccer: 2")
  }
}
