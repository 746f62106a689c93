/// Who asks for something: a person in the role in which they act.
///
///     let requester = Requester.parent(kim)
///     requester.role  // .parent
public enum Requester: Hashable, Sendable {
  /// A parent, for their children.
  case parent(PersonID)
  /// A provider, for their own events.
  case provider(PersonID)
  /// An administrator, for any event.
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

  /// The role in which the person acts.
  public var role: Role {
    switch self {
    case .parent: .parent
    case .provider: .provider
    case .admin: .admin
    }
  }
}
