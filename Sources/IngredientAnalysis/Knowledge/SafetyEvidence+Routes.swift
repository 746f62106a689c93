extension SafetyEvidence.Routes: NamedOptions {
  static var names: [(option: Self, name: String)] {
    [
      (.oral, "oral"),
      (.leaveOn, "leaveOn"),
      (.rinseOff, "rinseOff"),
      (.inhaled, "inhaled"),
    ]
  }
}

extension SafetyEvidence.Routes: CustomStringConvertible {
  /// The names of the routes, such as `[oral, inhaled]`.
  public var description: String { text }
}

/// Encoded as a list of names.
extension SafetyEvidence.Routes: Codable {
  /// Decodes a set from the names of the routes.
  ///
  /// - Throws: `DecodingError`, also for an unknown name.
  public init(from decoder: any Decoder) throws { try self.init(namesFrom: decoder) }

  /// Encodes the names of the routes.
  public func encode(to encoder: any Encoder) throws { try encodeNames(to: encoder) }
}
