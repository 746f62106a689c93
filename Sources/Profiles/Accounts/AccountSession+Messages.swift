extension AccountSession {
  /// The texts of roles, refusals, and the settings screen, in English unless the host replaces them.
  ///
  ///     let messages = AccountSession.Messages()
  ///     show(messages.text(for: AccountSession().authorize(.keepLists)))   // "Sign in to use this."
  public struct Messages: Sendable {
    /// Creates the English texts.
    public init() {}

    /// The names of roles, for the choice between them.
    public var roles: [AccountRole: String] = [
      .anonymous: "Guest", .member: "Member", .parent: "Parent", .provider: "Provider",
      .administrator: "Administrator",
    ]

    /// Shown if somebody has to sign in first.
    public var needsSignIn = "Sign in to use this."
    /// Shown if the role may not do it.
    public var needsAnotherRole =
      "Your role does not include this. You can change it in the settings."
    /// Shown if the record belongs to somebody else.
    public var notOwned = "This belongs to somebody else."
    /// Shown if the person owns what the record is about.
    public var ownSubject = "You cannot rate or review what is your own."
    /// Shown if a role has no profile yet.
    public var needsProfile = "Fill in your profile first."

    /// The titles of the settings screen.
    public var settings: [SettingsRow: String] = [
      .signUp: "Create an Account", .signIn: "Sign In", .profile: "Profile",
      .favorites: "Favorites", .notifications: "Notifications", .subscriptions: "Subscriptions",
      .switchRole: "Switch Role", .passcode: "Passcode", .shares: "Sharing",
      .exportData: "Export My Data", .deleteAccount: "Delete My Account", .about: "About",
      .contact: "Contact", .privacy: "Privacy", .terms: "Terms of Use", .signOut: "Sign Out",
    ]

    /// Returns what to tell a person, or an empty text if the person may do it.
    public func text(for decision: Decision) -> String {
      switch decision {
      case .allowed: ""
      case .needsSignIn: needsSignIn
      case .needsAnotherRole: needsAnotherRole
      case .notOwned: notOwned
      case .ownSubject: ownSubject
      }
    }

    /// Returns what to tell a person after a command, or an empty text if there is nothing to tell.
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
