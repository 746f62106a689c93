#if !hasFeature(Embedded)
public import Essentials

extension TrackerImport {
  /// The JSON export of the app Flo, decoded by the host's decoder.
  ///
  ///     let export = try JSONDecoder().decode(TrackerImport.FloExport.self, from: data)
  ///     let result = TrackerImport(export, asOf: today)
  public struct FloExport: Equatable, Sendable, PrivateValue {
    let cycles: [Cycle]
    let events: [Event]

    struct Cycle: Hashable, Sendable {
      let start: String
      let end: String?
    }

    struct Event: Hashable, Sendable {
      let date: String
      let category: String
      let subcategory: String?
    }
  }

  /// Reads the export of Flo.
  ///
  /// It reads the first and last day of each period, positive ovulation tests, and ovulation found
  /// by other methods.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
  public init(_ export: FloExport, asOf today: CalendarDate, rule: MensesRule = .standard) {
    var reader = TrackerReader()
    for (place, cycle) in export.cycles.enumerated() {
      guard let start = CalendarDate(beginningOf: cycle.start) else {
        reader.problems.append(Problem(place: place, name: "period_start_date"))
        continue
      }
      let end = cycle.end.flatMap { CalendarDate(beginningOf: $0) }
      if let end, end < start {
        reader.problems.append(Problem(place: place, name: "period_end_date"))
        continue
      }
      reader.periods.append(LoggedPeriod(validStart: start, end: end))
    }
    for (place, event) in export.events.enumerated() {
      guard let date = CalendarDate(beginningOf: event.date) else {
        reader.problems.append(Problem(place: place, name: "date"))
        continue
      }
      switch (event.category, event.subcategory) {
      case ("OvulationTest", "Positive"):
        reader.logs[date, default: DayLog()].ovulationTest = .positive
      case ("Ovulation", "OtherMethods"): reader.ovulationDays.append(date)
      default:
        reader.unread.insert(event.category + (event.subcategory.map { "/" + $0 } ?? ""))
      }
    }
    self = reader.result(asOf: today, rule: rule)
  }
}

extension TrackerImport.FloExport: Decodable {
  private enum CodingKeys: String, CodingKey {
    case operationalData
  }

  private enum DataKeys: String, CodingKey {
    case cycles
    case events = "point_events_manual_v2"
  }

  /// Decodes the `cycles` and `point_events_manual_v2` of the `operationalData`; either may be
  /// absent.
  ///
  /// - Throws: `DecodingError`, if there is no `operationalData`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let data = try container.nestedContainer(keyedBy: DataKeys.self, forKey: .operationalData)
    cycles = try data.decodeIfPresent([Cycle].self, forKey: .cycles) ?? []
    events = try data.decodeIfPresent([Event].self, forKey: .events) ?? []
  }
}

extension TrackerImport.FloExport.Cycle: Decodable {
  private enum CodingKeys: String, CodingKey {
    case start = "period_start_date"
    case end = "period_end_date"
  }
}

extension TrackerImport.FloExport.Event: Decodable {}
#endif
