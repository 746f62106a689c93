import TestSupport
import Testing

@testable import EventRegistration

@Suite("Snapshots: stored bytes") struct SnapshotBytesTests {
  static let golden = goldenBytes(in: factBytesOfVersion4)
    .filter { $0.value.starts(with: "EVLG".utf8) }
  /// The snapshots that need version 6.
  static let golden6 = goldenBytes(in: snapshotsOfVersion6)

  /// A ledger with registrations, a hold, an offer, two waiting parties, one of which was overtaken, and
  /// more requests than it remembers.
  static func busyLedger() throws -> EventLedger {
    var ledger = EventLedger(SampleFacts.event, remembering: .requests(5))
    let details = try EventDetails(
      title: "Soccer", summary: "A morning.", start: LocalDateTime(iso8601: "2026-06-06T09:00"),
      end: LocalDateTime(iso8601: "2026-06-06T12:00"), utcOffset: -25_200,
      venue: EventVenue(address: "1 Park Road", city: "Phoenix", state: "AZ", zipCode: "85003"),
      capacity: 4,
      policy: EventPolicy(
        holdSeconds: 600, allowsTransfer: true,
        waitlist: WaitlistPolicy(
          limit: 9, fit: .firstFit(maximumOvertakings: 2), promotion: .offer(seconds: 3600))))
    func child(_ number: UInt64) -> Child { Child(SampleFacts.child(number)) }
    func parent(_ number: UInt64) -> Requester { .parent(SampleFacts.person(number)) }
    let coach = Requester.provider(SampleFacts.person(9))
    let commands: [(EventCommand, Requester)] = [
      (.draft(details), coach), (.publish, coach),
      (.register([child(1), child(2)], joinWaitlist: true), parent(1)),
      (.hold([child(3)]), parent(3)), (.register([child(4)], joinWaitlist: true), parent(4)),
      (.register([child(5), child(6)], joinWaitlist: true), parent(5)),
      (.register([child(7)], joinWaitlist: true), parent(7)),
      (.cancel([SampleFacts.child(4)]), parent(4)),
      (.register([child(8)], joinWaitlist: true), parent(8)),
    ]
    var (facts, digests): ([EventFact], [RegistrationRequest.ID: UInt64]) = ([], [:])
    var decider = ledger
    for (index, (command, requester)) in commands.enumerated() {
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 0xF, low: UInt64(index + 1)), by: requester,
        at: 1_770_000_000 + Int64(index))
      expectEqual(decider.perform(command, request, facts: &facts).outcome.refusal, nil)
      digests[request.id] = command.digest(requester: requester, isOld: true)
    }
    // Earlier versions recorded attendance also before the day of the event, and had less in digests.
    let mark = EventCommand.markAttendance(SampleFacts.child(1), attended: true)
    let request = RegistrationRequest.ID(high: 0xF, low: UInt64(commands.count + 1))
    digests[request] = mark.digest(requester: coach)
    facts.append(
      EventFact(
        event: SampleFacts.event, version: decider.version + 1,
        time: 1_770_000_000 + Int64(commands.count),
        cause: EventFact.Cause(request: request, digest: nil),
        change: .attendanceMarked(SampleFacts.child(1), attended: true)))
    for fact in facts {
      let cause = fact.cause.map {
        EventFact.Cause(
          request: $0.request, digest: digests[$0.request], firstMade: $0.firstMade)
      }
      try ledger.apply(
        EventFact(
          event: fact.event, version: fact.version, time: fact.time, cause: cause,
          change: fact.change))
    }
    return ledger
  }

  @Test func goldenBytesRoundTrip() throws {
    for (name, ledger) in [
      ("fresh", EventLedger(SampleFacts.event)), ("busy", try Self.busyLedger()),
    ] {
      let golden = try #require(Self.golden6[name] ?? Self.golden[name])
      expectEqual(ledger.snapshot, golden, "\(name)")
      let read = try EventLedger(snapshot: golden)
      expectEqual(read.snapshot, golden, "\(name)")
      expect(read.record == ledger.record && read.registrations == ledger.registrations)
      expectEqual(read.checkInvariants(), [])
    }
  }

  /// Before version 6, it was not known when attendance was observed.
  @Test func snapshotsOfVersion4AreReadAndWrittenAgain() throws {
    let golden = try #require(Self.golden["busy"])
    let (read, ledger) = (try EventLedger(snapshot: golden), try Self.busyLedger())
    expectEqual(read.snapshot, golden)
    expectEqual(read.record, ledger.record)
    let attended = SampleFacts.child(1)
    expectEqual(read.registration(of: attended)?.attended, true)
    expectEqual(read.registration(of: attended)?.attendanceTime, nil)
    expectEqual(ledger.registration(of: attended)?.attendanceTime, 1_770_000_009)
  }

  @Test func snapshotsOfVersion1AreReadWithoutTheirDigests() throws {
    let old = goldenBytes(in: snapshotsOfVersion1)
    let fresh = try EventLedger(snapshot: #require(old["fresh"]))
    expectEqual(fresh.snapshot, Self.golden["fresh, read from version 2"])
    var read = try EventLedger(snapshot: #require(old["busy"]))
    expectEqual(read.snapshot, Self.golden["busy, unknown digests, read from version 2"])
    // A retry counts as the same request, whatever its content is.
    var facts: [EventFact] = []
    let retry = RegistrationRequest(
      RegistrationRequest.ID(high: 0xF, low: 10), by: .parent(SampleFacts.person(1)),
      at: 1_770_000_000)
    let answer = read.perform(.cancel([SampleFacts.child(1)]), retry, facts: &facts)
    expect(answer.isReplay && answer.outcome == .done && facts.isEmpty)
  }
}
