public import Geo

extension EpidemicDay {
  /// A file of the source, which a host reads from its own copy: the source itself has ended.
  ///
  ///     EpidemicDay.Endpoint.current(.state(.arizona)).path  // "/v1/states/az/current.json"
  public enum Endpoint: Hashable, Sendable {
    /// The newest row of the nation, as an array of one, or of a state, as an object.
    case current(Area)
    /// All rows of the nation or of a state, newest first.
    case daily(Area)
    /// The newest row of every state.
    case currentStates
    /// All rows of every state.
    case dailyStates
    /// The notes on a state: a ``EpidemicDay/StateNotes``.
    case notes(USState)
    /// The notes on every state.
    case notesOfStates

    /// The path, in lowercase, from the root of the source.
    public var path: String {
      switch self {
      case .current(let area): "/v1/\(Self.folder(of: area))/current.json"
      case .daily(let area): "/v1/\(Self.folder(of: area))/daily.json"
      case .currentStates: "/v1/states/current.json"
      case .dailyStates: "/v1/states/daily.json"
      case .notes(let state): "/v1/\(Self.folder(of: .state(state)))/info.json"
      case .notesOfStates: "/v1/states/info.json"
      }
    }

    /// Creates the endpoint with a path, or returns `nil` if no file has exactly this path.
    public init?(path: some StringProtocol) {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let area: Area?
      switch parts.count {
      case 4: area = parts[2] == "us" ? .nation : nil
      case 5: area = USState(parts[3]).map { .state($0) }
      default: return nil
      }
      let endpoint: Self? =
        switch (parts.last, area) {
        case ("current.json", let area): area.map { .current($0) } ?? .currentStates
        case ("daily.json", let area): area.map { .daily($0) } ?? .dailyStates
        case ("info.json", .state(let state)): .notes(state)
        case ("info.json", nil): .notesOfStates
        default: nil
        }
      // What is not written exactly like the path of an endpoint is none.
      guard let endpoint, endpoint.path == path else { return nil }
      self = endpoint
    }

    private static func folder(of area: Area) -> String {
      switch area {
      case .nation: "us"
      case .state(let state): "states/\(state.abbreviation.lowercased())"
      }
    }
  }
}
