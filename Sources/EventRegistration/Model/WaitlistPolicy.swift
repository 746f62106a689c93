/// Whether families may wait for seats, and how those who do come to them.
///
///     let policy = try WaitlistPolicy(limit: 20, promotion: .offer(seconds: 86_400))
public struct WaitlistPolicy: Hashable, Sendable {
  /// The most entries that may wait, in ``limits``; 0 for an event without a waiting list.
  public let limit: Int

  /// Who is next.
  public let fit: Fit

  /// How they come to their seats.
  public let promotion: Promotion

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - limit: The most entries that may wait, in ``limits``.
  ///   - fit: Who is next; a bound of overtakings lies in ``overtakings``.
  ///   - promotion: How they come to their seats; the time of an offer lies in ``offerSeconds``.
  /// - Throws: ``WaitlistPolicy/Error``, for the first of these that is out of range.
  public init(
    limit: Int, fit: Fit = .strictFIFO, promotion: Promotion = .automatic
  ) throws(WaitlistPolicy.Error) {
    guard Self.limits.contains(limit) else { throw .limitOutOfRange(limit) }
    if case .firstFit(let overtakings?) = fit, !Self.overtakings.contains(overtakings) {
      throw .overtakingsOutOfRange(overtakings)
    }
    if case .offer(let seconds) = promotion, !Self.offerSeconds.contains(seconds) {
      throw .offerSecondsOutOfRange(seconds)
    }
    self.init(validLimit: limit, fit: fit, promotion: promotion)
  }

  /// Creates a policy whose numbers are known to be in range.
  init(validLimit limit: Int, fit: Fit, promotion: Promotion) {
    self.limit = limit
    self.fit = fit
    self.promotion = promotion
  }

  /// No waiting list.
  public static let none = WaitlistPolicy(
    validLimit: 0, fit: .strictFIFO, promotion: .automatic)

  /// The numbers that a ``limit`` can be: 0 to 2³¹ - 1.
  public static let limits: ClosedRange<Int> = 0...Int(Int32.max)

  /// The numbers that a bound of overtakings can be: 0 to 1,000,000.
  public static let overtakings: ClosedRange<Int> = 0...1_000_000

  /// The seconds that an offer can last: 1 to 2,592,000, which are 30 days.
  public static let offerSeconds: ClosedRange<Int> = 1...2_592_000
}

extension WaitlistPolicy {
  /// The reason numbers do not make a ``WaitlistPolicy``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The limit is not in ``WaitlistPolicy/limits``.
    case limitOutOfRange(Int)
    /// The bound is not in ``WaitlistPolicy/overtakings``.
    case overtakingsOutOfRange(Int)
    /// The time of an offer is not in ``WaitlistPolicy/offerSeconds``.
    case offerSecondsOutOfRange(Int)
  }
}
