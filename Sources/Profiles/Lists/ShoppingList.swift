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
/// The food of a household is personal, so a list prints, dumps, and interpolates without its content.
public struct ShoppingList: Hashable, Sendable, PrivateValue {
  var contents = MergeableItems<Row.ID, Fields>()

  /// Creates an empty list.
  public init() {}
}

extension ShoppingList {
  /// The number of rows.
  public var count: Int { contents.additions.count }

  /// The rows in the order of the list, new ones last.
  ///
  /// - Complexity: O(*n* log *n*)
  public var rows: [Row] {
    contents.all.map { Row(id: $0.id, fields: $0.fields) }
      .sorted { ($0.place, $0.id) < ($1.place, $1.id) }
  }

  /// Returns a row, or `nil` if the list does not have it.
  public func row(_ id: Row.ID) -> Row? {
    guard let id = present(id) else { return nil }
    return contents.fields(of: id).map { Row(id: id, fields: $0) }
  }

  /// Returns the ID under which the list has a row: the given one, or for a name the one that earlier
  /// versions made of it, if the row there still has that name.
  ///
  /// They left out accents, so rows of different names had one ID, and which of them a row is says its title.
  func present(_ id: Row.ID, named name: String? = nil) -> Row.ID? {
    if contents.additions[id] != nil { return id }
    guard let former = id.former(named: name), let title = contents.fields(of: former)?.title.value,
      Row.ID(name: title) == id
    else { return nil }
    return former
  }

  /// Adds a row at the end, or unchecks the same row if the list has it already, and returns its ID.
  ///
  /// A row with the same item or name is not added twice: it becomes unchecked, takes the quantity,
  /// unit, and aisle of the draft, and keeps its place. Names are the same if they differ only in
  /// case and spaces: "Dừa", "Dứa", and "Dưa" are three rows. The replica is the device that makes
  /// the edit, and the time is in seconds since 1970-01-01 UTC.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``ShoppingList/Error``, and nothing changes.
  @discardableResult
  public mutating func add(
    _ draft: Draft, by replica: ListReplica, at now: Int64
  ) throws(ShoppingList.Error) -> Row.ID {
    try add([draft], replacesValues: true, by: replica, at: now)
    return present(draft.id, named: draft.title) ?? draft.id
  }

  /// Adds the rows of a starter kit.
  ///
  /// A row that the list has already becomes unchecked and keeps its quantity, unit, and aisle. The
  /// IDs of rows come from their items or names, so two devices that add the same kit offline
  /// create each row only once.
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
    var last = contents.all.lazy.map(\.fields.position.place).max()
    for draft in drafts {
      let write = edited.write(at: now, by: replica)
      let id = present(draft.id, named: draft.title) ?? draft.id
      var fields: Fields
      if let present = edited.fields(of: id) {
        fields = present
        fields.isDone = ListRegister(false, write)
        if replacesValues { fields.take(draft, write) }
      } else {
        fields = Fields(
          draft, position: ListPlace.position(after: last, by: replica), write)
        last = fields.position.place
      }
      guard edited.add(id, fields, by: replica) else { throw .tooManyEdits }
    }
    contents = edited
  }

  /// Changes a field of a row.
  ///
  /// - Throws: ``ShoppingList/Error``, and nothing changes.
  public mutating func set(
    _ change: Change, of id: Row.ID, by replica: ListReplica, at now: Int64
  ) throws(ShoppingList.Error) {
    guard let id = present(id) else { throw .noSuchRow }
    if case .title(let title) = change, !CleanText.isVisible(title) { throw .invalidTitle }
    try change.check()
    let write = contents.write(at: now, by: replica)
    contents.change(id) { fields in
      switch change {
      case .title(let title): fields.title = ListRegister(title, write)
      case .quantity(let quantity):
        fields.quantity = ListRegister(quantity, write)
        fields.needs?.typed = fields.quantity
      case .unit(let unit): fields.unit = ListRegister(unit, write)
      case .aisle(let aisle): fields.aisle = ListRegister(aisle, write)
      case .isDone(let isDone): fields.isDone = ListRegister(isDone, write)
      }
    }
  }

  /// Moves a row before another one, or to the end.
  ///
  /// Only the moved row gets another place, so if two people move different rows, both see both
  /// moves. After more than a thousand moves into the same gap, all rows get new places once.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``ShoppingList/Error/noSuchRow``.
  public mutating func move(
    _ id: Row.ID, before next: Row.ID?, by replica: ListReplica, at now: Int64
  ) throws(ShoppingList.Error) {
    guard let id = present(id) else { throw .noSuchRow }
    let next = try next.map { next throws(ShoppingList.Error) in
      guard let next = present(next) else { throw .noSuchRow }
      return next
    }
    guard id != next else { return }
    let others = rows.compactMap { row in
      row.id == id ? nil : (id: row.id, place: row.place)
    }
    let write = contents.write(at: now, by: replica)
    let moves = ListPlace.positions(placing: id, before: next, in: others, by: replica)
    for (id, position) in moves {
      contents.change(id) { $0.position = ListRegister(position, write) }
    }
  }

  /// Removes a row, and returns whether the list had it.
  @discardableResult
  public mutating func remove(_ id: Row.ID) -> Bool {
    guard let id = present(id) else { return false }
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
    guard contents.merge(other.contents, at: now) else { throw .clockAhead }
  }

  /// Gives new times to the edits that were made while this device's clock was ahead by more than a day, so
  /// that other devices accept them.
  ///
  /// The edits keep their order, so no value changes. You can still merge copies with the old
  /// times; they do not undo the correction. Edits that other devices made with such a clock get
  /// new times, too.
  ///
  /// - Complexity: O(*n*)
  public mutating func correctClock(of replica: ListReplica, at now: Int64) {
    contents.correctClock(of: replica, at: now)
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

  /// Encodes the list with the data for merging.
  public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
}

extension ShoppingList {
  /// A row of a shopping list.
  public struct Row: Hashable, Identifiable, Sendable, PrivateValue {
    /// The identity of the row, the same in every copy of the list.
    public let id: ID

    /// The words that the list shows, without marks of direction that do not end in them, as in ``unit`` and
    /// ``aisle``: 1 to 200 bytes of UTF-8.
    public let title: String

    /// The quantity, greater than 0 and at most 1,000,000; for needs of items, their sum in the
    /// unit.
    public let quantity: Double

    /// The unit, such as `kg`, or an empty text: at most 40 bytes of UTF-8.
    public let unit: String

    /// The sums of the needs of items in other units.
    public let otherAmounts: [ShoppingList.Amount]

    /// The items that need it, such as recipes, in the order of the items.
    public let needs: [ShoppingList.Need]

    /// The aisle or section of the store, or an empty text: at most 80 bytes of UTF-8.
    public let aisle: String

    /// Whether the row is checked.
    public let isDone: Bool

    /// Where the row stands.
    let place: ListPlace

    init(id: ID, fields: Fields) {
      self.id = id
      title = TextDirection.paired(fields.title.value)
      let totals = fields.totals
      // What nobody stated a quantity of is one.
      quantity = totals.first?.quantity ?? 1
      unit = totals.first?.unit ?? TextDirection.paired(fields.unit.value)
      otherAmounts = Array(totals.dropFirst())
      needs = (fields.needs?.amounts ?? [:]).filter { $0.value.value >= 0 }
        .sorted { $0.key < $1.key }
        .map { key, amount in
          ShoppingList.Need(
            item: key.item, quantity: amount.value > 0 ? amount.value : nil,
            unit: TextDirection.paired(key.unit))
        }
      aisle = TextDirection.paired(fields.aisle.value)
      isDone = fields.isDone.value
      place = fields.position.place
    }
  }

  /// The fields of a row that copies merge.
  struct Fields: MergeableFields {
    var title: ListRegister<String>
    var quantity: ListRegister<Double>
    var unit: ListRegister<String>
    var aisle: ListRegister<String>
    var isDone: ListRegister<Bool>
    var position: ListRegister<ListPosition>
    /// The amounts that items need, or `nil` if the row was for none; then the quantity is the typed one.
    var needs: Needs?
    /// The fields of a newer version.
    var unknownFields = UnknownFields()

    init(_ draft: Draft, position: ListPosition, _ write: ListWrite) {
      title = ListRegister(draft.title, write)
      quantity = ListRegister(draft.quantity ?? 1, write)
      unit = ListRegister(draft.unit ?? "", write)
      aisle = ListRegister(draft.aisle ?? "", write)
      isDone = ListRegister(false, write)
      self.position = ListRegister(position, write)
    }

    /// Writes the values that a draft states.
    mutating func take(_ draft: Draft, _ write: ListWrite) {
      if let value = draft.quantity {
        quantity = ListRegister(value, write)
        needs?.typed = quantity
      }
      if let value = draft.unit { unit = ListRegister(value, write) }
      if let value = draft.aisle { aisle = ListRegister(value, write) }
    }

    mutating func merge(_ other: Self) {
      if needs != nil || other.needs != nil {
        var merged = needs ?? Needs(typed: quantity)
        merged.merge(other.needs ?? Needs(typed: other.quantity))
        needs = merged
      }
      title.merge(other.title)
      quantity.merge(other.quantity)
      unit.merge(other.unit)
      aisle.merge(other.aisle)
      isDone.merge(other.isDone)
      position.merge(other.position)
      unknownFields.merge(other.unknownFields)
    }

    mutating func forEachWrite(_ body: (inout ListWrite) -> Void) {
      body(&title.write)
      body(&quantity.write)
      body(&unit.write)
      body(&aisle.write)
      body(&isDone.write)
      body(&position.write)
      guard needs != nil else { return }
      if var typed = needs?.typed {
        body(&typed.write)
        needs?.typed = typed
      }
      for (key, amount) in needs?.amounts ?? [:] {
        var amount = amount
        body(&amount.write)
        needs?.amounts[key] = amount
      }
    }
  }
}

extension ShoppingList.Row {
  /// The identity of a row: an item, a name, or an ID that the app made.
  public struct ID: Hashable, Comparable, Sendable, PrivateValue {
    /// The kind of the identity, a slash, and the item, the folded name, or the app's ID.
    let text: String

    /// Creates the ID of an item's row.
    public init(_ item: ItemReference) { text = "item/\(item)" }

    /// Creates the ID of the row with a name; spaces and case do not count.
    ///
    /// Accents count, because they make different words: "Pâtes" is pasta, and "Pâtés" are not.
    ///
    /// - Complexity: O(*n*)
    public init(name: String) {
      guard name.utf8.prefix(Self.maximumLength + 1).count <= Self.maximumLength else {
        text = "name/" + String(name.unicodeScalars.prefix(Self.maximumLength))
        return
      }
      var folded = ""
      for scalar in name.unicodeScalars where !scalar.isBlank {
        folded += scalar == "ς" ? "σ" : scalar.properties.lowercaseMapping
      }
      text = "name/\(folded.isEmpty ? name : folded)"
    }

    /// Returns the ID that earlier versions made of the name, if it is another one; without the name, it is
    /// made of what the ID says of it.
    fileprivate func former(named name: String?) -> Self? {
      guard text.hasPrefix("name/") else { return nil }
      let folded = TextFolding.name(name ?? String(text.dropFirst(5)))
      let former = Self(text: "name/\(folded)")
      return folded.isEmpty || former == self ? nil : former
    }

    private init(text: String) { self.text = text }

    /// Creates an ID from one that the app made, such as a UUID, for a row that may have the same
    /// name as another.
    public init(unique id: String) { text = "own/\(id)" }

    /// The item, if the ID is one of an item.
    public var item: ItemReference? {
      text.hasPrefix("item/") ? ItemReference(String(text.dropFirst(5))) : nil
    }

    /// Orders IDs by kind, then by text.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.text < rhs.text }

    /// Whether the ID has the length of one that this version makes.
    var isValid: Bool { (1...Self.maximumLength).contains(text.utf8.count) }

    /// Enough for the longest item and the longest name, which folding may lengthen.
    private static var maximumLength: Int { 1000 }
  }
}

extension ShoppingList.Row.ID: MergeableID {
  // Canonically equivalent names are equal, but two copies must keep the same bytes.
  func isSpelledBefore(_ other: Self) -> Bool { text.precedes(other.text) }
}

/// Encoded as the kind of the identity, a slash, and the text.
extension ShoppingList.Row.ID: Codable {
  /// Decodes an ID.
  ///
  /// - Throws: `DecodingError`, also for a text that is empty or too long.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = try container.decode(String.self)
    guard isValid else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The ID of a row is empty or too long.")
    }
  }

  /// Encodes the ID.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// Encoded as an object with a value, a stamp, and a replica for each field.
extension ShoppingList.Fields: Codable {
  private enum CodingKeys: String, CodingKey {
    case replica, number, earlier, title, quantity, unit, aisle, isDone, position, needs
  }

  init(from decoder: any Decoder) throws {
    unknownFields = try UnknownFields(of: decoder, except: CodingKeys.self)
    let container = try decoder.container(keyedBy: ListCodingKey.self)
    title = try container.decode(ListRegister<String>.self, forKey: .title)
    quantity = try container.decode(ListRegister<Double>.self, forKey: .quantity)
    unit = try container.decode(ListRegister<String>.self, forKey: .unit)
    aisle = try container.decode(ListRegister<String>.self, forKey: .aisle)
    isDone = try container.decode(ListRegister<Bool>.self, forKey: .isDone)
    position = try container.decode(ListRegister<ListPosition>.self, forKey: .position)
    needs = try container.decodeIfPresent(ShoppingList.Needs.self, forKey: .needs)
    do {
      try ShoppingList.Change.title(title.value).check()
      try ShoppingList.Change.quantity(quantity.value).check()
      try ShoppingList.Change.unit(unit.value).check()
      try ShoppingList.Change.aisle(aisle.value).check()
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .title, in: container, debugDescription: error.description)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ListCodingKey.self)
    try container.encode(title, forKey: .title)
    try container.encode(quantity, forKey: .quantity)
    try container.encode(unit, forKey: .unit)
    try container.encode(aisle, forKey: .aisle)
    try container.encode(isDone, forKey: .isDone)
    try container.encode(position, forKey: .position)
    try container.encodeIfPresent(needs, forKey: .needs)
    try unknownFields.encode(to: encoder)
  }
}
