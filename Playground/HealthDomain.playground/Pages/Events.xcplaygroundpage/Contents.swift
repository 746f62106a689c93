/*:
 # Event registration

 A tour of `EventRegistration`: a provider's form, families who register, wait, and get offers, a
 cut of the capacity, retries, two servers, lists, a calendar file, and a study of waiting lists. All
 families are invented. The output of each section follows it, after `//>`.

 Run the page in Xcode, or on any platform from the root of the repository:

     swift run --package-path Playground EventsPage
 */
import EventRegistration
import SeatCounting
import Synchronization

#if canImport(PlaygroundCharts)
import PlaygroundCharts
#endif
/*:
 ## A form

 A provider fills in a form and sees all its problems at once.
 */
print("## A form")
let messages = RegistrationMessages()

func printPreview(of form: EventDraft) {
  switch EventPreview(of: form, in: messages) {
  case .problems(let problems): for problem in problems { print(problem.message) }
  case .event(_, let lines): for line in lines { print("\(line.label): \(line.text)") }
  }
}

var form = EventDraft()
form.title = "Soccer for beginners"
form.date = try CalendarDate(2026, 6, 6)
form.startTime = .init(hour: 9)
form.end = .minutesAfterStart(-90)
form.address = "2605 N 15th Ave"
form.city = "Phoenix"
form.state = "AZ"
form.zipCode = "8500"
form.capacity = 4
form.youngestAge = 6
form.oldestAge = 5
printPreview(of: form)
//> ## A form
//> Description: please fill this in.
//> End time: please choose a time after the event starts.
//> Time zone (seconds ahead of UTC): please fill this in.
//> ZIP code: please enter five digits, such as 85004.
//> COVID-safe: please fill this in.
//> Oldest age: please enter an age that is not below the youngest age.
/*:
 When there are no problems, the preview is what parents will see. Nothing has been created yet.
 */
form.summary = "Bring shoes and water."
form.end = .minutesAfterStart(90)
form.utcOffset = -7 * 3600  // Phoenix, all year
form.zipCode = "85007"
form.covidSafe = true
form.flags = [.outdoors, .freeOfCharge]
form.oldestAge = 10
form.requiredConsents = .participation
form.waitlistLimit = 5
form.cancellationNotice = 24 * 3600
printPreview(of: form)
//> Event: Soccer for beginners
//> Description: Bring shoes and water.
//> When: 2026-06-06, 09:00 to 10:30
//> Where: 2605 N 15th Ave, Phoenix, AZ 85007
//> Spots: 4
//> Ages: 6 to 10
//> Good to know: COVID-safe, Outdoors, Free
//> You agree to: taking part
//> Children per registration: Up to 6
//> Cancel until: 2026-06-05 09:00 UTC-07:00
//> Time to confirm a reserved spot: 15 minutes
//> Waiting list: Up to 5 families
/*:
 ## A desk

 A desk takes the commands of providers and families, from any thread. It records each change as a
 fact, and the host stores the facts, here in memory.
 */
print("\n## A desk")
final class Store: Sendable {
  private let stored = Mutex<[EventFact]>([])

  func append(_ facts: [EventFact]) { stored.withLock { $0 += facts } }

  /// The facts of an event after a version.
  func facts(of event: EventID, after version: UInt64 = 0) -> [EventFact] {
    stored.withLock { $0.filter { $0.event == event && $0.version > version } }
  }
}

let store = Store()
let desk = RegistrationDesk(seed: 1, onFacts: { store.append($0) })
let soccer = EventID(high: 1, low: 1)
/*:
 Every request has an ID, a person in a role, and a time, because there is no clock. An app uses
 `UUID().uuid` as the ID.
 */
let offset = -7 * 3600  // Phoenix, as in the form
func instant(_ text: String) throws -> Int64 {
  try LocalDateTime(iso8601: text).secondsSinceEpoch(utcOffset: offset)
}
func request(_ number: UInt64, by requester: Requester, at time: String) throws
  -> RegistrationRequest
{
  RegistrationRequest(
    RegistrationRequest.ID(high: 3, low: number), by: requester, at: try instant(time))
}

let coach = Requester.provider(PersonID(high: 2, low: 1))
let kim = Requester.parent(PersonID(high: 2, low: 2))
let lee = Requester.parent(PersonID(high: 2, low: 3))
let noa = Requester.parent(PersonID(high: 2, low: 4))

let details = try form.validated()
_ = desk.draft(details, as: soccer, try request(1, by: coach, at: "2026-05-01T10:00"))
for (number, requester) in [(2, kim), (3, coach)] as [(UInt64, Requester)] {
  let answer = desk.publish(soccer, try request(number, by: requester, at: "2026-05-01T10:10"))
  print(messages.text(for: answer.outcome, to: .publish))
}
//>
//> ## A desk
//> Only the organizer of this event can do this.
//> Congratulations! Your event has successfully been registered.
/*:
 A refusal contains what a host needs to explain it. Data about children prints only as the name of
 its type. Messages call a child by the name that the host gives.
 */
func child(
  _ number: UInt64, born birthDate: String, consents: GuardianConsents = .participation
) throws -> Child {
  Child(
    ChildID(high: 4, low: number), birthDate: try CalendarDate(iso8601: birthDate),
    consents: consents)
}
let ana = try child(1, born: "2018-03-14")
let ben = try child(2, born: "2019-11-02")
let cleo = try child(3, born: "2017-01-30")
let dan = try child(4, born: "2018-07-07")
let eva = try child(5, born: "2020-02-29")
let finn = try child(6, born: "2019-06-06")
let gus = try child(7, born: "2016-09-09")
let hana = try child(8, born: "2018-08-08")
let ivo = try child(9, born: "2017-12-24")

let names = [
  ana.id: "Ana", ben.id: "Ben", cleo.id: "Cleo", dan.id: "Dan", eva.id: "Eva", finn.id: "Finn",
  gus.id: "Gus", hana.id: "Hana", ivo.id: "Ivo",
]
let formats = {
  var formats = RegistrationMessages.Formats.plain
  formats.childName = { names[$0] }
  return formats
}()

func ask(
  _ command: EventCommand, _ number: UInt64, by requester: Requester, at time: String
) throws {
  let submission = RegistrationDesk.Submission(
    command, for: soccer, try request(number, by: requester, at: time))
  let outcome = desk.perform(submission).outcome
  print(time.suffix(5), messages.text(for: outcome, to: command, at: details, formats: formats))
}

let baby = try child(10, born: "2025-01-01")
print(desk.register([baby], for: soccer, try request(4, by: kim, at: "2026-05-02T08:00")).outcome)
try ask(.register([baby], joinWaitlist: true), 5, by: kim, at: "2026-05-02T08:01")
//> refused(The child does not have the required age.)
//> 08:01 Your child will be 1 on the day of the event. This event is for ages 6 to 10.
/*:
 ## Families

 There are four seats. A family gets its seats together or waits together, and nobody who comes
 later overtakes a waiting family.
 */
print("\n## Families")
func printSeats() {
  guard let ledger = desk.ledger(of: soccer), let seats = ledger.record?.seats else { return }
  let rows = ledger.registrations.map { row in
    let name = names[row.attendee.id] ?? ""
    return switch row.status {
    case .registered: name
    case .waiting(let position): "\(name) (place \(position))"
    case .held, .offered: "\(name) (offer)"
    }
  }
  print("      \(rows.joined(separator: ", ")); \(seats.available) left")
}

try ask(.register([ana, ben], joinWaitlist: true), 6, by: kim, at: "2026-05-02T08:05")
try ask(.register([cleo], joinWaitlist: true), 7, by: lee, at: "2026-05-02T08:10")
try ask(.register([dan, eva], joinWaitlist: true), 8, by: noa, at: "2026-05-02T08:15")
try ask(.register([finn], joinWaitlist: true), 9, by: lee, at: "2026-05-02T08:20")
printSeats()
//>
//> ## Families
//> 08:05 Congratulations! You are registered for the event.
//> 08:10 Congratulations! You are registered for the event.
//> 08:15 You are number 1 on the waiting list. We will tell you if a spot opens up.
//> 08:20 You are number 2 on the waiting list. We will tell you if a spot opens up.
//>       Ana, Ben, Cleo, Dan (place 1), Eva (place 1), Finn (place 2); 1 left
/*:
 Kim cancels for Ana, which makes room for the waiting family. The roster from before and the facts
 since then tell the host whom to notify.
 */
func roster() -> EventRoster? {
  guard let ledger = desk.ledger(of: soccer) else { return nil }
  return ledger.record.map { EventRoster($0, ledger.registrations) }
}
let before = roster()
try ask(.cancel([ana.id]), 10, by: kim, at: "2026-05-03T19:30")
printSeats()

if let before, let after = roster() {
  let facts = store.facts(of: soccer, after: before.record.version)
  for recipient in before.recipients(of: facts) {
    for occasion in recipient.occasions {
      let mail = messages.mail(for: occasion, to: .parent, about: after.record)
      print("To \(recipient.person == noa.person ? "Noa" : "Kim"): \(mail.subject)")
    }
  }
  for occasion in before.occasions(of: facts) {
    print(messages.mail(for: occasion, to: .provider, about: after.record).subject)
  }
}
//> 19:30 The registration has been canceled.
//>       Ben, Cleo, Dan, Eva, Finn (place 1); 0 left
//> To Kim: Your registration is canceled: Soccer for beginners
//> To Noa: Good news, a spot opened up: Soccer for beginners
//> A family has canceled: Soccer for beginners
//> A family moved up from the waiting list: Soccer for beginners
/*:
 ## An offer with a deadline

 Free seats can be offered instead of given, here for two hours. No timer is needed: every command
 first ends what has expired. If a host calls `advance(to:)`, families hear of an offer sooner.
 */
print("\n## An offer with a deadline")
try ask(
  .setWaitlist(WaitlistPolicy(limit: 5, promotion: .offer(seconds: 7200))), 11, by: coach,
  at: "2026-05-04T09:00")
try ask(.register([gus], joinWaitlist: true), 12, by: kim, at: "2026-05-04T09:05")
try ask(.cancel([ben.id]), 13, by: kim, at: "2026-05-04T09:10")
printSeats()
desk.advance(to: try instant("2026-05-04T11:10"))
printSeats()
try ask(.acceptOffer([finn.id]), 14, by: lee, at: "2026-05-04T11:20")
try ask(.acceptOffer([gus.id]), 15, by: kim, at: "2026-05-04T11:30")
printSeats()
//>
//> ## An offer with a deadline
//> 09:00 The waiting list settings have been updated.
//> 09:05 You are number 2 on the waiting list. We will tell you if a spot opens up.
//> 09:10 The registration has been canceled.
//>       Cleo, Dan, Eva, Finn (offer), Gus (place 1); 0 left
//>       Cleo, Dan, Eva, Gus (offer); 0 left
//> 11:20 Finn has no offer to answer. It may have expired; please register again.
//> 11:30 Congratulations! You are registered for the event.
//>       Cleo, Dan, Eva, Gus; 0 left
/*:
 ## Fewer seats

 A cut below the taken seats is refused, unless the provider moves the families that registered last
 back to the front of the waiting list. With strict order, the free seat then stays empty until two
 seats are free. With first fit, a smaller family may overtake, as often as the provider allows.
 */
print("\n## Fewer seats")
try ask(.setCapacity(2, ifBelow: .refuse), 16, by: coach, at: "2026-05-05T10:00")
try ask(.setCapacity(2, ifBelow: .moveLastToWaitlist), 17, by: coach, at: "2026-05-05T10:01")
printSeats()
try ask(
  .setWaitlist(WaitlistPolicy(limit: 5, fit: .firstFit(maximumOvertakings: 1))), 18, by: coach,
  at: "2026-05-05T10:02")
printSeats()
try ask(.setCapacity(5, ifBelow: .refuse), 19, by: coach, at: "2026-05-05T10:03")
printSeats()
//>
//> ## Fewer seats
//> 10:00 4 spots are already taken or reserved. Please enter 4 or more.
//> 10:01 The number of spots has been updated.
//>       Cleo, Dan (place 1), Eva (place 1), Gus (place 2); 1 left
//> 10:02 The waiting list settings have been updated.
//>       Cleo, Gus, Dan (place 1), Eva (place 1); 0 left
//> 10:03 The number of spots has been updated.
//>       Cleo, Gus, Dan, Eva; 1 left
/*:
 ## Retries

 If an answer is lost, the client sends the request again. It gets the same answer, and nothing is
 done twice. Another command with the same ID is refused. An event remembers requests for 24 hours
 after they were first made, and the last 256 whatever their age. It refuses other old ones, since nobody
 knows whether they were performed. A request can also name the version of the event that its sender saw.
 */
print("\n## Retries")
let lost = try request(19, by: coach, at: "2026-05-05T10:03")
let again = desk.setCapacity(5, of: soccer, lost)
print("\(again.outcome), version \(again.version), replay: \(again.isReplay)")
print(messages.text(for: desk.close(soccer, lost).outcome))

let old = RegistrationRequest(
  RegistrationRequest.ID(high: 3, low: 7), by: lee, at: try instant("2026-05-05T10:30"),
  firstMade: try instant("2026-05-02T08:10"))
print(messages.text(for: desk.register([cleo], for: soccer, old).outcome))
let older = RegistrationRequest(
  RegistrationRequest.ID(high: 3, low: 21), by: lee, at: try instant("2026-05-05T10:30"),
  firstMade: try instant("2026-05-02T08:10"))
print(messages.text(for: desk.register([cleo], for: soccer, older).outcome))

let screen = RegistrationRequest(
  RegistrationRequest.ID(high: 3, low: 20), by: coach, at: try instant("2026-05-05T11:00"),
  expecting: 10)
print(messages.text(for: desk.close(soccer, screen).outcome))
//>
//> ## Retries
//> done, version 22, replay: true
//> That request was already used for something else. Please start again.
//> Congratulations! You are registered for the event.
//> This was sent too long ago, so we cannot tell whether it went through. Please look at your registrations. If something is missing, check the date and time on your device, and try again.
//> This event has changed since you opened it. Please check it and try again.
/*:
 ## Two servers

 With several processes, the store decides: it appends facts only if the stored version is still the
 one that was loaded. Here, two families want the last seat at the same moment.
 */
print("\n## Two servers")
extension Store {
  func append(_ facts: [EventFact], to event: EventID, ifVersionIs version: UInt64) -> Bool {
    stored.withLock { stored in
      guard stored.last(where: { $0.event == event })?.version ?? 0 == version else { return false }
      stored += facts
      return true
    }
  }

  func ledger(of event: EventID) throws -> EventLedger {
    var ledger = EventLedger(event)
    for fact in facts(of: event) { try ledger.apply(fact) }
    return ledger
  }
}

let requests = [
  (hana, try request(21, by: lee, at: "2026-05-06T12:00")),
  (ivo, try request(22, by: noa, at: "2026-05-06T12:00")),
]
var ledgers = [try store.ledger(of: soccer), try store.ledger(of: soccer)]
for (server, (child, request)) in requests.enumerated() {
  var facts: [EventFact] = []
  let version = ledgers[server].version
  let answer = ledgers[server].perform(
    .register([child], joinWaitlist: true), request, facts: &facts)
  let isStored = store.append(facts, to: soccer, ifVersionIs: version)
  print("Server \(server): \(answer.outcome), version \(answer.version), stored: \(isStored)")
}
//>
//> ## Two servers
//> Server 0: registered(seats: 1), version 23, stored: true
//> Server 1: registered(seats: 1), version 23, stored: false
/*:
 Only stored facts count. The second server loads the event again and decides again.
 */
let (waiter, late) = requests[1]
let second = try EventFact.retry {
  try store.ledger(of: soccer)
} decide: { ledger, facts in
  ledger.perform(.register([waiter], joinWaitlist: true), late, facts: &facts)
} append: { facts, version in
  store.append(facts, to: soccer, ifVersionIs: version)
}
if case .stored(let answer) = second { print("\(answer.outcome), version \(answer.version)") }
//> waitlisted(position: 1), version 24
/*:
 ## The whole history

 The facts alone restore the same state, byte for byte. So does a snapshot with the facts after it.
 A reader distinguishes a torn log from a damaged one.
 */
print("\n## The whole history")
let current = try store.ledger(of: soccer)
var resumed = try EventLedger(snapshot: ledgers[0].snapshot)
for fact in store.facts(of: soccer, after: resumed.version) { try resumed.apply(fact) }
print(resumed.snapshot == current.snapshot, current.checkInvariants())
if let last = store.facts(of: soccer).last { print(last) }

var log: [UInt8] = []
for fact in store.facts(of: soccer) { fact.append(to: &log) }
print("\(current.version) facts, \(log.count) bytes; snapshot of \(current.snapshot.count) bytes")
var reader = FactLogReader<EventFact>(Array(log.dropLast(5)))
do {
  print(try reader.remaining().count)
} catch {
  print(error)
}
//>
//> ## The whole history
//> true []
//> EventFact(redacted)
//> 24 facts, 2692 bytes; snapshot of 1321 bytes
//> The log ends in the middle of the record that starts at offset 2570.
/*:
 ## A season

 The same morning every week, except on Independence Day. Each session is a separate event. A basic
 plan includes ten events a year, and soccer was the first.
 */
print("\n## A season")
desk.restore(current)
let series = try EventSeries(
  of: details, every: .weeks(1), count: 13, except: [try CalendarDate(2026, 7, 4)])
var number: UInt64 = 30
for (index, session) in try series.sessions(offset: { _ in offset }).dropFirst().enumerated() {
  let event = EventID(high: 1, low: 2 + UInt64(index))
  _ = desk.draft(session, as: event, try request(number, by: coach, at: "2026-05-07T09:00"))
  let answer = desk.publish(event, try request(number + 1, by: coach, at: "2026-05-07T09:01"))
  if let refusal = answer.outcome.refusal {
    print("\(session.start.date): \(messages.text(for: refusal))")
  }
  number += 2
}
let used = desk.account(of: coach.person).used(in: 2026)
print("\(desk.records().count) events, \(used) of them published in 2026")
//>
//> ## A season
//> 2026-08-22: Your Basic plan includes 10 events a year, and you have used 10 for 2026. You can publish more next year, or with a bigger plan.
//> 2026-08-29: Your Basic plan includes 10 events a year, and you have used 10 for 2026. You can publish more next year, or with a bigger plan.
//> 12 events, 10 of them published in 2026
/*:
 A parent's search, and her lists:
 */
let now = try instant("2026-05-10T08:00")
var filter = EventFilter()
filter.text = "SOCCER"
filter.earliest = try CalendarDate(2026, 7, 1)
filter.latest = try CalendarDate(2026, 7, 31)
filter.birthDate = ana.birthDate
filter.freeSeats = 2
for record in desk.records().filtered(by: filter, at: now) {
  print(record.details.start, record.details.title, record.seats.available)
}
let rosters = desk.rosters()
for standing in ChildRegistration.Standing.allCases {
  for listing in rosters.listings(for: noa.person, standing, .upcoming, at: now) {
    let children = listing.registrations.compactMap { names[$0.attendee.id] }
    print("Noa, \(standing): \(children.joined(separator: ", ")), \(listing.record.details.title)")
  }
}
//> 2026-07-11T09:00 Soccer for beginners 4
//> 2026-07-18T09:00 Soccer for beginners 4
//> 2026-07-25T09:00 Soccer for beginners 4
//> Noa, registered: Dan, Eva, Soccer for beginners
//> Noa, waiting: Ivo, Soccer for beginners
/*:
 A family books several sessions whole, or none of them. Later, she is told what her child does at the
 time of another event:
 */
let saturdays = (4...5).map { EventID(high: 1, low: $0) }
let whole = desk.register(
  [hana], forAll: saturdays, try request(70, by: lee, at: "2026-05-10T09:00"))
if case .registered(let answers) = whole { for answer in answers { print(answer.outcome) } }

let chess = EventID(high: 1, low: 98)
if let session = desk.record(of: saturdays[0])?.details {
  var chessForm = EventDraft(session)
  chessForm.title = "Chess"
  _ = desk.draft(
    try chessForm.validated(), as: chess, try request(71, by: coach, at: "2026-05-10T09:10"))
}
if let details = desk.record(of: chess)?.details {
  for overlap in desk.overlaps(of: hana.id, with: chess) {
    print(messages.text(forOverlapOf: details, with: overlap, formats: formats))
  }
}
//> registered(seats: 1)
//> registered(seats: 1)
//> Hana already has a spot at Soccer for beginners at that time. It starts on 2026-06-27 09:00.
/*:
 A camp is one event of several sessions with one number of seats. A draft that was a mistake is deleted:
 */
let camp = EventID(high: 1, low: 97)
if let session = desk.record(of: saturdays[0])?.details {
  let course = try EventSeries(of: session, every: .days(1), count: 5).oneEvent { _ in -7 * 3600 }
  let drafted = desk.draft(course, as: camp, try request(72, by: coach, at: "2026-05-10T09:20"))
  print(drafted.outcome, course.sessions.count)
  print(messages.lines(for: course, formats: formats).first { $0.kind == .when }?.text ?? "")
  let deleted = desk.deleteDraft(camp, try request(73, by: coach, at: "2026-05-10T09:30"))
  print(messages.text(for: deleted.outcome, to: .deleteDraft), desk.record(of: camp) == nil)
}
//> done 5
//> 2026-06-27, 09:00 to 10:30, and 4 more sessions until 2026-07-01
//> Your draft has been deleted. true
/*:
 A calendar file for her phone:
 */
if let record = current.record {
  let calendar = ICalendar(of: record, stampedAt: current.lastTime)
  print(calendar.text.split(separator: "\r\n").joined(separator: "\n"))
}
//> BEGIN:VCALENDAR
//> VERSION:2.0
//> PRODID:-//HealthDomain//EventRegistration//EN
//> BEGIN:VEVENT
//> UID:00000000-0000-0001-0000-000000000001
//> DTSTAMP:20260506T190000Z
//> DTSTART:20260606T160000Z
//> DTEND:20260606T173000Z
//> SEQUENCE:23
//> STATUS:CONFIRMED
//> SUMMARY:Soccer for beginners
//> DESCRIPTION:Bring shoes and water.
//> LOCATION:2605 N 15th Ave\, Phoenix\, AZ 85007
//> END:VEVENT
//> END:VCALENDAR
/*:
 ## A rush

 Eight tasks register a thousand children for 250 seats and a waiting list for a hundred. Who gets a
 seat depends on who comes first; how many get one does not.
 */
print("\n## A rush")
let concert = EventID(high: 1, low: 99)
var concertForm = form
concertForm.title = "Concert in the park"
concertForm.capacity = 250
concertForm.waitlistLimit = 100
let rush = RegistrationDesk(seed: 2)
_ = rush.draft(
  try concertForm.validated(), as: concert, try request(1, by: coach, at: "2026-05-01T10:00"))
_ = rush.publish(concert, try request(2, by: coach, at: "2026-05-01T10:01"))
let opening = try instant("2026-05-01T12:00")
let spots = rush.spotsLeft(for: concert)

await withTaskGroup { group in
  for task in 0..<8 {
    group.addTask {
      for index in 0..<125 {
        let number = UInt64(1000 * task + index)
        let child = Child(
          ChildID(high: 5, low: number), birthDate: ana.birthDate, consents: .participation)
        let parent = Requester.parent(PersonID(high: 6, low: number))
        _ = rush.register(
          [child], for: concert,
          RegistrationRequest(RegistrationRequest.ID(high: 7, low: number), by: parent, at: opening)
        )
      }
    }
  }
}
if let seats = rush.ledger(of: concert)?.record?.seats {
  print("\(seats.taken) seated, \(seats.waiting) wait, \(spots?.count ?? 0) spots left")
}
let counters = rush.counters()
print("\(counters.commands) commands, \(counters.refusals(.full)) refused as full")
//>
//> ## A rush
//> 250 seated, 100 wait, 0 spots left
//> 1002 commands, 650 refused as full
/*:
 ## A study of waiting lists

 With strict order, one large family blocks all families behind it. How many seats stay empty while
 others wait, and what do large families lose if they can be overtaken? This study simulates 500
 events with 40 seats. For each event, 60 families of one to four children register, and then every
 third registered family cancels. `SeatEngine` decides like the desk, with numbers instead of IDs.
 */
print("\n## A study of waiting lists")
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number below a bound, by a linear congruential generator.
  mutating func roll(_ bound: UInt32) -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(((state >> 32) * UInt64(bound)) >> 32)
  }
}

func study(maximumOvertakings: UInt32) -> (empty: Int, seated: [Int], asked: [Int]) {
  var dice = Dice(seed: 1)
  var engine = SeatEngine()
  var (empty, seated, asked) = (0, [0, 0, 0, 0], [0, 0, 0, 0])
  for _ in 0..<500 {
    let event = engine.addEvent(
      SeatEngine.Rules(capacity: 40, waitlistLimit: 60, maximumOvertakings: maximumOvertakings))
    for family in 0..<60 as Range<UInt32> {
      let size = UInt8(1 + dice.roll(4))
      asked[Int(size) - 1] += 1
      _ = engine.apply(
        SeatEngine.Command(.register, seats: size, event: event, subject: family, at: 0))
    }
    for record in engine.records(of: event)
    where record.status == .registered && dice.roll(3) == 0 {
      _ = engine.apply(SeatEngine.Command(.cancel, event: event, subject: record.person, at: 1))
    }
    for record in engine.records(of: event) where record.status == .registered {
      seated[Int(record.seats) - 1] += 1
    }
    if let summary = engine.summary(of: event), summary.waiting > 0 {
      empty += Int(summary.available)
    }
  }
  return (empty, seated, asked)
}

print("overtaken   empty seats   seated families of 1, 2, 3, 4 children")
for (label, bound) in [("never", 0), ("once", 1), ("3 times", 3), ("always", UInt32.max)] {
  let result = study(maximumOvertakings: bound)
  let shares = zip(result.seated, result.asked).map { percent(Double($0) / Double($1), width: 7) }
  print(padded(label, to: 9), padded("\(result.empty)", to: 13), shares.joined())
}
//>
//> ## A study of waiting lists
//> overtaken   empty seats   seated families of 1, 2, 3, 4 children
//>     never           473    27 %   26 %   26 %   26 %
//>      once           425    30 %   26 %   25 %   26 %
//>   3 times           307    38 %   28 %   25 %   23 %
//>    always             2    44 %   31 %   25 %   21 %
