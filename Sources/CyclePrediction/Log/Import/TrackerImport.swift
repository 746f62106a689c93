public import Essentials

/// A log read from the export of another tracker, with what was not understood.
///
///     let result = try TrackerImport(dripCSV: text, asOf: today)
///     show(result.history.periods.count, result.unreadNames, result.problems.count)
///
/// No tracker documents its export. The forms are those that public converters and importers read,
/// and each initializer lists what it reads. Everything else is named in ``unreadNames``, so that
/// an app can say what was left out. Days after today, such as forecasts, are dropped.
public struct TrackerImport: Hashable, Sendable, PrivateValue {
  /// The log.
  public internal(set) var history: CycleHistory

  /// The names of columns or kinds of entries that have content but were not read, sorted.
  public internal(set) var unreadNames: [String] = []

  /// The cells or entries that were not understood, in their order.
  public internal(set) var problems: [Problem] = []

  /// A cell or entry that was not understood.
  public struct Problem: Hashable, Sendable, PrivateValue {
    /// The line of a table, counted from 1, or the place of the entry in its list, counted from 0.
    public let place: Int

    /// The name of the column or of the kind of entry.
    public let name: String
  }

  /// An error of a text that cannot be read at all.
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The first line has no column for the date, or the text is empty.
    case noDateColumn
    /// A quotation mark in the row that starts on this line is not closed, or text follows it.
    case quotation(line: Int)

    /// A sentence that describes the error without the content of the text.
    public var description: String {
      switch self {
      case .noDateColumn: "The first line of the table must name a column for the date."
      case .quotation:
        "A quoted cell must end with a quotation mark, followed by a separator or a line break."
      }
    }
  }
}

/// The entries of an import, before they are a history.
struct TrackerReader {
  var logs: [CalendarDate: DayLog] = [:]
  var periods: [LoggedPeriod] = []
  var ovulationDays: [CalendarDate] = []
  var bleedingOutsidePeriods: [CalendarDate] = []
  var unread: Set<String> = []
  var problems: [TrackerImport.Problem] = []

  /// Returns the import, without the days after `today`.
  ///
  /// - Complexity: O(*n* log *n*)
  func result(asOf today: CalendarDate, rule: MensesRule) -> TrackerImport {
    var history = CycleHistory(rule: rule)
    history.loggedDays = logs.filter { $0.key <= today && !$0.value.isEmpty }
      .sorted { $0.key < $1.key }.map { LoggedDay(date: $0.key, log: $0.value) }
    // Of periods that share a day, the first counts.
    let known = periods.filter { $0.start <= today }.map { $0.known(on: today) }
    for period in known.sorted(by: { ($0.start, $0.lastKnownDay) < ($1.start, $1.lastKnownDay) }) {
      if let last = history.addedPeriods.last, period.start <= last.lastKnownDay { continue }
      history.addedPeriods.append(period)
    }
    history.ovulationDays = ovulationDays.filter { $0 <= today }.sortedWithoutRepeats()
    history.bleedingOutsidePeriods = bleedingOutsidePeriods.sortedWithoutRepeats().filter {
      history[$0]?.flow.map { $0 > .spotting } ?? false
    }
    history.periods = history.bleedings(from: .earliest).map(\.period)
    return TrackerImport(
      history: history, unreadNames: unread.sorted { $0.bytesPrecede($1) }, problems: problems)
  }
}

extension CalendarDate {
  /// Creates the date of a text that begins with one, such as `2026-07-01T00:00:00.000Z`.
  init?(beginningOf text: String) {
    let bytes = text.utf8.prefix(10)
    guard let date = try? CalendarDate(iso8601: String(decoding: bytes, as: UTF8.self)) else {
      return nil
    }
    self = date
  }
}
