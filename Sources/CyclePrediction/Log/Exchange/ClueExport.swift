#if !hasFeature(Embedded)
public import Essentials

extension TrackerImport {
  /// The JSON export of the app Clue, decoded by the host's decoder.
  ///
  ///     let export = try JSONDecoder().decode(TrackerImport.ClueExport.self, from: data)
  ///     let result = TrackerImport(export, asOf: today)
  ///
  /// Both forms are read: an array of `{"date", "type", "value"}`, and the older object with
  /// `{"data": [{"day", "period", …}]}`.
  public struct ClueExport: Equatable, Sendable, PrivateValue {
    /// The entries, or the days of the older form.
    let rows: [CodedValue]
    let isOlder: Bool
    /// The names of the other values with content.
    let others: Set<String>
  }

  /// Reads the export of Clue.
  ///
  /// It reads the types `period` (light to very heavy, or none), `spotting`, `bbt`, `discharge`
  /// (none, dry, sticky, creamy, watery, egg white), and the options of `pain` and `feelings` by their names.
  /// Options such as `pain_free` and `none` are no symptoms and no bleeding, also in other languages.
  /// Deleted entries are left out.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
  public init(_ export: ClueExport, asOf today: CalendarDate, rule: MensesRule = .standard) {
    var reader = TrackerReader(today: today)
    reader.unread = export.others
    for (place, row) in export.rows.enumerated() {
      if export.isOlder {
        reader.readOlderClueDay(row, place)
      } else {
        reader.readClueEntry(row, place)
      }
    }
    self = reader.result(rule: rule)
  }
}

/// An entry of Clue: a type and a value of a day.
private struct ClueEntry {
  let place: Int
  let date: CalendarDate
  let type: String
  let value: CodedValue

  /// The options of the value: a text, an object with an option, or an array of these.
  private(set) var options: [String] = []

  /// The fields beside the options.
  private(set) var fields: [String: CodedValue] = [:]

  /// Whether a part of the value has another shape.
  private(set) var isOdd = false

  /// The exclusions beside the value.
  let exclusions: [(key: String, value: CodedValue)]

  init(
    _ place: Int, _ date: CalendarDate, _ type: String, _ value: CodedValue,
    _ exclusions: [(key: String, value: CodedValue)] = []
  ) {
    (self.place, self.date, self.type, self.value) = (place, date, type, value)
    self.exclusions = exclusions
    if case .list(let values) = value {
      for value in values { take(value) }
    } else if value != .null {
      take(value)
    }
  }

  private mutating func take(_ value: CodedValue) {
    switch value {
    case .text(let text): if value.hasContent { options.append(text) }
    case .object(var object):
      switch object.removeValue(forKey: "option") ?? .null {
      case .text(let text): take(.text(text))
      case .list(let texts) where texts.allSatisfy({ $0.text != nil }):
        options += texts.compactMap(\.text)
      case let other: isOdd = isOdd || other.hasContent
      }
      fields.merge(object) { one, other in one.hasContent ? one : other }
    case .null, .flag, .integer, .number, .list, .other: isOdd = true
    }
  }
}

extension TrackerReader {
  fileprivate mutating func readClueEntry(_ row: CodedValue, _ place: Int) {
    guard let (date, others) = datedFields(of: row, place, "date") else { return }
    var fields = others
    guard let type = fields.removeValue(forKey: "type")?.text, !type.isEmpty else {
      return addProblem(place, "type")
    }
    let value = fields.removeValue(forKey: "value") ?? .null
    let exclusions = type == "bbt" ? Self.takeMarks(Self.exclusions, of: &fields) : []
    name(fields)
    read(ClueEntry(place, date, type, value, exclusions))
  }

  fileprivate mutating func readOlderClueDay(_ row: CodedValue, _ place: Int) {
    guard let (date, fields) = datedFields(of: row, place, "day") else { return }
    for (type, value) in fields.sorted(by: { $0.key.bytesPrecede($1.key) }) where value.hasContent {
      read(ClueEntry(place, date, type, value))
    }
  }

  private mutating func read(_ entry: ClueEntry) {
    let (date, type) = (entry.date, entry.type)
    var isUnderstood = !entry.isOdd && !entry.options.isEmpty
    switch type {
    case "bbt": return readTemperature(entry)
    case "period": isUnderstood = readPeriod(entry) && isUnderstood
    case "spotting":
      // An entry without a value says that there was some.
      if entry.value == .null || entry.value == .flag(true) { isUnderstood = true }
      for option in entry.options
      where Self.isPresent(option) && !["red", "brown"].contains(Self.word(option)) {
        unread.insert("spotting: " + option)
      }
      if isUnderstood {
        for isPresent in entry.options.isEmpty ? [true] : entry.options.map(Self.isPresent) {
          say(isPresent, on: date, entry.place, type)
          if isPresent { days[date, default: TrackerDay()].hasSpotting = true }
        }
      }
    case "discharge":
      for option in entry.options {
        guard let mucus = Self.discharges[Self.word(option)] else {
          unread.insert("discharge: " + option)
          continue
        }
        put(mucus, \.mucus, on: date, entry.place, type, preferring: >)
      }
    case "pain":
      for option in entry.options where Self.isPresent(option) && !Self.deniesPain(option) {
        days[date, default: TrackerDay()].symptoms.insert(LoggedSymptom(option: option))
      }
    case "feelings":
      for option in entry.options where Self.isPresent(option) {
        days[date, default: TrackerDay()].moods.insert(LoggedMood(option: option))
      }
    default:
      unread.insert(type)
      return
    }
    if isUnderstood { name(entry.fields, of: type) } else { addProblem(entry.place, type) }
  }

  /// Reads the strength of a period, and returns whether every option was understood.
  private mutating func readPeriod(_ entry: ClueEntry) -> Bool {
    var isUnderstood = true
    for option in entry.options.map({ Self.word($0) }) {
      let known = days[entry.date]
      if let flow = Self.flows[option] {
        if known?.saysNoFlow ?? false { addProblem(entry.place, entry.type) }
        put(flow, \.flow, on: entry.date, entry.place, entry.type, preferring: >)
      } else if Self.isPresent(option) {
        isUnderstood = false
      } else {
        if known?.flow != nil { addProblem(entry.place, entry.type) }
        days[entry.date, default: TrackerDay()].saysNoFlow = true
      }
    }
    return isUnderstood
  }

  private mutating func readTemperature(_ entry: ClueEntry) {
    var fields = entry.fields
    guard !entry.isOdd, entry.options.isEmpty,
      let number = fields.removeValue(forKey: "celsius")?.number,
      let temperature = try? BasalTemperature(celsius: number)
    else { return addProblem(entry.place, entry.type) }
    put(
      temperature.celsius, \.celsius, on: entry.date, entry.place, entry.type, preferring: <)
    for (_, mark) in entry.exclusions + Self.takeMarks(Self.exclusions, of: &fields) {
      // An exclusion that is not understood excludes.
      if mark.isTrue ?? true { days[entry.date]?.isDisturbed = true }
      if let isTrue = mark.isTrue {
        say(isTrue, on: entry.date, entry.place, entry.type)
      } else {
        addProblem(entry.place, entry.type)
      }
    }
    name(fields, of: entry.type)
  }

  /// Returns an option in lowercase, with underscores between its words.
  static func word(_ option: String) -> String {
    let word = TypedText.plain(option).lowercased()
    return String(decoding: word.utf8.map { " -".utf8.contains($0) ? 0x5F : $0 }, as: UTF8.self)
  }

  /// Whether an option says that something is there.
  static func isPresent(_ option: String) -> Bool {
    let word = words(option).joined(separator: "_")
    return ![
      "nil", "never", "absent", "n_a", "", "pain_free", "painfree", "painless", "no_pain",
    ].contains(word) && !TruthWords.noneWords.contains(word)
      && TruthWords.value(of: option) != false
  }

  /// Returns the words of an option in lowercase, without the marks between them.
  private static func words(_ option: String) -> [String] {
    word(option).utf8.split { ($0 < 0x80) && !$0.isLetter && !$0.isDigit }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether an option about pain denies it, as `no_cramps`, `keine_schmerzen`, and `pain: none` do; among
  /// moods, `no_energy` is a mood.
  static func deniesPain(_ option: String) -> Bool {
    let words = words(option)
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    let ends =
      [first, last] + [words.prefix(2), words.suffix(2)].map { $0.joined(separator: "_") }
    return last == "free" || withoutWords.contains(first)
      || [first, last].contains { TruthWords.value(of: $0) == false }
      || ends.contains(where: TruthWords.noneWords.contains)
  }

  /// The words before what is not there: those of the translations of "No match" and the like in the message
  /// catalogs of Debian's programs, and of the French Wiktionary's translations of "sans".
  private static let withoutWords: Set<String> = [
    "not", "without", "ohne", "pas", "sans", "sin", "sem", "sen", "senza", "zonder", "bez", "без",
    "brez", "fără", "ilman", "nav", "χωρίς", "καμία", "بدون",
  ]

  static let flows: [String: MenstrualFlow] = [
    "spotting": .spotting, "light": .light, "medium": .medium, "heavy": .heavy,
    "very_heavy": .heavy,
  ]

  static let discharges: [String: CervicalMucus] = [
    "none": .nothing, "sticky": .creamy, "creamy": .creamy, "egg_white": .eggWhite,
    "watery": .eggWhite, "dry": .dry,
  ]
}

extension LoggedSymptom {
  /// Names without their underscores.
  private static let clueNames: [String: LoggedSymptom] = [
    "periodcramps": .cramps, "ovulation": .ovulationPain, "ovulationpain": .ovulationPain,
    "lowerback": .backPain, "tenderbreasts": .breastTenderness, "pelvic": .pelvicPain,
    "menstrualcramps": .cramps, "abdominalcramps": .cramps, "lowerbackpain": .backPain,
    "backache": .backPain, "headaches": .headache, "cramp": .cramps, "stomachcramps": .cramps,
    "ovulationcramps": .ovulationPain, "sorebreasts": .breastTenderness, "bloated": .bloating,
    "nauseous": .nausea, "dizzy": .dizziness,
  ]

  /// Creates the symptom of a word such as `tender_breasts`, under its known name if there is one.
  init(option: String) {
    let name = TrackerReader.word(option)
    self =
      Self.clueNames[name.filter { $0 != "_" }]
      ?? Self.known.first { $0.rawValue.isCamelCase(of: name) } ?? LoggedSymptom(rawValue: option)
  }
}

extension LoggedMood {
  /// Creates the mood of a word such as `tired`, under its known name if there is one.
  init(option: String) {
    self =
      Self.known.first { $0.rawValue.isCamelCase(of: TrackerReader.word(option)) }
      ?? LoggedMood(rawValue: option)
  }
}

extension String {
  /// Whether the words of a name such as `hot_flashes` are those of this one.
  fileprivate func isCamelCase(of name: String) -> Bool {
    lowercased().utf8.elementsEqual(name.utf8.lazy.filter { $0 != UInt8(ascii: "_") })
  }
}

extension TrackerImport.ClueExport: Decodable {
  /// Decodes either form; an odd entry is a problem of the import.
  ///
  /// - Throws: `DecodingError`, if the JSON has neither form.
  public init(from decoder: any Decoder) throws {
    switch try CodedValue(from: decoder) {
    case .list(let entries): (rows, isOlder, others) = (entries, false, [])
    case .object(var fields):
      guard case .list(let days) = fields.removeValue(forKey: "data") else { fallthrough }
      // The version of the form says nothing about the person.
      fields["version"] = nil
      let names = fields.compactMap { $0.value.hasContent ? $0.key : nil }
      (rows, isOlder, others) = (days, true, Set(names))
    default:
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "The export has neither known form."))
    }
  }
}
#endif
