import Essentials

/// The facts by which a record is ordered and filtered, without its texts, in 64 bytes.
struct RecordFacts: Sendable {
  /// The first eight bytes of the folded title, the first one highest.
  private let titleStart: UInt64
  /// The time at which it begins; without one, it begins after all others and ends before them.
  private let start: Int64
  private let end: Int64
  /// The mean of the stars with the directory's prior; less than any without ratings.
  private let shrunkMean: Double
  /// The price in cents; 0 without ``Flags/price``.
  private let cents: Int
  /// The first and the last age, the last one before the first without ages.
  private let firstAge: Int32
  private let lastAge: Int32
  private var seats: Int32
  /// The day on which it was added; 0 without ``Flags/day``.
  private let day: Int32
  private var flags: Flags

  private struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    static let price = Self(rawValue: 1 << 0)
    static let day = Self(rawValue: 1 << 1)
    static let seats = Self(rawValue: 1 << 2)
    /// The ages are too great for this form.
    static let farAges = Self(rawValue: 1 << 3)
    /// The number of seats is too great for this form.
    static let farSeats = Self(rawValue: 1 << 4)
    static let sessions = Self(rawValue: 1 << 5)
  }

  init(_ record: DirectoryRecord, title: String, prior: ReviewPrior?) {
    titleStart = Self.number(title.utf8)
    start = record.time?.lowerBound ?? .max
    end = record.time?.upperBound ?? .min
    let mean = record.reviews.mean
    shrunkMean =
      mean.map { mean in prior.map { record.reviews.mean(with: $0) ?? mean } ?? mean }
      ?? -.infinity
    var flags: Flags = []
    cents = record.priceInCents ?? 0
    if record.priceInCents != nil { flags.insert(.price) }
    day = record.dateAdded?.daysSinceEpoch ?? 0
    if record.dateAdded != nil { flags.insert(.day) }
    let ages = record.ages
    let first = ages.map { Int32(exactly: $0.lowerBound) } ?? 1
    let last = ages.map { Int32(exactly: $0.upperBound) } ?? 0
    (firstAge, lastAge) = (first ?? 1, last ?? 0)
    if first == nil || last == nil { flags.insert(.farAges) }
    if !record.sessions.isEmpty { flags.insert(.sessions) }
    seats = 0
    self.flags = flags
    setFreeSeats(record.freeSeats)
  }

  mutating func setFreeSeats(_ count: Int?) {
    let near = count.map { Int32(exactly: $0) } ?? 0
    seats = near ?? 0
    flags.subtract([.seats, .farSeats])
    if count != nil { flags.insert(near == nil ? .farSeats : .seats) }
  }

  /// The price in cents, or `nil`.
  @inline(__always)
  var price: Int? { flags.contains(.price) ? cents : nil }

  /// Whether it takes place in parts of the time only, which are in the record.
  @inline(__always)
  var hasSessions: Bool { flags.contains(.sessions) }

  /// Whether ages overlap those of the record, or `nil` if only the record says that.
  @inline(__always)
  func overlaps(_ ages: ClosedRange<Int>) -> Bool? {
    if flags.contains(.farAges) { return nil }
    return firstAge <= lastAge && Int(firstAge) <= ages.upperBound
      && Int(lastAge) >= ages.lowerBound
  }

  /// Whether there are at least so many free seats, or `nil` if only the record says that.
  @inline(__always)
  func hasSeats(atLeast least: Int) -> Bool? {
    if flags.contains(.farSeats) { return nil }
    return flags.contains(.seats) && Int(seats) >= least
  }

  /// The first eight of some bytes as a number, the first one highest, and zeros behind the last one.
  static func number(_ text: some Sequence<UInt8>) -> UInt64 {
    var bytes: UInt64 = 0
    var shift: UInt64 = 64
    for byte in text.prefix(8) {
      shift -= 8
      bytes |= UInt64(byte) << shift
    }
    return bytes
  }

  /// Returns a number that is lower for a record that comes first in an order.
  ///
  /// Records that lack what the order is about have the greatest number. The key in the order of popularity
  /// stands apart, and is passed in.
  @inline(__always)
  func key(in order: StoredOrder, popularity: UInt64) -> UInt64 {
    switch order {
    case .title: titleStart
    case .titleDescending: ~titleStart
    case .mostPopular: popularity
    case .highestRating: shrunkMean >= 0 ? ~shrunkMean.bitPattern : .max
    case .newest: flags.contains(.day) ? ~Self.unsigned(Int64(day)) : .max
    case .oldest: flags.contains(.day) ? Self.unsigned(Int64(day)) : .max
    case .chronological: Self.unsigned(start)
    case .lowestPrice: price.map { Self.unsigned(Int64($0)) } ?? .max
    }
  }

  /// Returns the key of a popularity in the order of popularity.
  static func key(ofPopularity popularity: Int) -> UInt64 { ~unsigned(Int64(popularity)) }

  /// Returns a number that is in the same order without a sign.
  @inline(__always)
  private static func unsigned(_ number: Int64) -> UInt64 {
    UInt64(bitPattern: number) ^ (1 << 63)
  }

  /// Whether the record is on at least in part in a time, as far as it has no sessions.
  @inline(__always)
  func overlaps(_ time: Range<Int64>) -> Bool {
    start < time.upperBound && end > time.lowerBound
  }
}

extension DirectoryRecord {
  /// Whether a session takes place at least in part in a time.
  func hasSession(in time: Range<Int64>) -> Bool {
    sessions.contains { $0.lowerBound < time.upperBound && $0.upperBound > time.lowerBound }
  }
}

/// A span of prices, by which a directory keeps its records.
///
/// A step is a dollar and ends at a whole one, as "up to $5" does. From 64 dollars on, 32 steps double the
/// price, so that there are few of them.
struct PriceStep: Hashable, Comparable, Sendable {
  /// -1 below nothing, and 0 for what is free.
  private let number: Int

  /// Creates the step of a price in cents.
  init(_ cents: Int) {
    guard cents > 0 else {
      number = cents < 0 ? -1 : 0
      return
    }
    let dollars = (cents - 1) / 100 + 1
    let shift = max(58 - dollars.leadingZeroBitCount, 0)
    number = shift << 5 + dollars >> shift
  }

  static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
