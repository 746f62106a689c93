extension EventDraft {
  /// A problem with a field of the form.
  ///
  ///     let problem = EventDraft.FieldProblem(.zipCode, .notFiveDigits)
  ///     print(problem)  // The ZIP code must be five digits.
  public struct FieldProblem: Hashable, Sendable {
    /// The reason why a field is not valid.
    public enum Problem: Hashable, Sendable {
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
      /// A session starts before the one before it has ended.
      case beforeEndOfPrevious
    }

    /// The field.
    public let field: EventDraft.Field

    /// The reason why the field is not valid.
    public let problem: Problem

    /// Creates a problem with a field.
    public init(_ field: EventDraft.Field, _ problem: Problem) {
      self.field = field
      self.problem = problem
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
    }
  }

  /// What the number with this range stands for: the field, or the hour or minute of a time.
  private func numberLabel(_ range: ClosedRange<Int>) -> String {
    guard field == .startTime || field == .end else { return field.label }
    return "\(range.upperBound == 59 ? "minute" : "hour") of the \(field.label)"
  }
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
