import EventRegistration
import TestSupport
import Testing

/// Bytes that are invalid at an offset in the state of the busy ledger.
struct WrongState: Sendable, CustomTestStringConvertible {
  let offset: Int
  let bytes: [UInt8]
  let testDescription: String

  init(_ testDescription: String, at offset: Int, _ bytes: [UInt8]) {
    self.testDescription = testDescription
    self.offset = offset
    self.bytes = bytes
  }
}

/// Impossible states with a valid digest.
@Suite("Snapshots: impossible states") struct SnapshotStateTests {
  private static let minusOne = littleEndian(-1 as Int64)

  private static let ofEvents: [WrongState] = [
    WrongState("version 0", at: 16, littleEndian(0 as UInt64)),
    WrongState("version that could overflow", at: 16, littleEndian(UInt64.max)),
    WrongState("version before an answer's", at: 16, littleEndian(10 as UInt64)),
    WrongState("time after year 9999", at: 24, littleEndian(Int64.max)),
    WrongState("presence of the event", at: 32, [2]),
    WrongState("no event, but registrations", at: 32, [0]),
    WrongState("seats of a draft", at: 205, [0]),
    WrongState("presence of the closing time", at: 206, [2]),
    WrongState("presence of a reason", at: 207, [2]),
    WrongState("whether parents may cancel freely", at: 208, [2]),
    WrongState("seats without registrations", at: 209, [0]),
    WrongState("canceled registrations of a published event", at: 210, [1]),
    WrongState("no time to remember", at: 214, littleEndian(0 as Int64)),
    WrongState("more than a year to remember", at: 214, littleEndian(31_622_401 as Int64)),
    WrongState("negative memory", at: 222, minusOne),
    WrongState("memory that is too large", at: 222, littleEndian(Int64.max)),
    WrongState("more answers than are remembered", at: 222, littleEndian(4 as Int64)),
    WrongState("presence of what was forgotten", at: 230, [2]),
    WrongState("forgotten after year 9999", at: 231, littleEndian(Int64.max)),
    WrongState("more answers than bytes", at: 239, littleEndian(UInt32.max)),
    WrongState("duplicate request", at: 251, [7]),
    WrongState("presence of a digest", at: 259, [2]),
    WrongState("kind of outcome", at: 268, [4]),
    WrongState("waiting at position 0", at: 269, [0]),
  ]

  private static let registered = 477
  private static let ofSeats: [WrongState] = [
    WrongState("more parties than bytes", at: registered, littleEndian(UInt32.max)),
    WrongState("empty party", at: registered + 4, [0]),
    WrongState("more children than bytes", at: registered + 4, littleEndian(UInt32.max)),
    WrongState("children out of order", at: registered + 16, [3]),
    WrongState("duplicate child", at: registered + 16, [2]),
    WrongState("presence of a guardian", at: registered + 24, [2]),
    WrongState("attendance", at: registered + 42, [2]),
    WrongState("when a child moved up", at: registered + 44, [2]),
    WrongState("hold or offer", at: registered + 85, [2]),
    WrongState("deadlines out of order", at: registered + 87, [0xFF]),
    WrongState("deadline after the last one", at: registered + 86, littleEndian(Int64.max)),
    WrongState("a child with a seat waits", at: registered + 207, [1]),
    WrongState("negative number of overtakings", at: registered + 187, minusOne),
    WrongState("more overtakings than facts", at: registered + 187, [12]),
  ]

  @Test(arguments: ofEvents + ofSeats)
  func impossibleStatesAreRefused(wrong: WrongState) throws {
    let golden = try #require(SnapshotBytesTests.golden["busy"])
    var state = Array(golden.dropFirst(16).dropLast(8))
    let range = wrong.offset..<wrong.offset + wrong.bytes.count
    expect(Array(state[range]) != wrong.bytes)
    state.replaceSubrange(range, with: wrong.bytes)
    let error = #expect(throws: SnapshotError.self) {
      try EventLedger(snapshot: sealedSnapshot(state))
    }
    switch error {
    case .invalid(let offset)?: expect((16..<golden.count - 8).contains(offset))
    default: Issue.record("\(wrong.testDescription) was not found by a check of the state")
    }
  }

  @Test func tooManySeatsAreRefused() throws {
    let golden = try #require(SnapshotBytesTests.golden["busy"])
    var state = Array(golden.dropFirst(16).dropLast(8))
    // Four seats: two taken, one held, one offered.
    let capacity = try #require(
      state.indices.first { state[$0...].starts(with: Array("85003".utf8) + [4, 0]) })
    for seats: UInt8 in 0...3 {
      state[capacity + 5] = seats
      #expect(throws: SnapshotError.self) { try EventLedger(snapshot: sealedSnapshot(state)) }
    }
    state[capacity + 5] = 5
    try expectEqual(EventLedger(snapshot: sealedSnapshot(state)).record?.seats.available, 1)
  }

  /// The offset of the canceled registrations in the state of the busy ledger after its cancellation.
  @Test func impossibleCanceledRegistrationsAreRefused() throws {
    var ledger = try SnapshotBytesTests.busyLedger()
    let rows = ledger.registrations.sorted { $0.id < $1.id }
    var facts: [EventFact] = []
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 1, low: 1), by: .provider(SampleFacts.person(9)),
      at: ledger.lastTime)
    _ = ledger.perform(.cancelEvent(reason: "Rain"), request, facts: &facts)
    expectEqual(ledger.cancelledRegistrations, rows)
    expect(rows.map(\.standing).contains(.offered) && rows.map(\.standing).contains(.held))
    let bytes = ledger.snapshot
    try expectEqual(EventLedger(snapshot: bytes).cancelledRegistrations, rows)
    let state = Array(bytes.dropFirst(16).dropLast(8))
    // After the reason, with its length, and two flags.
    let start = 207 + 1 + 4 + 4 + 2
    expectEqual(Array(state[start..<start + 4]), littleEndian(UInt32(rows.count)))
    let (first, second) = (start + 4, start + 4 + 37)
    for (offset, wrong) in [
      (first + 34, [4]), (first + 33, [1, 1]), (second, Array(state[first..<first + 16])),
      (207, [0]), (205, [0]),
    ] as [(Int, [UInt8])] {
      var changed = state
      changed.replaceSubrange(offset..<offset + wrong.count, with: wrong)
      #expect(throws: SnapshotError.self, "offset \(offset)") {
        try EventLedger(snapshot: sealedSnapshot(changed))
      }
    }
  }
}
