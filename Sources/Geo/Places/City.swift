import Essentials

/// A city, known by its name and its state.
///
///     City("Cañon City", .colorado) == City("CANON  CITY ", .colorado)  // true
///
/// Two spellings are one city if they differ only in case, in the marks of Latin letters, in
/// apostrophes, or in the number of blanks. Such cities are equal, whichever ``name`` they show.
public struct City: Sendable {
  /// The name as it was given, without blanks at its ends; never empty.
  public let name: String

  /// The state that the city is in.
  public let state: USState

  /// What makes the name equal to another; never empty.
  let foldedName: String

  /// Creates a city; returns `nil` only if nothing but blanks and apostrophes is in `name`.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  public init?(_ name: some StringProtocol, _ state: USState) {
    foldedName = Essentials.foldedName(name)
    guard !foldedName.isEmpty else { return nil }
    self.name = String(Substring(name).trimmingBlanks)
    self.state = state
  }
}

extension City: Hashable {
  /// Whether both are spellings of the same name in the same state.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.state == rhs.state && lhs.foldedName == rhs.foldedName
  }

  /// Feeds what `==` compares into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(foldedName)
    hasher.combine(state)
  }
}

extension City: Comparable {
  /// Orders cities alphabetically, and those with the same name by their states.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.foldedName, lhs.state) < (rhs.foldedName, rhs.state)
  }
}

extension City: CustomStringConvertible {
  /// The name and the abbreviation of the state, as in `"Phoenix, AZ"`.
  public var description: String { "\(name), \(state.abbreviation)" }
}

#if !hasFeature(Embedded)
/// Encoded as `{"name": "Phoenix", "state": "AZ"}`; decoding refuses what the initializer refuses.
extension City: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
    case state
  }

  /// Decodes a city from its name and the abbreviation of its state.
  ///
  /// - Throws: `DecodingError`, also for a blank name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .name)
    let state = try container.decode(USState.self, forKey: .state)
    guard let city = Self(name, state) else {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: container, debugDescription: "the name of a city is blank")
    }
    self = city
  }

  /// Encodes the name as it was given, and the abbreviation of the state.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(state, forKey: .state)
  }
}
#endif
