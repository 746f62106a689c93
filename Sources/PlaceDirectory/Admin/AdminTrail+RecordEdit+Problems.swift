import Essentials

extension AdminTrail.RecordEdit {
  /// All problems of a record's fields, in the order of ``Field``.
  public struct Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems; never empty.
    public let problems: [Problem]

    /// One sentence for each problem.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
  }

  /// A field and what is wrong with it.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The field, or `nil` for the record as a whole.
    public let field: Field?
    /// What is wrong.
    public let reason: Reason

    /// The field and what to do, as an English sentence.
    public var description: String { (field.map { "\($0.rawValue): " } ?? "") + reason.description }
  }

  /// What is wrong with a field.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// The text is blank.
    case missing
    /// The text is longer than this number of bytes, or the list than this number of entries.
    case tooLong(Int)
    /// The text has control characters, which only long texts may have as line breaks.
    case controlCharacters
    /// A number is below or above what can be.
    case outOfRange
    /// Two entries are the same.
    case duplicate
    /// An entry is blank.
    case blankEntry
    /// The two records are of different items.
    case otherItem
    /// The ratings differ, which only people change.
    case ratings
    /// Nothing differs.
    case noChange

    /// What to do, as an English sentence.
    public var description: String {
      switch self {
      case .missing: "Enter a text."
      case .tooLong(let length): "Keep it within \(length)."
      case .controlCharacters: "Remove the line breaks and other control characters."
      case .outOfRange: "This value is out of range. Enter another one."
      case .duplicate: "Two entries are the same. Change or remove one of them."
      case .blankEntry: "Fill in or remove the blank entry."
      case .otherItem: "These are two different items."
      case .ratings: "Ratings are changed by people who rate."
      case .noChange: "Nothing was changed."
      }
    }
  }

  /// Returns the problems of a record's fields, in the order of ``Field``.
  ///
  /// A title has 1 to 200 bytes and a description at most 20,000; a list has at most 500 entries of at
  /// most 2,000 bytes.
  ///
  /// - Complexity: O(*n*) in the length of the fields
  public static func problems(of record: DirectoryRecord) -> [Problem] {
    var check = FieldCheck()
    check.text(record.title, .title, length: 200, isRequired: true)
    check.text(record.subtitle, .subtitle, length: 200)
    check.text(record.details, .details, length: 20_000, hasLines: true)
    check.text(record.address, .address, length: 500)
    for (subject, labels) in record.labels.sorted(by: { $0.key.name < $1.key.name }) {
      check.entries([subject.name] + labels.sorted(), .labels)
    }
    for season in DirectoryRecord.Season.allCases {
      check.entries(record.produce[season] ?? [], .produce, areUnique: true)
    }
    check.entries(record.ingredients?.lines ?? [], .ingredients)
    check.entries(record.directions, .directions, hasLines: true)
    check.holds(record.priceInCents.map { (0...100_000_000).contains($0) }, .price)
    check.holds(record.ages.map { $0.lowerBound >= 0 && $0.upperBound <= 150 }, .ages)
    check.holds(record.time.map { !$0.isEmpty && record.hasSessionsWithin($0) }, .time)
    check.holds(record.freeSeats.map { $0 >= 0 }, .freeSeats)
    check.entries(record.photos.map(\.reference), .photos, areUnique: true)
    for photo in record.photos { check.text(photo.caption, .photos, length: 500) }
    check.entries(record.actions.map(\.name), .actions, areUnique: true)
    return check.problems
  }
}

/// The problems of fields while they are checked, each once.
private struct FieldCheck {
  typealias RecordEdit = AdminTrail.RecordEdit

  private(set) var problems: [RecordEdit.Problem] = []

  private mutating func add(_ reason: RecordEdit.Reason, _ field: RecordEdit.Field) {
    let problem = RecordEdit.Problem(field: field, reason: reason)
    if !problems.contains(problem) { problems.append(problem) }
  }

  mutating func holds(_ isInRange: Bool?, _ field: RecordEdit.Field) {
    if isInRange == false { add(.outOfRange, field) }
  }

  mutating func text(
    _ text: String, _ field: RecordEdit.Field, length: Int, isRequired: Bool = false,
    hasLines: Bool = false
  ) {
    if isRequired, text.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      add(.missing, field)
    }
    if text.utf8.count > length { add(.tooLong(length), field) }
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      !scalar.isControl || hasLines && (scalar == "\n" || scalar == "\r" || scalar == "\t")
    }
    if !isPlain { add(.controlCharacters, field) }
  }

  mutating func entries(
    _ entries: [String], _ field: RecordEdit.Field, areUnique: Bool = false, hasLines: Bool = false
  ) {
    if entries.count > 500 { add(.tooLong(500), field) }
    if areUnique, Set(entries).count < entries.count { add(.duplicate, field) }
    for entry in entries {
      if entry.unicodeScalars.allSatisfy(\.properties.isWhitespace) { add(.blankEntry, field) }
      text(entry, field, length: 2_000, hasLines: hasLines)
    }
  }
}

extension DirectoryRecord {
  /// Whether each session is a part of a time.
  fileprivate func hasSessionsWithin(_ time: Range<Int64>) -> Bool {
    sessions.allSatisfy {
      !$0.isEmpty && time.lowerBound <= $0.lowerBound && $0.upperBound <= time.upperBound
    }
  }
}
