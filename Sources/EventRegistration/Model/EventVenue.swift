/// The place of an event: an address in the United States, checked for its shape.
///
///     let venue = try EventVenue(
///       name: "Library", address: "1221 N Central Ave", city: "Phoenix", state: "AZ", zipCode: "85004")
///
/// Whether there is such a place is for the host to know.
public struct EventVenue: Hashable, Sendable {
  private let nameText: ByteText
  private let addressText: ByteText
  private let cityText: ByteText
  private let stateText: ByteText
  private let zipCodeText: ByteText

  /// The name, such as that of a library; empty if there is none.
  public var name: String { nameText.string }

  /// The street and number.
  public var address: String { addressText.string }

  /// The city.
  public var city: String { cityText.string }

  /// The state: two capital letters from A to Z.
  public var state: String { stateText.string }

  /// The ZIP code: five digits, with leading zeros.
  public var zipCode: String { zipCodeText.string }

  /// Creates a place from texts, of which blanks at the ends are left out.
  ///
  /// Name, address and city have up to ``maximumTextBytes``, and only the name may be empty. The
  /// state is two ASCII letters of either case, and the ZIP code five ASCII digits.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  /// - Throws: ``EventVenue/Error``, with everything that is wrong.
  public init(
    name: String = "", address: String, city: String, state: String, zipCode: String
  ) throws(EventVenue.Error) {
    var checks = FieldChecks()
    let venue = checks.venue(
      name: name, address: address, city: city, state: state, zipCode: zipCode)
    guard checks.problems.isEmpty else { throw EventVenue.Error(checks.problems) }
    self = venue
  }

  /// Creates a place from texts that are known to be right.
  init(validName name: String, address: String, city: String, state: String, zipCode: String) {
    nameText = ByteText(name)
    addressText = ByteText(address)
    cityText = ByteText(city)
    stateText = ByteText(state)
    zipCodeText = ByteText(zipCode)
  }

  /// The most bytes of UTF-8 that the name, the address and the city each can have: 200.
  public static let maximumTextBytes = 200
}

extension EventVenue {
  /// The reason texts do not make a ``EventVenue``: everything that is wrong with them.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// The problems in the order of the form; at least one.
    public let problems: [EventDraft.FieldProblem]

    /// Creates an error from the problems that were found.
    init(_ problems: [EventDraft.FieldProblem]) {
      assert(!problems.isEmpty)
      self.problems = problems
    }
  }
}
