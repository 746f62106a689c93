/// What a record is ordered and filtered by, without its texts.
struct RecordFacts: Sendable {
  /// The first eight bytes of the folded title, the first one highest.
  let titleStart: UInt64
  let popularity: Int
  /// The price in cents, or `nil`.
  let price: Int?
  /// The day on which it was added, or `nil`.
  let dayAdded: Int32?
  /// The time at which it begins; without one, it begins after all others and ends before them.
  let start: Int64
  let end: Int64
  /// Whether it takes place in parts of the time only, which are in the record.
  let hasSessions: Bool
  let ages: ClosedRange<Int>?
  var freeSeats: Int?
  /// The plain mean of the stars, or `nil` without ratings.
  let mean: Double?
  /// The mean of the stars with the directory's prior, or `nil` without ratings.
  let shrunkMean: Double?

  init(_ record: DirectoryRecord, title: String, prior: ReviewPrior?) {
    titleStart = Self.number(title.utf8)
    popularity = record.popularity
    price = record.priceInCents
    dayAdded = record.dateAdded?.daysSinceEpoch
    start = record.time?.lowerBound ?? .max
    end = record.time?.upperBound ?? .min
    hasSessions = !record.sessions.isEmpty
    ages = record.ages
    freeSeats = record.freeSeats
    mean = record.reviews.mean
    shrunkMean = mean.flatMap { mean in prior.map { record.reviews.mean(with: $0) ?? mean } ?? mean
    }
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
  /// Records that lack what the order is about have the greatest number.
  @inline(__always)
  func key(in order: StoredOrder) -> UInt64 {
    switch order {
    case .title: titleStart
    case .titleDescending: ~titleStart
    case .mostPopular: ~Self.unsigned(Int64(popularity))
    case .highestRating: shrunkMean.map { ~$0.bitPattern } ?? .max
    case .newest: dayAdded.map { ~Self.unsigned(Int64($0)) } ?? .max
    case .oldest: dayAdded.map { Self.unsigned(Int64($0)) } ?? .max
    case .chronological: Self.unsigned(start)
    case .lowestPrice: price.map { Self.unsigned(Int64($0)) } ?? .max
    }
  }

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
