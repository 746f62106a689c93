internal import Essentials
public import Geo

extension AccountForm {
  /// The part of an address between the city and the ZIP code: a state, or a region of military mail.
  ///
  ///     AccountForm.PostalRegion("Arizona")   // .state(.arizona)
  ///     AccountForm.PostalRegion("ae")        // .armedForcesEurope
  ///
  /// The mail of a base abroad or a ship has APO, FPO, or DPO in place of the city and AA, AE, or
  /// AP in place of the state. ZIP codes that begin with 340 belong to AA, those from 090 to 098 to
  /// AE, and those from 962 to 966 to AP (US Postal Service, Domestic Mail Manual 703.2.2.1, as
  /// revised in Postal Bulletin 22414, 2015).
  @nonexhaustive public enum PostalRegion: Hashable, Sendable {
    /// A state, the District of Columbia, or a territory.
    case state(USState)
    /// AA: the Americas except Canada.
    case armedForcesAmericas
    /// AE: Europe, the Middle East, Africa, and Canada.
    case armedForcesEurope
    /// AP: the Pacific.
    case armedForcesPacific

    private static let military: [(region: Self, abbreviation: String, name: String)] = [
      (.armedForcesAmericas, "AA", "armed forces americas"),
      (.armedForcesEurope, "AE", "armed forces europe"),
      (.armedForcesPacific, "AP", "armed forces pacific"),
    ]

    /// Creates a region from its name or two-letter abbreviation in any case, or returns `nil` for another
    /// text; white space at the ends is ignored.
    ///
    /// - Complexity: O(*n*)
    public init?(_ text: some StringProtocol) {
      let text = Substring(text).trimmingBlanks
      if let state = USState(text) ?? USState(name: text) {
        self = .state(state)
        return
      }
      // A longer text is none of the names, however long it is.
      guard text.utf8.prefix(23).count < 23 else { return nil }
      let typed = text.lowercased()
      let known = Self.military.first { $0.abbreviation.lowercased() == typed || $0.name == typed }
      guard let known else { return nil }
      self = known.region
    }

    /// The two letters of an address.
    public var abbreviation: String {
      switch self {
      case .state(let state): state.abbreviation
      case .armedForcesAmericas: "AA"
      case .armedForcesEurope: "AE"
      case .armedForcesPacific: "AP"
      }
    }

    /// The state, or `nil` for military mail.
    public var state: USState? {
      if case .state(let state) = self { state } else { nil }
    }

    /// Creates the region of military mail to which a ZIP code belongs, or returns `nil` for another code.
    private init?(militaryMailTo zipCode: ZIPCode) {
      switch String(zipCode.description.prefix(3)) {
      case "340": self = .armedForcesAmericas
      case "090"..."098": self = .armedForcesEurope
      case "962"..."966": self = .armedForcesPacific
      default: return nil
      }
    }

    /// Whether a ZIP code may belong to the region.
    ///
    /// Only the codes of military mail and those of Arizona, 850 to 865, are known here.
    func mayHave(_ zipCode: ZIPCode) -> Bool {
      if let military = Self(militaryMailTo: zipCode) { return self == military }
      guard let state else { return false }
      let isArizona = ("850"..."865").contains(String(zipCode.description.prefix(3)))
      return isArizona == (state == .arizona)
    }
  }
}
