import EssentialBase

/// A city, identified by its name and its state.
///
///     City("Cañon City", .colorado) == City("CANON  CITY ", .colorado)  // true
///
/// Two spellings are the same city if they differ only in case, in diacritics of Latin letters, in
/// apostrophes, dots, hyphens, or white space, or in St. for Saint, Ste. for Sainte, Mt. for Mount,
/// and Ft. for Fort. Such cities are equal even if their ``name``s differ.
public struct City: Sendable {
  /// The name as it was passed in, without white space at its ends; never empty.
  public let name: String

  /// The state of the city.
  public let state: USState

  /// The folded name, for comparing cities; never empty.
  let foldedName: String

  /// Creates a city, or returns `nil` if `name` has no letters or digits.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  public init?(_ name: some StringProtocol, _ state: USState) {
    foldedName = FoldedText.name(name)
    guard !foldedName.isEmpty else { return nil }
    self.name = String(Substring(name).trimmingBlanks)
    self.state = state
  }
}

extension City: Hashable {
  /// Returns whether both are spellings of the same name in the same state.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.state == rhs.state && lhs.foldedName == rhs.foldedName
  }

  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(foldedName)
    hasher.combine(state)
  }
}

extension City: Comparable {
  /// Orders cities by name, and cities of the same name by state.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.foldedName, lhs.state) < (rhs.foldedName, rhs.state)
  }
}

extension City: CustomStringConvertible {
  /// The name and the abbreviation of the state, such as `"Phoenix, AZ"`.
  public var description: String { "\(name), \(state.abbreviation)" }
}

#if !hasFeature(Embedded)
/// Encoded as `{"name": "Phoenix", "state": "AZ"}`. Decoding accepts what ``init(_:_:)`` accepts.
extension City: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
    case state
  }

  /// Decodes a city from its name and the abbreviation of its state.
  ///
  /// - Throws: `DecodingError`, also if the name is blank.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .name)
    let state = try container.decode(USState.self, forKey: .state)
    guard let city = Self(name, state) else {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: container, debugDescription: "The name of a city must not be blank.")
    }
    self = city
  }

  /// Encodes the name and the abbreviation of the state.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(state, forKey: .state)
  }
}
#endif
