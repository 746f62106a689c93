import Essentials

/// References of items in about half of the memory of an array: most items are of a few kinds.
struct ItemReferences: RandomAccessCollection, Sendable {
  /// The kinds; if there are many, one can be there several times.
  private var kinds: ContiguousArray<ItemKind> = []
  /// The place of the kind of each reference.
  private var places: ContiguousArray<UInt32> = []
  private var ids: ContiguousArray<String> = []

  /// The number of kinds that are looked at for each reference.
  private static let lookedAt = 16

  var startIndex: Int { 0 }
  var endIndex: Int { ids.count }

  @inline(__always)
  subscript(position: Int) -> ItemReference {
    ItemReference(known: kinds[Int(places[position])], ids[position])
  }

  mutating func reserveCapacity(_ count: Int) {
    places.reserveCapacity(count)
    ids.reserveCapacity(count)
  }

  mutating func append(_ reference: ItemReference) {
    let place = kinds.suffix(Self.lookedAt).firstIndex(of: reference.kind) ?? kinds.count
    if place == kinds.count { kinds.append(reference.kind) }
    places.append(UInt32(truncatingIfNeeded: place))
    ids.append(reference.id)
  }
}
