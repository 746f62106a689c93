// What a reader of the examples in doc comments has at hand; only the types matter.
import Foundation
import PublicHealth

func show(_ values: Any?...) {}
func show(_ values: Any?..., at place: Coordinate) {}
let now: Int64 = given()
let plan: IsolationPlan = given()
let json: Data = given()
let decoder = JSONDecoder()
let days: [EpidemicDay] = given()
let arizona: EpidemicSeries = given()
let figure: EpidemicFigure = given()
let source: EpidemicFeed.Source = given()
let week: ClosedRange<CalendarDate> = given()
let thisPhone: UInt64 = given()
let onset: LocalDateTime = given()
nonisolated(unsafe) var journal: HealthJournal = given()
nonisolated(unsafe) var entry: HealthJournal.Entry = given()
nonisolated(unsafe) var generator = SystemRandomNumberGenerator()
let today: CalendarDate = given()
let dayOfOnset: CalendarDate = given()
let localNow: LocalDateTime = given()
let monday: CalendarDate = given()
let text: String = given()
let german: Data = given()
