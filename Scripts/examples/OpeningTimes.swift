// What a reader of the examples in doc comments has at hand; only the types matter.
import OpeningTimes

let hours: OpeningHours = given()
let localNow: LocalDateTime = given()
let monday: CalendarDate = given()
let calendar: OpeningCalendar = given()
