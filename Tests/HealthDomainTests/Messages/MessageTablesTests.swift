import Essentials
import Foundation
import HealthDomain
import TestSupport
import Testing

/// The texts of tables by their keys.
struct FlatTable {
  var texts: [String: String] = [:]

  /// Reads a file of `Messages`.
  static func json(_ file: String) throws -> Data {
    Data(try SourceFiles.text("Messages/\(file)").utf8)
  }

  init(_ value: CodedValue) { add(value, at: []) }

  init(_ value: some Encodable) throws { self.init(try decoded(encoded(value)) as CodedValue) }

  private mutating func add(_ value: CodedValue, at path: [String]) {
    switch value {
    case .object(let fields): for (key, part) in fields { add(part, at: path + [key]) }
    case .list(let parts):
      for (index, part) in parts.enumerated() { add(part, at: path + ["\(index)"]) }
    case .text(let text): texts[path.joined(separator: ".")] = text
    default: break
    }
  }
}

extension CodedValue {
  /// Passes each entry that is no object, and replaces it with the result; `nil` leaves it out.
  func mapLeaves(
    _ path: [String] = [], _ body: ([String], CodedValue) -> CodedValue?
  ) -> CodedValue? {
    guard case .object(let fields) = self else { return body(path, self) }
    var mapped: [String: CodedValue] = [:]
    for key in fields.keys.sorted() { mapped[key] = fields[key]?.mapLeaves(path + [key], body) }
    return .object(mapped)
  }
}

/// The tables of texts: keys, translations, and tables of other versions.
@Suite("Messages: tables") struct MessageTablesTests {
  static func json(_ value: CodedValue) throws -> MessageTables { try decoded(encoded(value)) }

  static func spanish() throws -> MessageTables {
    try JSONDecoder().decode(MessageTables.self, from: FlatTable.json("es.json"))
  }

  static func english() throws -> CodedValue { try decoded(encoded(MessageTables())) }

  @Test("the English file, which Scripts/messages writes, matches the code", .readsSources)
  func englishFile() throws {
    let json = try JSONDecoder().decode(CodedValue.self, from: FlatTable.json("en.json"))
    let (file, code) = (FlatTable(json), try FlatTable(MessageTables()))
    for (key, text) in code.texts.sorted(by: { $0.key < $1.key }) {
      expectEqual(file.texts[key], text, key)
    }
    expectEqual(file.texts.count, code.texts.count)
  }

  @Test("each property of each table has a key") func keys() throws {
    func check(_ value: Any, _ entries: CodedValue?, _ path: String) {
      for child in Mirror(reflecting: value).children {
        // Formats are not texts, and the tables of registration are in boxes, which are checked alone.
        guard let label = child.label, !"\(type(of: child.value))".contains("->"),
          !label.hasPrefix("shared")
        else { continue }
        let entry = entries?.fields?[label]
        expect(entry != nil, "\(path).\(label)")
        if case .object? = entry, Mirror(reflecting: child.value).displayStyle == .struct {
          check(child.value, entry, "\(path).\(label)")
        }
      }
    }
    func check(_ table: some Encodable) throws {
      check(table, try decoded(encoded(table)), "\(type(of: table))")
    }
    let (registration, entries) = (
      RegistrationMessages(), try decoded(encoded(RegistrationMessages())) as CodedValue
    )
    check(registration, entries, "registration")
    check(registration.refusals, entries.fields?["refusals"], "refusals")
    check(registration.fields, entries.fields?["fields"], "fields")
    check(registration.lines, entries.fields?["lines"], "lines")
    check(registration.mails, entries.fields?["mails"], "mails")
    try check(ReportMessages())
    try check(ShareCard.Messages())
    try check(ShareGrant.Card.Messages())
    try check(AccountForm.Messages())
    try check(AccountSession.Messages())
    try check(PasscodeLock.Messages())
    try check(PasswordReset.Messages())
    try check(ReminderPlan.Messages())
    try check(EpidemicFigure.Messages())
    try check(GuidanceEdition.Messages())
    try check(IsolationPlan.Messages())
    let all = try Self.english().fields ?? [:]
    expectEqual(all["registration"], entries)
    expectEqual(Set(all.keys).count, 16)
  }

  @Test("the Spanish file has every text, with the slots of the English one", .readsSources)
  func translation() throws {
    let tables = try Self.spanish()
    expectEqual(tables.missing, [])
    expectEqual(tables.unused, [])
    let (english, spanish) = (try FlatTable(MessageTables()), try FlatTable(tables))
    expectEqual(Set(english.texts.keys), Set(spanish.texts.keys))
    for (key, text) in english.texts {
      expectEqual(spanish.texts[key]?.slots.sorted(), text.slots.sorted(), key)
      guard spanish.texts[key] == text else { continue }
      // Only signs and slots, or a word that is the same in both languages.
      let words = text.filled(text.slots.map { ($0, "") })
      expect(
        !words.contains(where: \.isLetter) || Self.sameWords.contains(words), "\(key): \(text)")
    }
  }

  /// What Spanish writes as English does: names, signs of units, and words of both languages.
  static let sameWords: Set<String> = [
    "California", "Texas", "App Store", "Google Play", "UTC", "PFAS",  // names
    " h", " min",  // signs
    "neutral", "halal", "keto", "kosher", "gluten", "alcohol",  // words
  ]

  @Test("Spanish counts with its plurals", .readsSources) func plurals() throws {
    let tables = try Self.spanish()
    let (lock, reset) = (tables.passcodeLock, tables.passwordReset)
    expectEqual(lock.text(for: .locked(wait: 60)), "Vuelva a intentarlo en 1 minuto.")
    expectEqual(lock.text(for: .locked(wait: 61)), "Vuelva a intentarlo en 2 minutos.")
    expectEqual(reset.text(for: .wait(seconds: 1)), "Podrá pedir otro código en 1 segundo.")
    expectEqual(reset.text(for: .wait(seconds: 30)), "Podrá pedir otro código en 30 segundos.")
    func refusal(_ seats: Int) -> String {
      tables.registration.text(for: RegistrationRefusal.full(available: seats, .none))
    }
    expectEqual(refusal(1), "Solo queda 1 lugar. Intente inscribir a menos niños.")
    expectEqual(refusal(2), "Solo quedan 2 lugares. Intente inscribir a menos niños.")
    // A text with a number that can be one has a template for one, or the number stands for itself.
    let spanish = try FlatTable(tables).texts
    let counted = [
      "días", "horas", "minutos", "segundos", "lugares", "familias", "niños", "años",
      "calificaciones", "sesiones", "eventos",
    ]
    let many = ["Many", "Days", "Hours", "Minutes", "Seconds", "ratings", "seats", "wait", "age"]
    for (key, text) in spanish {
      let counts = counted.contains { text.contains("} \($0)") }
      guard counts else { continue }
      let name = key.split(separator: ".").last.map(String.init) ?? ""
      let isPaired = many.contains { name.contains($0) } || ["inDays", "ages"].contains(name)
      expect(isPaired, "\(key): \(text)")
    }
  }

  @Test(
    "texts that are not given are English, and are named",
    arguments: LongTest.seeds(40, small: 2))
  func subset(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let chance = [0.3, 0.8, 0, 1, 0.05][seed % 5]
    var (kept, left): (Set<String>, Set<String>) = ([], [])
    let given = try #require(
      Self.english().mapLeaves { path, value in
        let key = path.joined(separator: ".")
        guard Double.random(in: 0..<1, using: &generator) < chance else {
          left.insert(key)
          return nil
        }
        kept.insert(key)
        guard case .text(let text) = value else { return value }
        // Another text with some of the slots.
        let slots = text.slots.filter { _ in Bool.random(using: &generator) }
        return .text("§\(key) " + slots.map { "{\($0)}" }.joined(separator: "-"))
      })
    let tables = try Self.json(given)
    expectEqual(Set(tables.missing), left)
    expectEqual(tables.unused, [])
    let (texts, english) = (try FlatTable(tables).texts, try FlatTable(MessageTables()).texts)
    let new = FlatTable(given).texts
    for (key, text) in english { expectEqual(texts[key], new[key] ?? text, key) }
    // What is written is read again.
    expectEqual(try encoded(decoded(encoded(tables)) as MessageTables), try encoded(tables))
  }

  @Test(
    "what cannot be used stays English, and is named", arguments: LongTest.seeds(40, small: 3))
  func unusable(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var expected: Set<String> = []
    let given = try #require(
      Self.english().mapLeaves { path, value in
        guard Int.random(in: 0..<8, using: &generator) == 0 else { return value }
        expected.insert(path.joined(separator: "."))
        switch (value, Int.random(in: 0..<3, using: &generator)) {
        case (.text(let text), 0): return .text(text + " {x\(seed)y}")
        case (_, 1): return .integer(Int64(seed))
        default: return .null
        }
      })
    var fields = try #require(given.fields)
    fields["newer"] = .object(["x": .text("y")])
    var cycles = try #require(fields["cycles"]?.fields)
    cycles["newerLine"] = .text("{days}")
    fields["cycles"] = .object(cycles)
    let tables = try Self.json(.object(fields))
    expectEqual(Set(tables.unused), expected.union(["newer", "cycles.newerLine"]))
    expectEqual(tables.missing, [])
    expectEqual(try encoded(tables), try encoded(MessageTables()))
  }

  @Test("a list needs as many texts as the English one") func lists() throws {
    let short = #"{"openingHours": {"weekdays": ["lunes"], "hasTwelveHours": 1}}"#
    let tables: MessageTables = try decoded(short)
    expectEqual(tables.unused, ["openingHours.hasTwelveHours", "openingHours.weekdays"])
    expectEqual(tables.openingHours, OpeningHours.Messages())
    for json in ["[]", "1", #""cycles""#] {
      expect((try? decoded(json) as MessageTables) == nil, json)
      expect((try? decoded(json) as CycleMessages) == nil, json)
    }
    let wrong: MessageTables = try decoded(#"{"cycles": [], "journal": {"moods": "good"}}"#)
    expectEqual(wrong.unused, ["cycles", "journal.moods"])
  }

  @Test("a table of one module is read alone, with tables that it uses") func single() throws {
    let cycles: CycleMessages = try decoded(
      #"{"lateMany": "{days} días tarde", "lateOne": "{day}"}"#)
    expectEqual(cycles.lateMany, "{days} días tarde")
    expectEqual(cycles.lateOne, CycleMessages().lateOne)
    expectEqual(try decoded(encoded(cycles)), cycles)
    let card: ShareGrant.Card.Messages = try decoded(
      #"{"cycle": {"dueBetween": "{first}/{last}"}, "doctor": {"journal": {"title": "Diario"}}}"#)
    expectEqual(card.cycle.dueBetween, "{first}/{last}")
    expectEqual(card.doctor.journal.title, "Diario")
    // The words of opening hours as they were written before.
    let hours: OpeningHours.Messages = try decoded(encoded(OpeningHours.Messages.spanish))
    expectEqual(hours, .spanish)
    expectEqual(try Self.spanish().openingHours, .spanish)
  }
}
