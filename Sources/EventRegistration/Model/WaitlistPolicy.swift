/// The rules of the waiting list of an event.
///
///     let policy = try WaitlistPolicy(limit: 20, promotion: .offer(seconds: 86_400))
public struct WaitlistPolicy: Hashable, Sendable {
  /// The maximum number of waiting families, in ``limits``; 0 for an event without a waiting list.
  public let limit: Int

  /// The rule for who gets seats that become free.
  public let fit: Fit

  /// The way in which waiting families get their seats.
  public let promotion: Promotion

  /// The end of promotion, in seconds before the start of the event, in ``cutoffs``.
  ///
  /// From then on, nobody moves up, and offers expire at that instant at the latest. A negative number
  /// is after the start. Promotion always ends with the event.
  public let cutoff: Int

  /// Whether families can join the waiting list after registration has closed, until promotion ends.
  ///
  /// They can do so only if not enough seats are free for them, or others wait, so nobody gets a
  /// seat at once then.
  public var staysOpen: Bool

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of waiting families, in ``limits``.
  ///   - fit: The rule for who gets free seats; the number of overtakings is in ``overtakings``.
  ///   - promotion: The way in which families get their seats; the duration of an offer is in
  ///     ``offerSeconds``, and the notice in ``notices``.
  ///   - cutoff: The end of promotion, in seconds before the start of the event, in ``cutoffs``.
  ///   - staysOpen: Whether families can join after registration has closed.
  /// - Throws: ``WaitlistPolicy/Error``, for the first number that is out of range.
  public init(
    limit: Int, fit: Fit = .strictFIFO, promotion: Promotion = .automatic, cutoff: Int = 0,
    staysOpen: Bool = false
  ) throws(WaitlistPolicy.Error) {
    guard Self.limits.contains(limit) else { throw .limitOutOfRange(limit) }
    if case .firstFit(let overtakings?) = fit, !Self.overtakings.contains(overtakings) {
      throw .overtakingsOutOfRange(overtakings)
    }
    if let seconds = promotion.offerSeconds, !Self.offerSeconds.contains(seconds) {
      throw .offerSecondsOutOfRange(seconds)
    }
    if let notice = promotion.notice, !Self.notices.contains(notice) {
      throw .noticeOutOfRange(notice)
    }
    guard Self.cutoffs.contains(cutoff) else { throw .cutoffOutOfRange(cutoff) }
    self.init(
      validLimit: limit, fit: fit, promotion: promotion, cutoff: cutoff, staysOpen: staysOpen)
  }

  /// Creates a policy from numbers that were checked.
  init(validLimit limit: Int, fit: Fit, promotion: Promotion, cutoff: Int, staysOpen: Bool) {
    self.limit = limit
    self.fit = fit
    self.promotion = promotion
    self.cutoff = cutoff
    self.staysOpen = staysOpen
  }

  /// The policy of an event without a waiting list.
  public static let none = WaitlistPolicy(
    validLimit: 0, fit: .strictFIFO, promotion: .automatic, cutoff: 0, staysOpen: false)

  /// The valid values of ``limit``: 0 to 2³¹ - 1.
  public static let limits: ClosedRange<Int> = 0...Int(Int32.max)

  /// The valid limits of overtakings: 0 to 1,000,000.
  public static let overtakings: ClosedRange<Int> = 0...1_000_000

  /// The valid durations of an offer, in seconds: 1 to 2,592,000 (30 days).
  public static let offerSeconds: ClosedRange<Int> = 1...2_592_000

  /// The valid notices of automatic promotion, in seconds: 1 to 2,592,000 (30 days).
  public static let notices: ClosedRange<Int> = 1...2_592_000

  /// The valid values of ``cutoff``: 30 days before the start to 30 days after it.
  public static let cutoffs: ClosedRange<Int> = -2_592_000...2_592_000
}

extension WaitlistPolicy {
  /// The reason numbers are not a ``WaitlistPolicy``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The limit is not in ``WaitlistPolicy/limits``.
    case limitOutOfRange(Int)
    /// The number of overtakings is not in ``WaitlistPolicy/overtakings``.
    case overtakingsOutOfRange(Int)
    /// The duration of an offer is not in ``WaitlistPolicy/offerSeconds``.
    case offerSecondsOutOfRange(Int)
    /// The notice of automatic promotion is not in ``WaitlistPolicy/notices``.
    case noticeOutOfRange(Int)
    /// The end of promotion is not in ``WaitlistPolicy/cutoffs``.
    case cutoffOutOfRange(Int)

    /// The rule that the number breaks, in one sentence.
    public var description: String {
      switch self {
      case .limitOutOfRange: "The limit of the waiting list must be from 0 to 2147483647."
      case .overtakingsOutOfRange: "The number of overtakings must be from 0 to 1000000."
      case .offerSecondsOutOfRange: "An offer must last from 1 to 2592000 seconds."
      case .noticeOutOfRange: "The notice must be from 1 to 2592000 seconds."
      case .cutoffOutOfRange:
        "Promotion must end from 2592000 seconds before the start to 2592000 seconds after it."
      }
    }
  }

  /// The rule for which waiting family gets seats that become free.
  @nonexhaustive public enum Fit: Hashable, Sendable {
    /// The first family in the queue.
    ///
    /// If they need more seats than are free, everyone keeps waiting.
    case strictFIFO
    /// The first family in the queue for which enough seats are free.
    ///
    /// A family can be overtaken `maximumOvertakings` times, in `0...1_000_000`. After that, everyone
    /// behind them waits until they get their seats. With `nil`, there is no such limit.
    case firstFit(maximumOvertakings: Int?)
  }

  /// The way in which a waiting family gets seats that become free.
  @nonexhaustive public enum Promotion: Hashable, Sendable {
    /// The family is registered immediately.
    case automatic
    /// The seats are offered to the family for this number of seconds, in `1...2_592_000`.
    ///
    /// The family accepts or declines. If they do neither in time, the offer expires, and the seats
    /// go to the next family.
    case offer(seconds: Int)
    /// The family is registered immediately, until this number of seconds before the start of the
    /// event, in `1...2_592_000`. From then on, the seats are offered to the family.
    ///
    /// So no family learns at the last minute that they are expected. An offer lasts for this number
    /// of seconds, in `1...2_592_000`.
    case automaticUntil(notice: Int, offerSeconds: Int)
  }
}

extension WaitlistPolicy.Promotion {
  /// The duration of an offer, if there are offers.
  var offerSeconds: Int? {
    switch self {
    case .automatic: nil
    case .offer(let seconds), .automaticUntil(_, let seconds): seconds
    }
  }

  /// The notice of automatic promotion, if there is one.
  var notice: Int? {
    if case .automaticUntil(let notice, _) = self { notice } else { nil }
  }
}

/// Encoded as `{"limit": 20, "fit": {"kind": "strictFIFO"}, "promotion": {"kind": "automatic"},
/// "cutoff": 3600, "staysOpen": true}`.
///
/// A list that does not stay open leaves the last key out.
extension WaitlistPolicy: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a policy; missing values are those of ``none``.
  ///
  /// - Throws: `DecodingError`, also for numbers that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let limit = try container.decodeIfPresent(Int.self, forKey: .limit)
    let fit = try container.decodeIfPresent(Fit.self, forKey: .fit)
    let promotion = try container.decodeIfPresent(Promotion.self, forKey: .promotion)
    let cutoff = try container.decodeIfPresent(Int.self, forKey: .cutoff)
    let staysOpen = try container.decodeIfPresent(Bool.self, forKey: .staysOpen)
    do {
      try self.init(
        limit: limit ?? Self.none.limit, fit: fit ?? Self.none.fit,
        promotion: promotion ?? Self.none.promotion, cutoff: cutoff ?? Self.none.cutoff,
        staysOpen: staysOpen ?? false)
    } catch {
      let key: CodingKeys =
        switch error {
        case .limitOutOfRange: .limit
        case .overtakingsOutOfRange: .fit
        case .offerSecondsOutOfRange, .noticeOutOfRange: .promotion
        case .cutoffOutOfRange: .cutoff
        }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the policy.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(limit, forKey: .limit)
    try container.encode(fit, forKey: .fit)
    try container.encode(promotion, forKey: .promotion)
    try container.encode(cutoff, forKey: .cutoff)
    if staysOpen { try container.encode(true, forKey: .staysOpen) }
  }
}

/// Encoded as `{"kind": "strictFIFO"}` or `{"kind": "firstFit", "maximumOvertakings": 3}`.
///
/// A limit of `nil` is left out.
extension WaitlistPolicy.Fit: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CodedCase {
    case strictFIFO
    case firstFit
  }

  /// Decodes a rule, whose number ``WaitlistPolicy`` checks.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .strictFIFO:
      self = .strictFIFO
    case .firstFit:
      self = .firstFit(
        maximumOvertakings: try container.decodeIfPresent(Int.self, forKey: .maximumOvertakings))
    }
  }

  /// Encodes the rule.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .strictFIFO:
      try container.encode(Kind.strictFIFO, forKey: .kind)
    case .firstFit(let maximumOvertakings):
      try container.encode(Kind.firstFit, forKey: .kind)
      try container.encodeIfPresent(maximumOvertakings, forKey: .maximumOvertakings)
    }
  }
}

/// Encoded as `{"kind": "automatic"}`, `{"kind": "offer", "seconds": 3600}`, or
/// `{"kind": "automaticUntil", "notice": 86400, "seconds": 3600}`.
extension WaitlistPolicy.Promotion: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CodedCase {
    case automatic
    case offer
    case automaticUntil
  }

  /// Decodes a way of promotion, whose numbers ``WaitlistPolicy`` checks.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .automatic: self = .automatic
    case .offer: self = .offer(seconds: try container.decode(Int.self, forKey: .seconds))
    case .automaticUntil:
      self = .automaticUntil(
        notice: try container.decode(Int.self, forKey: .notice),
        offerSeconds: try container.decode(Int.self, forKey: .seconds))
    }
  }

  /// Encodes the way of promotion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .automatic:
      try container.encode(Kind.automatic, forKey: .kind)
    case .offer(let seconds):
      try container.encode(Kind.offer, forKey: .kind)
      try container.encode(seconds, forKey: .seconds)
    case .automaticUntil(let notice, let seconds):
      try container.encode(Kind.automaticUntil, forKey: .kind)
      try container.encode(notice, forKey: .notice)
      try container.encode(seconds, forKey: .seconds)
    }
  }
}
