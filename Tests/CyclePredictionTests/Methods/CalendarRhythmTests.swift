import CyclePrediction
import TestSupport
import Testing

@Suite("Calendar rhythm: the rule of the handbook") struct CalendarRhythmTests {
  @Test(arguments: [(27, 31, 9...20), (24, 28, 6...17), (25, 31, 7...20)])
  func theHandbooksExamplesHold(shortest: Int, longest: Int, expected: ClosedRange<Int>) throws {
    let lengths = [28, shortest, 28, longest, 27, 28]
    for count in 0..<lengths.count {
      let rotated = Array(lengths[count...] + lengths[..<count])
      let rhythm = try CalendarRhythm(lengths: rotated)
      expectEqual(rhythm.fertileDays, expected)
      expect(rhythm.shortest == shortest && rhythm.longest == longest)
    }
  }

  @Test(arguments: 21...36)
  func theHandbooksTableHolds(length: Int) throws {
    let lengths = Array(repeating: length, count: 6)
    let rhythm = try CalendarRhythm(lengths: lengths)
    expectEqual(rhythm.fertileDays, length - 18...length - 11)
    expectEqual((-9...60).filter(rhythm.isFertile), Array(rhythm.fertileDays))
    let later = try CalendarRhythm(lengths: lengths, variant: .lastInfertileDay)
    expectEqual(later.fertileDays, length - 17...length - 11)
    let knaus = try CalendarRhythm(lengths: lengths + lengths + lengths, variant: .knaus)
    expectEqual(knaus.fertileDays, length - 17...length - 13)
    expectEqual(knaus.variant, .knaus)
  }

  @Test func tooFewCyclesMakeNoRule() throws {
    try expectEqual(CalendarRhythm(lengths: [365], variant: .knaus).fertileDays, 348...352)
    expectThrows(CalendarRhythm.Error.tooFewCycles) {
      try CalendarRhythm(lengths: [364], variant: .knaus)
    }
    for variant in CalendarRhythm.Variant.allCases {
      expectThrows(CalendarRhythm.Error.tooFewCycles) {
        try CalendarRhythm(lengths: [Int](), variant: variant)
      }
    }
    expectThrows(CalendarRhythm.Error.tooFewCycles) {
      try CalendarRhythm(lengths: [28, 28, 28, 28, 28])
    }
    expectThrows(CalendarRhythm.Error.tooFewCycles) {
      try CalendarRhythm(lengths: Array(repeating: 28, count: 13), variant: .knaus)
    }
  }

  @Test(arguments: [0, -1, Int.min])
  func aLengthBelow1IsRejectedIfConsidered(length: Int) throws {
    let lengths = [length, 28, 28, 28, 28, 28]
    expectThrows(CalendarRhythm.Error.lengthNotPositive(length)) {
      try CalendarRhythm(lengths: lengths)
    }
    try expectEqual(CalendarRhythm(lengths: lengths + [28]).fertileDays, 10...17)
    let error = CalendarRhythm.Error.lengthNotPositive(length)
    for text in ["\(error)", "\(CalendarRhythm.Error.tooFewCycles)", "\([error])"] {
      expect(!text.isEmpty && text.filter(\.isNumber).isEmpty)
    }
  }
}
