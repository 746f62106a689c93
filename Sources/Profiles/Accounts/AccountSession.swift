public import Essentials

/// The session of a device: the person who is signed in, the person's role, and the profiles of all roles.
///
///     var session = AccountSession()
///     session.authorize(.keepLists)   // .needsSignIn
///     session.signIn(ana, email: email, as: .parent)
///     session.authorize(.keepLists)   // .allowed
///
/// The app checks the password or lets a server do it, and then calls ``signIn(_:email:as:profiles:)``. Store the
/// session to keep the person signed in. A server checks each command again with its own session, because the
/// owner of a device controls the session on it.
///
/// A session is personal, so it prints, dumps, and interpolates without its content.
public struct AccountSession: Hashable, Sendable, PrivateValue {
  /// The person who is signed in, or `nil`.
  public private(set) var person: PersonID?

  /// The role in which the person acts; ``AccountRole/anonymous`` if nobody is signed in.
  public private(set) var role = AccountRole.anonymous

  /// The person's address, or `nil` if nobody is signed in.
  public private(set) var email: EmailAddress?

  /// The profiles of all roles; empty if nobody is signed in.
  public private(set) var profiles = Profiles()

  /// Creates a session in which nobody is signed in.
  public init() {}

  /// The profiles of a person; switching the role keeps all of them.
  public struct Profiles: Hashable, Sendable, PrivateValue {
    /// The profile as a member.
    public var member: AccountForm.Member.Profile?
    /// The profile as a parent.
    public var parent: AccountForm.Parent.Profile?
    /// The profile as a provider.
    public var provider: AccountForm.Provider.Profile?
    /// The profile as somebody who cares for another person.
    public var caregiver: AccountForm.Caregiver.Profile?

    /// Creates profiles.
    public init(
      member: AccountForm.Member.Profile? = nil, parent: AccountForm.Parent.Profile? = nil,
      provider: AccountForm.Provider.Profile? = nil, caregiver: AccountForm.Caregiver.Profile? = nil
    ) {
      self.member = member
      self.parent = parent
      self.provider = provider
      self.caregiver = caregiver
    }
  }
}

extension AccountSession {
  /// The answer to a command.
  public enum Answer: Hashable, Sendable {
    /// It was done.
    case done
    /// There was nothing to do.
    case unchanged
    /// Nobody is signed in, so nothing changed.
    case needsSignIn
    /// The role has no profile yet, so nothing changed: show its form first.
    case needsProfile
    /// This account cannot have the role, so nothing changed.
    case needsAnotherRole
  }

  /// Signs in a person whose password was checked, and signs out the previous person.
  ///
  /// - Returns: ``Answer/needsAnotherRole`` for the role ``AccountRole/anonymous``, else
  ///   ``Answer/done``.
  @discardableResult
  public mutating func signIn(
    _ person: PersonID, email: EmailAddress, as role: AccountRole, profiles: Profiles = Profiles()
  ) -> Answer {
    guard role != .anonymous else { return .needsAnotherRole }
    self.person = person
    self.email = email
    self.role = role
    self.profiles = profiles
    return .done
  }

  /// Saves the person's profiles.
  @discardableResult
  public mutating func update(_ profiles: Profiles) -> Answer {
    guard person != nil else { return .needsSignIn }
    guard self.profiles != profiles else { return .unchanged }
    self.profiles = profiles
    return .done
  }

  /// Changes the role between member, parent, and provider, and keeps all profiles.
  ///
  /// Nobody becomes an administrator in this way, and an administrator keeps that role.
  @discardableResult
  public mutating func switchRole(to role: AccountRole) -> Answer {
    switch self.role.access(to: .switchRole) {
    case .needsSignIn: return .needsSignIn
    case .needsAnotherRole: return .needsAnotherRole
    case .allowed, .own: break
    }
    guard AccountRole.Capability.switchRole.roles.contains(role) else { return .needsAnotherRole }
    guard role != self.role else { return .unchanged }
    if role == .parent, profiles.parent == nil { return .needsProfile }
    if role == .provider, profiles.provider == nil { return .needsProfile }
    self.role = role
    return .done
  }

  /// Signs the person out, and forgets everything about the person.
  ///
  /// Delete what the app stored for the person as well.
  @discardableResult
  public mutating func end() -> Answer {
    guard person != nil else { return .unchanged }
    self = AccountSession()
    return .done
  }

  /// Whether the role has no profile yet, as after signing up.
  public var isProfileMissing: Bool {
    switch role {
    case .parent: profiles.parent == nil
    case .provider: profiles.provider == nil
    case .anonymous, .member, .administrator: false
    }
  }
}
