/// A score to which each event adds a weight that halves every 72 hours.
///
///     var score = TrendScore()
///     score.add(at: now)
///     score.value(at: now + 72 * 3600)  // 0.5
///
/// At the time *t*, events with the weights *w* at the times *s* have the score Σ *w* · 2^(−(*t* −
/// *s*)/*H*) with the half-life *H*. All scores decay at the same rate, so items keep their order
/// until the next event. The half-life is this package's choice: an event of three days ago counts half.
public struct TrendScore: Hashable, Sendable {
  /// The half-life in seconds: 72 hours.
  public static var halfLife: Int64 { 72 * 3600 }

  /// The maximum weight of an event.
  public static var maximumWeight: Double { 1_000_000 }

  /// The score at the time of the last event.
  private var score = 0.0

  /// The time of the last event, in seconds since 1970-01-01 UTC.
  private var time = Int64.min

  /// Creates a score of zero.
  public init() {}

  /// Returns the score of events with weight 1 at a time; an event after the time does not count.
  ///
  /// - Complexity: O(*n*)
  public static func value(of times: some Sequence<Int64>, at now: Int64) -> Double {
    times.reduce(0) { $0 + ($1 > now ? 0 : decay(from: $1, to: now)) }
  }

  /// Adds an event, which may be older than others.
  ///
  /// A weight that is not a number or not in `0...1_000_000` is ignored.
  public mutating func add(_ weight: Double = 1, at event: Int64) {
    guard (0...Self.maximumWeight).contains(weight), weight > 0 else { return }
    if event >= time {
      score = score * Self.decay(from: time, to: event) + weight
      time = event
    } else {
      score += weight * Self.decay(from: event, to: time)
    }
    score = min(score, 1e300)
  }

  /// Returns the score at a time; before the last event, the score at that event.
  public func value(at now: Int64) -> Double {
    now <= time ? score : score * Self.decay(from: time, to: now)
  }

  /// The factor by which a weight decays.
  private static func decay(from start: Int64, to end: Int64) -> Double {
    let (age, overflow) = end.subtractingReportingOverflow(start)
    // The weight of an event that old is below every positive number.
    guard !overflow, age < 1100 * halfLife else { return 0 }
    let (halvings, rest) = age.quotientAndRemainder(dividingBy: halfLife)
    // e^x by its series: x is in -0.6932...0, so 18 terms leave less than 10^-18.
    let x = -0.693147180559945309 * Double(rest) / Double(halfLife)
    var term = 1.0
    var sum = 1.0
    for index in 1...18 {
      term *= x / Double(index)
      sum += term
    }
    return Double(sign: .plus, exponent: -Int(halvings), significand: sum)
  }
}

/// Encoded as an object with the score and its time, in seconds since 1970-01-01 UTC.
extension TrendScore: Codable {
  private enum CodingKeys: String, CodingKey {
    case score, time
  }

  /// Decodes a score, which is zero if there is none.
  ///
  /// - Throws: `DecodingError`, also for a negative score.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let score = try container.decodeIfPresent(Double.self, forKey: .score), score != 0 else {
      return
    }
    guard (0...1e300).contains(score) else {
      throw DecodingError.dataCorruptedError(
        forKey: .score, in: container, debugDescription: "The score is out of range.")
    }
    self.score = score
    time = try container.decode(Int64.self, forKey: .time)
  }

  /// Encodes the score and the time of the last event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(score, forKey: .score)
    if score != 0 { try container.encode(time, forKey: .time) }
  }
}
