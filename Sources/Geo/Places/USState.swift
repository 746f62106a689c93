import EssentialBase

/// A state of the United States, the District of Columbia, or one of the five inhabited
/// territories.
///
///     USState.arizona.abbreviation  // "AZ"
///     USState("AZ")  // .arizona
///     USState(name: "arizona")  // .arizona
///
/// The 56 cases are in alphabetical order, as a picker shows them. The armed forces (AA, AE, AP)
/// and the freely associated states (FM, MH, PW) have ZIP codes, too, but are not included.
@nonexhaustive public enum USState: CaseIterable, Hashable, Comparable, Sendable {
  /// Alabama.
  case alabama
  /// Alaska.
  case alaska
  /// American Samoa.
  case americanSamoa
  /// Arizona.
  case arizona
  /// Arkansas.
  case arkansas
  /// California.
  case california
  /// Colorado.
  case colorado
  /// Connecticut.
  case connecticut
  /// Delaware.
  case delaware
  /// District of Columbia.
  case districtOfColumbia
  /// Florida.
  case florida
  /// Georgia.
  case georgia
  /// Guam.
  case guam
  /// Hawaii.
  case hawaii
  /// Idaho.
  case idaho
  /// Illinois.
  case illinois
  /// Indiana.
  case indiana
  /// Iowa.
  case iowa
  /// Kansas.
  case kansas
  /// Kentucky.
  case kentucky
  /// Louisiana.
  case louisiana
  /// Maine.
  case maine
  /// Maryland.
  case maryland
  /// Massachusetts.
  case massachusetts
  /// Michigan.
  case michigan
  /// Minnesota.
  case minnesota
  /// Mississippi.
  case mississippi
  /// Missouri.
  case missouri
  /// Montana.
  case montana
  /// Nebraska.
  case nebraska
  /// Nevada.
  case nevada
  /// New Hampshire.
  case newHampshire
  /// New Jersey.
  case newJersey
  /// New Mexico.
  case newMexico
  /// New York.
  case newYork
  /// North Carolina.
  case northCarolina
  /// North Dakota.
  case northDakota
  /// Northern Mariana Islands.
  case northernMarianaIslands
  /// Ohio.
  case ohio
  /// Oklahoma.
  case oklahoma
  /// Oregon.
  case oregon
  /// Pennsylvania.
  case pennsylvania
  /// Puerto Rico.
  case puertoRico
  /// Rhode Island.
  case rhodeIsland
  /// South Carolina.
  case southCarolina
  /// South Dakota.
  case southDakota
  /// Tennessee.
  case tennessee
  /// Texas.
  case texas
  /// U.S. Virgin Islands.
  case virginIslands
  /// Utah.
  case utah
  /// Vermont.
  case vermont
  /// Virginia.
  case virginia
  /// Washington.
  case washington
  /// West Virginia.
  case westVirginia
  /// Wisconsin.
  case wisconsin
  /// Wyoming.
  case wyoming
}

extension USState {
  /// The two-letter abbreviation of the Postal Service, such as `"AZ"`.
  public var abbreviation: String { designation.abbreviation }

  /// The two-digit FIPS code of the Census Bureau, such as `"04"`.
  ///
  /// Source: INCITS 38:2009, formerly FIPS 5-2.
  public var fipsCode: String { designation.fipsCode }

  /// The English name, such as `"Arizona"`.
  public var name: String { designation.name }

  /// Creates the state with a two-letter abbreviation in uppercase or lowercase, also with a dot after
  /// each letter, as in `"D.C."`, or returns `nil` if there is none.
  public init?(_ abbreviation: some StringProtocol) {
    let typed = abbreviation.utf8.prefix(6)
    let parts = typed.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, let first = parts.first, parts.last?.isEmpty ?? false else {
      self.init(utf8: abbreviation.utf8)
      return
    }
    // A blank can follow the first dot.
    let second = parts[1].drop { $0 == UInt8(ascii: " ") }
    guard first.count == 1, second.count == 1 else { return nil }
    self.init(utf8: Array(first) + second)
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
    guard let state = Self.byFoldedName[FoldedText.name(name)] else { return nil }
    self = state
  }

  private static let byLetters = Dictionary(
    uniqueKeysWithValues: allCases.map { (key($0.abbreviation.utf8), $0) })

  private static let byFoldedName: [String: Self] = {
    var states: [String: Self] = [FoldedText.name("Virgin Islands"): .virginIslands]
    for state in allCases { states[FoldedText.name(state.name)] = state }
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

  /// The number of residents on 1 April 2020.
  ///
  /// Source: Census Bureau, 2020 Census, resident population of the states, the District of Columbia,
  /// and Puerto Rico, and 2020 Island Areas Censuses. The states and the district have 331,449,281
  /// residents together.
  public var population: Int {
    switch self {
    case .alabama: 5_024_279
    case .alaska: 733_391
    case .americanSamoa: 49_710
    case .arizona: 7_151_502
    case .arkansas: 3_011_524
    case .california: 39_538_223
    case .colorado: 5_773_714
    case .connecticut: 3_605_944
    case .delaware: 989_948
    case .districtOfColumbia: 689_545
    case .florida: 21_538_187
    case .georgia: 10_711_908
    case .guam: 153_836
    case .hawaii: 1_455_271
    case .idaho: 1_839_106
    case .illinois: 12_812_508
    case .indiana: 6_785_528
    case .iowa: 3_190_369
    case .kansas: 2_937_880
    case .kentucky: 4_505_836
    case .louisiana: 4_657_757
    case .maine: 1_362_359
    case .maryland: 6_177_224
    case .massachusetts: 7_029_917
    case .michigan: 10_077_331
    case .minnesota: 5_706_494
    case .mississippi: 2_961_279
    case .missouri: 6_154_913
    case .montana: 1_084_225
    case .nebraska: 1_961_504
    case .nevada: 3_104_614
    case .newHampshire: 1_377_529
    case .newJersey: 9_288_994
    case .newMexico: 2_117_522
    case .newYork: 20_201_249
    case .northCarolina: 10_439_388
    case .northDakota: 779_094
    case .northernMarianaIslands: 47_329
    case .ohio: 11_799_448
    case .oklahoma: 3_959_353
    case .oregon: 4_237_256
    case .pennsylvania: 13_002_700
    case .puertoRico: 3_285_874
    case .rhodeIsland: 1_097_379
    case .southCarolina: 5_118_425
    case .southDakota: 886_667
    case .tennessee: 6_910_840
    case .texas: 29_145_505
    case .virginIslands: 87_146
    case .utah: 3_271_616
    case .vermont: 643_077
    case .virginia: 8_631_393
    case .washington: 7_705_281
    case .westVirginia: 1_793_716
    case .wisconsin: 5_893_718
    case .wyoming: 576_851
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
      throw DecodingError.unknownCase(
        of: Self.self, container.codingPath, isName: !abbreviation.isEmpty)
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
