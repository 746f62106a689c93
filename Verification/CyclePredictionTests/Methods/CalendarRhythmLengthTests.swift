import CyclePrediction
import TestSupport
import Testing

@Suite("Calendar rhythm: which cycle lengths count") struct CalendarRhythmLengthTests {
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

  @Test(arguments: CalendarRhythm.Variant.allCases)
  func aCycleShorterThanTheTablesOfTheSourcesIsRefused(variant: CalendarRhythm.Variant) throws {
    for length in 1...20 {
      expectThrows(CalendarRhythm.Error.lengthTooShort(length)) {
        try CalendarRhythm(
          lengths: Array(repeating: 28, count: 13) + [length, 28], variant: variant)
      }
    }
    let lengths = Array(repeating: 21, count: 18)
    #expect(try CalendarRhythm(lengths: lengths, variant: variant).fertileDays.lowerBound >= 3)
  }

  @Test func noLengthOverflows() throws {
    for variant in CalendarRhythm.Variant.allCases {
      let long = try CalendarRhythm(
        lengths: Array(repeating: Int.max, count: 6), variant: variant)
      #expect(long.fertileDays.upperBound == .max - (variant == .knaus ? 13 : 11))
      let text = "\(long) \([long])"
      #expect(text.filter(\.isNumber).isEmpty)
    }
  }
}
