package import Essentials
import Testing

/// Offsets of places by the rules of their laws, written down for the tests.
package enum OffsetSamples {
  package static func utc(_ text: String) throws -> Int64 {
    try LocalDateTime(iso8601: text).secondsSinceEpoch(utcOffset: 0)
  }

  /// A table from local times in UTC and the offsets in minutes that begin then.
  package static func table(_ initial: Int, _ changes: [(String, Int)]) throws -> UTCOffsetTable {
    try UTCOffsetTable(
      initial: 60 * initial,
      changes: try changes.map { .init(at: try utc($0.0), offset: 60 * $0.1) })
  }

  /// The United States since 2007: from the second Sunday of March to the first one of November, at
  /// 2:00 standard and daylight saving time.
  package static func unitedStates(_ standardHours: Int, years: ClosedRange<Int>) throws
    -> UTCOffsetTable
  {
    func sunday(_ year: Int, _ month: Int, _ number: Int) throws -> Int64 {
      let first = try CalendarDate(year, month, 1)
      let wait = (7 - first.weekday.rawValue) % 7 + 7 * (number - 1)
      let date = try #require(first.adding(days: wait))
      return 86_400 * Int64(date.daysSinceEpoch)
    }
    let standard = 3600 * standardHours
    return try UTCOffsetTable(
      initial: standard,
      changes: try years.flatMap { year in
        [
          UTCOffsetTable.Change(
            at: try sunday(year, 3, 2) + 7200 - Int64(standard), offset: standard + 3600),
          UTCOffsetTable.Change(
            at: try sunday(year, 11, 1) + 3600 - Int64(standard), offset: standard),
        ]
      })
  }

  package static func newYork() throws -> UTCOffsetTable {
    try unitedStates(-5, years: 2007...2040)
  }
  package static func losAngeles() throws -> UTCOffsetTable {
    try unitedStates(-8, years: 2007...2040)
  }
  package static func phoenix() throws -> UTCOffsetTable { try UTCOffsetTable(initial: -7 * 3600) }

  package static func london() throws -> UTCOffsetTable {
    try table(0, [("2026-03-29T01:00", 60), ("2026-10-25T01:00", 0)])
  }
  package static func santiago() throws -> UTCOffsetTable {
    try table(
      -240, [("2025-09-07T04:00", -180), ("2026-04-05T03:00", -240), ("2026-09-06T04:00", -180)])
  }
  package static func cairo() throws -> UTCOffsetTable {
    try table(120, [("2026-04-23T22:00", 180), ("2026-10-29T21:00", 120)])
  }
  package static func lordHowe() throws -> UTCOffsetTable {
    try table(660, [("2026-04-04T15:00", 630), ("2026-10-03T15:30", 660)])
  }
  package static func apia() throws -> UTCOffsetTable {
    try table(-660, [("2011-09-24T14:00", -600), ("2011-12-30T10:00", 840)])
  }
}
