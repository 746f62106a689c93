public import EventRegistration
public import Profiles

extension AccountSession {
  /// Who makes requests to a registration desk, in the session's role; `nil` for people who register no
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
