import Essentials
import TestSupport
import Testing

@testable import EventRegistration

@Suite("Registration mails: recipients of each occasion") struct RegistrationMailRecipientTests {
  private let kim = ViewSamples.kim
  private let lee = ViewSamples.lee
  private let sam = ViewSamples.sam

  private func roster(_ registrations: ChildRegistration...) throws -> EventRoster {
    EventRoster(try ViewSamples.record(), registrations)
  }

  /// A roster with a registered child of Kim, a waitlisted child of Lee, and two children of Sam
  /// with a hold and an offer.
  private func families() throws -> EventRoster {
    try roster(
      ViewSamples.registration(1, by: kim),
      ViewSamples.registration(3, by: sam, .held(until: 7)),
      ViewSamples.registration(4, by: sam, .offered(until: 9)),
      ViewSamples.registration(2, by: lee, .waiting(position: 1)))
  }

  private func reason(
    _ number: UInt64, _ standing: ChildRegistration.Standing?,
    _ news: RegistrationMail.Recipient.News...
  ) -> RegistrationMail.Recipient.Reason {
    RegistrationMail.Recipient.Reason(
      child: ViewSamples.child(number), standing: standing, news: news)
  }

  @Test func aMessageGoesToThoseWithSeats() throws {
    try expectEqual(
      families().recipients(),
      [
        RegistrationMail.Recipient(person: kim, reasons: [reason(1, .registered)])
      ])
  }

  @Test func aMessageCanGoToOthersToo() throws {
    try expectEqual(
      families().recipients(with: [.registered, .waiting, .offered]),
      [
        RegistrationMail.Recipient(person: kim, reasons: [reason(1, .registered)]),
        RegistrationMail.Recipient(person: lee, reasons: [reason(2, .waiting)]),
        RegistrationMail.Recipient(person: sam, reasons: [reason(4, .offered)]),
      ])
    try expect(families().recipients(with: []).isEmpty)
  }

  @Test func eachPersonIsToldOnceAndSorted() throws {
    let roster = try roster(
      ViewSamples.registration(9, by: sam, guardian: kim), ViewSamples.registration(2, by: sam),
      ViewSamples.registration(5, by: kim, guardian: kim))
    let recipients = roster.recipients()
    expectEqual(recipients.map(\.person), [kim, sam])
    expectEqual(recipients.map(\.children), [[5, 9], [2, 9]].map { $0.map(ViewSamples.child) })
    expectEqual(recipients.map(\.id), [kim, sam])
  }

  @Test func aCancellationIsToldToAllWithWhatTheyHad() throws {
    let facts = ViewSamples.facts([
      .eventCancelled(reason: "rain"),
      .registrationCancelled([ViewSamples.child(1)], by: .eventCancellation),
      .holdReleased([ViewSamples.child(3)]), .offerDeclined([ViewSamples.child(4)]),
      .leftWaitlist([ViewSamples.child(2)]),
    ])
    let roster = try families()
    expectEqual(
      roster.recipients(of: facts),
      [
        RegistrationMail.Recipient(person: kim, reasons: [reason(1, .registered, .eventCancelled)]),
        RegistrationMail.Recipient(person: lee, reasons: [reason(2, .waiting, .eventCancelled)]),
        RegistrationMail.Recipient(
          person: sam,
          reasons: [reason(3, .held, .eventCancelled), reason(4, .offered, .eventCancelled)]),
      ])
    expectEqual(roster.occasions(of: facts), [.eventCancelled])
    expectEqual(
      roster.recipients(of: facts).map(\.occasions), Array(repeating: [.eventCancelled], count: 3))
  }

  @Test func whoeverLostTheOfferBeforeTheCancellationIsToldThat() throws {
    let facts = ViewSamples.facts([
      .offerExpired([ViewSamples.child(4)]), .seated([ViewSamples.child(2)], from: .waitlist),
      .eventCancelled(reason: "rain"),
    ])
    let recipients = try families().recipients(of: facts)
    expectEqual(recipients.map(\.person), [kim, lee, sam])
    expectEqual(recipients[1].reasons, [reason(2, .registered, .eventCancelled)])
    expectEqual(
      recipients[2].reasons, [reason(3, .held, .eventCancelled), reason(4, nil, .offerExpired)])
  }

  @Test func thePromotedAndTheOfferedAreTold() throws {
    let cancelled = EventFact.Change.registrationCancelled([ViewSamples.child(1)], by: .parent)
    let roster = try families()
    let promotion = ViewSamples.facts([cancelled, .seated([ViewSamples.child(2)], from: .waitlist)])
    expectEqual(
      roster.recipients(of: promotion),
      [
        RegistrationMail.Recipient(person: kim, reasons: [reason(1, nil, .cancelled(by: .parent))]),
        RegistrationMail.Recipient(person: lee, reasons: [reason(2, .registered, .promoted)]),
      ])
    expectEqual(
      roster.occasions(of: promotion), [.cancelledByParent(seats: 1), .promoted(seats: 1)])
    let offer = ViewSamples.facts([cancelled, .offered([ViewSamples.child(2)], until: 99)])
    expectEqual(
      roster.recipients(of: offer).last,
      RegistrationMail.Recipient(
        person: lee, reasons: [reason(2, .offered, .offered(until: 99))]))
    expectEqual(
      roster.occasions(of: offer), [.cancelledByParent(seats: 1), .offered(seats: 1, until: 99)])
  }

  @Test func anotherTimeIsToldToAllAndTheSameTimeToNobody() throws {
    let roster = try families()
    let details = roster.record.details
    func facts(minutes: Int64) throws -> [EventFact] {
      ViewSamples.facts([
        .rescheduled(
          start: try #require(details.start.adding(minutes: minutes)), end: details.end,
          utcOffset: details.utcOffset)
      ])
    }
    try expectEqual(
      roster.recipients(of: facts(minutes: 5)),
      [
        RegistrationMail.Recipient(person: kim, reasons: [reason(1, .registered, .eventChanged)]),
        RegistrationMail.Recipient(person: lee, reasons: [reason(2, .waiting, .eventChanged)]),
        RegistrationMail.Recipient(
          person: sam,
          reasons: [reason(3, .held, .eventChanged), reason(4, .offered, .eventChanged)]),
      ])
    try expectEqual(roster.occasions(of: facts(minutes: 5)), [.eventChanged])
    try expect(roster.recipients(of: facts(minutes: 0)).isEmpty)
    try expect(roster.occasions(of: facts(minutes: 0)).isEmpty)
  }

  @Test func anEditIsToldIfItMovesTheEvent() throws {
    let roster = try families()
    let renamed = try ViewSamples.details(title: "Football")
    let elsewhere = try ViewSamples.details(venue: ViewSamples.venue(address: "1 Main St"))
    let later = try ViewSamples.details(minutes: 1)
    expect(roster.recipients(of: ViewSamples.facts([.edited(renamed)])).isEmpty)
    for details in [elsewhere, later] {
      expectEqual(roster.recipients(of: ViewSamples.facts([.edited(details)])).count, 3)
      expectEqual(roster.occasions(of: ViewSamples.facts([.edited(details)])), [.eventChanged])
    }
    // The event moves back; all are notified once, because they may know the other time.
    let back = ViewSamples.facts([.edited(later), .edited(roster.record.details)])
    expectEqual(roster.recipients(of: back).first?.reasons, [reason(1, .registered, .eventChanged)])
  }

  @Test func aNewFamilyIsToldWhatItGot() throws {
    let empty = try roster()
    let party = ViewSamples.party(1, 2)
    let changes:
      [(
        EventFact.Change, ChildRegistration.Standing, RegistrationMail.Recipient.News,
        [RegistrationMail.Occasion]
      )] = [
        (.registered(party), .registered, .registered, [.registered(seats: 2)]),
        (
          .waitlisted(party, position: 3), .waiting, .waitlisted(position: 3),
          [.waitlisted(seats: 2, position: 3)]
        ),
        (.held(party, until: 8), .held, .held(until: 8), []),
      ]
    for (change, standing, news, occasions) in changes {
      let facts = ViewSamples.facts([change])
      let recipients = empty.recipients(of: facts)
      expectEqual(
        recipients,
        [
          RegistrationMail.Recipient(
            person: kim, reasons: [reason(1, standing, news), reason(2, standing, news)])
        ])
      expectEqual(recipients.map(\.occasions), [occasions])
      expectEqual(empty.occasions(of: facts), occasions)
    }
  }

  @Test func whoeverComesAfterAMoveIsNotToldOfIt() throws {
    let facts = ViewSamples.facts([
      .edited(try ViewSamples.details(minutes: 5)), .registered(ViewSamples.party(8)),
    ])
    try expectEqual(
      roster().recipients(of: facts),
      [RegistrationMail.Recipient(person: kim, reasons: [reason(8, .registered, .registered)])])
  }

  @Test func allThatHappenedToAChildIsToldInOrder() throws {
    let facts = ViewSamples.facts([
      .registrationCancelled([ViewSamples.child(1)], by: .parent),
      .waitlisted(ViewSamples.party(1), position: 2),
      .seated([ViewSamples.child(1)], from: .waitlist),
    ])
    let news: [RegistrationMail.Recipient.News] = [
      .cancelled(by: .parent), .waitlisted(position: 2), .promoted,
    ]
    try expectEqual(families().recipients(of: facts).first?.reasons.first?.news, news)
  }

  @Test func eachChangeOfAPlaceIsTold() throws {
    let child = [ViewSamples.child(1)]
    let changes:
      [(
        EventFact.Change, ChildRegistration.Standing?, RegistrationMail.Recipient.News,
        RegistrationMail.Occasion?
      )] = [
        (.holdExpired(child), nil, .holdExpired, nil),
        (.holdReleased(child), nil, .holdReleased, nil),
        (.seated(child, from: .hold), .registered, .registered, .registered(seats: 1)),
        (.seated(child, from: .offer), .registered, .registered, .registered(seats: 1)),
        (.seated(child, from: .waitlist), .registered, .promoted, .promoted(seats: 1)),
        (.leftWaitlist(child), nil, .leftWaitlist, nil),
        (.movedToWaitlist(child), .waiting, .movedToWaitlist, .movedToWaitlist(seats: 1)),
        (.offered(child, until: 5), .offered, .offered(until: 5), .offered(seats: 1, until: 5)),
        (.offerExpired(child), nil, .offerExpired, .offerExpired(seats: 1)),
        (.offerDeclined(child), nil, .offerDeclined, nil),
        (
          .registrationCancelled(child, by: .parent), nil, .cancelled(by: .parent),
          .cancelledByParent(seats: 1)
        ),
        (
          .registrationCancelled(child, by: .provider), nil, .cancelled(by: .provider),
          .cancelledByProvider(seats: 1)
        ),
        (
          .registrationCancelled(child, by: .admin), nil, .cancelled(by: .admin),
          .cancelledByProvider(seats: 1)
        ),
        (
          .registrationCancelled(child, by: .eventCancellation), nil,
          .cancelled(by: .eventCancellation), .eventCancelled
        ),
      ]
    let roster = try families()
    for (change, standing, news, occasion) in changes {
      let facts = ViewSamples.facts([change])
      let recipients = roster.recipients(of: facts)
      expectEqual(
        recipients,
        [
          RegistrationMail.Recipient(person: kim, reasons: [reason(1, standing, news)])
        ])
      expectEqual(recipients.map(\.occasions), [occasion.map { [$0] } ?? []])
      expectEqual(roster.occasions(of: facts), (occasion.map { [$0] } ?? []))
    }
  }

  @Test func aTransferIsToldToBothFamilies() throws {
    let facts = ViewSamples.facts([
      .transferred(
        from: ViewSamples.child(1), to: ViewSamples.attendee(8, guardian: sam), by: kim)
    ])
    let roster = try families()
    expectEqual(
      roster.recipients(of: facts),
      [
        RegistrationMail.Recipient(
          person: kim, reasons: [reason(1, nil, .passedOn), reason(8, .registered, .registered)]),
        RegistrationMail.Recipient(person: sam, reasons: [reason(8, .registered, .registered)]),
      ])
    expectEqual(roster.occasions(of: facts), [.passedOn(seats: 1)])
  }

  @Test func nobodyIsToldWhatConcernsTheProviderAlone() throws {
    let child = ViewSamples.child(1)
    let changes: [EventFact.Change] = [
      .drafted(try ViewSamples.details(), owner: kim), .published,
      .capacityChanged(from: 1, to: 2), .windowChanged(.always), .waitlistChanged(.none), .closed,
      .reopened, .attendanceMarked(child, attended: true),
      .overfilled(from: 0, to: 1, by: kim, reason: "A sister."),
    ]
    let roster = try families()
    expect(roster.recipients(of: ViewSamples.facts(changes)).isEmpty)
    expectEqual(roster.occasions(of: ViewSamples.facts(changes)), [.eventPublished])
  }

  @Test func factsOfOthersAndOldFactsTellNobody() throws {
    let change = EventFact.Change.holdExpired([ViewSamples.child(3)])
    let roster = try families()
    let facts = [
      EventFact(event: ViewSamples.event(2), version: 3, time: 0, cause: nil, change: change),
      EventFact(event: ViewSamples.event(1), version: 2, time: 0, cause: nil, change: change),
    ]
    expect(roster.recipients(of: facts).isEmpty)
    expect(roster.occasions(of: facts).isEmpty)
    let strangers = ViewSamples.facts([.holdExpired([ViewSamples.child(99)])])
    expect(roster.recipients(of: strangers).isEmpty)
  }

  @Test func childrenOfWhomTheSameIsToBeSaidShareAnOccasion() throws {
    let facts = ViewSamples.facts([
      .registered(ViewSamples.party(5, 6, by: sam)),
      .registrationCancelled([ViewSamples.child(3)], by: .provider),
      .registered(ViewSamples.party(7, by: sam)),
    ])
    let recipient = try #require(families().recipients(of: facts).first)
    expectEqual(recipient.occasions, [.cancelledByProvider(seats: 1), .registered(seats: 3)])
  }

  @Test func printsNoChild() throws {
    let recipient = try #require(
      families().recipients(of: ViewSamples.facts([.eventCancelled(reason: "")])).first)
    expectNoContent(in: recipient)
    expectNoContent(in: recipient.reasons[0])
  }
}
