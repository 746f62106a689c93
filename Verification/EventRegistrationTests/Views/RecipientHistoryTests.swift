import TestSupport
import Testing

@testable import EventRegistration

@Suite("Mail recipients: everyone whose place changed") struct RecipientHistoryTests {
  @Test(arguments: LongTest.seeds(30, small: 2))
  func tellsEveryoneWhosePlaceAnEventChanged(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var ledger = EventLedger(ViewSamples.event(1))
    var facts: [EventFact] = []
    var now = try ViewSamples.details().startTime - 1_000_000
    var number: UInt64 = 0
    func perform(_ command: EventCommand) {
      number += 1
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 5, low: number), by: .admin(ViewSamples.provider), at: now)
      _ = ledger.perform(command, request, facts: &facts)
    }
    perform(.draft(try details(&generator)))
    perform(.publish)
    for step in 0..<300 {
      let (before, ledgerBefore) = (try roster(of: ledger), ledger)
      facts = []
      now += .random(in: 0...40, using: &generator)
      perform(step == 280 ? .cancelEvent(reason: "rain") : try command(&generator))
      let recipients = ledgerBefore.recipients(of: facts)
      expectEqual(recipients, before.recipients(of: facts))
      expect(ledger.recipients(of: facts).isEmpty)
      try check(recipients, of: facts, from: before, to: roster(of: ledger))
    }
  }

  private func details(_ generator: inout SeededGenerator) throws -> EventDetails {
    let promotion: WaitlistPolicy.Promotion =
      Bool.random(using: &generator) ? .automatic : .offer(seconds: 60)
    let policy = try EventPolicy(
      holdSeconds: 60, allowsTransfer: true,
      waitlist: WaitlistPolicy(
        limit: 5, fit: .firstFit(maximumOvertakings: nil), promotion: promotion))
    return try ViewSamples.details(
      minutes: .random(in: 0...3, using: &generator),
      capacity: .random(in: 3...6, using: &generator), policy: policy)
  }

  /// A random command of an administrator about one or two of nine children, each with one of three
  /// guardians or none.
  private func command(_ generator: inout SeededGenerator) throws -> EventCommand {
    let guardians = [nil, ViewSamples.kim, ViewSamples.lee, ViewSamples.sam]
    let numbers = (1...9).shuffled(using: &generator)
    let children = numbers.prefix(.random(in: 1...2, using: &generator)).map {
      Child(ViewSamples.child(UInt64($0)), guardian: guardians[$0 % 4])
    }
    let ids = children.map(\.id)
    let other = Child(ViewSamples.child(UInt64(numbers[8])), guardian: guardians[numbers[8] % 4])
    switch Int.random(in: 0...18, using: &generator) {
    case 0...4: return .register(children, joinWaitlist: true)
    case 5, 6: return .hold(children)
    case 7: return .confirm(ids)
    case 8: return .release(ids)
    case 9, 10: return .cancel(ids)
    case 11: return .leaveWaitlist(ids)
    case 12: return .acceptOffer(ids)
    case 13: return .declineOffer(ids)
    case 14: return .transfer(from: ids[0], to: other)
    case 15: return .edit(try details(&generator))
    case 16:
      return .setCapacity(.random(in: 2...6, using: &generator), ifBelow: .moveLastToWaitlist)
    case 17:
      let details = try details(&generator)
      return .reschedule(start: details.start, end: details.end, utcOffset: details.utcOffset)
    default: return Bool.random(using: &generator) ? .close : .reopen
    }
  }

  private func roster(of ledger: EventLedger) throws -> EventRoster {
    EventRoster(try #require(ledger.record), ledger.registrations)
  }

  private func check(
    _ recipients: [RegistrationMail.Recipient], of facts: [EventFact], from before: EventRoster,
    to after: EventRoster
  ) throws {
    expectEqual(recipients.map(\.person), Set(recipients.map(\.person)).sorted())
    for recipient in recipients {
      expectEqual(recipient.children, Set(recipient.children).sorted())
    }
    let isCancelled = facts.contains {
      if case .eventCancelled = $0.change { true } else { false }
    }
    let isMoved =
      before.record.details.start != after.record.details.start
      || before.record.details.venue != after.record.details.venue
    let (had, has) = (rows(of: before), rows(of: after))
    for child in Set(had.keys).union(has.keys).sorted() {
      let reasons = recipients.compactMap { recipient in
        recipient.reasons.first { $0.child == child }
      }
      let (old, new) = (had[child], has[child])
      if old?.standing != new?.standing || isMoved && new != nil {
        let row = try #require(new ?? old)
        expectEqual(
          recipients.filter { $0.children.contains(child) }.map(\.person), people(of: row))
      }
      for reason in reasons where !isCancelled { expectEqual(reason.standing, new?.standing) }
      if isCancelled, old != nil, new == nil {
        expect(reasons.allSatisfy { $0.standing == nil || $0.news == [.eventCancelled] })
      }
    }
  }

  private func rows(of roster: EventRoster) -> [ChildID: ChildRegistration] {
    Dictionary(uniqueKeysWithValues: roster.registrations.map { ($0.attendee.id, $0) })
  }

  private func people(of row: ChildRegistration) -> [PersonID] {
    Set([row.registeredBy, row.attendee.guardian ?? row.registeredBy]).sorted()
  }
}
