public import Essentials

/// The subscriptions of a person, with the consent to each and its date.
///
///     var consents = SubscriptionConsents()
///     let newsletter = try SubscriptionConsents.Purpose("newsletter")
///     consents.give(try .init(newsletter, textVersion: "2026-03", contact: "kim@example.com", at: now))
///     consents.isActive(newsletter)  // true
///     consents.withdraw(newsletter, at: later)
///
/// Consent is never assumed: a person must give it. A withdrawal is one call, ends the subscription at once,
/// and erases the contact; the dates stay as proof that consent was given and withdrawn. It holds until the
/// person gives a later consent, in whatever order copies of consents arrive. This type keeps the facts that
/// laws on consent require, such as article 7 of the General Data Protection Regulation, but it is not legal
/// advice. It prints, dumps, and interpolates without its content.
public struct SubscriptionConsents: Hashable, Sendable, PrivateValue {
  /// The last consent to each purpose.
  private var latest: [Purpose: Consent] = [:]

  /// The other bars to consents.
  private var bars: [Purpose: Bar] = [:]

  /// The fields of a newer version.
  private var unknownFields = UnknownFields()

  /// Creates an empty list: no consent to anything.
  public init() {}
}

extension SubscriptionConsents {
  /// All consents, also withdrawn ones, in the order of their purposes.
  ///
  /// - Complexity: O(*n* log *n*)
  public var all: [Consent] { latest.values.sorted { $0.purpose < $1.purpose } }

  /// The consents that are not withdrawn, in the order of their purposes.
  ///
  /// - Complexity: O(*n* log *n*)
  public var active: [Consent] { all.filter(\.isActive) }

  /// The last consent to a purpose, also if it was withdrawn, or `nil` if there was none.
  public func consent(to purpose: Purpose) -> Consent? { latest[purpose] }

  /// Whether there is a consent to the purpose that was not withdrawn.
  ///
  /// If you pass a version of the text, only a consent to that version counts: ask the person again after
  /// each change of the text.
  public func isActive(_ purpose: Purpose, textVersion: String? = nil) -> Bool {
    guard let consent = latest[purpose], consent.isActive else { return false }
    return textVersion.map { $0 == consent.textVersion } ?? true
  }

  /// Records a consent, in place of an earlier one to the same purpose, and returns whether it was
  /// recorded.
  ///
  /// A consent that is not later than the last withdrawal is not recorded, so a copy that arrives
  /// late does not undo it. A clock that was ahead by decades does not block the person: a consent
  /// of 2020 or later is recorded if the last act is more than 20 years after it. A copy of the
  /// earlier consent is not. If the clock was ahead by less, the person has to wait or correct the
  /// clock.
  ///
  /// A consent of another copy that was withdrawn there also withdraws the consent here, unless that
  /// was given after the withdrawal.
  ///
  /// - Complexity: O(*n*) in the consents and withdrawals of the purpose
  @discardableResult
  public mutating func give(_ consent: Consent) -> Bool {
    var bar = bars[consent.purpose] ?? Bar()
    let last = latest[consent.purpose]
    let withdrawals = bar.withdrawals.union([last?.withdrawnAt].compactMap(\.self))
    let isLast = last?.givenAt == consent.givenAt
    guard
      isLast ? last?.isWithdrawn == false : last.map({ consent.isLater(than: $0.givenAt) }) ?? true,
      withdrawals.allSatisfy(consent.isLater), !bar.past.contains(consent.givenAt)
    else {
      if !isLast { bars[consent.purpose, default: Bar()].past.insert(consent.givenAt) }
      if let time = consent.withdrawnAt { noteWithdrawal(of: consent.purpose, at: time) }
      return false
    }
    if let last, !isLast { bar.past.insert(last.givenAt) }
    bar.withdrawals = withdrawals
    bars[consent.purpose] = bar == Bar() ? nil : bar
    latest[consent.purpose] = consent
    return true
  }

  /// Withdraws the consent to a purpose, and returns whether there was one.
  ///
  /// If the time is before the consent, for example because a clock was changed, the consent counts
  /// as withdrawn when it was given. Without a consent, the time is kept, so that an earlier
  /// consent that arrives later is not recorded.
  ///
  /// - Complexity: O(1) on average
  @discardableResult
  public mutating func withdraw(_ purpose: Purpose, at time: Int64) -> Bool {
    let last = latest[purpose]
    let isOpen = last?.isWithdrawn == false
    // Each time is kept, because another withdrawal may be by a wrong clock.
    if isOpen ? time < last?.givenAt ?? time : time != last?.withdrawnAt {
      bars[purpose, default: Bar()].withdrawals.insert(time)
    }
    guard let last, isOpen else { return false }
    latest[purpose]?.withdrawnAt = max(time, last.givenAt)
    latest[purpose]?.contact = nil
    return true
  }

  /// Takes over a withdrawal of another copy, which ends a consent that was not given after it.
  private mutating func noteWithdrawal(of purpose: Purpose, at time: Int64) {
    if let last = latest[purpose], !last.isWithdrawn, last.isLater(than: time) {
      bars[purpose, default: Bar()].withdrawals.insert(time)
    } else {
      withdraw(purpose, at: time)
    }
  }

  /// The bars to consents to a purpose, beside the last consent.
  private struct Bar: Hashable {
    /// The times of withdrawals, but for that of the last consent.
    var withdrawals: Set<Int64> = []
    /// The times of consents that a later act replaced or barred, whatever clock they are of.
    var past: Set<Int64> = []
  }

  /// The reason a consent or a purpose cannot be created.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the purpose is blank or longer than 100 bytes, or has control characters.
    case invalidPurpose
    /// The version of the text is blank or longer than 100 bytes, or has control characters.
    case invalidTextVersion
    /// The contact is blank or invisible, longer than 300 bytes, or has control characters.
    case invalidContact
    /// The withdrawal is before the consent, or keeps the contact.
    case invalidWithdrawal

    /// The field and its rule.
    public var description: String {
      switch self {
      case .invalidPurpose: "A purpose needs a name of at most 100 bytes."
      case .invalidTextVersion: "A consent needs the version of its text, of at most 100 bytes."
      case .invalidContact: "A contact must have 1 to 300 bytes and no control characters."
      case .invalidWithdrawal: "A withdrawal is not before its consent and keeps no contact."
      }
    }
  }

  static func isText(_ text: String, maximum: Int) -> Bool {
    text.utf8.prefix(maximum + 1).count <= maximum && text.contains { !$0.isWhitespace }
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}

/// Encoded as the list of consents, in the order of their purposes, and of what else bars a consent.
extension SubscriptionConsents: Codable {
  private enum CodingKeys: String, CodingKey {
    case consents, bars
  }

  private enum BarKey: String, CodingKey {
    case purpose, withdrawals, past
  }

  /// Decodes consents; of several to the same purpose, the last act stays.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value.
  public init(from decoder: any Decoder) throws {
    self.init()
    unknownFields = try UnknownFields(of: decoder, except: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for consent in try container.decodeIfPresent([Consent].self, forKey: .consents) ?? [] {
      let isNewer = latest[consent.purpose].map { $0.lastAct < consent.lastAct } ?? true
      if isNewer { latest[consent.purpose] = consent }
    }
    guard container.contains(.bars) else { return }
    var list = try container.nestedUnkeyedContainer(forKey: .bars)
    while !list.isAtEnd {
      let entry = try list.nestedContainer(keyedBy: BarKey.self)
      let bar = Bar(
        withdrawals: Set(try entry.decodeIfPresent([Int64].self, forKey: .withdrawals) ?? []),
        past: Set(try entry.decodeIfPresent([Int64].self, forKey: .past) ?? []))
      let name = try entry.decode(String.self, forKey: .purpose)
      do throws(SubscriptionConsents.Error) {
        bars[try Purpose(name)] = bar
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: .purpose, in: entry, debugDescription: error.description)
      }
    }
  }

  /// Encodes the consents.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(all, forKey: .consents)
    try unknownFields.encode(to: encoder)
    guard !bars.isEmpty else { return }
    var list = container.nestedUnkeyedContainer(forKey: .bars)
    for (purpose, bar) in bars.sorted(by: { $0.key < $1.key }) {
      var entry = list.nestedContainer(keyedBy: BarKey.self)
      try entry.encode(purpose.name, forKey: .purpose)
      if !bar.withdrawals.isEmpty {
        try entry.encode(bar.withdrawals.sorted(), forKey: .withdrawals)
      }
      if !bar.past.isEmpty { try entry.encode(bar.past.sorted(), forKey: .past) }
    }
  }
}

extension SubscriptionConsents {
  /// The purpose of a consent, by the app's own name for it, such as `newsletter` or `market/encanto`.
  public struct Purpose: Hashable, Comparable, Sendable, PrivateValue {
    /// The name: 1 to 100 bytes of UTF-8 without control characters.
    public let name: String

    /// Creates a purpose.
    ///
    /// - Throws: ``SubscriptionConsents/Error/invalidPurpose``.
    public init(_ name: String) throws(SubscriptionConsents.Error) {
      guard SubscriptionConsents.isText(name, maximum: 100) else { throw .invalidPurpose }
      self.name = name
    }

    /// Orders purposes by their names.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.name < rhs.name }
  }

  /// The person who gave a consent, possibly one of a newer version of the app.
  public struct Giver: Hashable, Sendable, PrivateValue {
    /// The name that is stored.
    public let name: String
    /// Whether this version knows the giver.
    public var isKnown: Bool { self == .oneself || self == .parent }

    /// The person whose data it is about.
    public static let oneself = Self(name: "oneself")
    /// A parent, for a child.
    public static let parent = Self(name: "parent")

    fileprivate init(name: String) { self.name = name }
  }

  /// A consent to one purpose.
  public struct Consent: Hashable, Sendable, PrivateValue {
    /// The purpose of the consent.
    public let purpose: Purpose
    /// The version of the text that the person agreed to: 1 to 100 bytes of UTF-8.
    public let textVersion: String
    /// The contact for messages, such as an e-mail address: 1 to 300 bytes of UTF-8; `nil` if none
    /// is needed, and after a withdrawal.
    public internal(set) var contact: String?
    /// The giver of the consent.
    public let giver: Giver
    /// When it was given, in seconds since 1970-01-01 UTC.
    public let givenAt: Int64
    /// When it was withdrawn, in seconds since 1970-01-01 UTC, or `nil` if it was not.
    public internal(set) var withdrawnAt: Int64?

    /// Creates a consent that was given at a time.
    ///
    /// - Throws: ``SubscriptionConsents/Error``.
    public init(
      _ purpose: Purpose, textVersion: String, contact: String? = nil, by giver: Giver = .oneself,
      at time: Int64
    ) throws(SubscriptionConsents.Error) {
      guard contact.map(CleanText.isVisible) ?? true else { throw .invalidContact }
      try self.init(stored: purpose, textVersion, contact, giver, time)
    }

    /// Creates a stored consent, whose contact may be one that only earlier versions accepted.
    fileprivate init(
      stored purpose: Purpose, _ textVersion: String, _ contact: String?, _ giver: Giver,
      _ time: Int64
    ) throws(SubscriptionConsents.Error) {
      guard SubscriptionConsents.isText(textVersion, maximum: 100) else {
        throw .invalidTextVersion
      }
      guard contact.map({ SubscriptionConsents.isText($0, maximum: 300) }) ?? true else {
        throw .invalidContact
      }
      self.purpose = purpose
      self.textVersion = textVersion
      self.contact = contact
      self.giver = giver
      givenAt = time
    }

    /// The fields of a newer version.
    fileprivate var unknownFields = UnknownFields()

    /// Whether the consent was not withdrawn, and this version knows who gave it.
    public var isActive: Bool { !isWithdrawn && giver.isKnown }

    /// Whether the consent was withdrawn.
    var isWithdrawn: Bool { withdrawnAt != nil }

    /// Whether the consent was given after a time, also if that time is of a clock that was ahead by decades.
    ///
    /// No consent is older than 2020, so one from then on is later than what seems to be 20 years later.
    func isLater(than time: Int64) -> Bool {
      if givenAt > time { return true }
      let (difference, isBeyond) = time.subtractingReportingOverflow(givenAt)
      return givenAt >= 1_577_836_800 && (isBeyond || difference > 631_152_000)
    }

    /// When the person last acted; a withdrawal is after a consent of the same time.
    var lastAct: (Int64, Int) { (withdrawnAt ?? givenAt, isWithdrawn ? 1 : 0) }
  }
}

/// Encoded as an object without keys for unknown values.
extension SubscriptionConsents.Consent: Codable {
  private enum CodingKeys: String, CodingKey {
    case purpose, textVersion, contact, giver, givenAt, withdrawnAt
  }

  /// Decodes a consent.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for what the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .purpose)
    let textVersion = try container.decode(String.self, forKey: .textVersion)
    let contact = try container.decodeIfPresent(String.self, forKey: .contact)
    let giver = SubscriptionConsents.Giver(name: try container.decode(String.self, forKey: .giver))
    guard !giver.name.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .giver, in: container, debugDescription: "The giver has no name.")
    }
    let givenAt = try container.decode(Int64.self, forKey: .givenAt)
    let withdrawnAt = try container.decodeIfPresent(Int64.self, forKey: .withdrawnAt)
    do throws(SubscriptionConsents.Error) {
      try self.init(
        stored: SubscriptionConsents.Purpose(name), textVersion, contact, giver, givenAt)
      if let withdrawnAt, withdrawnAt < givenAt || contact != nil { throw .invalidWithdrawal }
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .purpose, in: container, debugDescription: error.description)
    }
    self.withdrawnAt = withdrawnAt
    unknownFields = try UnknownFields(of: decoder, except: CodingKeys.self)
  }

  /// Encodes the consent.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(purpose.name, forKey: .purpose)
    try container.encode(textVersion, forKey: .textVersion)
    try container.encodeIfPresent(contact, forKey: .contact)
    try container.encode(giver.name, forKey: .giver)
    try container.encode(givenAt, forKey: .givenAt)
    try container.encodeIfPresent(withdrawnAt, forKey: .withdrawnAt)
    try unknownFields.encode(to: encoder)
  }
}
