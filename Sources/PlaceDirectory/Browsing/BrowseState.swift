public import Essentials
public import Geo

/// The state of a person who browses items of one kind: the filters, the list or map, and the known place and
/// time.
///
///     var markets = BrowseState(.market, config: config, at: moment)
///     markets.update(.directoryChanged(directory))
///     markets.update(.locationFound(here))                // preselects the city
///     let answer = markets.send(.select(.label("SNAP", of: "payment")))
///     markets.viewState(in: directory).draftCount         // 12, before the person applies it
///
/// Call ``send(_:)`` for what a person does, and ``update(_:)`` for what the host learns. The filter
/// screen edits the ``draft``, and the list shows what passes the ``query``, which changes when the
/// person applies the draft or clears all filters, and when an applied filter is no longer possible.
///
/// The state owns the `LocationFilter` for cities and ZIP codes, and only the state sends it actions and
/// updates, so that one bar and one confirmation cover all filters. It holds no records: calls that count
/// take the directory.
public struct BrowseState: Equatable, Sendable {
  /// The kind of items.
  public let kind: ItemKind

  /// The filters and titles by the administrator.
  ///
  /// A kind that the configuration does not list has no filters.
  public internal(set) var feature: AdminConfig.Feature

  /// The choice of cities or a ZIP code.
  public internal(set) var location = LocationFilter()

  /// The choices on the filter screen, except for the cities or the ZIP code.
  public internal(set) var draft = Criteria()

  /// The filters of the list, except for the cities or the ZIP code.
  public internal(set) var applied = Criteria()

  /// Whether the person sees a list or a map.
  public internal(set) var presentation = Presentation.list

  /// The record whose pin the person tapped on the map.
  public internal(set) var preview: ItemReference?

  /// The sections of the filter screen of which all buttons are shown.
  public internal(set) var expandedSections: Set<AdminConfig.Criterion> = []

  /// The time.
  public internal(set) var moment: Moment

  /// Where the person is, or `nil` if the location is off or not known yet.
  public internal(set) var coordinate: Coordinate?

  /// The place from which the distances of the list are measured: where the person was when the location was
  /// found, or later at the last ``Action/apply``, ``Action/confirmClear``, or ``Action/refresh``.
  ///
  /// So the list keeps its order, and the cursor of a page stays valid, while a person moves and a phone
  /// reports each move.
  public internal(set) var center: Coordinate?

  /// The ZIP codes and cities by which places are found.
  public let places: PlaceTable

  var defaultPlace: ReferencePoint.NamedPlace
  /// The cities in which there are records of the kind, once the directory is known.
  var listedCities: [City]?

  /// Creates a state without filters, with the location off.
  ///
  /// - Parameters:
  ///   - kind: The kind of items.
  ///   - config: The administrator's configuration.
  ///   - places: A table by which the city of a location and the place of a ZIP code are found.
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

    /// Whether there is a filter; an order is none.
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
