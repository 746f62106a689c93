extension EventRecord {
  /// The status of an event.
  public enum Status: Hashable, Sendable {
    /// The event is a draft, which only its provider sees.
    case draft
    /// The event is published, and parents can register in its registration window.
    case published
    /// The event is published, and registration was closed at this instant, in seconds since
    /// 1970-01-01 00:00 UTC.
    case closed(at: Int64)
    /// The event was canceled for this reason.
    case cancelled(reason: String)
  }
}

/// Encoded as `{"kind": "draft"}`, `{"kind": "published"}`, `{"kind": "closed", "at": 1770000000}`,
/// or `{"kind": "cancelled", "reason": "…"}`.
extension EventRecord.Status: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CaseIterable, Codable {
    case draft
    case published
    case closed
    case cancelled

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a status.
  ///
  /// - Throws: `DecodingError`, also for a time outside the years 1 to 9999, and for a reason that is
  ///   too long.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .draft: self = .draft
    case .published: self = .published
    case .closed: self = .closed(at: try container.decodeInstant(.at))
    case .cancelled: self = .cancelled(reason: try container.decodeReason(.reason))
    }
  }

  /// Encodes the status.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .draft:
      try container.encode(Kind.draft, forKey: .kind)
    case .published:
      try container.encode(Kind.published, forKey: .kind)
    case .closed(let time):
      try container.encode(Kind.closed, forKey: .kind)
      try container.encode(time, forKey: .at)
    case .cancelled(let reason):
      try container.encode(Kind.cancelled, forKey: .kind)
      try container.encode(reason, forKey: .reason)
    }
  }
}
