public import Essentials

/// The rules of an event: ages, consents, party size, holds, window, cancellation, and waiting list.
///
///     let policy = try EventPolicy(ages: 6...10, waitlist: WaitlistPolicy(limit: 20))
public struct EventPolicy: Hashable, Sendable {
  /// The ages of the children who can take part, or `nil` for every age.
  ///
  /// In full years on the ``ageDay``, by default the day the event starts. Both bounds are in ``ageBounds``.
  public let ages: ClosedRange<Int>?

  /// The day on which ages count, such as September 1 of a school year, or `nil` for the day the event starts.
  ///
  /// All events of a series have the same day.
  public var ageDay: CalendarDate?

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

  /// The maximum numbers of children of one guardian at the event.
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
  ///   - guardianLimits: The maximum numbers of children of one guardian at the event.
  ///   - ageDay: The day on which ages count, or `nil` for the day the event starts.
  /// - Throws: ``EventPolicy/Error``, for the first number that is out of range.
  public init(
    ages: ClosedRange<Int>? = nil, requiredConsents: GuardianConsents = [],
    maximumPartySize: Int = 6,
    holdSeconds: Int = 900, window: RegistrationWindow = .always, cancellationNotice: Int? = nil,
    allowsTransfer: Bool = false, waitlist: WaitlistPolicy = .none,
    guardianLimits: GuardianLimits = .none, ageDay: CalendarDate? = nil
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
      allowsTransfer: allowsTransfer, waitlist: waitlist, guardianLimits: guardianLimits,
      ageDay: ageDay)
  }

  /// Creates the rules of an event from numbers that were checked.
  init(
    validAges ages: ClosedRange<Int>?, requiredConsents: GuardianConsents, maximumPartySize: Int,
    holdSeconds: Int, window: RegistrationWindow, cancellationNotice: Int?, allowsTransfer: Bool,
    waitlist: WaitlistPolicy, guardianLimits: GuardianLimits, ageDay: CalendarDate?
  ) {
    self.ageDay = ageDay
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
    guardianLimits: .none, ageDay: nil)

  /// The valid bounds of ``ages``, in full years: 0 to 150.
  public static let ageBounds: ClosedRange<Int> = 0...150

  /// The valid values of ``maximumPartySize``: 1 to 15.
  public static let partySizes: ClosedRange<Int> = 1...15

  /// The valid values of ``holdSeconds``: 1 to 604,800 (7 days).
  public static let holdIntervals: ClosedRange<Int> = 1...604_800

  /// The valid values of ``cancellationNotice``, in seconds: 0 to 31,536,000 (365 days).
  public static let cancellationNotices: ClosedRange<Int> = 0...31_536_000

  /// The reason numbers are not an ``EventPolicy``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
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

  /// The maximum numbers of children of one guardian at an event, and the wait after an unused
  /// hold, so that nobody takes all its seats.
  ///
  /// A child counts toward the person who requested the seat, not toward the guardian that the
  /// request names, because the host knows who sent a request. The limits apply only to new
  /// requests of parents: a lower limit takes no seat away, and administrators are not limited.
  ///
  ///     let limits = try EventPolicy.GuardianLimits(seats: 4, heldSeats: 2, coolDownSeconds: 3600)
  ///     let policy = try EventPolicy(guardianLimits: limits)
  public struct GuardianLimits: Hashable, Sendable {
    // 0 means no limit. The rules of an event are kept for each event, so they are small.
    private let seatLimit: UInt16
    private let heldSeatLimit: UInt16
    private let coolDown: UInt32

    /// The maximum number of children who are registered, wait, or have a hold or an offer, in
    /// ``range``; `nil` for no limit.
    public var seats: Int? { seatLimit == 0 ? nil : Int(seatLimit) }

    /// The maximum number of children with seats on hold at the same time, in ``range``; `nil` for
    /// no limit.
    public var heldSeats: Int? { heldSeatLimit == 0 ? nil : Int(heldSeatLimit) }

    /// The seconds for which a parent cannot hold seats again after a hold ends unused, in
    /// ``coolDowns``; `nil` for no wait.
    ///
    /// They start at the deadline of a hold that expired, or when a hold is released, even if other
    /// children of it were confirmed. The parent can still register, join the waiting list, and
    /// confirm other holds. If the rule changes, waits that have started keep their end; without a
    /// rule, they are over.
    public var coolDownSeconds: Int? { coolDown == 0 ? nil : Int(coolDown) }

    /// Creates limits, by default none.
    ///
    /// - Throws: ``EventPolicy/Error/guardianLimitOutOfRange(_:)``, for the first number of children that
    ///   is not in ``range``, or ``EventPolicy/Error/coolDownOutOfRange(_:)``.
    public init(
      seats: Int? = nil, heldSeats: Int? = nil, coolDownSeconds: Int? = nil
    ) throws(EventPolicy.Error) {
      for limit in [seats, heldSeats] {
        if let limit, !Self.range.contains(limit) { throw .guardianLimitOutOfRange(limit) }
      }
      if let coolDownSeconds, !Self.coolDowns.contains(coolDownSeconds) {
        throw .coolDownOutOfRange(coolDownSeconds)
      }
      self.init(
        validSeats: UInt16(seats ?? 0), heldSeats: UInt16(heldSeats ?? 0),
        coolDown: UInt32(coolDownSeconds ?? 0))
    }

    private init(validSeats: UInt16, heldSeats: UInt16, coolDown: UInt32) {
      seatLimit = validSeats
      heldSeatLimit = heldSeats
      self.coolDown = coolDown
    }

    /// No limits.
    public static let none = GuardianLimits(validSeats: 0, heldSeats: 0, coolDown: 0)

    /// The valid limits: 1 to 1,000 children.
    public static let range: ClosedRange<Int> = 1...1000

    /// The valid waits after an unused hold: 1 second to 7 days.
    public static let coolDowns: ClosedRange<Int> = 1...604_800
  }
}

/// Encoded by the names of its properties, with `"youngestAge"` and `"oldestAge"` for the ages.
///
/// A value of `nil` is left out, and so are limits for a guardian if there are none.
extension EventPolicy: Codable {
  fileprivate typealias CodingKeys = FieldKey

  /// Decodes the rules of an event; missing values are those of ``standard``.
  ///
  /// - Throws: `DecodingError`, also for numbers that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    var unknown = UnknownFields()
    try self.init(from: decoder, keeping: &unknown)
    guard Self.keys.allSatisfy({ !unknown.contains($0) }) else {
      throw DecodingError.unknownCase(of: Self.self, decoder.codingPath, isName: true)
    }
  }

  private static var keys: [FieldKey] {
    [
      .youngestAge, .oldestAge, .requiredConsents, .maximumPartySize, .holdSeconds, .window,
      .cancellationNotice, .allowsTransfer, .waitlist, .guardianLimits, .ageDay,
    ]
  }

  /// Decodes the rules of an event, and keeps what only a newer version knows.
  init(from decoder: any Decoder, keeping unknown: inout UnknownFields) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try unknown.keepFields(of: decoder, except: Self.keys)
    let ages = try container.ages()
    let consents = try unknown.decodeOptions(.requiredConsents, of: container) as GuardianConsents?
    let partySize = try container.decodeIfPresent(Int.self, forKey: .maximumPartySize)
    let holdSeconds = try container.decodeIfPresent(Int.self, forKey: .holdSeconds)
    let window = try container.decodeIfPresent(RegistrationWindow.self, forKey: .window)
    let notice = try container.decodeIfPresent(Int.self, forKey: .cancellationNotice)
    let allowsTransfer = try container.decodeIfPresent(Bool.self, forKey: .allowsTransfer)
    let waitlist = try unknown.decode(.waitlist, of: container, as: WaitlistPolicy.self)
    let limits = try container.decodeIfPresent(GuardianLimits.self, forKey: .guardianLimits)
    try unknown.keep(
      .waitlist, of: container, ifBeyond: [.limit, .fit, .promotion, .cutoff, .staysOpen])
    try unknown.keep(
      .guardianLimits, of: container, ifBeyond: [.seats, .heldSeats, .coolDownSeconds])
    let ageDay = try container.decodeIfPresent(CalendarDate.self, forKey: .ageDay)
    let standard = Self.standard
    do {
      try self.init(
        ages: ages, requiredConsents: consents ?? standard.requiredConsents,
        maximumPartySize: partySize ?? standard.maximumPartySize,
        holdSeconds: holdSeconds ?? standard.holdSeconds, window: window ?? standard.window,
        cancellationNotice: notice, allowsTransfer: allowsTransfer ?? standard.allowsTransfer,
        waitlist: waitlist ?? standard.waitlist,
        guardianLimits: limits ?? standard.guardianLimits, ageDay: ageDay)
    } catch {
      let key: CodingKeys =
        switch error {
        case .ageOutOfRange: .oldestAge
        case .maximumPartySizeOutOfRange: .maximumPartySize
        case .holdSecondsOutOfRange: .holdSeconds
        case .cancellationNoticeOutOfRange: .cancellationNotice
        case .guardianLimitOutOfRange, .coolDownOutOfRange: .guardianLimits
        }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the rules of the event.
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, with: UnknownFields())
  }

  /// Encodes the rules of the event with what only a newer version knows.
  func encode(to encoder: any Encoder, with kept: UnknownFields) throws {
    var unknown = kept
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(ages?.lowerBound, forKey: .youngestAge)
    try container.encodeIfPresent(ages?.upperBound, forKey: .oldestAge)
    try unknown.encode(
      names: requiredConsents.optionNames, .requiredConsents, into: &container)
    try container.encode(maximumPartySize, forKey: .maximumPartySize)
    try container.encode(holdSeconds, forKey: .holdSeconds)
    try container.encode(window, forKey: .window)
    try container.encodeIfPresent(cancellationNotice, forKey: .cancellationNotice)
    try container.encode(allowsTransfer, forKey: .allowsTransfer)
    if !unknown.contains(FieldKey.waitlist) { try container.encode(waitlist, forKey: .waitlist) }
    if guardianLimits != .none, !unknown.contains(FieldKey.guardianLimits) {
      try container.encode(guardianLimits, forKey: .guardianLimits)
    }
    try container.encodeIfPresent(ageDay, forKey: .ageDay)
    try unknown.encode(to: encoder)
  }
}

extension KeyedDecodingContainer<EventPolicy.CodingKeys> {
  /// Decodes the ages; a missing bound is the one of ``EventPolicy/ageBounds``.
  fileprivate func ages() throws -> ClosedRange<Int>? {
    let youngest = try decodeIfPresent(Int.self, forKey: .youngestAge)
    let oldest = try decodeIfPresent(Int.self, forKey: .oldestAge)
    guard youngest != nil || oldest != nil else { return nil }
    let (lower, upper) = (
      youngest ?? EventPolicy.ageBounds.lowerBound, oldest ?? EventPolicy.ageBounds.upperBound
    )
    guard lower <= upper else {
      throw DecodingError.dataCorruptedError(
        forKey: .oldestAge, in: self,
        debugDescription: "The oldest age must not be below the youngest age.")
    }
    return lower...upper
  }
}

/// Encoded as `{"seats": 4, "heldSeats": 2, "coolDownSeconds": 3600}`.
///
/// A value of `nil` is left out.
extension EventPolicy.GuardianLimits: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes limits.
  ///
  /// - Throws: `DecodingError`, also for numbers that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(
      _ key: CodingKeys, in range: ClosedRange<Int>, _ error: (Int) -> EventPolicy.Error
    ) throws -> Int? {
      let number = try container.decodeIfPresent(Int.self, forKey: key)
      if let number, !range.contains(number) {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: error(number).description)
      }
      return number
    }
    try self.init(
      seats: number(.seats, in: Self.range) { .guardianLimitOutOfRange($0) },
      heldSeats: number(.heldSeats, in: Self.range) { .guardianLimitOutOfRange($0) },
      coolDownSeconds: number(.coolDownSeconds, in: Self.coolDowns) { .coolDownOutOfRange($0) })
  }

  /// Encodes the limits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(seats, forKey: .seats)
    try container.encodeIfPresent(heldSeats, forKey: .heldSeats)
    try container.encodeIfPresent(coolDownSeconds, forKey: .coolDownSeconds)
  }
}
