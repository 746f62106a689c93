import Essentials

extension USState {
  /// The two-letter abbreviation of the Postal Service, such as `"AZ"`.
  public var abbreviation: String { designation.abbreviation }

  /// The two-digit FIPS code of the Census Bureau, such as `"04"`.
  ///
  /// Source: INCITS 38:2009, formerly FIPS 5-2.
  public var fipsCode: String { designation.fipsCode }

  /// The English name, such as `"Arizona"`.
  public var name: String { designation.name }

  /// Creates the state with a two-letter abbreviation in uppercase or lowercase, or returns `nil` if
  /// there is none.
  public init?(_ abbreviation: some StringProtocol) {
    self.init(utf8: abbreviation.utf8)
  }

  /// Creates the state with an abbreviation of two ASCII letters in uppercase or lowercase, or
  /// returns `nil` if there is none.
  init?(utf8 letters: some Collection<UInt8>) {
    guard letters.count == 2, let state = Self.byLetters[Self.key(letters)] else { return nil }
    self = state
  }

  /// Creates the state with a name, or returns `nil` if there is none.
  ///
  /// Names are compared like those of a ``City``. `"Virgin Islands"`, the name that the Postal
  /// Service uses, is accepted too.
  ///
  /// - Complexity: O(*n*)
  public init?(name: some StringProtocol) {
    guard let state = Self.byFoldedName[foldedName(name)] else { return nil }
    self = state
  }

  private static let byLetters = Dictionary(
    uniqueKeysWithValues: allCases.map { (key($0.abbreviation.utf8), $0) })

  private static let byFoldedName: [String: Self] = {
    var states: [String: Self] = [foldedName("Virgin Islands"): .virginIslands]
    for state in allCases { states[foldedName(state.name)] = state }
    return states
  }()

  /// Returns both letters in uppercase as one number.
  private static func key(_ letters: some Collection<UInt8>) -> UInt16 {
    letters.reduce(0) { $0 << 8 | UInt16((0x61...0x7A).contains($1) ? $1 & 0xDF : $1) }
  }

  private var designation: (abbreviation: String, fipsCode: String, name: String) {
    switch self {
    case .alabama: ("AL", "01", "Alabama")
    case .alaska: ("AK", "02", "Alaska")
    case .americanSamoa: ("AS", "60", "American Samoa")
    case .arizona: ("AZ", "04", "Arizona")
    case .arkansas: ("AR", "05", "Arkansas")
    case .california: ("CA", "06", "California")
    case .colorado: ("CO", "08", "Colorado")
    case .connecticut: ("CT", "09", "Connecticut")
    case .delaware: ("DE", "10", "Delaware")
    case .districtOfColumbia: ("DC", "11", "District of Columbia")
    case .florida: ("FL", "12", "Florida")
    case .georgia: ("GA", "13", "Georgia")
    case .guam: ("GU", "66", "Guam")
    case .hawaii: ("HI", "15", "Hawaii")
    case .idaho: ("ID", "16", "Idaho")
    case .illinois: ("IL", "17", "Illinois")
    case .indiana: ("IN", "18", "Indiana")
    case .iowa: ("IA", "19", "Iowa")
    case .kansas: ("KS", "20", "Kansas")
    case .kentucky: ("KY", "21", "Kentucky")
    case .louisiana: ("LA", "22", "Louisiana")
    case .maine: ("ME", "23", "Maine")
    case .maryland: ("MD", "24", "Maryland")
    case .massachusetts: ("MA", "25", "Massachusetts")
    case .michigan: ("MI", "26", "Michigan")
    case .minnesota: ("MN", "27", "Minnesota")
    case .mississippi: ("MS", "28", "Mississippi")
    case .missouri: ("MO", "29", "Missouri")
    case .montana: ("MT", "30", "Montana")
    case .nebraska: ("NE", "31", "Nebraska")
    case .nevada: ("NV", "32", "Nevada")
    case .newHampshire: ("NH", "33", "New Hampshire")
    case .newJersey: ("NJ", "34", "New Jersey")
    case .newMexico: ("NM", "35", "New Mexico")
    case .newYork: ("NY", "36", "New York")
    case .northCarolina: ("NC", "37", "North Carolina")
    case .northDakota: ("ND", "38", "North Dakota")
    case .northernMarianaIslands: ("MP", "69", "Northern Mariana Islands")
    case .ohio: ("OH", "39", "Ohio")
    case .oklahoma: ("OK", "40", "Oklahoma")
    case .oregon: ("OR", "41", "Oregon")
    case .pennsylvania: ("PA", "42", "Pennsylvania")
    case .puertoRico: ("PR", "72", "Puerto Rico")
    case .rhodeIsland: ("RI", "44", "Rhode Island")
    case .southCarolina: ("SC", "45", "South Carolina")
    case .southDakota: ("SD", "46", "South Dakota")
    case .tennessee: ("TN", "47", "Tennessee")
    case .texas: ("TX", "48", "Texas")
    case .virginIslands: ("VI", "78", "U.S. Virgin Islands")
    case .utah: ("UT", "49", "Utah")
    case .vermont: ("VT", "50", "Vermont")
    case .virginia: ("VA", "51", "Virginia")
    case .washington: ("WA", "53", "Washington")
    case .westVirginia: ("WV", "54", "West Virginia")
    case .wisconsin: ("WI", "55", "Wisconsin")
    case .wyoming: ("WY", "56", "Wyoming")
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as the abbreviation, as in `"AZ"`.
extension USState: Codable {
  /// Decodes a state from its abbreviation.
  ///
  /// - Throws: `DecodingError`, also if no state has the abbreviation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let abbreviation = try container.decode(String.self)
    guard let state = Self(abbreviation) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A state must be the two-letter abbreviation of a state.")
    }
    self = state
  }

  /// Encodes the abbreviation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(abbreviation)
  }
}
#endif
