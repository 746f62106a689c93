public import Essentials

/// A published fact about the effect or the permitted use of a substance, with its source.
public struct SafetyEvidence: Hashable, Sendable {
  /// The level of concern that the fact justifies where it applies.
  public let level: ConcernLevel
  /// The kind of fact.
  public let kind: Kind
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
  public enum Kind: Hashable, Sendable, CaseIterable {
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

  /// What a ``SafetyEvidence`` is based on.
  public enum Basis: Hashable, Sendable, CaseIterable {
    /// What the substance can do at some amount.
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

  /// Whether the fact applies on a day.
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
