public import HealthDomain
public import Observation

/// A screen of the app, to which a link, a notification, or a widget leads.
public enum AppScreen: Hashable, Sendable {
  /// A screen of the directory.
  case directory(AppRoute)
  /// A day in the calendar of cycles.
  case cycle(CalendarDate)
  /// The label scanner.
  case scan
  /// An event.
  case event(EventID)
  /// A screen of the journal.
  case journal(JournalStore.Screen)
}

/// Opens the right screen when the app starts, when a link arrives, and when a person signs in or out.
@MainActor @Observable
public final class LaunchStore {
  /// The destination of the app.
  public private(set) var destination: LaunchRoute<AppScreen>.Destination
  /// Why the last link opened nothing, in words, or `nil`.
  public private(set) var problem: String?

  @ObservationIgnored private var route: LaunchRoute<AppScreen>
  @ObservationIgnored private var session: AccountSession
  private let site: DeepLink.Site
  private let texts: MessageTables

  /// Creates the store of an app that starts.
  public init(for session: AccountSession, site: DeepLink.Site, texts: MessageTables) {
    (self.session, self.site, self.texts) = (session, site, texts)
    route = LaunchRoute(for: session)
    destination = route.destination
  }

  /// An action of the person, or news to the app.
  public enum Action: Sendable {
    /// Follows a link, as the system hands it over.
    case open(String)
    /// Signs in or out, or switches the role.
    case sessionChanged(AccountSession)
    /// Does not sign in, and forgets the link that waits for it.
    case cancelSignIn
  }

  /// Does what a person wants.
  public func send(_ action: Action) {
    problem = nil
    switch action {
    case .open(let text):
      guard let link = link(text) else { return }
      route.open(link, for: session)
    case .sessionChanged(let session):
      self.session = session
      route.sessionChanged(to: session)
    case .cancelSignIn: route.cancelSignIn(for: session)
    }
    destination = route.destination
    if case .refused(let decision) = destination {
      problem = texts.accountSessions.text(for: decision)
    }
  }

  /// Reads a shared link to a record, or one with the app's own scheme to a screen of the person.
  ///
  ///     https://health.example/r/market/7    healthy://journal/plan    healthy://cycle/2026-04-14
  private func link(_ text: String) -> LaunchRoute<AppScreen>.Link? {
    let own = "\(site.scheme)://"
    if text.hasPrefix(own), let screen = screen(text.dropFirst(own.count).split(separator: "/")) {
      switch screen {
      case .directory, .scan, .event: return .init(to: screen)
      case .cycle: return .init(to: screen, needing: .keepCycles)
      case .journal: return .init(to: screen, needing: .keepJournal)
      }
    }
    do {
      let link = try DeepLink(text, on: site)
      if link.item.kind == .event, let event = EventID(uuidString: link.item.id) {
        return .init(to: .event(event))
      }
      return .init(to: .directory(link.route))
    } catch {
      problem = error.description
      return nil
    }
  }

  private func screen(_ parts: [Substring]) -> AppScreen? {
    switch parts {
    case ["scan"]: .scan
    case ["journal"]: .journal(.entries)
    case ["journal", "new"]: .journal(.form)
    case ["journal", "plan"]: .journal(.plan)
    case ["list", "market"]: .directory(.list(.market))
    default:
      parts.count == 2 && parts[0] == "cycle"
        ? (try? CalendarDate(iso8601: String(parts[1]))).map(AppScreen.cycle) : nil
    }
  }
}
