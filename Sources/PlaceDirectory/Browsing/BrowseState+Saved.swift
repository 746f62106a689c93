import Essentials
import Geo
import TextSearch

extension BrowseState {
  /// The applied choices and the search of a person, for an app that the system may end at any
  /// time.
  ///
  ///     let saved = markets.saved           // encode it with the app's other values
  ///     markets.update(.restored(saved))    // after the next launch
  ///
  /// It does not contain the draft, the time, or the person's location. Whatever its source,
  /// ``Update/restored(_:)`` takes only choices that are possible on the filter screen.
  public struct Saved: Hashable, Sendable {
    fileprivate var location: LocationSelection
    /// The sections with an applied choice, with only the buttons of these.
    fileprivate var filters: [AdminConfig.FilterSection]
    fileprivate var dates: ClosedRange<CalendarDate>?
    fileprivate var text: String?
    fileprivate var isMap: Bool
    /// What a newer version wrote, such as a choice that this version does not know.
    fileprivate var unknownFields = UnknownFields()
  }

  /// The applied choices and the search.
  ///
  /// - Complexity: O(*n*) in the number of buttons
  public var saved: Saved {
    Saved(
      location: location.applied,
      filters: feature.filters.compactMap { section in
        var section = section
        section.buttons.removeAll { !applied.choices.contains($0.choice) }
        // Buttons that this version does not know are not chosen.
        section.unknownFields = UnknownFields()
        return section.buttons.isEmpty ? nil : section
      },
      dates: applied.dates, text: text?.text, isMap: presentation == .map)
  }

  /// Applies the saved choices that are possible, and reports the others.
  mutating func restore(_ saved: Saved, _ change: inout Change) {
    text = saved.text.flatMap { try? SearchIndex.Query($0) }
    (presentation, preview) = (saved.isMap ? .map : .list, nil)
    location = LocationFilter()
    (draft, applied) = (Criteria(), Criteria())
    location.update(.citiesOffered(section(of: .location) == nil ? nil : listedCities))
    switch saved.location {
    case .anywhere: break
    case .cities(let selection):
      for city in selection.cities { _ = send(.selectCity(city)) }
    case .zipCode(let zipCode): _ = send(.enterZIPCode(zipCode.description))
    }
    for button in saved.filters.flatMap(\.buttons) { _ = send(.select(button.choice)) }
    if let dates = saved.dates { _ = send(.selectDates(dates)) }
    // The place of a ZIP code may be known no longer.
    if obstacleToApplying != nil {
      draft.choices = draft.choices.filter { $0.criterion != .distance }
    }
    _ = send(.apply)
    if !location.applied.hasPlaces(of: saved.location) {
      change.dropped.append(.location(saved.location))
    }
    if let dates = saved.dates, applied.dates != dates { change.dropped.append(.dates(dates)) }
    for button in saved.filters.flatMap(\.buttons) where !applied.choices.contains(button.choice) {
      change.dropped.append(.button(button))
    }
    change.location = reportLocation()
  }
}

extension LocationSelection {
  /// Whether it has the same cities or ZIP code as another one, whoever selected them.
  fileprivate func hasPlaces(of other: Self) -> Bool {
    guard case .cities(let own) = self, case .cities(let others) = other else {
      return self == other
    }
    return own.cities == others.cities
  }
}

/// Encoded by the names of its parts, without those that are empty. What a newer version wrote is kept.
extension BrowseState.Saved: Codable {
  private enum CodingKeys: String, CodingKey {
    case location, filters, from, to, text, isMap
  }

  /// Decodes the saved choices.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    location = try container.decodeIfPresent(LocationSelection.self, forKey: .location) ?? .anywhere
    unknownFields = try UnknownFields(of: decoder, except: CodingKeys.self)
    filters = try unknownFields.decodeList(.filters, of: container)
    if let from = try container.decodeIfPresent(CalendarDate.self, forKey: .from) {
      let to = try container.decode(CalendarDate.self, forKey: .to)
      guard from <= to else {
        throw DecodingError.dataCorruptedError(
          forKey: .to, in: container, debugDescription: "The last date is before the first one.")
      }
      dates = from...to
    }
    text = try container.decodeIfPresent(String.self, forKey: .text)
    isMap = try container.decodeIfPresent(Bool.self, forKey: .isMap) ?? false
  }

  /// Encodes the saved choices.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if location != .anywhere { try container.encode(location, forKey: .location) }
    var unknown = unknownFields
    try unknown.encode(list: filters, .filters, into: &container)
    try container.encodeIfPresent(dates?.lowerBound, forKey: .from)
    try container.encodeIfPresent(dates?.upperBound, forKey: .to)
    try container.encodeIfPresent(text, forKey: .text)
    if isMap { try container.encode(true, forKey: .isMap) }
    try unknown.encode(to: encoder)
  }
}
