/// Encoded as `{"field": "zipCode", "problem": "notFiveDigits"}`, with a `"minimum"` and a `"maximum"`
/// where the problem has them.
extension EventDraft.FieldProblem: Codable {
  private typealias CodingKeys = FieldKey

  private enum Name: String, CaseIterable, Codable {
    case missing
    case tooLong
    case notFiveDigits
    case notTwoLetters
    case notACountryCode
    case negative
    case tooLarge
    case outOfRange
    case endNotAfterStart
    case outsideCalendar
    case oldestBelowYoungest
    case closesNotAfterOpening
    case repeated
    case beforeEndOfPrevious

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a problem with a field.
  ///
  /// - Throws: `DecodingError`, also if the maximum is below the minimum.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let problem: Problem =
      switch try container.decode(Name.self, forKey: .problem) {
      case .missing: .missing
      case .tooLong: .tooLong(maximumBytes: try container.decode(Int.self, forKey: .maximum))
      case .notFiveDigits: .notFiveDigits
      case .notTwoLetters: .notTwoLetters
      case .notACountryCode: .notACountryCode
      case .negative: .negative
      case .tooLarge: .tooLarge(maximum: try container.decode(Int.self, forKey: .maximum))
      case .outOfRange: .outOfRange(try Self.range(in: container))
      case .endNotAfterStart: .endNotAfterStart
      case .outsideCalendar: .outsideCalendar
      case .oldestBelowYoungest: .oldestBelowYoungest
      case .closesNotAfterOpening: .closesNotAfterOpening
      case .repeated: .repeated
      case .beforeEndOfPrevious: .beforeEndOfPrevious
      }
    self.init(try container.decode(EventDraft.Field.self, forKey: .field), problem)
  }

  private static func range(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> ClosedRange<Int> {
    let minimum = try container.decode(Int.self, forKey: .minimum)
    let maximum = try container.decode(Int.self, forKey: .maximum)
    guard minimum <= maximum else {
      throw DecodingError.dataCorruptedError(
        forKey: .maximum, in: container,
        debugDescription: "The maximum must not be below the minimum.")
    }
    return minimum...maximum
  }

  /// Encodes the field and its problem.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(field, forKey: .field)
    try container.encode(name, forKey: .problem)
    switch problem {
    case .tooLong(let maximum), .tooLarge(let maximum):
      try container.encode(maximum, forKey: .maximum)
    case .outOfRange(let range):
      try container.encode(range.lowerBound, forKey: .minimum)
      try container.encode(range.upperBound, forKey: .maximum)
    case .missing, .notFiveDigits, .notTwoLetters, .notACountryCode, .negative, .endNotAfterStart,
      .outsideCalendar, .oldestBelowYoungest, .closesNotAfterOpening, .repeated,
      .beforeEndOfPrevious:
      break
    }
  }

  private var name: Name {
    switch problem {
    case .missing: .missing
    case .tooLong: .tooLong
    case .notFiveDigits: .notFiveDigits
    case .notTwoLetters: .notTwoLetters
    case .notACountryCode: .notACountryCode
    case .negative: .negative
    case .tooLarge: .tooLarge
    case .outOfRange: .outOfRange
    case .endNotAfterStart: .endNotAfterStart
    case .outsideCalendar: .outsideCalendar
    case .oldestBelowYoungest: .oldestBelowYoungest
    case .closesNotAfterOpening: .closesNotAfterOpening
    case .repeated: .repeated
    case .beforeEndOfPrevious: .beforeEndOfPrevious
    }
  }
}
