public import Essentials
public import Geo

/// The places that a person saved, such as home and the parents' town, in the person's order.
///
///     var locations = SavedLocations()
///     try locations.save(.zipCode(zipCode), as: "Home")
///     try locations.save(.state(.arizona), as: "Arizona")
///
/// A place is saved once; saving it again changes its title. A person's home is private, so
/// locations print, dump, and interpolate without their content.
public struct SavedLocations: Hashable, Sendable, PrivateValue {
  /// The locations in the person's order, new ones last.
  ///
  /// Entries with a kind of place that this version does not know are not among them, but are
  /// written back.
  public private(set) var entries: [Entry] = []

  /// The fields and entries of a newer version.
  private var unknownFields = UnknownFields()

  /// The maximum number of locations.
  public static var maximumCount: Int { 1000 }

  /// Creates an empty list.
  public init() {}
}

extension SavedLocations {
  /// A place that can be saved.
  @nonexhaustive public enum Place: Hashable, Sendable, PrivateValue {
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
    /// The fields of a newer version.
    var unknownFields = UnknownFields()
  }

  /// The title of a place, or `nil` if it is not saved.
  ///
  /// - Complexity: O(*n*)
  public func title(of place: Place) -> String? {
    entries.first { $0.place == place }?.title
  }

  /// Saves a place at the end, or gives a saved place another title, of which marks of direction that do not
  /// end in it are left out.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``SavedLocations/Error``, and nothing changes.
  public mutating func save(
    _ place: Place, as title: String
  ) throws(SavedLocations.Error) {
    guard CleanText.isVisible(title) else { throw .invalidTitle }
    try put(Entry(place: place, title: TextDirection.paired(title)))
  }

  /// Saves a place with a title that can be one of earlier versions, which nobody can see.
  private mutating func put(_ entry: Entry) throws(SavedLocations.Error) {
    let title = entry.title
    guard title.utf8.prefix(201).count <= 200, title.contains(where: { !$0.isWhitespace }),
      title.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { throw .invalidTitle }
    if let position = entries.firstIndex(where: { $0.place == entry.place }) {
      var entry = entry
      entry.unknownFields.formUnion(entries[position].unknownFields)
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
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
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
    case entries
  }

  /// Decodes locations; of entries with the same place, the last title stays.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for what ``save(_:as:)`` refuses.
  public init(from decoder: any Decoder) throws {
    self.init()
    unknownFields = try UnknownFields(of: decoder, except: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      for entry in try unknownFields.decodeList(.entries, of: container, as: Entry.self) {
        try put(entry)
      }
    } catch let error as SavedLocations.Error {
      throw DecodingError.dataCorruptedError(
        forKey: .entries, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the entries in their order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var list = container.nestedUnkeyedContainer(forKey: .entries)
    for entry in entries { try list.encode(entry) }
    for entry in unknownFields.elements(CodingKeys.entries) { try list.encode(entry) }
    var others = unknownFields
    others.remove(CodingKeys.entries)
    try others.encode(to: encoder)
  }
}

/// Encoded as an object with the title and a key for the kind of the place.
extension SavedLocations.Entry: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, state, city, zipCode, coordinate, item
  }

  /// Decodes an entry.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    if let state = try container.decodeIfPresent(USState.self, forKey: .state) {
      place = .state(state)
    } else if let city = try container.decodeIfPresent(City.self, forKey: .city) {
      place = .city(city)
    } else if let zipCode = try container.decodeIfPresent(ZIPCode.self, forKey: .zipCode) {
      place = .zipCode(zipCode)
    } else if let item = try container.decodeIfPresent(ItemReference.self, forKey: .item) {
      place = .item(item)
    } else if let coordinate = try container.decodeIfPresent(Coordinate.self, forKey: .coordinate) {
      place = .coordinate(coordinate)
    } else {
      throw DecodingError.unknownCase(
        of: SavedLocations.Place.self, container.codingPath,
        isName: try decoder.hasKeys(except: CodingKeys.self))
    }
    unknownFields = try UnknownFields(of: decoder, except: CodingKeys.self)
  }

  /// Encodes the entry.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    switch place {
    case .state(let state): try container.encode(state, forKey: .state)
    case .city(let city): try container.encode(city, forKey: .city)
    case .zipCode(let zipCode): try container.encode(zipCode, forKey: .zipCode)
    case .coordinate(let coordinate): try container.encode(coordinate, forKey: .coordinate)
    case .item(let item): try container.encode(item, forKey: .item)
    }
    try unknownFields.encode(to: encoder)
  }
}
