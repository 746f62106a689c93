public import Essentials

/// A history of the edits of a directory and its configuration: who made each edit, when, and what changed,
/// so that an app can show and undo it.
///
///     var trail = AdminTrail()
///     let edit = try AdminTrail.RecordEdit(changing: old, to: new)
///     let entry = try trail.apply([edit], to: &directory, by: permit, at: now)
///     try trail.undo(entry.id, in: &directory, by: permit, at: later)
///
/// Edits of one call are applied all or nothing, and nothing changes on an error. An edit has the previous
/// value of each of its fields; it is refused if another administrator has changed one of them since.
public struct AdminTrail: Hashable, Sendable {
  /// The edits, from the first to the last.
  public internal(set) var entries: [Entry] = []

  /// Creates an empty trail.
  public init() {}

  /// An edit that was made.
  public struct Entry: Hashable, Identifiable, Sendable {
    /// The number of the edit, from 0.
    public let id: Int
    /// Who made it.
    public let editor: PersonID
    /// When, in seconds since 1970-01-01 00:00 UTC.
    public let time: Int64
    /// What was edited.
    public let change: Change
    /// The number of the edit that this one undid, or `nil` for one that undid none.
    public let undone: Int?
  }

  /// What was edited.
  public enum Change: Hashable, Sendable {
    /// Records, each of another item.
    case records([RecordEdit])
    /// The configuration.
    case configuration(ConfigEdit)
  }

  /// Whether an edit was undone, and not made again since.
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
    public enum Right: CaseIterable, Hashable, Sendable {
      /// The records of the directory.
      case records
      /// The configuration of the app.
      case configuration
    }

    /// The person.
    public let editor: PersonID
    /// What the person may edit.
    public let rights: Set<Right>

    /// Creates a permit.
    public init(_ editor: PersonID, _ rights: Set<Right>) {
      self.editor = editor
      self.rights = rights
    }
  }

  /// The reason an edit was not made; nothing has changed.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The person may not edit this.
    case notPermitted(Permit.Right)
    /// There are no edits, or two of one item.
    case notOneEditAnItem
    /// The item has another record than before the edit: these fields differ, or all of them if it was
    /// added or removed meanwhile.
    case conflict(ItemReference, [RecordEdit.Field])
    /// The configuration is another one than before the edit.
    case configurationConflict
    /// There is no edit with this number.
    case unknownEntry(Int)
    /// The edit was undone already.
    case alreadyUndone(Int)
    /// The edit was of the other kind: of records, or of the configuration.
    case otherKind(Int)
  }
}

extension AdminTrail.Error: CustomStringConvertible {
  /// What to do, as an English sentence.
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
