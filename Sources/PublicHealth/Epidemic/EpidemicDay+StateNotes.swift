public import Geo

extension EpidemicDay {
  /// The notes of the source on a state: how it reports, and where.
  ///
  /// The notes are text of the source, in Markdown. Show them with the figures of the state: they explain
  /// corrections and changes of definitions.
  public struct StateNotes: Hashable, Sendable {
    /// The state.
    public let state: USState
    /// The notes, or `nil` if there are none.
    public let notes: String?
    /// The addresses of the state's own pages as the source wrote them, the main one first.
    public let pages: [String]
    /// The unit of the tests that the source prefers for the state, such as `"Specimens"`.
    public let preferredTestUnit: String?
  }
}

/// Encoded with the keys of the source's file `info.json`.
extension EpidemicDay.StateNotes: Codable {
  private typealias Key = EpidemicDay.Key

  private static let pageKeys = [
    "covid19Site", "covid19SiteSecondary", "covid19SiteTertiary", "covid19SiteQuaternary",
    "covid19SiteQuinary",
  ].map { Key($0) }
  private static let notesKey = Key("notes")
  private static let unitKey = Key("covidTrackingProjectPreferredTotalTestUnits")

  /// Decodes the notes on a state.
  ///
  /// Other fields are ignored.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    state = try container.decode(USState.self, forKey: .state)
    notes = try container.decodeIfPresent(String.self, forKey: Self.notesKey)
    preferredTestUnit = try container.decodeIfPresent(String.self, forKey: Self.unitKey)
    var pages: [String] = []
    for key in Self.pageKeys {
      guard let page = try container.decodeIfPresent(String.self, forKey: key), !page.isEmpty,
        !pages.contains(page)
      else { continue }
      pages.append(page)
    }
    self.pages = pages
  }

  /// Encodes the notes on a state.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(state, forKey: .state)
    try container.encodeIfPresent(notes, forKey: Self.notesKey)
    try container.encodeIfPresent(preferredTestUnit, forKey: Self.unitKey)
    for (key, page) in zip(Self.pageKeys, pages) { try container.encode(page, forKey: key) }
  }
}
