import CyclePrediction
import TestSupport

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// Creates the case at an index, or returns `nil` if there is none.
  init?(numbered index: Int) {
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }

  /// The index of the case.
  var number: Int { Self.allCases.firstIndex(of: self) ?? -1 }
}

extension FuzzBytes {
  /// A woman's context with any numbers.
  mutating func context() -> CycleContext {
    let ages: [Double?] = [nil, 15, 30, 42, 47, 55, .nan, .infinity, -1e300, 1e300]
    let conditions = byte()
    return CycleContext(
      age: choice(of: ages),
      conditions: Set(
        CycleContext.Condition.allCases.enumerated().filter { conditions >> $0.offset & 1 == 1 }
          .map(\.element)),
      feeding: conditions >> 6 == 0
        ? nil
        : LactationalAmenorrhea.Feeding.allCases[
          Int(conditions >> 6)],
      hormones: LifeStage.Hormones.allCases[Int(conditions >> 4 & 3)])
  }

  /// A date close to one of the two given, at a bound of the calendar, or anywhere.
  mutating func date(near known: CalendarDate, or latest: CalendarDate) -> CalendarDate {
    let kind = byte()
    let offset = Int(Int8(bitPattern: byte()))
    let date: CalendarDate? =
      switch kind {
      case 0..<120: known.adding(days: offset)
      case 120..<200: latest.adding(days: abs(offset) + 1)
      case 200..<220: CalendarDate.earliest.adding(days: abs(offset))
      case 220..<230: CalendarDate.latest.adding(days: -abs(offset))
      case 230..<240: known.adding(days: 365 * offset)
      default: CalendarDate.earliest.adding(days: Int(integer() as UInt32) % 3_652_059)
      }
    return date ?? known
  }
}
