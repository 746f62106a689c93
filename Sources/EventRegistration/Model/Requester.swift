/// The person who makes a request, and the role in which they make it.
///
///     let requester = Requester.parent(kim)
///     requester.role  // .parent
@nonexhaustive public enum Requester: Hashable, Sendable {
  /// A parent, who acts for their children.
  case parent(PersonID)
  /// A provider, who acts for their own events.
  case provider(PersonID)
  /// An administrator, who acts for any event.
  case admin(PersonID)

  /// Creates a requester from a person and a role.
  public init(_ person: PersonID, as role: Role) {
    switch role {
    case .parent: self = .parent(person)
    case .provider: self = .provider(person)
    case .admin: self = .admin(person)
    }
  }

  /// The person.
  public var person: PersonID {
    switch self {
    case .parent(let person), .provider(let person), .admin(let person): person
    }
  }

  /// The role.
  public var role: Role {
    switch self {
    case .parent: .parent
    case .provider: .provider
    case .admin: .admin
    }
  }
}

extension Requester {
  /// The role in which a person makes a request.
  ///
  /// A person can have several roles, and makes each request in one of them.
  @nonexhaustive public enum Role: String, Hashable, CaseIterable, Sendable {
    /// A parent, who registers children for events.
    case parent
    /// A provider, who offers events.
    case provider
    /// An administrator, who manages the events of all providers.
    case admin

    /// Creates the role with a name, or returns `nil` if there is none.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }
}

/// Encoded as `{"role": "parent", "person": "…"}`.
extension Requester: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a requester.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(PersonID.self, forKey: .person),
      as: try container.decode(Role.self, forKey: .role))
  }

  /// Encodes the person and their role.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(role, forKey: .role)
    try container.encode(person, forKey: .person)
  }
}

/// Encoded as its name.
extension Requester.Role: CodedCase, Codable {}
