/// The venue of an event: an address in the United States.
///
///     let venue = try EventVenue(
///       name: "Library", address: "1221 N Central Ave", city: "Phoenix", state: "AZ", zipCode: "85004")
///
/// Only the form of the address is checked, not whether it exists.
public struct EventVenue: Hashable, Sendable {
  private let nameText: ByteText
  private let addressText: ByteText
  private let cityText: ByteText
  private let stateText: ByteText
  private let zipCodeText: ByteText

  /// The name, such as that of a library; may be empty.
  public var name: String { nameText.string }

  /// The street address.
  public var address: String { addressText.string }

  /// The city.
  public var city: String { cityText.string }

  /// The state: two uppercase letters.
  public var state: String { stateText.string }

  /// The ZIP code: five digits, including leading zeros.
  public var zipCode: String { zipCodeText.string }

  /// Creates a venue from texts, whose leading and trailing whitespace is removed.
  ///
  /// Line breaks become spaces.
  /// The name, address, and city are at most ``maximumTextBytes`` long, and only the name may be
  /// empty. The state is two ASCII letters, in uppercase or lowercase, and the ZIP code five ASCII
  /// digits.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  /// - Throws: ``EventVenue/Error``, with all problems.
  public init(
    name: String = "", address: String, city: String, state: String, zipCode: String
  ) throws(EventVenue.Error) {
    var checks = FieldChecks()
    let venue = checks.venue(
      name: name, address: address, city: city, state: state, zipCode: zipCode)
    guard checks.problems.isEmpty else { throw EventVenue.Error(checks.problems) }
    self = venue
  }

  /// Creates a venue from texts that were checked.
  init(validName name: String, address: String, city: String, state: String, zipCode: String) {
    nameText = ByteText(name)
    addressText = ByteText(address)
    cityText = ByteText(city)
    stateText = ByteText(state)
    zipCodeText = ByteText(zipCode)
  }

  /// The maximum length of the name, the address, and the city, in bytes of UTF-8: 200 each.
  public static let maximumTextBytes = 200
}

extension EventVenue {
  /// The reason why texts are not an ``EventVenue``: all problems of its fields.
  public struct Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems in the order of the form; at least one.
    public let problems: [EventDraft.FieldProblem]

    /// One sentence for each problem.
    public var description: String { problems.sentences }

    /// Creates an error from problems in the order of the form.
    init(_ problems: [EventDraft.FieldProblem]) {
      assert(!problems.isEmpty)
      self.problems = problems
    }
  }
}

/// Encoded as `{"name": "…", "address": "…", "city": "…", "state": "AZ", "zipCode": "85004"}`.
extension EventVenue: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
    case address
    case city
    case state
    case zipCode
  }

  /// Decodes a venue; a missing name is empty.
  ///
  /// - Throws: `DecodingError`, also for texts that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decodeIfPresent(String.self, forKey: .name)
    let address = try container.decode(String.self, forKey: .address)
    let city = try container.decode(String.self, forKey: .city)
    let state = try container.decode(String.self, forKey: .state)
    let zipCode = try container.decode(String.self, forKey: .zipCode)
    do {
      try self.init(name: name ?? "", address: address, city: city, state: state, zipCode: zipCode)
    } catch {
      throw DecodingError.dataCorrupted(error.problems, at: decoder.codingPath)
    }
  }

  /// Encodes the venue.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(address, forKey: .address)
    try container.encode(city, forKey: .city)
    try container.encode(state, forKey: .state)
    try container.encode(zipCode, forKey: .zipCode)
  }
}
