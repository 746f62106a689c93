/// The opening hours of a place, in the language of OpenStreetMap's key `opening_hours`.
///
///     let hours = try OpeningHours("Mo-Fr 09:00-17:00; Sa 10:00-14:00; PH off")
///     hours.state(at: localNow).isOpen
///     hours.description               // the same in its normal form
///
/// The language has weekdays, times past midnight, months, dates, years, weeks of the year, the nth
/// weekday of a month, days before and after, Easter, holidays, times of the sun, comments, fallbacks,
/// and open ends (specification of `opening_hours`, OpenStreetMap Wiki). Times are local to the place, so
/// daylight saving time does not shift a printed hour.
///
/// Implementations differ in three points; this one decides as follows. Hours after midnight belong
/// to the day on which they begin, and stay when another rule changes the next day. The end of an
/// open end, as in `18:00+`, is unknown, and so is the state until midnight. A fallback applies at
/// each time, not on each day, at which the rules before it say neither open nor unknown.
public struct OpeningHours: Sendable {
  /// The rules; later ones change earlier ones.
  let rules: [HoursRule]

  /// The rules in the form in which they are asked.
  package let table: HoursTable

  /// The tolerated errors of the text, in its order.
  public let warnings: [Warning]

  /// Creates hours with rules that are in order.
  init(_ rules: [HoursRule], warnings: [Warning] = []) {
    self.rules = rules
    table = HoursTable(rules)
    self.warnings = warnings
  }
}

extension OpeningHours {
  /// Reads a text.
  ///
  /// All names must be in one of the languages; names of the specification may be among them. If
  /// two languages give the text different meanings, it is refused: "Do" is a Thursday in German
  /// and a Sunday in Spanish, but "Mo-Do" is only German.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - languages: The languages; if there are none, only names of the specification are read.
  /// - Throws: ``OpeningHours/Error`` for the first part that cannot be read; nothing is guessed.
  /// - Complexity: O(*n* · *l*) for *n* bytes and *l* languages
  public init(_ text: String, languages: [Language] = [.english]) throws(OpeningHours.Error) {
    let text = HoursText(text)
    guard languages != [.english] else {
      try self.init(text, .english)
      return
    }
    if let hours = try Self.only(of: languages.flatMap { $0.readings }, text) {
      self = hours
    } else if let hours = try Self.only(
      of: languages.flatMap { $0.readingsWithSpecification }, text)
    {
      self = hours
    } else {
      try self.init(text, languages.first?.names ?? .specification)
    }
  }

  private init(_ text: HoursText, _ names: HoursNames) throws(OpeningHours.Error) {
    var reader = HoursReader(text, names: names)
    self.init(try reader.read(), warnings: reader.warnings)
  }

  /// Returns the only reading of a text with some names, or `nil` if there is none.
  private static func only(
    of names: [HoursNames], _ text: HoursText
  ) throws(OpeningHours.Error) -> OpeningHours? {
    var only: OpeningHours?
    var others: [HoursNames] = []
    for names in names {
      guard let hours = try? OpeningHours(text, names) else {
        others.append(names)
        continue
      }
      guard only == nil || hours == only else { throw text.ambiguous }
      only = hours
    }
    // A letter with one meaning in one language has several in another: "S" is a Saturday in Spanish.
    if text.hasLoneLetter, only != nil {
      for names in others.lazy.flatMap({ $0.readingsOfLetters }) {
        guard let hours = try? OpeningHours(text, names), hours != only else { continue }
        throw text.ambiguous
      }
    }
    return only
  }
}

extension OpeningHours: CustomStringConvertible {
  /// The normal form: every name, sign, and time in the spelling of the specification.
  ///
  /// Reading it gives equal hours.
  public var description: String { HoursWriter(rules).text }
}

extension OpeningHours: Hashable {
  /// Whether the hours have the same rules; warnings about their texts do not count.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rules == rhs.rules }

  /// Hashes the rules.
  public func hash(into hasher: inout Hasher) { table.hash(into: &hasher) }
}

extension OpeningHours {
  /// The maximum number of rules.
  public static var maximumRules: Int { 500 }

  /// The maximum length of a text, in bytes; OpenStreetMap allows 255 characters.
  public static var maximumLength: Int { 5_000 }

  /// A part of a text that is not in the language, but has only one possible meaning.
  public struct Warning: Hashable, Sendable {
    /// The kind of tolerated error.
    public let kind: Kind

    /// The position in the text, in bytes of UTF-8.
    public let range: Range<Int>

    /// A kind of tolerated error.
    @nonexhaustive public enum Kind: Hashable, Sendable {
      /// A name or word with another spelling or abbreviation, such as "Monday".
      case name
      /// A time in another form, such as "9am" or "10".
      case time
      /// A sign in another form, such as a long dash, "to", or a missing or doubled sign.
      case sign
      /// A last date with the year of the first date by mistake, as in "2026 Dec 22-2026 Jan 08",
      /// or a day that the month does not have, as in "Nov 01-Apr 31".
      case date
    }
  }

  /// The reason a text cannot be read.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// The kind of the reason.
    public let kind: Kind

    /// The position in the text, in bytes of UTF-8.
    public let offset: Int

    /// A kind of reason.
    @nonexhaustive public enum Kind: Hashable, Sendable {
      /// There is no rule.
      case empty
      /// The text at this position is not part of the language.
      case unexpected
      /// A number is outside its range, such as a month with 32 days.
      case outOfRange
      /// A name has different meanings in the languages.
      case ambiguous
      /// A comment has no end.
      case unclosedComment
      /// There are more than ``OpeningHours/maximumRules`` rules, or the text is longer than
      /// ``OpeningHours/maximumLength``.
      case tooLong
    }
  }
}

extension OpeningHours.Error: CustomStringConvertible {
  /// A sentence with the place, without the text.
  public var description: String {
    switch kind {
    case .empty: "The opening hours have no rule."
    case .unexpected: "The opening hours cannot be read from byte \(offset) on."
    case .outOfRange: "A number of the opening hours at byte \(offset) is out of range."
    case .ambiguous: "A name of the opening hours has different meanings in the languages."
    case .unclosedComment: "A comment of the opening hours from byte \(offset) on has no end."
    case .tooLong: "The opening hours are too long."
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as the normal form.
extension OpeningHours: Codable {
  /// Decodes hours from a text.
  ///
  /// - Throws: `DecodingError`, also for a text that cannot be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(try container.decode(String.self))
    } catch let error as OpeningHours.Error {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: error.description)
    }
  }

  /// Encodes the normal form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
#endif
