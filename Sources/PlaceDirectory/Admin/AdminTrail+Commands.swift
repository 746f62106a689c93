extension AdminTrail {
  /// Makes edits of records, all of them or none.
  ///
  /// - Parameters:
  ///   - edits: The edits, each of another item.
  ///   - directory: The directory, whose index is updated by the edited records alone.
  ///   - permit: What the person may edit.
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

  /// Makes an edit of the configuration.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - config: The configuration, to which the state of each list is then updated, which drops the choices
  ///     that people made with removed buttons (`BrowseState.Update.configChanged`).
  ///   - permit: What the person may edit.
  ///   - time: The time, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The entry that was added to the trail.
  /// - Throws: ``AdminTrail/Error``.
  @discardableResult
  public mutating func apply(
    _ edit: ConfigEdit, to config: inout AdminConfig, by permit: Permit, at time: Int64
  ) throws(AdminTrail.Error) -> Entry {
    try make(edit, in: &config, by: permit, at: time, undoing: nil)
  }

  /// Undoes an edit of records: all of them or none.
  ///
  /// You can undo an undo, which applies the original edit again.
  ///
  /// - Parameters:
  ///   - id: The number of the edit.
  ///   - directory: The directory.
  ///   - permit: What the person may edit.
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
  ///   - permit: What the person may edit.
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
    for edit in edits { results.append(try edit.applied(to: directory[edit.item])) }
    for (edit, record) in zip(edits, results) {
      if let record {
        directory.update(record)
      } else {
        directory.remove(edit.item)
      }
    }
    return add(.records(edits), by: permit, at: time, undoing: undone)
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
