// The foods that allergens are, and those that are made of them.
extension KnowledgeBase {
  /// Returns the bit of the allergen that a food is named after: peanut, but not peanut butter.
  func group(ofFood food: EntryID) -> UInt64 {
    let entry = self[food]
    guard entry.allergens != 0 else { return 0 }
    for bit in allergens.indices where entry.allergens & 1 << UInt64(bit) != 0 {
      // The allergen is in the plural: "en:peanuts".
      let id = self[allergens[bit]].id
      guard id.count >= entry.id.count, id.count - entry.id.count <= 1 else { continue }
      let isSame = (0..<entry.id.count).allSatisfy {
        text[Int(id.lowerBound) + $0] == text[Int(entry.id.lowerBound) + $0]
      }
      if isSame { return 1 << UInt64(bit) }
    }
    return 0
  }

  /// Whether a food is made of another one with its allergen, as butter is of milk.
  func isProduct(_ food: EntryID) -> Bool {
    let entry = self[food]
    guard entry.kind == .food, entry.allergens != 0, group(ofFood: food) == 0 else { return false }
    // Tree nuts are a kind of nuts, but not made of them.
    guard self.entry("en:tree-nut".utf8, of: .food) != food else { return false }
    let origins = links[entry.parents].filter { self[$0].allergens & entry.allergens != 0 }
    // Each word of "wheat gluten" is an allergen.
    let isPair = origins.count > 1 && origins.allSatisfy { group(ofFood: $0) != 0 }
    return !origins.isEmpty && !isPair
  }
}
