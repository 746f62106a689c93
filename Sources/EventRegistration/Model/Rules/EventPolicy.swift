/// The rules of an event: ages, consents, party size, holds, window, cancellation, and waiting list.
///
///     let policy = try EventPolicy(ages: 6...10, waitlist: WaitlistPolicy(limit: 20))
public struct EventPolicy: Hashable, Sendable {
  /// The ages of the children who can take part, or `nil` for every age.
  ///
  /// In full years on the day the event starts. Both bounds are in ``ageBounds``.
  public let ages: ClosedRange<Int>?

  /// The consents that a guardian must have given.
  public var requiredConsents: GuardianConsents

  /// The maximum number of children of one request, in ``partySizes``.
  public let maximumPartySize: Int

  /// The duration of a hold, in seconds, in ``holdIntervals``.
  public let holdSeconds: Int

  /// The time in which parents can register.
  public var window: RegistrationWindow

  /// The deadline for cancellations by parents, in seconds before the start, or `nil` for none.
  ///
  /// In ``cancellationNotices``. Without a deadline, parents can cancel until the event ends.
  public let cancellationNotice: Int?

  /// Whether parents can transfer a seat from one child to another.
  public var allowsTransfer: Bool

  /// The rules of the waiting list.
  public var waitlist: WaitlistPolicy

  /// The most children that one guardian can have at the event.
  public var guardianLimits: GuardianLimits

  /// Creates the rules of an event, by default those of ``standard``.
  ///
  /// - Parameters:
  ///   - ages: The ages in full years, both bounds in ``ageBounds``, or `nil` for every age.
  ///   - requiredConsents: The consents that a guardian must have given.
  ///   - maximumPartySize: The maximum number of children of one request, in ``partySizes``.
  ///   - holdSeconds: The duration of a hold, in ``holdIntervals``.
  ///   - window: The time in which parents can register.
  ///   - cancellationNotice: The deadline for cancellations, in seconds before the start and in
  ///     ``cancellationNotices``, or `nil` for none.
  ///   - allowsTransfer: Whether parents can transfer a seat to another child.
  ///   - waitlist: The rules of the waiting list.
  ///   - guardianLimits: The most children that one guardian can have at the event.
  /// - Throws: ``EventPolicy/Error``, for the first number that is out of range.
  public init(
    ages: ClosedRange<Int>? = nil, requiredConsents: GuardianConsents = [],
    maximumPartySize: Int = 6,
    holdSeconds: Int = 900, window: RegistrationWindow = .always, cancellationNotice: Int? = nil,
    allowsTransfer: Bool = false, waitlist: WaitlistPolicy = .none,
    guardianLimits: GuardianLimits = .none
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
      allowsTransfer: allowsTransfer, waitlist: waitlist, guardianLimits: guardianLimits)
  }

  /// Creates the rules of an event from numbers that were checked.
  init(
    validAges ages: ClosedRange<Int>?, requiredConsents: GuardianConsents, maximumPartySize: Int,
    holdSeconds: Int, window: RegistrationWindow, cancellationNotice: Int?, allowsTransfer: Bool,
    waitlist: WaitlistPolicy, guardianLimits: GuardianLimits
  ) {
    self.ages = ages
    self.requiredConsents = requiredConsents
    self.maximumPartySize = maximumPartySize
    self.holdSeconds = holdSeconds
    self.window = window
    self.cancellationNotice = cancellationNotice
    self.allowsTransfer = allowsTransfer
    self.waitlist = waitlist
    self.guardianLimits = guardianLimits
  }
}

extension EventPolicy {
  /// The default rules.
  ///
  /// They allow every age, require no consent, allow up to 6 children in a request, hold seats for
  /// 15 minutes, and allow registration and cancellation at any time. There is no transfer, no
  /// waiting list, and no limit for a guardian.
  public static let standard = EventPolicy(
    validAges: nil, requiredConsents: [], maximumPartySize: 6, holdSeconds: 900, window: .always,
    cancellationNotice: nil, allowsTransfer: false, waitlist: .none,
    guardianLimits: .none)

  /// The valid bounds of ``ages``, in full years: 0 to 150.
  public static let ageBounds: ClosedRange<Int> = 0...150

  /// The valid values of ``maximumPartySize``: 1 to 15.
  public static let partySizes: ClosedRange<Int> = 1...15

  /// The valid values of ``holdSeconds``: 1 to 604,800 (7 days).
  public static let holdIntervals: ClosedRange<Int> = 1...604_800

  /// The valid values of ``cancellationNotice``, in seconds: 0 to 31,536,000 (365 days).
  public static let cancellationNotices: ClosedRange<Int> = 0...31_536_000
}

extension EventPolicy {
  /// The reason why numbers are not an ``EventPolicy``.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// A bound of the ages is not in ``EventPolicy/ageBounds``.
    case ageOutOfRange(Int)
    /// The number of children is not in ``EventPolicy/partySizes``.
    case maximumPartySizeOutOfRange(Int)
    /// The duration of a hold is not in ``EventPolicy/holdIntervals``.
    case holdSecondsOutOfRange(Int)
    /// The deadline for cancellations is not in ``EventPolicy/cancellationNotices``.
    case cancellationNoticeOutOfRange(Int)
    /// A limit of a guardian is not in ``EventPolicy/GuardianLimits/range``.
    case guardianLimitOutOfRange(Int)
    /// The wait after an unused hold is not in ``EventPolicy/GuardianLimits/coolDowns``.
    case coolDownOutOfRange(Int)

    /// The rule that the number breaks, in one sentence.
    public var description: String {
      switch self {
      case .ageOutOfRange: "The ages must be from 0 to 150 years."
      case .maximumPartySizeOutOfRange: "The maximum party size must be from 1 to 15 children."
      case .holdSecondsOutOfRange: "A hold must last from 1 to 604800 seconds."
      case .cancellationNoticeOutOfRange:
        "The cancellation deadline must be from 0 to 31536000 seconds before the start."
      case .guardianLimitOutOfRange:
        "The limits for a guardian must be from 1 to 1000 children."
      case .coolDownOutOfRange: "The wait after an unused hold must be from 1 to 604800 seconds."
      }
    }
  }
}
