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

  /// When promotion ends, in seconds before the start of the event, in ``cutoffs``.
  ///
  /// From then on, nobody moves up, and offers expire at that instant at the latest. A negative number
  /// is after the start. Promotion always ends with the event.
  public let cutoff: Int

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of waiting families, in ``limits``.
  ///   - fit: The rule for who gets free seats; the number of overtakings is in ``overtakings``.
  ///   - promotion: The way in which families get their seats; the duration of an offer is in
  ///     ``offerSeconds``, and the notice in ``notices``.
  ///   - cutoff: When promotion ends, in seconds before the start of the event, in ``cutoffs``.
  /// - Throws: ``WaitlistPolicy/Error``, for the first number that is out of range.
  public init(
    limit: Int, fit: Fit = .strictFIFO, promotion: Promotion = .automatic, cutoff: Int = 0
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
    self.init(validLimit: limit, fit: fit, promotion: promotion, cutoff: cutoff)
  }

  /// Creates a policy from numbers that were checked.
  init(validLimit limit: Int, fit: Fit, promotion: Promotion, cutoff: Int) {
    self.limit = limit
    self.fit = fit
    self.promotion = promotion
    self.cutoff = cutoff
  }

  /// The policy of an event without a waiting list.
  public static let none = WaitlistPolicy(
    validLimit: 0, fit: .strictFIFO, promotion: .automatic, cutoff: 0)

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
  /// The reason why numbers are not a ``WaitlistPolicy``.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
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
}

/// Encoded as `{"limit": 20, "fit": {"kind": "strictFIFO"}, "promotion": {"kind": "automatic"},
/// "cutoff": 3600}`.
extension WaitlistPolicy: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a policy; a missing value is the one of ``none``.
  ///
  /// - Throws: `DecodingError`, also for numbers that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let limit = try container.decodeIfPresent(Int.self, forKey: .limit)
    let fit = try container.decodeIfPresent(Fit.self, forKey: .fit)
    let promotion = try container.decodeIfPresent(Promotion.self, forKey: .promotion)
    let cutoff = try container.decodeIfPresent(Int.self, forKey: .cutoff)
    do {
      try self.init(
        limit: limit ?? Self.none.limit, fit: fit ?? Self.none.fit,
        promotion: promotion ?? Self.none.promotion, cutoff: cutoff ?? Self.none.cutoff)
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
  }
}
