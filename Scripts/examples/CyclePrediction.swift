// What a reader of the examples in doc comments has at hand; only the types matter.
import CyclePrediction
import Foundation

func show(_ values: Any?...) {}
func draw(_ observation: SymptoThermalChart.Observation?, atDay day: Int) {}
let today: CalendarDate = given()
let start: CalendarDate = given()
let recovery: CalendarDate = given()
let birth: CalendarDate = given()
let cycles: [Range<CalendarDate>] = given()
let forecast: CycleForecast = given()
let observed: [CervicalMucus] = given()
let chart: SymptoThermalChart = given()
nonisolated(unsafe) var history: CycleHistory = given()
nonisolated(unsafe) var day: DayLog = given()
let predictor: CyclePredictor = given()
let histories: [CyclePredictor.LengthHistory] = given()
nonisolated(unsafe) var medians: [Int] = given()
let data: Data = given()
let text: String = given()
let lengths: [Int] = given()
let german: Data = given()
