import HealthDomain
import PlaygroundCharts

func showSeats(in tour: inout Tour) throws {
  let source = try Source()
  let camp = EventID(high: 1, low: 1)
  let coach = Requester.provider(PersonID(high: 2, low: 1))
  let desk = RegistrationDesk(seed: 1)
  var number: UInt64 = 0
  func request(by requester: Requester, at time: Int64) -> RegistrationRequest {
    number += 1
    return RegistrationRequest(
      RegistrationRequest.ID(high: 3, low: number), by: requester, at: time)
  }
  let morning = try LocalDateTime(iso8601: "2026-05-16T00:00").secondsSinceEpoch(
    utcOffset: -7 * 3600)
  _ = desk.draft(try details(), as: camp, request(by: coach, at: morning))
  _ = desk.publish(camp, request(by: coach, at: morning))
  let offers = try WaitlistPolicy(limit: 8, promotion: .offer(seconds: 7200))
  _ = desk.setWaitlist(offers, of: camp, request(by: coach, at: morning))
  var samples: [Sample] = []

  // begin: seats
  for act in day {
    let time = morning + act.seconds
    let request = request(by: act.family.parent, at: time)
    let answer = desk.perform(.init(act.command, for: camp, request))
    print(act.clock, act.family.name, act.words, "→ \(answer.outcome)")
    samples.append(Sample(act.minute, desk.record(of: camp)?.seats))
  }
  // end: seats
  try tour.add(
    "seats", .events, month: 5, "May 16", "Who gets a seat?",
    "A camp has ten seats. A family is seated together or waits together, and nobody overtakes. A seat that becomes "
      + "free is offered to the first family that waits, for two hours.",
    [seatsPicture(samples)], source: source)
}

private func details() throws -> EventDetails {
  var form = EventDraft()
  (form.title, form.summary) = ("Summer camp", "Games, swimming, and lunch.")
  (form.date, form.startTime) = (try CalendarDate(2026, 6, 6), EventDraft.TimeOfDay(hour: 9))
  form.utcOffset = -7 * 3600  // Phoenix
  (form.address, form.city, form.state, form.zipCode) = (
    "2605 N 15th Ave", "Phoenix", "AZ", "85007"
  )
  (form.capacity, form.covidSafe, form.waitlistLimit) = (10, true, 8)
  return try form.validated()
}

/// A family with some children.
private struct Family {
  let name: String
  let number: UInt64
  let children: [Child]

  init(_ name: String, _ number: UInt64, _ count: UInt64) {
    (self.name, self.number) = (name, number)
    children = (0..<count).map { Child(ChildID(high: 4, low: 10 * number + $0)) }
  }

  var parent: Requester { .parent(PersonID(high: 5, low: number)) }
}

/// An action of a family at a minute of the day.
private struct Act {
  let minute: Int
  let family: Family
  let words: String
  let command: EventCommand

  var seconds: Int64 { Int64(60 * minute) }
  var clock: String { LocalClock.text(minute) }

  static func register(_ minute: Int, _ family: Family) -> Act {
    let words = "registers \(family.children.count)"
    return Act(
      minute: minute, family: family, words: words,
      command: .register(family.children, joinWaitlist: true))
  }
  static func cancel(_ minute: Int, _ family: Family) -> Act {
    Act(
      minute: minute, family: family, words: "cancels",
      command: .cancel(family.children.map(\.id)))
  }
  static func accept(_ minute: Int, _ family: Family) -> Act {
    Act(
      minute: minute, family: family, words: "accepts",
      command: .acceptOffer(family.children.map(\.id)))
  }
}

/// Times as a clock shows them.
private enum LocalClock {
  static func text(_ minute: Int) -> String {
    "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
  }
}

private let (kim, lee, noa, ari) = (
  Family("Kim", 1, 2), Family("Lee", 2, 3), Family("Noa", 3, 1), Family("Ari", 4, 2)
)
private let (zoe, max, ida, sam) = (
  Family("Zoe", 5, 2), Family("Max", 6, 2), Family("Ida", 7, 1), Family("Sam", 8, 1)
)

private let day: [Act] = [
  .register(485, kim), .register(510, lee), .register(530, noa), .register(575, ari),
  .register(600, zoe), .register(640, max), .register(660, ida), .register(700, sam),
  .cancel(735, ari), .accept(790, max), .cancel(820, noa), .register(960, noa),
  .accept(985, sam), .cancel(1050, kim), .accept(1080, noa),
]

/// The seats at a minute of the day.
private struct Sample {
  let minute: Int
  let taken, offered, waiting: Int

  init(_ minute: Int, _ seats: EventRecord.SeatCount?) {
    self.minute = minute
    (taken, offered, waiting) = (seats?.taken ?? 0, seats?.offered ?? 0, seats?.waiting ?? 0)
  }
}

/// Seats that are taken and offered over a day, and below it the children who wait.
private func seatsPicture(_ samples: [Sample]) -> Picture {
  var picture = Picture(
    "seats", .events, "Ten seats on one day",
    "By ten, all seats are taken, and families wait. Each cancellation becomes an offer, and one offer expires.",
    height: 400)
  let x = Scale(8...20, from: 46, to: Picture.right)
  let (seats, waiting) = (Scale(0...10, from: 230, to: 66), Scale(0...5, from: 282, to: 352))
  for hour in stride(from: 8, through: 20, by: 2) {
    picture.line(x(hour), 66, x(hour), 352)
    picture.text("\(hour)", x(hour), 247, .muted, size: .small, anchor: .middle)
  }
  for count in [0, 5, 10] {
    picture.text("\(count)", 38, seats(count) + 4, .muted, size: .small, anchor: .end)
    picture.line(46, seats(count), Picture.right, seats(count), count == 10 ? .muted : .line)
  }
  picture.text("waiting", Picture.left, 274, .muted, size: .small)
  picture.line(46, 282, Picture.right, 282)
  for (hour, text) in [(10.0, "full"), (12.25, "Ari cancels"), (15.67, "an offer expires")] {
    picture.line(x(hour), 58, x(hour), 64, .muted)
    picture.text(text, x(hour) - 2, 53, .muted, size: .small)
  }
  /// The outline of steps from a base line.
  func area(_ scale: Scale, _ count: (Sample) -> Int) -> [(x: Double, y: Double)] {
    var points = [(x: x(Double(samples[0].minute) / 60), y: scale(0))]
    for (number, sample) in samples.enumerated() {
      let next = number + 1 < samples.count ? samples[number + 1].minute : 20 * 60
      points.append((x(Double(sample.minute) / 60), scale(count(sample))))
      points.append((x(Double(next) / 60), scale(count(sample))))
    }
    return points + [(x(20.0), scale(0))]
  }
  let (given, waits) = (area(seats) { $0.taken + $0.offered }, area(waiting) { $0.waiting })
  picture.path(given, .tint2, isFilled: true)
  picture.path(area(seats) { $0.taken }, .accent, isFilled: true)
  picture.path(waits, .tint3, isFilled: true)
  picture.path(given, .accent, width: 1.5)
  picture.path(waits, .accent, width: 1.5)
  picture.table =
    [["Time", "Taken", "Offered", "Waiting"]]
    + samples.map {
      [LocalClock.text($0.minute), "\($0.taken)", "\($0.offered)", "\($0.waiting)"]
    }
  picture.legend([(.accent, "taken"), (.tint2, "offered"), (.tint3, "waiting")], y: 384)
  return picture
}
