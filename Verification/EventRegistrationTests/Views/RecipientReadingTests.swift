import TestSupport
import Testing

@testable import EventRegistration

@Suite("Mail recipients: random facts against a plain reading") struct RecipientReadingTests {
  private let people = [ViewSamples.kim, ViewSamples.lee, ViewSamples.sam]

  @Test(arguments: 0..<100)
  func agreesWithReadingTheFactsChildByChild(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let statuses: [ChildRegistration.Status] = [
      .registered, .waiting(position: 1), .held(until: 5), .offered(until: 5),
    ]
    var registrations: [ChildRegistration] = []
    for number in 1...8 where Bool.random(using: &generator) {
      registrations.append(
        ViewSamples.registration(
          UInt64(number), by: people[Int.random(in: 0...2, using: &generator)],
          guardian: [nil, people[0], people[1]][Int.random(in: 0...2, using: &generator)],
          statuses[Int.random(in: 0...3, using: &generator)]))
    }
    registrations.shuffle(using: &generator)
    let roster = EventRoster(try ViewSamples.record(), registrations)
    let changes = try (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      try randomChange(&generator)
    }
    let recipients = roster.recipients(of: ViewSamples.facts(changes))

    var expected: [PersonID: [RegistrationMail.Recipient.Reason]] = [:]
    for number in 1...8 as ClosedRange<UInt64> {
      let child = ViewSamples.child(number)
      let registration = registrations.first { $0.attendee.id == child }
      let (news, standing) = read(changes, for: child, from: registration?.standing)
      guard let registration, !news.isEmpty else { continue }
      let reason = RegistrationMail.Recipient.Reason(child: child, standing: standing, news: news)
      for person in people where registration.concerns(person) {
        expected[person, default: []].append(reason)
      }
    }
    expectEqual(recipients.map(\.person), expected.keys.sorted())
    for recipient in recipients { expectEqual(recipient.reasons, expected[recipient.person]) }
  }

  private func randomChange(_ generator: inout SeededGenerator) throws -> EventFact.Change {
    let children = (1...8).filter { _ in Int.random(in: 0...3, using: &generator) == 0 }
      .map { ViewSamples.child(UInt64($0)) }
    switch Int.random(in: 0...7, using: &generator) {
    case 0: return .holdExpired(children)
    case 1: return .seated(children, from: .waitlist)
    case 2: return .offered(children, until: 77)
    case 3: return .movedToWaitlist(children)
    case 4: return .registrationCancelled(children, by: .provider)
    case 5: return .edited(try ViewSamples.details(minutes: .random(in: 0...1, using: &generator)))
    case 6: return Bool.random(using: &generator) ? .eventCancelled(reason: "") : .closed
    default: return .offerExpired(children)
    }
  }

  /// The news for one child from facts that start no registration.
  private func read(
    _ changes: [EventFact.Change], for child: ChildID, from standing: ChildRegistration.Standing?
  ) -> ([RegistrationMail.Recipient.News], ChildRegistration.Standing?) {
    var (news, standing): ([RegistrationMail.Recipient.News], _) = ([], standing)
    var (minutes, isToldOfMove) = (try? ViewSamples.details(), false)
    for change in changes {
      switch change {
      case .holdExpired(let list) where list.contains(child):
        (standing, news) = (nil, news + told(.holdExpired))
      case .seated(let list, _) where list.contains(child):
        (standing, news) = (.registered, news + told(.promoted))
      case .offered(let list, let until) where list.contains(child):
        (standing, news) = (.offered, news + told(.offered(until: until)))
      case .movedToWaitlist(let list) where list.contains(child):
        (standing, news) = (.waiting, news + told(.movedToWaitlist))
      case .registrationCancelled(let list, let by) where list.contains(child):
        (standing, news) = (nil, news + told(.cancelled(by: by)))
      case .offerExpired(let list) where list.contains(child):
        (standing, news) = (nil, news + told(.offerExpired))
      case .edited(let details) where details != minutes:
        (minutes, isToldOfMove) = (details, true)
      case .eventCancelled:
        return (standing == nil ? news : [.eventCancelled], standing)
      default: break
      }
    }
    return (news + (isToldOfMove && standing != nil ? [.eventChanged] : []), standing)

    func told(_ last: RegistrationMail.Recipient.News) -> [RegistrationMail.Recipient.News] {
      defer { isToldOfMove = false }
      return (isToldOfMove && standing != nil ? [.eventChanged] : []) + [last]
    }
  }
}
