import Essentials

/// Checks the fields of a form in order, and collects their problems.
///
/// Each check returns the cleaned value of the field. The values are valid if there are no problems
/// in the end.
struct FieldChecks {
  private(set) var problems: [EventDraft.FieldProblem] = []

  mutating func report(_ problem: EventDraft.FieldProblem.Problem, of field: EventDraft.Field) {
    problems.append(EventDraft.FieldProblem(field, problem))
  }

  /// Checks that a required field has a value.
  mutating func value<Value>(_ value: Value?, of field: EventDraft.Field) -> Value? {
    if value == nil { report(.missing, of: field) }
    return value
  }

  /// Checks an optional number.
  mutating func number(_ number: Int?, of field: EventDraft.Field, in range: ClosedRange<Int>) {
    if let number, !range.contains(number) { report(.outOfRange(range), of: field) }
  }

  /// Checks the number of seats.
  mutating func capacity(_ capacity: Int) {
    if capacity < EventDetails.capacities.lowerBound {
      report(.negative, of: .capacity)
    } else if capacity > EventDetails.capacities.upperBound {
      report(.tooLarge(maximum: EventDetails.capacities.upperBound), of: .capacity)
    }
  }

  /// Checks the length of a text, and whether a required text is empty.
  ///
  /// Only the summary can have several lines.
  mutating func text(
    _ text: String, of field: EventDraft.Field, maximumBytes: Int, mayBeEmpty: Bool = false
  ) -> String {
    let trimmed = field == .summary ? text.trimmed : text.trimmed.onOneLine
    if trimmed.isEmpty, !mayBeEmpty { report(.missing, of: field) }
    if trimmed.utf8.count > maximumBytes {
      report(.tooLong(maximumBytes: maximumBytes), of: field)
    }
    return trimmed
  }

  /// Checks the fields of a venue.
  mutating func venue(
    name: String, address: String, city: String, state: String, zipCode: String
  ) -> EventVenue {
    let (name, address, city) = place(name: name, address: address, city: city)
    let state = code(
      state, of: .state, length: 2, otherwise: .notTwoLetters
    ) { $0.isASCIILetter }
    let zipCode = code(
      zipCode, of: .zipCode, length: 5, otherwise: .notFiveDigits
    ) { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return EventVenue(
      validName: name, address: address, city: city, region: state.uppercased(),
      postalCode: zipCode)
  }

  /// Checks the fields of a venue outside the United States.
  mutating func venue(
    name: String, address: String, city: String, country: String, region: String,
    postalCode: String
  ) -> EventVenue {
    let maximum = EventVenue.maximumTextBytes
    let (name, address, city) = place(name: name, address: address, city: city)
    let country = code(
      country, of: .country, length: 2, otherwise: .notACountryCode
    ) { $0.isASCIILetter }
    let region = text(region, of: .region, maximumBytes: maximum, mayBeEmpty: true)
    let postalCode = text(postalCode, of: .postalCode, maximumBytes: maximum, mayBeEmpty: true)
    return EventVenue(
      validName: name, address: address, city: city, country: country.uppercased(),
      region: region, postalCode: postalCode)
  }

  /// Checks the fields that the venues of all countries have.
  private mutating func place(
    name: String, address: String, city: String
  ) -> (name: String, address: String, city: String) {
    let maximum = EventVenue.maximumTextBytes
    return (
      text(name, of: .venueName, maximumBytes: maximum, mayBeEmpty: true),
      text(address, of: .address, maximumBytes: maximum),
      text(city, of: .city, maximumBytes: maximum)
    )
  }

  /// Checks the reference to a picture, and returns it, or `nil` if it is blank.
  mutating func poster(_ poster: String) -> String? {
    let text = text(
      poster, of: .poster, maximumBytes: EventDetails.maximumPosterBytes, mayBeEmpty: true)
    return text.isEmpty ? nil : text
  }

  /// Checks the questions to families.
  mutating func questions(_ questions: [EventDetails.Question]) {
    guard questions.count <= EventDetails.maximumQuestions else {
      return report(.tooLarge(maximum: EventDetails.maximumQuestions), of: .questions)
    }
    if Set(questions.map { $0.id }).count < questions.count { report(.repeated, of: .questions) }
  }

  /// Checks a text of a fixed length whose bytes all satisfy `isAllowed`.
  private mutating func code(
    _ text: String, of field: EventDraft.Field, length: Int,
    otherwise problem: EventDraft.FieldProblem.Problem,
    _ isAllowed: (UInt8) -> Bool
  ) -> String {
    let trimmed = text.trimmed
    if trimmed.isEmpty {
      report(.missing, of: field)
    } else if trimmed.utf8.count != length || !trimmed.utf8.allSatisfy(isAllowed) {
      report(problem, of: field)
      return ""
    }
    return trimmed
  }

  /// Checks a time of day, and returns it together with the date if both are known.
  mutating func dateTime(
    _ date: CalendarDate?, time: EventDraft.TimeOfDay?, of field: EventDraft.Field
  ) -> LocalDateTime? {
    guard let time else { return nil }
    number(time.hour, of: field, in: 0...23)
    number(time.minute, of: field, in: 0...59)
    return date.flatMap { try? LocalDateTime($0, hour: time.hour, minute: time.minute) }
  }

  /// Checks the start and the end of an event, if they are known.
  mutating func times(from start: LocalDateTime?, to end: LocalDateTime?, utcOffset: Int?) {
    let isInOrder = start.map { start in end.map { start < $0 } ?? true } ?? true
    if !isInOrder { report(.endNotAfterStart, of: .end) }
    guard let utcOffset = value(utcOffset, of: .utcOffset) else { return }
    guard EventDetails.utcOffsets.contains(utcOffset) else {
      report(.outOfRange(EventDetails.utcOffsets), of: .utcOffset)
      return
    }
    instant(start?.secondsSinceEpoch(utcOffset: utcOffset), of: .date)
    if isInOrder { instant(end?.secondsSinceEpoch(utcOffset: utcOffset), of: .end) }
  }

  /// Checks when registration opens and closes.
  mutating func window(opens: Int64?, closes: Int64?) {
    instant(opens, of: .opens)
    instant(closes, of: .closes)
    if let opens, let closes, closes <= opens { report(.closesNotAfterOpening, of: .closes) }
  }

  /// Checks that an instant is in the calendar.
  private mutating func instant(_ instant: Int64?, of field: EventDraft.Field) {
    if let instant, !Instant.validRange.contains(instant) { report(.outsideCalendar, of: field) }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, in uppercase or lowercase.
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
