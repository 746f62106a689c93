extension EventDraft {
  /// A problem with a field of the form.
  ///
  ///     let problem = EventDraft.FieldProblem(.zipCode, .notFiveDigits)
  ///     print(problem)  // The ZIP code must be five digits.
  public struct FieldProblem: Hashable, Sendable {
    /// The reason a field is not valid.
    @nonexhaustive public enum Problem: Hashable, Sendable {
      /// The field is required, and empty.
      case missing
      /// The text is longer than this number of bytes of UTF-8.
      case tooLong(maximumBytes: Int)
      /// The ZIP code is not five digits from 0 to 9.
      case notFiveDigits
      /// The state is not two letters from A to Z.
      case notTwoLetters
      /// The country is not two letters from A to Z.
      case notACountryCode
      /// The number is negative.
      case negative
      /// The number is larger than this maximum.
      case tooLarge(maximum: Int)
      /// The number is not in this range.
      ///
      /// For a time of day, it is the range of the hour or of the minute.
      case outOfRange(ClosedRange<Int>)
      /// The event does not end after it starts.
      case endNotAfterStart
      /// The time is not in the years 1 to 9999.
      case outsideCalendar
      /// The highest age is below the lowest.
      case oldestBelowYoungest
      /// Registration does not close after it opens.
      case closesNotAfterOpening
      /// An element of the list occurs twice.
      case repeated
      /// A session starts before the previous one has ended.
      case beforeEndOfPrevious
      /// The event is published, and would be over, so nobody could correct it.
      case notInFuture
      /// Registration opens only after it has ended, because it closes, the event starts, or the
      /// event is over.
      case notBeforeRegistrationEnds
    }

    /// The field.
    public let field: EventDraft.Field

    /// The reason the field is not valid.
    public let problem: Problem

    /// Creates a problem with a field.
    public init(_ field: EventDraft.Field, _ problem: Problem) {
      self.field = field
      self.problem = problem
    }
  }

  /// A field of the form, in the order of the form.
  @nonexhaustive public enum Field: String, Hashable, Comparable, CaseIterable, Sendable {
    /// The title.
    case title
    /// The description.
    case summary
    /// The date on which the event starts.
    case date
    /// The time of day at which the event starts.
    case startTime
    /// The end.
    case end
    /// The offset of the venue's local time from UTC.
    case utcOffset
    /// The name of the venue.
    case venueName
    /// The street address.
    case address
    /// The city.
    case city
    /// The country.
    case country
    /// The state.
    case state
    /// The ZIP code.
    case zipCode
    /// The region outside the United States.
    case region
    /// The postal code outside the United States.
    case postalCode
    /// The number of seats.
    case capacity
    /// Whether the provider takes measures against COVID-19.
    case covidSafe
    /// The lowest age of a child who can take part.
    case youngestAge
    /// The highest age of a child who can take part.
    case oldestAge
    /// The maximum number of children of one request.
    case maximumPartySize
    /// The duration of a hold.
    case holdSeconds
    /// The instant at which registration opens.
    case opens
    /// The instant at which registration closes.
    case closes
    /// The deadline for cancellations before the start.
    case cancellationNotice
    /// The maximum number of waiting families.
    case waitlistLimit
    /// How often a waiting family can be overtaken.
    case maximumOvertakings
    /// The duration of an offer.
    case offerSeconds
    /// The time before the start from which automatic promotion becomes an offer.
    case promotionNotice
    /// The time before the start at which promotion ends.
    case promotionCutoff
    /// The reference to a picture.
    case poster
    /// The questions to families.
    case questions
    /// The sessions after the first one.
    case furtherSessions

    /// Creates the field with a name, or returns `nil` if there is none.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }

    /// Orders fields as in the form.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.position < rhs.position
    }

    /// The position in the form, from 0.
    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The reason a form does not describe an event: all problems of its fields.
  public struct Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems in the order of the form; at least one.
    public let problems: [EventDraft.FieldProblem]

    /// One sentence for each problem.
    public var description: String { problems.sentences }

    /// Creates an error from problems in any order.
    init(_ problems: [EventDraft.FieldProblem]) {
      assert(!problems.isEmpty)
      self.problems = problems.sorted { $0.field < $1.field }
    }
  }
}

extension EventDraft.FieldProblem: CustomStringConvertible {
  /// The field and the rule that it breaks, in one sentence.
  ///
  /// For texts that users read, see ``RegistrationMessages``.
  public var description: String {
    switch problem {
    case .missing: "The \(field.label) is required."
    case .tooLong(let maximum): "The \(field.label) must be at most \(maximum) bytes long."
    case .notFiveDigits: "The \(field.label) must be five digits."
    case .notTwoLetters: "The \(field.label) must be two letters."
    case .notACountryCode: "The \(field.label) must be two letters."
    case .negative: "The \(field.label) must not be negative."
    case .tooLarge(let maximum): "The \(field.label) must be at most \(maximum)."
    case .outOfRange(let range):
      "The \(numberLabel(range)) must be from \(range.lowerBound) to \(range.upperBound)."
    case .endNotAfterStart: "The event must end after it starts."
    case .outsideCalendar: "The \(field.label) must be in the years 1 to 9999."
    case .oldestBelowYoungest: "The oldest age must not be below the youngest age."
    case .closesNotAfterOpening: "Registration must close after it opens."
    case .repeated: "The \(field.label) must be different."
    case .beforeEndOfPrevious: "Each session must start after the one before has ended."
    case .notInFuture: "A published event must end after now."
    case .notBeforeRegistrationEnds: "Registration must open before it ends."
    }
  }

  /// The name of the number with this range: the field, or the hour or minute of a time.
  private func numberLabel(_ range: ClosedRange<Int>) -> String {
    guard field == .startTime || field == .end else { return field.label }
    return "\(range.upperBound == 59 ? "minute" : "hour") of the \(field.label)"
  }
}

extension [EventDraft.FieldProblem] {
  /// The descriptions of the problems, as one text.
  var sentences: String { map(\.description).joined(separator: " ") }
}

extension EventDraft.Field {
  /// The name of the field in error descriptions.
  fileprivate var label: String {
    switch self {
    case .title: "title"
    case .summary: "description"
    case .date: "date"
    case .startTime: "start time"
    case .end: "end time"
    case .utcOffset: "UTC offset"
    case .venueName: "name of the venue"
    case .address: "address"
    case .city: "city"
    case .country: "country"
    case .state: "state"
    case .zipCode: "ZIP code"
    case .region: "region"
    case .postalCode: "postal code"
    case .capacity: "number of seats"
    case .covidSafe: "answer about COVID-19 safety"
    case .youngestAge: "youngest age"
    case .oldestAge: "oldest age"
    case .maximumPartySize: "maximum party size"
    case .holdSeconds: "number of seconds of a hold"
    case .opens: "time at which registration opens"
    case .closes: "time at which registration closes"
    case .cancellationNotice: "number of seconds of the cancellation deadline"
    case .waitlistLimit: "limit of the waiting list"
    case .maximumOvertakings: "number of overtakings"
    case .offerSeconds: "number of seconds of an offer"
    case .promotionNotice: "number of seconds of the notice of promotion"
    case .promotionCutoff: "number of seconds from the end of promotion to the start"
    case .poster: "reference to a picture"
    case .questions: "questions to families"
    case .furtherSessions: "number of further sessions"
    }
  }
}

/// Encoded as `{"field": "zipCode", "problem": "notFiveDigits"}`, with a `"minimum"` and a `"maximum"`
/// where the problem has them.
extension EventDraft.FieldProblem: Codable {
  private typealias CodingKeys = FieldKey

  private enum Name: String, CodedCase {
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
    case notInFuture
    case notBeforeRegistrationEnds
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
      case .notInFuture: .notInFuture
      case .notBeforeRegistrationEnds: .notBeforeRegistrationEnds
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
      .beforeEndOfPrevious, .notInFuture, .notBeforeRegistrationEnds:
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
    case .notInFuture: .notInFuture
    case .notBeforeRegistrationEnds: .notBeforeRegistrationEnds
    }
  }
}

/// Encoded as its name.
extension EventDraft.Field: CodedCase, Codable {}
