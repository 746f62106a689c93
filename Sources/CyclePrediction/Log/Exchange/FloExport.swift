#if !hasFeature(Embedded)
public import Essentials

extension TrackerImport {
  /// The JSON export of the app Flo, decoded by the host's decoder.
  ///
  ///     let export = try JSONDecoder().decode(TrackerImport.FloExport.self, from: data)
  ///     let result = TrackerImport(export, asOf: today)
  public struct FloExport: Equatable, Sendable, PrivateValue {
    let cycles: [CodedValue]
    let events: [CodedValue]
    /// The names of the other values with content.
    let others: Set<String>
  }

  /// Reads the export of Flo.
  ///
  /// It reads the first and last day of each period, positive ovulation tests, and ovulation found
  /// by other methods. The day of an event is its `local_date`, or its `date` without one. Deleted
  /// entries are left out. A cycle that is `pregnant` is excluded, and the mark is named: the app can
  /// ask when the pregnancy began and ended. The scale of `period_intensity` is not known, so it is
  /// named and not read.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
  public init(_ export: FloExport, asOf today: CalendarDate, rule: MensesRule = .standard) {
    var reader = TrackerReader(today: today)
    reader.unread = export.others
    for (place, cycle) in export.cycles.enumerated() { reader.readFloCycle(cycle, place) }
    reader.settlePeriods()
    for (place, event) in export.events.enumerated() { reader.readFloEvent(event, place) }
    self = reader.result(rule: rule)
  }
}

extension TrackerReader {
  fileprivate mutating func readFloCycle(_ cycle: CodedValue, _ place: Int) {
    guard let (start, others) = datedFields(of: cycle, place, "period_start_date", in: "cycles")
    else { return }
    var fields = others
    var end: CalendarDate?
    if let last = fields.removeValue(forKey: "period_end_date"), last.hasContent {
      end = last.text.flatMap { CalendarDate(beginningOf: $0) }
      if end == nil { addProblem(place, "period_end_date") }
    }
    if let day = end, day < start {
      addProblem(place, "period_end_date")
      end = nil
    }
    if let mark = fields.removeValue(forKey: "pregnant"), mark.isTrue ?? true {
      excludedStarts.append(start)
      if mark.isTrue == nil { addProblem(place, "pregnant") } else { unread.insert("pregnant") }
    }
    name(fields)
    add(LoggedPeriod(validStart: start, end: end), place)
  }

  fileprivate mutating func readFloEvent(_ event: CodedValue, _ place: Int) {
    guard var fields = event.fields else { return addProblem(place, "point_events_manual_v2") }
    if isDeleted(&fields, place) { return }
    guard let date = floDay(&fields, place), isKept(date, place, "date") else { return }
    guard let category = fields.removeValue(forKey: "category")?.text, !category.isEmpty else {
      return addProblem(place, "category")
    }
    let detail = fields.removeValue(forKey: "subcategory")
    if let detail, detail.hasContent, detail.text == nil {
      return addProblem(place, "subcategory")
    }
    switch (category, detail?.text) {
    case ("OvulationTest", "Positive"):
      days[date, default: TrackerDay()].ovulationTest = .positive
      name(fields)
    case ("Ovulation", "OtherMethods"):
      ovulationDays.append(date)
      name(fields)
    default: unread.insert(category + (detail?.text.map { "/" + $0 } ?? ""))
    }
  }

  /// Returns the day of an event on the person's own calendar; an event without one is a problem.
  private mutating func floDay(
    _ fields: inout [String: CodedValue], _ place: Int
  ) -> CalendarDate? {
    let (local, instant) = (
      fields.removeValue(forKey: "local_date"), fields.removeValue(forKey: "date")
    )
    let day = instant?.text.flatMap { CalendarDate(beginningOf: $0) }
    guard let local, local.hasContent else {
      if day == nil { addProblem(place, "date") }
      return day
    }
    guard let localDay = local.text.flatMap({ CalendarDate(beginningOf: $0) }) else {
      addProblem(place, "local_date")
      return day
    }
    // The instant is in UTC, from which no clock is a whole day away.
    let isNear = day.map { abs($0.days(until: localDay)) <= 1 }
    if !(isNear ?? !(instant?.hasContent ?? false)) { addProblem(place, "date") }
    return localDay
  }
}

extension TrackerImport.FloExport: Decodable {
  /// Decodes the `cycles` and `point_events_manual_v2` of the `operationalData`.
  ///
  /// Either may be absent. Whatever else has content is named, and an odd entry is a problem of the
  /// import.
  ///
  /// - Throws: `DecodingError`, if there is no `operationalData`.
  public init(from decoder: any Decoder) throws {
    guard case .object(var whole) = try CodedValue(from: decoder),
      case .object(var fields) = whole.removeValue(forKey: "operationalData")
    else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "The operational data is missing."))
    }
    var others: Set<String> = []
    func list(_ name: String) -> [CodedValue] {
      switch fields.removeValue(forKey: name) ?? .null {
      case .list(let values): return values
      case let value where value.hasContent: others.insert(name)
      default: break
      }
      return []
    }
    cycles = list("cycles")
    events = list("point_events_manual_v2")
    fields.merge(whole) { one, other in one.hasContent ? one : other }
    for (name, value) in fields where value.hasContent { others.insert(name) }
    self.others = others
  }
}
#endif
