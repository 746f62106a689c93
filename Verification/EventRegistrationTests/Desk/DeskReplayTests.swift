import Essentials
import EventRegistration
import TestSupport
import Testing

/// Retries of requests.
@Suite("Registration desk: retries of requests") struct DeskReplayTests {
  private let soccer = DeskSamples.event(1)
  private let ana = DeskSamples.child(1)
  private let ben = DeskSamples.child(2)
  private let cleo = DeskSamples.child(3)
  private let now = DeskSamples.now

  @Test func anAcceptedRequestIsAnsweredAgainAndDoneOnce() throws {
    var fixture = DeskFixture()
    try fixture.open()
    let desk = fixture.desk
    let request = fixture.parent()
    let first = desk.register([ana], for: soccer, request)
    _ = desk.cancel([ana.id], for: soccer, fixture.parent())
    let told = fixture.recorder.facts
    let later = RegistrationRequest(request.id, by: request.requester, at: now + 500)
    for _ in 0..<3 {
      let again = desk.register([ana], for: soccer, later)
      expect(again.isReplay)
      expectEqual(again.outcome, first.outcome)
      expectEqual(again.version, first.version)
      expectEqual(again.request, request.id)
    }
    expectEqual(fixture.recorder.facts, told)
    expectEqual(desk.ledger(of: soccer)?.registration(of: ana.id), nil)
  }

  @Test func theIdentityOfARequestIsGoodForOneContent() throws {
    var fixture = DeskFixture()
    try fixture.open()
    let desk = fixture.desk
    let request = fixture.parent()
    let first = desk.register([ana], for: soccer, request)
    let reused = EventCommand.Outcome.refused(.requestReused(request.id))
    let other = RegistrationRequest(request.id, by: .parent(DeskSamples.lee), at: now)
    expectEqual(
      desk.perform(
        RegistrationDesk.Submission(.register([ben], joinWaitlist: true), for: soccer, request)
      ).outcome, reused)
    expectEqual(
      desk.perform(
        RegistrationDesk.Submission(.register([ana], joinWaitlist: false), for: soccer, request)
      ).outcome, reused)
    expectEqual(
      desk.perform(
        RegistrationDesk.Submission(.register([ana], joinWaitlist: true), for: soccer, other)
      ).outcome, reused)
    expectEqual(desk.hold([ana], for: soccer, request).outcome, reused)
    expectEqual(desk.hold([ana], for: soccer, request).version, 3)
    // And still for its own.
    expectEqual(desk.register([ana], for: soccer, request).outcome, first.outcome)
  }

  @Test func aRefusalIsToldAgainWhateverHappenedSince() throws {
    var fixture = DeskFixture()
    try fixture.open(capacity: 1)
    let desk = fixture.desk
    _ = desk.register([ana], for: soccer, fixture.parent())
    let request = fixture.parent()
    let first = desk.register([ben], for: soccer, request)
    expectEqual(first.outcome, .refused(.full(available: 0, .none)))
    expect(!first.isReplay)
    _ = desk.cancel([ana.id], for: soccer, fixture.parent())
    let again = desk.register([ben], for: soccer, request)
    expect(again.isReplay)
    expectEqual(again.outcome, first.outcome)
    expectEqual(again.version, first.version)
    expectEqual(
      desk.register([cleo], for: soccer, request).outcome, .refused(.requestReused(request.id)))
    expectEqual(desk.register([ben], for: soccer, fixture.parent()).outcome, .registered(seats: 1))
  }

  @Test func whatWasSoAlreadyIsNotDoneLater() throws {
    var fixture = DeskFixture()
    try fixture.open()
    let desk = fixture.desk
    let request = fixture.coach()
    let first = desk.reopen(soccer, request)
    expectEqual(first.outcome, .done)
    _ = desk.close(soccer, fixture.coach())
    let again = desk.reopen(soccer, request)
    expect(again.isReplay)
    expectEqual(again.version, first.version)
    expectEqual(desk.ledger(of: soccer)?.record?.status, .closed(at: now))
  }

  @Test func whatCouldNotBeMeantIsDecidedAnew() throws {
    var fixture = DeskFixture()
    let desk = fixture.desk
    let draft = fixture.coach()
    let early = fixture.parent()
    expectEqual(desk.register([ana], for: soccer, early).outcome, .refused(.unknownEvent(soccer)))
    try fixture.open()
    expectEqual(desk.register([ana], for: soccer, early).outcome, .registered(seats: 1))
    let details = try DeskSamples.details()
    expectEqual(desk.draft(details, as: soccer, draft).outcome, .refused(.eventExists(soccer)))
    expect(!desk.draft(details, as: soccer, draft).isReplay)
    let twice = fixture.parent()
    for _ in 0..<2 {
      let answer = desk.register([ben, ben], for: soccer, twice)
      expectEqual(answer.outcome, .refused(.malformed([.duplicateChild])))
      expect(!answer.isReplay)
    }
    expectEqual(desk.register([ben], for: soccer, twice).outcome, .registered(seats: 1))
  }

  @Test func onlyTheLastRequestsAreRemembered() throws {
    var fixture = DeskFixture(stripes: 1, remembering: .requests(2))
    try fixture.open(capacity: 3)
    let desk = fixture.desk
    let requests = (1...3).map { fixture.parent(at: DeskSamples.now + $0) }
    let children = [ana, ben, cleo]
    for (child, request) in zip(children, requests) {
      expectEqual(desk.register([child], for: soccer, request).outcome, .registered(seats: 1))
    }
    expect(desk.register([cleo], for: soccer, requests[2]).isReplay)
    expect(desk.register([ben], for: soccer, requests[1]).isReplay)
    // The request is forgotten, so nobody knows whether it was performed.
    let anew = desk.register([ana], for: soccer, requests[0])
    expect(!anew.isReplay)
    expectEqual(anew.outcome, .refused(.requestTooOld(earliest: requests[0].firstMade + 1)))

    let refused = (4...6).map { fixture.parent(at: DeskSamples.now + $0) }
    for request in refused { _ = desk.register([ben], for: soccer, request) }
    expect(desk.register([ben], for: soccer, refused[2]).isReplay)
    expect(desk.register([ben], for: soccer, refused[1]).isReplay)
    expect(!desk.register([ben], for: soccer, refused[0]).isReplay)
  }

  @Test func acceptedRequestsOutliveTheDeskAndRefusalsDoNot() throws {
    var fixture = DeskFixture()
    try fixture.open(capacity: 1)
    let (accepted, refused) = (fixture.parent(), fixture.parent())
    let first = fixture.desk.register([ana], for: soccer, accepted)
    _ = fixture.desk.register([ben], for: soccer, refused)
    _ = fixture.desk.cancel([ana.id], for: soccer, fixture.parent())

    let next = DeskFixture()
    next.desk.restore(try fixture.recorder.ledger(of: soccer))
    let again = next.desk.register([ana], for: soccer, accepted)
    expect(again.isReplay)
    expectEqual(again.outcome, first.outcome)
    expectEqual(again.version, first.version)
    expectEqual(next.desk.register([ben], for: soccer, refused).outcome, .registered(seats: 1))
  }

  @Test func aRequestThatMetAnotherVersionIsDecidedWhenItComesAgain() throws {
    var fixture = DeskFixture()
    try fixture.open(capacity: 1)
    let desk = fixture.desk
    let version = desk.record(of: soccer)?.version ?? 0
    let parent = fixture.parent()
    let early = RegistrationRequest(
      parent.id, by: parent.requester, at: parent.time, expecting: version + 1)
    let conflict = RegistrationRefusal.versionConflict(current: version)
    expectEqual(desk.register([ana], for: soccer, early).outcome, .refused(conflict))
    let again = RegistrationRequest(
      parent.id, by: parent.requester, at: parent.time, expecting: version)
    expectEqual(desk.register([ana], for: soccer, again).outcome, .registered(seats: 1))
  }

  // MARK: Dates of birth

  private func ana(born date: String?) throws -> Child {
    Child(ana.id, birthDate: try date.map { try CalendarDate(iso8601: $0) })
  }

  @Test func aCorrectedDateOfBirthIsDecidedAnew() throws {
    var fixture = DeskFixture()
    try fixture.open(policy: EventPolicy(ages: 6...10))
    let desk = fixture.desk
    let request = fixture.parent()
    for date in [nil, "2010-05-04", "2011-05-04"] {
      let wrong = try ana(born: date)
      let first = desk.register([wrong], for: soccer, request)
      expect(first.outcome.refusal != nil && !first.isReplay)
      let again = desk.register([wrong], for: soccer, request)
      expect(again.outcome == first.outcome && again.isReplay)
    }
    let right = desk.register([try ana(born: "2018-05-04")], for: soccer, request)
    expect(right.outcome == .registered(seats: 1) && !right.isReplay)
    // Late duplicates get the answer to the corrected request.
    for date in [nil, "2010-05-04", "2018-05-04", "2017-05-04"] {
      let late = desk.register([try ana(born: date)], for: soccer, request)
      expect(late.outcome == right.outcome && late.isReplay)
    }
  }

  @Test func aLateDuplicateOfAnAgeRefusalGetsNoSeat() throws {
    var fixture = DeskFixture()
    try fixture.open(policy: EventPolicy(ages: 6...10))
    let desk = fixture.desk
    let (first, second) = (fixture.parent(), fixture.parent())
    let old = try ana(born: "2010-05-04")
    let refused = desk.register([old], for: soccer, first)
    let unknown = desk.register([try ana(born: nil)], for: soccer, second)
    let wider = try DeskSamples.details(policy: EventPolicy(ages: 6...18))
    expectEqual(desk.edit(soccer, wider, fixture.coach()).outcome, .done)
    let late = desk.register([old], for: soccer, first)
    expect(late.outcome == refused.outcome && late.isReplay)
    expectEqual(desk.register([try ana(born: nil)], for: soccer, second).outcome, unknown.outcome)
    // The same date with another ID is a new request.
    expectEqual(desk.register([old], for: soccer, fixture.parent()).outcome, .registered(seats: 1))
  }

  @Test func anotherDateOfBirthDoesNotReopenOtherRefusals() throws {
    var fixture = DeskFixture()
    try fixture.open(capacity: 1, policy: EventPolicy(ages: 6...10))
    let desk = fixture.desk
    let early = Child(ben.id, birthDate: try CalendarDate(iso8601: "2017-01-01"))
    let seat = fixture.parent()
    _ = desk.register([early], for: soccer, seat)
    let request = fixture.parent()
    _ = desk.register([try ana(born: "2010-05-04")], for: soccer, request)
    let full = desk.register([try ana(born: "2018-05-04")], for: soccer, request)
    expectEqual(full.outcome, .refused(.full(available: 0, .none)))
    _ = desk.cancel([ben.id], for: soccer, fixture.parent())
    for date in ["2010-05-04", "2018-05-04", "2017-05-04"] {
      let late = desk.register([try ana(born: date)], for: soccer, request)
      expect(late.outcome == full.outcome && late.isReplay)
    }
  }

  @Test func eachEventKnowsItsOwnRequests() throws {
    var fixture = DeskFixture(stripes: 1)
    try fixture.open(capacity: 1)
    let desk = fixture.desk
    let request = fixture.parent()
    expectEqual(desk.register([ana], for: soccer, request).outcome, .registered(seats: 1))
    let chess = DeskSamples.event(9)
    _ = desk.draft(try DeskSamples.details(), as: chess, fixture.coach())
    expectEqual(desk.register([ana], for: chess, request).outcome, .refused(.notPublished))
    let again = desk.register([ana], for: soccer, request)
    expect(again.isReplay)
    expectEqual(again.outcome, .registered(seats: 1))
  }
}
