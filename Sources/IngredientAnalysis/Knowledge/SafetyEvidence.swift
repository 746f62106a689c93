public import Essentials

/// A published fact about what a substance does or where it may be used, with the place to read it.
public struct SafetyEvidence: Hashable, Sendable {
  /// How much concern the fact justifies for whom it holds.
  public let level: ConcernLevel
  /// What sort of fact it is.
  public let kind: Kind
  /// Whether the fact is about what a substance can do, or about how much of it people take in.
  public let basis: Basis
  /// The ways of use that the fact holds for.
  public let routes: Routes
  /// Whom it holds for.
  public let audience: LabelAudience
  /// Where it holds.
  public let market: Jurisdiction
  /// Who published it, such as "EFSA".
  public let body: String
  /// The document, such as "Regulation (EC) No 1223/2009".
  public let document: String
  /// The year of the document or of its change.
  public let year: Int
  /// Where in the document it stands, such as "Annex V/29".
  public let section: String
  /// The first day on which it holds, or `nil` if it held when the knowledge was compiled.
  public let validFrom: CalendarDate?
  /// The last day on which it holds, or `nil` if no end is known.
  public let validUntil: CalendarDate?
  /// A short explanation, possibly empty.
  public let note: String

  /// What sort of fact an ``SafetyEvidence`` is.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The substance may not be used.
    case ban
    /// It may be used up to a limit or under a condition.
    case limit
    /// A label has to warn of it.
    case warning
    /// The opinion of an agency on its safety.
    case opinion
    /// A class of what it can do, whatever the amount.
    case hazard
    /// A duty to name it, because people are allergic to it.
    case allergen
    /// An agency says that data are missing.
    case gap
    /// A law lists it as permitted or as recognized as safe.
    case listing
  }

  /// What an ``SafetyEvidence`` rests on.
  public enum Basis: Hashable, Sendable, CaseIterable {
    /// What a substance can do at some amount.
    case hazard
    /// How much of it people take in or put on.
    case exposure
  }

  /// Ways in which a substance reaches a person.
  public struct Routes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Creates a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Eaten or drunk.
    public static let oral = Routes(rawValue: 1)
    /// Left on skin or hair.
    public static let leaveOn = Routes(rawValue: 2)
    /// Rinsed off skin, hair or teeth.
    public static let rinseOff = Routes(rawValue: 4)
    /// Inhaled, as a powder or a spray.
    public static let inhaled = Routes(rawValue: 8)
  }

  /// Whether the fact holds on a day.
  public func isValid(on date: CalendarDate) -> Bool {
    if let validFrom, date < validFrom { return false }
    if let validUntil, date > validUntil { return false }
    return true
  }

  init(
    level: ConcernLevel, kind: Kind, basis: Basis, routes: Routes, audience: LabelAudience,
    market: Jurisdiction,
    body: String, document: String, year: Int, section: String, validFrom: CalendarDate?,
    validUntil: CalendarDate?, note: String
  ) {
    self.level = level
    self.kind = kind
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
