import Essentials
import TestSupport
import Testing

@Suite("UTC offsets: instants by RFC 5545") struct UTCOffsetTableTests {
  /// The local time, and its instant by RFC 5545.
  private func check(_ table: UTCOffsetTable, _ local: String, _ utc: String) throws {
    let instant = table.instant(of: try LocalDateTime(iso8601: local))
    let expected = try OffsetSamples.utc(utc)
    expectEqual(instant, expected, "\(local)")
  }

  @Test func aDayCanEndAfterMidnight() throws {
    let clock = try OffsetSamples.newYork()
    let night = clock.instant(of: try LocalDateTime(iso8601: "2026-03-06T03:59"))
    for (start, day) in [(0, 6), (239, 6), (240, 5), (-5, 6), (.max, 5)] {
      expectEqual(clock.date(at: night, dayStart: start), try CalendarDate(2026, 3, day))
    }
    expectEqual(clock.date(at: night + 60, dayStart: 240), try CalendarDate(2026, 3, 6))
    expect(clock.date(at: .max) == nil)
  }

  @Test func instantsAreThoseOfRFC5545() throws {
    let newYork = try OffsetSamples.newYork()
    // The two examples of the standard.
    try check(newYork, "2007-03-11T02:30", "2007-03-11T07:30")
    try check(newYork, "2007-11-04T01:30", "2007-11-04T05:30")
    try check(newYork, "2026-03-07T02:30", "2026-03-07T07:30")
    try check(newYork, "2026-03-08T02:30", "2026-03-08T07:30")
    try check(newYork, "2026-03-09T02:30", "2026-03-09T06:30")
    try check(newYork, "2026-10-31T01:30", "2026-10-31T05:30")
    try check(newYork, "2026-11-01T01:30", "2026-11-01T05:30")
    try check(newYork, "2026-11-02T01:30", "2026-11-02T06:30")
    try check(OffsetSamples.phoenix(), "2026-03-08T02:30", "2026-03-08T09:30")
    try check(OffsetSamples.losAngeles(), "2026-03-08T02:00", "2026-03-08T10:00")
    try check(OffsetSamples.london(), "2026-03-29T01:30", "2026-03-29T01:30")
    try check(OffsetSamples.london(), "2026-10-25T01:30", "2026-10-25T00:30")
    try check(OffsetSamples.santiago(), "2026-09-06T00:00", "2026-09-06T04:00")
    try check(OffsetSamples.cairo(), "2026-04-24T00:30", "2026-04-23T22:30")
    try check(OffsetSamples.lordHowe(), "2026-10-04T02:15", "2026-10-03T15:45")
    try check(OffsetSamples.lordHowe(), "2026-04-05T01:45", "2026-04-04T14:45")
    try check(OffsetSamples.apia(), "2011-12-30T09:00", "2011-12-30T19:00")
    try check(OffsetSamples.apia(), "2011-12-31T09:00", "2011-12-30T19:00")
  }

  @Test func tablesAreChecked() throws {
    for offset in [-64_801, 64_801, .min, .max] {
      expectThrows(UTCOffsetTable.Error.offsetOutOfRange(offset)) {
        try UTCOffsetTable(initial: offset)
      }
      expectThrows(UTCOffsetTable.Error.offsetOutOfRange(offset)) {
        try UTCOffsetTable(initial: 0, changes: [.init(at: 0, offset: offset)])
      }
    }
    for time in [Int64.min, .max] {
      expectThrows(UTCOffsetTable.Error.timeOutOfRange(time)) {
        try UTCOffsetTable(initial: 0, changes: [.init(at: time, offset: 0)])
      }
    }
    expectThrows(UTCOffsetTable.Error.notInOrder(7)) {
      try UTCOffsetTable(initial: 0, changes: [.init(at: 7, offset: 0), .init(at: 7, offset: 1)])
    }
    let newYork = try OffsetSamples.newYork()
    expect(newYork.localTime(at: .max) == nil && newYork.offset(at: .max) == -18_000)
  }
}
