import Essentials

/// A screen of a directory app.
///
///     AppRoute.list(.market).description       // "list/market"
///     AppRoute("record/park/encanto")          // the screen of a record
///
/// The app decides how to stack screens: it can keep a stack of routes.
@nonexhaustive public enum AppRoute: Hashable, Sendable {
  /// The first screen, with the home sections.
  case home
  /// The list or map of a kind of items.
  case list(ItemKind)
  /// The filters of a kind of items.
  case filters(ItemKind)
  /// A record.
  case record(ItemReference)
  /// The search over all kinds.
  case search
  /// The person's favorites.
  case favorites
  /// The person's notifications.
  case notifications
  /// The settings.
  case settings
  /// The form with which a person subscribes to news.
  case subscription

  private static let plain: [(route: Self, name: String)] = [
    (.home, "home"), (.search, "search"), (.favorites, "favorites"),
    (.notifications, "notifications"), (.settings, "settings"), (.subscription, "subscription"),
  ]

  /// The kind of items whose list or filters it shows.
  var listedKind: ItemKind? {
    switch self {
    case .list(let kind), .filters(let kind): kind
    default: nil
    }
  }
}

extension AppRoute: LosslessStringConvertible {
  /// The name of the screen, followed by a slash and the kind or the reference, if it has one.
  public var description: String {
    switch self {
    case .list(let kind): "list/\(kind)"
    case .filters(let kind): "filters/\(kind)"
    case .record(let item): "record/\(item)"
    case .home: "home"
    case .search: "search"
    case .favorites: "favorites"
    case .notifications: "notifications"
    case .settings: "settings"
    case .subscription: "subscription"
    }
  }

  /// Creates a route from its ``description``, or returns `nil` if the text is not one.
  public init?(_ description: String) {
    if let known = Self.plain.first(where: { $0.name == description }) {
      self = known.route
      return
    }
    guard let slash = description.firstIndex(of: "/") else { return nil }
    let rest = description[description.index(after: slash)...]
    switch description[..<slash] {
    case "list":
      guard let kind = ItemKind(rest) else { return nil }
      self = .list(kind)
    case "filters":
      guard let kind = ItemKind(rest) else { return nil }
      self = .filters(kind)
    case "record":
      guard let item = ItemReference(String(rest)) else { return nil }
      self = .record(item)
    default: return nil
    }
  }
}

/// Encoded as the description.
extension AppRoute: Codable {
  /// Decodes a route from its description.
  ///
  /// - Throws: `DecodingError`, also for text that is not a route.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let route = Self(text) else {
      throw DecodingError.unknownCase(
        of: Self.self, container.codingPath, isName: !text.isEmpty)
    }
    self = route
  }

  /// Encodes the description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
