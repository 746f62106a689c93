/// The names of the fields in the encoded forms of all types, which never change.
///
/// The types share their keys, since keys of their own cost each type about 4 kB of code.
enum FieldKey: String, CodingKey {
  case address
  case age
  case ageDay
  case allowsTransfer
  case answer
  case answers
  case at
  case attendance
  case attendanceTime
  case attended
  case attendee
  case attendees
  case basic
  case birthDate
  case by
  case cancellationNotice
  case capacity
  case cause
  case change
  case child
  case children
  case choice
  case choices
  case city
  case closes
  case commandDigest
  case consents
  case coolDownSeconds
  case count
  case country
  case covidSafe
  case currency
  case cutoff
  case date
  case dateTime
  case details
  case earliest
  case end
  case endOffset
  case event
  case exceptions
  case expectedVersion
  case expired
  case field
  case first
  case firstMade
  case fit
  case flags
  case freeSeats
  case from
  case furtherOffsets
  case furtherSessions
  case gold
  case guardian
  case guardianLimits
  case held
  case heldSeats
  case holdSeconds
  case hour
  case id
  case ifBelow
  case interval
  case isOpenForRegistration
  case isReplay
  case isRequired
  case joinWaitlist
  case kind
  case latest
  case limit
  case maximum
  case maximumOvertakings
  case maximumPartySize
  case minimum
  case minorUnits
  case minute
  case minutesAfterStart
  case name
  case notice
  case number
  case observations
  case of
  case offered
  case oldestAge
  case opens
  case ordinals
  case otherGuardians
  case outcome
  case overfill
  case owner
  case party
  case person
  case plan
  case platinum
  case policy
  case position
  case postalCode
  case poster
  case price
  case problem
  case problems
  case promoted
  case promotion
  case promotionCutoff
  case provider
  case question
  case questions
  case reason
  case reasons
  case recurrence
  case refusal
  case region
  case registeredBy
  case request
  case requester
  case required
  case requiredConsents
  case role
  case sealedAnswers
  case seats
  case seconds
  case session
  case start
  case startTime
  case state
  case status
  case staysOpen
  case subject
  case summary
  case taken
  case text
  case time
  case timeOfDay
  case title
  case to
  case unit
  case until
  case used
  case utcOffset
  case venue
  case venueName
  case version
  case waiting
  case waitlist
  case waitlistLimit
  case waitlistStaysOpen
  case weekday
  case weekdays
  case window
  case year
  case yesOrNo
  case youngestAge
  case zipCode
}

extension KeyedDecodingContainer {
  /// Decodes a value that must satisfy `isValid`.
  ///
  /// - Throws: `DecodingError`, which states what was expected and does not repeat the value.
  func decode<Value: Decodable>(
    _ key: Key, where isValid: (Value) -> Bool, expected: String
  ) throws -> Value {
    let value = try decode(Value.self, forKey: key)
    guard isValid(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "The value must be \(expected).")
    }
    return value
  }

  /// Decodes a number that must be at least `minimum`.
  func decode(_ key: Key, atLeast minimum: Int) throws -> Int {
    try decode(key, where: { $0 >= minimum }, expected: "\(minimum) or more")
  }

  /// Decodes an instant in the years 1 to 9999.
  func decodeInstant(_ key: Key) throws -> Int64 {
    try decode(
      key, where: { Instant.validRange.contains($0) }, expected: "an instant in the years 1 to 9999"
    )
  }

  /// Decodes a range from its two bounds.
  func decodeRange(from lower: Key, to upper: Key) throws -> ClosedRange<Int> {
    let lowerBound = try decode(Int.self, forKey: lower)
    let upperBound: Int = try decode(
      upper, where: { $0 >= lowerBound }, expected: "at least the lower bound")
    return lowerBound...upperBound
  }
}

/// The instants of this module: numbers of seconds since 1970-01-01 00:00 UTC.
enum Instant {
  /// The instants that have a calendar date: 0001-01-01 00:00:00 to 9999-12-31 23:59:59 UTC.
  static let validRange: ClosedRange<Int64> = -62_135_596_800...253_402_300_799
}
