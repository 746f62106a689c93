import Essentials
import TestSupport
import Testing

extension UTCOffsetTableTests {
  @Test func localTimesComeBack() throws {
    let tables = [
      try OffsetSamples.newYork(), try OffsetSamples.apia(), try OffsetSamples.lordHowe(),
      try OffsetSamples.santiago(),
    ]
    for table in tables {
      for change in table.changes.suffix(4) {
        for minutes in -3000...3000 {
          let instant = change.time + 60 * Int64(minutes)
          let local = try #require(table.localTime(at: instant))
          let back = table.instant(of: local)
          // A time that comes twice means its first occurrence.
          expect(back <= instant)
          expectEqual(table.localTime(at: back), local)
        }
      }
    }
  }

  @Test func tablesAreSampled() throws {
    let newYork = try OffsetSamples.newYork()
    let period = try OffsetSamples.utc("2025-01-01T00:00")..<OffsetSamples.utc("2027-01-01T00:00")
    let sampled = try UTCOffsetTable(sampling: period) { newYork.offset(at: $0) }
    expectEqual(sampled.initial, -18_000)
    expectEqual(sampled.changes, newYork.changes.filter { period.contains($0.time) })
    expectEqual(sampled.changes.count, 4)
    let empty = try UTCOffsetTable(sampling: 5..<5) { _ in 60 }
    expect(empty.changes.isEmpty && empty.initial == 60)
    expectThrows(UTCOffsetTable.Error.offsetOutOfRange(99_999)) {
      try UTCOffsetTable(sampling: 5..<5) { _ in 99_999 }
    }
  }
}
