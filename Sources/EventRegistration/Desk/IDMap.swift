import Essentials

/// Values by 128-bit IDs, whose hashes a seed randomizes.
struct IDMap<Value>: ~Copyable {
  private var numbers: IDTable
  /// The values by the number of their ID; those of free numbers are `nil`.
  private var slots: ContiguousArray<Value?> = []

  init(seed: UInt64) { numbers = IDTable(seed: seed) }

  /// The values in no order.
  var values: some Sequence<Value> { slots.lazy.compactMap(\.self) }

  subscript<Kind>(id: EntityID<Kind>) -> Value? {
    get { numbers.number(high: id.high, low: id.low).flatMap { slots[Int($0)] } }
    set {
      guard let value = newValue else {
        if let number = numbers.remove(high: id.high, low: id.low) { slots[Int(number)] = nil }
        return
      }
      let number = Int(numbers.insert(high: id.high, low: id.low))
      if number < slots.count { slots[number] = value } else { slots.append(value) }
    }
  }
}
