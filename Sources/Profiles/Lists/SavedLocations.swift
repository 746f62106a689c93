public import Essentials
public import Geo

/// The places that a person saved, such as home and the parents' town, in the person's order.
///
///     var locations = SavedLocations()
///     try locations.save(.zipCode(zipCode), as: "Home")
///     try locations.save(.state(.arizona), as: "Arizona")
///
/// A place is saved once; saving it again gives it the new title. Where a person lives is private, so
/// locations print, dump, and interpolate without their content.
public struct SavedLocations: Hashable, Sendable, PrivateValue {
  /// The locations in the person's order, new ones last.
  public private(set) var entries: [Entry] = []

  /// The greatest number of locations.
  public static var maximumCount: Int { 1000 }

  /// Creates an empty list.
  public init() {}
}

extension SavedLocations {
  /// A place that can be saved.
  public enum Place: Hashable, Sendable, PrivateValue {
    /// A state.
    case state(USState)
    /// A city.
    case city(City)
    /// A ZIP code.
    case zipCode(ZIPCode)
    /// A point on the map.
    case coordinate(Coordinate)
    /// The place of an item, such as a market.
    case item(ItemReference)
  }

  /// A saved place with its title.
  public struct Entry: Hashable, Identifiable, Sendable, PrivateValue {
    /// The place.
    public let place: Place
    /// The words that the list shows: 1 to 200 bytes of UTF-8.
    public let title: String
    /// The same as ``place``.
    public var id: Place { place }
  }

  /// The title of a place, or `nil` if it is not saved.
  ///
  /// - Complexity: O(*n*)
  public func title(of place: Place) -> String? {
    entries.first { $0.place == place }?.title
  }

  /// Saves a place at the end, or gives a saved place another title.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``SavedLocations/Error``, and nothing changes.
  public mutating func save(
    _ place: Place, as title: String
  ) throws(SavedLocations.Error) {
    guard CleanText.isVisible(title) else { throw .invalidTitle }
    try put(place, title)
  }

  /// Saves a place with a title that can be one of earlier versions, which nobody can see.
  private mutating func put(_ place: Place, _ title: String) throws(SavedLocations.Error) {
    guard title.utf8.prefix(201).count <= 200, title.contains(where: { !$0.isWhitespace }),
      title.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { throw .invalidTitle }
    let entry = Entry(place: place, title: title)
    if let position = entries.firstIndex(where: { $0.place == place }) {
      entries[position] = entry
    } else {
      guard entries.count < Self.maximumCount else { throw .tooManyLocations }
      entries.append(entry)
    }
  }

  /// Removes a place, and returns whether it was saved.
  ///
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func remove(_ place: Place) -> Bool {
    guard let position = entries.firstIndex(where: { $0.place == place }) else { return false }
    entries.remove(at: position)
    return true
  }

  /// Moves a place before another one, or to the end, and returns whether the places are saved.
  ///
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func move(_ place: Place, before next: Place?) -> Bool {
    guard place != next, let position = entries.firstIndex(where: { $0.place == place }),
      next.map({ next in entries.contains { $0.place == next } }) ?? true
    else { return false }
    let entry = entries.remove(at: position)
    let index = entries.firstIndex { $0.place == next } ?? entries.count
    entries.insert(entry, at: index)
    return true
  }

  /// The reason ``SavedLocations`` did not change.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The title is blank or invisible, longer than 200 bytes, or has control characters.
    case invalidTitle
    /// There are a thousand locations.
    case tooManyLocations

    /// The field and its rule.
    public var description: String {
      switch self {
      case .invalidTitle:
        "A location needs a title of at most 200 bytes, without control characters."
      case .tooManyLocations: "At most 1,000 locations can be saved."
      }
    }
  }
}

/// Encoded as an object with the entries, each with its title and a key for the kind of its place.
extension SavedLocations: Codable {
  private enum CodingKeys: String, CodingKey {
    case entries, title, state, city, zipCode, coordinate, item
  }

  /// Decodes locations; of entries with the same place, the last title stays.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for what ``save(_:as:)`` refuses.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.contains(.entries) else { return }
    var list = try container.nestedUnkeyedContainer(forKey: .entries)
    while !list.isAtEnd {
      let entry = try list.nestedContainer(keyedBy: CodingKeys.self)
      let place: Place =
        if let state = try entry.decodeIfPresent(USState.self, forKey: .state) {
          .state(state)
        } else if let city = try entry.decodeIfPresent(City.self, forKey: .city) {
          .city(city)
        } else if let zipCode = try entry.decodeIfPresent(ZIPCode.self, forKey: .zipCode) {
          .zipCode(zipCode)
        } else if let item = try entry.decodeIfPresent(ItemReference.self, forKey: .item) {
          .item(item)
        } else {
          .coordinate(try entry.decode(Coordinate.self, forKey: .coordinate))
        }
      do {
        try put(place, try entry.decode(String.self, forKey: .title))
      } catch let error as SavedLocations.Error {
        throw DecodingError.dataCorruptedError(
          forKey: .title, in: entry, debugDescription: error.description)
      }
    }
  }

  /// Encodes the entries in their order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var list = container.nestedUnkeyedContainer(forKey: .entries)
    for entry in entries {
      var object = list.nestedContainer(keyedBy: CodingKeys.self)
      try object.encode(entry.title, forKey: .title)
      switch entry.place {
      case .state(let state): try object.encode(state, forKey: .state)
      case .city(let city): try object.encode(city, forKey: .city)
      case .zipCode(let zipCode): try object.encode(zipCode, forKey: .zipCode)
      case .coordinate(let coordinate): try object.encode(coordinate, forKey: .coordinate)
      case .item(let item): try object.encode(item, forKey: .item)
      }
    }
  }
}
