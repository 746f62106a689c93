public import EventRegistration
public import Profiles

extension AccountSession {
  /// The requester at a registration desk, in the session's role; `nil` for people who register no
  /// children and offer no events.
  public var requester: Requester? {
    guard let person else { return nil }
    return switch role {
    case .anonymous, .member: nil
    case .parent: .parent(person)
    case .provider: .provider(person)
    case .administrator: .admin(person)
    }
  }
}

extension AdminTrail.Permit {
  /// Creates the permit of the person who is signed in, or returns `nil` if nobody is: all rights for
  /// a role that may edit the directory, and none for others.
  public init?(_ session: AccountSession) {
    guard let person = session.person else { return nil }
    self.init(person, session.authorize(.editDirectory) == .allowed ? Set(Right.allCases) : [])
  }
}
