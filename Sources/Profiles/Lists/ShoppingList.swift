public import Essentials

/// A shopping list that several people and devices edit, also offline.
///
///     var list = ShoppingList()
///     let milk = try list.add(ShoppingList.Draft("Milk", quantity: 2, unit: "l"), by: phone, at: now)
///     try list.set(.isDone(true), of: milk, by: phone, at: now + 60)
///     try list.merge(copyOfTheOtherPhone, at: now + 120)
///
/// Copies can be merged in any order and any number of times, and become the same list. A row that one copy
/// added stays, even if another copy removed the same row at the same time; a change of a row does not bring
/// it back after its removal. Of two changes of the same field, the later one wins. No text of a removed row
/// remains.
///
/// What a household eats is personal, so a list prints, dumps, and interpolates without its content.
public struct ShoppingList: Hashable, Sendable, PrivateValue {
  var contents = MergeableItems<Row.ID, Fields>()

  /// Creates an empty list.
  public init() {}

  /// A re-added row drops its older additions from this number on, so that no row grows without
  /// bound.
  private static let maximumAdditions = 64
}

extension ShoppingList {
  /// The number of rows.
  public var count: Int { contents.additions.count }

  /// The rows in the order of the list, new ones last.
  ///
  /// - Complexity: O(*n* log *n*)
  public var rows: [Row] {
    contents.all.sorted { ($0.fields.position.value, $0.id) < ($1.fields.position.value, $1.id) }
      .map { Row(id: $0.id, fields: $0.fields) }
  }

  /// Returns a row, or `nil` if the list does not have it.
  public func row(_ id: Row.ID) -> Row? { contents.fields(of: id).map { Row(id: id, fields: $0) } }

  /// Adds a row at the end, or unchecks the same row if the list has it already, and returns its ID.
  ///
  /// A row with the same item or name is not added twice: it becomes unchecked, takes the quantity,
  /// unit, and aisle that the draft has, and keeps its place. The replica is the device that makes the
  /// edit, and the time is in seconds since 1970-01-01 UTC.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``ShoppingList/Error``, and nothing changes.
  @discardableResult
  public mutating func add(
    _ draft: Draft, by replica: ListReplica, at now: Int64
  ) throws(ShoppingList.Error) -> Row.ID {
    try add([draft], replacesValues: true, by: replica, at: now)
    return draft.id
  }

  /// Adds the rows of a starter kit.
  ///
  /// A row that the list has already becomes unchecked and keeps its quantity, unit, and aisle. Rows have IDs
  /// made of their items or names, so two devices that add the same kit offline make one row of each.
  ///
  /// - Complexity: O(*n* + *m*) in the rows of the list and the kit
  /// - Throws: ``ShoppingList/Error``, and nothing changes.
  public mutating func add(
    _ kit: StarterKit, by replica: ListReplica, at now: Int64
  ) throws(ShoppingList.Error) {
    try add(kit.drafts, replacesValues: false, by: replica, at: now)
  }

  private mutating func add(
    _ drafts: [Draft], replacesValues: Bool, by replica: ListReplica, at now: Int64
  ) throws(ShoppingList.Error) {
    var edited = contents
    var position = contents.all.lazy.map(\.fields.position.value).max() ?? 0
    for draft in drafts {
      let stamp = edited.stamp(at: now)
      var fields: Fields
      if let present = edited.fields(of: draft.id) {
        fields = present
        fields.isDone = ListRegister(false, stamp, replica)
        if replacesValues { fields.take(draft, stamp, replica) }
        if edited.additions[draft.id]?.count ?? 0 >= Self.maximumAdditions {
          edited.remove(draft.id)
        }
      } else {
        position = min(position + 1, ListOrder.maximum)
        fields = Fields(draft, position: position, stamp, replica)
      }
      guard edited.add(draft.id, fields, by: replica) else { throw .tooManyEdits }
    }
    contents = edited
  }

  /// Changes a field of a row.
  ///
  /// - Throws: ``ShoppingList/Error``, and nothing changes.
  public mutating func set(
    _ change: Change, of id: Row.ID, by replica: ListReplica, at now: Int64
  ) throws(ShoppingList.Error) {
    guard contents.additions[id] != nil else { throw .noSuchRow }
    try change.check()
    let stamp = contents.stamp(at: now)
    contents.change(id) { fields in
      switch change {
      case .title(let title): fields.title = ListRegister(title, stamp, replica)
      case .quantity(let quantity): fields.quantity = ListRegister(quantity, stamp, replica)
      case .unit(let unit): fields.unit = ListRegister(unit, stamp, replica)
      case .aisle(let aisle): fields.aisle = ListRegister(aisle, stamp, replica)
      case .isDone(let isDone): fields.isDone = ListRegister(isDone, stamp, replica)
      }
    }
  }

  /// Moves a row before another one, or to the end.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``ShoppingList/Error/noSuchRow``.
  public mutating func move(
    _ id: Row.ID, before next: Row.ID?, by replica: ListReplica, at now: Int64
  ) throws(ShoppingList.Error) {
    guard row(id) != nil, next.map({ row($0) != nil }) ?? true else { throw .noSuchRow }
    guard id != next else { return }
    let others = rows.compactMap { row in
      row.id == id ? nil : (id: row.id, position: row.position)
    }
    let stamp = contents.stamp(at: now)
    for (id, position) in ListOrder.positions(placing: id, before: next, in: others) {
      contents.change(id) { $0.position = ListRegister(position, stamp, replica) }
    }
  }

  /// Removes a row, and returns whether the list had it.
  @discardableResult
  public mutating func remove(_ id: Row.ID) -> Bool {
    guard contents.additions[id] != nil else { return false }
    contents.remove(id)
    return true
  }

  /// Removes the rows that are done.
  ///
  /// - Complexity: O(*n*)
  public mutating func removeDone() {
    for (id, fields) in contents.all where fields.isDone.value { contents.remove(id) }
  }

  /// Merges another copy of the list.
  ///
  /// The result does not depend on the order or number of merges. A copy may be arbitrarily old.
  ///
  /// - Complexity: O(*n* + *m*)
  /// - Throws: ``ShoppingList/Error/clockAhead``, and nothing changes: an edit of a device whose clock
  ///   is ahead by years would win for years.
  public mutating func merge(_ other: Self, at now: Int64) throws(ShoppingList.Error) {
    guard !other.contents.latest.isAhead(of: now) else { throw .clockAhead }
    contents.merge(other.contents)
  }

  /// Gives new times to the edits that were made while this device's clock was ahead by more than a day, so
  /// that other devices accept them.
  ///
  /// - Complexity: O(*n*)
  public mutating func correctClock(of replica: ListReplica, at now: Int64) {
    contents.restamp(by: replica, at: now)
  }
}

/// Encoded as the rows with their additions, in the order of the rows' IDs.
extension ShoppingList: Codable {
  /// Decodes a list.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for what the editing methods
  ///   refuse.
  public init(from decoder: any Decoder) throws {
    contents = try MergeableItems(from: decoder)
  }

  /// Encodes the list with what merging needs.
  public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
}
