/// The role of a person in an app, which decides the person's permissions.
///
///     AccountRole.parent.access(to: .registerChild)      // .own
///     AccountRole.anonymous.access(to: .registerChild)   // .needsSignIn
///     AccountRole.Capability.registerChild.roles         // [.parent]
///
/// No role can read the journal, the cycle, or the children of another person: there is no
/// capability for it. Only a ``ShareGrant`` lets another person see a part.
@nonexhaustive
public enum AccountRole: String, CaseIterable, Hashable, Sendable, CodedCase, Codable {
  /// Somebody who has not signed in.
  case anonymous
  /// Somebody with an account.
  case member
  /// Somebody who registers children for events.
  case parent
  /// Somebody who offers events, or who owns a place of the directory.
  case provider
  /// Somebody who edits the directory and moderates reviews.
  case administrator

  /// Creates a role from its name, or returns `nil` for an unknown name.
  public init?(rawValue: String) {
    guard let value = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = value
  }

  /// The extent to which a role may use a capability.
  @nonexhaustive public enum Access: Hashable, Sendable {
    /// For all records.
    case allowed
    /// For the person's own records.
    case own
    /// Not before the person signs in.
    case needsSignIn
    /// Not in this role.
    case needsAnotherRole
  }

  /// Returns the extent to which the role may use a capability.
  public func access(to capability: Capability) -> Access {
    let rule = capability.rule
    guard self != .anonymous else { return rule.isForAnyone ? .allowed : .needsSignIn }
    guard rule.roles.contains(self) else { return .needsAnotherRole }
    return rule.isForOwnRecords ? .own : .allowed
  }
}

extension AccountRole {
  /// An action in an app that only some roles may perform.
  @nonexhaustive
  public enum Capability: String, CaseIterable, Hashable, Sendable, CodedCase, Codable {
    /// List, search, filter, and map records, open one, and follow its links and directions.
    case browse
    /// Share or print the card of a public record.
    case sharePublicRecords
    /// Read epidemic figures, guidance, and test sites.
    case readGuidance
    /// Check a label without keeping it.
    case checkLabels
    /// Open the screens of favorites, notifications, and subscriptions, which are limited without an account.
    case openPersonalScreens
    /// Search communities.
    case searchCommunities
    /// Join a community.
    case joinCommunities
    /// Keep favorites, shopping lists, places, and the history of scans.
    case keepLists
    /// Keep reminders.
    case keepReminders
    /// Subscribe to news.
    case subscribe
    /// Edit the profile.
    case editProfile
    /// Export the person's data.
    case exportData
    /// Delete the account.
    case deleteAccount
    /// Switch between the roles of member, parent, and provider.
    case switchRole
    /// Register a child for an event, and see the person's registrations.
    case registerChild
    /// Add, edit, and cancel an event.
    case manageEvents
    /// Record the attendance at an event.
    case recordAttendance
    /// Choose a plan for events.
    case choosePlan
    /// Write, edit, and delete a review.
    case writeReviews
    /// Vote on a review.
    case voteOnReviews
    /// Flag a review.
    case flagReviews
    /// Answer reviews of the person's own place, event, or product.
    case answerReviews
    /// Moderate reviews and communities.
    case moderate
    /// Keep a journal.
    case keepJournal
    /// Keep a log of cycles.
    case keepCycles
    /// Grant and revoke a share of the person's own data.
    case grantShares
    /// Set a passcode on this device.
    case setPasscode
    /// Edit, add, and import records, and edit buttons, titles, and filters.
    case editDirectory

    /// Creates a capability from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) {
      guard let value = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = value
    }

    /// The roles that have the capability, in the order of the cases.
    public var roles: [AccountRole] {
      AccountRole.allCases.filter { role in
        switch role.access(to: self) {
        case .allowed, .own: true
        case .needsSignIn, .needsAnotherRole: false
        }
      }
    }
  }
}

extension AccountRole.Capability {
  /// The rule that decides who has a capability.
  struct Rule {
    var roles: Set<AccountRole>
    var isForAnyone = false
    var isForOwnRecords = false
  }

  var rule: Rule {
    let everybody: Set<AccountRole> = [.member, .parent, .provider, .administrator]
    return switch self {
    case .browse, .sharePublicRecords, .readGuidance, .checkLabels, .openPersonalScreens,
      .searchCommunities:
      Rule(roles: everybody, isForAnyone: true)
    case .joinCommunities: Rule(roles: everybody)
    case .keepLists, .keepReminders, .subscribe, .editProfile, .exportData, .deleteAccount,
      .writeReviews, .voteOnReviews, .flagReviews, .keepJournal, .keepCycles, .grantShares,
      .setPasscode:
      Rule(roles: everybody, isForOwnRecords: true)
    case .switchRole: Rule(roles: [.member, .parent, .provider])
    case .registerChild: Rule(roles: [.parent], isForOwnRecords: true)
    case .manageEvents, .recordAttendance, .choosePlan, .answerReviews:
      Rule(roles: [.provider], isForOwnRecords: true)
    case .moderate, .editDirectory: Rule(roles: [.administrator])
    }
  }

  /// Whether nobody may use it on what the person owns, such as a review of the person's own market.
  var excludesOwnSubject: Bool {
    self == .writeReviews || self == .voteOnReviews || self == .flagReviews
  }
}
