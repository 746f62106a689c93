import EventRegistration
import Testing

/// Retries of requests.
@Suite struct DeskReplayTests {
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
      #expect(again.isReplay)
      #expect(again.outcome == first.outcome)
      #expect(again.version == first.version)
      #expect(again.request == request.id)
    }
    #expect(fixture.recorder.facts == told)
    #expect(desk.ledger(of: soccer)?.registration(of: ana.id) == nil)
  }

  @Test func theIdentityOfARequestIsGoodForOneContent() throws {
    var fixture = DeskFixture()
    try fixture.open()
    let desk = fixture.desk
    let request = fixture.parent()
    let first = desk.register([ana], for: soccer, request)
    let reused = EventCommand.Outcome.refused(.requestReused(request.id))
    let other = RegistrationRequest(request.id, by: .parent(DeskSamples.lee), at: now)
    #expect(
      desk.perform(
        RegistrationDesk.Submission(.register([ben], joinWaitlist: true), for: soccer, request)
      ).outcome
        == reused)
    #expect(
      desk.perform(
        RegistrationDesk.Submission(.register([ana], joinWaitlist: false), for: soccer, request)
      ).outcome
        == reused)
    #expect(
      desk.perform(
        RegistrationDesk.Submission(.register([ana], joinWaitlist: true), for: soccer, other)
      ).outcome
        == reused)
    #expect(desk.hold([ana], for: soccer, request).outcome == reused)
    #expect(desk.hold([ana], for: soccer, request).version == 3)
    // And still for its own.
    #expect(desk.register([ana], for: soccer, request).outcome == first.outcome)
  }

  @Test func aRefusalIsToldAgainWhateverHappenedSince() throws {
    var fixture = DeskFixture()
    try fixture.open(capacity: 1)
    let desk = fixture.desk
    _ = desk.register([ana], for: soccer, fixture.parent())
    let request = fixture.parent()
    let first = desk.register([ben], for: soccer, request)
    #expect(first.outcome == .refused(.full(available: 0, .none)))
    #expect(!first.isReplay)
    _ = desk.cancel([ana.id], for: soccer, fixture.parent())
    let again = desk.register([ben], for: soccer, request)
    #expect(again.isReplay)
    #expect(again.outcome == first.outcome)
    #expect(again.version == first.version)
    #expect(
      desk.register([cleo], for: soccer, request).outcome == .refused(.requestReused(request.id)))
    #expect(desk.register([ben], for: soccer, fixture.parent()).outcome == .registered(seats: 1))
  }

  @Test func whatWasSoAlreadyIsNotDoneLater() throws {
    var fixture = DeskFixture()
    try fixture.open()
    let desk = fixture.desk
    let request = fixture.coach()
    let first = desk.reopen(soccer, request)
    #expect(first.outcome == .done)
    _ = desk.close(soccer, fixture.coach())
    let again = desk.reopen(soccer, request)
    #expect(again.isReplay)
    #expect(again.version == first.version)
    #expect(desk.ledger(of: soccer)?.record?.status == .closed(at: now))
  }

  @Test func whatCouldNotBeMeantIsDecidedAnew() throws {
    var fixture = DeskFixture()
    let desk = fixture.desk
    let draft = fixture.coach()
    let early = fixture.parent()
    #expect(desk.register([ana], for: soccer, early).outcome == .refused(.unknownEvent(soccer)))
    try fixture.open()
    #expect(desk.register([ana], for: soccer, early).outcome == .registered(seats: 1))
    let details = try DeskSamples.details()
    #expect(desk.draft(details, as: soccer, draft).outcome == .refused(.eventExists(soccer)))
    #expect(!desk.draft(details, as: soccer, draft).isReplay)
    let twice = fixture.parent()
    for _ in 0..<2 {
      let answer = desk.register([ben, ben], for: soccer, twice)
      #expect(answer.outcome == .refused(.malformed([.duplicateChild])))
      #expect(!answer.isReplay)
    }
    #expect(desk.register([ben], for: soccer, twice).outcome == .registered(seats: 1))
  }

  @Test func onlyTheLastRequestsAreRemembered() throws {
    var fixture = DeskFixture(stripes: 1, rememberedRequests: 2)
    try fixture.open(capacity: 3)
    let desk = fixture.desk
    let requests = (0..<3).map { _ in fixture.parent() }
    let children = [ana, ben, cleo]
    for (child, request) in zip(children, requests) {
      #expect(desk.register([child], for: soccer, request).outcome == .registered(seats: 1))
    }
    #expect(desk.register([cleo], for: soccer, requests[2]).isReplay)
    #expect(desk.register([ben], for: soccer, requests[1]).isReplay)
    // The request is forgotten, so it is decided again; nobody gets a second seat.
    let anew = desk.register([ana], for: soccer, requests[0])
    #expect(!anew.isReplay)
    #expect(anew.outcome == .refused(.alreadyRegistered(ana.id)))

    let refused = (0..<3).map { _ in fixture.parent() }
    for request in refused { _ = desk.register([ben], for: soccer, request) }
    #expect(desk.register([ben], for: soccer, refused[2]).isReplay)
    #expect(desk.register([ben], for: soccer, refused[1]).isReplay)
    #expect(!desk.register([ben], for: soccer, refused[0]).isReplay)
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
    #expect(again.isReplay)
    #expect(again.outcome == first.outcome)
    #expect(again.version == first.version)
    #expect(next.desk.register([ben], for: soccer, refused).outcome == .registered(seats: 1))
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
    #expect(desk.register([ana], for: soccer, early).outcome == .refused(conflict))
    let again = RegistrationRequest(
      parent.id, by: parent.requester, at: parent.time, expecting: version)
    #expect(desk.register([ana], for: soccer, again).outcome == .registered(seats: 1))
  }

  @Test func eachEventKnowsItsOwnRequests() throws {
    var fixture = DeskFixture(stripes: 1)
    try fixture.open(capacity: 1)
    let desk = fixture.desk
    let request = fixture.parent()
    #expect(desk.register([ana], for: soccer, request).outcome == .registered(seats: 1))
    let chess = DeskSamples.event(9)
    _ = desk.draft(try DeskSamples.details(), as: chess, fixture.coach())
    #expect(desk.register([ana], for: chess, request).outcome == .refused(.notPublished))
    let again = desk.register([ana], for: soccer, request)
    #expect(again.isReplay)
    #expect(again.outcome == .registered(seats: 1))
  }
}
