public import Essentials

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

  /// The person who gave a consent.
  public enum Giver: String, CaseIterable, Hashable, Sendable {
    /// The person whose data it is about.
    case oneself
    /// A parent, for a child.
    case parent

    /// Creates a giver from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// A consent to one purpose.
  public struct Consent: Hashable, Sendable, PrivateValue {
    /// What the consent is for.
    public let purpose: Purpose
    /// The version of the text that the person agreed to: 1 to 100 bytes of UTF-8.
    public let textVersion: String
    /// Where messages go, such as an email address: 1 to 300 bytes of UTF-8; `nil` if none is needed,
    /// and after a withdrawal.
    public internal(set) var contact: String?
    /// Who gave the consent.
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

    /// Whether the consent was not withdrawn.
    public var isActive: Bool { withdrawnAt == nil }

    /// When the person last acted; a withdrawal is after a consent of the same time.
    var lastAct: (Int64, Int) { (withdrawnAt ?? givenAt, isActive ? 0 : 1) }
  }
}

/// Encoded as its name.
extension SubscriptionConsents.Giver: NamedCase {
  /// Decodes a giver from its name.
  ///
  /// - Throws: `DecodingError` for an unknown name; the error does not repeat it.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
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
    let giver = try container.decode(SubscriptionConsents.Giver.self, forKey: .giver)
    let givenAt = try container.decode(Int64.self, forKey: .givenAt)
    let withdrawnAt = try container.decodeIfPresent(Int64.self, forKey: .withdrawnAt)
    do throws(SubscriptionConsents.Error) {
      try self.init(
        SubscriptionConsents.Purpose(name), textVersion: textVersion, contact: contact, by: giver,
        at: givenAt)
      if let withdrawnAt, withdrawnAt < givenAt || contact != nil { throw .invalidWithdrawal }
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .purpose, in: container, debugDescription: error.description)
    }
    self.withdrawnAt = withdrawnAt
  }

  /// Encodes the consent.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(purpose.name, forKey: .purpose)
    try container.encode(textVersion, forKey: .textVersion)
    try container.encodeIfPresent(contact, forKey: .contact)
    try container.encode(giver, forKey: .giver)
    try container.encode(givenAt, forKey: .givenAt)
    try container.encodeIfPresent(withdrawnAt, forKey: .withdrawnAt)
  }
}
