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
  ///
  /// It is also ``AccountRole/anonymous`` for a stored role that this version does not know, which is written
  /// back unchanged.
  public private(set) var role = AccountRole.anonymous {
    didSet { unknownRole = nil }
  }

  /// The name of a role of a newer version.
  private var unknownRole: String?

  /// The person's address, or `nil` if nobody is signed in.
  public private(set) var email: EmailAddress?

  /// The profiles of all roles; empty if nobody is signed in.
  public private(set) var profiles = RoleProfiles()

  /// Creates a session in which nobody is signed in.
  public init() {}

  /// The profiles of a person; switching the role keeps all of them.
  public struct RoleProfiles: Hashable, Sendable, PrivateValue {
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
  @nonexhaustive public enum Answer: Hashable, Sendable {
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
    _ person: PersonID, email: EmailAddress, as role: AccountRole,
    profiles: RoleProfiles = RoleProfiles()
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
  public mutating func update(_ profiles: RoleProfiles) -> Answer {
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

  /// Signs the person out, and removes all of the person's data from the session.
  ///
  /// Also delete the data that the app stored for the person.
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

extension AccountSession {
  /// The owner of a record, and the owner of its subject.
  public struct Ownership: Hashable, Sendable, PrivateValue {
    /// The owner of the record, or `nil` for a new record of the person who asks.
    public var owner: PersonID?
    /// The owner of the record's subject, or `nil` if nobody owns it: the provider whose market is
    /// reviewed, or the author of the review that is voted on.
    public var subjectOwner: PersonID?

    /// Creates an ownership.
    public init(owner: PersonID? = nil, subjectOwner: PersonID? = nil) {
      self.owner = owner
      self.subjectOwner = subjectOwner
    }
  }

  /// The decision whether a person may do something.
  @nonexhaustive public enum Decision: Hashable, Sendable {
    /// The person may do it.
    case allowed
    /// The person has to sign in first.
    case needsSignIn
    /// The person's role may not do it; ``AccountRole/Capability/roles`` names those that may.
    case needsAnotherRole
    /// The record belongs to somebody else.
    case notOwned
    /// The person owns the subject of the record, and people may not review or vote on their own things.
    case ownSubject
  }

  /// Decides whether the person may use a capability on a record.
  ///
  /// It checks the sign-in first, then the role, and then the owner of the record.
  ///
  /// - Parameters:
  ///   - capability: The capability that the person wants to use.
  ///   - record: Whose record it is, or `nil` to ask whether the person may do it at all, such as
  ///     whether a button is shown.
  /// - Returns: The decision.
  public func authorize(
    _ capability: AccountRole.Capability, for record: Ownership? = nil
  ) -> Decision {
    switch role.access(to: capability) {
    case .needsSignIn: return .needsSignIn
    case .needsAnotherRole: return .needsAnotherRole
    case .allowed: return .allowed
    case .own: break
    }
    guard let record else { return .allowed }
    guard record.owner == nil || record.owner == person else { return .notOwned }
    let ownsSubject = record.subjectOwner != nil && record.subjectOwner == person
    if capability == .answerReviews, !ownsSubject { return .notOwned }
    // Also in another role of the same account: a provider who switches to parent stays the owner.
    if capability.excludesOwnSubject, ownsSubject { return .ownSubject }
    return .allowed
  }
}

extension AccountSession {
  /// An entry of the settings screen.
  @nonexhaustive public enum SettingsRow: CaseIterable, Hashable, Sendable {
    /// Creates an account.
    case signUp
    /// Signs in.
    case signIn
    /// The profile.
    case profile
    /// The favorites.
    case favorites
    /// The notifications.
    case notifications
    /// The subscriptions.
    case subscriptions
    /// The choice between member, parent, and provider.
    case switchRole
    /// The passcode on this device.
    case passcode
    /// The shares with other people.
    case shares
    /// The export of the person's data.
    case exportData
    /// The deletion of the account.
    case deleteAccount
    /// About the app.
    case about
    /// The address for questions.
    case contact
    /// The privacy policy.
    case privacy
    /// The terms of use.
    case terms
    /// Signs out.
    case signOut
  }

  /// An entry of the settings screen, and whether it asks the person to sign in.
  public struct SettingsItem: Hashable, Identifiable, Sendable {
    /// The entry.
    public let row: SettingsRow
    /// Whether the screen is limited until the person signs in, and leads there.
    public let leadsToSignIn: Bool

    /// The entry.
    public var id: SettingsRow { row }
  }

  /// The settings that the person sees, in order.
  public var settings: [SettingsItem] {
    SettingsRow.allCases.compactMap { row in
      switch row {
      case .signUp, .signIn:
        return person == nil ? SettingsItem(row: row, leadsToSignIn: true) : nil
      case .signOut: return person == nil ? nil : SettingsItem(row: row, leadsToSignIn: false)
      default: break
      }
      guard let capability = row.capability else {
        return SettingsItem(row: row, leadsToSignIn: false)
      }
      switch authorize(capability) {
      case .allowed: return SettingsItem(row: row, leadsToSignIn: false)
      case .needsSignIn:
        return row.isShownToAnyone ? SettingsItem(row: row, leadsToSignIn: true) : nil
      case .needsAnotherRole, .notOwned, .ownSubject: return nil
      }
    }
  }
}

extension AccountSession.SettingsRow {
  /// The capability that a person needs to use the entry.
  fileprivate var capability: AccountRole.Capability? {
    switch self {
    case .profile: .editProfile
    case .favorites: .keepLists
    case .notifications: .keepReminders
    case .subscriptions: .subscribe
    case .switchRole: .switchRole
    case .passcode: .setPasscode
    case .shares: .grantShares
    case .exportData: .exportData
    case .deleteAccount: .deleteAccount
    case .signUp, .signIn, .about, .contact, .privacy, .terms, .signOut: nil
    }
  }

  /// Whether the entry is shown without an account, as a limited screen that leads to signing in.
  fileprivate var isShownToAnyone: Bool {
    switch self {
    case .profile, .favorites, .notifications, .subscriptions: true
    default: false
    }
  }
}

extension AccountSession {
  /// The texts of roles, refusals, and the settings screen, in English unless the host replaces them.
  ///
  ///     let messages = AccountSession.Messages()
  ///     show(messages.text(for: AccountSession().authorize(.keepLists)))   // "Sign in to use this."
  public struct Messages: Sendable {
    /// Creates the English texts.
    public init() {}

    /// The names of roles, for the choice between them.
    public package(set) var roles: [AccountRole: String] = [
      .anonymous: "Guest", .member: "Member", .parent: "Parent", .provider: "Provider",
      .administrator: "Administrator",
    ]

    /// Shown if somebody has to sign in first.
    package var needsSignIn = "Sign in to use this."
    /// Shown if the role may not do it.
    package var needsAnotherRole =
      "You cannot do this in your current role. You can switch roles in the settings."
    /// Shown if the record belongs to somebody else.
    package var notOwned = "This belongs to another person."
    /// Shown if the person owns what the record is about.
    package var ownSubject = "You cannot rate or review your own items."
    /// Shown if a role has no profile yet.
    package var needsProfile = "Fill in your profile first."

    /// The titles of the settings screen.
    public package(set) var settings: [SettingsRow: String] = [
      .signUp: "Create an Account", .signIn: "Sign In", .profile: "Profile",
      .favorites: "Favorites", .notifications: "Notifications", .subscriptions: "Subscriptions",
      .switchRole: "Switch Role", .passcode: "Passcode", .shares: "Sharing",
      .exportData: "Export My Data", .deleteAccount: "Delete My Account", .about: "About",
      .contact: "Contact", .privacy: "Privacy", .terms: "Terms of Use", .signOut: "Sign Out",
    ]

    /// Returns the message for a person, or an empty text if the person may do it.
    public func text(for decision: Decision) -> String {
      switch decision {
      case .allowed: ""
      case .needsSignIn: needsSignIn
      case .needsAnotherRole: needsAnotherRole
      case .notOwned: notOwned
      case .ownSubject: ownSubject
      }
    }

    /// Returns the message for a person after a command, or an empty text if no message is needed.
    public func text(for answer: Answer) -> String {
      switch answer {
      case .done, .unchanged: ""
      case .needsSignIn: needsSignIn
      case .needsProfile: needsProfile
      case .needsAnotherRole: needsAnotherRole
      }
    }
  }
}

/// Encoded as the person, the address, the role, and the profiles; an empty object if nobody is signed in.
extension AccountSession: Codable {
  private enum CodingKeys: String, CodingKey {
    case person, email, role, profiles
  }

  /// Decodes a session.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for a person without an address
  ///   or with the role ``AccountRole/anonymous``.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let person = try container.decodeIfPresent(PersonID.self, forKey: .person) else { return }
    let name = try container.decode(KnownOrKept<AccountRole>.self, forKey: .role)
    let answer = signIn(
      person, email: try container.decode(EmailAddress.self, forKey: .email),
      as: name.known ?? .member,
      profiles: try container.decodeIfPresent(RoleProfiles.self, forKey: .profiles)
        ?? RoleProfiles())
    guard answer == .done else {
      throw DecodingError.dataCorruptedError(
        forKey: .role, in: container, debugDescription: "A person cannot have the role.")
    }
    guard let kept = name.kept else { return }
    role = .anonymous
    unknownRole = kept.text
  }

  /// Encodes the session with its profiles: encrypt the result.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    guard let person else { return }
    try container.encode(person, forKey: .person)
    try container.encodeIfPresent(email, forKey: .email)
    try container.encode(unknownRole ?? role.rawValue, forKey: .role)
    if profiles != RoleProfiles() { try container.encode(profiles, forKey: .profiles) }
  }
}

/// Encoded by the names of the roles, without profiles that are missing.
extension AccountSession.RoleProfiles: Codable {
  private enum CodingKeys: String, CodingKey {
    case member, parent, provider, caregiver
  }

  /// Decodes profiles.
  ///
  /// - Throws: `DecodingError`, which does not repeat a text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      member: try container.decodeIfPresent(AccountForm.Member.Profile.self, forKey: .member),
      parent: try container.decodeIfPresent(AccountForm.Parent.Profile.self, forKey: .parent),
      provider: try container.decodeIfPresent(AccountForm.Provider.Profile.self, forKey: .provider),
      caregiver: try container.decodeIfPresent(
        AccountForm.Caregiver.Profile.self, forKey: .caregiver))
  }

  /// Encodes the profiles.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(member, forKey: .member)
    try container.encodeIfPresent(parent, forKey: .parent)
    try container.encodeIfPresent(provider, forKey: .provider)
    try container.encodeIfPresent(caregiver, forKey: .caregiver)
  }
}

#if !hasFeature(Embedded)
extension AccountSession.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.texts("roles", &roles)
    entries.text("needsSignIn", &needsSignIn)
    entries.text("needsAnotherRole", &needsAnotherRole)
    entries.text("notOwned", &notOwned)
    entries.text("ownSubject", &ownSubject)
    entries.text("needsProfile", &needsProfile)
    entries.texts(
      "settings", &settings,
      [
        .signUp: "signUp", .signIn: "signIn", .profile: "profile", .favorites: "favorites",
        .notifications: "notifications", .subscriptions: "subscriptions",
        .switchRole: "switchRole", .passcode: "passcode", .shares: "shares",
        .exportData: "exportData", .deleteAccount: "deleteAccount", .about: "about",
        .contact: "contact", .privacy: "privacy", .terms: "terms", .signOut: "signOut",
      ])
  }
}
#endif
