public import Essentials
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
/// The initializer checks the whole configuration: an editor changes parts, creates a new value,
/// and shows all of its problems at once.
public struct AdminConfig: Hashable, Sendable {
  /// The center of a map if the person's place is unknown.
  public let defaultPlace: ReferencePoint.NamedPlace

  /// The icons on the home screen, in order, such as for settings and search.
  public let icons: [HomeSection]

  /// The sections of the home screen, in order.
  public let sections: [HomeSection]

  /// The kinds of items that the app lists.
  public let features: [Feature]

  /// The parts that a newer server configured and this version does not know, such as an icon that leads to a
  /// new screen.
  ///
  /// They are not shown, but kept and written back. The same applies to the unknown fields of
  /// features and of sections of a filter screen.
  public let unknownFields: UnknownFields

  /// Creates a configuration.
  ///
  /// - Complexity: O(*n*) in the number of parts
  /// - Throws: ``AdminConfig/Error`` with all problems.
  public init(
    defaultPlace: ReferencePoint.NamedPlace, icons: [HomeSection] = [],
    sections: [HomeSection] = [], features: [Feature] = [],
    unknownFields: UnknownFields = UnknownFields()
  ) throws(AdminConfig.Error) {
    self.defaultPlace = defaultPlace
    self.icons = icons
    self.sections = sections
    self.features = features
    self.unknownFields = unknownFields
    let problems = problems
    guard problems.isEmpty else { throw AdminConfig.Error(problems: problems) }
  }

  /// The feature that lists a kind, or `nil` if the app does not list it.
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
    /// The parts that a newer server configured and this version does not know, such as a section
    /// of the filter screen with a new criterion, which is not applied, or a new order, for which
    /// ``Order/title`` is used.
    public var unknownFields = UnknownFields()

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
    /// The name with which the app identifies its content, unique among the sections of a feature.
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
    /// The name with which the app identifies the action, unique among the buttons of a feature.
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

extension AdminConfig {
  /// All problems of a configuration, in its order.
  public struct Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems; never empty.
    public let problems: [Problem]

    /// One sentence for each problem.
    public var description: String {
      problems.map(\.description).joined(separator: "\n")
    }
  }

  /// A part of a configuration, and the reason it is not valid.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The part.
    public let part: Part
    /// The reason the part is not valid.
    public let reason: Reason

    /// The part and what to do, as an English sentence.
    public var description: String { "\(part): \(reason)" }
  }

  /// A part of a configuration; numbers count from zero.
  @nonexhaustive public enum Part: Hashable, Sendable {
    /// The initial center of maps.
    case defaultPlace
    /// An icon of the home screen.
    case icon(Int)
    /// A section of the home screen.
    case section(Int)
    /// A feature.
    case feature(Int)
    /// A section of a feature's filter screen.
    case filter(Int, feature: Int)
    /// A button of a filter section.
    case button(Int, filter: Int, feature: Int)
    /// A button of a feature's records.
    case action(Int, feature: Int)
    /// A section of a feature's records.
    case recordSection(Int, feature: Int)
  }

  /// The reason a part of a configuration is not valid.
  @nonexhaustive public enum Reason: Hashable, Sendable {
    /// The title or name is blank or invisible, is longer than 200 bytes, or has control
    /// characters, line breaks, or direction marks that affect the text beside it.
    case titleMissing
    /// An earlier part is the same: it leads to the same screen, has the same kind, criterion, or
    /// name, or makes the same choice.
    case duplicate
    /// The route leads to a list that no feature has.
    case featureMissing
    /// The criterion needs at least one button.
    case buttonsMissing
    /// The criterion cannot have buttons.
    case buttonsNotUsed
    /// The choice of the button belongs to another criterion.
    case otherCriterion
    /// A number of the choice is out of range.
    case outOfRange
    /// The order needs the person's location, so it cannot be the first one.
    case orderNeedsLocation
    /// The link is not one of the allowed kinds.
    case linkNotAllowed
  }
}

extension AdminConfig.Part: CustomStringConvertible {
  /// The part for people, who count from one.
  public var description: String {
    switch self {
    case .defaultPlace: "First place of maps"
    case .icon(let icon): "Icon \(icon.counted)"
    case .section(let section): "Home section \(section.counted)"
    case .feature(let feature): "List \(feature.counted)"
    case .filter(let filter, let feature): "List \(feature.counted), filter \(filter.counted)"
    case .button(let button, let filter, let feature):
      "List \(feature.counted), filter \(filter.counted), button \(button.counted)"
    case .action(let action, let feature): "List \(feature.counted), action \(action.counted)"
    case .recordSection(let section, let feature):
      "List \(feature.counted), section \(section.counted)"
    }
  }
}

extension Int {
  /// The number of an index for people.
  fileprivate var counted: Int { self < .max ? self + 1 : self }
}

extension AdminConfig.Reason: CustomStringConvertible {
  /// An English sentence that says what to do.
  public var description: String {
    switch self {
    case .titleMissing: "Enter a title, and keep it short."
    case .duplicate: "This is already there. Change or remove one of both."
    case .featureMissing: "This list does not exist. Add it, or choose another one."
    case .buttonsMissing: "Add at least one button."
    case .buttonsNotUsed: "Remove the buttons; this filter has its own."
    case .otherCriterion: "This button belongs to another filter. Move it there."
    case .outOfRange: "This value is out of range. Enter another one."
    case .orderNeedsLocation: "Choose a first order that needs no location."
    case .linkNotAllowed: "Enter a link that begins with https://, mailto:, or tel:."
    }
  }
}

/// The rules of a configuration.
extension AdminConfig {
  /// The problems in the order of the configuration.
  var problems: [Problem] {
    var found: [Problem] = []
    func check(_ holds: Bool, _ reason: Reason, _ part: Part) {
      if !holds { found.append(Problem(part: part, reason: reason)) }
    }
    check(Self.isTitle(defaultPlace.name), .titleMissing, .defaultPlace)
    let kinds = Set(features.map(\.kind))
    for (list, part) in [(icons, Part.icon), (sections, Part.section)] {
      var routes: Set<AppRoute> = []
      for (number, section) in list.enumerated() {
        check(Self.isTitle(section.title), .titleMissing, part(number))
        check(routes.insert(section.route).inserted, .duplicate, part(number))
        check(
          section.route.listedKind.map(kinds.contains) ?? true, .featureMissing, part(number))
      }
    }
    var known: Set<ItemKind> = []
    for (number, feature) in features.enumerated() {
      check(Self.isTitle(feature.title), .titleMissing, .feature(number))
      check(known.insert(feature.kind).inserted, .duplicate, .feature(number))
      check(feature.order != .nearest, .orderNeedsLocation, .feature(number))
      found += Self.problems(of: feature.filters, feature: number)
      found += Self.problems(of: feature.actions, feature: number)
      var names: Set<String> = []
      for (index, section) in feature.recordSections.enumerated() {
        let part = Part.recordSection(index, feature: number)
        check(Self.isTitle(section.title) && Self.isTitle(section.name), .titleMissing, part)
        check(names.insert(section.name).inserted, .duplicate, part)
      }
    }
    return found
  }

  private static func problems(of filters: [FilterSection], feature: Int) -> [Problem] {
    var found: [Problem] = []
    var criteria: Set<Criterion> = []
    for (number, filter) in filters.enumerated() {
      let part = Part.filter(number, feature: feature)
      func check(_ holds: Bool, _ reason: Reason, _ part: Part) {
        if !holds { found.append(Problem(part: part, reason: reason)) }
      }
      check(isTitle(filter.title), .titleMissing, part)
      if case .labels(let subject) = filter.criterion {
        check(isTitle(subject), .titleMissing, part)
      }
      check(criteria.insert(filter.criterion).inserted, .duplicate, part)
      if filter.criterion.hasButtons {
        check(!filter.buttons.isEmpty, .buttonsMissing, part)
      } else {
        check(filter.buttons.isEmpty, .buttonsNotUsed, part)
      }
      var choices: Set<Choice> = []
      for (button, value) in filter.buttons.enumerated() {
        let part = Part.button(button, filter: number, feature: feature)
        check(isTitle(value.title), .titleMissing, part)
        check(value.choice.criterion == filter.criterion, .otherCriterion, part)
        check(choices.insert(value.choice).inserted, .duplicate, part)
        check(isInRange(value.choice), .outOfRange, part)
      }
    }
    return found
  }

  private static func problems(of actions: [ActionButton], feature: Int) -> [Problem] {
    var found: [Problem] = []
    var names: Set<String> = []
    for (number, action) in actions.enumerated() {
      func check(_ holds: Bool, _ reason: Reason) {
        if !holds {
          found.append(Problem(part: .action(number, feature: feature), reason: reason))
        }
      }
      check(isTitle(action.title) && isTitle(action.name), .titleMissing)
      check(names.insert(action.name).inserted, .duplicate)
      check(action.link.map { DestinationURL($0) != nil } ?? true, .linkNotAllowed)
    }
    return found
  }

  /// The greatest number of bytes in a title.
  private static let titleLength = 200

  /// Whether a text can be a title.
  private static func isTitle(_ text: String) -> Bool {
    text.utf8.prefix(titleLength + 1).count <= titleLength
      && CleanText.isVisible(text) && CleanText.isPlain(text)
  }

  private static func isInRange(_ choice: Choice) -> Bool {
    switch choice {
    case .openNow, .weekday, .featured, .order: true
    case .timeOfDay(let minutes): !minutes.isEmpty && (0...1440).contains(minutes)
    case .label(let label, of: _): isTitle(label)
    case .rating(let stars): (1...5).contains(stars)
    case .price(let cents): cents.lowerBound >= 0
    case .ages(let years): years.lowerBound >= 0
    case .distance(let distance): distance.meters > 0 && distance.meters.isFinite
    }
  }
}

extension ClosedRange<Int> {
  /// Whether a range is within this one.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
