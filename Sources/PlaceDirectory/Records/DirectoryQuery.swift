import TextSearch
public import Essentials
public import Geo

/// A query for the records of a directory that pass all filters, in an order.
///
///     var query = DirectoryQuery(kinds: [.market])
///     query.location = .zipCode(zipCode)
///     query.labels[.payment] = .any(["SNAP", "WIC"])
///     query.order = .mostPopular
///
/// Every record passes a filter that is not set. A record without the value that a filter needs, such as a
/// price, does not pass the filter.
public struct DirectoryQuery: Hashable, Sendable {
  /// The kinds of items; all if there are none.
  public var kinds: Set<ItemKind> = []

  /// The cities or the ZIP code.
  public var location = LocationSelection.anywhere

  /// The area on the map.
  public var area: MapRegion?

  /// The labels that records must have, by subject.
  public var labels: [DirectoryRecord.Subject: LabelFilter] = [:]

  /// The minimum plain mean of the stars, in `1...5`; records without ratings do not pass.
  public var minimumRating: Double?

  /// The prices in cents, where 0 is free.
  public var pricesInCents: ClosedRange<Int>?

  /// The ages in years; the record must recommend at least one of them.
  public var ages: ClosedRange<Int>?

  /// The time in which a record must take place at least in part, in seconds since 1970-01-01 00:00
  /// UTC.
  ///
  /// If a record has ``DirectoryRecord/sessions``, at least a part of one session must be within this time.
  ///
  /// `now..<Int64.max` selects events that are under way or upcoming.
  public var time: Range<Int64>?

  /// The times at which a place must be open, such as now.
  ///
  /// Unknown hours, such as hours by appointment, do not pass.
  ///
  /// A record without hours counts as open while it takes place, by the clocks of ``offsets``. With
  /// a ``time``, only open times after its beginning count. The hours of an event, which begin when its own
  /// time does, tell what the clocks at its place show then.
  public var open: OpenFilter?

  /// The offsets of the clocks that convert the times of records and queries to times of a day.
  ///
  /// If they are unknown, it is `nil`, and only records with hours pass ``open``.
  public var offsets: UTCOffsetTable?

  /// The minimum number of free seats of an event.
  ///
  /// While families wait, free seats may go to them first.
  public var minimumFreeSeats: Int?

  /// The other records that must be near, such as parks with a playground within two miles.
  public var near: Proximity?

  /// Whether only featured records pass.
  public var isFeatured = false

  /// The text that a person has typed: the words that records must have in their title, subtitle, details,
  /// or ``DirectoryRecord/Subject/tags``, as `SearchIndex` says.
  public var text: SearchIndex.Query?

  /// The order of the list.
  public var order = Order.title

  /// The filters of a newer version of the app, which are not applied, but written back.
  public internal(set) var unknownFields = UnknownFields()

  /// Creates a query for records of some kinds; of all kinds if there are none.
  public init(kinds: Set<ItemKind> = []) { self.kinds = kinds }

  /// Creates the query of a family's list of events: those under way first, and then upcoming ones.
  ///
  /// - Parameter now: The time, in seconds since 1970-01-01 00:00 UTC.
  public init(eventsFrom now: Int64) {
    kinds = [.event]
    time = now..<Int64.max
    order = .chronological
  }
}

extension DirectoryQuery {
  /// The labels of a subject that a record must have; with an empty set, every record passes.
  public enum LabelFilter: Hashable, Sendable {
    /// At least one of these.
    case any(Set<String>)
    /// Each of these.
    case all(Set<String>)
  }

  /// A condition that another record is near: within a distance of its coordinate.
  ///
  ///     var playgrounds = DirectoryQuery(kinds: [.park])
  ///     playgrounds.labels[.features] = .all(["Playground"])
  ///     query.near = DirectoryQuery.Proximity(to: playgrounds, within: .miles(2))
  ///
  /// A record is not near itself, and a record without a coordinate is not near any other.
  public struct Proximity: Hashable, Sendable {
    /// A query can stand within another one only by a reference.
    private indirect enum Box: Hashable, Sendable { case query(DirectoryQuery) }

    private let box: Box

    /// The maximum distance.
    public let radius: Distance

    /// The query that the other records must pass; the order does not matter.
    public var query: DirectoryQuery {
      switch box {
      case .query(let query): query
      }
    }

    /// Creates the condition that a record that passes a query is within a distance.
    public init(to query: DirectoryQuery, within radius: Distance) {
      box = .query(query)
      self.radius = radius
    }
  }

  /// The times at which a place must be open, in its local time.
  @nonexhaustive public enum OpenFilter: Hashable, Sendable {
    /// At a time.
    case at(LocalDateTime)
    /// At some time on one of the dates, on one of the weekdays, and between two minutes of the
    /// day.
    ///
    /// Without weekdays, all weekdays count. The minutes are counted from midnight; minutes outside the day
    /// are ignored.
    case on(ClosedRange<CalendarDate>, weekdays: Set<Weekday> = [], minutes: Range<Int> = 0..<1440)
  }

  /// An order of records.
  ///
  /// Records with equal values are in the order of their references, so every order is total. Records without
  /// a value for the order come last.
  @nonexhaustive public enum Order: Hashable, Sendable {
    /// By title, from A to Z.
    ///
    /// Titles are compared without case, accents, and punctuation (`TextFolding`), by the numbers of
    /// their letters, whatever the language; "The" counts.
    case title
    /// By title, from Z to A.
    case titleDescending
    /// From the most to the least popular.
    case mostPopular
    /// From the best rating to the worst, as a mean that is shrunk toward the directory's prior.
    case highestRating
    /// From the last added to the first.
    case newest
    /// From the first added to the last.
    case oldest
    /// By the time at which records begin.
    case chronological
    /// From the lowest price to the highest.
    case lowestPrice
    /// From the best match of ``DirectoryQuery/text`` to the worst, as `SearchIndex` says; without a
    /// text, from the most to the least popular.
    case bestMatch
    /// From the nearest place to the farthest.
    case nearest(to: Coordinate)
  }
}
