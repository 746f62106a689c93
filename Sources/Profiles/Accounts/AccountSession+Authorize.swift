public import Essentials

extension AccountSession {
  /// The owner of a record, and the owner of its subject.
  public struct Ownership: Hashable, Sendable, PrivateValue {
    /// The owner of the record, or `nil` for a new record of the person who asks.
    public var owner: PersonID?
    /// The owner of what the record is about, or `nil` if nobody owns it: the provider whose market is
    /// reviewed, or the author of the review that is voted on.
    public var subjectOwner: PersonID?

    /// Creates an ownership.
    public init(owner: PersonID? = nil, subjectOwner: PersonID? = nil) {
      self.owner = owner
      self.subjectOwner = subjectOwner
    }
  }

  /// The decision whether a person may do something.
  public enum Decision: Hashable, Sendable {
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

  /// Decides whether the person may do something with a record.
  ///
  /// It checks the sign-in first, then the role, then the owner of the record.
  ///
  /// - Parameters:
  ///   - capability: What the person wants to do.
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
  public enum SettingsRow: CaseIterable, Hashable, Sendable {
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
  /// What a person must be able to do to use the entry.
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
