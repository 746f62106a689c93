import EventRegistration
import Testing

@Suite struct SnapshotBytesTests {
  private static let golden = goldenBytes(in: factBytesOfVersion4)
    .filter { $0.value.starts(with: "EVLG".utf8) }

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
      (.markAttendance(SampleFacts.child(1), attended: true), coach),
    ]
    var facts: [EventFact] = []
    for (index, (command, requester)) in commands.enumerated() {
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 0xF, low: UInt64(index + 1)), by: requester,
        at: 1_770_000_000 + Int64(index))
      #expect(ledger.perform(command, request, facts: &facts).outcome.refusal == nil)
    }
    return ledger
  }

  @Test func goldenBytesRoundTrip() throws {
    for (name, ledger) in [
      ("fresh", EventLedger(SampleFacts.event)), ("busy", try Self.busyLedger()),
    ] {
      let golden = try #require(Self.golden[name])
      #expect(ledger.snapshot == golden, "\(name)")
      let read = try EventLedger(snapshot: golden)
      #expect(read.snapshot == golden, "\(name)")
      #expect(read.record == ledger.record && read.registrations == ledger.registrations)
      #expect(read.checkInvariants() == [])
    }
  }

  @Test func snapshotsOfVersion1AreReadWithoutTheirDigests() throws {
    let old = goldenBytes(in: snapshotsOfVersion1)
    let fresh = try EventLedger(snapshot: #require(old["fresh"]))
    #expect(fresh.snapshot == Self.golden["fresh, read from version 2"])
    var read = try EventLedger(snapshot: #require(old["busy"]))
    #expect(read.snapshot == Self.golden["busy, unknown digests, read from version 2"])
    // A retry counts as the same request, whatever its content is.
    var facts: [EventFact] = []
    let retry = RegistrationRequest(
      RegistrationRequest.ID(high: 0xF, low: 10), by: .parent(SampleFacts.person(1)),
      at: 1_770_000_000)
    let answer = read.perform(.cancel([SampleFacts.child(1)]), retry, facts: &facts)
    #expect(answer.isReplay && answer.outcome == .done && facts.isEmpty)
  }

  @Test func changedBitsAreDetected() throws {
    let golden = try #require(Self.golden["busy"])
    for position in golden.indices {
      for bit in 0..<8 {
        var bytes = golden
        bytes[position] ^= 1 << UInt8(bit)
        let error = #expect(throws: SnapshotError.self) { try EventLedger(snapshot: bytes) }
        switch position {
        case 0..<4:
          #expect(error == .notASnapshot)
        case 4..<8:
          let version = bytes[4...7].reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
          switch version {
          case 0: #expect(error == .notASnapshot)
          case ...5: #expect(error == .damaged)
          default: #expect(error == .newerVersion(version))
          }
        case 8..<16:
          let isMore = bytes[position] > golden[position]
          #expect(error == (isMore ? .truncated : .trailingBytes))
        default:
          #expect(error == .damaged)
        }
      }
    }
  }

  @Test func missingAndAdditionalBytesAreDetected() throws {
    for golden in Self.golden.values {
      for length in golden.indices {
        let expected: SnapshotError = length < 4 ? .notASnapshot : .truncated
        #expect(throws: expected) { try EventLedger(snapshot: Array(golden.prefix(length))) }
      }
      for count in 1...17 {
        let bytes = golden + [UInt8](repeating: 0, count: count)
        #expect(throws: SnapshotError.trailingBytes) { try EventLedger(snapshot: bytes) }
      }
    }
  }

  @Test func truncatedAndExtendedStatesAreRefused() throws {
    for golden in Self.golden.values {
      let state = golden.dropFirst(16).dropLast(8)
      #expect(try EventLedger(snapshot: sealedSnapshot(state)).snapshot == golden)
      for length in 0..<state.count {
        #expect(throws: SnapshotError.self) {
          try EventLedger(snapshot: sealedSnapshot(state.prefix(length)))
        }
      }
      #expect(throws: SnapshotError.invalid(offset: 16 + state.count)) {
        try EventLedger(snapshot: sealedSnapshot(state + [0]))
      }
    }
  }

  /// A changed state is refused, or it has the same bytes again and keeps every seat.
  @Test func otherBytesOfAStateAreRefusedOrRoundTrip() throws {
    let golden = try #require(Self.golden["busy"])
    let state = Array(golden.dropFirst(16).dropLast(8))
    for position in state.indices {
      for byte: UInt8 in [0, 1, 2, 0x20, 0xFF] where byte != state[position] {
        var changed = state
        changed[position] = byte
        let bytes = sealedSnapshot(changed)
        guard let ledger = try? EventLedger(snapshot: bytes) else { continue }
        let isSame = ledger.snapshot == bytes
        #expect(isSame, "byte \(position) is \(byte)")
        let seats = try #require(ledger.record?.seats)
        #expect(seats.available >= 0, "byte \(position) is \(byte)")
      }
    }
  }
}
