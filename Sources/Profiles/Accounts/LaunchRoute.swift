/// The screen that an app shows when it starts, when a link opens it, and when a person signs in or out.
///
///     var session = AccountSession()
///     let link = LaunchRoute<String>.Link(to: "journal", needing: .keepJournal)
///     var route = LaunchRoute<String>(for: session)            // .onboarding without an account
///     route.open(link, for: session)                           // .signIn: the link waits
///     session.signIn(ana, email: email, as: .parent)
///     route.sessionChanged(to: session)                        // .screen: checked again
///
/// A link to a public screen opens at once, even without an account. Any other link waits until somebody
/// signs in, and is then checked again for that person, who may be a different one.
public struct LaunchRoute<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// The destination of the app.
  public private(set) var destination: Destination

  /// The link that waits until somebody signs in, or `nil`.
  public private(set) var waitingLink: Link?

  /// A screen to which a link leads, with the capability that a person needs to see it.
  public struct Link: Hashable, Sendable {
    /// The screen.
    public let screen: Screen
    /// The capability that a person needs.
    public let capability: AccountRole.Capability
    /// The owners of the record on the screen, or `nil` if they do not matter.
    public let record: AccountSession.Ownership?

    /// Creates a link.
    public init(
      to screen: Screen, needing capability: AccountRole.Capability = .browse,
      record: AccountSession.Ownership? = nil
    ) {
      self.screen = screen
      self.capability = capability
      self.record = record
    }
  }

  /// A destination of the app.
  @nonexhaustive public enum Destination: Hashable, Sendable {
    /// The pages for somebody without an account.
    case onboarding
    /// The first screen.
    case home
    /// The screen of a link.
    case screen(Screen)
    /// The form for signing in, because a link needs an account.
    case signIn
    /// The first screen with the reason why a link does not open; never ``AccountSession/Decision/allowed``
    /// or ``AccountSession/Decision/needsSignIn``.
    case refused(AccountSession.Decision)
  }

  /// Creates the route of an app that starts, with or without a link.
  public init(for session: AccountSession, opening link: Link? = nil) {
    destination = Self.first(for: session)
    if let link { open(link, for: session) }
  }

  /// Opens a link, which replaces a waiting one.
  public mutating func open(_ link: Link, for session: AccountSession) {
    waitingLink = nil
    switch session.authorize(link.capability, for: link.record) {
    case .allowed: destination = .screen(link.screen)
    case .needsSignIn:
      destination = .signIn
      waitingLink = link
    case let decision: destination = .refused(decision)
    }
  }

  /// Updates the destination after somebody signed in, switched the role, or signed out.
  ///
  /// The waiting link is checked for the person who signed in. If nobody is signed in, the link is
  /// dropped, because it must not open for the next person who uses the device.
  public mutating func sessionChanged(to session: AccountSession) {
    let link = waitingLink
    waitingLink = nil
    destination = Self.first(for: session)
    if let link, session.person != nil { open(link, for: session) }
  }

  /// Drops the waiting link, and goes to the first screen, as after a tap on Cancel.
  public mutating func cancelSignIn(for session: AccountSession) {
    waitingLink = nil
    destination = Self.first(for: session)
  }

  private static func first(for session: AccountSession) -> Destination {
    session.person == nil ? .onboarding : .home
  }
}
