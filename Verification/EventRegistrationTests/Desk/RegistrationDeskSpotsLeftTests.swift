import EventRegistration
import TestSupport
import Testing

@Suite("Registration desk: spots left") struct RegistrationDeskSpotsLeftTests {
  private let soccer = DeskSamples.event(1)
  private let now = DeskSamples.now

  private func expectSpots(
    _ spots: RegistrationDesk.SpotsLeft, _ count: Int, of desk: RegistrationDesk,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(spots.count == count, sourceLocation: sourceLocation)
    let ledger = desk.ledger(of: soccer)
    #expect(ledger?.record?.seats.available == count, sourceLocation: sourceLocation)
    #expect(
      (ledger?.version).map { UInt32(truncatingIfNeeded: $0) } == spots.version,
      sourceLocation: sourceLocation)
  }

  @Test func theyFollowTheEventFromItsDraftToItsEnd() throws {
    var fixture = DeskFixture()
    let desk = fixture.desk
    expect(desk.spotsLeft(for: soccer) == nil)
    let policy = try EventPolicy(
      holdSeconds: 60, waitlist: WaitlistPolicy(limit: 5, promotion: .offer(seconds: 600)))
    _ = desk.draft(
      try DeskSamples.details(capacity: 4, policy: policy), as: soccer, fixture.coach())
    let spots = try #require(desk.spotsLeft(for: soccer))
    expectSpots(spots, 4, of: desk)
    _ = desk.publish(soccer, fixture.coach())
    expectSpots(spots, 4, of: desk)
    let children = (0..<6 as Range<UInt64>).map { DeskSamples.child($0) }
    _ = desk.register([children[0], children[1]], for: soccer, fixture.parent())
    expectSpots(spots, 2, of: desk)
    _ = desk.hold([children[2]], for: soccer, fixture.parent())
    expectSpots(spots, 1, of: desk)
    _ = desk.register([children[3], children[4]], for: soccer, fixture.parent())
    expectSpots(spots, 1, of: desk)
    _ = desk.cancel([children[5].id], for: soccer, fixture.parent(at: now + 60))
    expectSpots(spots, 1, of: desk)
    desk.advance(to: now + 60)
    // The hold expired, and both seats are offered to the two waiting children.
    expectSpots(spots, 0, of: desk)
    desk.advance(to: now + 660)
    expectSpots(spots, 2, of: desk)
    _ = desk.setCapacity(2, of: soccer, fixture.coach(at: now + 660))
    expectSpots(spots, 0, of: desk)
    _ = desk.cancelEvent(soccer, reason: "Rain.", fixture.coach(at: now + 660))
    expectSpots(spots, 2, of: desk)
    expect(desk.spotsLeft(for: soccer) === spots)
  }

  @Test(arguments: [0, 1, Int(Int32.max)])
  func theyCountToTheMostSeats(capacity: Int) throws {
    var fixture = DeskFixture()
    try fixture.open(capacity: capacity)
    let spots = try #require(fixture.desk.spotsLeft(for: soccer))
    expectEqual(spots.count, capacity)
    expectEqual(spots.version, 2)
  }
}
