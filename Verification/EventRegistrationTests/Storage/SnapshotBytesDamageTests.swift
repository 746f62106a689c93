import EventRegistration
import TestSupport
import Testing

/// Snapshots with other bytes than a writer stores.
@Suite("Snapshots: damaged bytes") struct SnapshotBytesDamageTests {
  @Test func changedBitsAreDetected() throws {
    let golden = try #require(SnapshotBytesTests.golden["busy"])
    let header = 0..<16
    let others = places(below: golden.count, small: 150).filter { !header.contains($0) }
    for position in header + others {
      for bit in 0..<8 {
        var bytes = golden
        bytes[position] ^= 1 << UInt8(bit)
        let error = #expect(throws: SnapshotError.self) { try EventLedger(snapshot: bytes) }
        switch position {
        case 0..<4:
          expectEqual(error, .notASnapshot)
        case 4..<8:
          let version = bytes[4...7].reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
          switch version {
          case 0: expectEqual(error, .notASnapshot)
          case ...6: expectEqual(error, .damaged)
          default: expectEqual(error, .newerVersion(version))
          }
        case 8..<16:
          let isMore = bytes[position] > golden[position]
          expectEqual(error, (isMore ? .truncated : .trailingBytes))
        default:
          expectEqual(error, .damaged)
        }
      }
    }
  }

  @Test func missingAndAdditionalBytesAreDetected() throws {
    for golden in SnapshotBytesTests.golden.values {
      for length in golden.indices {
        let expected: SnapshotError = length < 4 ? .notASnapshot : .truncated
        expectThrows(expected) { try EventLedger(snapshot: Array(golden.prefix(length))) }
      }
      for count in 1...17 {
        let bytes = golden + [UInt8](repeating: 0, count: count)
        expectThrows(SnapshotError.trailingBytes) { try EventLedger(snapshot: bytes) }
      }
    }
  }

  @Test func truncatedAndExtendedStatesAreRefused() throws {
    for golden in SnapshotBytesTests.golden.values {
      let state = golden.dropFirst(16).dropLast(8)
      try expectEqual(EventLedger(snapshot: sealedSnapshot(state)).snapshot, golden)
      for length in places(below: state.count, small: 25) {
        #expect(throws: SnapshotError.self) {
          try EventLedger(snapshot: sealedSnapshot(state.prefix(length)))
        }
      }
      expectThrows(SnapshotError.invalid(offset: 16 + state.count)) {
        try EventLedger(snapshot: sealedSnapshot(state + [0]))
      }
    }
  }

  /// A changed state is refused, or it has the same bytes again and keeps every seat.
  @Test func otherBytesOfAStateAreRefusedOrRoundTrip() throws {
    let golden = try #require(SnapshotBytesTests.golden["busy"])
    let state = Array(golden.dropFirst(16).dropLast(8))
    for position in places(below: state.count, small: 50) {
      for byte: UInt8 in [0, 1, 2, 0x20, 0xFF] where byte != state[position] {
        var changed = state
        changed[position] = byte
        let bytes = sealedSnapshot(changed)
        guard let ledger = try? EventLedger(snapshot: bytes) else { continue }
        let isSame = ledger.snapshot == bytes
        expect(isSame, "byte \(position) is \(byte)")
        let seats = try #require(ledger.record?.seats)
        expect(seats.available >= 0, "byte \(position) is \(byte)")
      }
    }
  }
}
