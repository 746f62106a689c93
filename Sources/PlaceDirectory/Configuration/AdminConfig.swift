import Essentials
public import Geo

/// An administrator's configuration of a directory app: the home screen, and for each kind of items its
/// filters, action buttons, and titles.
///
///     let config = try AdminConfig(
///       defaultPlace: office,
///       sections: [.init(title: "Markets", image: "carrot", route: .list(.market))],
///       features: [.init(.market, title: "Farmers Markets", filters: [.init(.location, title: "City")])])
///     config[.market]?.filters.count   // 1
///
/// The initializer checks a configuration as a whole: an editor changes parts, creates a new value, and shows
/// all of its problems at once.
public struct AdminConfig: Hashable, Sendable {
  /// The center of a map if nothing is known about the person's place.
  public let defaultPlace: ReferencePoint.NamedPlace

  /// The icons on the home screen, in order, such as for settings and search.
  public let icons: [HomeSection]

  /// The sections of the home screen, in order.
  public let sections: [HomeSection]

  /// The kinds of items that the app lists.
  public let features: [Feature]

  /// Creates a configuration.
  ///
  /// - Complexity: O(*n*) in the number of parts
  /// - Throws: ``AdminConfig/Error`` with all problems.
  public init(
    defaultPlace: ReferencePoint.NamedPlace, icons: [HomeSection] = [],
    sections: [HomeSection] = [], features: [Feature] = []
  ) throws(AdminConfig.Error) {
    self.defaultPlace = defaultPlace
    self.icons = icons
    self.sections = sections
    self.features = features
    let problems = problems
    guard problems.isEmpty else { throw AdminConfig.Error(problems: problems) }
  }

  /// What the app lists of a kind, or `nil` if it does not list it.
  ///
  /// - Complexity: O(*n*) in the number of features
  public subscript(kind: ItemKind) -> Feature? { features.first { $0.kind == kind } }
}

extension AdminConfig {
  /// An icon or a section of the home screen, which leads to another screen.
  public struct HomeSection: Hashable, Identifiable, Sendable {
    /// The title.
    public var title: String
    /// The name of the image in the app, or an empty text.
    public var image: String
    /// The screen to which it leads.
    public var route: AppRoute

    /// The screen, to which no other section leads.
    public var id: AppRoute { route }

    /// Creates a section.
    public init(title: String, image: String = "", route: AppRoute) {
      self.title = title
      self.image = image
      self.route = route
    }
  }

  /// A kind of items that the app lists.
  public struct Feature: Hashable, Identifiable, Sendable {
    /// The kind, which no other feature has.
    public var kind: ItemKind
    /// The title of the list.
    public var title: String
    /// The sections of the filter screen, in order.
    public var filters: [FilterSection]
    /// The order of the list if the person chooses none; not ``Order/nearest``.
    public var order: Order
    /// Whether the list shows only featured records until the person filters by something.
    public var startsWithFeatured: Bool
    /// Whether the records take place at a time, as events do.
    ///
    /// If so, past records are not listed, and ``Criterion/dates`` filters by the time of a record instead of
    /// its opening hours.
    public var isTimed: Bool
    /// The buttons of a record, in order.
    public var actions: [ActionButton]
    /// The sections of a record, in order.
    public var recordSections: [RecordSection]

    /// The kind.
    public var id: ItemKind { kind }

    /// Creates a feature.
    public init(
      _ kind: ItemKind, title: String, filters: [FilterSection] = [], order: Order = .title,
      startsWithFeatured: Bool = false, isTimed: Bool = false, actions: [ActionButton] = [],
      recordSections: [RecordSection] = []
    ) {
      self.kind = kind
      self.title = title
      self.filters = filters
      self.order = order
      self.startsWithFeatured = startsWithFeatured
      self.isTimed = isTimed
      self.actions = actions
      self.recordSections = recordSections
    }
  }

  /// A section of a record, such as the opening hours.
  public struct RecordSection: Hashable, Identifiable, Sendable {
    /// The name by which the app identifies its content, unique among the sections of a feature.
    public var name: String
    /// The title.
    public var title: String

    /// The name.
    public var id: String { name }

    /// Creates a section.
    public init(_ name: String, title: String) {
      self.name = name
      self.title = title
    }
  }

  /// A button of a record, such as "More Info" or "Directions".
  public struct ActionButton: Hashable, Identifiable, Sendable {
    /// The name by which the app knows what to do, unique among the buttons of a feature.
    public var name: String
    /// The title.
    public var title: String
    /// The name of the image in the app, or an empty text.
    public var image: String
    /// The link that it opens for records without a link of their own: a `DestinationURL`.
    public var link: String?

    /// The name.
    public var id: String { name }

    /// Creates a button.
    public init(_ name: String, title: String, image: String = "", link: String? = nil) {
      self.name = name
      self.title = title
      self.image = image
      self.link = link
    }
  }
}
