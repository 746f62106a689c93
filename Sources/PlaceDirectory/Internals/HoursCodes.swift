import OpeningTimes

/// Numbers for the hours that are too involved for ``PlainWeeks``, so that a question is asked once of
/// places with the same hours.
struct HoursCodes: Sendable {
  private var codes: [OpeningHours: Int] = [:]
  /// The hours by their codes; `nil` where a code is free.
  private(set) var hours: ContiguousArray<OpeningHours?> = []
  /// The number of slots with each code.
  private var counts: ContiguousArray<Int> = []
  private var freeCodes: [Int] = []
  /// The code of each slot, or -1; slots behind the last one have none.
  private var codeOfSlot: ContiguousArray<Int32> = []

  /// The code of the hours of a slot, or -1.
  @inline(__always)
  func code(of slot: Int) -> Int { slot < codeOfSlot.count ? Int(codeOfSlot[slot]) : -1 }

  /// Sets the hours of a slot.
  mutating func set(_ hours: OpeningHours?, of slot: Int) {
    remove(slot)
    guard let hours, hours.table.plainWeek == nil else { return }
    while codeOfSlot.count <= slot { codeOfSlot.append(-1) }
    codeOfSlot[slot] = Int32(truncatingIfNeeded: insert(hours))
  }

  private mutating func insert(_ hours: OpeningHours) -> Int {
    if let code = codes[hours] {
      counts[code] += 1
      return code
    }
    let code = freeCodes.popLast() ?? self.hours.count
    if code == self.hours.count {
      self.hours.append(hours)
      counts.append(1)
    } else {
      self.hours[code] = hours
      counts[code] = 1
    }
    codes[hours] = code
    return code
  }

  private mutating func remove(_ slot: Int) {
    let code = code(of: slot)
    guard code >= 0, let hours = hours[code] else { return }
    codeOfSlot[slot] = -1
    counts[code] -= 1
    guard counts[code] == 0 else { return }
    codes[hours] = nil
    self.hours[code] = nil
    freeCodes.append(code)
  }
}
