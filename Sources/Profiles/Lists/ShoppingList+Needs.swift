public import Essentials

/// Rows for recipes, whose quantities add up.
extension ShoppingList {
  /// The quantity of a row that an item needs, such as a recipe.
  public struct Need: Hashable, Sendable, PrivateValue {
    /// The item.
    public let item: ItemReference
    /// The quantity, or `nil` if none was stated, as for salt.
    public let quantity: Double?
    /// The unit.
    public let unit: String
  }

  /// A quantity in a unit.
  public struct Amount: Hashable, Sendable, PrivateValue {
    /// The quantity.
    public let quantity: Double
    /// The unit.
    public let unit: String
  }

  /// Adds a quantity that an item, such as a recipe, needs to the row with the same name, or to a
  /// new row at the end, and returns the row's ID.
  ///
  ///     var list = ShoppingList()
  ///     try list.add(.init("Flour", quantity: 2, unit: "cups"), for: bread, by: phone, at: now)
  ///     try list.add(.init("Flour", quantity: 1, unit: "cup"), for: cake, by: phone, at: now)
  ///     list.row(.init(name: "Flour"))?.quantity     // 3, and needs says for which
  ///
  /// Quantities in one unit add up, also those that two devices added offline; the others are in
  /// ``Row/otherAmounts``. The same item counts once: a repeated call changes nothing. A quantity
  /// that a person sets replaces the sum, to which later items add. If the row was checked, its
  /// earlier quantities are bought, and only the new item counts.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``ShoppingList/Error``, and nothing changes.
  @discardableResult
  public mutating func add(
    _ draft: Draft, for item: ItemReference, by replica: ListReplica, at now: Int64
  ) throws(ShoppingList.Error) -> Row.ID {
    let id = present(draft.id, named: draft.title) ?? draft.id
    var edited = contents
    let write = edited.write(at: now, by: replica)
    var fields: Fields
    if let present = edited.fields(of: id) {
      fields = present
      if fields.isDone.value { fields.beginAnew(write) }
      // Later than what was bought.
      let later = fields.isDone.value ? edited.write(at: now, by: replica) : write
      guard fields.need(draft, for: item, later) || fields.isDone.value else { return id }
      fields.isDone = ListRegister(false, later)
      if let aisle = draft.aisle { fields.aisle = ListRegister(aisle, later) }
    } else {
      let last = contents.all.lazy.map(\.fields.position.place).max()
      fields = Fields(draft, position: ListPlace.position(after: last, by: replica), write)
      fields.needs = Needs()
      _ = fields.need(draft, for: item, write)
    }
    guard edited.add(id, fields, by: replica) else { throw .tooManyEdits }
    contents = edited
    return id
  }

  /// Removes the quantities that an item needs from all rows, and removes rows that no other item
  /// needs.
  ///
  /// - Complexity: O(*n*)
  public mutating func removeNeeds(of item: ItemReference, by replica: ListReplica, at now: Int64) {
    for (id, fields) in contents.all {
      let keys = fields.needs?.amounts.keys.filter { $0.item == item } ?? []
      let open = keys.filter { (fields.needs?.amounts[$0]?.value ?? -1) >= 0 }
      guard !open.isEmpty else { continue }
      let write = contents.write(at: now, by: replica)
      contents.change(id) { fields in
        for key in open { fields.needs?.amounts[key] = ListRegister(-1, write) }
      }
      if let needs = contents.fields(of: id)?.needs, needs.isEmpty { contents.remove(id) }
    }
  }

  /// The amounts that items need of a row, in addition to the typed one.
  struct Needs: Hashable, Sendable {
    struct Key: Hashable, Comparable, Sendable {
      let item: ItemReference
      let unit: String

      static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.item != rhs.item ? lhs.item < rhs.item : lhs.unit.precedes(rhs.unit)
      }
    }

    /// The quantity that a person typed, or 0 after the row was bought; `nil` if nobody did.
    var typed: ListRegister<Double>?
    /// The quantity for each item and unit: 0 if none was stated, and less if it was taken back.
    var amounts: [Key: ListRegister<Double>] = [:]

    /// Whether nothing is needed.
    var isEmpty: Bool {
      (typed?.value ?? 0) == 0 && amounts.values.allSatisfy { $0.value < 0 }
    }

    mutating func merge(_ other: Self) {
      if let typed = other.typed { take(typed: typed) }
      amounts.merge(other.amounts) { own, other in
        var own = own
        own.merge(other)
        return own
      }
    }

    mutating func take(typed other: ListRegister<Double>) {
      typed?.merge(other)
      if typed == nil { typed = other }
    }

    /// Whether an amount adds to what was typed, because it is later.
    func counts(_ amount: ListRegister<Double>) -> Bool {
      guard amount.value > 0 else { return false }
      guard let typed = typed?.write else { return true }
      return (typed.stamp, typed.replica) < (amount.write.stamp, amount.write.replica)
    }
  }
}

extension ShoppingList.Fields {
  /// The quantities by unit, that of the row's unit first; none is 0.
  var totals: [ShoppingList.Amount] {
    guard let needs else {
      return [
        ShoppingList.Amount(
          quantity: quantity.value, unit: TextDirection.paired(unit.value))
      ]
    }
    var totals: [(key: String, quantity: Double, unit: String)] = []
    func add(_ quantity: Double, _ unit: String) {
      let key = Self.folded(unit)
      if let index = totals.firstIndex(where: { $0.key == key }) {
        totals[index].quantity = min(totals[index].quantity + quantity, 1_000_000)
      } else {
        totals.append((key, quantity, unit))
      }
    }
    if let typed = needs.typed, typed.value > 0 { add(typed.value, unit.value) }
    for (key, amount) in needs.amounts.sorted(by: { $0.key < $1.key }) where needs.counts(amount) {
      add(amount.value, key.unit)
    }
    let own = Self.folded(unit.value)
    let first = totals.firstIndex { $0.key == own }
    if let first { totals.insert(totals.remove(at: first), at: 0) }
    return totals.enumerated().map { index, total in
      let isOwn = index == 0 && first != nil
      return ShoppingList.Amount(
        quantity: total.quantity, unit: TextDirection.paired(isOwn ? unit.value : total.unit))
    }
  }

  /// Writes what an item needs; returns whether that changes anything.
  fileprivate mutating func need(
    _ draft: ShoppingList.Draft, for item: ItemReference, _ write: ListWrite
  ) -> Bool {
    var needs = needs ?? ShoppingList.Needs(typed: quantity)
    let key = ShoppingList.Needs.Key(item: item, unit: draft.unit ?? "")
    let amount = draft.quantity ?? 0
    if let old = needs.amounts[key], old.value >= 0 {
      // What a person typed since has it already.
      guard old.value != amount, needs.counts(old) || old.value == 0 else { return false }
    }
    needs.amounts[key] = ListRegister(amount, write)
    self.needs = needs
    return true
  }

  /// Makes a row that was bought need nothing.
  fileprivate mutating func beginAnew(_ write: ListWrite) {
    var needs = needs ?? ShoppingList.Needs(typed: quantity)
    needs.typed = ListRegister(0, write)
    for (key, amount) in needs.amounts where amount.value >= 0 {
      needs.amounts[key] = ListRegister(-1, write)
    }
    self.needs = needs
  }

  /// A unit without case, a point, and the plural of English: "Cups" and "cup" are one.
  ///
  /// In recipes, T is a tablespoon and t a teaspoon. A unit without letters, such as a picture, is itself.
  private static func folded(_ unit: String) -> String {
    var folded = TextFolding.folded(unit)
    if folded.isEmpty || folded == "t" { return TypedText.plain(unit) }
    if folded.utf8.count > 2, folded.hasSuffix("s") { folded.removeLast() }
    return folded
  }
}

/// Encoded as an object with what was typed and the amounts in the order of items and units.
extension ShoppingList.Needs: Codable {
  private enum CodingKeys: String, CodingKey {
    case typed, amounts, item, unit, amount
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    typed = try container.decodeIfPresent(ListRegister<Double>.self, forKey: .typed)
    var list = try container.nestedUnkeyedContainer(forKey: .amounts)
    while !list.isAtEnd {
      let entry = try list.nestedContainer(keyedBy: CodingKeys.self)
      let key = Key(
        item: try entry.decode(ItemReference.self, forKey: .item),
        unit: try entry.decodeIfPresent(String.self, forKey: .unit) ?? "")
      amounts[key] = try entry.decode(ListRegister<Double>.self, forKey: .amount)
    }
    let isValid = ([typed].compactMap(\.self) + amounts.values).allSatisfy {
      (-1...1_000_000).contains($0.value)
    }
    guard isValid, amounts.keys.allSatisfy({ ShoppingList.Change.isUnit($0.unit) }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .amounts, in: container, debugDescription: "An amount is out of range.")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(typed, forKey: .typed)
    var list = container.nestedUnkeyedContainer(forKey: .amounts)
    for (key, amount) in amounts.sorted(by: { $0.key < $1.key }) {
      var entry = list.nestedContainer(keyedBy: CodingKeys.self)
      try entry.encode(key.item, forKey: .item)
      if !key.unit.isEmpty { try entry.encode(key.unit, forKey: .unit) }
      try entry.encode(amount, forKey: .amount)
    }
  }
}
