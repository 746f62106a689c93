/// The instants of this module: numbers of seconds since 1970-01-01 00:00 UTC.
enum Instant {
  /// The instants that have a calendar date: 0001-01-01 00:00:00 to 9999-12-31 23:59:59 UTC.
  static let validRange: ClosedRange<Int64> = -62_135_596_800...253_402_300_799
}
