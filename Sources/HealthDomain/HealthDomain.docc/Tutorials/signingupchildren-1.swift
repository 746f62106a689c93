import HealthDomain

let details = try EventDetails(
  title: "Soccer for beginners", summary: "Bring shoes and water.",
  start: LocalDateTime(iso8601: "2026-06-06T09:00"),
  end: LocalDateTime(iso8601: "2026-06-06T10:30"), utcOffset: -4 * 3600,
  venue: EventVenue(address: "830 Fifth Ave", city: "New York", state: "NY", zipCode: "10065"),
  capacity: 2)
