public import Essentials

extension HealthJournal {
  /// A search for entries of a journal.
  public struct Query: Hashable, Sendable, PrivateValue {
    /// Words that an entry must contain, the last one as the beginning of a word.
    ///
    /// The text, tags, and all names count. Case and diacritics of Latin letters do not matter. In
    /// Chinese and Japanese, each character is a word.
    public var text: String
    /// A tag, or `nil` for any.
    public var tag: String?
    /// What an entry must have.
    public var contents: Set<Content>
    /// The mood, or `nil` for any.
    public var mood: Entry.Mood?
    /// The days, or `nil` for all.
    public var dates: ClosedRange<CalendarDate>?

    /// Creates a query; without arguments, every entry matches.
    public init(
      text: String = "", tag: String? = nil, contents: Set<Content> = [],
      mood: Entry.Mood? = nil, dates: ClosedRange<CalendarDate>? = nil
    ) {
      self.text = text
      self.tag = tag
      self.contents = contents
      self.mood = mood
      self.dates = dates
    }
  }

  /// What an entry can have.
  public enum Content: Int, CaseIterable, Hashable, Sendable {
    /// A text.
    case text
    /// A recording.
    case recording
    /// A symptom.
    case symptom
    /// A temperature.
    case temperature
    /// A treatment.
    case treatment
    /// A visit.
    case visit
    /// A contact.
    case contact

    /// Creates a kind of content from its number, or returns `nil` for an unknown one.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// Returns the entries that match a query, the newest first.
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - limit: The greatest number of entries.
  ///   - last: The last entry of the previous page, or `nil` for the first page.
  /// - Returns: The entries.
  /// - Complexity: O(log *n* + *k*) for a query of dates with *k* results; else O(*n*) in steps of 64
  ///   entries, until the limit is reached
  public func entries(
    matching query: Query = Query(), limit: Int = .max, after last: Entry? = nil
  ) -> [Entry] {
    let search = JournalSearch(query)
    var range = stored.indices
    if let dates = query.dates {
      let start = stored.partitioningIndex { $0.entry.time.date >= dates.lowerBound }
      range = start..<stored.partitioningIndex { $0.entry.time.date > dates.upperBound }
    }
    if let last {
      let end = stored.partitioningIndex { $0.entry.key >= last.key }
      range = range.lowerBound..<max(range.lowerBound, min(end, range.upperBound))
    }
    var found: [Entry] = []
    guard limit > 0 else { return found }
    marks.forEachPosition(in: range, with: search.mark) { position in
      if search.matches(stored[position]) { found.append(stored[position].entry) }
      return found.count < limit
    }
    return found
  }
}

extension HealthJournal.Entry {
  /// Every text of the entry that a person wrote, or that names somebody or something.
  var texts: [String] {
    [text] + tags + symptoms.map(\.name) + treatments.flatMap { [$0.name, $0.amount] }
      + visits.map(\.place) + contacts.flatMap { [$0.person, $0.place] }
  }
}
