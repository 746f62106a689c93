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
    var position: ListRegister<ListPosition>
    /// The fields of a newer version.
    var unknownFields = UnknownFields()

    mutating func merge(_ other: Self) {
      position.merge(other.position)
      unknownFields.merge(other.unknownFields)
    }

    mutating func forEachWrite(_ body: (inout ListWrite) -> Void) { body(&position.write) }
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

  private var ordered: [(id: ItemReference, place: ListPlace)] {
    contents.all.map { (id: $0.id, place: $0.fields.position.place) }
      .sorted { ($0.place, $0.id) < ($1.place, $1.id) }
  }

  /// Returns whether an item is a favorite.
  public func contains(_ item: ItemReference) -> Bool { contents.additions[item] != nil }

  /// Adds or removes an item, and returns whether that changed the list.
  ///
  /// A repeated call changes nothing, so a button that was tapped twice is harmless. The time is in
  /// seconds since 1970-01-01 UTC.
  ///
  /// - Complexity: O(*n*)
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
    let write = edited.write(at: now, by: replica)
    let last = contents.all.lazy.map(\.fields.position.place).max()
    let position = ListPlace.position(after: last, by: replica)
    let fields = Fields(position: ListRegister(position, write))
    guard edited.add(item, fields, by: replica) else { throw .tooManyEdits }
    contents = edited
    return true
  }

  /// Adds an item if it is not a favorite, removes it otherwise, and returns whether it is a
  /// favorite now.
  ///
  /// - Complexity: O(*n*)
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
  /// Only the moved favorite gets another place, as for ``ShoppingList/move(_:before:by:at:)``.
  ///
  /// - Complexity: O(*n* log *n*)
  @discardableResult
  public mutating func move(
    _ item: ItemReference, before next: ItemReference?, by replica: ListReplica, at now: Int64
  ) -> Bool {
    guard item != next, contains(item), next.map(contains) ?? true else { return false }
    let others = ordered.filter { $0.id != item }
    let write = contents.write(at: now, by: replica)
    let moves = ListPlace.positions(placing: item, before: next, in: others, by: replica)
    for (id, position) in moves {
      contents.change(id) { $0.position = ListRegister(position, write) }
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
    guard contents.merge(other.contents, at: now) else { throw .clockAhead }
  }

  /// Gives new times to the edits that were made while this device's clock was ahead by more than a day, so
  /// that other devices accept them.
  ///
  /// The edits keep their order, so no value changes. You can still merge copies with the old
  /// times; they do not undo the correction. Edits that other devices made with such a clock get
  /// new times, too.
  ///
  /// - Complexity: O(*n* log *n*)
  public mutating func correctClock(of replica: ListReplica, at now: Int64) {
    contents.correctClock(of: replica, at: now)
  }
}

extension FavoriteItems {
  /// Favorites with their records, and favorites whose records are missing.
  public struct Resolution<Record>: PrivateValue {
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
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
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

extension ItemReference: MergeableID {}

extension FavoriteItems.Resolution: Sendable where Record: Sendable {}

/// Encoded as the items with their additions, in the order of the items.
extension FavoriteItems: Codable {
  /// Decodes favorites.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value.
  public init(from decoder: any Decoder) throws {
    contents = try MergeableItems(from: decoder)
  }

  /// Encodes the favorites with the data for merging.
  public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
}

extension FavoriteItems.Fields: Codable {
  private enum CodingKeys: String, CodingKey {
    case replica, number, earlier, position
  }

  init(from decoder: any Decoder) throws {
    unknownFields = try UnknownFields(of: decoder, except: CodingKeys.self)
    let container = try decoder.container(keyedBy: ListCodingKey.self)
    position = try container.decode(ListRegister<ListPosition>.self, forKey: .position)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ListCodingKey.self)
    try container.encode(position, forKey: .position)
    try unknownFields.encode(to: encoder)
  }
}
