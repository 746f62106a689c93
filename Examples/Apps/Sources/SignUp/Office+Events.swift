import Console
import HealthDomain

extension Office {
  private static let messages = RegistrationMessages()

  mutating func carryOut(_ verb: String, _ words: ArraySlice<Substring>) throws {
    switch verb {
    case "event": try offer(words)
    case "events": listEvents()
    case "register": try register(words)
    case "cancel": try cancel(words)
    case "mine": listMine()
    case "attended": try attended(words)
    default: throw Console.Problem("There is no command \(verb).")
    }
  }

  // MARK: The provider

  /// Fills in the form of an event, shows all that is wrong, and publishes it when nothing is.
  private mutating func offer(_ words: ArraySlice<Substring>) throws {
    try check(.manageEvents)
    draft.utcOffset = Self.utcOffset
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let name = parts.first, let value = parts.last else {
        throw Console.Problem("\(word) is no field, such as capacity=3.")
      }
      try set(name, value.split(separator: "_").joined(separator: " "))
    }
    switch EventPreview(of: draft, in: Self.messages) {
    case .problems(let problems): for problem in problems { print(problem.message) }
    case .event(let details, let lines):
      for line in lines.prefix(6) { print("\(line.label): \(line.text)") }
      let event = EventID(high: 3, low: UInt64(events.count + 1))
      let drafted = desk.draft(details, as: event, try request())
      guard drafted.outcome.refusal == nil else {
        throw Console.Problem(Self.messages.text(for: drafted.outcome))
      }
      print(Self.messages.text(for: desk.publish(event, try request()).outcome, to: .publish))
      events.append(event)
      draft = EventDraft()
    }
  }

  private mutating func set(_ name: Substring, _ value: String) throws {
    switch name {
    case "title": draft.title = value
    case "summary": draft.summary = value
    case "date": draft.date = try CalendarDate(iso8601: value)
    case "start": draft.startTime = Int(value).map { .init(hour: $0) }
    case "minutes": draft.end = .minutesAfterStart(Int(value) ?? 0)
    case "address": draft.address = value
    case "city": draft.city = value
    case "state": draft.state = value
    case "zip": draft.zipCode = value
    case "capacity": draft.capacity = Int(value)
    case "safe": draft.covidSafe = value == "yes"
    case "ages":
      let ages = value.split(separator: "-").map { Int($0) }
      (draft.youngestAge, draft.oldestAge) = (ages.first ?? nil, ages.last ?? nil)
    case "waiting": draft.waitlistLimit = Int(value) ?? 0
    default: throw Console.Problem("There is no field \(name).")
    }
  }

  private mutating func attended(_ words: ArraySlice<Substring>) throws {
    try check(.recordAttendance)
    let (event, children) = try eventAndChildren(words)
    for child in children {
      let answer = desk.markAttendance(of: child, attended: true, for: event, try request())
      print(Self.messages.text(for: answer.outcome))
    }
  }

  // MARK: The parent

  private func listEvents() {
    for (number, event) in events.enumerated() {
      guard let record = desk.record(of: event) else { continue }
      print(
        "\(number + 1). \(record.details.title): \(desk.spotsLeft(for: event)?.count ?? 0) spots left"
      )
    }
  }

  /// Registers children of the words `1 Ana:2018-03-14`: the number of an event, then names with birth dates.
  private mutating func register(_ words: ArraySlice<Substring>) throws {
    try check(.registerChild)
    guard let event = event(words.first) else {
      throw Console.Problem("Say the number of an event.")
    }
    var children: [Child] = []
    for word in words.dropFirst() {
      let parts = word.split(separator: ":")
      guard parts.count == 2, let name = parts.first, let date = parts.last,
        let birthDate = try? CalendarDate(iso8601: String(date))
      else { throw Console.Problem("Say a name and a birth date, such as Ana:2018-03-14.") }
      children.append(Child(child(named: String(name)), birthDate: birthDate))
    }
    let answer = desk.register(children, for: event, try request())
    let details = desk.record(of: event)?.details
    print(Self.messages.text(for: answer.outcome, at: details, formats: formats))
  }

  private mutating func cancel(_ words: ArraySlice<Substring>) throws {
    try check(.registerChild)
    let (event, children) = try eventAndChildren(words)
    let answer = desk.cancel(children, for: event, try request())
    print(Self.messages.text(for: answer.outcome, formats: formats))
  }

  private func listMine() {
    guard let requester = session.requester else { return }
    if session.role == .provider {
      for record in desk.records(of: requester.person) {
        print("\(record.details.title): \(record.status)")
      }
      return
    }
    for event in events {
      guard let record = desk.record(of: event), let roster = desk.roster(of: event) else {
        continue
      }
      for registration in roster.registrations where registration.registeredBy == requester.person {
        let name = names[registration.id] ?? "A child"
        let attended = registration.attended == true ? ", attended" : ""
        print("\(name) at \(record.details.title): \(registration.standing)\(attended)")
      }
    }
  }

  // MARK: Words

  private var formats: RegistrationMessages.Formats {
    var formats = RegistrationMessages.Formats.plain
    let names = names
    formats.childName = { names[$0] }
    return formats
  }

  private func event(_ word: Substring?) -> EventID? {
    guard let number = word.flatMap({ Int($0) }), events.indices.contains(number - 1) else {
      return nil
    }
    return events[number - 1]
  }

  private func eventAndChildren(
    _ words: ArraySlice<Substring>
  ) throws -> (event: EventID, children: [ChildID]) {
    guard let event = event(words.first) else {
      throw Console.Problem("Say the number of an event.")
    }
    return (
      event,
      words.dropFirst().compactMap { word in
        names.first { $0.value == word }?.key
      }
    )
  }

  /// The ID of the family's child with a name.
  private mutating func child(named name: String) -> ChildID {
    if let known = names.first(where: { $0.value == name })?.key { return known }
    let child = ChildID(high: 4, low: UInt64(names.count + 1))
    names[child] = name
    return child
  }
}
