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

extension String {
  /// Whether the text is the code of the United States, in any case and with spaces around it.
  var isUnitedStates: Bool { trimmed.uppercased().hasSameBytes(as: EventVenue.unitedStates) }
}
