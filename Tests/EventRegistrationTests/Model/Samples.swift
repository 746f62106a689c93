import EventRegistration

/// The form of an event in Phoenix, where clocks are seven hours behind UTC all year.
func soccerDraft() throws -> EventDraft {
  var draft = EventDraft()
  draft.title = "Soccer for beginners"
  draft.summary = "Bring shoes and water."
  draft.date = try CalendarDate(2026, 3, 7)
  draft.startTime = .init(hour: 9, minute: 30)
  draft.end = .minutesAfterStart(90)
  draft.utcOffset = -25_200
  draft.venueName = "Encanto Park"
  draft.address = "2605 N 15th Ave"
  draft.city = "Phoenix"
  draft.state = "AZ"
  draft.zipCode = "85007"
  draft.capacity = 12
  draft.covidSafe = true
  return draft
}

/// An event in Phoenix on a Saturday, from 9:30 to 11:00.
func soccer() throws -> EventDetails { try soccerDraft().validated() }

/// The same event on another day, and on clocks that show UTC.
func soccer(on date: String, policy: EventPolicy = .standard) throws -> EventDetails {
  var draft = try soccerDraft()
  draft.date = try day(date)
  draft.utcOffset = 0
  var details = try draft.validated()
  details.policy = policy
  return details
}

/// A minute that is written as ISO 8601 does.
func local(_ text: String) throws -> LocalDateTime { try LocalDateTime(iso8601: text) }

/// A day that is written as ISO 8601 does.
func day(_ text: String) throws -> CalendarDate { try CalendarDate(iso8601: text) }
