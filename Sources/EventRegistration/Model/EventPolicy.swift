/// The rules of an event: who may register, when, how many at once, and what happens then.
///
///     let policy = try EventPolicy(ages: 6...10, waitlist: WaitlistPolicy(limit: 20))
public struct EventPolicy: Hashable, Sendable {
  /// The ages in full years, on the day the event starts, of the children who may take part, or
  /// `nil` for every age; both bounds in ``ageBounds``.
  public let ages: ClosedRange<Int>?

  /// What a guardian must have agreed to.
  public var requiredConsents: GuardianConsents

  /// The most children of one request, in ``partySizes``.
  public let maximumPartySize: Int

  /// How long seats on hold are kept, in seconds, in ``holdIntervals``.
  public let holdSeconds: Int

  /// When parents can register.
  public var window: RegistrationWindow

  /// How long before the start parents can cancel for the last time, in seconds, in
  /// ``cancellationNotices``, or `nil` if they can until the end.
  public let cancellationNotice: Int?

  /// Whether parents can pass a seat from one child to another.
  public var allowsTransfer: Bool

  /// Whether families can wait for a seat.
  public var waitlist: WaitlistPolicy

  /// Creates the rules of an event; what is not given is as in ``standard``.
  ///
  /// - Parameters:
  ///   - ages: The ages in full years, both bounds in ``ageBounds``, or `nil` for every age.
  ///   - requiredConsents: What a guardian must have agreed to.
  ///   - maximumPartySize: The most children of one request, in ``partySizes``.
  ///   - holdSeconds: How long seats on hold are kept, in ``holdIntervals``.
  ///   - window: When parents can register.
  ///   - cancellationNotice: The seconds before the start, in ``cancellationNotices``, or `nil`.
  ///   - allowsTransfer: Whether a seat can be passed to another child.
  ///   - waitlist: Whether families can wait for a seat.
  /// - Throws: ``EventPolicy/Error``, for the first of these that is out of range.
  public init(
    ages: ClosedRange<Int>? = nil, requiredConsents: GuardianConsents = [],
    maximumPartySize: Int = 6,
    holdSeconds: Int = 900, window: RegistrationWindow = .always, cancellationNotice: Int? = nil,
    allowsTransfer: Bool = false, waitlist: WaitlistPolicy = .none
  ) throws(EventPolicy.Error) {
    if let ages {
      for age in [ages.lowerBound, ages.upperBound] where !Self.ageBounds.contains(age) {
        throw .ageOutOfRange(age)
      }
    }
    guard Self.partySizes.contains(maximumPartySize) else {
      throw .maximumPartySizeOutOfRange(maximumPartySize)
    }
    guard Self.holdIntervals.contains(holdSeconds) else {
      throw .holdSecondsOutOfRange(holdSeconds)
    }
    if let cancellationNotice, !Self.cancellationNotices.contains(cancellationNotice) {
      throw .cancellationNoticeOutOfRange(cancellationNotice)
    }
    self.init(
      validAges: ages, requiredConsents: requiredConsents, maximumPartySize: maximumPartySize,
      holdSeconds: holdSeconds, window: window, cancellationNotice: cancellationNotice,
      allowsTransfer: allowsTransfer, waitlist: waitlist)
  }

  /// Creates the rules of an event from numbers that are known to be in range.
  init(
    validAges ages: ClosedRange<Int>?, requiredConsents: GuardianConsents, maximumPartySize: Int,
    holdSeconds: Int, window: RegistrationWindow, cancellationNotice: Int?, allowsTransfer: Bool,
    waitlist: WaitlistPolicy
  ) {
    self.ages = ages
    self.requiredConsents = requiredConsents
    self.maximumPartySize = maximumPartySize
    self.holdSeconds = holdSeconds
    self.window = window
    self.cancellationNotice = cancellationNotice
    self.allowsTransfer = allowsTransfer
    self.waitlist = waitlist
  }
}

extension EventPolicy {
  /// Every age, no consent asked for, up to 6 children at once, holds of 15 minutes, registration
  /// and cancellation at any time, no transfer and no waiting list.
  public static let standard = EventPolicy(
    validAges: nil, requiredConsents: [], maximumPartySize: 6, holdSeconds: 900, window: .always,
    cancellationNotice: nil, allowsTransfer: false, waitlist: .none)

  /// The ages in full years that a bound of ``ages`` can be: 0 to 150.
  public static let ageBounds: ClosedRange<Int> = 0...150

  /// The numbers that ``maximumPartySize`` can be: 1 to 15.
  public static let partySizes: ClosedRange<Int> = 1...15

  /// The seconds that ``holdSeconds`` can be: 1 to 604,800, which are 7 days.
  public static let holdIntervals: ClosedRange<Int> = 1...604_800

  /// The seconds that ``cancellationNotice`` can be: 0 to 31,536,000, which are 365 days.
  public static let cancellationNotices: ClosedRange<Int> = 0...31_536_000
}

extension EventPolicy {
  /// The reason numbers do not make an ``EventPolicy``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// A bound of the ages is not in ``EventPolicy/ageBounds``.
    case ageOutOfRange(Int)
    /// The number of children is not in ``EventPolicy/partySizes``.
    case maximumPartySizeOutOfRange(Int)
    /// The time of a hold is not in ``EventPolicy/holdIntervals``.
    case holdSecondsOutOfRange(Int)
    /// The time before the start is not in ``EventPolicy/cancellationNotices``.
    case cancellationNoticeOutOfRange(Int)
  }
}
