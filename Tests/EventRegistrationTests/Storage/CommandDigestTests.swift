import Testing

@testable import EventRegistration

@Suite struct CommandDigestTests {
  private static let ana = Child(
    SampleFacts.child(1), birthDate: .earliest, guardian: SampleFacts.person(2),
    consents: [.participation])
  private static let ben = Child(SampleFacts.child(2))

  /// Commands without duplicates.
  private static func commands() throws -> [EventCommand] {
    let full = try SampleFacts.fullDetails()
    let plain = try SampleFacts.plainDetails()
    let (ana, ben) = (ana, ben)
    let window = try RegistrationWindow(opens: 1)
    var commands: [EventCommand] = [
      .draft(full), .draft(plain), .edit(full), .edit(plain), .publish, .close, .reopen,
      .setCapacity(5, ifBelow: .refuse), .setCapacity(5, ifBelow: .moveLastToWaitlist),
      .setCapacity(-5, ifBelow: .refuse), .setCapacity(.max, ifBelow: .refuse),
      .reschedule(start: full.start, end: full.end, utcOffset: 0),
      .reschedule(start: full.start, end: full.end, utcOffset: 1),
      .reschedule(start: full.end, end: full.start, utcOffset: 0),
      .setWindow(.always), .setWindow(window), .setWindow(try RegistrationWindow(closes: 1)),
      .setWaitlist(.none), .setWaitlist(try WaitlistPolicy(limit: 1)),
      .setWaitlist(try WaitlistPolicy(limit: 0, fit: .firstFit(maximumOvertakings: nil))),
      .setWaitlist(try WaitlistPolicy(limit: 0, fit: .firstFit(maximumOvertakings: 0))),
      .setWaitlist(try WaitlistPolicy(limit: 0, promotion: .offer(seconds: 1))),
      .cancelEvent(reason: ""), .cancelEvent(reason: "e\u{301}"), .cancelEvent(reason: "\u{E9}"),
      .markAttendance(ana.id, attended: true), .markAttendance(ana.id, attended: false),
      .transfer(from: ana.id, to: ben), .transfer(from: ben.id, to: ana),
    ]
    for children in [[], [ana], [ben], [ana, ben], [ben, ana]] {
      let ids = children.map(\.id)
      commands += [
        .hold(children), .register(children, joinWaitlist: true),
        .register(children, joinWaitlist: false), .confirm(ids), .release(ids), .cancel(ids),
        .leaveWaitlist(ids), .acceptOffer(ids), .declineOffer(ids),
      ]
    }
    let others = [
      Child(ana.id), Child(ana.id, birthDate: ana.birthDate),
      Child(ana.id, birthDate: .latest, guardian: ana.guardian, consents: ana.consents),
      Child(ana.id, birthDate: ana.birthDate, guardian: ana.guardian),
    ]
    return commands + others.map { .hold([$0]) }
  }

  @Test func digestsDifferByCommandAndRequester() throws {
    let requesters: [Requester] = [SampleFacts.person(1), SampleFacts.person(2)].flatMap {
      [.parent($0), .provider($0), .admin($0)]
    }
    let commands = try Self.commands()
    let digests = requesters.flatMap { requester in
      commands.map { $0.digest(requester: requester) }
    }
    #expect(Set(digests).count == commands.count * requesters.count)
  }

  /// Facts store digests, so they are the same in every version of this module.
  ///
  /// Another program computed these from the documentation.
  @Test func goldenDigestsNeverChange() throws {
    let kim = Requester.parent(SampleFacts.person(1))
    let coach = Requester.provider(SampleFacts.person(9))
    let family = EventCommand.register([Self.ana, Self.ben], joinWaitlist: true)
    let draft = EventCommand.draft(try SampleFacts.fullDetails())
    #expect(EventCommand.publish.digest(requester: coach) == 0x2439_777B_0C8C_83B5)
    #expect(family.digest(requester: kim) == 0xAC9E_67C6_9E26_1326)
    #expect(draft.digest(requester: kim) == 0xC99D_F0C9_E383_BBCE)
  }
}
