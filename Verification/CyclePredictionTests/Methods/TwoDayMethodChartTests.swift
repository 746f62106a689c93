import CyclePrediction
import Testing

@Suite("TwoDay method: chart day by day") struct TwoDayMethodChartTests {
  @Test func aChartShowsItDayByDay() throws {
    let chart = try SymptoThermalChart(.none, mucus: "0*3 1 2 0 1 0x 4x - 0*3")
    let fertile = (-1...15).filter { TwoDayMethod.isFertile(onDay: $0, in: chart) }
    #expect(fertile == [-1, 0, 1, 5, 6, 9, 10, 11, 14, 15])
    #expect(TwoDayMethod.isFertile(onDay: .min, in: chart))
    #expect(TwoDayMethod.isFertile(onDay: .max, in: chart))
  }
}
