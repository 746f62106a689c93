import Essentials

extension AdminTrail {
  /// An edit of a record: the fields that change, with what they were before and are afterward.
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

    /// The fields that change, in the order of ``Field``; all that are not empty for a record that is
    /// added or removed.
    public let fields: [Field]

    /// The fields before; `nil` for a record that is added.
    let before: DirectoryRecord?

    /// The fields afterward; `nil` for a record that is removed.
    let after: DirectoryRecord?

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
      if old.reviews != new.reviews { problems.append(Problem(field: nil, reason: .ratings)) }
      let fields = Field.allCases.filter { !$0.isEqual(old, new) }
      if problems.isEmpty, fields.isEmpty { problems = [Problem(field: nil, reason: .noChange)] }
      guard problems.isEmpty else { throw Error(problems: problems) }
      self.init(new.id, fields, before: old, after: new)
    }

    /// Creates the edit that adds a record.
    ///
    /// - Throws: ``AdminTrail/RecordEdit/Error`` with all problems of its fields.
    public init(adding record: DirectoryRecord) throws(AdminTrail.RecordEdit.Error) {
      let problems = Self.problems(of: record)
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

    /// The edit that takes this one back.
    public var inverse: Self { Self(item, fields, before: after, after: before) }

    /// Returns the record after the edit, or `nil` if it is removed.
    func applied(to record: DirectoryRecord?) throws(AdminTrail.Error) -> DirectoryRecord? {
      guard let before else {
        guard record == nil else { throw .conflict(item, Field.allCases) }
        return after
      }
      guard var record else { throw .conflict(item, Field.allCases) }
      guard let after else {
        // What people rated meanwhile does not keep a record.
        let changed = Field.allCases.filter { !$0.isEqual(record, before) }
        guard changed.isEmpty else { throw .conflict(item, changed) }
        return nil
      }
      let changed = fields.filter { !$0.isEqual(record, before) }
      guard changed.isEmpty else { throw .conflict(item, changed) }
      for field in fields { field.copy(from: after, to: &record) }
      return record
    }
  }
}

extension AdminTrail.RecordEdit {
  /// A field that changes.
  public struct Difference: Hashable, Sendable {
    /// The field.
    public let field: Field
    /// What it was, in one line; empty if there was nothing.
    public let before: String
    /// What it is, in one line; empty if there is nothing.
    public let after: String
  }

  /// The fields that change, in words.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the fields
  public var differences: [Difference] {
    fields.map { field in
      Difference(
        field: field, before: before.map(field.text) ?? "", after: after.map(field.text) ?? "")
    }
  }
}
