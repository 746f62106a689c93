import Essentials

extension AdminTrail {
  /// An edit of a record: the fields that change, with their values before and afterward.
  ///
  ///     var new = old
  ///     new.title = "Uptown Market"
  ///     let edit = try AdminTrail.RecordEdit(changing: old, to: new)
  ///     edit.fields          // [.title]
  ///     edit.differences     // "Downtown Market" to "Uptown Market"
  ///
  /// Two administrators can edit different fields of one record at the same time.
  public struct RecordEdit: Hashable, Sendable {
    /// The item.
    public let item: ItemReference

    /// The fields that change, in the order of ``Field``; for an added or removed record, all
    /// fields that are not empty.
    public let fields: [Field]

    /// The fields before; `nil` for a record that is added.
    let before: DirectoryRecord?

    /// The fields afterward; `nil` for a record that is removed.
    let after: DirectoryRecord?

    /// The fields of a newer version.
    var unknownFields = UnknownFields()

    /// Whether the record is added.
    public var isAddition: Bool { before == nil }

    /// Whether the record is removed.
    public var isRemoval: Bool { after == nil }

    /// Creates the edit that turns a record into another one of the same item.
    ///
    /// - Throws: ``AdminTrail/RecordEdit/Error`` with all problems of the new record's fields.
    public init(
      changing old: DirectoryRecord, to new: DirectoryRecord
    ) throws(AdminTrail.RecordEdit.Error) {
      var problems = Self.problems(of: new)
      if old.id != new.id { problems.insert(Problem(field: nil, reason: .otherItem), at: 0) }
      problems += new.problemsOfRatings(since: old)
      let fields = Field.allCases.filter { !$0.isEqual(old, new) }
      if problems.isEmpty, fields.isEmpty { problems = [Problem(field: nil, reason: .noChange)] }
      guard problems.isEmpty else { throw Error(problems: problems) }
      self.init(new.id, fields, before: old, after: new)
    }

    /// Creates the edit that adds a record.
    ///
    /// - Throws: ``AdminTrail/RecordEdit/Error`` with all problems of its fields; ratings are a
    ///   problem.
    public init(adding record: DirectoryRecord) throws(AdminTrail.RecordEdit.Error) {
      let problems = Self.problems(of: record) + record.problemsOfRatings(since: nil)
      guard problems.isEmpty else { throw Error(problems: problems) }
      self.init(record.id, Field.filled(in: record), before: nil, after: record)
    }

    /// Creates the edit that removes a record.
    public init(removing record: DirectoryRecord) {
      self.init(record.id, Field.filled(in: record), before: record, after: nil)
    }

    /// Keeps of both records only the fields that change, or the whole of one that is added or removed.
    init(
      _ item: ItemReference, _ fields: [Field], before: DirectoryRecord?, after: DirectoryRecord?
    ) {
      self.item = item
      self.fields = fields
      let isChange = before != nil && after != nil
      func part(of record: DirectoryRecord) -> DirectoryRecord {
        guard isChange else { return record }
        var part = DirectoryRecord(item, title: "")
        for field in fields { field.copy(from: record, to: &part) }
        return part
      }
      self.before = before.map(part)
      self.after = after.map(part)
    }

    /// The edit that undoes this one.
    public var inverse: Self { Self(item, fields, before: after, after: before) }

    /// Returns the record after the edit, or `nil` if it is removed.
    ///
    /// Only an undo of an edit of a trail, as `isUndo` says, brings a record and pictures back with their own
    /// ratings; those that stay have the ratings of `record` in any case.
    func applied(
      to record: DirectoryRecord?, isUndo: Bool = false
    ) throws(AdminTrail.Error) -> DirectoryRecord? {
      guard let before else {
        guard record == nil else { throw .conflict(item, Field.allCases) }
        var added = after
        added?.takeRatings(of: nil, orElseKeepsOwn: isUndo)
        return added
      }
      guard let record else { throw .conflict(item, Field.allCases) }
      guard let after else {
        // What people rated meanwhile does not keep a record.
        let changed = Field.allCases.filter { !$0.isEqual(record, before) }
        guard changed.isEmpty else { throw .conflict(item, changed) }
        return nil
      }
      let changed = fields.filter { !$0.isEqual(record, before) }
      guard changed.isEmpty else { throw .conflict(item, changed) }
      var result = record
      for field in fields { field.copy(from: after, to: &result) }
      result.takeRatings(of: record, orElseKeepsOwn: isUndo)
      return result
    }
  }
}

extension DirectoryRecord {
  /// Takes the ratings of another record of the same item, and those of its pictures.
  ///
  /// - Parameters:
  ///   - other: The other record, or `nil` if there is none.
  ///   - keepsOwn: Whether a record without another one, and a picture that the other one does not have, keep
  ///     their own ratings, instead of having none.
  package mutating func takeRatings(of other: DirectoryRecord?, orElseKeepsOwn keepsOwn: Bool) {
    if other != nil || !keepsOwn { reviews = other?.reviews ?? ReviewSummary() }
    guard !photos.isEmpty else { return }
    let known = Dictionary(
      other?.photos.map { ($0.reference, $0.reviews) } ?? [],
      uniquingKeysWith: { first, _ in first })
    photos = photos.map { photo in
      var photo = photo
      let own = keepsOwn ? photo.reviews : ReviewSummary()
      photo.reviews = known[photo.reference] ?? own
      return photo
    }
  }

  /// The ratings that only people can have changed since another record, or `nil` for a new one.
  fileprivate func problemsOfRatings(
    since other: DirectoryRecord?
  ) -> [AdminTrail.RecordEdit.Problem] {
    var rated = self
    rated.takeRatings(of: other, orElseKeepsOwn: false)
    var problems: [AdminTrail.RecordEdit.Problem] = []
    if rated.reviews != reviews { problems.append(.init(field: nil, reason: .ratings)) }
    if rated.photos != photos { problems.append(.init(field: .photos, reason: .ratings)) }
    return problems
  }
}

extension AdminTrail.RecordEdit {
  /// A field that changes.
  public struct Difference: Hashable, Sendable {
    /// The field.
    public let field: Field
    /// The earlier value, in one line; empty if there was none.
    public let before: String
    /// The new value, in one line; empty if there is none.
    public let after: String
  }

  /// The fields that change, in words.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the fields
  public var differences: [Difference] {
    fields.map { field in
      func text(_ record: DirectoryRecord?, _ isExact: Bool) -> String {
        record.map { field.content.text($0, isExact) } ?? ""
      }
      let isExact = text(before, false) == text(after, false)
      return Difference(field: field, before: text(before, isExact), after: text(after, isExact))
    }
  }
}

extension AdminTrail.RecordEdit {
  /// All problems of a record's fields, in the order of ``Field``.
  public struct Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems; never empty.
    public let problems: [Problem]

    /// One sentence for each problem.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
  }

  /// A field and the reason it is not valid.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The field, or `nil` for the record as a whole.
    public let field: Field?
    /// The reason the field is not valid.
    public let reason: Reason

    /// The field and what to do, as an English sentence.
    public var description: String { (field.map { "\($0): " } ?? "") + reason.description }
  }

  /// The reason a field is not valid.
  @nonexhaustive public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// The text is blank.
    case missing
    /// The text is longer than this number of bytes, or the list than this number of entries.
    case tooLong(Int)
    /// The text has control characters other than the line breaks of long texts, or direction marks
    /// that affect the text beside it.
    case controlCharacters
    /// A number is out of range.
    case outOfRange
    /// Two entries are the same.
    case duplicate
    /// An entry is blank.
    case blankEntry
    /// The two records are of different items.
    case otherItem
    /// The ratings differ, which only reviews change.
    case ratings
    /// Nothing differs.
    case noChange

    /// An English sentence that says what to do.
    public var description: String {
      switch self {
      case .missing: "Enter a text."
      case .tooLong(let length): "Keep it within \(length)."
      case .controlCharacters:
        "Remove the line breaks, marks of direction, and other control characters."
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
    if isRequired, !CleanText.isVisible(text) { add(.missing, field) }
    if text.utf8.count > length { add(.tooLong(length), field) }
    if !CleanText.isPlain(text, hasLines: hasLines) { add(.controlCharacters, field) }
  }

  mutating func entries(
    _ entries: [String], _ field: RecordEdit.Field, areUnique: Bool = false, hasLines: Bool = false
  ) {
    if entries.count > 500 { add(.tooLong(500), field) }
    if areUnique, Set(entries).count < entries.count { add(.duplicate, field) }
    for entry in entries {
      if !CleanText.isVisible(entry) { add(.blankEntry, field) }
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
