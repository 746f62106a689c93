public import Essentials

extension HealthJournal {
  /// The longest visit or contact, in minutes: a week.
  static let longestMeeting = 7 * 1440

  /// The visits and contacts of a period, such as the 48 hours before symptoms began.
  public struct Exposures: Hashable, Sendable, PrivateValue {
    /// The beginning of the period.
    public let start: LocalDateTime
    /// The end of the period, which is included.
    public let end: LocalDateTime
    /// The contacts, the latest first.
    public let contacts: [Entry.Contact]
    /// The visits, the latest first.
    public let visits: [Entry.Visit]

    /// The people whom the person met, each once, the latest first.
    ///
    /// Names that differ only in case or white space are the same person, with the latest spelling.
    ///
    /// Names that differ in diacritics are two people, because they often are. An additional name
    /// costs a call, but a missing name could cost a warning.
    ///
    /// - Complexity: O(*n*)
    public var people: [String] { Self.distinct(contacts.map(\.person), JournalWords.person) }

    /// The places, each once, the latest first: places of visits, and then places of contacts.
    ///
    /// - Complexity: O(*n*)
    public var places: [String] {
      Self.distinct(
        visits.map(\.place) + contacts.map(\.place).filter { !$0.isEmpty }, JournalWords.key)
    }

    private static func distinct(_ names: [String], _ key: (String) -> String) -> [String] {
      var seen: Set<String> = []
      return names.filter { seen.insert(key($0)).inserted }
    }
  }

  /// Returns the visits and contacts in the hours before symptoms began, or before a positive test.
  ///
  /// The guidance of 2020 to 2022 counted the contacts of the two days before the onset of
  /// symptoms, or before the test if there were none. If only the day of the onset is known, use
  /// ``exposures(before:days:until:)``, because any minute of that day would leave out a part of
  /// the day or of the two days before.
  ///
  /// - Parameters:
  ///   - onset: When symptoms began.
  ///   - hours: The hours before, from 0 to 1000.
  ///   - end: The end, such as the beginning of isolation, or `nil` for the onset.
  /// - Returns: The visits and contacts that last at any minute from the first hour to the end, inclusive.
  /// - Complexity: O(log *n* + *k*), where *k* is the number of meetings in this time and the week
  ///   before
  public func exposures(
    before onset: LocalDateTime, hours: Int = 48, until end: LocalDateTime? = nil
  ) -> Exposures {
    let hours = min(max(hours, 0), 1000)
    return exposures(
      from: onset.adding(minutes: -60 * hours) ?? onset, through: max(end ?? onset, onset))
  }

  /// Returns the visits and contacts in the days before symptoms began, or before a positive test, and on
  /// the day itself.
  ///
  ///     journal.exposures(before: dayOfOnset).people
  ///
  /// - Parameters:
  ///   - onset: The day on which symptoms began.
  ///   - days: The whole days before, from 0 to 40.
  ///   - end: The end, such as the beginning of isolation, or `nil` for the end of the day.
  /// - Returns: The visits and contacts that last at any minute from midnight of the first day to the
  ///   end, inclusive.
  /// - Complexity: O(log *n* + *k*), where *k* is the number of meetings in this time and the week
  ///   before
  public func exposures(
    before onset: CalendarDate, days: Int = 2, until end: LocalDateTime? = nil
  ) -> Exposures {
    let first = onset.adding(days: 0 &- min(max(days, 0), 40)) ?? .earliest
    let latest = LocalDateTime(onset, validMinuteOfDay: 1439)
    return exposures(
      from: LocalDateTime(first, validMinuteOfDay: 0), through: max(end ?? latest, latest))
  }

  private func exposures(from earliest: LocalDateTime, through latest: LocalDateTime) -> Exposures {
    let first = earliest.adding(minutes: -Self.longestMeeting) ?? earliest
    let start = meetings.partitioningIndex { $0.start >= first }
    var (contacts, visits): ([Entry.Contact], [Entry.Visit]) = ([], [])
    for meeting in meetings[start...] {
      guard meeting.start <= latest else { break }
      guard meeting.start.minutes(until: earliest) <= Int64(meeting.minutes) else { continue }
      switch meeting.kind {
      case .contact(let contact): contacts.append(contact)
      case .visit(let visit): visits.append(visit)
      }
    }
    return Exposures(
      start: earliest, end: latest, contacts: contacts.reversed(), visits: visits.reversed())
  }

  /// A visit or contact of an entry.
  struct Meeting: Hashable, Sendable {
    enum Kind: Hashable {
      case visit(Entry.Visit)
      case contact(Entry.Contact)
    }

    let start: LocalDateTime
    let minutes: Int
    let entry: Entry.ID
    let kind: Kind
    /// The position in the entry, visits first.
    let position: Int

    /// By what meetings are ordered.
    var key: (LocalDateTime, Entry.ID, Int) { (start, entry, position) }

    /// Returns the meetings of an entry.
    static func all(in entry: Entry) -> [Self] {
      let visits = entry.visits.enumerated().map { position, visit in
        Self(
          start: visit.start, minutes: visit.minutes, entry: entry.id, kind: .visit(visit),
          position: position)
      }
      return visits
        + entry.contacts.enumerated().map { position, contact in
          Self(
            start: contact.start, minutes: contact.minutes, entry: entry.id,
            kind: .contact(contact), position: entry.visits.count + position)
        }
    }
  }
}
