import HealthDomain
import PlaygroundCharts

func showJournal(in tour: inout Tour) throws {
  let source = try Source()
  var journal = HealthJournal(replica: 1)
  for (number, row) in days.enumerated() {
    try journal.save(try entry(UInt64(number + 1), row), now: 1_796_100_000 + Int64(number))
  }
  let onset = try LocalDateTime(CalendarDate(2026, 11, 18), hour: 9, minute: 0)

  // begin: journal
  var ill = IsolationPlan.Situation(onset: onset.date)
  ill.lastFever = try CalendarDate(2026, 11, 20)
  ill.improvingSince = try CalendarDate(2026, 11, 21)
  let today = try CalendarDate(2026, 11, 21)
  let plan = try IsolationPlan(for: ill, on: today)
  for line in IsolationPlan.Messages().lines(for: plan) {
    print(line)
  }
  print("Tell", journal.exposures(before: onset).people)
  print(journal)
  // end: journal
  try tour.add(
    "journal", .epidemic, month: 11, "November 21",
    "Whom should she tell, and when may she go out?",
    "Kim has a cough since Wednesday. Her journal is private: printed or logged, it shows nothing. It knows whom she "
      + "met in the two days before, and the plan follows the guidance that is in force, and says how old it is.",
    [journalPicture(journal, plan)], source: source)
}

/// A day of the journal.
private struct Row {
  let day: Int
  var cough: HealthJournal.Entry.Severity?
  var fatigue: HealthJournal.Entry.Severity?
  var fahrenheit: Double?
  var mood: HealthJournal.Entry.Mood
  var met: [String] = []
}

private let days = [
  Row(day: 15, mood: .good, met: ["Lee"]),
  Row(day: 16, mood: .good, met: ["Anna", "Noa"]),
  Row(day: 17, fatigue: .mild, mood: .neutral, met: ["Anna"]),
  Row(day: 18, cough: .mild, fatigue: .moderate, fahrenheit: 99.5, mood: .bad),
  Row(day: 19, cough: .severe, fatigue: .severe, fahrenheit: 101.8, mood: .veryBad),
  Row(day: 20, cough: .moderate, fatigue: .moderate, fahrenheit: 100.6, mood: .bad),
  Row(day: 21, cough: .mild, fatigue: .mild, fahrenheit: 98.8, mood: .neutral),
]

private func entry(_ number: UInt64, _ row: Row) throws -> HealthJournal.Entry {
  let date = try CalendarDate(2026, 11, row.day)
  var entry = HealthJournal.Entry(.init(number), at: try LocalDateTime(date, hour: 20, minute: 0))
  entry.mood = row.mood
  entry.symptoms = [("Cough", row.cough), ("Fatigue", row.fatigue)].compactMap { name, severity in
    severity.map { .init(name, $0) }
  }
  entry.temperatures = [row.fahrenheit.flatMap { HealthJournal.Temperature($0, .fahrenheit) }]
    .compactMap { $0 }
  entry.contacts = try row.met.map {
    .init($0, from: try LocalDateTime(date, hour: 16, minute: 0), minutes: 45)
  }
  return entry
}

/// The page of a week: what was felt, who was met, and what the plan asks for.
private func journalPicture(_ journal: HealthJournal, _ plan: IsolationPlan) -> Picture {
  var picture = Picture(
    "journal-week", .epidemic, "A week of the journal",
    "The illness begins on November 18 and is at its worst on the 19th. Two days before, she met Anna and Noa.",
    height: 330)
  let entries = journal.entries.sorted { $0.time < $1.time }
  let pitch = (Picture.right - 84) / Double(entries.count)
  let rows = ["Mood", "Cough", "Fatigue", "°F", "Met", "Plan"]
  for (row, name) in rows.enumerated() {
    picture.text(name, Picture.left, 94 + Double(row) * 38, .muted)
  }
  picture.table = [["Day"] + rows]
  let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  for (column, entry) in entries.enumerated() {
    let x = 84 + Double(column) * pitch
    let (center, date) = (x + pitch / 2, entry.time.date)
    let weekday = weekdays[Weekday.allCases.firstIndex(of: date.weekday) ?? 0]
    picture.text("\(date.day)", center, 66, anchor: .middle, isBold: date == plan.dayZero)
    picture.text(weekday, center, 52, .muted, size: .small, anchor: .middle)
    let severities = ["Cough", "Fatigue"].map { name in
      entry.symptoms.first { $0.name == name }?.severity
    }
    var cells: [(text: String, ground: Ink)] = [(mood(entry.mood), .paper)]
    cells += severities.map { severity in
      switch severity {
      case .mild: ("1", .tint1)
      case .moderate: ("2", .tint2)
      case .severe: ("3", .tint3)
      default: ("", .paper)
      }
    }
    let temperature = entry.temperatures.first
    cells.append(
      (
        temperature.map { decimal($0.fahrenheit) } ?? "",
        temperature?.isFever ?? false ? .badTint : .paper
      ))
    let isExposed =
      date < plan.dayZero && plan.dayZero.days(until: date) >= -2 && !entry.contacts.isEmpty
    cells.append(
      (
        entry.contacts.count == 1
          ? entry.contacts[0].person
          : entry.contacts.map { String($0.person.prefix(1)) }.joined(separator: ", "),
        isExposed ? .warnTint : .paper
      ))
    let isHome = date >= plan.dayZero && date <= (plan.lastDayAtHome ?? .latest)
    cells.append((isHome ? "home" : date > plan.dayZero ? "mask" : "", isHome ? .accent : .paper))
    for (row, cell) in cells.enumerated() where !cell.text.isEmpty {
      let y = 76 + Double(row) * 38
      picture.rect(x + 1.5, y, pitch - 3, 28, cell.ground, radius: 5)
      if cell.ground == .paper {
        picture.rect(x + 1.5, y, pitch - 3, 28, .line, radius: 5, isOutline: true)
      }
      picture.text(
        cell.text, center, y + 18, cell.ground == .accent ? .paper : .ink, on: cell.ground,
        size: .small, anchor: .middle)
    }
    picture.table.append(["November \(date.day)"] + cells.map(\.text))
  }
  picture.legend(
    [(.tint2, "symptom, 1 to 3"), (.badTint, "fever"), (.warnTint, "to be told")], y: 316)
  return picture
}

private func mood(_ mood: HealthJournal.Entry.Mood?) -> String {
  switch mood {
  case .veryBad: "−−"
  case .bad: "−"
  case .neutral: "0"
  case .good: "+"
  case .veryGood: "++"
  case nil: ""
  }
}
