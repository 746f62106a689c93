import TestSupport
import Testing

@testable import EventRegistration

@Suite("Virtual events: privacy of the join link") struct JoinLinkTests {
  private static let url = "https://meet.example/j/8125?pwd=x"

  private func link() throws -> RegistrationMail.JoinLink {
    try #require(RegistrationMail.JoinLink(url: Self.url))
  }

  private func record(
    _ status: EventRecord.Status = .published, flags: EventDetails.Flags = .virtual
  ) throws -> EventRecord {
    try ViewSamples.record(ViewSamples.details(flags: flags), status: status)
  }

  @Test(arguments: [
    "", "https", "https:", "https://", "https:///path", "https://:443", "http://meet.example",
    "javascript:alert(1)", "mailto:kim@example.com", "tel:+1", "https://meet.example@evil.example",
    "https://meet.example/a b", "https://meet.example/\n", "https://m\u{E9}et.example",
    "https:meet.example", " https://meet.example",
  ])
  func aTextThatIsNoSafeURLIsRefused(url: String) {
    expectEqual(RegistrationMail.JoinLink(url: url), nil)
  }

  @Test func aURLHasABound() {
    let host = "https://meet.example/"
    let longest = host + String(repeating: "a", count: 2000 - host.utf8.count)
    expectEqual(RegistrationMail.JoinLink(url: longest)?.url, longest)
    expectEqual(RegistrationMail.JoinLink(url: longest + "a"), nil)
    expect(RegistrationMail.JoinLink(url: "HTTPS://meet.example:443/?a#b") != nil)
  }

  @Test func aDescriptionHidesTheLink() throws {
    var dumped = ""
    dump(try link(), to: &dumped)
    for text in ["\(try link())", String(reflecting: try link()), "\([try link()])", dumped] {
      expect(!text.contains("meet") && text.contains("redacted"))
    }
  }

  @Test func onlyTheMailOfAConfirmedSeatHasTheLink() throws {
    let occasions: [(RegistrationMail.Occasion, Bool)] = [
      (.registered(seats: 1), true), (.promoted(seats: 1), true),
      (.waitlisted(seats: 1, position: 1), false), (.movedToWaitlist(seats: 1), false),
      (.offered(seats: 1, until: 0), false), (.offerExpired(seats: 1), false),
      (.cancelledByParent(seats: 1), false), (.cancelledByProvider(seats: 1), false),
      (.passedOn(seats: 1), false), (.eventPublished, false), (.eventChanged, false),
      (.eventCancelled, false),
    ]
    let messages = RegistrationMessages()
    let closed = EventRecord.Status.closed(at: 0)
    for (occasion, shows) in occasions {
      for status in [EventRecord.Status.published, closed, .draft, .cancelled(reason: "Rain")] {
        for flags in [EventDetails.Flags.virtual, []] {
          for reader in RegistrationMail.Reader.allCases {
            let mail = messages.mail(
              for: occasion, to: reader, about: try record(status, flags: flags),
              joinLink: try link())
            let expected =
              shows && reader == .parent && flags == .virtual
              && (status == .published || status == closed)
            expectEqual(mail.body.contains("Join online: \(Self.url)\n"), expected)
            expectEqual((mail.subject + mail.body).contains("meet.example"), expected)
          }
        }
      }
    }
  }

  @Test func aVirtualEventIsOnline() throws {
    let messages = RegistrationMessages()
    let mail = messages.mail(
      for: .waitlisted(seats: 1, position: 1), to: .parent, about: try record())
    expect(mail.body.contains("Where: Online\n"))
    let lines = messages.lines(for: try record().details)
    expectEqual(lines.first { $0.kind == .place }?.text, "Online")
    expect(!ICalendar(of: try record(), stampedAt: 0).text.contains("LOCATION"))
    expect(ICalendar(of: try record(flags: []), stampedAt: 0).text.contains("LOCATION"))
  }

  @Test func onlyAFamilyWithASeatSeesTheLink() throws {
    let statuses: [(ChildRegistration.Status, Bool)] = [
      (.registered, true), (.waiting(position: 1), false), (.held(until: 9), false),
      (.offered(until: 9), false),
    ]
    for (status, shows) in statuses {
      let rows = [
        ViewSamples.registration(1, by: ViewSamples.kim, guardian: ViewSamples.lee, status)
      ]
      let roster = EventRoster(try record(), rows)
      let expected = shows ? try link() : nil
      expectEqual(roster.joinLink(try link(), for: ViewSamples.kim), expected)
      expectEqual(roster.joinLink(try link(), for: ViewSamples.lee), expected)
      expectEqual(roster.joinLink(try link(), for: ViewSamples.sam), nil)
      let closed = EventRoster(try record(.closed(at: 0)), rows)
      expectEqual(closed.joinLink(try link(), for: ViewSamples.kim), expected)
      for other in [
        try record(.draft), try record(.cancelled(reason: "")), try record(flags: []),
      ] {
        expectEqual(EventRoster(other, rows).joinLink(try link(), for: ViewSamples.kim), nil)
      }
      let ended = EventRoster(try record(.cancelled(reason: "")), [], cancelledRegistrations: rows)
      expectEqual(ended.joinLink(try link(), for: ViewSamples.kim), nil)
    }
  }
}
