import Console
import HealthDomain

extension Tracker {
  mutating func keep(_ verb: String, _ rest: String) throws {
    switch verb {
    case "write": try add { $0.text = rest }
    case "felt": try add { $0.symptoms = [.init(rest, .mild)] }
    case "fever":
      guard let degrees = Double(rest),
        let temperature = HealthJournal.Temperature(degrees, .fahrenheit)
      else { throw Console.Problem("\(rest) is no body temperature in Fahrenheit.") }
      try add { $0.temperatures = [temperature] }
    case "took":
      let now = try noon()
      try add { $0.treatments = [.init(rest, at: now)] }
    case "met":
      let now = try noon()
      try add { $0.contacts = [.init(rest, from: now, minutes: 60)] }
    case "journal": list(journal.entries())
    case "find": list(journal.entries(matching: .init(text: rest)))
    case "delete":
      guard let number = Int(rest), case let entries = journal.entries(),
        entries.indices.contains(number - 1)
      else { throw Console.Problem("Say the number of an entry.") }
      journal.delete(entries[number - 1].id)
      print("Nothing of it is left.")
    case "whom":
      guard let onset = situation.onset else {
        throw Console.Problem("Say since when you are ill.")
      }
      let morning = try LocalDateTime(onset, hour: 0, minute: 0)
      let people = journal.exposures(before: morning, until: try noon()).people
      print(people.isEmpty ? "Nobody is noted." : people.joined(separator: ", "))
    case "print": print(journal.markdown())
    case "print-without-people":
      var redaction = HealthJournal.Redaction()
      redaction.hidesPeople = true
      print(journal.redacted(redaction).markdown())
    case "table": print(journal.csv(), terminator: "")
    case "doctor":
      let first = today.adding(days: -30) ?? today
      print(journal.doctorSummary(for: first...today).markdown(), terminator: "")
    case "logout":
      journal.deleteAll()
      situation = IsolationPlan.Situation()
      saved = []
      print("Nothing is left on this device.")
    default: throw Console.Problem("There is no command \(verb).")
    }
  }

  private func noon() throws -> LocalDateTime { try LocalDateTime(today, hour: 12, minute: 0) }

  private mutating func add(_ change: (inout HealthJournal.Entry) -> Void) throws {
    let number = UInt64(journal.entries().count + 1)
    var entry = HealthJournal.Entry(
      .init(UInt64(today.daysSinceEpoch) << 16 | number), at: try noon())
    change(&entry)
    try journal.save(entry, now: Int64(today.daysSinceEpoch) * 86_400)
    print("Kept.")
  }

  private func list(_ entries: some Sequence<HealthJournal.Entry>) {
    for (number, entry) in entries.enumerated() {
      var parts = [entry.text].filter { !$0.isEmpty }
      parts += entry.symptoms.map(\.name) + entry.treatments.map(\.name)
      parts += entry.temperatures.map { "\($0.fahrenheit) °F" }
      parts += entry.contacts.map { "met \($0.person)" }
      print("\(number + 1). \(entry.time.date): \(parts.joined(separator: ", "))")
    }
  }
}
