import SeatCounting

/// The answers of an engine agree with a plain list of seats, and its facts restore the event in another
/// engine.
func check(_ checks: inout Checks) {
  var state: UInt32 = 1
  func random(below limit: UInt32) -> UInt32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return (state >> 8) % limit
  }
  let rules = SeatEngine.Rules(capacity: 20, waitlistLimit: 10)
  var engine = SeatEngine()
  var copy = SeatEngine()
  var people = SeatEngine.IDIndex<EntityKind.Person>(seed: 1)
  let event = engine.addEvent(rules)
  _ = copy.addEvent(rules)
  var log = SeatEngine.FactLog()
  var (seated, waiting): ([UInt32], [UInt32]) = ([], [])
  for time in 0..<2000 as Range<Int64> {
    let person = people.insert(PersonID(high: 1, low: UInt64(random(below: 50))))
    let isHere = seated.contains(person) || waiting.contains(person)
    let action: SeatEngine.Command.Action = random(below: 2) == 0 ? .register : .cancel
    let answer = engine.apply(
      SeatEngine.Command(action, event: event, subject: person, at: time), facts: &log)
    let expected: SeatEngine.Answer
    if action == .cancel {
      expected =
        seated.contains(person) ? .cancelled : isHere ? .leftWaitlist : .notRegistered
      seated.removeAll { $0 == person }
      waiting.removeAll { $0 == person }
      if seated.count < 20, !waiting.isEmpty { seated.append(waiting.removeFirst()) }
    } else if isHere {
      expected = seated.contains(person) ? .alreadyRegistered : .alreadyWaiting
    } else if seated.count < 20 {
      expected = .registered
      seated.append(person)
    } else if waiting.count < 10 {
      expected = .waitlisted
      waiting.append(person)
    } else {
      expected = .full
    }
    checks.expect(answer == expected)
  }
  for fact in log.facts {
    do throws(SeatEngine.FactError) { try copy.apply(fact) } catch { checks.expect(false) }
  }
  checks.expect(copy.records(of: event) == engine.records(of: event))
}
