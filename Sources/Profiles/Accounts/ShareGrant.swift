public import Essentials

/// The permission to see a part of another person's private data, until a time or until it is revoked.
///
///     var grant = try ShareGrant(
///       id: "1", from: ana, to: ben, parts: ShareGrant.forPartner, at: now, until: nextYear)
///     grant.share("March 3", as: .predictions, with: ben, at: now)   // "March 3"
///     grant.share("Cramps", as: .notes, with: ben, at: now)          // nil
///     grant.revoke(at: now)
///
/// A grant contains no data: the host checks it each time before it sends a part. It is for one
/// person, ends automatically, and cannot be transferred. A revoked grant stays revoked. Data that
/// was sent earlier cannot be taken back.
///
/// The fact that a person shares such data is private, too, so a grant prints, dumps, and
/// interpolates without its content.
public struct ShareGrant: Hashable, Identifiable, Sendable, PrivateValue {
  /// The ID, which the app chooses.
  public let id: String

  /// The person whose data is shared.
  public let owner: PersonID

  /// The person who may see it.
  public let recipient: PersonID

  /// The shared parts; empty only if a later version of the package shares parts that this one does not know.
  public let parts: Set<Part>

  /// The names of parts that only a later version knows, in order; this version shares none of them.
  private var laterParts: [String] = []

  /// When it begins, in seconds since 1970-01-01 UTC.
  public let start: Int64

  /// When it ends, in seconds since 1970-01-01 UTC; that second is not included.
  public let end: Int64

  /// When the owner revoked it, in seconds since 1970-01-01 UTC, or `nil`.
  public private(set) var revocation: Int64?

  /// A part of a person's private data.
  @nonexhaustive public enum Part: String, CaseIterable, Hashable, Sendable, CodedCase, Codable {
    /// The predicted periods.
    case predictions
    /// The predicted fertile days.
    case fertileDays
    /// The periods that were logged.
    case periods
    /// The symptoms and moods that were logged.
    case symptoms
    /// The notes of the days.
    case notes
    /// The journal.
    case journal

    /// Creates a part from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) {
      guard let value = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = value
    }
  }

  /// The parts for a partner: the predicted periods, and no logged data.
  public static var forPartner: Set<Part> { [.predictions] }

  /// The parts for a doctor: predictions, periods, and symptoms, and no notes.
  public static var forDoctor: Set<Part> { [.predictions, .fertileDays, .periods, .symptoms] }

  /// The reason a grant cannot be made.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The ID is empty or longer than 200 bytes.
    case idNotAllowed
    /// The recipient is the owner.
    case recipientIsOwner
    /// There is nothing to share.
    case nothingShared
    /// The end is not after the start.
    case endNotAfterStart

    /// An English sentence that says what is wrong.
    public var description: String {
      switch self {
      case .idNotAllowed: "The ID of a grant must have 1 to 200 bytes."
      case .recipientIsOwner: "Data cannot be shared with its owner."
      case .nothingShared: "A grant must share at least one part of the data."
      case .endNotAfterStart: "A grant must end after it begins."
      }
    }
  }

  /// Creates a grant.
  ///
  /// - Parameters:
  ///   - id: The ID: 1 to 200 bytes.
  ///   - owner: The person whose data is shared, and who makes the grant.
  ///   - recipient: The person who may see it.
  ///   - parts: The shared parts.
  ///   - start: When it begins, in seconds since 1970-01-01 UTC.
  ///   - end: When it ends, in seconds since 1970-01-01 UTC.
  /// - Throws: ``ShareGrant/Error``.
  public init(
    id: String, from owner: PersonID, to recipient: PersonID,
    parts: Set<Part>, at start: Int64, until end: Int64
  ) throws(ShareGrant.Error) {
    self.id = id
    self.owner = owner
    self.recipient = recipient
    self.parts = parts
    self.start = start
    self.end = end
    if let problem { throw problem }
  }

  /// The first problem with the values, or `nil`.
  private var problem: ShareGrant.Error? {
    guard (1...200).contains(id.utf8.prefix(201).count) else { return .idNotAllowed }
    guard owner != recipient else { return .recipientIsOwner }
    guard !parts.isEmpty || !laterParts.isEmpty else { return .nothingShared }
    guard start < end else { return .endNotAfterStart }
    return nil
  }
}

extension ShareGrant {
  /// Whether a person may see a part.
  @nonexhaustive public enum Decision: Hashable, Sendable {
    /// The person may see it.
    case allowed
    /// The grant is for somebody else.
    case otherPerson
    /// The owner has revoked the grant.
    case revoked
    /// The grant has not begun.
    case notBegun
    /// The grant is over.
    case ended
    /// The grant does not include the part.
    case notShared
  }

  /// Decides whether a person may see a part, by the first reason in the order of the cases.
  public func decision(
    for part: Part, to person: PersonID, at time: Int64
  ) -> Decision {
    guard person == recipient else { return .otherPerson }
    // Not compared with the time: a clock that is set back must not undo it.
    guard revocation == nil else { return .revoked }
    guard time >= start else { return .notBegun }
    guard time < end else { return .ended }
    return parts.contains(part) ? .allowed : .notShared
  }

  /// Returns the parts that a person may see, in the order of the cases; empty if there are none.
  public func parts(for person: PersonID, at time: Int64) -> [Part] {
    Part.allCases.filter { decision(for: $0, to: person, at: time) == .allowed }
  }

  /// Returns a value if a person may see its part, and `nil` otherwise.
  ///
  /// The value is not computed if the person may not see it.
  public func share<Value>(
    _ value: @autoclosure () -> Value, as part: Part, with person: PersonID,
    at time: Int64
  ) -> Value? {
    decision(for: part, to: person, at: time) == .allowed ? value() : nil
  }

  /// Revokes the grant, and returns whether it was not revoked before.
  @discardableResult
  public mutating func revoke(at time: Int64) -> Bool {
    guard revocation == nil else { return false }
    revocation = time
    return true
  }
}

/// Encoded by the names of the properties; the parts in the order of the cases.
extension ShareGrant: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, owner, recipient, parts, start, end, revocation
  }

  /// Decodes a grant.
  ///
  /// Parts that only a later version knows are not shared, but kept for encoding.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for what the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let names = try container.decode([String].self, forKey: .parts)
    laterParts = Set(names).filter { Part(rawValue: $0) == nil }.sorted()
    id = try container.decode(String.self, forKey: .id)
    owner = try container.decode(PersonID.self, forKey: .owner)
    recipient = try container.decode(PersonID.self, forKey: .recipient)
    parts = Set(names.compactMap(Part.init))
    start = try container.decode(Int64.self, forKey: .start)
    end = try container.decode(Int64.self, forKey: .end)
    guard problem == nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .parts, in: container, debugDescription: "The values do not make a grant.")
    }
    revocation = try container.decodeIfPresent(Int64.self, forKey: .revocation)
  }

  /// Encodes the grant.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(owner, forKey: .owner)
    try container.encode(recipient, forKey: .recipient)
    let names = Part.allCases.filter(parts.contains).map(\.rawValue)
    try container.encode(names + laterParts, forKey: .parts)
    try container.encode(start, forKey: .start)
    try container.encode(end, forKey: .end)
    try container.encodeIfPresent(revocation, forKey: .revocation)
  }
}
