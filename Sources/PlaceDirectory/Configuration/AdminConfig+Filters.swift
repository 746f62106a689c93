public import Essentials
public import Geo

extension AdminConfig {
  /// The criterion of a section of a filter screen.
  @nonexhaustive public enum Criterion: Hashable, Sendable {
    /// The cities or the ZIP code, by a `LocationFilter`; it has no buttons of its own.
    case location
    /// A range of dates; it has no buttons of its own.
    case dates
    /// Whether a place is open now.
    case openNow
    /// The weekdays on which a place is open.
    case weekdays
    /// The part of the day in which a place is open; one at a time.
    case timeOfDay
    /// The labels of a subject, by the name of the subject, such as `payment`.
    case labels(of: String)
    /// The minimum mean of the stars; one at a time.
    case rating
    /// The price; one range at a time.
    case price
    /// The recommended age; one range at a time.
    case ages
    /// The distance from the selected ZIP code, or otherwise from the person; one at a time.
    case distance
    /// Whether the app features it.
    case featured
    /// The order of the list, which is not a filter; one at a time.
    case order
  }

  /// The choice that a button of a filter screen makes.
  @nonexhaustive public enum Choice: Hashable, Sendable {
    /// Places that are open now.
    case openNow
    /// Places that are open on a weekday.
    case weekday(Weekday)
    /// Places that are open at some time between two minutes of the day, within `0...1440`.
    case timeOfDay(Range<Int>)
    /// Records that have a label of a subject, by the subject's name.
    case label(String, of: String)
    /// Records whose mean rating has at least this number of stars, in `1...5`.
    case rating(atLeast: Int)
    /// Records with a price in this range of cents; `0...0` is free.
    case price(ClosedRange<Int>)
    /// Records for people of at least one of these ages in years.
    case ages(ClosedRange<Int>)
    /// Records within a distance above zero.
    case distance(Distance)
    /// Records that the app features.
    case featured
    /// An order of the list.
    case order(Order)

    /// The criterion to which it belongs.
    public var criterion: Criterion {
      switch self {
      case .openNow: .openNow
      case .weekday: .weekdays
      case .timeOfDay: .timeOfDay
      case .label(_, let subject): .labels(of: subject)
      case .rating: .rating
      case .price: .price
      case .ages: .ages
      case .distance: .distance
      case .featured: .featured
      case .order: .order
      }
    }
  }

  /// An order of a list that a person can choose.
  @nonexhaustive public enum Order: String, CaseIterable, Hashable, Sendable {
    /// By title, from A to Z.
    case title
    /// By title, from Z to A.
    case titleDescending = "title-descending"
    /// From the most to the least popular.
    case mostPopular = "most-popular"
    /// From the best rating to the worst.
    case highestRating = "highest-rating"
    /// From the last added to the first.
    case newest
    /// From the first added to the last.
    case oldest
    /// By the time at which records begin.
    case chronological
    /// From the lowest price to the highest.
    case lowestPrice = "lowest-price"
    /// From the best to the worst match of the person's search; without a search, from the most to
    /// the least popular.
    case bestMatch = "best-match"
    /// From the nearest to the farthest; available while the person's location is known.
    case nearest

    /// Creates an order from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) {
      guard let order = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = order
    }
  }

  /// A section of a filter screen.
  public struct FilterSection: Hashable, Identifiable, Sendable {
    /// The criterion of the section.
    public var criterion: Criterion
    /// The title.
    public var title: String
    /// The buttons, in order; none for ``Criterion/location`` and ``Criterion/dates``.
    public var buttons: [FilterButton]
    /// Whether a record must have each chosen label of ``Criterion/labels(of:)`` instead of any.
    public var requiresAll: Bool
    /// The parts that a newer server configured and this version does not know, such as a button with a new
    /// choice.
    public var unknownFields = UnknownFields()

    /// The criterion, which no other section of a feature has.
    public var id: Criterion { criterion }

    /// Creates a section.
    public init(
      _ criterion: Criterion, title: String, buttons: [FilterButton] = [], requiresAll: Bool = false
    ) {
      self.criterion = criterion
      self.title = title
      self.buttons = buttons
      self.requiresAll = requiresAll
    }
  }

  /// A button of a filter screen.
  public struct FilterButton: Hashable, Identifiable, Sendable {
    /// The title.
    public var title: String
    /// The choice of the button.
    public var choice: Choice

    /// The choice of the button, which no other button of a section has.
    public var id: Choice { choice }

    /// Creates a button.
    public init(_ title: String, _ choice: Choice) {
      self.title = title
      self.choice = choice
    }
  }
}

extension AdminConfig.Criterion {
  /// Whether choosing a button of the criterion releases the one chosen before.
  var isSingle: Bool {
    switch self {
    case .timeOfDay, .rating, .price, .ages, .distance, .order: true
    case .location, .dates, .openNow, .weekdays, .labels, .featured: false
    }
  }

  /// Whether the criterion has buttons.
  var hasButtons: Bool { self != .location && self != .dates }

  /// The encoded name, with the subject of labels behind a slash.
  var name: String {
    switch self {
    case .location: "location"
    case .dates: "dates"
    case .openNow: "open-now"
    case .weekdays: "weekdays"
    case .timeOfDay: "time-of-day"
    case .labels(let subject): "labels/\(subject)"
    case .rating: "rating"
    case .price: "price"
    case .ages: "ages"
    case .distance: "distance"
    case .featured: "featured"
    case .order: "order"
    }
  }

  init?(name: String) {
    let plain: [Self] = [
      .location, .dates, .openNow, .weekdays, .timeOfDay, .rating, .price, .ages, .distance,
      .featured, .order,
    ]
    if let known = plain.first(where: { $0.name == name }) {
      self = known
    } else if name.utf8.starts(with: "labels/".utf8) {
      // Not a character: the slash is one with a combining mark with which a subject may begin.
      self = .labels(of: String(name.unicodeScalars.dropFirst(7)))
    } else {
      return nil
    }
  }
}
