/// Lists of slots, each in ascending order, in few bytes.
///
/// A list has the difference of each slot to the one before, the first one to 0, in a unit of two bytes.
/// Differences that do not fit follow ``far`` in two units, the lower half first.
struct PostingLists: Sendable {
  private(set) var units: ContiguousArray<UInt16> = []
  /// Where each list begins, and at last the end.
  private(set) var starts: ContiguousArray<UInt32> = [0]

  /// What stands before a difference that is not less than this.
  static let far = UInt16.max

  init() {}

  /// Creates lists of what a function calls its argument with, twice: first to count, so that no list needs
  /// room to grow.
  ///
  /// The slots of each list must come in ascending order.
  init(count: Int, _ forEachSlot: (_ body: (_ list: Int, _ slot: UInt32) -> Void) -> Void) {
    var ends = ContiguousArray<UInt32>(repeating: 0, count: count + 1)
    var last = ContiguousArray<UInt32>(repeating: 0, count: count)
    forEachSlot { list, slot in
      ends[list + 1] += slot - last[list] < UInt32(Self.far) ? 1 : 3
      last[list] = slot
    }
    for list in 0..<count {
      ends[list + 1] += ends[list]
      last[list] = 0
    }
    starts = ends
    var units = ContiguousArray<UInt16>(repeating: 0, count: Int(ends[count]))
    forEachSlot { list, slot in
      let difference = slot - last[list]
      last[list] = slot
      var end = Int(ends[list])
      if difference >= UInt32(Self.far) {
        units[end] = Self.far
        units[end + 2] = UInt16(truncatingIfNeeded: difference >> 16)
        end += 1
        ends[list] += 2
      }
      units[end] = UInt16(truncatingIfNeeded: difference)
      ends[list] += 1
    }
    self.units = units
  }

  /// The number of lists.
  var count: Int { starts.count - 1 }

  /// The number of units of some lists, which is at least the number of their slots, and 0 without any.
  @inline(__always)
  func size(of lists: Range<Int>) -> Int {
    Int(starts[lists.upperBound]) - Int(starts[lists.lowerBound])
  }

  /// Calls `body` with each slot of a list.
  @inline(__always)
  func forEach(in list: Int, _ body: (_ slot: Int) -> Void) {
    var (index, slot) = (Int(starts[list]), 0)
    while index < Int(starts[list + 1]) {
      var difference = Int(units[index])
      if units[index] == Self.far {
        difference = Int(units[index + 1]) | Int(units[index + 2]) << 16
        index += 2
      }
      index += 1
      slot += difference
      body(slot)
    }
  }
}

/// The lists as plain arrays, as bytes have them.
extension PostingLists {
  /// Creates lists of all slots and where each list begins, or returns `nil` if a list is not in ascending
  /// order.
  init?(_ slots: ContiguousArray<UInt32>, _ starts: ContiguousArray<UInt32>) {
    let count = starts.count - 1
    for list in 0..<count {
      let range = Int(starts[list])..<Int(starts[list + 1])
      for index in range.dropFirst() where slots[index] <= slots[index - 1] { return nil }
    }
    self.init(count: count) { body in
      for list in 0..<count {
        for slot in slots[Int(starts[list])..<Int(starts[list + 1])] { body(list, slot) }
      }
    }
  }

  /// All slots, and where each list begins, and at last the end.
  var slots: (slots: ContiguousArray<UInt32>, starts: ContiguousArray<UInt32>) {
    var (slots, starts) = (ContiguousArray<UInt32>(), ContiguousArray<UInt32>([0]))
    slots.reserveCapacity(units.count)
    for list in 0..<count {
      forEach(in: list) { slots.append(UInt32(truncatingIfNeeded: $0)) }
      starts.append(UInt32(slots.count))
    }
    return (slots, starts)
  }
}
