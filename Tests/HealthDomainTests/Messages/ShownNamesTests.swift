import Essentials
import HealthDomain
import TestSupport
import Testing

/// Names of the code do not reach people.
@Suite("Messages: names of the code") struct ShownNamesTests {
  /// Whether a word is written like a name in code, such as `covidSafe` or `free-from:x`.
  static func isKey(_ word: some StringProtocol) -> Bool {
    word.first?.isLowercase ?? false && word.contains(where: \.isUppercase)
  }

  static func checkWords(_ text: String, _ name: String) {
    expect(text.contains { !$0.isWhitespace }, "\(name) has no words")
    // Units of energy and acidity are written so.
    let exceptions: Set = ["kJ", "pH", "iOS"]
    for word in text.split(whereSeparator: { !$0.isLetter }) {
      expect(!isKey(word) || exceptions.contains(String(word)), "\(name): \(text)")
    }
  }

  @Test("no English text contains an identifier") func texts() throws {
    for (key, text) in try FlatTable(MessageTables()).texts {
      let words = text.filled(text.slots.map { ($0, "") })
      if words.contains(where: \.isLetter) { Self.checkWords(words, key) }
    }
  }

  @Test("every shown case has a text") func cases() throws {
    let forms = AccountForm.Messages()
    for field in AccountForm.Field.allCases {
      Self.checkWords(forms.fields[field] ?? "", "\(field)")
    }
    let sessions = AccountSession.Messages()
    for role in AccountRole.allCases { Self.checkWords(sessions.roles[role] ?? "", "\(role)") }
    for row in AccountSession.SettingsRow.allCases {
      Self.checkWords(sessions.settings[row] ?? "", "\(row)")
    }
    let figures = EpidemicFigure.Messages()
    for count in EpidemicDay.Count.allCases {
      Self.checkWords(figures.text(for: .count(count)), count.name)
      Self.checkWords(EpidemicDay.Error.outOfRange(count, -1).description, count.name)
    }
    for unit in EpidemicDay.TestUnit.allCases {
      Self.checkWords(figures.testUnits[unit] ?? "", "\(unit)")
    }
    for kind in EpidemicFigure.Kind.allCases { expect(figures.values[kind] != nil, "\(kind)") }
    for measure in [EpidemicFeed.Measure("newMeasure"), .weeklyDeaths] {
      Self.checkWords(figures.text(for: .measure(measure)), measure.name)
    }
    for rule in GuidanceEdition.Rule.allCases {
      Self.checkWords(GuidanceEdition.Messages().rules[rule] ?? "", "\(rule)")
    }
    let plans = IsolationPlan.Messages()
    for action in IsolationPlan.Action.allCases {
      expect(plans.actions[action] != nil, "\(action)")
    }
    for reason in IsolationPlan.Reason.allCases {
      expect(plans.reasons[reason] != nil, "\(reason)")
    }
    for field in IsolationPlan.Field.allCases { Self.checkWords("\(field)", "\(field)") }
    let journal = HealthJournal.Messages()
    for mood in HealthJournal.Entry.Mood.allCases {
      Self.checkWords(journal.moods[mood] ?? "", "\(mood)")
    }
    for severity in HealthJournal.Entry.Severity.allCases {
      Self.checkWords(journal.severities[severity] ?? "", "\(severity)")
    }
    for field in HealthJournal.Field.allCases {
      Self.checkWords(HealthJournal.Error.tooMany(field).description, "\(field)")
      Self.checkWords(HealthJournal.Error.textOutOfRange(field).description, "\(field)")
    }
    let cycle = HealthJournal.DoctorSummary.Messages.Cycle()
    for symptom in LoggedSymptom.known { expect(cycle.symptoms[symptom] != nil, symptom.rawValue) }
    for field in AdminTrail.RecordEdit.Field.allCases {
      Self.checkWords("\(field)", field.rawValue)
    }
    let registration = RegistrationMessages()
    for field in EventDraft.Field.allCases {
      Self.checkWords(registration.name(of: field), "\(field)")
    }
    for plan in ProviderPlan.allCases {
      Self.checkWords(registration.name(of: plan), "\(plan)")
    }
    let cards = ShareCard.Messages()
    for season in DirectoryRecord.Season.allCases {
      Self.checkWords(cards.seasons[season] ?? "", "\(season)")
    }
    for allergen in Allergen.unitedStates + Allergen.europeanUnion {
      expect(cards.labels[allergen.id] != nil, allergen.id)
      expectEqual(cards.labels[allergen.id], ReportMessages().substanceNames[allergen.id])
    }
    for language in [
      LabelLanguage.english, .french, .spanish, .german, .italian, .finnish, .polish,
      .dutch, .swedish, .danish, .norwegianBokmal, .portuguese,
    ] {
      expect(ReportMessages().languageNames[language.code] != nil, language.code)
    }
  }

  @Test("the card of an event describes its features, with the administrator's words first")
  func event() throws {
    let flags: [EventDetails.Flags] = [
      .covidSafe, .outdoors, .wheelchairAccessible, .freeOfCharge, .mealsIncluded, .sensoryFriendly,
      .parentsStay, .virtual,
    ]
    let site = try DeepLink.Site(name: "A", host: "a.example", scheme: "aa")
    for virtual in [false, true] {
      let all = flags.filter { virtual || $0 != .virtual }.reduce(into: EventDetails.Flags()) {
        $0.formUnion($1)
      }
      let event = try EventDirectoryTests.published(
        7, try EventDirectoryTests.details(flags: all, fee: .free))
      let card = try ShareCard(event, on: site)
      for page in [card.html, card.printableHTML] {
        for name in [
          "covidSafe", "wheelchairAccessible", "freeOfCharge", "mealsIncluded",
          "sensoryFriendly", "parentsStay",
        ] {
          expect(!page.contains(name), name)
        }
      }
      expect(card.html.contains("COVID-safe"))
    }
    // A name of the app's own, or of a newer version.
    var record = DirectoryRecord(try ItemReference(.park, "1"), title: "Park")
    record.labels[.features] = ["petFriendly", "SNAP", "iPhone-Kurs", "gluten-free"]
    let page = try ShareCard(record, on: site).html
    expect(page.contains("Pet friendly") && page.contains("SNAP") && page.contains("gluten-free"))
    expect(!page.contains("petFriendly"))
    let button = AdminConfig.FilterButton("Pets welcome", .label("petFriendly", of: "features"))
    var details = ShareCard.Details()
    details.feature = AdminConfig.Feature(
      .park, title: "Parks",
      filters: [.init(.labels(of: "features"), title: "Features", buttons: [button])])
    expect(try ShareCard(record, on: site, with: details).html.contains("Pets welcome"))
    details.messages.labels["petFriendly"] = "Dogs may come"
    details.feature = nil
    expect(try ShareCard(record, on: site, with: details).html.contains("Dogs may come"))
  }

  @Test("identifiers become words, and people's texts stay unchanged", arguments: 0..<20)
  func words(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let parts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      String(
        (0..<Int.random(in: 2...6, using: &generator)).map { _ in
          "abcdefghijklmnopqrstuvwxyz".randomElement(using: &generator) ?? "a"
        })
    }
    let key =
      parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    expectEqual(CleanText.words(ofKey: key), parts.joined(separator: " "))
    expectEqual(
      CleanText.words(ofKey: parts.joined(separator: "-"), hasDashes: true),
      parts.joined(separator: " "))
    for text in ["SNAP", "El Día", parts.joined(separator: " "), "é" + key, key + "!", ""] {
      expectEqual(CleanText.words(ofKey: text), text)
    }
    expectEqual(
      HealthJournal.DoctorSummary.Messages.Cycle().name(of: LoggedSymptom(rawValue: key)),
      HealthJournal.DoctorSummary.Messages.Cycle().symptoms[LoggedSymptom(rawValue: key)]
        ?? parts.joined(separator: " "))
  }
}
