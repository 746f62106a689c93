import Console
import HealthDomain

extension Office {
  private static let messages = RegistrationMessages()

  mutating func carryOut(_ verb: String, _ arguments: [String]) throws {
    switch verb {
    case "event": try offer(arguments)
    case "events":
      for (number, record) in events.compactMap(desk.record(of:)).enumerated() {
        let (title, count) = (record.details.title, record.seats.available)
        print("\(number + 1). \(title) on \(record.details.start.date): \(count) spots left")
      }
    case "register":
      let event = try event(arguments.first)
      let answer = desk.register(
        try arguments.dropFirst().map { try child($0) }, for: event, try request())
      let details = desk.record(of: event)?.details
      print(Self.messages.text(for: answer.outcome, at: details, formats: formats))
    case "cancel":
      let answer = desk.cancel(children(arguments), for: try event(arguments.first), try request())
      print(Self.messages.text(for: answer.outcome, formats: formats))
    case "attended":
      guard let child = children(arguments).first else { return }
      let answer = desk.markAttendance(
        of: child, attended: true, for: try event(arguments.first), try request())
      print(Self.messages.text(for: answer.outcome))
    case "mine": listMine()
    default: throw Console.Problem("There is no command \(verb).")
    }
  }

  /// Fills in the form of an event, shows all that is wrong, and publishes it when nothing is.
  private mutating func offer(_ arguments: [String]) throws {
    var draft = EventDraft()
    for (name, text) in arguments.map(Self.field) {
      switch name {
      case "title": draft.title = text
      case "summary": draft.summary = text
      case "date": draft.date = try CalendarDate(iso8601: text)
      case "start": draft.startTime = Int(text).map { .init(hour: $0) }
      case "minutes": draft.end = .minutesAfterStart(Int(text) ?? 0)
      case "address": draft.address = text
      case "city": draft.city = text
      case "state": draft.state = text
      case "zip": draft.zipCode = text
      case "capacity": draft.capacity = Int(text)
      case "safe": draft.covidSafe = text == "yes"
      case "waiting": draft.waitlistLimit = Int(text) ?? 0
      default: throw Console.Problem("There is no field \(name).")
      }
    }
    draft.setOffsets(from: offsets)
    switch EventPreview(of: draft, in: Self.messages, formats: formats) {
    case .problems(let problems):
      // The app sets the offset when it knows the day.
      for problem in problems where problem.field != .utcOffset { print(problem.message) }
    case .event(let details, let lines):
      for line in lines.prefix(6) { print("\(line.label): \(line.text)") }
      let event = EventID(high: 3, low: UInt64(events.count + 1))
      _ = desk.draft(details, as: event, try request())
      print(Self.messages.text(for: desk.publish(event, try request()).outcome, to: .publish))
      events.append(event)
    }
  }

  private func listMine() {
    guard let person = session.person else { return }
    for record in desk.records(of: person) { print("\(record.details.title): \(record.status)") }
    for roster in desk.rosters() {
      for registration in roster.registrations where registration.concerns(person) {
        let title = "\(names[registration.id] ?? "") at \(roster.record.details.title)"
        print("\(title): \(registration.standing)", registration.attended == true ? "attended" : "")
      }
    }
  }

  private var formats: RegistrationMessages.Formats {
    var formats = RegistrationMessages.Formats.plain
    let names = names
    formats.childName = { names[$0] }
    formats.offsets = offsets
    return formats
  }

  private func event(_ word: String?) throws -> EventID {
    guard let number = word.flatMap({ Int($0) }), events.indices.contains(number - 1) else {
      throw Console.Problem("Say the number of an event.")
    }
    return events[number - 1]
  }

  /// Returns a child of words such as `Ana:2018-03-14`.
  private mutating func child(_ word: String) throws -> Child {
    let parts = word.split(separator: ":").map(String.init)
    guard parts.count == 2 else { throw Console.Problem("Say a name and a birth date.") }
    let known = names.first { $0.value == parts[0] }?.key
    let id = known ?? ChildID(high: 4, low: UInt64(names.count + 1))
    names[id] = parts[0]
    return Child(id, birthDate: try CalendarDate(iso8601: parts[1]))
  }

  private func children(_ words: [String]) -> [ChildID] {
    words.dropFirst().compactMap { word in names.first { $0.value == word }?.key }
  }
}
