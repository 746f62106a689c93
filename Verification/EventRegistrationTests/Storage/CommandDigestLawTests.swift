import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// Digests differ by what a fact names, and by nothing else.
@Suite("Command digests: differing commands") struct CommandDigestLawTests {
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
      .draft(full), .draft(plain), .edit(full), .edit(plain), .publish, .deleteDraft, .close,
      .reopen,
      .setCapacity(5, ifBelow: .refuse), .setCapacity(5, ifBelow: .moveLastToWaitlist),
      .setCapacity(-5, ifBelow: .refuse), .setCapacity(.max, ifBelow: .refuse),
      .reschedule(start: full.start, end: full.end, utcOffset: 0),
      .reschedule(start: full.start, end: full.end, utcOffset: 1),
      .reschedule(start: full.end, end: full.start, utcOffset: 0),
      .reschedule(start: full.start, end: full.end, utcOffset: 0, furtherOffsets: [0]),
      .reschedule(start: full.start, end: full.end, utcOffset: 0, furtherOffsets: [0, 0]),
      .setWindow(.always), .setWindow(window), .setWindow(try RegistrationWindow(closes: 1)),
      .setWaitlist(.none), .setWaitlist(try WaitlistPolicy(limit: 1)),
      .setWaitlist(try WaitlistPolicy(limit: 0, fit: .firstFit(maximumOvertakings: nil))),
      .setWaitlist(try WaitlistPolicy(limit: 0, fit: .firstFit(maximumOvertakings: 0))),
      .setWaitlist(try WaitlistPolicy(limit: 0, promotion: .offer(seconds: 1))),
      .cancelEvent(reason: ""), .cancelEvent(reason: "e\u{301}"), .cancelEvent(reason: "\u{E9}"),
      .setOverfill(1, reason: "a"), .setOverfill(2, reason: "a"), .setOverfill(1, reason: "b"),
      .seatFromWaitlist(ana.id, reason: "a"), .seatFromWaitlist(ana.id, reason: "b"),
      .seatFromWaitlist(ben.id, reason: "a"),
      .markAttendance(ana.id, attended: true), .markAttendance(ana.id, attended: false),
      .markAttendance(ana.id, attended: .pickedUp), .markAttendance(ana.id, attended: nil),
      .markAttendance(ana.id, attended: true, session: 1),
      .markAttendance(ana.id, attended: true, session: 2),
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
    var shared = Child(ana.id)
    shared.otherGuardians = [SampleFacts.person(2)]
    let others = [Child(ana.id), Child(ana.id, guardian: ana.guardian), shared]
    return commands + others.map { .hold([$0]) }
  }

  @Test func digestsDifferByCommandAndRole() throws {
    let roles = Requester.Role.allCases
    let commands = try Self.commands()
    let digests = roles.flatMap { role in
      commands.map { $0.digest(requester: Requester(SampleFacts.person(1), as: role)) }
    }
    expectEqual(Set(digests).count, commands.count * roles.count)
  }

  @Test func everyParentAndAdministratorHasDigestsOfTheirOwn() throws {
    for command in try Self.commands() {
      for role in [Requester.Role.parent, .admin] {
        let digests = (1...3).map {
          command.digest(requester: Requester(SampleFacts.person(UInt64($0)), as: role))
        }
        expectEqual(Set(digests).count, 3)
      }
    }
  }

  /// The provider of an event is always the same, and earlier versions had less in their digests.
  @Test func otherwiseTheRequesterCountsOnlyIfTheFactNamesThem() throws {
    for command in try Self.commands() {
      let digests = (1...3).map {
        command.digest(requester: .provider(SampleFacts.person(UInt64($0))))
      }
      let old = (1...3).map {
        command.digest(requester: .parent(SampleFacts.person(UInt64($0))), isOld: true)
      }
      expectEqual(Set(old).count, Set(digests).count)
      switch CommandKind(command) {
      case .draft, .hold, .register, .transfer, .setOverfill, .seatFromWaitlist:
        expectEqual(Set(digests).count, 3)
      case .edit, .deleteDraft, .publish, .setCapacity, .reschedule, .setWindow, .setWaitlist,
        .close, .reopen,
        .cancelEvent, .markAttendance, .confirm, .release, .cancel, .leaveWaitlist, .acceptOffer,
        .declineOffer:
        expectEqual(Set(digests).count, 1)
      }
    }
  }

  @Test func datesOfBirthDoNotCount() {
    let kim = Requester.parent(SampleFacts.person(1))
    let digests = [nil, CalendarDate.earliest, .latest].flatMap { birthDate in
      let child = Child(Self.ana.id, birthDate: birthDate, guardian: Self.ana.guardian)
      return [
        EventCommand.hold([child]), .register([child], joinWaitlist: true),
        .transfer(from: Self.ben.id, to: child),
      ].map { $0.digest(requester: kim) }
    }
    expectEqual(Set(digests).count, 3)
  }
}
