import Essentials

/// The venue of an event: an address in the United States or in another country.
///
///     let venue = try EventVenue(
///       name: "Library", address: "1221 N Central Ave", city: "Phoenix", state: "AZ", zipCode: "85004")
///     let abroad = try EventVenue(
///       address: "Av. Juárez 1", city: "Hermosillo", country: "MX", region: "Sonora", postalCode: "83000")
///
/// Only the form of the address is checked, not whether it exists.
public struct EventVenue: Hashable, Sendable {
  /// The texts, which copies share.
  private struct Texts: Hashable {
    var name: ByteText
    var address: ByteText
    var city: ByteText
    /// The country; empty for the United States, like most venues.
    var country: ByteText
    var region: ByteText
    var postalCode: ByteText
  }

  private let shared: Shared<Texts>

  /// The name, such as that of a library; may be empty.
  public var name: String { shared.value.name.string }

  /// The street address.
  public var address: String { shared.value.address.string }

  /// The city.
  public var city: String { shared.value.city.string }

  /// The country: the two uppercase letters of ISO 3166-1, `"US"` for the United States.
  public var country: String { isAbroad ? shared.value.country.string : Self.unitedStates }

  /// Whether the venue is outside the United States.
  public var isAbroad: Bool { !shared.value.country.string.isEmpty }

  /// The state: two uppercase letters, or an empty text outside the United States.
  public var state: String { isAbroad ? "" : shared.value.region.string }

  /// The ZIP code: five digits, including leading zeros, or an empty text outside the United States.
  public var zipCode: String { isAbroad ? "" : shared.value.postalCode.string }

  /// The region, such as a province: in the United States the state, elsewhere any text, which may be
  /// empty.
  public var region: String { shared.value.region.string }

  /// The postal code: in the United States the ZIP code, elsewhere any text, which may be empty.
  public var postalCode: String { shared.value.postalCode.string }

  /// Creates a venue in the United States from texts, whose leading and trailing whitespace is removed.
  ///
  /// Line breaks become spaces.
  /// The name, address, and city are at most ``maximumTextBytes`` long, and only the name may be
  /// empty. The state is two ASCII letters, in uppercase or lowercase, and the ZIP code five digits of
  /// any script, which the four of a ZIP+4 code may follow; ``zipCode`` has the five as ASCII.
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

  /// Creates a venue in any country from texts, whose leading and trailing whitespace is removed.
  ///
  /// Line breaks become spaces. The name, address, city, region, and postal code are at most
  /// ``maximumTextBytes`` long, and only the address and the city must not be empty. In the United
  /// States, the region is the state and the postal code the ZIP code, with the rules of
  /// ``init(name:address:city:state:zipCode:)``.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - address: The street address.
  ///   - city: The city.
  ///   - country: Two ASCII letters, in uppercase or lowercase, of ISO 3166-1. Only the form of the
  ///     code is checked, since countries come and go.
  ///   - region: The region, such as a province.
  ///   - postalCode: The postal code.
  /// - Complexity: O(*n*) in the length of the texts.
  /// - Throws: ``EventVenue/Error``, with all problems.
  public init(
    name: String = "", address: String, city: String, country: String, region: String = "",
    postalCode: String = ""
  ) throws(EventVenue.Error) {
    var checks = FieldChecks()
    let venue =
      country.isUnitedStates
      ? checks.venue(name: name, address: address, city: city, state: region, zipCode: postalCode)
      : checks.venue(
        name: name, address: address, city: city, country: country, region: region,
        postalCode: postalCode)
    guard checks.problems.isEmpty else { throw EventVenue.Error(checks.problems) }
    self = venue
  }

  /// Creates a venue from texts that were checked; the country is `nil` for the United States.
  init(
    validName name: String, address: String, city: String, country: String? = nil,
    region: String, postalCode: String
  ) {
    shared = Shared(
      Texts(
        name: ByteText(name), address: ByteText(address), city: ByteText(city),
        country: ByteText(country ?? ""), region: ByteText(region),
        postalCode: ByteText(postalCode)))
  }

  /// The maximum length of the name, the address, the city, the region, and the postal code, in bytes
  /// of UTF-8: 200 each.
  public static let maximumTextBytes = 200

  /// The code of the United States.
  static let unitedStates = "US"
}

extension EventVenue {
  /// The parts that are not empty, from the name to the postal code, without the country.
  var parts: [String] {
    [name, address, city, region, postalCode].filter { !$0.isEmpty }
  }

  /// The reason texts are not an ``EventVenue``: all problems of its fields.
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

extension String {
  /// Whether the text is the code of the United States, in any case and with spaces around it.
  var isUnitedStates: Bool { trimmed.uppercased().hasSameBytes(as: EventVenue.unitedStates) }
}

/// The name of a city, compared as a list of places compares it.
struct FoldedCity {
  let form: String

  /// Folds a name, or returns `nil` if it is blank.
  init?(_ name: String) {
    let name = name.trimmed
    guard !name.isEmpty else { return nil }
    form = Self.form(of: name)
  }

  /// Returns the form of a name.
  ///
  /// Case folding comes first, because `TextFolding.name` changes the case of Latin letters only. It also keeps
  /// the marks of other letters, of which those of Greek, Cyrillic, Hebrew, and Arabic are accents, too.
  private static func form(of name: String) -> String {
    let folded = String(decoding: name.caseFolded, as: UTF8.self)
    var plain = ""
    var isAccented = false
    for scalar in folded.unicodeScalars {
      let isMark = (0x300..<0x370).contains(scalar.value)
      let hasAccents =
        (0x370..<0x700).contains(scalar.value) || (0x1F00..<0x2000).contains(scalar.value)
      isAccented = hasAccents || isMark && isAccented
      if isAccented {
        plain += TextFolding.folded(String(scalar))
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return TextFolding.name(plain)
  }

  /// Whether another name has the same form.
  ///
  /// Folding keeps the first letter, so that most names differ there already.
  func isName(_ other: String) -> Bool {
    if let first = other.utf8.first, first.isASCIILetter, form.utf8.first != first | 0x20 {
      return false
    }
    return form == Self.form(of: other)
  }
}

/// Encoded as `{"name": "…", "address": "…", "city": "…", "state": "AZ", "zipCode": "85004"}`, or with a
/// `"country"`, and a `"region"` and a `"postalCode"` unless they are empty, outside the United States.
extension EventVenue: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a venue; a missing name, region, or postal code is empty, and a missing country the United
  /// States.
  ///
  /// - Throws: `DecodingError`, also for texts that the initializers refuse.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func optional(_ key: CodingKeys) throws -> String? {
      try container.decodeIfPresent(String.self, forKey: key)
    }
    let name = try optional(.name) ?? ""
    let address = try container.decode(String.self, forKey: .address)
    let city = try container.decode(String.self, forKey: .city)
    do {
      if let country = try optional(.country), !country.isUnitedStates {
        try self.init(
          name: name, address: address, city: city, country: country,
          region: optional(.region) ?? "", postalCode: optional(.postalCode) ?? "")
      } else {
        let state = try container.decode(String.self, forKey: .state)
        let zipCode = try container.decode(String.self, forKey: .zipCode)
        try self.init(name: name, address: address, city: city, state: state, zipCode: zipCode)
      }
    } catch let error as EventVenue.Error {
      throw DecodingError.dataCorrupted(error.problems, at: decoder.codingPath)
    }
  }

  /// Encodes the venue.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(address, forKey: .address)
    try container.encode(city, forKey: .city)
    guard isAbroad else {
      try container.encode(state, forKey: .state)
      return try container.encode(zipCode, forKey: .zipCode)
    }
    try container.encode(country, forKey: .country)
    if !region.isEmpty { try container.encode(region, forKey: .region) }
    if !postalCode.isEmpty { try container.encode(postalCode, forKey: .postalCode) }
  }
}
