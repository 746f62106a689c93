public import Essentials

/// A person's favorites of every kind, in the person's order.
///
///     var favorites = FavoriteItems()
///     try favorites.toggle(park, by: phone, at: now)      // true: now a favorite
///     favorites.resolve { titles[$0] }.found              // the records that are still there
///
/// Copies that were edited offline are merged with ``merge(_:at:)``. Favorites reveal facts about a person's
/// health, so they print, dump, and interpolate without their content.
public struct FavoriteItems: Hashable, Sendable, PrivateValue {
  struct Fields: MergeableFields {
    var position: ListRegister<Double>

    mutating func merge(_ other: Self) { position.merge(other.position) }

    mutating func forEachWrite(_ body: (inout ListStamp, inout ListReplica) -> Void) {
      body(&position.stamp, &position.replica)
    }
  }

  var contents = MergeableItems<ItemReference, Fields>()

  /// Creates an empty list.
  public init() {}
}

extension FavoriteItems {
  /// The number of favorites.
  public var count: Int { contents.additions.count }

  /// The favorites in the person's order, new ones last.
  ///
  /// - Complexity: O(*n* log *n*)
  public var items: [ItemReference] { ordered.map(\.id) }

  var ordered: [(id: ItemReference, position: Double)] {
    contents.all.map { (id: $0.id, position: $0.fields.position.value) }
      .sorted { ($0.position, $0.id) < ($1.position, $1.id) }
  }

  /// Returns whether an item is a favorite.
  public func contains(_ item: ItemReference) -> Bool { contents.additions[item] != nil }

  /// Makes an item a favorite, or not, and returns whether that changed anything.
  ///
  /// A repeated call changes nothing, so a button that was tapped twice is harmless. The time is in
  /// seconds since 1970-01-01 UTC.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``FavoriteItems/Error/tooManyEdits``.
  @discardableResult
  public mutating func set(
    _ item: ItemReference, isFavorite: Bool, by replica: ListReplica, at now: Int64
  ) throws(FavoriteItems.Error) -> Bool {
    guard contains(item) != isFavorite else { return false }
    guard isFavorite else {
      contents.remove(item)
      return true
    }
    var edited = contents
    let stamp = edited.stamp(at: now)
    for (id, position) in ListOrder.positions(placing: item, before: nil, in: ordered) {
      let position = ListRegister(position, stamp, replica)
      if id != item {
        edited.change(id) { $0.position = position }
      } else if !edited.add(item, Fields(position: position), by: replica) {
        throw .tooManyEdits
      }
    }
    contents = edited
    return true
  }

  /// Makes an item a favorite if it is none, or else removes it, and returns whether it is one now.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``FavoriteItems/Error/tooManyEdits``.
  @discardableResult
  public mutating func toggle(
    _ item: ItemReference, by replica: ListReplica, at now: Int64
  ) throws(FavoriteItems.Error) -> Bool {
    let isFavorite = !contains(item)
    try set(item, isFavorite: isFavorite, by: replica, at: now)
    return isFavorite
  }

  /// Moves a favorite before another one, or to the end, and returns whether the items are favorites.
  ///
  /// - Complexity: O(*n* log *n*)
  @discardableResult
  public mutating func move(
    _ item: ItemReference, before next: ItemReference?, by replica: ListReplica, at now: Int64
  ) -> Bool {
    guard item != next, contains(item), next.map(contains) ?? true else { return false }
    let others = ordered.filter { $0.id != item }
    let stamp = contents.stamp(at: now)
    for (id, position) in ListOrder.positions(placing: item, before: next, in: others) {
      contents.change(id) { $0.position = ListRegister(position, stamp, replica) }
    }
    return true
  }

  /// Merges another copy of the list; a favorite that one copy added stays.
  ///
  /// The result does not depend on the order or number of merges.
  ///
  /// - Complexity: O(*n* + *m*)
  /// - Throws: ``FavoriteItems/Error/clockAhead``, and nothing changes.
  public mutating func merge(_ other: Self, at now: Int64) throws(FavoriteItems.Error) {
    guard !other.contents.latest.isAhead(of: now) else { throw .clockAhead }
    contents.merge(other.contents)
  }

  /// Gives new times to the edits that were made while this device's clock was ahead by more than a day, so
  /// that other devices accept them.
  ///
  /// - Complexity: O(*n* log *n*)
  public mutating func correctClock(of replica: ListReplica, at now: Int64) {
    contents.restamp(by: replica, at: now)
  }
}

extension FavoriteItems {
  /// Favorites with their records, and favorites whose records are missing.
  public struct Resolution<Record> {
    /// The favorites that have a record, in the person's order.
    public let found: [(item: ItemReference, record: Record)]

    /// The favorites without a record, in the person's order.
    ///
    /// They stay favorites, because a record may return with the next update of the directory.
    public let missing: [ItemReference]
  }

  /// Looks up the records of all favorites.
  ///
  /// - Complexity: O(*n* log *n*), and a look-up for each favorite
  public func resolve<Record>(_ record: (ItemReference) -> Record?) -> Resolution<Record> {
    var found: [(item: ItemReference, record: Record)] = []
    var missing: [ItemReference] = []
    for item in items {
      if let record = record(item) {
        found.append((item: item, record: record))
      } else {
        missing.append(item)
      }
    }
    return Resolution(found: found, missing: missing)
  }

  /// The reason ``FavoriteItems`` did not change.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The clock of a device that edited the other copy is ahead by more than a day.
    case clockAhead
    /// The device made more additions than it can number.
    case tooManyEdits

    /// A sentence for the app's developers.
    public var description: String {
      switch self {
      case .clockAhead: "The clock of a device that edited this list is more than a day ahead."
      case .tooManyEdits: "This device made more additions than it can number."
      }
    }
  }
}

extension FavoriteItems.Resolution: Sendable where Record: Sendable {}

/// Encoded as the items with their additions, in the order of the items.
extension FavoriteItems: Codable {
  /// Decodes favorites.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value.
  public init(from decoder: any Decoder) throws {
    contents = try MergeableItems(from: decoder)
  }

  /// Encodes the favorites with what merging needs.
  public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
}

extension FavoriteItems.Fields: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ListCodingKey.self)
    position = try ListOrder.position(in: container)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ListCodingKey.self)
    try container.encode(position, forKey: .position)
  }
}
