import Essentials

extension USState {
  /// The two-letter abbreviation of the Postal Service, as in `"AZ"`.
  public var abbreviation: String { designation.abbreviation }

  /// The name in English, as in `"Arizona"`.
  public var name: String { designation.name }

  /// Creates the state with that two-letter abbreviation, in any case, or returns `nil`.
  public init?(abbreviation: some StringProtocol) {
    self.init(utf8: abbreviation.utf8)
  }

  /// Creates the state with the abbreviation in two ASCII letters, in any case, or returns `nil`.
  init?(utf8 letters: some Collection<UInt8>) {
    guard letters.count == 2, let state = Self.byLetters[Self.key(letters)] else { return nil }
    self = state
  }

  /// Creates the state with that name, compared as the names of a ``City`` are, or returns `nil`.
  ///
  /// `"Virgin Islands"`, as the Postal Service has it, is understood too.
  ///
  /// - Complexity: O(*n*)
  public init?(name: some StringProtocol) {
    guard let state = Self.byFoldedName[foldedName(name)] else { return nil }
    self = state
  }

  private static let byLetters = Dictionary(
    uniqueKeysWithValues: allCases.map { (key($0.abbreviation.utf8), $0) })

  private static let byFoldedName: [String: Self] = {
    var states: [String: Self] = ["virgin islands": .virginIslands]
    for state in allCases { states[foldedName(state.name)] = state }
    return states
  }()

  /// Both letters in one number, small letters as capitals.
  private static func key(_ letters: some Collection<UInt8>) -> UInt16 {
    letters.reduce(0) { $0 << 8 | UInt16((0x61...0x7A).contains($1) ? $1 & 0xDF : $1) }
  }

  private var designation: (abbreviation: String, name: String) {
    switch self {
    case .alabama: ("AL", "Alabama")
    case .alaska: ("AK", "Alaska")
    case .americanSamoa: ("AS", "American Samoa")
    case .arizona: ("AZ", "Arizona")
    case .arkansas: ("AR", "Arkansas")
    case .california: ("CA", "California")
    case .colorado: ("CO", "Colorado")
    case .connecticut: ("CT", "Connecticut")
    case .delaware: ("DE", "Delaware")
    case .districtOfColumbia: ("DC", "District of Columbia")
    case .florida: ("FL", "Florida")
    case .georgia: ("GA", "Georgia")
    case .guam: ("GU", "Guam")
    case .hawaii: ("HI", "Hawaii")
    case .idaho: ("ID", "Idaho")
    case .illinois: ("IL", "Illinois")
    case .indiana: ("IN", "Indiana")
    case .iowa: ("IA", "Iowa")
    case .kansas: ("KS", "Kansas")
    case .kentucky: ("KY", "Kentucky")
    case .louisiana: ("LA", "Louisiana")
    case .maine: ("ME", "Maine")
    case .maryland: ("MD", "Maryland")
    case .massachusetts: ("MA", "Massachusetts")
    case .michigan: ("MI", "Michigan")
    case .minnesota: ("MN", "Minnesota")
    case .mississippi: ("MS", "Mississippi")
    case .missouri: ("MO", "Missouri")
    case .montana: ("MT", "Montana")
    case .nebraska: ("NE", "Nebraska")
    case .nevada: ("NV", "Nevada")
    case .newHampshire: ("NH", "New Hampshire")
    case .newJersey: ("NJ", "New Jersey")
    case .newMexico: ("NM", "New Mexico")
    case .newYork: ("NY", "New York")
    case .northCarolina: ("NC", "North Carolina")
    case .northDakota: ("ND", "North Dakota")
    case .northernMarianaIslands: ("MP", "Northern Mariana Islands")
    case .ohio: ("OH", "Ohio")
    case .oklahoma: ("OK", "Oklahoma")
    case .oregon: ("OR", "Oregon")
    case .pennsylvania: ("PA", "Pennsylvania")
    case .puertoRico: ("PR", "Puerto Rico")
    case .rhodeIsland: ("RI", "Rhode Island")
    case .southCarolina: ("SC", "South Carolina")
    case .southDakota: ("SD", "South Dakota")
    case .tennessee: ("TN", "Tennessee")
    case .texas: ("TX", "Texas")
    case .virginIslands: ("VI", "U.S. Virgin Islands")
    case .utah: ("UT", "Utah")
    case .vermont: ("VT", "Vermont")
    case .virginia: ("VA", "Virginia")
    case .washington: ("WA", "Washington")
    case .westVirginia: ("WV", "West Virginia")
    case .wisconsin: ("WI", "Wisconsin")
    case .wyoming: ("WY", "Wyoming")
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as the abbreviation, `"AZ"`.
extension USState: Codable {
  /// Decodes a state from its abbreviation.
  ///
  /// - Throws: `DecodingError`, also for an abbreviation of none of the 56.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let abbreviation = try container.decode(String.self)
    guard let state = Self(abbreviation: abbreviation) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(abbreviation) is not the abbreviation of a state")
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
