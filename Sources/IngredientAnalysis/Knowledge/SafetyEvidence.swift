public import Essentials

/// A published fact about the effect or the permitted use of a substance, with its source.
public struct SafetyEvidence: Hashable, Sendable {
  /// The level of concern that the fact justifies where it applies.
  public let level: ConcernLevel
  /// The kind of fact.
  public let kind: Kind
  /// Whether the fact counts: only one in force changes a rating, a verdict, or advice.
  public let status: Status
  /// Whether the fact is about what a substance can do, or about people's exposure to it.
  public let basis: Basis
  /// The routes of exposure that the fact applies to.
  public let routes: Routes
  /// The people that the fact applies to.
  public let audience: LabelAudience
  /// The market that the fact applies to.
  public let market: Jurisdiction
  /// The agency or legislator that published it, such as "EFSA".
  public let body: String
  /// The document, such as "Regulation (EC) No 1223/2009".
  public let document: String
  /// The year of the document or of its amendment.
  public let year: Int
  /// The place in the document, such as "Annex V/29".
  public let section: String
  /// The first day on which it applies, or `nil` if it already applied when the knowledge was
  /// compiled.
  public let validFrom: CalendarDate?
  /// The last day on which it applies, or `nil` if no end is known.
  public let validUntil: CalendarDate?
  /// A short explanation, which may be empty.
  public let note: String

  /// The kind of fact that a ``SafetyEvidence`` states.
  @nonexhaustive public enum Kind: Hashable, Sendable, CaseIterable {
    /// The substance must not be used.
    case ban
    /// The substance may be used up to a limit or under a condition.
    case limit
    /// A label must carry a warning.
    case warning
    /// An agency's opinion on the safety of the substance.
    case opinion
    /// A hazard class, regardless of the amount.
    case hazard
    /// A duty to declare the substance as an allergen.
    case allergen
    /// An agency says that data are missing.
    case gap
    /// A law lists the substance as permitted, or as recognized as safe.
    case listing
  }

  /// Whether a ``SafetyEvidence`` counts.
  @nonexhaustive public enum Status: Hashable, Sendable, CaseIterable {
    /// It counts from ``SafetyEvidence/validFrom`` to ``SafetyEvidence/validUntil``.
    case inForce
    /// A court has stopped the enforcement of the law, and may allow it again.
    case enjoined
    /// The law was repealed, or the agency withdrew the fact.
    case repealed
    /// An agency or a legislator has announced it, and it is not law.
    case planned
  }

  /// The basis of a ``SafetyEvidence``.
  @nonexhaustive public enum Basis: Hashable, Sendable, CaseIterable {
    /// The harm that the substance can do at some amount.
    case hazard
    /// People's exposure to the substance.
    case exposure
  }

  /// Routes by which a substance reaches a person.
  public struct Routes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Eaten or drunk.
    public static let oral = Routes(rawValue: 1)
    /// Left on skin or hair.
    public static let leaveOn = Routes(rawValue: 2)
    /// Rinsed off skin, hair, or teeth.
    public static let rinseOff = Routes(rawValue: 4)
    /// Inhaled as a powder or spray.
    public static let inhaled = Routes(rawValue: 8)
  }

  /// Whether the fact is in force and applies on a day.
  public func isValid(on date: CalendarDate) -> Bool {
    guard status == .inForce else { return false }
    if let validFrom, date < validFrom { return false }
    if let validUntil, date > validUntil { return false }
    return true
  }

  init(
    level: ConcernLevel, kind: Kind, status: Status, basis: Basis, routes: Routes,
    audience: LabelAudience, market: Jurisdiction, body: String, document: String, year: Int,
    section: String, validFrom: CalendarDate?,
    validUntil: CalendarDate?, note: String
  ) {
    self.level = level
    self.kind = kind
    self.status = status
    self.basis = basis
    self.routes = routes
    self.audience = audience
    self.market = market
    self.body = body
    self.document = document
    self.year = year
    self.section = section
    self.validFrom = validFrom
    self.validUntil = validUntil
    self.note = note
  }
}

/// Parsing of the `evidence` property of a taxonomy.
extension SafetyEvidence {
  /// Reads the thirteen fields of a line, separated by semicolons, or returns `nil`.
  ///
  /// The kind may be followed by a status, as in "ban enjoined". A fact without a body, document, year, and section
  /// is rejected, and so is one whose last day is before its first.
  init?(line: some Collection<UInt8>) {
    let fields = line.split(separator: 0x3B, maxSplits: 12, omittingEmptySubsequences: false).map {
      Self.trimmed($0)
    }
    guard fields.count == 13, let digit = fields[0].utf8.first, fields[0].utf8.count == 1,
      digit >= 0x30, let level = ConcernLevel(rawValue: digit - 0x30),
      let (kind, status) = Self.kindAndStatus(fields[1]), let basis = Self.bases[fields[2]],
      let audience = Self.audiences[fields[4]], let market = Self.markets[fields[5]],
      !fields[6].isEmpty, !fields[7].isEmpty, !fields[9].isEmpty,
      let year = Int(fields[8]), (1900...9999).contains(year)
    else { return nil }
    var routes: Routes = []
    for name in fields[3].utf8.split(separator: 0x20) {
      guard let route = Self.routes[String(Substring(name))] else { return nil }
      routes.insert(route)
    }
    guard !routes.isEmpty, let from = Self.date(fields[10]), let until = Self.date(fields[11])
    else { return nil }
    if let from, let until, until < from { return nil }
    self.init(
      level: level, kind: kind, status: status, basis: basis, routes: routes, audience: audience,
      market: market,
      body: fields[6], document: fields[7], year: year, section: fields[9], validFrom: from,
      validUntil: until, note: fields[12])
  }

  private static func kindAndStatus(_ field: String) -> (Kind, Status)? {
    let words = field.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count <= 2, let kind = kinds[String(words[0])] else { return nil }
    guard words.count == 2 else { return (kind, .inForce) }
    return statuses[String(words[1])].map { (kind, $0) }
  }

  private static let statuses: [String: Status] = [
    "enjoined": .enjoined, "repealed": .repealed, "planned": .planned,
  ]
  private static let kinds: [String: Kind] = [
    "ban": .ban, "limit": .limit, "warning": .warning, "opinion": .opinion, "hazard": .hazard,
    "allergen": .allergen, "gap": .gap, "listing": .listing,
  ]
  private static let bases: [String: Basis] = ["hazard": .hazard, "exposure": .exposure]
  private static let audiences: [String: LabelAudience] = [
    "everyone": .everyone, "infant": .infant, "toddler": .toddler, "child": .child,
    "pregnancy": .pregnancy, "breastfeeding": .breastfeeding,
  ]
  private static let markets: [String: Jurisdiction] = [
    "world": .world, "EU": .europeanUnion, "UK": .unitedKingdom, "US": .unitedStates,
    "US-CA": .california, "US-TX": .texas, "US-WV": .westVirginia, "US-LA": .louisiana,
  ]
  private static let routes: [String: Routes] = [
    "oral": .oral, "leave-on": .leaveOn, "rinse-off": .rinseOff, "inhaled": .inhaled,
  ]

  /// Returns a date, or an inner `nil` for a hyphen, or `nil` for any other text.
  private static func date(_ field: String) -> CalendarDate?? {
    if field == "-" { return .some(nil) }
    return (try? CalendarDate(iso8601: field)).map { .some($0) }
  }

  private static func trimmed(_ field: some Collection<UInt8>) -> String {
    var field = field[...]
    while let first = field.first, first <= 0x20 { field = field.dropFirst() }
    var bytes = ContiguousArray(field)
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SafetyEvidence.Routes: NamedOptions {
  package static let names = ["oral", "leaveOn", "rinseOff", "inhaled"]
}

extension SafetyEvidence.Routes: CustomStringConvertible {
  /// The names of the routes, such as `[oral, inhaled]`.
  public var description: String { "[\(optionNames.joined(separator: ", "))]" }
}

#if !hasFeature(Embedded)
/// Encoded as a list of names.
extension SafetyEvidence.Routes: Codable {
  /// Decodes a set from the names of the routes.
  ///
  /// - Throws: `DecodingError`, also for an unknown name.
  public init(from decoder: any Decoder) throws { try self.init(namesFrom: decoder) }

  /// Encodes the names of the routes.
  public func encode(to encoder: any Encoder) throws { try encodeNames(to: encoder) }
}
#endif

/// The level of concern that a published fact about a substance justifies.
public enum ConcernLevel: UInt8, Comparable, CaseIterable, Hashable, Sendable {
  /// An agency or a law says that there is no concern at usual amounts.
  case none
  /// Data are missing, sensitive people need to know, or there is a hazard without a known
  /// exposure.
  case low
  /// There is a legal limit or a warning, or some group exceeds the acceptable daily intake.
  case moderate
  /// The average person exceeds the acceptable daily intake, the substance is a carcinogen in this
  /// use, or another major market bans it.
  case high
  /// The substance is prohibited for this market, audience, and use.
  case prohibited

  /// Orders levels from none to prohibited.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Creates the level with a number from 0 to 4, or returns `nil`.
  public init?(rawValue: UInt8) {
    switch rawValue {
    case 0: self = .none
    case 1: self = .low
    case 2: self = .moderate
    case 3: self = .high
    case 4: self = .prohibited
    default: return nil
    }
  }
}

/// A market whose law a fact or a report is about.
@nonexhaustive public enum Jurisdiction: Hashable, Sendable, CaseIterable {
  /// The whole world: findings of science and of the World Health Organization.
  case world
  /// The European Union.
  case europeanUnion
  /// The United Kingdom.
  case unitedKingdom
  /// The United States.
  case unitedStates
  /// California, where federal law also applies.
  case california
  /// Texas, where federal law also applies.
  case texas
  /// West Virginia, where federal law also applies.
  case westVirginia
  /// Louisiana, where federal law also applies.
  case louisiana

  /// Whether the law of `other` applies in this market.
  func isSubject(to other: Jurisdiction) -> Bool {
    other == .world || other == self || (isInUnitedStates && other == .unitedStates)
  }

  /// Whether the federal law of the United States applies.
  var isInUnitedStates: Bool {
    switch self {
    case .unitedStates, .california, .texas, .westVirginia, .louisiana: true
    case .world, .europeanUnion, .unitedKingdom: false
    }
  }

  /// Whether the law of the European Union applies, or that of the United Kingdom, which took it over.
  var isInEurope: Bool { self == .europeanUnion || self == .unitedKingdom }
}

/// The group of people that a product is for.
///
/// The ages follow the European Food Safety Authority: infants, toddlers, and other children.
@nonexhaustive public enum LabelAudience: Hashable, Sendable, CaseIterable {
  /// Anyone.
  case everyone
  /// Children under twelve months.
  case infant
  /// Children from one to two years.
  case toddler
  /// Children from three to nine years.
  case child
  /// People who are pregnant.
  case pregnancy
  /// People who are breastfeeding.
  case breastfeeding

  /// Whether a fact for `other` applies to this audience.
  ///
  /// A fact for everyone does. A fact for children of an age also applies to younger ones: a substance
  /// that is not for toddlers is not for infants either.
  func includes(_ other: LabelAudience) -> Bool {
    switch other {
    case .everyone: true
    case .infant, .pregnancy, .breastfeeding: other == self
    case .toddler: self == .infant || self == .toddler
    case .child: self == .infant || self == .toddler || self == .child
    }
  }
}
