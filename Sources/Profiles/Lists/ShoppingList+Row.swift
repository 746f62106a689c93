public import Essentials

extension ShoppingList {
  /// A row of a shopping list.
  public struct Row: Hashable, Identifiable, Sendable, PrivateValue {
    /// What makes a row the same in every copy of the list.
    public let id: ID

    /// The words that the list shows: 1 to 200 bytes of UTF-8.
    public let title: String

    /// The quantity, greater than 0 and at most 1,000,000.
    public let quantity: Double

    /// The unit, such as `kg`, or an empty text: at most 40 bytes of UTF-8.
    public let unit: String

    /// The aisle or section of the store, or an empty text: at most 80 bytes of UTF-8.
    public let aisle: String

    /// Whether the row is checked.
    public let isDone: Bool

    /// Where the row stands, for moving.
    let position: Double

    init(id: ID, fields: Fields) {
      self.id = id
      title = fields.title.value
      quantity = fields.quantity.value
      unit = fields.unit.value
      aisle = fields.aisle.value
      isDone = fields.isDone.value
      position = fields.position.value
    }
  }

  /// The fields of a row that copies merge.
  struct Fields: MergeableFields {
    var title: ListRegister<String>
    var quantity: ListRegister<Double>
    var unit: ListRegister<String>
    var aisle: ListRegister<String>
    var isDone: ListRegister<Bool>
    var position: ListRegister<Double>

    init(_ draft: Draft, position: Double, _ stamp: ListStamp, _ replica: ListReplica) {
      title = ListRegister(draft.title, stamp, replica)
      quantity = ListRegister(draft.quantity ?? 1, stamp, replica)
      unit = ListRegister(draft.unit ?? "", stamp, replica)
      aisle = ListRegister(draft.aisle ?? "", stamp, replica)
      isDone = ListRegister(false, stamp, replica)
      self.position = ListRegister(position, stamp, replica)
    }

    /// Writes the values that a draft states.
    mutating func take(_ draft: Draft, _ stamp: ListStamp, _ replica: ListReplica) {
      if let value = draft.quantity { quantity = ListRegister(value, stamp, replica) }
      if let value = draft.unit { unit = ListRegister(value, stamp, replica) }
      if let value = draft.aisle { aisle = ListRegister(value, stamp, replica) }
    }

    mutating func merge(_ other: Self) {
      title.merge(other.title)
      quantity.merge(other.quantity)
      unit.merge(other.unit)
      aisle.merge(other.aisle)
      isDone.merge(other.isDone)
      position.merge(other.position)
    }

    mutating func forEachWrite(_ body: (inout ListStamp, inout ListReplica) -> Void) {
      body(&title.stamp, &title.replica)
      body(&quantity.stamp, &quantity.replica)
      body(&unit.stamp, &unit.replica)
      body(&aisle.stamp, &aisle.replica)
      body(&isDone.stamp, &isDone.replica)
      body(&position.stamp, &position.replica)
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

    /// Creates the ID of the row with a name; spaces, case, accents, and hyphens do not count.
    ///
    /// - Complexity: O(*n*)
    public init(name: String) {
      let folded = foldedName(name)
      text = "name/\(folded.isEmpty ? name : folded)"
    }

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
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ListCodingKey.self)
    title = try container.decode(ListRegister<String>.self, forKey: .title)
    quantity = try container.decode(ListRegister<Double>.self, forKey: .quantity)
    unit = try container.decode(ListRegister<String>.self, forKey: .unit)
    aisle = try container.decode(ListRegister<String>.self, forKey: .aisle)
    isDone = try container.decode(ListRegister<Bool>.self, forKey: .isDone)
    position = try ListOrder.position(in: container)
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
  }
}
