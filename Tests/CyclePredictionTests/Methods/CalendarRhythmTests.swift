import CyclePrediction
import Testing

@Suite struct CalendarRhythmTests {
  @Test(arguments: [(27, 31, 9...20), (24, 28, 6...17), (25, 31, 7...20)])
  func theHandbooksExamplesHold(shortest: Int, longest: Int, expected: ClosedRange<Int>) throws {
    let lengths = [28, shortest, 28, longest, 27, 28]
    for count in 0..<lengths.count {
      let rotated = Array(lengths[count...] + lengths[..<count])
      let rhythm = try CalendarRhythm(lengths: rotated)
      #expect(rhythm.fertileDays == expected)
      #expect(rhythm.shortest == shortest && rhythm.longest == longest)
    }
  }

  @Test(arguments: 21...36)
  func theHandbooksTableHolds(length: Int) throws {
    let lengths = Array(repeating: length, count: 6)
    let rhythm = try CalendarRhythm(lengths: lengths)
    #expect(rhythm.fertileDays == length - 18...length - 11)
    #expect((-9...60).filter(rhythm.isFertile) == Array(rhythm.fertileDays))
    let later = try CalendarRhythm(lengths: lengths, variant: .lastInfertileDay)
    #expect(later.fertileDays == length - 17...length - 11)
    let knaus = try CalendarRhythm(lengths: lengths + lengths + lengths, variant: .knaus)
    #expect(knaus.fertileDays == length - 17...length - 13)
    #expect(knaus.variant == .knaus)
  }

  @Test func onlyTheMostRecentCyclesCount() throws {
    let lengths = [20, 40, 27, 28, 29, 30, 31, 28]
    #expect(try CalendarRhythm(lengths: lengths).fertileDays == 9...20)
    #expect(try CalendarRhythm(lengths: lengths.dropLast()).fertileDays == 9...29)
    // Thirteen cycles of 28 days are 364: the fourteenth completes the year.
    let year = [21] + Array(repeating: 28, count: 13)
    #expect(try CalendarRhythm(lengths: year, variant: .knaus).shortest == 21)
    #expect(try CalendarRhythm(lengths: year + [28], variant: .knaus).shortest == 28)
    // Just 365 days are a year.
    #expect(try CalendarRhythm(lengths: [21, 365], variant: .knaus).shortest == 365)
  }

  @Test func tooFewCyclesMakeNoRule() throws {
    #expect(try CalendarRhythm(lengths: [365], variant: .knaus).fertileDays == 348...352)
    #expect(throws: CalendarRhythm.Error.tooFewCycles) {
      try CalendarRhythm(lengths: [364], variant: .knaus)
    }
    for variant in CalendarRhythm.Variant.allCases {
      #expect(throws: CalendarRhythm.Error.tooFewCycles) {
        try CalendarRhythm(lengths: [Int](), variant: variant)
      }
    }
    #expect(throws: CalendarRhythm.Error.tooFewCycles) {
      try CalendarRhythm(lengths: [28, 28, 28, 28, 28])
    }
    #expect(throws: CalendarRhythm.Error.tooFewCycles) {
      try CalendarRhythm(lengths: Array(repeating: 28, count: 13), variant: .knaus)
    }
  }

  @Test(arguments: [0, -1, Int.min])
  func aLengthBelow1IsRejectedIfConsidered(length: Int) throws {
    let lengths = [length, 28, 28, 28, 28, 28]
    #expect(throws: CalendarRhythm.Error.lengthNotPositive(length)) {
      try CalendarRhythm(lengths: lengths)
    }
    #expect(try CalendarRhythm(lengths: lengths + [28]).fertileDays == 10...17)
    let error = CalendarRhythm.Error.lengthNotPositive(length)
    for text in ["\(error)", "\(CalendarRhythm.Error.tooFewCycles)", "\([error])"] {
      #expect(!text.isEmpty && text.filter(\.isNumber).isEmpty)
    }
  }

  @Test func noLengthOverflows() throws {
    for variant in CalendarRhythm.Variant.allCases {
      let short = try CalendarRhythm(lengths: Array(repeating: 1, count: 400), variant: variant)
      #expect(short.fertileDays == 1...1)
      let long = try CalendarRhythm(
        lengths: Array(repeating: Int.max, count: 6), variant: variant)
      #expect(long.fertileDays.upperBound == .max - (variant == .knaus ? 13 : 11))
      let text = "\(long) \([long])"
      #expect(text.filter(\.isNumber).isEmpty)
    }
  }
}
