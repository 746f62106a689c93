import HealthDomain
public import Observation

/// The stores of all screens, each with its file in one folder.
@MainActor @Observable
public final class AppStores {
  /// The tab on the screen.
  public var tab = Tab.directory
  /// The directory.
  public let directory: DirectoryStore
  /// The calendar of cycles.
  public let cycle: CycleStore
  /// The scanner.
  public let scan: ScanStore
  /// The account and the events.
  public let signUp: SignUpStore
  /// The journal.
  public let journal: JournalStore
  /// The links.
  public let launch: LaunchStore

  /// A tab.
  public enum Tab: Hashable, Sendable {
    /// The tab of a store.
    case directory, cycle, scan, events, journal
  }

  /// Opens all stores with sample records and a sample server.
  public init(
    in folder: String, on disk: any Disk = SystemDisk(), server: any SignUpServer = SampleServer(),
    clock: @escaping Clock
  ) throws {
    let texts = MessageTables().formatted
    let site = try DirectorySample.site()
    directory = DirectoryStore(
      try DirectorySample.directory(), of: .market, config: try DirectorySample.config(),
      site: site, in: "\(folder)/directory.json", on: disk, texts: texts, clock: clock)
    cycle = CycleStore(
      in: "\(folder)/cycle.json", on: disk, texts: texts, formats: .device, clock: clock)
    scan = ScanStore(in: "\(folder)/scans.json", on: disk, texts: texts, clock: clock)
    signUp = SignUpStore(
      in: "\(folder)/account.json", on: disk, server: server, texts: texts,
      formats: .device, clock: clock)
    journal = JournalStore(in: "\(folder)/journal.json", on: disk, texts: texts, clock: clock)
    launch = LaunchStore(for: signUp.session, site: site, texts: texts)
  }

  /// Follows a link, as the system hands it over.
  public func open(_ link: String) {
    launch.send(.sessionChanged(signUp.session))
    launch.send(.open(link))
    follow()
  }

  /// Opens the screen of a link that waited for the sign-in.
  public func sessionChanged() {
    launch.send(.sessionChanged(signUp.session))
    follow()
  }

  private func follow() {
    switch launch.destination {
    case .screen(.directory(let route)):
      directory.send(.open(route))
      tab = .directory
    case .screen(.cycle(let day)):
      cycle.send(.select(day))
      tab = .cycle
    case .screen(.scan): tab = .scan
    case .screen(.event(let event)):
      signUp.send(.open(.event(event)))
      tab = .events
    case .screen(.journal(let screen)):
      journal.send(.open(screen))
      tab = .journal
    case .signIn:
      signUp.send(.open(.signUp))
      tab = .events
    default: break
    }
  }
}
