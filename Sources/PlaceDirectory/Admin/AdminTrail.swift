public import Essentials

/// A history of the edits of a directory and its configuration: who made each edit, when, and what changed,
/// so that an app can show and undo it.
///
///     var trail = AdminTrail()
///     let edit = try AdminTrail.RecordEdit(changing: old, to: new)
///     let entry = try trail.apply([edit], to: &directory, by: permit, at: now)
///     try trail.undo(entry.id, in: &directory, by: permit, at: later)
///
/// Edits of one call are applied all or nothing. An error changes nothing. An edit has the previous
/// value of each of its fields; it is refused if another administrator has changed one of them
/// since.
///
/// Only reviews change ratings: an edit never adds any, and undoing the removal of a record or of a
/// picture restores its ratings.
public struct AdminTrail: Hashable, Sendable {
  /// The edits, from the first to the last.
  public internal(set) var entries: [Entry] = []
  /// The fields of a newer version.
  var unknownFields = UnknownFields()

  /// Creates an empty trail.
  public init() {}

  /// An edit that was made.
  public struct Entry: Hashable, Identifiable, Sendable {
    /// The number of the edit, from 0.
    public let id: Int
    /// The person who made the edit.
    public let editor: PersonID
    /// When, in seconds since 1970-01-01 00:00 UTC.
    public let time: Int64
    /// The edited records or the edited configuration.
    public let change: Change
    /// The number of the edit that this one undid, or `nil` if it undid none.
    public let undone: Int?
    /// The fields of a newer version.
    var unknownFields = UnknownFields()
  }

  /// The edits of records, or the edit of the configuration.
  @nonexhaustive public enum Change: Hashable, Sendable {
    /// Records, each of another item.
    case records([RecordEdit])
    /// The configuration.
    case configuration(ConfigEdit)
  }

  /// Whether an edit was undone, and the undo was not undone since.
  ///
  /// - Complexity: O(*n*)
  public func isUndone(_ id: Int) -> Bool {
    var undone: Set<Int> = []
    // Whether an edit counts is known when all later ones are.
    for entry in entries.reversed() where !undone.contains(entry.id) {
      if let other = entry.undone { undone.insert(other) }
    }
    return undone.contains(id)
  }
}

extension AdminTrail {
  /// The parts that a person may edit, according to the person's role.
  ///
  ///     let permit = AdminTrail.Permit(ana, [.records])
  public struct Permit: Hashable, Sendable {
    /// Something that can be edited.
    @nonexhaustive public enum Right: CaseIterable, Hashable, Sendable {
      /// The records of the directory.
      case records
      /// The configuration of the app.
      case configuration
    }

    /// The person.
    public let editor: PersonID
    /// The rights of the person.
    public let rights: Set<Right>

    /// Creates a permit.
    public init(_ editor: PersonID, _ rights: Set<Right>) {
      self.editor = editor
      self.rights = rights
    }
  }

  /// The reason an edit was not applied; nothing has changed.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The person may not edit this.
    case notPermitted(Permit.Right)
    /// There are no edits, or two of one item.
    case notOneEditAnItem
    /// The item's record differs from the one before the edit: in these fields, or in all of them
    /// if it was added or removed in the meantime.
    case conflict(ItemReference, [RecordEdit.Field])
    /// The configuration differs from the one before the edit.
    case configurationConflict
    /// There is no edit with this number.
    case unknownEntry(Int)
    /// The edit is already undone.
    case alreadyUndone(Int)
    /// The edit is of the other kind: of records, or of the configuration.
    case otherKind(Int)
  }
}

extension AdminTrail.Error: CustomStringConvertible {
  /// An English sentence that says what to do.
  public var description: String {
    switch self {
    case .notPermitted: "You cannot edit this. Ask an administrator."
    case .notOneEditAnItem: "Each item can be edited once at a time."
    case .conflict(let item, _): "Someone else changed \(item) meanwhile. Open it again."
    case .configurationConflict: "Someone else changed the settings meanwhile. Open them again."
    case .unknownEntry: "This edit does not exist."
    case .alreadyUndone: "This edit was undone already."
    case .otherKind: "This edit is not of this kind."
    }
  }
}

extension AdminTrail {
  /// Applies edits of records, all or nothing.
  ///
  /// - Parameters:
  ///   - edits: The edits, each of another item.
  ///   - directory: The directory, whose index is updated only by the edited records.
  ///   - permit: The permit of the person.
  ///   - time: The time, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The entry that was added to the trail.
  /// - Throws: ``AdminTrail/Error``.
  /// - Complexity: O(*n*) updates of the directory for *n* edits
  @discardableResult
  public mutating func apply(
    _ edits: [RecordEdit], to directory: inout DirectoryIndex, by permit: Permit, at time: Int64
  ) throws(AdminTrail.Error) -> Entry {
    try make(edits, in: &directory, by: permit, at: time, undoing: nil)
  }

  /// Applies an edit of the configuration.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - config: The configuration, to which the state of each list is then updated, which drops the choices
  ///     that people made with removed buttons (`BrowseState.Update.configChanged`).
  ///   - permit: The permit of the person.
  ///   - time: The time, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The entry that was added to the trail.
  /// - Throws: ``AdminTrail/Error``.
  @discardableResult
  public mutating func apply(
    _ edit: ConfigEdit, to config: inout AdminConfig, by permit: Permit, at time: Int64
  ) throws(AdminTrail.Error) -> Entry {
    try make(edit, in: &config, by: permit, at: time, undoing: nil)
  }

  /// Undoes an edit of records, all or nothing.
  ///
  /// You can undo an undo, which applies the original edit again.
  ///
  /// - Parameters:
  ///   - id: The number of the edit.
  ///   - directory: The directory.
  ///   - permit: The permit of the person.
  ///   - time: The time, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The entry that was added to the trail.
  /// - Throws: ``AdminTrail/Error``, also if a field was edited since.
  @discardableResult
  public mutating func undo(
    _ id: Int, in directory: inout DirectoryIndex, by permit: Permit, at time: Int64
  ) throws(AdminTrail.Error) -> Entry {
    guard case .records(let edits) = try undoable(id).change else { throw .otherKind(id) }
    return try make(
      edits.map(\.inverse), in: &directory, by: permit, at: time, undoing: id)
  }

  /// Undoes an edit of the configuration.
  ///
  /// - Parameters:
  ///   - id: The number of the edit.
  ///   - config: The configuration.
  ///   - permit: The permit of the person.
  ///   - time: The time, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The entry that was added to the trail.
  /// - Throws: ``AdminTrail/Error``, also if the configuration was edited since.
  @discardableResult
  public mutating func undo(
    _ id: Int, in config: inout AdminConfig, by permit: Permit, at time: Int64
  ) throws(AdminTrail.Error) -> Entry {
    guard case .configuration(let edit) = try undoable(id).change else { throw .otherKind(id) }
    return try make(edit.inverse, in: &config, by: permit, at: time, undoing: id)
  }

  private func undoable(_ id: Int) throws(AdminTrail.Error) -> Entry {
    guard entries.indices.contains(id) else { throw .unknownEntry(id) }
    guard !isUndone(id) else { throw .alreadyUndone(id) }
    return entries[id]
  }

  private mutating func make(
    _ edits: [RecordEdit], in directory: inout DirectoryIndex, by permit: Permit, at time: Int64,
    undoing undone: Int?
  ) throws(AdminTrail.Error) -> Entry {
    guard permit.rights.contains(.records) else { throw .notPermitted(.records) }
    guard !edits.isEmpty, Set(edits.map(\.item)).count == edits.count else {
      throw .notOneEditAnItem
    }
    var results: [DirectoryRecord?] = []
    for edit in edits {
      results.append(try edit.applied(to: directory[edit.item], isUndo: undone != nil))
    }
    // The ratings until now are a part of the edit, so that undoing it brings them back.
    let made = zip(edits, results).map { edit, result in
      RecordEdit(edit.item, edit.fields, before: directory[edit.item], after: result)
    }
    for (edit, record) in zip(edits, results) {
      if let record {
        directory.update(record)
      } else {
        directory.remove(edit.item)
      }
    }
    return add(.records(made), by: permit, at: time, undoing: undone)
  }

  private mutating func make(
    _ edit: ConfigEdit, in config: inout AdminConfig, by permit: Permit, at time: Int64,
    undoing undone: Int?
  ) throws(AdminTrail.Error) -> Entry {
    guard permit.rights.contains(.configuration) else { throw .notPermitted(.configuration) }
    guard config == edit.before else { throw .configurationConflict }
    config = edit.after
    return add(.configuration(edit), by: permit, at: time, undoing: undone)
  }

  private mutating func add(
    _ change: Change, by permit: Permit, at time: Int64, undoing undone: Int?
  ) -> Entry {
    let entry = Entry(
      id: entries.count, editor: permit.editor, time: time, change: change, undone: undone)
    entries.append(entry)
    return entry
  }
}
