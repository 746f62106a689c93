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
    /// An entry of a day.
    struct Entry: Hashable, Sendable {
      var date: String
      var type: String
      var options: [String] = []
      var celsius: Double?
      var isExcluded = false
    }

    let entries: [Entry]
  }

  /// Reads the export of Clue.
  ///
  /// It reads the types `period` (light to very heavy), `spotting`, `bbt`, `discharge` (none,
  /// sticky, creamy, egg white), and the options of `pain` and `feelings` by their names.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
  public init(_ export: ClueExport, asOf today: CalendarDate, rule: MensesRule = .standard) {
    var reader = TrackerReader()
    for (place, entry) in export.entries.enumerated() {
      guard let date = CalendarDate(beginningOf: entry.date) else {
        reader.problems.append(Problem(place: place, name: "date"))
        continue
      }
      var log = reader.logs[date] ?? DayLog()
      if !Self.read(entry, into: &log, &reader.unread) {
        reader.problems.append(Problem(place: place, name: entry.type))
      }
      reader.logs[date] = log
    }
    self = reader.result(asOf: today, rule: rule)
  }

  /// Reads an entry, and returns whether it was understood or its type is unread.
  private static func read(
    _ entry: ClueExport.Entry, into log: inout DayLog, _ unread: inout Set<String>
  ) -> Bool {
    switch entry.type {
    case "period":
      guard let option = entry.options.first, let flow = flows[option] else { return false }
      log.flow = max(flow, log.flow ?? flow)
    case "spotting": log.flow = log.flow ?? .spotting
    case "bbt":
      guard let celsius = entry.celsius,
        let value = try? BasalTemperature(celsius: celsius, isDisturbed: entry.isExcluded)
      else { return false }
      log.temperature = value
    case "discharge":
      for option in entry.options {
        guard let mucus = discharges[option] else {
          unread.insert("discharge: " + option)
          continue
        }
        log.mucus = max(mucus, log.mucus ?? mucus)
      }
    case "pain":
      for option in entry.options {
        log.symptoms.insert(pains[option] ?? LoggedSymptom(rawValue: option))
      }
    case "feelings":
      for option in entry.options { log.moods.insert(LoggedMood(rawValue: option)) }
    default: unread.insert(entry.type)
    }
    return true
  }

  private static let flows: [String: MenstrualFlow] = [
    "spotting": .spotting, "light": .light, "medium": .medium, "heavy": .heavy,
    "very_heavy": .heavy,
  ]

  private static let discharges: [String: CervicalMucus] = [
    "none": .nothing, "sticky": .creamy, "creamy": .creamy, "egg_white": .eggWhite,
  ]

  private static let pains: [String: LoggedSymptom] = [
    "cramps": .cramps, "headache": .headache, "ovulation": .ovulationPain,
  ]
}

extension TrackerImport.ClueExport: Decodable {
  private enum CodingKeys: String, CodingKey {
    case data
  }

  /// Decodes either form; entries without a date and a type are left out.
  ///
  /// - Throws: `DecodingError`, if the JSON has neither form.
  public init(from decoder: any Decoder) throws {
    if let list = try? decoder.singleValueContainer().decode([NewEntry].self) {
      entries = list.compactMap(\.entry)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    entries = try container.decode([OldDay].self, forKey: .data).flatMap(\.entries)
  }

  /// An element of the array form.
  private struct NewEntry: Decodable {
    let entry: Entry?

    enum CodingKeys: String, CodingKey {
      case date
      case type
      case value
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let date = try? container.decode(String.self, forKey: .date),
        let type = try? container.decode(String.self, forKey: .type)
      else {
        entry = nil
        return
      }
      let value = try? container.decodeIfPresent(Value.self, forKey: .value)
      entry = Entry(
        date: date, type: type, options: value?.options ?? [], celsius: value?.celsius,
        isExcluded: value?.isExcluded ?? false)
    }
  }

  /// A value: an object with an option or a temperature, a text, or an array of these.
  private struct Value: Decodable {
    var options: [String] = []
    var celsius: Double?
    var isExcluded = false

    enum CodingKeys: String, CodingKey {
      case option
      case celsius
      case excluded
    }

    private struct Option: Decodable {
      let option: String
    }

    init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      if let text = try? single.decode(String.self) {
        options = [text]
      } else if let texts = try? single.decode([String].self) {
        options = texts
      } else if let list = try? single.decode([Option].self) {
        options = list.map(\.option)
      } else if let object = try? decoder.container(keyedBy: CodingKeys.self) {
        if let option = try? object.decode(String.self, forKey: .option) { options = [option] }
        celsius = try? object.decode(Double.self, forKey: .celsius)
        isExcluded = (try? object.decode(Bool.self, forKey: .excluded)) ?? false
      }
    }
  }

  /// A day of the older form.
  private struct OldDay: Decodable {
    let entries: [Entry]

    private struct AnyKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      let day = container.allKeys.first { $0.stringValue == "day" }
      guard let day, let date = try? container.decode(String.self, forKey: day) else {
        entries = []
        return
      }
      entries = container.allKeys.filter { $0.stringValue != "day" }.map { key in
        let value = try? container.decode(Value.self, forKey: key)
        return Entry(
          date: date, type: key.stringValue, options: value?.options ?? [],
          celsius: value?.celsius, isExcluded: value?.isExcluded ?? false)
      }.sorted { $0.type.bytesPrecede($1.type) }
    }
  }
}
#endif
