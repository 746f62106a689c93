import HealthDomain

let details = try EventDetails(
  title: "Soccer for beginners", summary: "Bring shoes and water.",
  start: LocalDateTime(iso8601: "2026-06-06T09:00"),
  end: LocalDateTime(iso8601: "2026-06-06T10:30"), utcOffset: -4 * 3600,
  venue: EventVenue(address: "830 Fifth Ave", city: "New York", state: "NY", zipCode: "10065"),
  capacity: 2)

let coach = Requester.provider(PersonID(high: 1, low: 1))
let soccer = EventID(high: 2, low: 1)
func request(_ number: UInt64, by requester: Requester) -> RegistrationRequest {
  RegistrationRequest(
    RegistrationRequest.ID(high: 4, low: number), by: requester, at: 1_780_000_000)
}

let desk = RegistrationDesk(seed: .random(in: 0 ... .max))
_ = desk.draft(details, as: soccer, request(1, by: coach))
_ = desk.publish(soccer, request(2, by: coach))
