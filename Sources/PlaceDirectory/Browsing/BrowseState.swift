public import Essentials
public import Geo
public import TextSearch

/// The state of a person who browses items of one kind: the filters, the list or map, and the known place and
/// time.
///
///     var markets = BrowseState(.market, config: config, at: moment)
///     markets.update(.directoryChanged(directory))
///     markets.update(.locationFound(here))                // preselects the city
///     let answer = markets.send(.select(.label("SNAP", of: "payment")))
///     markets.viewState(in: directory).draftCount         // 12, before the person applies it
///
/// Call ``send(_:)`` for the actions of a person, and ``update(_:)`` for new information from the
/// host. The filter screen edits the ``draft``, and the list shows the records that pass the
/// ``query``. The query changes when the person applies the draft or clears all filters, and when
/// an applied filter is no longer possible.
///
/// The state owns the `LocationFilter` for cities and ZIP codes, and only the state sends it actions and
/// updates, so that one bar and one confirmation cover all filters. It holds no records: calls that count
/// take the directory.
public struct BrowseState: Equatable, Sendable {
  /// The kind of items.
  public let kind: ItemKind

  /// The filters and titles from the administrator.
  ///
  /// A kind that the configuration does not list has no filters.
  public internal(set) var feature: AdminConfig.Feature

  /// The choice of cities or a ZIP code.
  public internal(set) var location = LocationFilter()

  /// The choices on the filter screen, except for the cities or the ZIP code.
  public internal(set) var draft = Criteria()

  /// The filters of the list, except for the cities or the ZIP code.
  public internal(set) var applied = Criteria()

  /// The text for which the person searches in the list, or `nil`.
  ///
  /// It is part of every query and number, and stays when the filters are cleared.
  public internal(set) var text: SearchIndex.Query?

  /// Whether the person sees a list or a map.
  public internal(set) var presentation = Presentation.list

  /// The record whose pin the person tapped on the map.
  public internal(set) var preview: ItemReference?

  /// The sections of the filter screen that show all buttons.
  public internal(set) var expandedSections: Set<AdminConfig.Criterion> = []

  /// The time.
  public internal(set) var moment: Moment

  /// The person's location, or `nil` if the location is off or not known yet.
  public internal(set) var coordinate: Coordinate?

  /// The center for the distances of the list: the person's location when it was found, or later at
  /// the last ``Action/apply``, ``Action/confirmClear``, or ``Action/refresh``.
  ///
  /// So the list keeps its order, and the cursor of a page stays valid, while a person moves and a phone
  /// reports each move.
  public internal(set) var center: Coordinate?

  /// The ZIP codes and cities for finding places.
  public let places: PlaceTable

  var defaultPlace: ReferencePoint.NamedPlace
  /// The cities in which there are records of the kind, once the directory is known.
  var listedCities: [City]?

  /// Creates a state without filters, with the location off.
  ///
  /// - Parameters:
  ///   - kind: The kind of items.
  ///   - config: The administrator's configuration.
  ///   - places: A table for finding the city of a location and the place of a ZIP code.
  ///   - moment: The time.
  public init(
    _ kind: ItemKind, config: AdminConfig, places: PlaceTable = PlaceTable(), at moment: Moment
  ) {
    self.kind = kind
    self.places = places
    self.moment = moment
    feature = config[kind] ?? AdminConfig.Feature(kind, title: kind.name)
    defaultPlace = config.defaultPlace
  }

  /// Whether the person is asked to confirm that all filters are to be cleared.
  public var isConfirmingClear: Bool { location.isConfirmingClear }

  /// A way to show records.
  public enum Presentation: Hashable, Sendable {
    /// In a list.
    case list
    /// As pins on a map.
    case map
  }
}

extension BrowseState {
  /// The choices of a person on a filter screen, except for cities or a ZIP code.
  public struct Criteria: Hashable, Sendable {
    /// The choices, without an order that the person did not choose.
    public internal(set) var choices: Set<AdminConfig.Choice> = []
    /// The dates.
    public internal(set) var dates: ClosedRange<CalendarDate>?

    init() {}

    /// The order that the person chose, or `nil` for that of the feature.
    public var order: AdminConfig.Order? {
      for case .order(let order) in choices { return order }
      return nil
    }

    /// Whether there is a filter; an order is not a filter.
    public var areActive: Bool {
      dates != nil || choices.contains { $0.criterion != .order }
    }

    /// The order alone.
    var withoutFilters: Self {
      var rest = Self()
      rest.choices = choices.filter { $0.criterion == .order }
      return rest
    }

    /// Whether there is a choice of a criterion.
    func has(_ criterion: AdminConfig.Criterion) -> Bool {
      criterion == .dates ? dates != nil : choices.contains { $0.criterion == criterion }
    }
  }
}

extension BrowseState {
  /// A time by the clocks of a place.
  public struct Moment: Hashable, Sendable {
    /// The date and time by the clocks of the place.
    public let local: LocalDateTime
    /// The seconds by which these clocks are ahead of UTC, within 18 hours.
    public var utcOffset: Int { offsets.offset(at: seconds) }
    /// The offsets of these clocks at all times, which decide the day of a record's time.
    public let offsets: UTCOffsetTable
    /// The seconds since 1970-01-01 00:00 UTC.
    public let seconds: Int64

    /// Creates a time of clocks that never change, or returns `nil` if the offset is not within 18 hours.
    ///
    /// After the next change of the clocks, an event near midnight that has no
    /// ``DirectoryRecord/hours`` is on the wrong day. To avoid this, use ``init(at:offsets:)``.
    public init?(_ local: LocalDateTime, utcOffset: Int) {
      guard let offsets = try? UTCOffsetTable(initial: utcOffset) else { return nil }
      self.local = local
      self.offsets = offsets
      seconds =
        Int64(local.date.daysSinceEpoch) * 86_400 + Int64(local.minuteOfDay) * 60 - Int64(utcOffset)
    }

    /// Creates the time at an instant, or returns `nil` outside the calendar.
    ///
    /// - Parameters:
    ///   - seconds: The seconds since 1970-01-01 00:00 UTC; parts of a minute do not count.
    ///   - offsets: The offsets of the clocks, with their changes.
    public init?(at seconds: Int64, offsets: UTCOffsetTable) {
      guard let local = offsets.localTime(at: seconds) else { return nil }
      self.local = local
      self.offsets = offsets
      self.seconds = local.secondsSinceEpoch(utcOffset: offsets.offset(at: seconds))
    }
  }
}

extension BrowseState {
  /// An action of a person, for ``send(_:)``.
  @nonexhaustive public enum Action: Hashable, Sendable {
    /// Opens the filter screen, which resets the draft to the applied filters, or preselects the
    /// city of the location.
    case open
    /// Adds a city to the draft.
    case selectCity(City)
    /// Removes a city from the draft.
    case unselectCity(City)
    /// Enters the whole text of the ZIP code field, which may be incomplete while the person types.
    case enterZIPCode(String)
    /// Empties the ZIP code field.
    case unselectZIPCode
    /// Taps a button that is not selected.
    ///
    /// Selecting a rating, price, age, distance, time of day, or order unselects the previous one.
    case select(AdminConfig.Choice)
    /// Taps a button that is selected.
    case unselect(AdminConfig.Choice)
    /// Selects dates, or none.
    case selectDates(ClosedRange<CalendarDate>?)
    /// Shows all buttons of a section.
    case expand(AdminConfig.Criterion)
    /// Shows only the first rows of a section.
    case collapse(AdminConfig.Criterion)
    /// Searches for a text in the list, or ends the search with `nil`.
    case search(SearchIndex.Query?)
    /// Applies the draft and closes the filter screen.
    case apply
    /// Closes the filter screen and discards the draft.
    case back
    /// Taps the bar that shows that filters are on, which asks whether to clear all of them.
    case tapBar
    /// Confirms, after ``tapBar``, that all filters are to be cleared.
    case confirmClear
    /// Declines, after ``tapBar``, to clear all filters.
    case declineClear
    /// Pulls the list down, which measures distances from the person's current location.
    case refresh
    /// Switches to the list or to the map.
    case show(Presentation)
    /// Taps the pin of a record on the map, which shows its preview.
    case tapPin(ItemReference)
    /// Closes the preview.
    case closePreview
  }

  /// The answer to an action.
  public enum Answer: Hashable, Sendable {
    /// The action was carried out.
    case accepted
    /// There was nothing to do, and nothing changed.
    case ignored
    /// The action was not allowed, and nothing changed.
    case rejected(Rejection)
  }

  /// The reason an action was not allowed.
  @nonexhaustive public enum Rejection: Hashable, Sendable {
    /// The reason from the choice of cities or a ZIP code, or an open question before clearing.
    case location(LocationFilter.Rejection)
    /// The feature has no such filter.
    case notOffered
    /// Another choice excludes this one; with the titles of its buttons, or otherwise of its
    /// section.
    case excluded(by: AdminConfig.Criterion, title: String)
    /// The person's location is unknown.
    case locationUnknown
    /// The distance cannot be measured, because the place of the ZIP code is unknown.
    case placeUnknown(ZIPCode)
  }
}

extension BrowseState.Rejection: CustomStringConvertible {
  /// One or two English sentences that say what the person can do.
  public var description: String {
    switch self {
    case .location(let reason): reason.description
    case .notOffered: "This filter is not available here."
    case .excluded(_, let title): "To choose this, first remove “\(title)”."
    case .locationUnknown: "To sort by distance, turn on your location."
    case .placeUnknown(let zipCode):
      "We do not know where \(zipCode) is. Choose another ZIP code, or no distance."
    }
  }
}
