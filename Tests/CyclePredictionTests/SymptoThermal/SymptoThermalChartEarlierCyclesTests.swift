import CyclePrediction
import TestSupport
import Testing

@Suite("Sympto-thermal chart: limits of earlier cycles")
struct SymptoThermalChartEarlierCyclesTests {
  @Test(
    arguments: [
      // Minus 8 lengthens from twelve cycles on.
      ([14], 12, 6), ([13], 12, 5), ([16], 12, 8), ([7], 12, 0), ([8], 12, 0), ([9], 12, 1),
      ([10], 12, 2), ([16], 13, 8), ([16], 11, 5),
      // It shortens at once.
      ([11], 3, 3), ([12], 1, 4), ([14], 5, 5), ([13], 1, 5), ([8], 1, 0), ([7], 1, 0), ([1], 2, 0),
    ])
  func minus8CountsFromTheEarliestShift(earliest: [Int], count: Int, expected: Int) {
    for place in 0..<count {
      var days = Array(repeating: earliest[0] + 3, count: count)
      days[place] = earliest[0]
      expectEqual(
        SymptoThermalChart.EarlierCycles(firstHigherDays: days).infertileDaysAtBeginning, expected)
    }
  }

  @Test func isEncodedByItsProperties() throws {
    let earlier = SymptoThermalChart.EarlierCycles(
      firstHigherDays: [16, 14], isPreviousEvaluated: false, calendarLengths: [28],
      isFirstAfterHormonalContraception: true)
    let json =
      #"{"calendarLengths":[28],"firstHigherDays":[16,14],"isFirstAfterHormonalContraception":true,"#
      + #""isPreviousEvaluated":false}"#
    try expectEqual(encoded(earlier), json)
    try expectEqual(decoded(json), earlier)
    try expectEqual(decoded(#"{"later":1}"#), SymptoThermalChart.EarlierCycles())
  }
}
